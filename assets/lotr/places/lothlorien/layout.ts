// Where the three stations stand, as fractions of the plate.
import { rows } from '../../../kit/geometry'

export const LOTHLORIEN = {
  R: 53,
  stops: rows('0.2 0.74, 0.495 0.79, 0.79 0.745'),
  lantern: 1.05,
}
