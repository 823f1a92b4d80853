// Helm's Deep: the Hornburg on its rock, and the causeway that leads down from its gate.
import type { Rng } from '../../../kit/chance'
import { f, jagPath, lerp, line, type Point, rows, scaled, smooth, yAt } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import { battlement, flagHorse } from '../../../kit/riders'
import type { Stage } from '../../../kit/stage'

/** facets of a tower: in the light, between, in the shade */
const CUT = { lit: '#AEB7B6', mid: '#6C7A81', shade: '#333C43' }
/** a round tower in three facets with contour strokes on the shadow side */
function tower(r: Rng, x: number, top: number, bot: number, w: number, n: number, lean = 0.06): string {
  const t = (w * (1 - lean * 2)) / 2
  const b = w / 2
  let o = path(`M${f(x - t)} ${f(top)}H${f(x + t)}L${f(x + b)} ${f(bot)}H${f(x - b)}Z`, CUT.mid, '#0b0f12', 1.4)
  o += path(`M${f(x - t)} ${f(top)}H${f(x - t * 0.35)}L${f(x - b * 0.35)} ${f(bot)}H${f(x - b)}Z`, CUT.shade, '', 0, 'opacity=".9"')
  o += path(`M${f(x + t * 0.5)} ${f(top)}H${f(x + t)}L${f(x + b)} ${f(bot)}H${f(x + b * 0.5)}Z`, CUT.lit, '', 0, 'opacity=".85"')
  let d = ''
  let c = ''
  for (let y = top + 3; y < bot; y += 2.8)
    d += `M${f(x - lerp(t, b, (y - top) / (bot - top)))} ${f(y)}q${f(w * 0.14)} 1.6 ${f(w * (0.26 + r() * 0.2))} ${f(0.6 + r())}`
  for (let y = top + 8; y < bot; y += 9)
    c += `M${f(x + w * (r() * 0.3 - 0.05))} ${f(y)}h${f(w * 0.14)}v4M${f(x + w * 0.2)} ${f(y + 4)}h${f(w * 0.16)}`
  o += path(d, 'none', '#090d10', 0.85, 'opacity=".7"') + path(c, 'none', '#151c20', 0.8, 'opacity=".55"')
  const k = t * 1.2 // corbelled head with merlons
  o += path(
    `M${f(x - t)} ${f(top + 9)}L${f(x - k)} ${f(top)}V${f(top - 7)}H${f(x + k)}V${f(top)}L${f(x + t)} ${f(top + 9)}Z`,
    '#4a565c',
    '#0b0f12',
    1.2,
  )
  o += path(
    `M${f(x + k * 0.35)} ${f(top - 7)}H${f(x + k)}V${f(top)}L${f(x + t)} ${f(top + 9)}H${f(x + t * 0.4)}Z`,
    '#98A4A6',
    '',
    0,
    'opacity=".7"',
  )
  o += battlement(
    [
      [x - k, top - 6],
      [x + k, top - 6],
    ],
    n,
    7,
    7,
    '#66737a',
  )
  return o
}
const litWindow = (x: number, y: number, w = 3, h = 7) =>
  glow(x, y, 13, 14, 'G', 0.7) +
  path(
    `M${f(x - w / 2)} ${f(y + h / 2)}V${f(y - h * 0.2)}Q${f(x)} ${f(y - h * 0.8)} ${f(x + w / 2)} ${f(y - h * 0.2)}V${f(y + h / 2)}Z`,
    '#FFD27A',
    '#1a1008',
    0.8,
  )
/** banner of the keep */
function banner({ X, Y }: Stage): string {
  let s = path(`M${f(X(0.122))} ${f(Y(0.13))}V${f(Y(0.042))}`, 'none', '#0b0f12', 2.2)
  s +=
    `<g transform="translate(${f(X(0.122))} ${f(Y(0.05))})">` +
    path('M0 0C10 -6 20 7 36 0L31 10L36 21C20 26 10 13 0 21Z', '#3f6a49', '#0b0f12', 1.2) +
    flagHorse(16, 19, 0.44) +
    '</g>'
  return s
}
/** keep and horn turret, hall roof between */
function keep({ W, r, X, Y }: Stage): string {
  let s =
    tower(r, X(0.122), Y(0.15), Y(0.41), 60, 6) +
    tower(r, X(0.055), Y(0.235), Y(0.43), 36, 4) +
    tower(r, X(0.188), Y(0.255), Y(0.43), 32, 4)
  s +=
    litWindow(X(0.118), Y(0.205)) +
    litWindow(X(0.134), Y(0.275)) +
    litWindow(X(0.108), Y(0.325)) +
    litWindow(X(0.057), Y(0.3)) +
    litWindow(X(0.19), Y(0.32))
  s += path(`M${f(X(0.138))} ${f(Y(0.36))}L${f(X(0.165))} ${f(Y(0.29))}L${f(X(0.192))} ${f(Y(0.36))}Z`, '#2c3236', '#0b0f12', 1)
  s += path(`M${f(X(0.165))} ${f(Y(0.29))}L${f(X(0.192))} ${f(Y(0.36))}H${f(X(0.17))}Z`, '#4a5154', '', 0, 'opacity=".8"')
  let tiles = ''
  for (let i = 1; i < 6; i++) {
    const y = lerp(Y(0.29), Y(0.36), i / 6)
    const q = (W * 0.027 * i) / 6
    tiles += `M${f(X(0.165) - q)} ${f(y)}h${f(q * 2)}`
  }
  s += path(tiles, 'none', '#0b0f12', 0.9, 'stroke-dasharray="5 1.5"')
  return s
}
/** the rock it stands on */
function rock({ W, H, r, m }: Stage): string {
  let s = ''
  const rock = jagPath(
    scaled(W, H)(rows('-0.04 0.42, 0.02 0.43, 0.07 0.46, 0.13 0.47, 0.19 0.45, 0.232 0.47, 0.25 0.55, 0.272 0.63, 0.29 0.7')),
    6,
    7,
    r,
  )
  s +=
    path(line(rock) + `V${H * 0.85}H-40Z`, `url(#${m}rock)`, '#0b0f12', 1.5) +
    fall(rock, H * 0.2, 3.2, r, { op: 0.65, col: '#080b0d', lean: 0.12, w: 0.95 }) +
    fall(rock, H * 0.07, 7, r, { op: 0.45, col: '#A8B6BC', lean: 0.25 })
  s += path(line(rock.slice(30)), 'none', '#E6A560', 1.3, 'opacity=".6"')
  return s
}
/** outer ring: a curved wall that meets the Deeping Wall */
function outerRing({ W, H, r, m, X, Y }: Stage): string {
  let s = ''
  const ring = scaled(W, H)(rows('-0.04 0.375, 0.03 0.385, 0.1 0.398, 0.16 0.39, 0.215 0.36, 0.24 0.345'))
  const foot = scaled(W, H)(rows('0.24 0.52, 0.2 0.5, 0.13 0.5, 0.06 0.475, -0.04 0.455'))
  s += path(line(ring) + line(foot).replace('M', 'L') + 'Z', `url(#${m}wall)`, '#0b0f12', 1.4)
  let d = ''
  for (let k = 1; k < 6; k++) {
    d += 'M-20 ' + f(lerp(yAt(ring, -20), H * 0.457, k / 6))
    for (let x = 0; x < W * 0.235; x += 12) d += `L${f(x)} ${f(lerp(yAt(ring, x), H * 0.49, k / 6))}`
  }
  for (let i = 0; i < 90; i++) {
    const x = r() * W * 0.23
    const t = Math.floor(r() * 6) / 6
    const y = lerp(yAt(ring, x), H * 0.49, t)
    d += `M${f(x)} ${f(y)}v${f(H * 0.017)}`
  }
  s += path(d, 'none', '#0d1215', 0.8, 'opacity=".6"') + battlement(ring, 24, 8, 8, '#66757d')
  s +=
    tower(r, X(0.22), Y(0.315), Y(0.565), 38, 4, 0.08) +
    path(`M${f(X(0.222))} ${f(Y(0.41))}v9M${f(X(0.213))} ${f(Y(0.48))}v8`, 'none', '#0a0d0f', 2.2)
  return s
}
const gatePlace = ({ X, Y }: Stage) => [X(0.088), Y(0.515)]
/** gatehouse with the lit gate */
function gatehouse(stage: Stage): string {
  const [gx, gy] = gatePlace(stage)
  let s = path(
    `M${f(gx - 34)} ${f(gy)}V${f(gy - 66)}H${f(gx - 17)}V${f(gy - 58)}H${f(gx + 17)}V${f(gy - 66)}H${f(gx + 34)}V${f(gy)}Z`,
    '#566369',
    '#0b0f12',
    1.5,
  )
  s += path(`M${f(gx + 17)} ${f(gy - 66)}H${f(gx + 34)}V${f(gy)}H${f(gx + 22)}Z`, '#87949A', '', 0, 'opacity=".7"')
  s += path(`M${f(gx - 34)} ${f(gy - 66)}h8v66h-8Z`, '#20282d', '', 0, 'opacity=".8"')
  s +=
    battlement(
      [
        [gx - 35, gy - 65],
        [gx - 15, gy - 65],
      ],
      3,
      6,
      6,
      '#66757d',
    ) +
    battlement(
      [
        [gx + 15, gy - 65],
        [gx + 36, gy - 65],
      ],
      3,
      6,
      6,
      '#77868d',
    )
  s += path(`M${f(gx - 17)} ${f(gy)}V${f(gy - 30)}Q${f(gx)} ${f(gy - 54)} ${f(gx + 17)} ${f(gy - 30)}V${f(gy)}Z`, '#FFC866', '#0b0f12', 2)
  s += path(
    `M${f(gx - 17)} ${f(gy)}V${f(gy - 30)}Q${f(gx - 14)} ${f(gy - 37)} ${f(gx - 9)} ${f(gy - 40)}V${f(gy)}ZM${f(gx + 17)}
      ${f(gy)}V${f(gy - 30)} Q${f(gx + 14)} ${f(gy - 37)} ${f(gx + 9)} ${f(gy - 40)}V${f(gy)}Z`,
    '#3a2615',
    '#0b0705',
    1.2,
  )
  s += path(`M${f(gx - 6)} ${f(gy - 41)}v10M${f(gx)} ${f(gy - 43)}v12M${f(gx + 6)} ${f(gy - 41)}v10`, 'none', '#2a1c10', 1.6)
  return s
}
/** the Hornburg on its rock: keep, horn turret, inner and outer ring, gatehouse */
export function hornburg(s: Stage): string {
  const { W, H, X, Y } = s
  const [gx, gy] = gatePlace(s)
  const paleSky = glow(X(0.13), Y(0.22), W * 0.15, H * 0.26, 'W', 0.34)
  return (
    wob(paleSky + banner(s) + keep(s) + rock(s) + outerRing(s) + gatehouse(s)) +
    glow(gx, gy - 16, 58, 48, 'G', 0.85, 'style="mix-blend-mode:screen"')
  )
}

/** the causeway: a ramp on arches from the gate down to the field */
export function causeway({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const c = P(rows('0.088 0.518, 0.108 0.575, 0.168 0.622, 0.245 0.655, 0.335 0.635'))
  const w = [5, 16, 18, 14, 3]
  const wall = [34, 40, 36, 22, 0]
  const up = c.map((p, i) => [p[0] + w[i] * 0.35, p[1] - w[i] * 0.8])
  const low = c.map((p, i) => [p[0] - w[i] * 0.5, p[1] + w[i] * 0.8])
  const foot = low.map((p, i) => [p[0] - 2, p[1] + wall[i]])
  const band = (a: readonly Point[], b: readonly Point[]) => smooth(a) + smooth([...b].reverse()).replace('M', 'L') + 'Z'
  let s = path(band(low, foot), `url(#${m}ramp)`, '#0b0f12', 1.4)
  // arches under the ramp, courses between them
  let d = ''
  for (const [x, h] of rows('0.115 26, 0.155 25, 0.195 19, 0.23 12')) {
    const X = x * W
    const y = yAt(foot, X) + 2
    s += path(`M${f(X - 9)} ${f(y)}v${f(-h * 0.6)}q9 ${f(-h * 0.7)} 18 0v${f(h * 0.6)}Z`, '#080a0c', '#6b767b', 1)
  }
  for (let i = 0; i < 44; i++) {
    const x = lerp(low[1][0], low[3][0], r())
    const y = lerp(yAt(low, x), yAt(foot, x), r())
    d += `M${f(x)} ${f(y)}h${f(5 + r() * 6)}v4`
  }
  s += path(d, 'none', '#0d1215', 0.8, 'opacity=".55"')
  s +=
    path(band(up, low), '#8a877a', '#0b0f12', 1.4) +
    path(smooth(low), 'none', '#D8CBA6', 2, 'opacity=".85"') +
    path(smooth(up), 'none', '#20272b', 2.4)
  d = ''
  for (let i = 0; i < 70; i++) {
    const t = r() * 3.6
    const k = Math.floor(t)
    const q = t - k
    const v = r()
    d += `M${f(lerp(lerp(up[k][0], up[k + 1][0], q), lerp(low[k][0], low[k + 1][0], q), v))}
      ${f(lerp(lerp(up[k][1], up[k + 1][1], q), lerp(low[k][1], low[k + 1][1], q), v))}h${f(3 + r() * 6)}`
  }
  return (
    wob(s + path(d, 'none', '#2a2c28', 0.9, 'opacity=".6"')) +
    glow(W * 0.15, H * 0.735, W * 0.22, H * 0.09, 'E', 0.8) +
    glow(W * 0.15, H * 0.745, W * 0.2, H * 0.05, 'G', 0.35)
  )
}
