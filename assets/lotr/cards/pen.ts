// Pen for the card pictures: every picture is drawn in a box of 100 x 100 and cropped evenly to its window.
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'

export const INK = '#21160d',
  DARK = '#140c08'

export const SKIN = { fair: '#E6C39A', tan: '#D3A274', pale: '#EDD9B8', brown: '#B98255' }

/** draws itself at a size; without one, at the size of its box */
export type CardPicture = (w?: number, h?: number) => string
/** a picture whose drawing box is W x H, cropped evenly to the size asked for */
export const pic =
  (draw: () => string, W = 100, H = 100): CardPicture =>
  (w = W, h = H) =>
    `<svg width="${w}" height="${h}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${draw()}</svg>`

/** outlined shape */
export const shape = (d: string, fill: string, sw = 1.3, x = '') =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${sw}" stroke-linejoin="round" stroke-linecap="round" ${x}/>`

/** plain shape */
export const area = (d: string, fill: string, op = 1) => `<path d="${d}" fill="${fill}"${op < 1 ? ` opacity="${op}"` : ''}/>`

/** line */
export const stroke = (d: string, sw = 1, col = INK, op = 1) =>
  `<path d="${d}" fill="none" stroke="${col}" stroke-width="${sw}" stroke-linecap="round"
    stroke-linejoin="round"${op < 1 ? ` opacity="${op}"` : ''}/>`

/** a shape in shadow: a wash and hatching */
export const shade = (d: string, op = 0.3) => area(d, DARK, op) + area(d, 'url(#hA)', 0.34)

export const group = (s: string, tf: string, x = '') => `<g transform="${tf}" ${x}>${s}</g>`

export const dot = (x: number, y: number, r: number, fill: string, sw = 1.2, st = INK) =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${sw ? ` stroke="${st}" stroke-width="${sw}"` : ''}/>`

export const mirror = (s: string) => s + group(s, 'translate(100 0) scale(-1 1)')

/** n strokes between two paths of the same build: hair, beards, folds, feathers */
export function strands(a: string, b: string, n: number, sw = 0.8, col = INK, op = 0.8) {
  const num = (s: string) => (s.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const A = num(a)
  const B = num(b)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? i / (n - 1) : 0.5
    let k = 0
    d += a.replace(/-?\d*\.?\d+/g, () => {
      const v = f(A[k] + (B[k] - A[k]) * t)
      k++
      return v + ' '
    })
  }
  return stroke(d, sw, col, op)
}

/** fill with a clipped set of strokes */
export function clip(d: string, inner: string) {
  const c = id('cl')
  return `<clipPath id="${c}"><path d="${d}"/></clipPath><g clip-path="url(#${c})">${inner}</g>`
}
