// Points, outlines and the paths made of them.
import type { Rng } from './chance'

/** x and y; some lists carry more columns */
export type Point = readonly number[]
/** a table of numbers, written as text: rows part at commas, columns at blanks */
export const rows = (text: string): number[][] => text.split(',').map((row) => row.trim().split(/\s+/).map(Number))

/** a number as it is written into a path: one decimal */
export const f = (n: number) => Math.round(n * 10) / 10

/** a closed outline */
export const poly = (pts: readonly Point[]) => `${line(pts)}Z`
/** an open one */
export const line = (pts: readonly Point[]) => `M${pts.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}`

/** a curve through the points (Catmull-Rom, written as Bezier) */
export function smooth(pts: readonly Point[], t = 0.5) {
  let d = 'M' + f(pts[0][0]) + ' ' + f(pts[0][1])
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i - 1] || pts[i]
    const b = pts[i]
    const c = pts[i + 1]
    const e = pts[i + 2] || c
    d += `C${f(b[0] + ((c[0] - a[0]) * t) / 3)} ${f(b[1] + ((c[1] - a[1]) * t) / 3)} ${f(c[0] - ((e[0] - b[0]) * t) / 3)}
      ${f(c[1] - ((e[1] - b[1]) * t) / 3)} ${f(c[0])} ${f(c[1])}`
  }
  return d
}

/** a line broken into n pieces, each shaken by up to amp */
export function jag(a: Point, b: Point, n: number, amp: number, r: Rng) {
  const o = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const w = i === 0 || i === n ? 0 : 1
    o.push([a[0] + (b[0] - a[0]) * t + w * (r() - 0.5) * amp * 0.6, a[1] + (b[1] - a[1]) * t + w * (r() - 0.5) * amp])
  }
  return o
}

/** the same along a polyline */
export function jagPath(pts: readonly Point[], n: number, amp: number, r: Rng) {
  let o: Point[] = []
  for (let i = 0; i < pts.length - 1; i++) {
    const s = jag(pts[i], pts[i + 1], n, amp, r)
    if (i) s.shift()
    o = o.concat(s)
  }
  return o
}

/** a round shape with n uneven corners */
export function blob(cx: number, cy: number, rx: number, ry: number, n: number, amp: number, r: Rng, rot = 0) {
  const o: Point[] = []
  for (let i = 0; i < n; i++) {
    const a = rot + (i / n) * Math.PI * 2 + (r() - 0.5) * 0.22
    const k = 1 + (r() - 0.5) * amp
    o.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k])
  }
  return o
}

/** fractions of the plate to pixels */
export const scaled = (W: number, H: number) => (pts: readonly Point[]) => pts.map(([x, y]) => [x * W, y * H])
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
/** height of a polyline (x ascending) at x */
export function yAt(pts: readonly Point[], x: number) {
  if (x <= pts[0][0]) return pts[0][1]
  for (let i = 1; i < pts.length; i++)
    if (x <= pts[i][0]) {
      const [a, b] = [pts[i - 1], pts[i]]
      return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1))
    }
  return pts[pts.length - 1][1]
}
/** distance of a point from a polyline */
export function distance(pts: readonly Point[], x: number, y: number) {
  let best = 1e9
  for (let i = 1; i < pts.length; i++) {
    const [ax, ay] = pts[i - 1]
    const [bx, by] = pts[i]
    const dx = bx - ax
    const dy = by - ay
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    best = Math.min(best, Math.hypot(x - ax - dx * t, y - ay - dy * t))
  }
  return best
}
