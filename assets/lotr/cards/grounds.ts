// Grounds for the card pictures: skies, rays, hills, peaks, pines, stars, webs.
import { rng } from '../../kit/chance'
import { f, type Point, smooth } from '../../kit/geometry'
import { id } from '../../kit/names'
import { fall } from '../../kit/pen'
import { area, dot, group, INK, shade, shape, stroke } from './pen'

export function sky(a: string, b: string, m?: string) {
  const i = id('sk')
  return (
    `<linearGradient id="${i}" x2="0" y2="1"><stop offset="0" stop-color="${a}"/>${m ? `<stop offset=".55" stop-color="${m}"/>` : ''}` +
    `<stop offset="1" stop-color="${b}"/></linearGradient><rect width="100" height="140" fill="url(#${i})"/>`
  )
}

export function rays(cx: number, cy: number, r1: number, r2: number, n = 56, sw = 0.8, col = INK, op = 0.4) {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * Math.PI * 2
    const k = i % 2 ? 1 : 0.8
    d += `M${f(cx + Math.cos(a) * r1)} ${f(cy + Math.sin(a) * r1)}L${f(cx + Math.cos(a) * r2 * k)} ${f(cy + Math.sin(a) * r2 * k)}`
  }
  return stroke(d, sw, col, op)
}

/** level engraving lines, thinning downwards or upwards */
export function bands(y0: number, y1: number, n: number, col = INK, op = 0.35, seed = 3) {
  const q = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const y = y0 + ((y1 - y0) * i) / n
    let x = -q() * 20
    while (x < 100) {
      const l = 14 + q() * 34
      d += `M${f(x)} ${f(y)}h${f(l)}`
      x += l + 2 + q() * 9
    }
  }
  return stroke(d, 0.7, col, op)
}

export function hills(y: number, a: number, fill: string, n = 5, seed = 7, hatch = 1) {
  const q = rng(seed)
  const p = []
  for (let i = 0; i <= n; i++) p.push([(i * 100) / n, y - (i % 2 ? a : 0) - q() * a * 0.7])
  return shape(smooth(p) + 'L101 141L-1 141Z', fill, 1) + (hatch ? fall(p, 16, 3.4, q, { lean: 0.5, w: 0.7, op: 0.34 }) : '')
}

export function peaks(pts: readonly Point[], fill: string, snow?: string, base = 101) {
  const q = rng(pts.length * 31 + 5)
  let o = ''
  o += shape('M' + pts.map((p) => p.join(' ')).join('L') + `L101 ${base}L-1 ${base}Z`, fill, 1)
  pts.forEach((p, i) => {
    const a = pts[i - 1]
    const b = pts[i + 1]
    if (!a || !b || p[1] > a[1] || p[1] > b[1]) return
    const s = 0.36
    const l = [p[0] + (a[0] - p[0]) * s, p[1] + (a[1] - p[1]) * s]
    const r = [p[0] + (b[0] - p[0]) * s, p[1] + (b[1] - p[1]) * s]
    o += shade(
      `M${p[0]} ${p[1]}L${b[0]} ${b[1]}L${f(p[0] + (b[0] - p[0]) * 0.2)} ${b[1] + 2}L${f(p[0] + 2)} ${f(p[1] + (b[1] - p[1]) * 0.5)}Z`,
      0.2,
    )
    if (snow)
      o += shape(
        `M${p[0]} ${p[1]}L${f(r[0])} ${f(r[1])}L${f(p[0] + (r[0] - p[0]) * 0.5)} ${f(r[1] - 2)}L${f(p[0])} ${f(r[1] + 3)}` +
          `L${f(p[0] + (l[0] - p[0]) * 0.5)} ${f(l[1] - 2)}L${f(l[0])} ${f(l[1])}Z`,
        snow,
        0.8,
      )
    else o += fall([l, p, r], 18, 3, q, { lean: 0.2, w: 0.7, op: 0.3 })
  })
  return o
}

export function pines(x0: number, x1: number, y: number, h: number, n: number, fill: string, seed = 5) {
  const q = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + q() * 0.5)) / n
    const k = h * (0.7 + q() * 0.6)
    const w = k * 0.22
    d += `M${f(x)} ${f(y - k)}l${f(w * 0.6)} ${f(k * 0.4)}h${f(-w * 0.25)}l${f(w * 0.65)} ${f(k * 0.6)}h${f(-w * 2)}l${f(w * 0.65)}
      ${f(-k * 0.6)}h${f(-w * 0.25)}Z`
  }
  return area(d, fill)
}

export function stars(n: number, y: number, seed = 4, col = '#F8EED0') {
  const q = rng(seed)
  let o = ''
  for (let i = 0; i < n; i++) o += dot(q() * 100, q() * y, 0.4 + q() * 0.8, col, 0)
  return o
}

export const glow = (x: number, y: number, r: number, k = 'W', op = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow${k})" opacity="${op}"/>`

/** four-point spark */
export const spark = (x: number, y: number, r: number, col = '#FFFBEA', op = 1) => {
  const k = f(r * 0.16)
  return area(
    `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`,
    col,
    op,
  )
}

export const star = (x: number, y: number, r: number, n = 5, k = 0.42, rot = -90) => {
  let d = ''
  for (let i = 0; i < n * 2; i++) {
    const a = ((rot + (i * 180) / n) * Math.PI) / 180
    const q = i % 2 ? r * k : r
    d += (i ? 'L' : 'M') + f(x + Math.cos(a) * q) + ' ' + f(y + Math.sin(a) * q)
  }
  return d + 'Z'
}

/** spider web in a corner */
export function web(x: number, y: number, R: number, a0: number, a1: number, n = 6, col = '#d8d4c4', op = 0.5) {
  let d = ''
  const A = (i: number) => ((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180
  for (let i = 0; i <= n; i++) d += `M${x} ${y}L${f(x + Math.cos(A(i)) * R)} ${f(y + Math.sin(A(i)) * R)}`
  for (let k = 1; k < 6; k++)
    for (let i = 0; i < n; i++) {
      const r = (R * k) / 6
      const m = (A(i) + A(i + 1)) / 2
      d +=
        `M${f(x + Math.cos(A(i)) * r)} ${f(y + Math.sin(A(i)) * r)}Q${f(x + Math.cos(m) * r * 0.84)} ${f(y + Math.sin(m) * r * 0.84)} ` +
        `${f(x + Math.cos(A(i + 1)) * r)} ${f(y + Math.sin(A(i + 1)) * r)}`
    }
  return stroke(d, 0.7, col, op)
}

/** one leaf, stem at x,y, pointing to angle a */
export const leaf = (x: number, y: number, a: number, l: number, fill = '#5f8258', vein = INK, sw = 1) =>
  group(
    shape(
      `M0 0C${f(l * 0.3)} ${f(-l * 0.32)} ${f(l * 0.8)} ${f(-l * 0.28)} ${l} 0C${f(l * 0.8)} ${f(l * 0.28)} ${f(l * 0.3)} ${f(l * 0.32)} 0 0Z`,
      fill,
      sw,
    ) +
      stroke(
        `M0 0H${f(l * 0.88)}M${f(l * 0.3)} 0l${f(l * 0.16)} ${f(-l * 0.14)}M${f(l * 0.3)} 0l${f(l * 0.16)} ${f(l * 0.14)}` +
          `M${f(l * 0.55)} 0l${f(l * 0.14)} ${f(-l * 0.11)}M${f(l * 0.55)} 0l${f(l * 0.14)} ${f(l * 0.11)}`,
        sw * 0.7,
        vein,
        0.9,
      ),
    `translate(${f(x)} ${f(y)}) rotate(${a})`,
  )
