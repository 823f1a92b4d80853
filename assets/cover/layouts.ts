// The cover in two shapes: the middle of the door, its radius, the notice, the lamp.
import type { Rng } from '../kit/chance'

export interface CoverLayout {
  W: number
  H: number
  /** middle and radius of the door */
  CX: number
  CY: number
  R: number
  /** the blank notice: x, y, width, height */
  panel: [number, number, number, number]
  lamp: [number, number]
}
export const COVERS: Record<string, CoverLayout> = {
  landscape: { W: 1180, H: 820, CX: 398, CY: 414, R: 324, panel: [800, 92, 346, 604], lamp: [40, 172] },
  portrait: { W: 820, H: 1180, CX: 410, CY: 372, R: 300, panel: [190, 772, 440, 340], lamp: [30, 150] },
}
/** a layout and the one row of chance its parts share */
export type CoverStage = CoverLayout & { r: Rng }
