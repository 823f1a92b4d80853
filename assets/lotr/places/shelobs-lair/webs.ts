// Shelob's Lair: webs, and bundles that hang in them.
import type { Rng } from '../../../kit/chance'
import { blob, f, lerp, line, smooth } from '../../../kit/geometry'
import { path } from '../../../kit/pen'

// ---- webs: spokes from a hub between two angles, sagging rings across them
export function web(
  cx: number,
  cy: number,
  R: number,
  a0: number,
  a1: number,
  n: number,
  rings: number,
  r: Rng,
  col = '#CFCBDD',
  op = 0.5,
  w = 0.9,
) {
  const sp = Array.from({ length: n + 1 }, (_, i) => {
    const a = lerp(a0, a1, i / n) + (r() - 0.5) * 0.08
    return [Math.cos(a), Math.sin(a), R * (0.85 + r() * 0.3)]
  })
  let d = ''
  let e = ''
  for (const [c, s, l] of sp) d += `M${f(cx)} ${f(cy)}L${f(cx + c * l)} ${f(cy + s * l)}`
  for (let k = 1; k <= rings; k++)
    for (let i = 0; i < n; i++) {
      if (r() < 0.12) continue
      const q = (k / rings) ** 1.15 * 0.93
      const [c1, s1, l1] = sp[i]
      const [c2, s2, l2] = sp[i + 1]
      const x1 = cx + c1 * l1 * q
      const y1 = cy + s1 * l1 * q
      const x2 = cx + c2 * l2 * q
      const y2 = cy + s2 * l2 * q
      e += `M${f(x1)} ${f(y1)}Q${f(lerp(cx, (x1 + x2) / 2, 0.9))} ${f(lerp(cy, (y1 + y2) / 2, 0.9) + 2)} ${f(x2)} ${f(y2)}`
    }
  return path(d, 'none', col, w * 1.15, `opacity="${op}"`) + path(e, 'none', col, w * 0.8, `opacity="${op * 0.9}"`)
}
// bundles in silk
export function bundle(x: number, y: number, h: number, thread: number, r: Rng) {
  const b = blob(x, y + h / 2, h * 0.26, h * 0.5, 12, 0.14, r)
  let d = ''
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const q = Math.sin(t * 3.1) * h * 0.25
    d += `M${f(x - q)} ${f(y + h * t - 2)}q${f(q)} 5 ${f(q * 2)} ${f((r() - 0.5) * 5)}`
  }
  return (
    path(`M${f(x)} ${f(y - thread)}V${f(y + 3)}`, 'none', '#CFCBDD', 1) +
    path(smooth([...b, b[0]]) + 'Z', '#8e8a94', '#0a070b', 1.2) +
    path(smooth(b.slice(8)), 'none', '#E6E9F5', 1.4, 'opacity=".8"') +
    path(d, 'none', '#2a2630', 1) +
    path(line(b.slice(0, 4)), 'none', '#1a161d', 3, 'opacity=".5"')
  )
}
