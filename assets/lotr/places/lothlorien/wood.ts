// Lothlórien, farthest: night air in a golden haze, far trunks.
import { rows } from '../../../kit/geometry'
import { stars } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { canopy, mallorn } from './mallorns'

/** night air: blue at the edges, a golden haze within the wood, stars in the gaps */
export function air({ W, H, r, m, X, Y }: Stage): string {
  return (
    `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` +
    stars(70, [0, 0, W, Y(0.42)], r, 0.9) +
    halo(X(0.5), Y(0.44), W * 0.34, H * 0.4, 0.7)
  )
}

/** far trunks, thinning into the haze, and the dim canopy */
export function farTrunks({ W, r, X, Y }: Stage): string {
  let s = ''
  for (let i = 0; i < 34; i++) {
    const x = X(0.02 + i * 0.0292 + (r() - 0.5) * 0.016)
    const k = Math.abs(x / W - 0.5) * 2
    s += mallorn(x, Y(0.56 + r() * 0.02), 5 + r() * 5, -30, r, {
      lit: '#C9CDB8',
      mid: k > 0.5 ? '#5f7680' : '#A3AE9c',
      shade: '#4f6872',
      ink: '#3d545e',
      op: 0.55,
    })
  }
  s += `<rect x="-40" y="${Y(0.3)}" width="${W + 80}" height="${Y(0.3)}" fill="#E3D9A8" opacity=".2" filter="url(#b22)"/>`
  s +=
    `<g opacity=".8">` +
    wob(
      canopy(
        rows('0.06 0.1, 0.19 0.05, 0.33 0.07, 0.47 0.03, 0.62 0.06, 0.76 0.04, 0.9 0.08').map((p) => [X(p[0]), Y(p[1])]),
        74,
        34,
        ['#5d5a34', '#8d8544', '#C9B968'],
        r,
        14,
      ),
    ) +
    '</g>'
  return s
}
