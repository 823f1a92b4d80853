// Moria, over all: cool shade from the edges, and the gate, too bright to be dimmed by it.
import { f } from '../../../kit/geometry'
import { gradient, radial } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORIA } from './layout'

/** cool shade from the edges and from above */
export const coolShade = ({ W, H, m }: Stage) =>
  `<defs>${radial(`${m}v`, '.3 #0d1218 0, .68 #0f1319 .36, 1 #0a0d12 .84', 'cx=".5" cy=".4" r=".7"')}
    ${gradient(`${m}t`, '0 #0d1116 .55, .26 #0d1116 0')}</defs>
    <rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}v)"/>
    <rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}t)"/>`

/** the gate: daylight, and its light on the ledge */
export function gate({ W, H }: Stage): string {
  let s = ''
  if (MORIA.gate) {
    const [gx, gy, gs] = [MORIA.gate[0] * W, MORIA.gate[1] * H, MORIA.gate[2] * H]
    s += `<ellipse cx="${f(gx)}" cy="${f(gy - gs * 0.4)}" rx="${gs * 1.15}" ry="${gs * 1.05}" fill="url(#glowW)" opacity=".85"/>
      <g filter="url(#wob)">
      <path d="M${f(gx - gs * 0.5)} ${f(gy)}V${f(gy - gs * 0.7)}L${f(gx - gs * 0.34)} ${f(gy - gs * 1.02)}L${f(gx)}
      ${f(gy - gs * 1.2)}L${f(gx + gs * 0.34)} ${f(gy - gs * 1.02)}L${f(gx + gs * 0.5)} ${f(gy - gs * 0.7)}V${f(gy)}Z" fill="#57452f"
      stroke="#140d08" stroke-width="2"/>
      <path d="M${f(gx - gs * 0.36)} ${f(gy)}V${f(gy - gs * 0.66)}L${f(gx - gs * 0.24)} ${f(gy - gs * 0.9)}L${f(gx)}
      ${f(gy - gs * 1.04)}L${f(gx + gs * 0.24)} ${f(gy - gs * 0.9)}L${f(gx + gs * 0.36)} ${f(gy - gs * 0.66)}V${f(gy)}Z" fill="#FCFDF6"
      stroke="#140d08" stroke-width="1.3"/>
      <path d="M${f(gx - gs * 0.36)} ${f(gy)}V${f(gy - gs * 0.32)}L${f(gx - gs * 0.2)} ${f(gy - gs * 0.55)}L${f(gx - gs * 0.08)}
      ${f(gy - gs * 0.38)}L${f(gx + gs * 0.1)} ${f(gy - gs * 0.62)}L${f(gx + gs * 0.24)} ${f(gy - gs * 0.4)}L${f(gx + gs * 0.36)}
      ${f(gy - gs * 0.5)}V${f(gy)}Z" fill="#BFD0D8"/>
      <path d="M${f(gx - gs * 0.36)} ${f(gy)}V${f(gy - gs * 0.16)}Q${f(gx)} ${f(gy - gs * 0.34)} ${f(gx + gs * 0.36)}
      ${f(gy - gs * 0.14)}V${f(gy)}Z" fill="#9DB083"/>
      <path d="M${f(gx - gs * 0.5)} ${f(gy - gs * 0.7)}L${f(gx - gs * 0.36)} ${f(gy - gs * 0.66)}M${f(gx + gs * 0.5)}
      ${f(gy - gs * 0.7)}L${f(gx + gs * 0.36)} ${f(gy - gs * 0.66)}M${f(gx)} ${f(gy - gs * 1.2)}V${f(gy - gs * 1.04)}M${f(gx - gs * 0.5)}
      ${f(gy - gs * 0.35)}h${f(gs * 0.14)}M${f(gx + gs * 0.36)} ${f(gy - gs * 0.35)}h${f(gs * 0.14)}" stroke="#140d08"
      stroke-width="1.3"/></g>
      <path d="M${f(gx - gs * 0.36)} ${f(gy)}L${f(gx + gs * 0.36)} ${f(gy)}L${f(gx - gs * 0.1)} ${f(gy + gs * 0.7)}L${f(gx - gs * 1.7)}
      ${f(gy + gs * 0.55)}Z" fill="#F8FBF0" opacity=".34" filter="url(#b4)"/>`
  }
  return s
}

/** a breath of light before the gate */
export function gateGlow({ W, H }: Stage): string {
  let s = ''
  if (MORIA.gate) {
    const [gx, gy, gs] = [MORIA.gate[0] * W, MORIA.gate[1] * H, MORIA.gate[2] * H]
    s += `<ellipse cx="${f(gx)}" cy="${f(gy - gs * 0.5)}" rx="${f(gs * 0.6)}" ry="${f(gs * 0.75)}" fill="url(#glowW)" opacity=".22"
      style="mix-blend-mode:screen"/>`
  }
  return s
}
