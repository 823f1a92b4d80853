// The plain tools: a path, a glow, hatching, gradients, the trembling of a hand.
import type { Rng } from './chance'
import { COLOUR } from './colour'
import { f, type Point } from './geometry'

/** one path element */
export const path = (d: string, fill = 'none', stroke = '', w = 1, extra = '') =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${w}"` : ''} ${extra}/>`

/** one of the soft lights of the kit: G gold, W white, E ember */
export const glow = (x: number, y: number, rx: number, ry: number, kind: string, op = 1, extra = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#glow${kind})" opacity="${op}" ${extra}/>`

/** the same, added to what lies under it */
export const halo = (x: number, y: number, rx: number, ry: number, op = 0.8, k = 'G', blend = 'screen') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#glow${k})" opacity="${op}" style="mix-blend-mode:${blend}"/>`

/** drawn by hand: the edges tremble */
export const wob = (inner: string) => `<g filter="url(#wob)">${inner}</g>`

/** fall-line hatching between an upper edge and a depth */
export function fall(
  pts: readonly Point[],
  depth: number,
  step: number,
  r: Rng,
  { lean = 0, minL = 0.25, w = 0.8, op = 0.5, col = COLOUR.ink } = {},
) {
  let d = ''
  for (let i = 0; i < pts.length - 1; i++) {
    const [x1, y1] = pts[i]
    const [x2, y2] = pts[i + 1]
    const L = Math.hypot(x2 - x1, y2 - y1)
    const n = Math.max(1, Math.round(L / step))
    for (let k = 0; k < n; k++) {
      const t = (k + r() * 0.6) / n
      const x = x1 + (x2 - x1) * t
      const y = y1 + (y2 - y1) * t
      const l = depth * (minL + r() * (1 - minL))
      d += `M${f(x)} ${f(y + 1)}l${f(lean * l + (r() - 0.5) * 3)} ${f(l)}`
    }
  }
  return `<path d="${d}" stroke="${col}" stroke-width="${w}" opacity="${op}" fill="none" stroke-linecap="round"/>`
}

/** stops as text: place, colour and, if not 1, opacity; parted by commas */
const stops = (text: string) =>
  text
    .split(',')
    .map((stop) => stop.trim().split(' '))
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`)
    .join('')
export const gradient = (name: string, text: string, attributes = 'x2="0" y2="1"') =>
  `<linearGradient id="${name}" ${attributes}>${stops(text)}</linearGradient>`
export const radial = (name: string, text: string, attributes = '') =>
  `<radialGradient id="${name}" ${attributes}>${stops(text)}</radialGradient>`
