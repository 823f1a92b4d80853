// The ground along the road: home on the left, then standing stones, then dead trees.
import { COLOUR } from '../../kit/colour'
import { blob, f, smooth } from '../../kit/geometry'
import type { RoadStage } from './stage'

/** near ground and its grass */
export function ground({ W, H, r, m }: RoadStage): string {
  let s = ''
  const gr = [[-4, H * 0.7]]
  for (let x = 0; x <= W + 20; x += W / 26) {
    const t = x / W
    gr.push([x, H * 0.66 + Math.sin(x * 0.013 + 1) * H * 0.045 + (t > 0.6 ? (r() - 0.5) * H * 0.1 : 0)])
  }
  s += `<path d="${smooth(gr)}V${H}H-4Z" fill="url(#${m}n)" stroke="${COLOUR.ink}" stroke-width="1"/>`
  let gs = ''
  for (let i = 0; i < W / 3.2; i++) {
    const x = r() * W
    const y = H * (0.72 + r() * 0.26)
    gs += `M${f(x)} ${f(y)}l${f((r() - 0.3) * 7)} ${f(-2 - r() * 4)}`
  }
  s += `<path d="${gs}" stroke="${COLOUR.ink}" stroke-width=".8" opacity=".42"/>`
  return s
}

/** a round door in a hill, smoke, round trees */
export function home({ H, r, k, X }: RoadStage): string {
  let s = ''
  const hx = X(0.95)
  const hy = H * 0.7
  s += `<g transform="translate(${f(hx)} ${f(hy)}) scale(${f(k * 10) / 10})">
    <path d="M-46 4C-34 -26 30 -28 50 4Z" fill="#8C9A5C" stroke="${COLOUR.ink}" stroke-width="1.1"/>
    <path d="M-30 -6l4 -5M-20 -11l4 -5M26 -11l4 -4M36 -4l4 -4M-36 0l3 -4" stroke="${COLOUR.ink}" stroke-width=".8"/>
    <circle cx="4" cy="-3" r="9" fill="#F4E0A6" stroke="${COLOUR.ink}" stroke-width="1.2"/>
    <circle cx="4" cy="-3" r="7" fill="#4F6F52" stroke="${COLOUR.ink}" stroke-width="1"/>
    <path d="M4 -10V4" stroke="${COLOUR.ink}" stroke-width=".8"/><circle cx="7" cy="-3" r="1" fill="#F4E0A6"/>
    <circle cx="-18" cy="-3" r="4" fill="#FBE9A8" stroke="${COLOUR.ink}" stroke-width="1"/>
    <path d="M24 -20v-8h5v10" fill="#B08D5E" stroke="${COLOUR.ink}" stroke-width="1"/>
    <path d="M26 -31c-5 -5 4 -8 0 -13" fill="none" stroke="#8b7b5e" stroke-width="1.6" opacity=".7"/></g>`
  for (const t of [2.35, 2.62, 3.5, 4.6, 5.35, 5.6]) {
    const x = X(t)
    const y = H * 0.71 + r() * 4
    const q = (7 + r() * 5) * k
    s += `<path d="M${f(x)} ${f(y + 3)}v${f(-q)}" stroke="#3d2b18" stroke-width="2"/>
      <path d="${smooth([...blob(x, y - q * 1.5, q * 0.85, q, 8, 0.22, r)].concat([[x + q * 0.85, y - q * 1.5]]))}Z" fill="#6f8050"
      stroke="${COLOUR.ink}" stroke-width="1"/>
      <path d="M${f(x + q * 0.1)} ${f(y - q * 0.9)}l${f(q * 0.5)} ${f(-q * 0.5)}M${f(x + q * 0.1)} ${f(y - q * 1.3)}l${f(q * 0.5)}
      ${f(-q * 0.5)}" stroke="${COLOUR.ink}" stroke-width=".8" opacity=".6"/>`
  }
  return s
}

/** standing stones, then dead trees and spears */
export function wayside({ H, k, X }: RoadStage): string {
  let s = ''
  for (const t of [6.6, 6.85, 7.5]) {
    const x = X(t)
    const y = H * 0.72
    s += `<path d="M${f(x - 4 * k)} ${f(y)}L${f(x - 3 * k)} ${f(y - 18 * k)}L${f(x + 3 * k)} ${f(y - 20 * k)}L${f(x + 5 * k)} ${f(y)}Z"
      fill="#8d7656" stroke="${COLOUR.ink}" stroke-width="1"/>`
  }
  for (const t of [8.45, 9.4, 12.5, 13.2]) {
    const x = X(t)
    const y = H * 0.74
    const q = 24 * k
    s += `<path d="M${f(x)} ${f(y)}q${f(-2 * k)} ${f(-q * 0.5)} ${f(1 * k)} ${f(-q)}m0 ${f(q * 0.55)}l${f(7 * k)}
      ${f(-9 * k)}m${f(-7 * k)} ${f(3 * k)}l${f(-7 * k)} ${f(-8 * k)}m${f(7 * k)} ${f(-3 * k)}l${f(4 * k)} ${f(-8 * k)}" fill="none"
      stroke="#140c09" stroke-width="1.8" stroke-linecap="round"/>`
  }
  return s
}
