// Bag End, nearest: lawn and fence, the dark wood with the rider, grass, the lane.
import { blob, f, poly, rows } from '../../../kit/geometry'
import { crown, slope, trunk, tufts } from '../../../kit/land'
import { lamp } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** the rider: horse and hood, one dark shape with a cold edge */
const rider = (x: number, y: number, s: number) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">` +
  `<path d="M-34 40L-31 14C-34 4 -30 -8 -18 -10L-8 -12C-16 -34 -10 -50 2 -54C14 -50 17 -36 13 -20L22 -22C26 -34 34 -44 40 -44L44 -52L47
    -43C54 -36 60 -28 58 -23C56 -20 52 -20 48 -23` +
  `L42 -25C40 -14 36 -4 30 2L32 16L28 40H23L24 20L18 8C6 12 -8 12 -16 8L-22 20L-20 40H-25L-27 22L-30 40Z" fill="#0b090a" stroke="#7f93a6"
    stroke-width="1.2" stroke-linejoin="round"/>` +
  `<path d="M-30 10C-46 20 -44 34 -48 42C-38 36 -34 26 -28 14Z" fill="#0b090a"/>
    <path d="M-12 -14C-28 -2 -36 14 -50 24C-34 24 -20 18 -6 14L12 10L14 -16Z" fill="#0b090a"/>` +
  `<path d="M-2 -40C1 -46 7 -46 9 -39C8 -34 1 -34 -2 -40Z" fill="#000"/>
    <path d="M1 -40.5L3.5 -39.5M8 -40.5L6 -39.5" stroke="#F08A2C" stroke-width="1.7" stroke-linecap="round"/>` +
  `<circle cx="50" cy="-33" r="1.5" fill="#E24A2A"/>
    <path d="M-8 -30C-14 -14 -26 4 -44 20" stroke="#54677a" stroke-width="1" fill="none" opacity=".7"/></g>`

/** near ground, from the lamp-lit lawn to the dark lane */
export function lawn({ W, H, r, m, X, Y, P }: Stage): string {
  let s = wob(
    slope(P(rows('-0.05 0.6, 0.1 0.575, 0.3 0.59, 0.46 0.655, 0.6 0.672, 0.78 0.64, 1.05 0.6')), H, `url(#${m}f)`, r, {
      depth: 26,
      op: 0.35,
      rim: '#FBE7A8',
      rimOp: 0.7,
    }),
  )
  s += halo(X(0.2), Y(0.63), W * 0.17, H * 0.1, 0.6) + halo(X(0.57), Y(0.68), W * 0.16, H * 0.06, 0.5)
  return s
}

/** garden fence and beds, left and right of the gate */
export function fence({ r, X, Y }: Stage): string {
  let s = ''
  let fe = ''
  let fl = ''
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const x = X(-0.01 + t * 0.155)
    const y = Y(0.635 + t * 0.01)
    fe += `M${f(x - 2.5)} ${f(y + 14)}V${f(y - 7)}l2.5 -4l2.5 4V${f(y + 14)}Z`
  }
  for (let i = 0; i < 12; i++) {
    const t = i / 11
    const x = X(0.315 + t * 0.12)
    const y = Y(0.645 + t * 0.025)
    fe += `M${f(x - 2.5)} ${f(y + 14)}V${f(y - 7)}l2.5 -4l2.5 4V${f(y + 14)}Z`
  }
  for (const [a, w, b] of [
    [0, 0.14, 0.605],
    [0.3, 0.12, 0.625],
  ])
    for (let i = 0; i < 34; i++) {
      const x = X(a + r() * w)
      const y = Y(b + r() * 0.022)
      const c = ['#E9C34a', '#C9473A', '#EFE6D6', '#B98ac0', '#E08a4a'][i % 5]
      fl += `<path d="M${f(x)} ${f(y + 12)}V${f(y)}" stroke="#22301c"/>
        <circle cx="${f(x)}" cy="${f(y)}" r="${f(2.2 + r() * 1.4)}" fill="${c}" stroke="#21170e" stroke-width=".7"/>`
    }
  s += wob(
    fl +
      `<path d="M${X(-0.02)} ${Y(0.642)}H${X(0.15)}M${X(0.31)} ${Y(0.652)}L${X(0.44)} ${Y(0.675)}" stroke="#21170e" stroke-width="3.2"/>
        <path d="${fe}" fill="#E3D2A4" stroke="#21170e" stroke-width="1"/>`,
  )
  return s
}

/** gate posts with their lamps */
export function gate({ X, Y }: Stage): string {
  let s = ''
  for (const x of [0.157, 0.303])
    s +=
      wob(`<path d="M${X(x) - 5} ${Y(0.685)}V${Y(0.6)}H${X(x) + 5}V${Y(0.685)}Z" fill="#7a5630" stroke="#21170e" stroke-width="1.3"/>`) +
      lamp(X(x), Y(0.565), 1.15)
  return s
}

/** the dark wood on the right, mist, the rider */
export function darkWood({ W, H, r, m, X, Y }: Stage): string {
  let s = `<rect x="${X(0.66)}" y="-40" width="${W * 0.4}" height="${H + 80}" fill="url(#${m}n)"/>`
  for (const [x, y, w, h] of rows('0.985 0.62 26 300, 0.93 0.585 15 240, 0.89 0.575 10 190, 1.02 0.66 32 320'))
    s += wob(trunk(X(x), Y(y), w, h, '#14120f', r, { ink: '#060504', lean: -10 }))
  s += wob(
    crown(X(0.97), Y(0.1), 112, 66, ['#10150f', '#1a2318', '#2a3524'], r, { n: 34, ink: '#060705' }) +
      crown(X(0.895), Y(0.235), 56, 32, ['#131912', '#1f2a1b', '#34402a'], r, { n: 18, ink: '#060705' }),
  )
  s +=
    `<ellipse cx="${X(0.9)}" cy="${Y(0.53)}" rx="84" ry="46" fill="#9fb2bd" opacity=".32" filter="url(#b9)"/>` +
    rider(X(0.905), Y(0.505), 0.92) +
    `<ellipse cx="${X(0.92)}" cy="${Y(0.6)}" rx="100" ry="13" fill="#b9c6c8" opacity=".34" filter="url(#b4)"/>`
  return s
}

/** grass in front, stones of the lane */
export function grass({ W, r, X, Y }: Stage): string {
  let s = tufts(260, [0, Y(0.72), W, Y(0.26)], r, '#141d10', 0.55, 8)
  {
    let d = ''
    for (let i = 0; i < 40; i++) d += poly(blob(X(r()), Y(0.86 + r() * 0.12), 3 + r() * 5, 2 + r() * 2.5, 7, 0.3, r))
    s += wob(`<path d="${d}" fill="#6d6a4c" stroke="#14180f" stroke-width=".9" opacity=".6"/>`)
  }
  return s
}

/** tall grass and flowers in the near corners */
export function tallGrass({ H, r, X }: Stage): string {
  let s = ''
  let g = ''
  let fl = ''
  for (const [a, b, n] of rows('-0.01 0.2 90, 0.33 0.1 26, 0.62 0.12 26, 0.86 0.16 60'))
    for (let i = 0; i < n; i++) {
      const x = X(a + r() * b)
      const h = 14 + r() * 30 * (a < 0.3 || a > 0.8 ? 1 : 0.5)
      const k = (r() - 0.5) * 16
      g += `M${f(x - 1.6)} ${H}Q${f(x + k * 0.2)} ${f(H - h * 0.6)} ${f(x + k)} ${f(H - h)}Q${f(x + k * 0.3 + 2)} ${f(H - h * 0.5)}
        ${f(x + 1.6)} ${H}Z`
      if (i % 6 === 0 && a < 0.8)
        fl += `<circle cx="${f(x + k)}" cy="${f(H - h)}" r="${f(2.2 + r() * 1.6)}" fill="${['#E9C34a', '#EFE6D6', '#C9473A'][i % 3]}"
          stroke="#14180f" stroke-width=".7"/>`
    }
  s += `<path d="${g}" fill="#22301a" stroke="#0d140b" stroke-width=".7"/>${fl}`
  return s
}
