// Moria: the hiding gallery cut across the wall, and the paved floor of the near hall.
import { f, smooth } from '../../../kit/geometry'
import type { Stage } from '../../../kit/stage'
import { horizon, MORIA } from './layout'

/** the hiding gallery: a ledge carried on corbels, with the lit chamber where the book lies */
export function gallery({ W, P }: Stage): string {
  let s = ''
  const g = P(MORIA.lines.hiding)
  const pts = [[-30, g[0][1] + 18], ...g.map((p) => [p[0], p[1] + 17]), [W + 30, g[g.length - 1][1] + 12]]
  const up = smooth(pts)
  const lowp = pts.map((p, i) => [p[0], p[1] + (20 + (i % 2) * 4)]).reverse()
  s += `<g filter="url(#wob)">
    <path d="${smooth(pts.map((p) => [p[0], p[1] + 30]))}" stroke="#1a120c" stroke-width="16" fill="none" opacity=".32"
    filter="url(#b4)"/>
    <path d="${up}L${f(lowp[0][0])} ${f(lowp[0][1])}${smooth(lowp)
      .slice(1)
      .replace(/^[^C]*/, '')}Z"
    fill="#695640" stroke="#231a12" stroke-width="1.3"/>`
  let br = ''
  for (let i = 0; i < pts.length - 1; i++) {
    const n = Math.round((pts[i + 1][0] - pts[i][0]) / 13)
    for (let j = 0; j < n; j++) {
      const t = j / n
      const x = pts[i][0] + (pts[i + 1][0] - pts[i][0]) * t
      const y = pts[i][1] + (pts[i + 1][1] - pts[i][1]) * (t * t * (3 - 2 * t))
      br += `M${f(x)} ${f(y + 6)}v13`
      if (j % 3 === 0) br += `M${f(x)} ${f(y + 20)}l4 12l4 -12`
    }
  }
  s += `<path d="${br}" stroke="#231a12" stroke-width=".9" fill="#4d3e2e" opacity=".7"/>
    <path d="${smooth(pts.map((p) => [p[0], p[1] + 6]))}" stroke="#231a12" stroke-width="1" fill="none" opacity=".7"/>
    <path d="${smooth(pts.map((p) => [p[0], p[1] - 2]))}" stroke="#D5BC8A" stroke-width="9" fill="none"/>
    <path d="${smooth(pts.map((p) => [p[0], p[1] - 6]))}" stroke="#F6E7BC" stroke-width="1.4" fill="none" opacity=".8"/></g>`
  // the chamber of records: a lit doorway where the book lies
  const [bx, by] = g[0]
  s += `<g filter="url(#wob)">
    <path d="M${f(bx - 20)} ${f(by + 15)}V${f(by - 30)}L${f(bx - 12)} ${f(by - 44)}L${f(bx + 4)} ${f(by - 52)}L${f(bx + 20)}
    ${f(by - 44)}L${f(bx + 28)} ${f(by - 30)}V${f(by + 15)}Z" fill="#3a2d21" stroke="#1b130d" stroke-width="1.4"/>
    <path d="M${f(bx - 13)} ${f(by + 15)}V${f(by - 27)}L${f(bx - 7)} ${f(by - 38)}L${f(bx + 4)} ${f(by - 44)}L${f(bx + 15)}
    ${f(by - 38)}L${f(bx + 21)} ${f(by - 27)}V${f(by + 15)}Z" fill="#F3CE7C"/></g>
    <ellipse cx="${f(bx + 4)}" cy="${f(by - 14)}" rx="48" ry="52" fill="url(#glowG)" opacity=".8" style="mix-blend-mode:screen"/>`
  return s
}

/** near hall floor with flags in perspective, up to the chasm's lip */
export function flagstones({ W, H }: Stage): string {
  let s = ''
  const hz = horizon(H)
  const vx = W * 0.55
  const vy = H * 0.36
  let fl = ''
  for (let i = -16; i <= 26; i++) {
    const x = W * (i / 14)
    fl += `M${f(vx + (x - vx) * 0.42)} ${f(vy + (H * 0.82 - vy) * 0.42)}L${f(x)} ${f(H * 0.82)}`
  }
  for (let j = 0; j < 9; j++) {
    const y = hz + 4 + (j / 8) ** 1.7 * H * 0.26
    fl += `M-20 ${f(y)}H${W + 20}`
  }
  s += `<g filter="url(#wob)"><path d="${fl}" stroke="#2a1e14" stroke-width=".9" opacity=".33" fill="none"/></g>`
  return s
}
