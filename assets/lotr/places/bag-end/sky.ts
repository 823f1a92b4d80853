// Bag End, farthest: blue dusk, fireworks, downs with lit holes.
import type { Rng } from '../../../kit/chance'
import { f, type Point, rows } from '../../../kit/geometry'
import { type SlopeOptions, slope } from '../../../kit/land'
import { bands, stars } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** small neighbours: a round window and a chimney in a far bank */
const farHole = (x: number, y: number, s: number) =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(9 * s)}" fill="url(#glowG)" opacity=".8"/>
    <circle cx="${f(x)}" cy="${f(y)}" r="${f(2.6 * s)}" fill="#FFE39A" stroke="#2b2118" stroke-width=".8"/>`

/** one firework, its sparks sinking a little */
function burst(x: number, y: number, R: number, n: number, col: string, r: Rng) {
  let d = ''
  let p = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + r() * 0.2
    const l = R * (0.65 + r() * 0.4)
    const ex = x + Math.cos(a) * l
    const ey = y + Math.sin(a) * l + l * l * 0.003
    d += `M${f(x + Math.cos(a) * R * 0.2)} ${f(y + Math.sin(a) * R * 0.2)}Q${f(x + Math.cos(a) * l * 0.7)}
      ${f(y + Math.sin(a) * l * 0.62)} ${f(ex)} ${f(ey)}`
    p += `<circle cx="${f(ex)}" cy="${f(ey)}" r="${f(0.9 + r())}" fill="#FFF6D8"/>`
  }
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 1.5)}" fill="url(#glowG)" opacity=".5"/>
    <path d="${d}" fill="none" stroke="${col}" stroke-width="1.3" stroke-linecap="round"/>${p}<circle cx="${x}" cy="${y}"
    r="${f(R * 0.3)}" fill="url(#glowW)" opacity=".9"/><circle cx="${x}" cy="${y}" r="${f(R * 0.07)}" fill="#fff"/>`
}

/** sky with the first stars, afterglow behind the far downs */
export function sky({ W, H, r, m, X, Y }: Stage): string {
  return (
    `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` +
    stars(64, [X(0.25), 8, X(0.75), Y(0.26)], r, 0.85) +
    halo(X(0.56), Y(0.46), W * 0.3, H * 0.22, 0.75) +
    bands(9, [X(0.3), Y(0.2), X(0.7), Y(0.2)], r, ['#F3C58A', '#6a5a72', '#C98a6a'], 0.4)
  )
}

/** fireworks over the field, with their trails */
export function fireworks({ r, X, Y }: Stage): string {
  return (
    burst(X(0.62), Y(0.15), 42, 22, '#FFD98A', r) +
    burst(X(0.5), Y(0.235), 25, 16, '#F08A5A', r) +
    burst(X(0.745), Y(0.225), 21, 14, '#CFE3B0', r) +
    `<path d="M${X(0.6)} ${Y(0.46)}Q${X(0.605)} ${Y(0.3)} ${X(0.62)} ${Y(0.17)}M${X(0.515)} ${Y(0.46)}Q${X(0.512)} ${Y(0.36)} ${X(0.502)}
      ${Y(0.26)}" fill="none" stroke="#FFE7B0" stroke-width="1" opacity=".55" stroke-dasharray="5 3"/>`
  )
}

/** far downs: hedges, round trees, lit windows */
export function farDowns({ H, r, X, Y, P }: Stage): string {
  let s = ''
  const downs = (pts: readonly Point[], c: string, o: SlopeOptions) => wob(slope(P(pts), H, c, r, o))
  s += downs(rows('0.2 0.46, 0.36 0.435, 0.5 0.455, 0.64 0.425, 0.8 0.45, 0.92 0.42, 1.05 0.44'), '#7d7484', {
    depth: 14,
    op: 0.2,
    rim: '#F7D9A0',
  })
  s += downs(rows('0.3 0.5, 0.44 0.475, 0.58 0.492, 0.72 0.462, 0.86 0.48, 1.05 0.46'), '#7c7c58', { depth: 20, op: 0.3, rim: '#F3DFA0' })
  for (let i = 0; i < 26; i++) {
    const x = X(0.42 + r() * 0.55)
    const y = Y(0.487 + r() * 0.02)
    s += `<circle cx="${f(x)}" cy="${f(y - 3)}" r="${f(2.5 + r() * 2.5)}" fill="#4d5a38" stroke="#2b2118" stroke-width=".7"/>`
  }
  for (const [x, y, k] of rows('0.47 0.492 1, 0.505 0.485 0.9, 0.69 0.478 1, 0.73 0.484 0.9, 0.8 0.48 1, 0.835 0.487 0.8'))
    s += farHole(X(x), Y(y), k)
  return s
}
