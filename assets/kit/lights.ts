// Lights and air: lamps, stars, long clouds, the shade over a plate.
import type { Rng } from './chance'
import { f, type Point } from './geometry'
import { gradient, radial } from './pen'

/** hanging lamp: small paper or glass lantern with its halo */
export const lamp = (x: number, y: number, s = 1, body = '#FFE7A0', cap = '#3a2a17', halo = 0.75) =>
  `<ellipse cx="${f(x)}" cy="${f(y + 6 * s)}" rx="${f(22 * s)}" ry="${f(22 * s)}" fill="url(#glowG)" opacity="${halo}"/>` +
  `<path d="M${f(x - 3.4 * s)} ${f(y + 2 * s)}H${f(x + 3.4 * s)}L${f(x + 4.4 * s)} ${f(y + 7 * s)}L${f(x + 2.6 * s)}
    ${f(y + 12 * s)}H${f(x - 2.6 * s)}L${f(x - 4.4 * s)} ` +
  `${f(y + 7 * s)}Z" fill="${body}" stroke="${cap}" stroke-width="${f(Math.max(0.7, 0.9 * s))}"/>
    <path d="M${f(x - 3 * s)} ${f(y + 2 * s)}L${f(x)} ${f(y - 1.6 * s)}L${f(x + 3 * s)} ` +
  `${f(y + 2 * s)}Z" fill="${cap}"/>`
export function stars(n: number, box: Point, r: Rng, op = 0.8) {
  let o = ''
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2]
    const y = box[1] + r() * box[3]
    const q = r()
    o +=
      q > 0.9
        ? `<path d="M${f(x)} ${f(y - 4)}L${f(x + 0.8)} ${f(y - 0.8)}L${f(x + 4)} ${f(y)}L${f(x + 0.8)} ${f(y + 0.8)}L${f(x)}
          ${f(y + 4)}L${f(x - 0.8)} ${f(y + 0.8)}` + `L${f(x - 4)} ${f(y)}L${f(x - 0.8)} ${f(y - 0.8)}Z" fill="#FFF8E0" opacity="${op}"/>`
        : `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.4 + q * 0.7)}" fill="#FFF8E0" opacity="${f(op * (0.5 + r() * 0.5))}"/>`
  }
  return o
}
/** long thin clouds, engraved flat */
export function bands(n: number, box: Point, r: Rng, cols: string[], op = 0.35, scale = 1) {
  let o = ''
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2]
    const y = box[1] + r() * box[3]
    const l = (60 + r() * 110) * scale
    o +=
      `<path d="M${f(x - l)} ${f(y)}C${f(x - l * 0.4)} ${f(y - 9 * scale)} ${f(x + l * 0.3)} ${f(y + 3)} ${f(x + l)}
        ${f(y - 3)}C${f(x + l * 0.3)} ${f(y + 9 * scale)} ` +
      `${f(x - l * 0.5)} ${f(y + 5)} ${f(x - l)} ${f(y)}Z" fill="${cols[i % cols.length]}" opacity="${op}"/>`
  }
  return `<g filter="url(#wob2)">${o}</g>`
}

/** the shade over a whole plate: a vignette, and dusk along its upper edge */
export function shade(
  m: string,
  W: number,
  H: number,
  { edge = '#0d1218', cx = 0.5, cy = 0.42, r = 0.78, inner = 0.42, op = 0.74, top = 0.3 } = {},
) {
  const all = `x="-40" y="-40" width="${W + 80}" height="${H + 80}"`
  return `<defs>${radial(`${m}vg`, `${inner} ${edge} 0, 1 ${edge} ${op}`, `cx="${cx}" cy="${cy}" r="${r}"`)}
    ${gradient(`${m}tp`, `0 ${edge} ${top}, 0.25 ${edge} 0`)}</defs><rect ${all} fill="url(#${m}vg)"/><rect ${all} fill="url(#${m}tp)"/>`
}
