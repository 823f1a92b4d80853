// Rivendell, farthest: the morning sky and the snow mountains.
import { f, jagPath, line, type Point, rows } from '../../../kit/geometry'
import { bands } from '../../../kit/lights'
import { fall, halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** sky: cool above, warm where the sun comes over the left shoulder of the valley */
export function sky({ W, H, r, m, X, Y }: Stage): string {
  let s =
    `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` +
    halo(X(0.4), Y(0.1), W * 0.32, H * 0.4, 0.8) +
    bands(8, [X(0.2), Y(0.06), X(0.7), Y(0.16)], r, ['#fff', '#F6E7C4', '#9db4ba'], 0.5)
  {
    let ry = ''
    for (let i = 0; i < 80; i++) {
      const a = (i / 80) * Math.PI * 2
      ry += `M${f(X(0.475) + Math.cos(a) * 30)} ${f(Y(0.21) + Math.sin(a) * 30)}L${f(X(0.475) + Math.cos(a) * (120 + (i % 3) * 70))}
        ${f(Y(0.21) + Math.sin(a) * (90 + (i % 3) * 50))}`
    }
    s +=
      halo(X(0.475), Y(0.21), 170, 130, 0.9) +
      `<path d="${ry}" stroke="#B98A3A" stroke-width=".9" opacity=".42"/>
        <circle cx="${X(0.475)}" cy="${Y(0.21)}" r="23" fill="#FFF6D4" stroke="#C48E2E" stroke-width="1.3"/>`
  }
  return s
}

/** snow mountains */
export function mountains({ W, H, r, Y, P }: Stage): string {
  let s = ''
  const mt = (pts: readonly Point[], c: string, cap: boolean, op: number) => {
    const p = jagPath(P(pts), 5, 9, r)
    let o =
      `<path d="${line(p)}V${H}H-40Z" fill="${c}" opacity="${op}"/>` +
      fall(p, 56, 4.5, r, { op: 0.38, col: '#34505c', lean: 0.35 }) +
      `<path d="${line(p)}" fill="none" stroke="#2b3a40" stroke-width="1" opacity=".75"/>`
    for (const [x, y] of P(pts).filter((_, i) => i % 2))
      if (cap)
        o += `<path d="M${f(x)} ${f(y)}L${f(x - 17)} ${f(y + 25)}L${f(x - 8)} ${f(y + 20)}L${f(x - 4)} ${f(y + 33)}L${f(x + 3)}
          ${f(y + 19)}L${f(x + 10)} ${f(y + 30)}L${f(x + 15)} ${f(y + 21)}Z" fill="#FBFAF0" opacity=".92"/>`
    return wob(o)
  }
  s += mt(
    rows('-0.05 0.36, 0.12 0.12, 0.24 0.27, 0.355 0.075, 0.475 0.275, 0.6 0.05, 0.71 0.23, 0.82 0.09, 0.93 0.26, 1.05 0.16'),
    '#A2BBC4',
    true,
    0.95,
  )
  s += `<rect x="-40" y="${Y(0.2)}" width="${W + 80}" height="${Y(0.3)}" fill="#F8EBC4" opacity=".32" filter="url(#b22)"/>`
  return s
}
