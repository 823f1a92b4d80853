/** Smooth lines through points (Catmull-Rom), as pieces for drawing and as places along the way. Pure. */
import type { Point } from './camera.ts'

/** One cubic piece: two handles and an end. */
export interface Curve {
  readonly c1: Point
  readonly c2: Point
  readonly to: Point
}

export function curves(points: readonly Point[]): readonly Curve[] {
  const pieces: Curve[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    pieces.push({
      c1: { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 },
      c2: { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 },
      to: c,
    })
  }
  return pieces
}

/** The point a share `t` along piece `i`. */
export function along(points: readonly Point[], i: number, t: number): Point {
  const from = points[i] as Point
  const { c1, c2, to } = curves(points)[i] as Curve
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return { x: a * from.x + b * c1.x + c * c2.x + d * to.x, y: a * from.y + b * c1.y + c * c2.y + d * to.y }
}

/** Points at even distances along the whole line. */
export function strewn(points: readonly Point[], spacing: number): readonly Point[] {
  const found: Point[] = []
  let left = 0
  for (let i = 0; i + 1 < points.length; i++) {
    let last = points[i] as Point
    const parts = 24
    for (let s = 1; s <= parts; s++) {
      const p = along(points, i, s / parts)
      const length = Math.hypot(p.x - last.x, p.y - last.y)
      let at = left
      while (at <= length) {
        const t = length === 0 ? 0 : at / length
        found.push({ x: last.x + (p.x - last.x) * t, y: last.y + (p.y - last.y) * t })
        at += spacing
      }
      left = at - length
      last = p
    }
  }
  return found
}
