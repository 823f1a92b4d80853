// Moria, nearest: the ledge of the travellers, the broken pillar, rubble, chains; the trodden ways.
import { blob, f, jagPath, line, type Point, poly } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { dustTrack } from '../../../kit/ways'
import { MORIA } from './layout'
import { pillar } from './masonry'

/** near ledge for travelling, stepping down to the gate */
export function ledge({ W, H, r, m, P }: Stage): string {
  let s = ''
  const led = P(MORIA.ledge)
  const ledJ = jagPath([[-40, led[0][1]], ...led, [W + 40, led[led.length - 1][1]]], 6, 5, r)
  s +=
    `<g filter="url(#wob)">
      <path d="${line(ledJ.map((p) => [p[0], p[1] - 9]))}" stroke="#0c0705" stroke-width="20" fill="none" opacity=".5"
      filter="url(#b4)"/><path d="${line(ledJ)}L${W + 40} ${H + 40}L-40 ${H + 40}Z" fill="url(#${m}l)"/>
      <path d="${line(ledJ)}" stroke="#F3D79B" stroke-width="2" fill="none" opacity=".9"/>` +
    fall(
      ledJ.map((p) => [p[0], p[1] + 26]),
      H * 0.13,
      4,
      r,
      { op: 0.5, lean: -0.25, col: '#120b08', w: 1 },
    ) +
    fall(
      ledJ.map((p) => [p[0], p[1] + 1]),
      16,
      6,
      r,
      { op: 0.5, col: '#1b120b', lean: 0.5 },
    ) +
    `</g>`
  return s
}

/** layers and cracks of the rock under the ledge */
export function strata({ W, H, r }: Stage): string {
  let s = ''
  let d = ''
  for (let j = 1; j < 5; j++) {
    const y0 = H * (0.8 + j * 0.045)
    d += `M-20 ${f(y0)}`
    for (let x = 0; x <= W; x += W / 9) d += `L${f(x)} ${f(y0 + Math.sin(x * 0.011 + j) * 7 + (r() - 0.5) * 5)}`
  }
  for (let i = 0; i < 26; i++) {
    const x = r() * W
    const y = H * (0.82 + r() * 0.14)
    d += `M${f(x)} ${f(y)}l${f((r() - 0.5) * 26)} ${f(9 + r() * 9)}`
  }
  s += `<g filter="url(#wob)"><path d="${d}" fill="none" stroke="#0f0906" stroke-width="1" opacity=".5"/></g>`
  return s
}

/** dark foreground: a broken pillar at the left, rubble at the corners, chains at the right */
export function foreground({ W, H, r }: Stage): string {
  let s = ''
  const nearP = { lit: '#5d4a36', mid: '#2f251d', shade: '#1b1511', ink: '#0b0705' }
  if (MORIA.nearPillar)
    s +=
      `<g filter="url(#wob)">` +
      pillar(MORIA.nearPillar * W, -30, H + 20, W * 0.075, nearP, r, { light: 1, band: 0.6, lw: 1.1 }) +
      `<path d="M${f(MORIA.nearPillar * W + W * 0.0375)} -20V${H}" stroke="#E8B765" stroke-width="1.6" opacity=".7"/></g>`
  {
    const rb = (cx: number, n: number, dir: number) => {
      let o = ''
      for (let i = 0; i < n; i++) {
        const x = cx + dir * (r() * W * 0.16)
        const y = H - 6 - r() * 10
        const q = 10 + r() * 17
        o += `<path d="${poly(blob(x, y, q * 1.25, q * 0.8, 7, 0.35, r))}" fill="#17110d" stroke="#5d452c" stroke-width="1"/>`
      }
      return o
    }
    s += `<g filter="url(#wob)">${rb(0, 7, 1)}${rb(W, 6, -1)}</g>`
  }
  if (MORIA.chains) {
    let c = ''
    MORIA.chains.forEach(([x, l]) => {
      for (let y = 0; y < l * H; y += 9)
        c += `<ellipse cx="${f(x * W)}" cy="${f(y)}" rx="${((y / 9) | 0) % 2 ? 1.3 : 2.8}" ry="5.4" fill="none" stroke="#17110d"
          stroke-width="1.6"/>`
    })
    s += c
  }
  return s
}

/** the trodden ways of the three lines */
export function ways({ P }: Stage): string {
  const way = (points: readonly Point[]) => dustTrack(P(points), 10, { dark: '#1b120b', edge: 0.22, dust: '#F3E1B2', spread: 4 })
  return way(MORIA.lines.hiding) + way(MORIA.lines.fighting) + way(MORIA.lines.travelling)
}
