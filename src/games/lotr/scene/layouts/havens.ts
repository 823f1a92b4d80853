/** The three havens: a short road with one great station for each event. */
import type { Place } from '../../types.ts'
import { HAVEN_SIZES, type Layout, type Share } from './layout.ts'

function haven(place: Place, layers: readonly string[], stops: readonly Share[], phoneStops: readonly Share[]): Layout {
  return {
    place,
    layers,
    sizes: HAVEN_SIZES,
    lines: {},
    stops,
    track: { width: 15, spacing: 9 },
    phone: { sizes: { main: 66, side: 66, lantern: 1.3 }, lines: {}, stops: phoneStops },
  }
}
export const BAG_END = haven(
  'bag_end',
  ['01-sky', '02-field', '03-hill', '04-lane', '05-air'],
  [
    [0.222, 0.745],
    [0.5, 0.79],
    [0.785, 0.735],
  ],
  [
    [0.19, 0.715],
    [0.5, 0.745],
    [0.81, 0.715],
  ],
)
export const RIVENDELL = haven(
  'rivendell',
  ['01-mountains', '02-cliffs', '03-terraces', '04-court', '05-air'],
  [
    [0.205, 0.735],
    [0.5, 0.785],
    [0.795, 0.725],
  ],
  [
    [0.19, 0.715],
    [0.5, 0.745],
    [0.81, 0.715],
  ],
)
export const LOTHLORIEN = haven(
  'lothlorien',
  ['01-wood', '02-trees', '03-lawn', '04-bank', '05-air'],
  [
    [0.2, 0.74],
    [0.495, 0.79],
    [0.79, 0.745],
  ],
  [
    [0.19, 0.715],
    [0.5, 0.745],
    [0.81, 0.715],
  ],
)
