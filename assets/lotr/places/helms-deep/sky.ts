// Helm's Deep, farthest: night sky with one flash, the mountain of three horns, the gorge.
import { f, jagPath, line, poly, rows, scaled } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** sky of night and cloud, dawn at the right edge, one far flash */
export function sky({ W, H, m, r }: Stage) {
  let s = `<rect width="${W}" height="${H}" fill="url(#${m}sky)"/>`
  s += `<rect width="${W}" height="${H}" fill="url(#${m}dawn)"/>`
  s += '<g filter="url(#wob2)">'
  for (let i = 0; i < 26; i++) {
    const x = r() * W * 1.05
    const y = r() * H * 0.3
    const l = W * (0.09 + r() * 0.16)
    const lit = x > W * 0.66 && i % 3 === 0
    const c = lit ? '#D9925A' : i % 3 ? '#0a0f14' : '#51616c'
    s += path(
      `M${f(x - l)} ${f(y)}C${f(x - l * 0.4)} ${f(y - 17)} ${f(x + l * 0.4)} ${f(y + 4)} ${f(x + l)} ${f(y - 5)} C${f(x + l * 0.4)}
        ${f(y + 17)} ${f(x - l * 0.5)} ${f(y + 10)} ${f(x - l)} ${f(y)}Z`,
      c,
      '',
      0,
      `opacity="${i % 3 ? 0.5 : 0.42}"`,
    )
  }
  s += '</g>'
  // one flash over the gorge, its light on the cloud
  const bolt = scaled(W, H)(rows('0.272 -0.02, 0.262 0.05, 0.276 0.09, 0.255 0.15, 0.264 0.185, 0.243 0.25, 0.247 0.29, 0.235 0.34'))
  const fork = scaled(W, H)(rows('0.255 0.15, 0.285 0.2, 0.281 0.225, 0.298 0.26'))
  s += glow(W * 0.262, H * 0.14, W * 0.13, H * 0.3, 'W', 0.5) + path(line(bolt), 'none', '#CFE2EE', 6, 'opacity=".5" filter="url(#b2)"')
  return s + wob(path(line(bolt), 'none', '#F7FBFC', 1.9) + path(line(fork), 'none', '#E6F0F4', 1, 'opacity=".8"'))
}

/** the mountain of three horns, snow on its heads, dawn on its right faces */
export function mountain({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const edge = jagPath(
    P(
      rows(
        `0.2 0.46, 0.27 0.32, 0.325 0.22, 0.36 0.105, 0.4 0.2, 0.43 0.17, 0.478 0.045, 0.525 0.185, 0.55 0.16, 0.585 0.1, 0.62 0.2, 0.66
          0.3, 0.72 0.46`,
      ),
    ),
    6,
    8,
    r,
  )
  let s = path(line(edge) + 'Z', `url(#${m}mt)`, '#0f161c', 1.3)
  s += fall(edge, H * 0.19, 3.6, r, { op: 0.6, col: '#10171d', lean: 0.3 })
  // snow: a ragged cap under each horn
  for (const [hx, hy, w, d] of rows('0.36 0.105 0.022 0.085, 0.478 0.045 0.03 0.12, 0.585 0.1 0.02 0.07')) {
    const n = 7
    const cap = [[hx * W, hy * H]]
    for (let i = 0; i <= n; i++) cap.push([(hx + w - (2 * w * i) / n) * W, (hy + d * (i % 2 ? 0.62 : 1) * (0.75 + r() * 0.3)) * H])
    s += path(poly(cap), '#C9D2D6', '#10171d', 0.8)
    s += path(
      poly([
        [hx * W, hy * H],
        [(hx + w) * W, (hy + d * 0.85) * H],
        [(hx + w * 0.35) * W, (hy + d * 0.6) * H],
      ]),
      '#F3D9B4',
      '',
      0,
      'opacity=".9"',
    )
  }
  return wob(s)
}

/** the two cliffs that close the gorge, mist and the glimmer of the caves between them */
export function gorge({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const right = jagPath(
    P(rows('0.585 0.5, 0.62 0.36, 0.655 0.26, 0.68 0.12, 0.705 0.06, 0.735 0.035, 0.765 0.12, 0.79 0.21, 0.805 0.3, 0.84 0.4, 0.86 0.5')),
    6,
    8,
    r,
  )
  const left = jagPath(P(rows('-0.04 0, 0.05 -0.03, 0.13 0.1, 0.19 0.16, 0.235 0.27, 0.285 0.34, 0.32 0.48')), 6, 8, r)
  let s = glow(W * 0.46, H * 0.33, W * 0.16, H * 0.14, 'W', 0.3)
  s += glow(W * 0.455, H * 0.345, W * 0.05, H * 0.06, 'G', 0.7)
  s += wob(
    path(line(right) + 'Z', `url(#${m}cliffR)`, '#0b1014', 1.4) +
      fall(right, H * 0.26, 3.4, r, { op: 0.6, col: '#0b1014', lean: -0.12, w: 0.9 }) +
      path(line(right.slice(25)), 'none', '#F2C285', 1.6, 'opacity=".8"') +
      fall(right.slice(26), H * 0.1, 6, r, { op: 0.4, col: '#E7AE70', lean: -0.3 }),
  )
  s += wob(
    path(line(left) + `V${H}H-40Z`, `url(#${m}cliffL)`, '#0b1014', 1.4) +
      fall(left, H * 0.24, 3.6, r, { op: 0.6, col: '#070b0e', lean: 0.2, w: 0.9 }) +
      fall(left, H * 0.08, 9, r, { op: 0.35, col: '#8EA2AE', lean: 0.3 }),
  )
  return s
}
