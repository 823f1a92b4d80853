// Mordor: the white city far off, built in rings against its mountain, under one star.
import { rng } from '../../../kit/chance'
import { f, jagPath, line, rows } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORDOR } from './layout'

/** the white city */
export function whiteCity({ W, H }: Stage): string {
  const [cx, cy, c] = [MORDOR.city[0] * W, MORDOR.city[1] * H, MORDOR.city[2]]
  const X = (v: number) => f(cx + v * c)
  const Y = (v: number) => f(cy + v * c)
  const q = rng(31)
  let o = `<ellipse cx="${X(0)}" cy="${Y(-50)}" rx="${f(150 * c)}" ry="${f(100 * c)}" fill="url(#glowW)" opacity=".34"/>`
  const mt = rows('-150 24, -128 -40, -104 -78, -84 -112, -66 -150, -48 -118, -26 -104, 6 -62, 40 -34, 70 -2, 96 24').map((p) => [
    cx + p[0] * c,
    cy + p[1] * c,
  ])
  const mj = jagPath(mt, 5, 5, q)
  o +=
    `<path d="${line(mj)}Z" fill="#4a4644" stroke="#120c0a" stroke-width="1.2"/>` +
    fall(mj, 70 * c, 4, q, { op: 0.6, col: '#120c0a', lean: 0.25 }) +
    `<path d="M${X(-66)} ${Y(-150)}L${X(-78)} ${Y(-122)}L${X(-68)} ${Y(-128)}L${X(-62)} ${Y(-112)}L${X(-54)} ${Y(-124)}L${X(-44)}
      ${Y(-114)}L${X(-52)} ${Y(-128)}Z" fill="#E9E4D6"/>`
  rows('78 8 17, 67 -10 16, 56 -27 15, 45 -43 14, 34 -58 13, 23 -72 12').forEach(([w, y, h], i) => {
    const x0 = -18 + i * -1.5
    const Lx = x0 - w
    const Rx = x0 + w
    o += `<path d="M${X(Lx)} ${Y(y + h)}V${Y(y)}Q${X(x0)} ${Y(y + 9)} ${X(Rx)} ${Y(y)}V${Y(y + h)}Q${X(x0)} ${Y(y + h + 11)} ${X(Lx)}
      ${Y(y + h)}Z" fill="${i % 2 ? '#DCD4BF' : '#F1EBD9'}" stroke="#2b2118" stroke-width="1.2"/>
      <path d="M${X(x0 + w * 0.15)} ${Y(y + 5)}Q${X(x0 + w * 0.6)} ${Y(y + 5)} ${X(Rx)} ${Y(y)}V${Y(y + h)}Q${X(x0 + w * 0.6)}
      ${Y(y + h + 7)} ${X(x0 + w * 0.15)} ${Y(y + h + 6)}Z" fill="#33323c" opacity=".38"/>`
    let d = ''
    const n = Math.round(w / 5.5)
    for (let j = 0; j <= n; j++) {
      const t = (j / n) * 2 - 1
      d += `M${X(x0 + t * w * 0.94)} ${Y(y + 4.5 * (1 - t * t) - 1)}v${f(-3.2 * c)}`
    }
    o += `<path d="${d}" stroke="#F6F1E2" stroke-width="${f(3.2 * c)}"/>`
    let g = ''
    for (let j = 0; j < 5; j++) {
      const t = ((j + 0.5) / 5) * 2 - 1
      if (q() < 0.75) g += `M${X(x0 + t * w * 0.85)} ${Y(y + h * 0.42 + 5 * (1 - t * t))}v${f(4 * c)}`
    }
    o += `<path d="${g}" stroke="#8a5a1c" stroke-width="${f(2 * c)}"/>`
  })
  o += `<path d="M${X(-14)} ${Y(26)}L${X(-22)} ${Y(-60)}L${X(-10)} ${Y(-52)}Z" fill="#FBF7EA" stroke="#2b2118" stroke-width="1"/>
    <path d="M${X(-33)} ${Y(-72)}L${X(-32)} ${Y(-104)}L${X(-27)} ${Y(-124)}L${X(-22)} ${Y(-104)}L${X(-21)} ${Y(-72)}Z" fill="#FDFAF0"
    stroke="#2b2118" stroke-width="1.2"/>
    <path d="M${X(-27)} ${Y(-124)}v${f(-14 * c)}l${f(13 * c)} ${f(4 * c)}l${f(-13 * c)} ${f(4 * c)}" fill="#2b2f3a" stroke="#0c0908"
    stroke-width="1"/>`
  const sx = cx + 118 * c
  const sy = cy - 126 * c
  o += `<circle cx="${f(sx)}" cy="${f(sy)}" r="15" fill="url(#glowW)" opacity=".8"/>
    <path d="M${f(sx)} ${f(sy - 9)}L${f(sx + 1.8)} ${f(sy - 1.8)}L${f(sx + 9)} ${f(sy)}L${f(sx + 1.8)} ${f(sy + 1.8)}L${f(sx)}
    ${f(sy + 9)}L${f(sx - 1.8)} ${f(sy + 1.8)}L${f(sx - 9)} ${f(sy)}L${f(sx - 1.8)} ${f(sy - 1.8)}Z" fill="#fff"/>`
  return `<g filter="url(#wob)">${o}</g>`
}
