// Rivendell, nearest: the paved court with its balustrade, the seats of the Council, autumn boughs.
import { f, rows, smooth } from '../../../kit/geometry'
import { crown, slope } from '../../../kit/land'
import { lamp } from '../../../kit/lights'
import { wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** near terrace: paving, balustrade, the ring of seats */
export function court({ W, H, r, m, X, Y, P }: Stage): string {
  let s = wob(
    slope(
      P(rows('-0.05 0.6, 0.1 0.605, 0.25 0.625, 0.38 0.655, 0.52 0.665, 0.66 0.655, 0.8 0.62, 0.92 0.605, 1.05 0.59')),
      H,
      `url(#${m}t)`,
      r,
      { depth: 10, op: 0.3, rim: '#FFF6DC', rimOp: 0.9, lean: 0 },
    ),
  )
  {
    let b = ''
    const cap = []
    for (let i = 0; i <= 84; i++) {
      const t = i / 84
      const x = X(-0.02 + t * 1.04)
      const y = Y(0.6 + 0.062 * Math.sin(Math.PI * Math.min(1, Math.max(0, t))))
      cap.push([x, y - 11])
      b += `M${f(x)} ${f(y)}q-2.6 -5 0 -11`
    }
    s += wob(
      `<path d="${b}" stroke="#2b2118" stroke-width="3.6"/><path d="${b}" stroke="#EFE6CC" stroke-width="2"/>
        <path d="${smooth(cap)}" fill="none" stroke="#2b2118" stroke-width="5.4"/>
        <path d="${smooth(cap)}" fill="none" stroke="#F4ECD2" stroke-width="3.2"/>`,
    )
    for (const t of [0.06, 0.345, 0.655, 0.94]) {
      const x = X(t)
      const y = Y(0.6 + 0.062 * Math.sin(Math.PI * t)) + 3
      s +=
        wob(
          `<path d="M${x - 6} ${y}V${y - 21}H${x + 6}V${y}Z" fill="#E3D8B8" stroke="#2b2118" stroke-width="1.2"/>
            <path d="M${x - 8} ${y - 21}h16v-4h-16Z" fill="#F4ECD2" stroke="#2b2118"/>`,
        ) + lamp(x, y - 41, 1.25)
    }
  }
  {
    let d = '' // paving rings about the council stone, joints fanning out
    for (const [a, b] of rows('150 40, 215 62, 290 88, 380 118, 480 150'))
      d += `M${f(X(0.5) - a)} ${f(Y(0.8))}A${a} ${b} 0 0 1 ${f(X(0.5) + a)} ${f(Y(0.8))}A${a} ${b} 0 0 1 ${f(X(0.5) - a)} ${f(Y(0.8))}`
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * Math.PI * 2
      d += `M${f(X(0.5) + Math.cos(a) * 150)} ${f(Y(0.8) + Math.sin(a) * 40)}L${f(X(0.5) + Math.cos(a) * 480)}
        ${f(Y(0.8) + Math.sin(a) * 150)}`
    }
    s += `<clipPath id="${m}pc"><rect x="-20" y="${Y(0.665)}" width="${W + 40}" height="${H}"/></clipPath>
      <g clip-path="url(#${m}pc)">${wob(`<path d="${d}" fill="none" stroke="#4d3f28" stroke-width="1" opacity=".5"/>`)}</g>`
  }
  const chair = (x: number, y: number, k: number, c: string) =>
    `<path d="M${f(x - 9 * k)} ${f(y)}V${f(y - 22 * k)}Q${f(x - 9 * k)} ${f(y - 34 * k)} ${f(x)} ${f(y - 40 * k)}Q${f(x + 9 * k)}
      ${f(y - 34 * k)} ${f(x + 9 * k)} ${f(y - 22 * k)}V${f(y)}Z" fill="#7d5a32" stroke="#21170e" stroke-width="1.2"/>` +
    `<path d="M${f(x - 6 * k)} ${f(y - 8 * k)}V${f(y - 22 * k)}Q${f(x - 6 * k)} ${f(y - 30 * k)} ${f(x)} ${f(y - 34 * k)}Q${f(x + 6 * k)}
      ${f(y - 30 * k)} ${f(x + 6 * k)} ${f(y - 22 * k)}V${f(y - 8 * k)}Z" fill="${c}" stroke="#21170e" stroke-width=".9"/>
      <path d="M${f(x - 11 * k)} ${f(y + 2 * k)}V${f(y - 9 * k)}H${f(x + 11 * k)}V${f(y + 2 * k)}Z" fill="#8d6b41" stroke="#21170e"
      stroke-width="1.1"/>`
  for (const [x, y, k, c] of [
    [0.325, 0.735, 0.8, '#4a6078'],
    [0.375, 0.715, 0.74, '#4F6F52'],
    [0.43, 0.7, 0.7, '#8A3A2A'],
    [0.57, 0.7, 0.7, '#6a5a7a'],
    [0.625, 0.715, 0.74, '#7a6430'],
    [0.675, 0.735, 0.8, '#4b6a72'],
  ] as const)
    s += `<ellipse cx="${X(x) + 5}" cy="${Y(y) + 2}" rx="15" ry="4" fill="#1a130c" opacity=".4"/>` + wob(chair(X(x), Y(y), k, c))
  return s
}

/** leaves on the stones, near boughs, a shaft of light */
export function boughs({ H, r, X, Y }: Stage): string {
  let s = ''
  {
    let lv = ''
    const cs = ['#C9772F', '#9a4526', '#D9A347', '#7a7a38']
    for (let i = 0; i < 120; i++) {
      const x = X(r())
      const y = Y(0.68 + r() * 0.3)
      const a = r() * 180
      const q = 2 + r() * 2.6
      lv += `<path d="M0 0Q${f(q)} ${f(-q * 0.8)} ${f(q * 2.2)} 0Q${f(q)} ${f(q * 0.8)} 0 0Z" transform="translate(${f(x)} ${f(y)})
        rotate(${f(a)})" fill="${cs[i % 4]}" stroke="#21170e" stroke-width=".5" opacity=".85"/>`
    }
    s += lv
  }
  s += wob(
    `<path d="M-20 ${Y(0.02)}Q${X(0.06)} ${Y(0.06)} ${X(0.15)} ${Y(0.035)}M${X(1.02)} ${Y(0.05)}Q${X(0.94)} ${Y(0.1)} ${X(0.86)}
      ${Y(0.06)}" stroke="#1d140c" stroke-width="6" fill="none" stroke-linecap="round"/>` +
      crown(X(0.03), Y(0.03), 84, 34, ['#5a2a16', '#8d4420', '#CF7a36'], r, { n: 40, up: -0.7, light: 0.5 }) +
      crown(X(0.98), Y(0.03), 78, 32, ['#5a3f18', '#8d6826', '#CFA544'], r, { n: 40, up: -0.7, light: -0.5 }) +
      crown(X(0.01), Y(1.02), 92, 46, ['#3a2010', '#6d3a1a', '#B0662c'], r, { n: 40 }) +
      crown(X(0.99), Y(1.02), 92, 46, ['#33240f', '#5f451c', '#A07c34'], r, { n: 40 }),
  )
  s += `<path d="M${X(0.1)} -40L${X(0.3)} -40L${X(0.62)} ${H}L${X(0.2)} ${H}Z" fill="#FFF3C8" opacity=".1" filter="url(#b22)"/>`
  return s
}
