// Bag End, the party field: water and mill, tents, the tree, lanterns, guests.
import type { Rng } from '../../../kit/chance'
import { f, type Point, rows } from '../../../kit/geometry'
import { crown, slope, trunk } from '../../../kit/land'
import { lamp } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** string of party lanterns that sags between two posts */
function garland(a: Point, b: Point, sag: number, n: number, s: number) {
  const q = (t: number) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)]
  const cols = ['#FFE39A', '#F6B15C', '#F2D6A0', '#E98A5A', '#CFE0A8']
  let o = `<path d="M${f(a[0])} ${f(a[1])}Q${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2 + sag * 2)} ${f(b[0])} ${f(b[1])}" fill="none"
    stroke="#1a120b" stroke-width="1"/>`
  for (let i = 1; i < n; i++) {
    const [x, y] = q(i / n)
    o += lamp(x, y + 1, s, cols[i % 5], '#2a1c10', 0.7)
  }
  return o
}

/** dancers and guests, rim-lit from the lanterns */
function guest(x: number, y: number, h: number, r: Rng, up = r() < 0.4) {
  const c = ['#3a2a22', '#2c2f2a', '#3d2a1a', '#2a2730'][Math.floor(r() * 4)]
  return (
    `<path d="M${f(x - h * 0.3)} ${f(y)}C${f(x - h * 0.3)} ${f(y - h * 0.5)} ${f(x - h * 0.16)} ${f(y - h * 0.72)} ${f(x)}
      ${f(y - h * 0.74)}C${f(x + h * 0.18)} ${f(y - h * 0.72)} ` +
    `${f(x + h * 0.3)} ${f(y - h * 0.5)} ${f(x + h * 0.28)} ${f(y)}Z" fill="${c}"/>
      <circle cx="${f(x)}" cy="${f(y - h * 0.86)}" r="${f(h * 0.19)}" fill="${c}"/>` +
    (up
      ? `<path d="M${f(x - h * 0.15)} ${f(y - h * 0.6)}L${f(x - h * 0.5)} ${f(y - h * 1.05)}M${f(x + h * 0.15)}
        ${f(y - h * 0.6)}L${f(x + h * 0.48)} ${f(y - h * 1.1)}" stroke="${c}" stroke-width="${f(h * 0.13)}" stroke-linecap="round"/>`
      : '') +
    `<path d="M${f(x - h * 0.26)} ${f(y - 1)}C${f(x - h * 0.27)} ${f(y - h * 0.5)} ${f(x - h * 0.14)} ${f(y - h * 0.7)} ${f(x)}
      ${f(y - h * 0.73)}" fill="none" stroke="#FFD98A" stroke-width="1" opacity=".75"/>`
  )
}

/** the water with the mill, evening lying on it */
export function mill({ r, m, X, Y }: Stage): string {
  let s = `<path d="M${X(0.44)} ${Y(0.525)}Q${X(0.6)} ${Y(0.508)} ${X(0.82)} ${Y(0.522)}Q${X(0.88)} ${Y(0.535)} ${X(0.82)}
    ${Y(0.552)}Q${X(0.62)} ${Y(0.575)} ${X(0.44)} ${Y(0.553)}Z" fill="url(#${m}w)" stroke="#2b2118" stroke-width="1"/>`
  let rip = ''
  for (let i = 0; i < 26; i++) rip += `M${f(X(0.46 + r() * 0.34))} ${f(Y(0.522 + r() * 0.034))}h${f(6 + r() * 18)}`
  s += `<path d="${rip}" stroke="#FFF0C8" stroke-width=".9" opacity=".6"/>`
  {
    const x = X(0.8)
    const y = Y(0.53)
    s += wob(
      `<path d="M${x - 16} ${y}V${y - 20}L${x - 4} ${y - 31}L${x + 12} ${y - 20}V${y}Z" fill="#C9AE7a" stroke="#21170e"
        stroke-width="1.2"/>
        <path d="M${x - 19} ${y - 18}L${x - 4} ${y - 33}L${x + 15} ${y - 18}" fill="none" stroke="#4a2f1a" stroke-width="3.4"/>
        <rect x="${x - 3}" y="${y - 15}" width="6" height="7" fill="#FFE08A" stroke="#21170e"/>
        <circle cx="${x - 18}" cy="${y - 3}" r="10" fill="none" stroke="#3a2614" stroke-width="2.6"/>
        <path d="M${x - 28} ${y - 3}h20M${x - 18} ${y - 13}v20M${x - 25} ${y - 10}l14 14M${x - 25} ${y + 4}l14 -14" stroke="#3a2614"
        stroke-width="1.2"/>`,
    )
  }
  return s
}

/** the field, its grass lit from within, and the two tents */
export function partyField({ W, H, r, m, X, Y, P }: Stage): string {
  let s = wob(slope(P(rows('0.36 0.6, 0.5 0.575, 0.66 0.585, 0.82 0.565, 1.05 0.58')), H, `url(#${m}f)`, r, { depth: 18, op: 0.3 }))
  s += halo(X(0.59), Y(0.6), W * 0.2, H * 0.15, 0.95)
  const tent = (x: number, y: number, w: number, h: number, a: string, b: string) =>
    wob(
      `<path d="M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.45}L${x} ${y - h}L${x + w * 0.8} ${y - h * 0.45}L${x + w} ${y}Z" fill="${a}"
        stroke="#21170e" stroke-width="1.3"/>` +
        `<path d="M${x - w * 0.5} ${y}L${x - w * 0.38} ${y - h * 0.5}L${x} ${y - h}L${x - w * 0.1} ${y}ZM${x + w * 0.28}
          ${y}L${x + w * 0.2} ${y - h * 0.6}L${x} ${y - h}L${x + w * 0.8} ${y - h * 0.45}L${x + w * 0.7} ${y}Z" fill="${b}"
          opacity=".85"/>` +
        `<path d="M${x - w * 0.82} ${y - h * 0.45}q${w * 0.2} 7 ${w * 0.41} 1q${w * 0.2} 7 ${w * 0.41} 0q${w * 0.2} 7 ${w * 0.41}
          0q${w * 0.2} 6 ${w * 0.41} -1" fill="none" stroke="#21170e" stroke-width="1.2"/>
          <path d="M${x} ${y - h}v-13l11 4l-11 4" fill="#9E2B25" stroke="#21170e" stroke-width="1"/>`,
    )
  s += tent(X(0.705), Y(0.6), 40, 54, '#F2E1B4', '#B9673a') + tent(X(0.475), Y(0.595), 31, 42, '#EBD9AA', '#5d7a58')
  return s
}

/** the party tree and strings of lanterns */
export function partyTree({ r, X, Y }: Stage): string {
  let s =
    wob(trunk(X(0.592), Y(0.61), 24, 96, '#4a3622', r)) +
    wob(
      `<path d="M${X(0.592)} ${Y(0.47)}q-30 -24 -58 -28M${X(0.594)} ${Y(0.46)}q34 -26 62 -26M${X(0.592)} ${Y(0.44)}q-8 -30 -24 -44"
        stroke="#2f2013" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    ) +
    wob(
      crown(X(0.592), Y(0.345), 86, 52, ['#2c3f25', '#47602f', '#86944c'], r, { n: 74, light: 0 }) +
        crown(X(0.545), Y(0.385), 36, 20, ['#2c3f25', '#4a6432', '#93a052'], r, { n: 18, up: -0.4, light: 0.4, edge: 0.6 }) +
        crown(X(0.642), Y(0.385), 38, 20, ['#2c3f25', '#4a6432', '#93a052'], r, { n: 18, up: -0.4, light: -0.4, edge: 0.6 }),
    )
  s += halo(X(0.592), Y(0.46), 92, 54, 0.6)
  const post = (x: number, y: number, h: number) =>
    `<path d="M${f(x)} ${f(y)}V${f(y - h)}" stroke="#120b06" stroke-width="4"/>
      <path d="M${f(x - 0.7)} ${f(y)}V${f(y - h)}" stroke="#8a6236" stroke-width="1.6"/>`
  s +=
    post(X(0.435), Y(0.615), 62) +
    post(X(0.76), Y(0.615), 62) +
    garland([X(0.435), Y(0.48)], [X(0.555), Y(0.435)], 14, 7, 0.95) +
    garland([X(0.63), Y(0.435)], [X(0.76), Y(0.48)], 14, 7, 0.95) +
    garland([X(0.555), Y(0.43)], [X(0.63), Y(0.43)], 12, 5, 0.95)
  return s
}

/** the long table and the dancers */
export function guests({ r, X, Y }: Stage): string {
  let s = wob(
    `<path d="M${X(0.515)} ${Y(0.628)}H${X(0.685)}L${X(0.695)} ${Y(0.645)}H${X(0.505)}Z" fill="#E9DDBB" stroke="#21170e"
      stroke-width="1.1"/>
      <path d="M${X(0.52)} ${Y(0.645)}v10M${X(0.68)} ${Y(0.645)}v10M${X(0.6)} ${Y(0.645)}v10" stroke="#21170e" stroke-width="2"/>`,
  )
  for (let i = 0; i < 11; i++) s += guest(X(0.515 + i * 0.0172), Y(0.627), 13 + r() * 3, r, false)
  for (const [x, y, h] of rows('0.455 0.63 18, 0.48 0.636 17, 0.72 0.635 18, 0.745 0.628 16, 0.775 0.622 15, 0.42 0.622 15'))
    s += guest(X(x), Y(y), h, r, true)
  return s
}
