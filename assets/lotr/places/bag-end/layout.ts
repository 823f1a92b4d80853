// Where the three stations stand, as fractions of the plate.
import { rows } from '../../../kit/geometry'

export const BAG_END = {
  R: 53,
  stops: rows('0.222 0.745, 0.5 0.79, 0.785 0.735'),
  lantern: 1.05,
}
