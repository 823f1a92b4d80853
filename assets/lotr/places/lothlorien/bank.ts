// Lothlórien, nearest: the bank of flowers, dark trunks, two lanterns.
import { f, rows } from '../../../kit/geometry'
import { slope, tufts } from '../../../kit/land'
import { lantern } from '../../../kit/lantern'
import { wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { mallorn } from './mallorns'

/** near bank with its yellow and white stars of flowers, dark roots at the sides */
export function bank({ W, H, r, m, X, Y, P }: Stage): string {
  let s =
    wob(
      slope(P(rows('-0.05 0.665, 0.12 0.655, 0.3 0.675, 0.48 0.7, 0.64 0.71, 0.82 0.685, 1.05 0.665')), H, `url(#${m}b)`, r, {
        depth: 30,
        op: 0.4,
        rim: '#E9E8B4',
        rimOp: 0.55,
      }),
    ) + tufts(280, [0, Y(0.69), W, Y(0.3)], r, '#0c1614', 0.6, 8)
  {
    let fl = ''
    for (let i = 0; i < 130; i++) {
      const x = X(r())
      const y = Y(0.685 + r() ** 1.3 * 0.3)
      const q = 1.6 + (y / H - 0.68) * 7
      const g = i % 3
      const petals = Array.from({ length: 5 }, (_, k) => {
        const a = (k / 5) * 6.283 - 1.57
        const b = a + 0.628
        return `${f(x + Math.cos(a) * q * 1.5)} ${f(y + Math.sin(a) * q * 1.2)}L${f(x + Math.cos(b) * q * 0.6)}
          ${f(y + Math.sin(b) * q * 0.5)}`
      })
      fl += `<path d="M${petals.join('L')}Z" fill="${g ? '#F7DE7a' : '#F4F6EC'}" stroke="#1b2412" stroke-width=".5"/>`
    }
    s += fl
  }
  s += wob(
    mallorn(X(-0.005), Y(1.06), 84, -40, r, { light: 1, lit: '#6d7d80', mid: '#2f3d46', shade: '#10181f', ink: '#06090c' }) +
      mallorn(X(1.012), Y(1.06), 78, -40, r, { light: -1, lit: '#66767a', mid: '#2a3740', shade: '#10181f', ink: '#06090c' }),
  )
  return s
}

/** two way-lanterns on brackets let into the near trunks */
export function lanterns({ X, Y }: Stage): string {
  let s = ''
  for (const [x, y, k] of [
    [0.062, 0.4, 1],
    [0.938, 0.45, -1],
  ])
    s +=
      `<path d="M${X(x) - 34 * k} ${Y(y) - 66}H${X(x) - 6 * k}q${6 * k} 0 ${6 * k} 8v6" fill="none" stroke="#0a0e12" stroke-width="5"/>` +
      `<path d="M${X(x) - 34 * k} ${Y(y) - 67}H${X(x) - 6 * k}q${5 * k} 0 ${5 * k} 8v5" fill="none" stroke="#8fa0a6" stroke-width="1.6"/>` +
      lantern(X(x), Y(y), 'hiding', 1.05)
  return s
}
