// The trees of Lothlórien: silver trunks, platforms round them, golden crowns.
import type { Rng } from '../../../kit/chance'
import { f, type Point } from '../../../kit/geometry'
import { crown } from '../../../kit/land'
import { lamp } from '../../../kit/lights'
import { id } from '../../../kit/names'
import { gradient } from '../../../kit/pen'

/** a mallorn: smooth silver trunk, flared root, long vertical strokes, light from the lamps on one side */
export function mallorn(
  x: number,
  y: number,
  w: number,
  top: number,
  r: Rng,
  { lit = '#C4CCC8', mid = '#8d9a9c', shade = '#3d4a54', ink = '#141b22', light = -1, lean = 0, op = 1 } = {},
) {
  const h = y - top
  const t = x + lean
  const a = w / 2
  const edge = (k: number) =>
    `M${f(x + a * k * 1.9)} ${f(y + 3)}C${f(x + a * k * 1.15)} ${f(y - h * 0.06)} ${f(x + a * k)} ${f(y - h * 0.18)}
      ${f(t + a * k * 0.84)} ${f(top)}`
  let d = ''
  let e = ''
  for (let i = 0; i < w * 0.8; i++) {
    const k = r() * 2 - 1
    const y0 = y - h * (0.02 + r() * 0.7)
    const l = h * (0.05 + r() * 0.2)
    k * light < 0.1
      ? (d += `M${f(x + k * a * 0.95)} ${f(y0)}Q${f(x + k * a * 0.9 + (r() - 0.5) * 2)} ${f(y0 - l / 2)}
        ${f(x + k * a * 0.92 + lean * 0.5)} ${f(y0 - l)}`)
      : (e += `M${f(x + k * a * 0.9)} ${f(y0)}V${f(y0 - l)}`)
  }
  const body = `${edge(-1)}H${f(t + a * 0.84)}C${f(x + a)} ${f(y - h * 0.18)} ${f(x + a * 1.15)} ${f(y - h * 0.06)} ${f(x + a * 1.9)}
    ${f(y + 3)}Q${f(x)} ${f(y - 5)} ${f(x - a * 1.9)} ${f(y + 3)}Z`
  const g = id('ml')
  return (
    `<g opacity="${op}">
      <defs>${gradient(g, light < 0 ? `0 ${lit}, 0.45 ${mid}, 1 ${shade}` : `0 ${shade}, 0.55 ${mid}, 1 ${lit}`, '')}</defs>
      <path d="${body}" fill="url(#${g})" stroke="${ink}" stroke-width="1.2"/>` +
    `<path d="${d}" stroke="${ink}" stroke-width=".9" fill="none" opacity=".6"/>
      <path d="${e}" stroke="#fff" stroke-width=".8" opacity=".35"/></g>`
  )
}
/** round platform about a trunk, on brackets, with rail and hanging lamps */
export function flet(x: number, y: number, w: number, { lamps = 3, rail = true } = {}) {
  const h = w * 0.17
  let o =
    `<path d="M${f(x - w * 0.3)} ${f(y + 2)}L${f(x - w * 0.06)} ${f(y + w * 0.3)}H${f(x + w * 0.06)}L${f(x + w * 0.3)} ${f(y + 2)}Z"
      fill="#5d5648" stroke="#15110c" stroke-width="1.1"/>` +
    `<path d="M${f(x - w / 2)} ${f(y)}Q${f(x)} ${f(y + h)} ${f(x + w / 2)} ${f(y)}L${f(x + w / 2)} ${f(y + 6)}Q${f(x)} ${f(y + h + 9)}
      ${f(x - w / 2)} ${f(y + 6)}Z" fill="#6d5c40" stroke="#15110c" stroke-width="1.2"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w / 2)}" ry="${f(h * 0.5)}" fill="#D9C38c" stroke="#15110c" stroke-width="1.1"/>`
  let p = ''
  for (let i = -5; i <= 5; i++) p += `M${f(x + i * w * 0.09)} ${f(y - h * 0.46)}L${f(x + i * w * 0.095)} ${f(y + h * 0.46)}`
  o += `<path d="${p}" stroke="#5a4828" stroke-width=".8" opacity=".6"/>`
  if (rail) {
    let b = ''
    for (let i = 0; i <= 14; i++) {
      const a = (Math.PI * i) / 14
      b += `M${f(x + (Math.cos(a) * w) / 2)} ${f(y + Math.sin(a) * h * 0.5)}v-10`
    }
    o += `<path d="${b}" stroke="#15110c" stroke-width="1.6"/><path d="${b}" stroke="#D9C38c" stroke-width=".8"/>
      <path d="M${f(x - w / 2)} ${f(y - 10)}A${f(w / 2)} ${f(h * 0.5)} 0 0 0 ${f(x + w / 2)} ${f(y - 10)}" fill="none" stroke="#15110c"
      stroke-width="2.6"/>
      <path d="M${f(x - w / 2)} ${f(y - 10)}A${f(w / 2)} ${f(h * 0.5)} 0 0 0 ${f(x + w / 2)} ${f(y - 10)}" fill="none" stroke="#EAD9A4"
      stroke-width="1.2"/>`
  }
  for (let i = 0; i < lamps; i++) {
    const k = lamps < 2 ? 0 : (i / (lamps - 1)) * 2 - 1
    o += lamp(x + k * w * 0.44, y + h * 0.5 * (1 - k * k) + 9, 0.95, '#FFF0B4', '#22303a', 0.85)
  }
  return o
}
/** canopy of gold: many small crowns along a line */
export function canopy(pts: readonly Point[], rx: number, ry: number, cols: string[], r: Rng, n = 14, o = {}) {
  return pts.map(([x, y]) => crown(x, y, rx * (0.8 + r() * 0.5), ry * (0.8 + r() * 0.4), cols, r, { n, ink: '#2a1c08', ...o })).join('')
}
