// What every part of the road picture needs.
import type { Rng } from '../../kit/chance'

export interface RoadStage {
  W: number
  H: number
  r: Rng
  /** begins the names of this picture's gradients */
  m: string
  /** the road's height against the landscape one */
  k: number
  /** place of a step on the road */
  X: (step: number) => number
  Y: (step: number) => number
  /** the candle theme */
  dark: boolean
  stoneR: number
}
