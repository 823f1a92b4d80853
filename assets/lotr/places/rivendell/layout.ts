// Where the three stations stand, as fractions of the plate.
import { rows } from '../../../kit/geometry'

export const RIVENDELL = {
  R: 53,
  stops: rows('0.205 0.735, 0.5 0.785, 0.795 0.725'),
  lantern: 1.05,
}
