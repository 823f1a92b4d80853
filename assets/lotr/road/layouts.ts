// The road of corruption in three sizes: where its steps lie.

export interface RoadLayout {
  W: number
  H: number
  /** x of step 0, width of a step, middle height and swing of the road */
  step0: number
  dx: number
  y0: number
  wig: number
  /** half the width of a milestone */
  stoneR: number
}
export const ROADS: Record<string, RoadLayout> = {
  landscape: { W: 1180, H: 126, step0: 52, dx: 71, y0: 92, wig: 5, stoneR: 15 },
  portrait: { W: 820, H: 124, step0: 36, dx: 49.6, y0: 90, wig: 5, stoneR: 14 },
  phone: { W: 390, H: 104, step0: 14, dx: 24.1, y0: 76, wig: 3, stoneR: 8.5 },
}
/** number of milestones, 0 to 15 */
export const STEPS = 16
export const stepX = (l: RoadLayout, i: number) => l.step0 + i * l.dx
export const stepY = (l: RoadLayout, i: number) => l.y0 + Math.sin(i * 0.75) * l.wig
