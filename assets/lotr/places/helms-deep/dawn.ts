// Helm's Deep: the ridge under the dawn, riders pouring down it, the white one first.
import { f, jagPath, line, rows, scaled, yAt } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import { rider } from '../../../kit/riders'
import type { Stage } from '../../../kit/stage'
import { HELM } from './layout'

/** the ridge under the dawn, riders pouring down it, the white one first */
export function dawnRidge({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const edge = P(HELM.ridge)
  const jag = jagPath(edge, 5, 4, r)
  const Y = (x: number) => yAt(edge, x * W)
  let s = glow(W * 1.0, H * 0.22, W * 0.3, H * 0.36, 'G', 0.95) + glow(W * 1.0, H * 0.22, W * 0.15, H * 0.2, 'W', 0.9)
  // rays of the dawn, engraved
  let rays = ''
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * (0.93 + (i / 46) * 0.6)
    const l0 = W * (0.07 + (i % 3) * 0.012)
    const l1 = W * (0.14 + r() * 0.12)
    rays += `M${f(W * 1.0 + Math.cos(a) * l0)} ${f(H * 0.22 + Math.sin(a) * l0)}L${f(W * 1.0 + Math.cos(a) * l1)}
      ${f(H * 0.22 + Math.sin(a) * l1)}`
  }
  s += path(rays, 'none', '#FFF3D0', 1, 'opacity=".5"')
  s += wob(
    path(line(jag) + `V${H * 0.8}H${W * 0.7}Z`, `url(#${m}ridge)`, '#0f1210', 1.3) +
      fall(jag, H * 0.17, 4.2, r, { op: 0.5, col: '#0c0f0d', lean: -0.5 }) +
      fall(jag, H * 0.06, 5, r, { op: 0.6, col: '#F5CB8B', lean: -0.8 }) +
      path(line(jag), 'none', '#FFEBC0', 2, 'opacity=".95"'),
  )
  // the far rank rides on the crest against the sky, two nearer ranks come down the slope
  for (const x of [0.995, 0.972, 0.95, 0.928, 0.906, 0.884])
    s += rider(x * W, Y(x) + 1, 0.5, { dir: -1, ink: '#1b1712', rim: '#FFDFA6', pennon: r() > 0.5 ? '#3f6a49' : '#7c2b20' })
  for (const [x, d, z] of rows('0.985 27 0.54, 0.945 25 0.55, 0.905 25 0.56, 0.868 21 0.57'))
    s += rider(x * W, Y(x) + d, z, { dir: -1, ink: '#15130f', rim: '#FFD596' })
  const wx = 0.838
  const wy = Y(wx) + 2
  s +=
    glow(wx * W - 3, wy - 16, 46, 40, 'W', 0.75) +
    rider(wx * W, wy, 0.8, { dir: -1, ink: '#3b3a3c', horse: '#2d2a28', rim: '#fff' }) +
    rider(wx * W, wy - 0.4, 0.74, { dir: -1, ink: '#FBFAF2', horse: '#F4F1E6', rim: '#8a8f94' })
  return s
}
