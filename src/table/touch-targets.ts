/**
 * What lies under a finger. Targets are circles or strips in board coordinates, larger than what is drawn (44 px at least);
 * where several overlap, the nearest wins, and among equals the one that can be used now. Pure.
 */
import type { Point } from './camera.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}
/** All within `r` of a line of points. */
export interface Strip {
  readonly points: readonly Point[]
  readonly r: number
}
export interface TouchTarget {
  readonly label: string
  readonly area: Spot | Strip
  /** The prompt's keys it stands for; empty: it cannot be used now. */
  readonly keys: readonly string[]
  /** The key it would have been; null where it is never a choice. */
  readonly why: string | null
  /** What a long press explains. */
  readonly topic: string | null
  /** Lower layers are only asked when nothing of a higher one is hit. */
  readonly layer: number
  /** Lies on the page and not on the board that the camera moves. */
  readonly isFixed: boolean
}

export const FINGER = 22

function distanceToStrip(points: readonly Point[], x: number, y: number): number {
  let best = Infinity
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point
    const b = points[i] as Point
    const dx = b.x - a.x
    const dy = b.y - a.y
    const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    best = Math.min(best, Math.hypot(x - a.x - dx * t, y - a.y - dy * t))
  }
  return best
}

/** How far the point is from the middle of the target, or Infinity outside of it. */
export function reach(target: TouchTarget, x: number, y: number): number {
  const { area } = target
  const distance = 'points' in area ? distanceToStrip(area.points, x, y) : Math.hypot(x - area.x, y - area.y)
  return distance <= area.r ? distance : Infinity
}

/** The target under a point; `board` is the same point as the camera sees it. */
export function targetAt(targets: readonly TouchTarget[], page: Point, board: Point): TouchTarget | null {
  let best: TouchTarget | null = null
  let bestScore = Infinity
  for (const target of targets) {
    const p = target.isFixed ? page : board
    const distance = reach(target, p.x, p.y)
    if (distance === Infinity) continue
    // usable things draw the finger a little
    const score = distance - (target.keys.length > 0 ? 6 : 0) - target.layer * 1000
    if (score < bestScore) {
      best = target
      bestScore = score
    }
  }
  return best
}
