// What every layer of a picture needs, handed from the farthest to the nearest.
import { type Rng, rng } from './chance'
import { type Point, scaled } from './geometry'

export interface Stage {
  /** size of the picture in CSS pixels */
  W: number
  H: number
  /** one row of chance for the whole picture: layers must be drawn in order */
  r: Rng
  /** begins the names of this picture's gradients */
  m: string
  /** a fraction of the width, of the height, and of both */
  X: (t: number) => number
  Y: (t: number) => number
  P: (points: readonly Point[]) => number[][]
}
/** a stage of its own for a picture: size, seed of its chance, beginning of its names */
export const stage = (W: number, H: number, seed: number, m: string): Stage => ({
  W,
  H,
  r: rng(seed),
  m,
  X: (t) => t * W,
  Y: (t) => t * H,
  P: scaled(W, H),
})
