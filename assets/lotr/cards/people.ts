// People on the cards: faces from the front and the side, shoulders, a fist.
import { f } from '../../kit/geometry'
import { area, dot, group, INK, SKIN, shade, shape, strands, stroke } from './pen'

/** face from the front, light from the left; t turns it (-1..1) */
export function face({
  x = 50,
  y = 46,
  w = 26,
  h = 34,
  skin = SKIN.fair,
  t = 0,
  brow = 1.6,
  eye = 1.7,
  mouth = 1,
  old = 0,
  lid = '',
} = {}) {
  const d = t * w * 0.1
  const a = w / 2
  const e = x + d
  const ey = y - h * 0.02
  const g = w * 0.21
  const sil =
    `M${f(x - a)} ${f(y - h * 0.3)}C${f(x - a)} ${f(y + h * 0.14)} ${f(x - a * 0.82)} ${f(y + h * 0.34)} ${f(x - a * 0.32)}
      ${f(y + h * 0.47)}` +
    `Q${x} ${f(y + h * 0.54)} ${f(x + a * 0.32)} ${f(y + h * 0.47)}C${f(x + a * 0.82)} ${f(y + h * 0.34)} ${f(x + a)} ${f(y + h * 0.14)}
      ${f(x + a)} ${f(y - h * 0.3)}` +
    `Q${x} ${f(y - h * 0.62)} ${f(x - a)} ${f(y - h * 0.3)}Z`
  const sh =
    `M${f(e + a * 0.16)} ${f(y - h * 0.5)}L${f(e + a * 0.1)} ${f(ey - 1)}L${f(e + a * 0.28)} ${f(y + h * 0.17)}L${f(e + a * 0.08)}
      ${f(y + h * 0.24)}L${f(e + a * 0.2)} ${f(y + h * 0.5)}` +
    `C${f(x + a * 0.82)} ${f(y + h * 0.36)} ${f(x + a)} ${f(y + h * 0.14)} ${f(x + a)} ${f(y - h * 0.3)}Q${f(x + a * 0.6)}
      ${f(y - h * 0.46)} ${f(e + a * 0.16)} ${f(y - h * 0.5)}Z`
  let o = shape(sil, skin, 1.2) + area(sh, '#7a4a2a', 0.34) + area(sh, 'url(#hA)', 0.22)
  const big = w > 34
  const k = w * (big ? 0.1 : 0.085)
  for (const c of eye ? [e - g, e + g] : []) {
    const u = c - w * 0.115
    const v = c + w * 0.115
    if (big)
      o += area(
        `M${f(u)} ${f(ey + 0.4)}Q${f(c)} ${f(ey - k)} ${f(v)} ${f(ey + 0.4)}Q${f(c)} ${f(ey + k * 0.9)} ${f(u)} ${f(ey + 0.4)}Z`,
        '#FBF3E0',
      )
    o +=
      stroke(`M${f(u)} ${f(ey + 0.4)}Q${f(c)} ${f(ey - k)} ${f(v)} ${f(ey + 0.4)}`, eye * 0.6) +
      dot(c, ey + (big ? 0.1 : 0.3), eye * (big ? 0.72 : 0.6), lid || INK, 0)
    if (big)
      o +=
        dot(c - 0.6, ey - 0.6, 0.6, '#fff', 0) +
        stroke(
          `M${f(u + 1)} ${f(ey + k * 0.5 + 0.6)}Q${f(c)} ${f(ey + k * 0.78 + 0.6)} ${f(v - 1)} ${f(ey + k * 0.5 + 0.6)}`,
          0.6,
          INK,
          0.6,
        )
  }
  if (brow)
    o += stroke(
      `M${f(e - g - w * 0.15)} ${f(ey - h * 0.1)}Q${f(e - g)} ${f(ey - h * 0.17)} ${f(e - w * 0.06)} ${f(ey - h * 0.09)}` +
        `M${f(e + w * 0.06)} ${f(ey - h * 0.09)}Q${f(e + g)} ${f(ey - h * 0.17)} ${f(e + g + w * 0.15)} ${f(ey - h * 0.1)}`,
      brow,
    )
  o += stroke(
    `M${f(e + w * 0.03)} ${f(ey + h * 0.01)}L${f(e + w * 0.07 + t)} ${f(y + h * 0.16)}Q${f(e + 1)} ${f(y + h * 0.2)} ${f(e - w * 0.07)}
      ${f(y + h * 0.17)}`,
    0.95,
  )
  if (mouth)
    o += stroke(
      `M${f(e - w * 0.14)} ${f(y + h * 0.29)}Q${f(e)} ${f(y + h * (mouth > 1 ? 0.36 : 0.3))} ${f(e + w * 0.15)} ${f(y + h * 0.285)}`,
      1.05,
    )
  if (old)
    o += stroke(
      `M${f(e - w * 0.3)} ${f(y + h * 0.1)}q1 3 0 5M${f(e + w * 0.3)} ${f(y + h * 0.1)}q-1 3 0 5M${f(x - w * 0.2)}
        ${f(y - h * 0.34)}h${f(w * 0.4)}M${f(x - w * 0.15)} ${f(y - h * 0.28)}h${f(w * 0.3)}`,
      0.6,
      INK,
      0.7,
    )
  return o
}

/** face from the side, looking left; origin at the ear; about 30 high at s=1 */
export const PROFILE =
  'M-3 -16C-9 -16 -12.5 -12 -13 -6.5C-13.2 -4.5 -12.4 -3.6 -13 -2C-14 .5 -16.3 2.4 -16.8 4' +
  'C-16.8 5.2 -15 5.4 -14 5.6' +
  'C-14.6 6.8 -15.2 7.4 -14.9 8.2L-13.4 9C-14.2 9.5 -14.7 10.3 -14.2 11.2C-13.6 12 -14.2 12.6 -14.2 14' +
  'C-14.2 16.2 -11.5 17.6 -8.5 17' +
  'C-4.5 16.2 -2 13.5 -.5 10.5C.5 15 -.5 20 -4 26L16 26C12 20 10 8 9 -10Z'

export const profile = (x: number, y: number, s: number, skin = SKIN.fair, { eye = 1, brow = 1.5 } = {}) =>
  group(
    shape(PROFILE, skin, (1.2 / s) * 1.1) +
      area('M-4 -16L-5 4C-4 10 -7 14 -8.5 17C-4.5 16.2 -2 13.5 -.5 10.5C.5 15 .5 20 0 26L16 26C12 20 10 8 9 -10Z', '#7a4a2a', 0.3) +
      (eye ? stroke('M-12.2 -1.5L-8.6 -1.3', 1.1) + dot(-10.6, -0.7, 0.9, INK, 0) : '') +
      (brow ? stroke('M-13 -4.8Q-10.5 -6.2 -7.5 -4.6', brow) : '') +
      stroke('M-14 9L-11.4 8.6M-14.5 5.5Q-13.2 4.2 -13.4 3.4', 0.9),
    `translate(${x} ${y}) scale(${s})`,
  )

/** shoulders and cloak of a bust */
export function bust(fill: string, { y = 68, sp = 42, neck = 11, folds = 6, x = 50 } = {}) {
  const d = `M${x - sp} 141L${x - sp} 101C${x - sp + 1} ${y + 18} ${x - sp * 0.72} ${y + 7} ${x - neck} ${y}L${x + neck}
    ${y}C${x + sp * 0.72} ${y + 7} ${x + sp - 1} ${y + 18} ${x + sp} 101L${x + sp} 141Z`
  const s = `M${x + neck * 0.3} ${y + 2}L${x + neck} ${y}C${x + sp * 0.72} ${y + 7} ${x + sp - 1} ${y + 18} ${x + sp}
    101V141H${x + sp * 0.5}C${x + sp * 0.62} ${y + 30} ${x + sp * 0.3} ${y + 14} ${x + neck * 0.3} ${y + 2}Z`
  return (
    shape(d, fill) +
    shade(s, 0.26) +
    (folds
      ? strands(
          `M${x - neck - 3} ${y + 4}C${x - 24} ${y + 14} ${x - 32} ${y + 22} ${x - sp + 5} 102`,
          `M${x - 2} ${y + 12}C${x - 4} ${y + 20} ${x - 6} ${y + 26} ${x - 7} 102`,
          folds,
          0.8,
          INK,
          0.6,
        )
      : '')
  )
}

/** fist round an upright shaft */
export const fist = (x: number, y: number, s: number, skin = SKIN.fair) =>
  group(
    [0, 1, 2, 3].map((i) => shape(`M-6.5 ${-10 + i * 5}h11.5a2.6 2.6 0 0 1 0 5.2h-11.5a2.6 2.6 0 0 1 0 -5.2Z`, skin, 1.1)).join('') +
      area('M2 -10H5.5A2.6 2.6 0 0 1 7 -5V8A2.6 2.6 0 0 1 5 10H1Z', '#7a4a2a', 0.35) +
      shape('M-9 4C-11 -3 -9 -10 -3 -12C0 -12.5 1 -9.5 -1 -8.5C-4 -7 -5.5 -3 -5 3Z', skin, 1.1),
    `translate(${x} ${y}) scale(${s})`,
  )
