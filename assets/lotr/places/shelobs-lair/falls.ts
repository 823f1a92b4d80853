// Shelob's Lair: the forbidden pool, the cliff, the fall and the cave behind it.
import { blob, f, jagPath, lerp, line, rows, smooth } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** the cliff and the layers of its rock */
function cliff({ W, H, m, r, P }: Stage): string {
  const top = jagPath(
    P(
      rows(
        `-0.04 0.215, 0.03 0.2, 0.085 0.175, 0.13 0.12, 0.165 0.06, 0.186 0.09, 0.228 0.088, 0.25 0.04, 0.31 0.05, 0.36 0.015, 0.44 0.03,
          0.52 -0.04`,
      ),
    ),
    5,
    6,
    r,
  )
  let s =
    path(line(top) + `V${H * 0.7}H-40Z`, `url(#${m}cliff)`, '#0a0f15', 1.4) +
    fall(top, H * 0.2, 3.2, r, { op: 0.65, col: '#070b10', lean: 0.1, w: 0.95 }) +
    fall(top, H * 0.07, 6, r, { op: 0.5, col: '#A9BFD0', lean: 0.2 }) +
    path(line(top), 'none', '#B9CBD8', 1.3, 'opacity=".65"')
  let d = ''
  for (let j = 0; j < 9; j++) {
    const y0 = H * (0.2 + j * 0.045)
    for (let x = -10; x < W * 0.46; x += 40 + r() * 50)
      d += `M${f(x)} ${f(y0 + Math.sin(x * 0.02 + j) * 7)}q12 ${f((r() - 0.5) * 8)} ${f(24 + r() * 14)} ${f((r() - 0.5) * 5)}`
  }
  s += path(d, 'none', '#05090d', 1.1, 'opacity=".55"') + path(d, 'none', '#8FA6B4', 0.8, 'opacity=".3" transform="translate(1 1.8)"')
  return s
}
/** the hidden cave behind the water */
function cave({ W, H }: Stage): string {
  const fx = SHELOB.fall[0] * W
  return (
    path(
      `M${f(fx - 33)} ${f(H * 0.335)}V${f(H * 0.25)}L${f(fx - 20)} ${f(H * 0.195)}L${f(fx + 16)} ${f(H * 0.185)}L${f(fx + 34)}
        ${f(H * 0.25)} V${f(H * 0.335)}Z`,
      '#05070a',
      '#34424e',
      1.2,
    ) + glow(fx - 4, H * 0.285, 34, 28, 'G', 0.55)
  )
}
/** the ledge of the hidden path */
function ledge({ W, H, r }: Stage): string {
  const up = [[-0.04, 0.3], ...SHELOB.lines.hiding.map((p) => [p[0], p[1] + 0.042])].concat([[0.475, 0.3]]).map((p) => [p[0] * W, p[1] * H])
  const low = up.map((p, i) => [p[0], p[1] + 14 + (i % 2) * 6])
  let s = path(smooth(up.map((p) => [p[0], p[1] + 24])), 'none', '#04070a', 16, 'opacity=".5" filter="url(#b4)"')
  s +=
    path(smooth(up) + smooth([...low].reverse()).replace('M', 'L') + 'Z', '#2b3741', '#070b0f', 1.3) +
    fall(up, 15, 3, r, { op: 0.7, col: '#070b0f' }) +
    path(smooth(up.map((p) => [p[0], p[1] - 2])), 'none', '#7C909C', 6) +
    path(smooth(up.map((p) => [p[0], p[1] - 5])), 'none', '#D3E0E6', 1.2, 'opacity=".75"')
  return s
}
/** pool: dark water, the moon's road on it, rings where the fall strikes */
function pool({ W, H, m, r }: Stage): string {
  const fx = SHELOB.fall[0] * W
  const fb = SHELOB.fall[2] * H
  const [px, py, rx, ry] = [SHELOB.pool[0] * W, SHELOB.pool[1] * H, SHELOB.pool[2] * W, SHELOB.pool[3] * H]
  const shore = blob(px, py, rx, ry, 22, 0.1, r)
  let s = wob(
    path(smooth([...shore, shore[0]]) + 'Z', `url(#${m}pool)`, '#05090d', 2) +
      path(smooth(shore.slice(0, 12)), 'none', '#8FA6B4', 1.2, 'opacity=".6"'),
  )
  let w = ''
  let ring = ''
  let moon = ''
  for (let i = 0; i < 70; i++) {
    const a = r() * 6.3
    const q = Math.sqrt(r()) * 0.86
    w += `M${f(px + Math.cos(a) * rx * q)} ${f(py + Math.sin(a) * ry * q)}h${f(6 + r() * 14)}`
  }
  for (let i = 0; i < 24; i++) {
    const y = py - ry * 0.62 + i * ry * 0.062
    const k = 2 + i * 0.55 + r() * 5
    const o = (r() - 0.5) * 8
    moon += `M${f(px - rx * 0.58 - k + o)} ${f(y)}h${f(k * 2)}`
  }
  for (let i = 1; i < 6; i++)
    ring += `M${f(fx - 24 - i * 11)} ${f(fb + 4 + i * 1.5)}a${f(24 + i * 11)} ${f(5 + i * 3.4)} 0 0 0 ${f(48 + i * 22)} 0`
  s +=
    path(w, 'none', '#54707f', 1, 'opacity=".6"') +
    path(moon, 'none', '#F1F3E4', 1.3, 'opacity=".8"') +
    path(ring, 'none', '#C5DAE4', 1.1, 'opacity=".6"')
  return s
}
/** the bank below: steps of rock, low bushes, mist off the water */
function bank({ W, H, r }: Stage): string {
  let low2 = ''
  let bush = ''
  for (let i = 0; i < 60; i++) {
    const x = r() * W * 0.44
    const y = H * (0.6 + r() * 0.08)
    low2 += `M${f(x)} ${f(y)}q8 ${f((r() - 0.5) * 6)} ${f(14 + r() * 14)} ${f((r() - 0.5) * 5)}l2 5`
  }
  for (let i = 0; i < 26; i++) {
    const x = W * (0.05 + r() * 0.31)
    const y = H * (0.665 + r() * 0.012)
    for (let j = -3; j <= 3; j++)
      bush += `M${f(x)} ${f(y)}q${f(j * 1.2)} ${f(-8 - r() * 6)} ${f(j * 4)} ${f(-9 - r() * 9 + Math.abs(j) * 2)}`
  }
  let s = wob(
    path(low2, 'none', '#70858F', 0.9, 'opacity=".4"') +
      path(bush, 'none', '#0a120f', 2.4) +
      path(bush, 'none', '#58766b', 0.8, 'opacity=".8"'),
  )
  s += glow(W * 0.2, H * 0.6, W * 0.24, H * 0.06, 'W', 0.22) + glow(W * 0.3, H * 0.47, W * 0.12, H * 0.04, 'W', 0.2)
  return s
}
/** the cliff of the falls, a ledge cut across it, the waterfall and the pool */
export const falls = (s: Stage) => wob(cliff(s) + cave(s) + ledge(s)) + pool(s) + bank(s) + water(s, 1)

/** the falling water; drawn once behind the path and once, thin, in front of it */
export function water({ W, H, r }: Pick<Stage, 'W' | 'H' | 'r'>, op: number) {
  const [x, y0, y1] = [SHELOB.fall[0] * W, SHELOB.fall[1] * H, SHELOB.fall[2] * H]
  let a = ''
  let b = ''
  let c = ''
  let s = ''
  const n = op < 1 ? 14 : 40
  for (let i = 0; i < n; i++) {
    const t = (r() - 0.5) * 2
    const xa = x + t * 13
    const xb = x + t * 24 + (r() - 0.5) * 5
    const ya = op < 1 ? H * 0.22 + r() * 20 : y0 + r() * 6
    const yb = op < 1 ? H * 0.36 + r() * 30 : y1 + (r() - 0.5) * 12
    const d = `M${f(xa)} ${f(ya)}C${f(xa)} ${f(lerp(ya, yb, 0.35))} ${f(xb)} ${f(lerp(ya, yb, 0.5))} ${f(xb)} ${f(yb)}`
    if (i % 3 === 0) a += d
    else if (i % 3 === 1) b += d
    else c += d
  }
  if (op === 1)
    s += path(
      `M${f(x - 14)} ${f(y0)}C${f(x - 17)} ${f(y0 + 50)} ${f(x - 27)} ${f(y0 + 90)} ${f(x - 28)} ${f(y1)}H${f(x + 28)} C${f(x + 27)}
        ${f(y0 + 90)} ${f(x + 17)} ${f(y0 + 50)} ${f(x + 14)} ${f(y0)}Z`,
      '#A9C3D2',
      '',
      0,
      'opacity=".5" filter="url(#b2)"',
    )
  s +=
    path(a, 'none', '#F2F8FA', 2, `opacity="${0.85 * op}"`) +
    path(b, 'none', '#BCD3DF', 2.4, `opacity="${0.8 * op}"`) +
    path(c, 'none', '#6F93A6', 1.6, `opacity="${0.8 * op}"`)
  if (op === 1) s += glow(x, y1, 56, 26, 'W', 0.75) + glow(x, y1 - 26, 34, 40, 'W', 0.35)
  return wob(s)
}
