// Bag End, the Hill: turf, oak, chimneys, the round door.
import type { Rng } from '../../../kit/chance'
import { f, rows, smooth } from '../../../kit/geometry'
import { crown, slope, trunk, tufts } from '../../../kit/land'
import { lamp } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

const GREEN = ['#2b3a26', '#3f5432', '#647845']

/** the front of the smial: timber ring, green door, round windows, beds of flowers */
function doorFront(x: number, y: number, s: number, r: Rng) {
  const T = (a: number, b: number) => `${f(x + a * s)} ${f(y + b * s)}`
  const R = (n: number) => f(n * s)
  let o = halo(x, y + 10 * s, 120 * s, 90 * s, 0.55)
  // stone face around the door, cut into the hill
  o += `<path d="M${T(-104, 46)}C${T(-104, 6)} ${T(-66, -54)} ${T(0, -58)}C${T(66, -54)} ${T(104, 6)} ${T(104, 46)}Z" fill="#B79A6B"
    stroke="#21170e" stroke-width="1.3"/>`
  let br = ''
  for (let i = 0; i < 46; i++) {
    const a = (r() * 2 - 1) * 96
    const b = 40 - r() * 90
    if (b > -50 * Math.cos(a / 70)) br += `M${T(a, b)}h${R(6 + r() * 8)}m${R(-3)} ${R(0)}v${R(4)}`
  }
  o += `<path d="${br}" stroke="#5b4527" stroke-width=".8" opacity=".6"/>`
  // windows, each with a cross and a warm pane
  for (const [a, b, q] of [
    [-72, 14, 17],
    [70, 14, 17],
  ]) {
    o +=
      halo(x + a * s, y + b * s, 52 * s, 44 * s, 0.85) +
      `<circle cx="${f(x + a * s)}" cy="${f(y + b * s)}" r="${R(q + 5)}" fill="#6b4a28" stroke="#21170e" stroke-width="1.2"/>` +
      `<circle cx="${f(x + a * s)}" cy="${f(y + b * s)}" r="${R(q)}" fill="#FFE08A" stroke="#21170e" stroke-width="1.2"/>` +
      `<path d="M${T(a - q, b)}h${R(2 * q)}M${T(a, b - q)}v${R(2 * q)}" stroke="#4a3018" stroke-width="${R(2.2)}"/>` +
      `<path d="M${T(a - q + 3, b + 8)}q${R(8)} ${R(-12)} ${R(12)} ${R(4)}" fill="none" stroke="#C98A3A" stroke-width="1" opacity=".7"/>` +
      `<path d="M${T(a - 20, b + 22)}h${R(40)}v${R(5)}h${R(-40)}Z" fill="#6b4a28" stroke="#21170e" stroke-width="1"/>`
    for (let i = 0; i < 9; i++)
      o += `<circle cx="${f(x + (a - 18 + i * 4.5) * s)}" cy="${f(y + (b + 20 - r() * 4) * s)}" r="${R(2.3)}"
        fill="${['#C9473A', '#F3D06A', '#E8E0D0'][i % 3]}" stroke="#21170e" stroke-width=".6"/>`
  }
  // the ring of the door: staves, then boards, knob in the very middle
  let st = ''
  let bd = ''
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2
    st += `M${T(Math.cos(a) * 36, Math.sin(a) * 36)}L${T(Math.cos(a) * 44, Math.sin(a) * 44)}`
  }
  for (let a = -30; a <= 30; a += 10) {
    const h = Math.sqrt(35 * 35 - a * a)
    bd += `M${T(a, -h)}V${f(y + h * s)}`
  }
  o +=
    `<circle cx="${f(x)}" cy="${f(y)}" r="${R(45)}" fill="#8a6236" stroke="#1d130a" stroke-width="1.8"/>
      <path d="${st}" stroke="#3a2410" stroke-width="1.1"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${R(36)}" fill="#3f6a48" stroke="#14100a" stroke-width="1.8"/>
      <path d="${bd}" stroke="#1c3322" stroke-width="1.4"/>` +
    `<path d="M${T(8, -34)}A${R(35)} ${R(35)} 0 0 1 ${T(8, 34)}A${R(60)} ${R(60)} 0 0 0 ${T(8, -34)}Z" fill="#0c1a10" opacity=".4"/>` +
    `<path d="M${T(-31, -12)}A${R(33)} ${R(33)} 0 0 1 ${T(-8, -32)}" fill="none" stroke="#B9D3A0" stroke-width="1.6" opacity=".8"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${R(5)}" fill="url(#gold)" stroke="#21170e" stroke-width="1.2"/>
      <circle cx="${f(x - 1.5 * s)}" cy="${f(y - 1.5 * s)}" r="${R(1.4)}" fill="#fff"/>` +
    `<path d="M${T(-33, -14)}h${R(12)}M${T(-33, 14)}h${R(12)}" stroke="#1d130a" stroke-width="${R(3)}" stroke-linecap="round"/>`
  // a lamp on either side of the door
  o += lamp(x - 53 * s, y - 26 * s, 1.1 * s) + lamp(x + 53 * s, y - 26 * s, 1.1 * s)
  return o
}

/** the Hill itself: turf, terraces, chimneys, the oak on top */
export function hill({ H, r, m, X, Y, P }: Stage): string {
  let s = ''
  const hill = rows('-0.05 0.46, 0.03 0.3, 0.11 0.205, 0.2 0.185, 0.29 0.245, 0.37 0.39, 0.435 0.545, 0.5 0.64')
  s += wob(slope(P(hill), H, `url(#${m}h)`, r, { depth: 46, step: 4, op: 0.4, rim: '#F7E3A0', rimOp: 0.75, lean: 0.4 }))
  {
    let d = ''
    for (const [a, b, y] of [
      [0.0, 0.34, 0.34],
      [0.02, 0.385, 0.43],
    ])
      d += `M${X(a)} ${Y(y)}Q${X((a + b) / 2)} ${Y(y - 0.07)} ${X(b)} ${Y(y + 0.03)}`
    s +=
      wob(`<path d="${d}" fill="none" stroke="#22301c" stroke-width="1.2" opacity=".6"/>`) +
      `<clipPath id="${m}hc"><path d="${smooth(P(hill))}V${H}H-40Z"/></clipPath>
        <g clip-path="url(#${m}hc)">${tufts(190, [X(0.0), Y(0.25), X(0.4), Y(0.34)], r, '#1c2817', 0.5, 6)}</g>`
  }
  s += wob(trunk(X(0.155), Y(0.21), 15, 46, '#3d2d1d', r) + crown(X(0.155), Y(0.085), 58, 33, GREEN, r, { n: 30, light: 1 }))
  for (const [x, y] of [
    [0.285, 0.25],
    [0.325, 0.33],
  ])
    s +=
      wob(
        `<path d="M${X(x) - 5} ${Y(y) + 6}V${Y(y) - 18}H${X(x) + 5}V${Y(y) + 6}Z" fill="#9b6a4a" stroke="#21170e" stroke-width="1.1"/>
          <path d="M${X(x) - 7} ${Y(y) - 18}h14v-4h-14Z" fill="#6d452c" stroke="#21170e" stroke-width="1"/>`,
      ) +
      `<path d="M${X(x)} ${Y(y) - 24}c-9 -12 8 -18 0 -32c-6 -10 6 -14 2 -24" fill="none" stroke="#D9CFC0" stroke-width="4" opacity=".4"
        filter="url(#b1)"/>`
  s += wob(doorFront(X(0.205), Y(0.455), 1, r))
  for (const [x, y] of [
    [0.035, 0.43],
    [0.385, 0.5],
  ])
    s +=
      halo(X(x), Y(y), 34, 30, 0.8) +
      wob(
        `<circle cx="${X(x)}" cy="${Y(y)}" r="11" fill="#6b4a28" stroke="#21170e" stroke-width="1.2"/>
          <circle cx="${X(x)}" cy="${Y(y)}" r="7.5" fill="#FFDF86" stroke="#21170e"/>
          <path d="M${X(x) - 7.5} ${Y(y)}h15M${X(x)} ${Y(y) - 7.5}v15" stroke="#4a3018" stroke-width="1.6"/>`,
      )
  return s
}
