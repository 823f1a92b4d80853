// Mordor, farthest: banded sky, smoke, the plume over the mountain, two ranges.
import type { Rng } from '../../../kit/chance'
import { f, line } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORDOR } from './layout'

/** banded sky and the glow of the mountain in it */
export const sky = ({ W, H, m }: Stage) =>
  `<rect width="${W}" height="${H}" fill="url(#${m}s)"/>
    <ellipse cx="${MORDOR.doom[0] * W}" cy="${MORDOR.doom[1] * H}" rx="${W * 0.34}" ry="${H * 0.5}" fill="url(#glowE)" opacity=".9"/>`

/** banks of smoke */
export function smoke({ W, H, r }: Stage): string {
  let s = `<g filter="url(#wob2)">`
  for (let i = 0; i < 16; i++) {
    const x = r() * W
    const y = r() * H * 0.34
    const l = W * (0.1 + r() * 0.2)
    s += `<path d="M${f(x - l)} ${f(y)}C${f(x - l * 0.4)} ${f(y - 16)} ${f(x + l * 0.4)} ${f(y + 4)} ${f(x + l)}
      ${f(y - 6)}C${f(x + l * 0.4)} ${f(y + 18)} ${f(x - l * 0.5)} ${f(y + 10)} ${f(x - l)} ${f(y)}Z"
      fill="${i % 3 ? '#0c0807' : '#7a2f1d'}" opacity="${i % 3 ? 0.5 : 0.35}"/>`
  }
  s += `</g>`
  return s
}

/** plume over the mountain */
export function plume({ W, H, r }: Stage): string {
  let s = ''
  const ax = MORDOR.doom[0] * W
  const ay = MORDOR.doom[1] * H
  {
    const b = []
    for (let i = 0; i < 60; i++) {
      const t = i / 60
      const x = ax + (r() - 0.5) * (24 + t * 200) - t * t * 150
      const y = ay - 6 - t * (ay + 40) + (r() - 0.5) * 22
      b.push([t, x, y, 9 + t * 26 + r() * 8])
    }
    b.reverse()
    s +=
      `<g filter="url(#wob)">` +
      b
        .map(
          ([t, x, y, q]) =>
            `<circle cx="${f(x)}" cy="${f(y)}" r="${f(q)}"
              fill="${t < 0.18 ? '#E8793A' : t < 0.34 ? '#8f3a22' : t < 0.55 ? '#4b241b' : '#241815'}" opacity=".92"/>
              <path d="M${f(x - q * 0.75)} ${f(y + q * 0.5)}A${f(q * 0.9)} ${f(q * 0.9)} 0 0 0 ${f(x + q * 0.75)} ${f(y + q * 0.5)}"
              stroke="${t < 0.4 ? '#FFC069' : '#C25A30'}" stroke-width="1.3" fill="none" opacity="${f(0.75 - t * 0.5)}"/>
              <path d="M${f(x - q * 0.5)} ${f(y - q * 0.3)}A${f(q * 0.6)} ${f(q * 0.6)} 0 0 1 ${f(x + q * 0.3)} ${f(y - q * 0.5)}"
              stroke="#000" stroke-width="1" fill="none" opacity=".4"/>`,
        )
        .join('') +
      `</g>`
  }
  return s
}

function ridge(W: number, H: number, y: number, amp: number, n: number, r: Rng, peaks = 1) {
  const o = [[-30, y * H]]
  for (let i = 0; i <= n; i++) {
    const t = i / n
    o.push([-20 + t * (W + 40), y * H - (i % 2 ? amp * H * (0.35 + r() * 0.65) * peaks : r() * amp * H * 0.2)])
  }
  o.push([W + 30, y * H])
  return o
}

/** two jagged ranges */
export function ranges({ W, H, r }: Stage): string {
  let s = ''
  ;(
    [
      [0.5, 0.2, 22, '#4a2118', 0.8],
      [0.535, 0.15, 30, '#2f1813', 1],
    ] as const
  ).forEach(([y, a, n, c, op]) => {
    const p = ridge(W, H, y, a, n, r)
    s +=
      `<g filter="url(#wob)"><path d="${line(p)}V${H}H-30Z" fill="${c}" opacity="${op}"/>
        <path d="${line(p)}" stroke="#E07A3A" stroke-width="1" fill="none" opacity=".35"/>` +
      fall(p, 38, 5, r, { op: 0.55, col: '#0c0605', lean: 0.35 }) +
      `</g>`
  })
  return s
}
