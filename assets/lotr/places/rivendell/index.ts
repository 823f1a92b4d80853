// Rivendell: a clear autumn morning over the last homely house.
import { shade } from '../../../kit/lights'
import { gradient, halo } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { way } from '../../../kit/ways'
import { cliffs, valleyHead } from './cliffs'
import { boughs, court } from './court'
import { RIVENDELL } from './layout'
import { mountains, sky } from './mountains'
import { bridge, leftTerrace, rightTerrace } from './terraces'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs> ${gradient(m + 's', '0 #5f93ad, 0.2 #A9C6c8, 0.42 #F7E9C2, 0.6 #F9E2A8')}
    ${gradient(m + 'l', '0 #B9A884, 0.5 #8d7d60, 1 #50463a')} ${gradient(m + 'r', '0 #A09680, 0.5 #736b5c, 1 #403a33')}
    ${gradient(m + 'g', '0 #96984e, 0.5 #647238, 1 #2c3a22')} ${gradient(m + 'v', '0 #E4F0EE, 0.5 #86b0ba, 1 #3a6476')}
    ${gradient(m + 't', '0 #EBDDB2, 0.12 #CDB884, 1 #6b5836')}</defs>`
/** the way from station to station, and on to the next place */
function trodden({ X, Y, P }: Stage) {
  const stops = P(RIVENDELL.stops)
  return way(
    [
      [X(-0.06), Y(0.66)],
      [X(0.05), Y(0.685)],
      stops[0],
      [X(0.35), Y(0.815)],
      stops[1],
      [X(0.65), Y(0.81)],
      stops[2],
      [X(0.905), Y(0.69)],
      [X(1.05), Y(0.6)],
    ],
    15,
    { earth: '#C9B98c' },
  )
}
export function rivendell(W: number, H: number): Plate {
  const s = stage(W, H, 2222, 'ri')
  const groups = {
    mountains: sky(s) + mountains(s),
    cliffs: valleyHead(s) + cliffs(s),
    terraces: leftTerrace(s) + rightTerrace(s) + bridge(s),
    court: court(s) + boughs(s) + trodden(s),
    air: shade(s.m, W, H, { edge: '#1a1712', cx: 0.5, cy: 0.45, inner: 0.5, op: 0.6, top: 0.08 }),
  }
  return {
    defs: defs(s),
    groups,
    wash: 0.14,
    grain: 0.26,
    tints: [
      halo(s.X(0.5), s.Y(0.42), W * 0.46, H * 0.44, 0.6, 'G', 'normal'),
      halo(s.X(0.5), s.Y(0.78), W * 0.4, H * 0.2, 0.45, 'G', 'normal'),
    ],
  }
}
