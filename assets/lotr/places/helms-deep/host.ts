// Helm's Deep: the field, the host in fifteen ranks, standards and ladders.
import { distance, f, lerp, line, rows, scaled, yAt } from '../../../kit/geometry'
import { glow, path, wob } from '../../../kit/pen'
import { warrior } from '../../../kit/riders'
import type { Stage } from '../../../kit/stage'
import { HELM } from './layout'

/** the field and the host: rank after rank of pikes, a torch for every few */
export function host({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const base = P(HELM.wallBase)
  const road = P(HELM.lines.fighting)
  const near = P(HELM.near)
  let s = ''
  const top = [[-40, H * 0.6], [W * 0.2, H * 0.585], ...base.slice(1), [W * 0.8, H * 0.4], [W * 0.88, H * 0.4], [W + 40, H * 0.42]]
  s += path(line(top) + `V${H}H-40Z`, `url(#${m}field)`)
  s +=
    glow(W * 0.5, H * 0.62, W * 0.4, H * 0.17, 'E', 0.8) +
    glow(W * 0.2, H * 0.71, W * 0.3, H * 0.1, 'E', 0.85) +
    glow(W * 0.75, H * 0.7, W * 0.3, H * 0.09, 'E', 0.75) +
    glow(W * 0.42, H * 0.6, W * 0.2, H * 0.09, 'G', 0.5, 'style="mix-blend-mode:screen"')
  for (let row = 0; row < 15; row++) {
    const t = row / 14
    const k = lerp(0.5, 1.12, t)
    let men = ''
    let pikes = ''
    let rim = ''
    let torch = ''
    for (let x = -10 + r() * 8; x < W + 10; x += (5.5 + r() * 4) * k * 1.15) {
      const yTop = yAt(top, x) + 6
      const yBot = yAt(near, x) + 4
      const y = lerp(yTop, yBot, t) + (r() - 0.5) * 4
      if (y < H * 0.6 && x < W * 0.27) continue // the rock of the castle stays free
      if (distance(road, x, y - 4 * k) < 14 + 4 * t) continue // so does the road of the battle
      if (x > lerp(W * 0.8, W * 0.93, t) && r() > 0.25) continue // the host thins before the riders
      const h = 9 * k
      men += warrior(x, y, h)
      if (r() > 0.22) pikes += `M${f(x + 2)} ${f(y)}l${f((r() - 0.35) * 5)} ${f(-h * (2.1 + r() * 1.1))}`
      if (r() > 0.5)
        rim += `M${f(x - h * 0.42)} ${f(y - h * 0.4)}Q${f(x - h * 0.36)} ${f(y - h * 0.62)} ${f(x - h * 0.17)} ${f(y - h * 0.7)}
          M${f(x - h * 0.17)} ${f(y - h * 0.95)}L${f(x)} ${f(y - h * 1.33)}`
      if (r() > 0.87) {
        const ty = y - h * 1.75
        torch +=
          glow(x, ty, 12 * k, 12 * k, 'E', 0.95) +
          path(`M${f(x)} ${f(y)}V${f(ty)}`, 'none', '#1a0f08', 1.2) +
          path(`M${f(x)} ${f(ty + 1)}q${f(-3 * k)} ${f(-3 * k)} 0.4 ${f(-7 * k)}q${f(3.4 * k)} ${f(4 * k)} -.4 ${f(7 * k)}Z`, '#FFD98A')
      }
    }
    s +=
      path(pikes, 'none', '#07090a', 0.9 + t * 0.3) +
      path(men, row % 2 ? '#0b0d0e' : '#111517') +
      path(rim, 'none', '#E89A4A', 0.9, 'opacity=".75"') +
      torch
  }
  // ragged standards above the ranks
  for (const [x, y, q, d] of rows(
    '0.445 0.545 0.7 1, 0.545 0.525 0.7 -1, 0.63 0.5 0.68 1, 0.7 0.475 0.66 -1, 0.622 0.715 1.05 -1, 0.79 0.64 0.95 1',
  )) {
    const X = x * W
    const Y = y * H
    const u = (v: number) => f(X + v * q * d)
    const w = (v: number) => f(Y - v * q)
    s +=
      path(`M${f(X)} ${w(-6)}V${w(38)}`, 'none', '#0a0807', 1.7 * q) +
      path(
        `M${f(X)} ${w(37)}C${u(6)} ${w(40)} ${u(11)} ${w(33)} ${u(18)} ${w(36)}L${u(15)} ${w(30)}L${u(19)} ${w(25)}L${u(14)}
          ${w(22)}L${u(16)} ${w(15)} C${u(10)} ${w(14)} ${u(6)} ${w(20)} ${f(X)} ${w(17)}Z`,
        '#15100e',
        '#B86A34',
        0.9,
      )
  }
  // scaling ladders with climbers
  for (const [x, lean] of rows('0.345 10, 0.425 -9, 0.53 9, 0.6 -8, 0.672 7')) {
    const X = x * W
    const y1 = yAt(base, X) + 9
    const y0 = yAt(P(HELM.wallTop), X + lean) + 7
    let d = `M${f(X - 4)} ${f(y1)}L${f(X + lean - 3)} ${f(y0)}M${f(X + 4)} ${f(y1)}L${f(X + lean + 3)} ${f(y0)}`
    for (let t = 0.06; t < 1; t += 0.09) d += `M${f(lerp(X - 4, X + lean - 3, t))} ${f(lerp(y1, y0, t))}h7`
    s += path(d, 'none', '#0c0a08', 1.5)
    for (const t of [0.14, 0.36, 0.6]) {
      const a = lerp(X, X + lean, t)
      const b = lerp(y1, y0, t) + 5
      s +=
        path(
          `M${f(a - 2.5)} ${f(b - 5)}L${f(a - 4)} ${f(b - 12)}M${f(a + 2.5)} ${f(b - 5)}L${f(a + 4)} ${f(b - 10)}`,
          'none',
          '#090b0c',
          2,
        ) + path(warrior(a, b, 8.5), '#090b0c', '#B4743A', 0.6)
    }
  }
  return wob(s)
}
