// Shelob's Lair, nearest: marsh with its faces, plain of ash, the stair at the end.
import { blob, f, jagPath, lerp, line, rows, scaled, smooth, yAt } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** the pools of the marsh: middle and half axes, as fractions of the plate */
const POOLS = rows(
  `0.075 0.905 0.13 0.075, 0.215 0.925 0.1 0.06, 0.14 0.765 0.15 0.045, 0.3 0.955 0.12 0.045, 0.3 0.755 0.085 0.035, 0.03 0.8 0.06 0.035`,
)

/** ground of the march */
function ground({ W, H, m, r }: Stage): string {
  const P = scaled(W, H)
  const edge = jagPath(P(SHELOB.ground), 6, 5, r)
  return wob(
    path(line(edge) + `L${W + 40} ${H + 20}L-40 ${H + 20}Z`, `url(#${m}ground)`, '#050606', 1.3) +
      path(line(edge), 'none', '#9FB0A0', 1.3, 'opacity=".5"') +
      fall(edge, H * 0.07, 4, r, { op: 0.6, col: '#050606', lean: 0.15 }),
  )
}
/** water of the marsh in long pools */
function pools({ W, H, r, m }: Stage): string {
  let s = ''
  for (const [x, y, a, b] of POOLS) {
    const q = blob(x * W, y * H, a * W, b * H, 18, 0.16, r)
    s += wob(
      path(smooth([...q, q[0]]) + 'Z', `url(#${m}marsh)`, '#060b09', 1.4) +
        path(smooth(q.slice(9, 18)), 'none', '#8FB79A', 1, 'opacity=".5"'),
    )
  }
  return s
}
/** a dead face, mouth up or down with k */
const face = (x: number, y: number, q: number, a: number, k: number) =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${a}) scale(${q})" opacity=".92">${glow(0, 0, 26, 22, 'W', 0.3)}` +
  path('M-9 -3C-9 -13 9 -13 9 -3C9 5 5 12 0 13C-5 12 -9 5 -9 -3Z', '#A8C7AE', '#24382d', 1) +
  path(
    `M-6.5 -3q2.5 ${k} 5 0M1.5 -3q2.5 ${k} 5 0M-1 -1L-2 4H1M-3 7.5q3 ${k > 0 ? -1.5 : 2} 6 0M-7 -6q3 -2 5 -1M2 -7q3 -1 5 1`,
    'none',
    '#1f3328',
    1.1,
  ) +
  path('M1 -10C8 -10 9 -4 8 0C7 6 4 11 0 12C4 6 5 -2 1 -10Z', '#2f4a3c', '', 0, 'opacity=".45"') +
  path(
    'M-8 -6C-14 -8 -18 -4 -24 -7M-7 -9C-12 -14 -18 -11 -23 -14M7 -9C13 -13 17 -9 23 -12M8 -5C14 -6 17 -2 24 -4',
    'none',
    '#7FA08A',
    1,
    'opacity=".75"',
  ) +
  '</g>'
/** faces under the water */
function faces({ W, H }: Stage): string {
  const s =
    face(0.055 * W, 0.918 * H, 1.15, -16, 2) +
    face(0.158 * W, 0.938 * H, 1.2, 10, 2) +
    face(0.075 * W, 0.735 * H, 0.78, 14, 2) +
    face(0.228 * W, 0.945 * H, 0.98, -8, -2) +
    face(0.153 * W, 0.752 * H, 0.72, -12, -2) +
    face(0.3 * W, 0.75 * H, 0.72, 8, 2) +
    face(0.337 * W, 0.94 * H, 0.95, 14, 2)
  return s
}
/** ripples over the faces */
function ripples({ W, H, r }: Stage): string {
  let s = ''
  let w = ''
  for (let i = 0; i < 120; i++) {
    const [x, y, a, b] = POOLS[i % 6]
    const t = r() * 6.3
    const q = Math.sqrt(r()) * 0.85
    w += `M${f((x + Math.cos(t) * a * q) * W)} ${f((y + Math.sin(t) * b * q) * H)}h${f(6 + r() * 13)}`
  }
  s += path(w, 'none', '#BFE0C4', 0.8, 'opacity=".32"')
  return s
}
/** plain of ash: cracks and little cones */
function ashPlain({ W, H, r }: Stage): string {
  let s = ''
  let cr = ''
  let cone = ''
  for (let i = 0; i < 26; i++) {
    let x = W * (0.38 + r() * 0.24)
    let y = H * (0.79 + r() * 0.2)
    cr += `M${f(x)} ${f(y)}`
    for (let j = 0; j < 3; j++) cr += `L${f((x += (r() - 0.4) * 20))} ${f((y += (r() - 0.4) * 7))}`
  }
  for (const [x, y, q] of rows('0.45 0.765 12, 0.52 0.79 9, 0.385 0.745 8, 0.455 0.96 11, 0.52 0.955 8, 0.6 0.8 8'))
    cone +=
      path(
        `M${f(x * W - q * 1.6)} ${f(y * H)}L${f(x * W - q * 0.3)} ${f(y * H - q)}H${f(x * W + q * 0.4)}L${f(x * W + q * 1.8)} ${f(y * H)}Z`,
        '#3b332d',
        '#0a0807',
        1,
      ) +
      path(
        `M${f(x * W + q * 0.1)} ${f(y * H - q)}l${f(q * 0.5)} ${f(q)}M${f(x * W + q * 0.4)} ${f(y * H - q)}l${f(q)} ${f(q)}`,
        'none',
        '#0a0807',
        0.9,
      )
  s += wob(path(cr, 'none', '#070504', 1.1, 'opacity=".75"') + cone)
  return s
}
/** the stair at the end: flights and landings, each tread lit, each riser dark, a wall of squared stone below */
function stair({ W, H, r, m }: Stage): string {
  const c = scaled(W, H)(SHELOB.stair)
  const prof = []
  const n = 30
  const top = []
  const back = []
  for (let i = 0; i <= n; i++) {
    const x = lerp(c[0][0], c[c.length - 1][0], i / n)
    prof.push([x, yAt(c, x)])
  }
  let tread = ''
  let riser = ''
  let joint = ''
  let edgeLit = ''
  for (let i = 0; i < n; i++) {
    const [x0, y0] = prof[i]
    const [x1, y1] = prof[i + 1]
    const k = lerp(23, 11, i / n) // k: how far the tread runs back
    top.push([x0, y0], [x1, y0])
    tread += `M${f(x0)} ${f(y0)}H${f(x1)}l${f(-k * 0.5)} ${f(-k)}H${f(x0 - k * 0.5)}Z`
    riser += `M${f(x1)} ${f(y0)}V${f(y1)}l${f(-k * 0.5)} ${f(-k)}V${f(y0 - k)}Z`
    edgeLit += `M${f(x0)} ${f(y0)}H${f(x1)}`
    if (i === n - 1) back.push([x1, y1])
  }
  for (let i = 0; i < 120; i++) {
    const x = lerp(c[0][0], W, r())
    const y = yAt(c, x) + 8 + r() * r() * 90
    joint += `M${f(x)} ${f(y)}h${f(6 + r() * 9)}v5`
  }
  const wall = line([...top, ...back]) + `V${H + 20}H${f(c[0][0])}Z`
  return wob(
    path(tread, '#857d79', '#0a080a', 0.9) +
      path(riser, '#2c272d', '#0a080a', 0.9) +
      path(wall, `url(#${m}stair)`, '#050406', 1.3) +
      path(joint, 'none', '#070508', 1, 'opacity=".7"') +
      path(edgeLit, 'none', '#E6DCC6', 1.3, 'opacity=".85"'),
  )
}
/** the march: dead marshes with their faces, the plain of ash, the winding stair */
export const march = (s: Stage) => ground(s) + pools(s) + faces(s) + ripples(s) + ashPlain(s) + stair(s)
