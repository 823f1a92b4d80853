/** The three havens: a short road with one great station for each event. */
import type { Place } from '../../types.ts'
import { HAVEN_SIZES, type Layout, type Share } from './layout.ts'

/** The way runs through the three stops; `before`, `between` and `after` are its bends. */
interface Way {
  readonly before: readonly Share[]
  readonly between: readonly [Share, Share]
  readonly after: readonly Share[]
}

function haven(place: Place, layers: readonly string[], stops: readonly [Share, Share, Share], way: Way): Layout {
  return {
    place,
    layers,
    sizes: HAVEN_SIZES,
    lines: {},
    stops,
    way: [...way.before, stops[0], way.between[0], stops[1], way.between[1], stops[2], ...way.after],
    track: {},
    // the stones lie on the painted way, so they only grow
    phone: { sizes: { main: 66, side: 66, lantern: 1.3 }, lines: {}, stops },
  }
}
const at = (x: number, y: number): Share => [x, y]

export const BAG_END = haven(
  'bag_end',
  ['01-sky', '02-field', '03-hill', '04-lane', '05-air'],
  [at(0.222, 0.745), at(0.5, 0.79), at(0.785, 0.735)],
  { before: [at(0.207, 0.585), at(0.209, 0.63)], between: [at(0.36, 0.82), at(0.65, 0.82)], after: [at(0.89, 0.66), at(0.98, 0.605)] },
)
export const RIVENDELL = haven(
  'rivendell',
  ['01-mountains', '02-cliffs', '03-terraces', '04-court', '05-air'],
  [at(0.205, 0.735), at(0.5, 0.785), at(0.795, 0.725)],
  { before: [at(0.02, 0.678), at(0.05, 0.685)], between: [at(0.35, 0.815), at(0.65, 0.81)], after: [at(0.905, 0.69), at(0.98, 0.645)] },
)
export const LOTHLORIEN = haven(
  'lothlorien',
  ['01-wood', '02-trees', '03-lawn', '04-bank', '05-air'],
  [at(0.2, 0.74), at(0.495, 0.79), at(0.79, 0.745)],
  { before: [at(0.02, 0.681), at(0.05, 0.69)], between: [at(0.345, 0.82), at(0.645, 0.825)], after: [at(0.9, 0.715), at(0.98, 0.694)] },
)
