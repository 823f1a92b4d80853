// Shelob's Lair: the spider, drawn round the origin of her head.
import type { Rng } from '../../../kit/chance'
import { f, lerp, type Point, rows, smooth } from '../../../kit/geometry'
import { glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** a leg: a curve through hip, knee, ankle and claw, thick at the thigh and thin as a thorn at the end */
function leg(r: Rng, pts: readonly Point[], w: number, far = false): string {
  const p: Point[] = []
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i - 1] || pts[i]
    const b = pts[i]
    const c = pts[i + 1]
    const e = pts[i + 2] || c
    for (let j = 0; j < 10; j++) {
      const t = j / 10
      const h = (q: number) =>
        0.5 * (2 * b[q] + (c[q] - a[q]) * t * 0.8 + (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t * 0.5 + (c[q] - b[q]) * t * t * 0.5)
      // linear with rounded joints: sharper at the knee than a spline
      p.push([lerp(lerp(b[0], c[0], t), h(0), 0.22), lerp(lerp(b[1], c[1], t), h(1), 0.22)])
    }
  }
  p.push(pts[pts.length - 1])
  const n = p.length - 1
  const A: Point[] = []
  const B: Point[] = []
  p.forEach(([px, py], i) => {
    const u = p[Math.max(0, i - 1)]
    const v = p[Math.min(n, i + 1)]
    const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1
    const t = i / n
    const q = w * 0.5 * (1 - t * 0.86) * (1 + 0.35 * Math.sin(Math.min(1, t * 3) * Math.PI)) + 0.5
    A.push([px - ((v[1] - u[1]) / l) * q, py + ((v[0] - u[0]) / l) * q])
    B.push([px + ((v[1] - u[1]) / l) * q, py - ((v[0] - u[0]) / l) * q])
  })
  let hair = ''
  for (let i = 1; i < n; i++)
    for (const S of [A, B]) {
      const dx = S[i][0] - p[i][0]
      const dy = S[i][1] - p[i][1]
      const l = Math.hypot(dx, dy) || 1
      hair += `M${f(S[i][0])} ${f(S[i][1])}l${f((dx / l) * (3 + r() * 3))} ${f((dy / l) * (3 + r() * 3) + 2)}`
    }
  // rim light on whichever side faces left, broken where the side changes at a joint
  let rim = ''
  let run: Point[] = []
  let side: Point[] | null = null
  const flush = () => {
    if (run.length > 2) rim += smooth(run)
    run = []
  }
  for (let i = 1; i <= n; i++) {
    const d = A[i][0] - B[i][0]
    const q: Point[] | null = Math.abs(d) < 0.8 ? side : d < 0 ? A : B
    if (q !== side) {
      flush()
      side = q
    }
    if (q) run.push(q[i])
  }
  flush()
  const hip = far
    ? ''
    : `<circle cx="${f(p[0][0])}" cy="${f(p[0][1])}" r="${f(w * 0.52)}" fill="#0b080e" stroke="#3b3546" stroke-width="1"/>`
  return (
    (far ? '' : path(hair, 'none', '#07050a', 1)) +
    path(smooth(A) + smooth([...B].reverse()).replace('M', 'L') + 'Z', far ? '#15111b' : '#0b080e', '#040206', 1.2) +
    hip +
    path(rim, 'none', far ? '#6f7290' : '#DCE4FB', far ? 0.9 : 1.4, `opacity="${far ? 0.6 : 0.85}" stroke-linecap="round"`)
  )
}
/** far legs: dim, reaching for roof and walls */
function farLegs({ r }: Stage): string {
  const s =
    leg(r, rows('0 -14, -30 -70, -84 -104, -104 -84'), 14, true) +
    leg(r, rows('14 -20, 26 -96, 2 -142, -4 -166'), 13, true) +
    leg(r, rows('34 -18, 96 -118, 104 -150, 98 -180'), 13, true) +
    leg(r, rows('40 -10, 160 -84, 216 -58, 232 26'), 15, true)
  return s
}
/** abdomen: a swollen bag, bristled, with pale veins */
function abdomen({ r, m }: Stage): string {
  let s = ''
  const bag = rows('34 -6, 40 -46, 70 -86, 118 -100, 166 -82, 194 -40, 188 2, 156 34, 108 42, 62 26')
  let d = ''
  let e = ''
  let v = ''
  for (let i = 0; i < 110; i++) {
    const a = (i / 110) * 6.283
    const X = 115 + Math.cos(a) * 80
    const Y = -30 + Math.sin(a) * 70
    v += `M${f(X)} ${f(Y)}l${f(Math.cos(a) * (3 + r() * 4))} ${f(Math.sin(a) * (3 + r() * 4) + 1)}`
  }
  s += path(v, 'none', '#07050a', 1.1) + path(smooth([...bag, bag[0]], 1) + 'Z', `url(#${m}bag)`, '#040206', 2)
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const X = 48 + t * 134
    d += `M${f(X)} ${f(-30 - Math.sin(t * 3.1) * 64)}q${f(16 - t * 24)} 46 ${f(4 - t * 24)} ${f(52 + Math.sin(t * 3.1) * 42)}`
  }
  for (let i = 0; i < 80; i++) {
    const a = r() * 6.3
    const q = Math.sqrt(r()) * 0.92
    const X = 112 + Math.cos(a) * 76 * q
    const Y = -30 + Math.sin(a) * 64 * q
    e += `M${f(X)} ${f(Y)}l${f(1 + r() * 3)} ${f(4 + r() * 4)}`
  }
  s += path(d, 'none', '#030204', 1.2, 'opacity=".55"') + path(e, 'none', '#746b86', 0.9, 'opacity=".55"')
  s += path(
    `M66 -40C84 -52 92 -34 110 -44C126 -54 138 -36 158 -46M64 -20C82 -28 94 -14 112 -22C130 -30 142 -14 164 -22M70 2C86 -4 96 8 112 2C128
      -4 138 8 154 2M110 -44C112 -30 110 -34 112 -22C114 -8 110 -12 112 2`,
    'none',
    '#C9BFA6',
    1.6,
    'opacity=".4"',
  )
  s +=
    path(smooth(rows('37 -34, 46 -62, 72 -90, 112 -102, 140 -98'), 1), 'none', '#EEF2FF', 2.4, 'opacity=".9"') +
    path(smooth(rows('36 0, 48 20, 70 31'), 1), 'none', '#AEB8D8', 1.5, 'opacity=".6"')
  return s
}
/** the first two near legs rise behind the head, black against the light */
function raisedLegs({ r }: Stage): string {
  const s = leg(r, rows('12 6, 4 -82, -48 -44, -64 46'), 16) + leg(r, rows('-2 2, -34 -76, -82 -74, -108 -26'), 16)
  return s
}
/** fore body and head */
function head(): string {
  let s = ''
  const fore = rows('-34 2, -30 -18, -10 -30, 22 -30, 46 -16, 48 8, 24 24, -14 22')
  s +=
    path(smooth([...fore, fore[0]], 1) + 'Z', '#120e16', '#040206', 1.8) +
    path('M-6 -20Q14 -28 42 -14M6 -4Q22 -10 46 -2M-2 14Q18 8 42 12M-10 -26Q0 -6 -6 20', 'none', '#463f52', 1, 'opacity=".8"')
  s += path(smooth(rows('-36 4, -31 -18, -10 -31, 16 -32'), 1), 'none', '#F1F5FF', 2.1, 'opacity=".95"')
  return s
}
/** jaws with wet points */
function jaws(): string {
  let s =
    path('M-32 8C-48 14 -54 30 -43 50C-41 38 -33 29 -22 24ZM-18 18C-27 28 -29 42 -19 60C-16 48 -9 38 0 27Z', '#17121b', '#DCE4FB', 1.3) +
    path('M-36 20q6 2 11 -2M-40 30q4 1 8 -2M-20 30q6 2 11 -2M-23 40q4 1 8 -2', 'none', '#6f6880', 1)
  s += path('M-43 50l1 6M-19 60l1 7', 'none', '#C6F08A', 2, 'stroke-linecap="round"')
  return s
}
/** one eye, glazed like a window */
const eye = (ex: number, ey: number, q: number) =>
  `<circle cx="${ex}" cy="${ey}" r="${f(q * 1.6)}" fill="#C8F07A" opacity=".2"/>
    <circle cx="${ex}" cy="${ey}" r="${q}" fill="#DDF59A" stroke="#1a2408" stroke-width="1.1"/>` +
  path(
    `M${f(ex - q * 0.62)} ${f(ey + q * 0.3)}L${f(ex + q * 0.1)} ${f(ey - q * 0.7)}M${f(ex - q * 0.1)} ${f(ey + q * 0.7)}
      L${f(ex + q * 0.65)} ${f(ey - q * 0.3)}`,
    'none',
    '#5d7d1e',
    0.9,
  ) +
  `<circle cx="${f(ex - q * 0.35)}" cy="${f(ey - q * 0.3)}" r="${f(q * 0.3)}" fill="#fff"/>`
/** clustered eyes, like many windows */
function eyes(): string {
  const s =
    glow(-15, -6, 40, 30, 'G', 0.32) +
    eye(-25, -3, 6.4) +
    eye(-9, -5, 7) +
    eye(-28, -15, 3.1) +
    eye(-18, -19, 3.8) +
    eye(-5, -20, 3.4) +
    eye(5, -13, 3) +
    eye(-30, 8, 2.5) +
    eye(3, 4, 2.9) +
    eye(-16, 8, 2.6)
  return s
}
/** the last two near legs stand in front of the body */
function frontLegs({ r }: Stage): string {
  const s = leg(r, rows('40 4, 138 -70, 196 14, 204 58'), 17) + leg(r, rows('34 10, 82 -58, 114 12, 118 56'), 16)
  return s
}
/** the spider, lit from the star-glass at her left, drawn round the origin of her head */
export function spider(s: Stage): string {
  const [x, y, scale] = [SHELOB.spider[0] * s.W, SHELOB.spider[1] * s.H, SHELOB.spider[2]]
  const body = farLegs(s) + abdomen(s) + raisedLegs(s) + head() + jaws() + eyes() + frontLegs(s)
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})">${wob(body)}</g>`
}
