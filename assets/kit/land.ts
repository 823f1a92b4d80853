// Ground and growth: slopes, trunks, crowns, pines, grass, falls, rubble.
import type { Rng } from './chance'
import { COLOUR } from './colour'
import { blob, f, jagPath, line, type Point, poly, smooth } from './geometry'
import { id } from './names'
import { fall, gradient, path } from './pen'

/** how a slope is drawn */
export interface SlopeOptions {
  /** length and distance of the hatching, its lean and strength */
  depth?: number
  step?: number
  lean?: number
  op?: number
  /** light along the crest */
  rim?: string
  rimOp?: number
  col?: string
  /** broken instead of smooth */
  jagged?: number
  w?: number
}
/** a slope: filled edge, light line along the crest, hatching down the fall line */
export function slope(
  pts: readonly Point[],
  H: number,
  fill: string,
  r: Rng,
  { depth = 40, step = 5, lean = 0.3, op = 0.4, rim = '#F3DFAF', rimOp = 0.5, col = COLOUR.ink, jagged = 0, w = 0.8 }: SlopeOptions = {},
) {
  const p = jagged ? jagPath(pts, 5, jagged, r) : pts
  const d = jagged ? line(p) : smooth(p)
  const [a, b] = [p[0][0], p[p.length - 1][0]]
  return (
    `<path d="${d}L${f(b)} ${H + 40}L${f(a)} ${H + 40}Z" fill="${fill}"/>` +
    fall(p, depth, step, r, { lean, op, col, w }) +
    `<path d="${d}" fill="none" stroke="${col}" stroke-width="1.1" opacity=".8"/>` +
    `<path d="${jagged ? line(p.map((q) => [q[0], q[1] + 2])) : smooth(p.map((q) => [q[0], q[1] + 2]))}" fill="none"
      stroke="${rim}" ` +
    `stroke-width="1.3" opacity="${rimOp}"/>`
  )
}
/** broad-leaved crown: dark mass, lit clumps towards the light, engraved scallops on the shade side */
export function crown(
  x: number,
  y: number,
  rx: number,
  ry: number,
  [dark, mid, lit]: readonly string[],
  r: Rng,
  { n = 26, light = -1, up = 1, ink = '#1b2016', edge = 1.1 } = {},
) {
  let o = `<path d="${smooth(closed(blob(x, y, rx, ry, 17, 0.2, r)))}Z" fill="${dark}" stroke="${ink}" stroke-width="${edge}"/>`
  let hatch = ''
  let dab = ''
  for (let i = 0; i < n; i++) {
    const a = r() * Math.PI * 2
    const k = Math.sqrt(r()) * 0.8
    const cx = x + Math.cos(a) * rx * k
    const cy = y + Math.sin(a) * ry * k
    const l = ((light * (cx - x)) / rx) * 0.6 - ((up * (cy - y)) / ry) * 0.75 + (r() - 0.5) * 0.7
    const q = Math.min(rx, ry) * (0.17 + r() * 0.15)
    if (l > -0.3)
      o += `<path d="${smooth(closed(blob(cx, cy, q * 1.15, q * 0.85, 8, 0.24, r)))}Z" fill="${l > 0.22 ? lit : mid}" opacity=".92"
        stroke="${ink}" stroke-width=".6" stroke-opacity=".45"/>`
    if (l > 0.1) for (let k = 0; k < 3; k++) dab += `M${f(cx + (r() - 0.5) * q * 1.4)} ${f(cy - r() * q * 0.6)}q2 -1.6 3.6 0`
    hatch += `M${f(cx - q)} ${f(cy + q * 0.2)}q${f(q * 0.5)} ${f(q * 0.7)} ${f(q)} ${f(q * 0.25)}q${f(q * 0.55)} ${f(q * 0.45)}
      ${f(q * 0.95)} ${f(-q * 0.2)}`
  }
  return (
    o +
    `<path d="${hatch}" fill="none" stroke="${ink}" stroke-width=".85" opacity=".5" stroke-linecap="round"/>` +
    `<path d="${dab}" fill="none" stroke="#FFF3C4" stroke-width=".9" opacity=".45" stroke-linecap="round"/>`
  )
}

const closed = (pts: readonly Point[]) => [...pts, pts[0], pts[1]]

/** trunk with roots, bark hatched on its shaded side */
export function trunk(x: number, y: number, w: number, h: number, fill: string, r: Rng, { ink = '#17110b', lean = 0, roots = 1.9 } = {}) {
  const t = x + lean
  let d = ''
  for (let i = 0; i < Math.max(4, w / 2.2); i++) {
    const k = ((i + 0.5) / Math.max(4, w / 2.2)) * 2 - 1
    d += `M${f(x + k * w * 0.7)} ${f(y - r() * h * 0.1)}Q${f(x + k * w * 0.42 + (r() - 0.5) * 3)} ${f(y - h * 0.5)} ${f(t + k * w * 0.4)}
      ${f(y - h * (0.6 + r() * 0.4))}`
  }
  return (
    `<path d="M${f(x - w * 0.5 * roots)} ${f(y + 2)}Q${f(x - w * 0.55)} ${f(y - h * 0.12)} ${f(x - w * 0.45)}
      ${f(y - h * 0.4)}L${f(t - w * 0.42)} ${f(y - h)}` +
    `H${f(t + w * 0.42)}L${f(x + w * 0.45)} ${f(y - h * 0.4)}Q${f(x + w * 0.55)} ${f(y - h * 0.12)} ${f(x + w * 0.5 * roots)}
      ${f(y + 2)}Q${f(x)} ${f(y - 3)} ` +
    `${f(x - w * 0.5 * roots)} ${f(y + 2)}Z" fill="${fill}" stroke="${ink}" stroke-width="1.1"/>
      <path d="${d}" stroke="${ink}" stroke-width=".8" fill="none" opacity=".55"/>`
  )
}
/** a pine in ragged tiers */
export function pine(x: number, y: number, h: number, fill: string, r: Rng, { edge = '#101410', lit = '' } = {}) {
  const n = 4 + Math.round(h / 16)
  const L = [[x, y - h]]
  const R = []
  for (let i = 1; i <= n; i++) {
    const t = i / n
    const w = h * 0.24 * t * (0.85 + r() * 0.3)
    L.push([x - w, y - h * (1 - t) * 0.92 - h * 0.04], [x - w * 0.42, y - h * (1 - t) * 0.92 - h * 0.06])
    R.push([x + w, y - h * (1 - t) * 0.92 - h * 0.03], [x + w * 0.42, y - h * (1 - t) * 0.92 - h * 0.06])
  }
  const d = poly([...L, ...R.reverse()])
  return (
    `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width=".8"/>` +
    (lit ? `<path d="${line(L)}" fill="none" stroke="${lit}" stroke-width=".8" opacity=".55"/>` : '')
  )
}
/** n tufts of grass in a box of x, y, width, height */
export const tufts = (n: number, box: Point, r: Rng, col: string, op = 0.5, len = 5) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2]
    const y = box[1] + r() * box[3]
    d += `M${f(x)} ${f(y)}l${f((r() - 0.5) * 4)} ${f(-len * (0.5 + r() * 0.6))}m1 ${f(len * 0.5)}l${f(2 + r() * 2)}
      ${f(-len * (0.4 + r() * 0.5))}`
  }
  return `<path d="${d}" stroke="${col}" stroke-width=".9" opacity="${op}" fill="none" stroke-linecap="round"/>`
}
/** falling water: a bright ribbon, threads down its length, mist where it lands */
export function falls(
  x: number,
  y: number,
  w: number,
  h: number,
  r: Rng,
  { lean = 0, top = '#F7FBF7', foot = '#B9CDD2', mist = 1, spread = 1.35 } = {},
) {
  const g = id('wf')
  let d = ''
  let e = ''
  for (let i = 0; i < w * 1.1; i++) {
    const a = r()
    const t0 = r() * 0.6
    const t1 = Math.min(1, t0 + 0.15 + r() * 0.4)
    const X = (t: number) => x + lean * t + (a - 0.5) * w * (1 + (spread - 1) * t)
    d += `M${f(X(t0))} ${f(y + h * t0)}L${f(X(t1))} ${f(y + h * t1)}`
    if (i % 3 === 0) e += `M${f(X(t0) + 1)} ${f(y + h * t0)}L${f(X(t1) + 1)} ${f(y + h * t1)}`
  }
  return (
    `<defs>${gradient(g, `0 ${top}, 0.5 #E4EFEE, 1 ${foot} 0.75`)}</defs>
      <path d="M${f(x - w / 2)} ${f(y)}Q${f(x)} ${f(y - 3)} ${f(x + w / 2)} ${f(y)}` +
    `L${f(x + lean + (w * spread) / 2)} ${f(y + h)}H${f(x + lean - (w * spread) / 2)}Z" fill="url(#${g})"/>` +
    `<path d="${d}" stroke="#fff" stroke-width=".9" opacity=".8"/><path d="${e}" stroke="#54707c" stroke-width=".8" opacity=".55"/>` +
    (mist
      ? `<ellipse cx="${f(x + lean)}" cy="${f(y + h)}" rx="${f(w * 1.7 * mist + 6)}" ry="${f(w * 0.8 * mist + 4)}" fill="url(#glowW)"
        opacity=".85"/>`
      : '')
  )
}

/** rubble along the bottom corners */
export function rubble(cx: number, y: number, n: number, spread: number, size: number, r: Rng, fill: string, stroke: string) {
  let o = ''
  for (let i = 0; i < n; i++) {
    const q = size * (0.5 + r())
    o += path(poly(blob(cx + (r() - 0.5) * spread, y - r() * size * 0.5, q * 1.3, q * 0.8, 7, 0.35, r)), fill, stroke, 1)
  }
  return o
}
