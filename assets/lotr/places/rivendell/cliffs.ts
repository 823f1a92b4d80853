// Rivendell: the head of the valley, its great fall, the cliffs on either side.
import type { Rng } from '../../../kit/chance'
import { f, jagPath, line, type Point, rows } from '../../../kit/geometry'
import { falls, pine, slope } from '../../../kit/land'
import { id } from '../../../kit/names'
import { fall, halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** wall of rock: strata, ledges with little pines, deep strokes on the shaded side */
function cliff(
  pts: readonly Point[],
  fill: string,
  r: Rng,
  { ink = '#2a241d', lean = 0.1, rim = '#FBEBC0', pines = 0, pc = '#4d5a42' } = {},
) {
  const p = jagPath(pts, 5, 12, r)
  const d = line(p)
  let o =
    `<path d="${d}Z" fill="${fill}" stroke="${ink}" stroke-width="1.2"/>` +
    fall(p, 90, 4, r, { op: 0.5, col: ink, lean, w: 0.9 }) +
    fall(p, 34, 7, r, {
      op: 0.45,
      col: rim,
      lean,
      w: 1,
    })
  const c = id('cf')
  const xs = pts.map((q) => q[0])
  const ys = pts.map((q) => q[1])
  const x0 = Math.min(...xs)
  const x1 = Math.max(...xs)
  const y0 = Math.min(...ys)
  const y1 = Math.max(...ys)
  let st = ''
  let hi = ''
  for (let i = 0; i < 330; i++) {
    // broken faces: a dark crack and the lit edge beside it
    const x = x0 + r() * (x1 - x0)
    const y = y0 + r() * (y1 - y0) * 0.8
    const l = 12 + r() * 46
    st += `M${f(x)} ${f(y)}l${f((r() - 0.5) * 5)} ${f(l * 0.5)}l${f((r() - 0.5) * 7)} ${f(l * 0.5)}`
    if (i % 2) hi += `M${f(x + 2.5)} ${f(y + 3)}l${f((r() - 0.5) * 4)} ${f(l * 0.55)}`
    if (i % 5 === 0) st += `M${f(x)} ${f(y)}h${f(10 + r() * 26)}`
  }
  o += `<clipPath id="${c}"><path d="${d}Z"/></clipPath><g clip-path="url(#${c})">
    <path d="${st}" fill="none" stroke="${ink}" stroke-width="1" opacity=".55"/>
    <path d="${hi}" fill="none" stroke="${rim}" stroke-width="1.2" opacity=".4"/></g>`
  o += `<path d="${line(p.map((q) => [q[0], q[1] + 2]))}" fill="none" stroke="${rim}" stroke-width="1.4" opacity=".7"/>`
  for (let i = 0; i < pines; i++) {
    const q = p[Math.floor(r() * (p.length - 2)) + 1]
    o += pine(q[0] + (r() - 0.5) * 8, q[1] + 4, 15 + r() * 15, pc, r, {
      lit: '#C9C08a',
    })
  }
  return o
}

/** the head of the valley: hanging woods and the great fall */
export function valleyHead({ H, r, X, Y, P }: Stage): string {
  let s = wob(
    slope(P(rows('0.25 0.4, 0.36 0.33, 0.46 0.3, 0.505 0.285, 0.56 0.285, 0.62 0.3, 0.72 0.34, 0.82 0.42')), H, '#9c9d7e', r, {
      depth: 60,
      op: 0.35,
      jagged: 6,
      rim: '#FFF3CC',
    }),
  )
  for (let i = 0; i < 30; i++) {
    const a = i % 2 ? 0.28 + r() * 0.21 : 0.58 + r() * 0.2
    s += pine(X(a), Y(0.32 + Math.abs(a - 0.53) * 0.35 + r() * 0.05), 13 + r() * 12, '#76805f', r, { edge: '#3a4436' })
  }
  s += wob(falls(X(0.533), Y(0.29), 26, Y(0.25), r, { spread: 1.5, mist: 1.3 }))
  s += halo(X(0.53), Y(0.53), 130, 60, 0.8, 'W')
  return s
}

/** cliffs to left and right with lesser falls */
export function cliffs({ r, m, X, Y, P }: Stage): string {
  let s = wob(
    cliff(
      P(rows('-0.06 -0.1, 0.06 -0.06, 0.13 0.06, 0.2 0.1, 0.245 0.235, 0.31 0.27, 0.335 0.4, 0.4 0.47, 0.42 0.58, 0.4 0.75, -0.06 0.8')),
      `url(#${m}l)`,
      r,
      { pines: 15, lean: 0.06 },
    ),
  )
  s += wob(
    cliff(
      P(rows('1.06 0.8, 0.64 0.75, 0.635 0.57, 0.665 0.45, 0.725 0.39, 0.75 0.255, 0.81 0.22, 0.845 0.07, 0.92 0.02, 1 -0.08, 1.06 -0.1')),
      `url(#${m}r)`,
      r,
      { pines: 15, lean: -0.04, pc: '#3e4a3a' },
    ),
  )
  s += wob(
    falls(X(0.262), Y(0.25), 11, Y(0.28), r, { lean: 8, mist: 1.2 }) +
      falls(X(0.735), Y(0.33), 12, Y(0.22), r, { lean: -6, mist: 1.2 }) +
      falls(X(0.877), Y(0.05), 9, Y(0.4), r, { lean: -14 }),
  )
  return s
}
