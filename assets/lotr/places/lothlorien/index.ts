// Lothlórien: lamps in the golden wood, and the mirror in its hollow.
import { shade } from '../../../kit/lights'
import { gradient, radial } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { way } from '../../../kit/ways'
import { bank, lanterns } from './bank'
import { hollow, lawn, tents } from './lawn'
import { LOTHLORIEN } from './layout'
import { goldenCanopy, greatTrees, hangingBridge, middleTrunks } from './trees'
import { air, farTrunks } from './wood'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs> ${radial(m + 's', '0 #D8CFA0, 0.22 #8fa08f, 0.5 #3f5766, 1 #141f2e', 'cx=".5" cy=".46" r=".72"')}
    ${gradient(m + 'g', '0 #7d8a56, 0.35 #4a6048, 1 #14201f')} ${gradient(m + 'b', '0 #5d7454, 0.5 #2f4640, 1 #0f1a1c')}</defs>`
/** the way from station to station, and on to the next place */
function trodden({ X, Y, P }: Stage) {
  const stops = P(LOTHLORIEN.stops)
  return way(
    [
      [X(-0.06), Y(0.66)],
      [X(0.05), Y(0.69)],
      stops[0],
      [X(0.345), Y(0.82)],
      stops[1],
      [X(0.645), Y(0.825)],
      stops[2],
      [X(0.9), Y(0.715)],
      [X(1.05), Y(0.675)],
    ],
    15,
    { light: '#F1EBC4', earth: '#6d7a58' },
  )
}
export function lothlorien(W: number, H: number): Plate {
  const s = stage(W, H, 3333, 'lo')
  const groups = {
    wood: air(s) + farTrunks(s),
    trees: middleTrunks(s) + hangingBridge(s) + greatTrees(s) + goldenCanopy(s),
    lawn: lawn(s) + tents(s) + hollow(s),
    bank: bank(s) + lanterns(s) + trodden(s),
    air: shade(s.m, W, H, { edge: '#0a121c', cx: 0.5, cy: 0.46, inner: 0.42, op: 0.68, top: 0.12 }),
  }
  return { defs: defs(s), groups, wash: 0.14, grain: 0.26 }
}
