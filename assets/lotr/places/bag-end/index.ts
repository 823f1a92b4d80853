// Bag End: evening at the round door, lights of a party in the field, and a rider on the road.
import { shade } from '../../../kit/lights'
import { gradient } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { way } from '../../../kit/ways'
import { guests, mill, partyField, partyTree } from './field'
import { hill } from './hill'
import { darkWood, fence, gate, grass, lawn, tallGrass } from './lane'
import { BAG_END } from './layout'
import { farDowns, fireworks, sky } from './sky'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs> ${gradient(m + 's', '0 #1f2c44, 0.22 #3f4c69, 0.36 #8a6d72, 0.47 #E0A466, 0.56 #F8DFA4')}
    ${gradient(m + 'h', '0 #6d8046, 0.4 #4c6038, 1 #2a3823')} ${gradient(m + 'f', '0 #8d8f4e, 0.4 #5c6c3c, 1 #2c3a25')}
    ${gradient(m + 'w', '0 #F2C98c, 0.5 #8f8390, 1 #48506a')}
    ${gradient(m + 'n', '0 #0f1519 0, 0.5 #0d1317 0.6, 1 #080b0f 0.94', '')}</defs>`
/** the way from station to station, and on to the next place */
function trodden({ X, Y, P }: Stage) {
  const stops = P(BAG_END.stops)
  return way(
    [
      [X(0.207), Y(0.585)],
      [X(0.209), Y(0.63)],
      stops[0],
      [X(0.36), Y(0.82)],
      stops[1],
      [X(0.65), Y(0.82)],
      stops[2],
      [X(0.89), Y(0.66)],
      [X(1.06), Y(0.55)],
    ],
    15,
    { earth: '#8d7a4c' },
  )
}
export function bagEnd(W: number, H: number): Plate {
  const s = stage(W, H, 1111, 'be')
  const groups = {
    sky: sky(s) + fireworks(s) + farDowns(s),
    field: mill(s) + partyField(s) + partyTree(s) + guests(s),
    hill: hill(s),
    lane: lawn(s) + fence(s) + gate(s) + darkWood(s) + grass(s) + tallGrass(s) + trodden(s),
    air: shade(s.m, W, H, { cx: 0.42, cy: 0.5, inner: 0.4, op: 0.72, top: 0.22 }),
  }
  return { defs: defs(s), groups, wash: 0.14, grain: 0.26 }
}
