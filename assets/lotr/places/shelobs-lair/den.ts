// Shelob's Lair: the den, its floor of bones, its torn mouth and the winding stair.
import { f, jagPath, lerp, line, rows, scaled } from '../../../kit/geometry'
import { id } from '../../../kit/names'
import { fall, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** the den: a hollow in the mountain, its back wall, old webs, bundles hung from the roof */
export function den({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const [a, b] = SHELOB.mouth.map(P)
  const left = jagPath(a, 4, 9, r)
  const right = jagPath(b, 4, 8, r)
  const shape = line(left) + line(right).replace('M', 'L') + `V${H * 0.8}H${a[0][0]}Z`
  const cid = id('den')
  let s = `<clipPath id="${cid}"><path d="${shape}"/></clipPath>`
  // the mountain around it
  s += wob(
    path(
      `M${f(W * 0.43)} ${f(H * 0.8)}L${f(W * 0.425)} ${f(H * 0.5)}L${f(W * 0.45)} ${f(H * 0.2)}L${f(W * 0.52)} -10H${f(W * 0.83)}
        L${f(W * 0.8)} ${f(H * 0.1)}L${f(W * 0.8)} ${f(H * 0.8)}Z`,
      '#171319',
    ),
  )
  let in_ = path(shape, `url(#${m}den)`)
  // the cleft stays open to the sky: drawn by the caller behind; here only the inner rock up to its rim
  let d = ''
  for (let i = 0; i < 300; i++) {
    const x = W * (0.45 + r() * 0.54)
    const y = H * (0.06 + r() * 0.55)
    d += `M${f(x)} ${f(y)}q${f((r() - 0.5) * 10)} ${f(7 + r() * 8)} ${f((r() - 0.5) * 12)} ${f(14 + r() * 16)}`
  }
  in_ += path(d, 'none', '#050307', 1, 'opacity=".55"')
  d = ''
  for (let i = 0; i < 90; i++) {
    const x = W * (0.47 + r() * 0.26)
    const y = H * (0.12 + r() * 0.42)
    d += `M${f(x)} ${f(y)}q${f((r() - 0.5) * 8)} ${f(5 + r() * 6)} ${f((r() - 0.5) * 9)} ${f(9 + r() * 10)}`
  }
  in_ += path(d, 'none', '#AEB6D4', 0.8, 'opacity=".35"')
  s += `<g clip-path="url(#${cid})">${wob(in_)}</g>`
  return { back: s, cid, left, right }
}

/** floor of the den with bones; the thread of the path lies on it */
export function denFloor({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const edge = jagPath(P(rows('0.44 0.62, 0.5 0.585, 0.56 0.55, 0.62 0.535, 0.7 0.55, 0.8 0.545, 0.9 0.56, 1 0.55')), 6, 5, r)
  let s =
    path(line(edge) + `V${H * 0.82}H${W * 0.44}Z`, `url(#${m}floor)`, '#050307', 1.2) +
    path(line(edge), 'none', '#B5BAD2', 1.3, 'opacity=".6"') +
    fall(edge, H * 0.12, 4, r, { op: 0.55, col: '#060408', lean: -0.15 })
  const bone = (x: number, y: number, a: number) =>
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">` +
    path('M-7 0H7M-8 -1.5l-1 3M8 -1.5l1 3', 'none', '#0a070b', 3.4, 'stroke-linecap="round"') +
    path('M-7 0H7M-8 -1.5l-1 3M8 -1.5l1 3', 'none', '#CFC6AE', 1.8, 'stroke-linecap="round"') +
    '</g>'
  const skull = (x: number, y: number, q: number) =>
    `<g transform="translate(${f(x)} ${f(y)}) scale(${q})">` +
    path('M-6 2C-8 -6 -4 -10 1 -10C7 -10 9 -5 7 1L5 3V6H-3V3Z', '#D2C9B2', '#0a070b', 1) +
    path('M-3 -2.5h2.5M2.5 -2.5h2.5M-1 4v2M2 4v2', 'none', '#0a070b', 1.8) +
    '</g>'
  for (let i = 0; i < 16; i++) s += bone(W * (0.52 + r() * 0.44), H * (0.665 + r() * 0.075), r() * 180)
  s +=
    skull(W * 0.605, H * 0.7, 0.9) + skull(W * 0.755, H * 0.705, 0.8) + skull(W * 0.832, H * 0.715, 0.9) + skull(W * 0.68, H * 0.715, 0.75)
  return wob(s)
}

/** the rim of the den, torn rock hung with near webs */
export function rim({ W, H, m, r }: Stage, d: ReturnType<typeof den>) {
  const out = [
    [W * 0.4, H * 0.82],
    [W * 0.405, H * 0.6],
    [W * 0.41, H * 0.42],
    [W * 0.43, H * 0.2],
    [W * 0.47, H * 0.06],
    [W * 0.5, -20],
  ]
  let s = path(line(out) + `H${f(W * 0.83)}` + line([...d.left].reverse()).replace('M', 'L') + 'Z', `url(#${m}rim)`, '#050307', 1.4)
  const d2 = [...d.right].reverse()
  s += path(`M${f(W + 40)} ${f(H * 0.82)}` + line(d2).replace('M', 'L') + `L${f(W + 40)} -20Z`, `url(#${m}rim)`, '#050307', 1.4)
  // strata of the mountain wall and the winding stair cut into it, a lamp-less line of worn treads
  let st = ''
  let tr = ''
  for (let i = 0; i < 120; i++) {
    const y = r() * H * 0.74
    const x = lerp(0.41, 0.462, 1 - y / H) * W + 6 + r() * 26
    st += `M${f(x)} ${f(y)}l${f(4 + r() * 8)} ${f(9 + r() * 12)}`
  }
  for (let i = 0; i < 70; i++) {
    const x = W * (0.5 + r() * 0.3)
    const y = r() * H * 0.055
    st += `M${f(x)} ${f(y)}l${f(3 + r() * 6)} ${f(4 + r() * 7)}`
  }
  const ws = scaled(W, H)(SHELOB.windingStair)
  for (let i = 0; i < ws.length - 1; i++) {
    const [a, b] = [ws[i], ws[i + 1]]
    const n = 8
    const q = lerp(7, 3.5, i / ws.length)
    for (let j = 0; j < n; j++) {
      const t = j / n
      tr += `M${f(lerp(a[0], b[0], t) - q)} ${f(lerp(a[1], b[1], t))}h${f(q * 2)}`
    }
  }
  s += path(st, 'none', '#050307', 1.1, 'opacity=".8"') + path(st, 'none', '#8b86a0', 0.7, 'opacity=".28" transform="translate(2 1)"')
  s +=
    path(line(ws), 'none', '#050307', 15, 'opacity=".7"') +
    path(line(ws.map((p) => [p[0] + 1, p[1] + 1.5])), 'none', '#2f2a35', 10) +
    path(tr, 'none', '#C9C3CF', 1.3, 'opacity=".8"')
  s += path(line(d.left), 'none', '#D3DAF0', 1.5, 'opacity=".55"') + path(line(d.right), 'none', '#C9603A', 1.4, 'opacity=".65"')
  s += fall(d.left.slice(20), 16, 5, r, { op: 0.4, col: '#AEB6D4', lean: -0.2 })
  return wob(s)
}
