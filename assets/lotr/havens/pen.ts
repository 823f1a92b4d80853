// Tools of the event pictures: outline, sky, rays, a plain face.
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'

/** the outline all of them share */
export const OUTLINE = `stroke="#1d140c" stroke-linejoin="round" stroke-linecap="round"`

export const sky = (a: string, b: string) => {
  const g = id('ps')
  return `<defs>${gradient(g, `0 ${a}, 1 ${b}`)}</defs><rect width="100" height="100" fill="url(#${g})"/>`
}
export const rays = (cx: number, cy: number, r1: number, r2: number, n: number, col: string, w = 0.9, op = 0.5) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const k = i % 2 ? 1 : 0.8
    d += `M${f(cx + Math.cos(a) * r1)} ${f(cy + Math.sin(a) * r1)}L${f(cx + Math.cos(a) * r2 * k)} ${f(cy + Math.sin(a) * r2 * k)}`
  }
  return `<path d="${d}" stroke="${col}" stroke-width="${w}" opacity="${op}"/>`
}
export const face = (x: number, y: number, rx: number, ry: number, skin = '#E0B88C') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${skin}" ${OUTLINE} stroke-width="1.6"/>` +
  `<path d="M${x + 1} ${y - ry}A${rx} ${ry} 0 0 1 ${x + 1} ${y + ry}A${rx * 1.3} ${ry} 0 0 0 ${x + 1} ${y - ry}Z" fill="#7a4a28"
    opacity=".35"/>`
