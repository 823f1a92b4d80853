// Lothlórien: the great trees with their halls and stairs, the hanging bridge, the canopy.

import { f, line, rows, smooth } from '../../../kit/geometry'
import { hall } from '../../../kit/houses'
import { lamp } from '../../../kit/lights'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { canopy, flet, mallorn } from './mallorns'

const GOLD = ['#8a611c', '#C9952f', '#F6D672']
const DUSK = ['#5d4720', '#97752f', '#D3AD52']

/** stair that winds about a trunk: each turn crosses the front as a rising band, treads, posts and a rail */
function winding(x: number, y0: number, y1: number, w: number, turns: number) {
  const step = (y1 - y0) / turns
  const E = (t: number) => w * (0.5 + 0.16 * t * t)
  let o = ''
  for (let k = 0; k < turns; k++) {
    const ya = y0 + step * k
    const yb = ya + step * 0.62
    const e0 = E((y0 + step * k - y1) / (y0 - y1)) + 7
    const e1 = E((yb - y1) / (y0 - y1)) + 7
    const up = []
    const lo = []
    const dir = k % 2 ? -1 : 1
    let tr = ''
    let po = ''
    for (let i = 0; i <= 20; i++) {
      const t = i / 20
      const q = t * 2 - 1
      const px = x - dir * (e0 + (e1 - e0) * t) * -q
      const py = ya + (yb - ya) * t + (1 - q * q) * 7
      up.push([px, py - 11])
      lo.push([px, py])
      tr += `M${f(px)} ${f(py - 2)}v4`
      po += `M${f(px)} ${f(py - 2)}v-9`
    }
    o +=
      `<path d="${smooth(lo.map((p) => [p[0], p[1] + 5]))}" fill="none" stroke="#0f161b" stroke-width="5" opacity=".45" filter="url(#b1)"/>` +
      `<path d="${smooth(lo)}" fill="none" stroke="#15110c" stroke-width="7"/>
        <path d="${smooth(lo)}" fill="none" stroke="#CDB57c" stroke-width="4.6"/><path d="${tr}" stroke="#5a4828" stroke-width="1"/>` +
      `<path d="${po}" stroke="#15110c" stroke-width="1.3"/><path d="${smooth(up)}" fill="none" stroke="#15110c" stroke-width="2.6"/>
        <path d="${smooth(up)}" fill="none" stroke="#F0E2B4" stroke-width="1.3"/>`
  }
  return o
}

/** middle trunks with small platforms and first lamps */
export function middleTrunks({ r, X, Y }: Stage): string {
  let s = ''
  for (const [x, w, l] of rows('0.085 15 1, 0.335 14 1, 0.425 11 1, 0.6 12 -1, 0.685 15 -1, 0.945 16 -1'))
    s += wob(mallorn(X(x), Y(0.595), w, -30, r, { light: l, lit: '#D3D6C4', mid: '#87958f', shade: '#3f525c', ink: '#1d2a30' }))
  for (const [x, y, w] of rows('0.335 0.32 46, 0.6 0.24 40, 0.425 0.185 34, 0.685 0.385 50')) s += wob(flet(X(x), Y(y), w, { lamps: 2 }))
  for (let i = 0; i < 26; i++) s += lamp(X(0.05 + r() * 0.9), Y(0.12 + r() * 0.36), 0.34 + r() * 0.25, '#FFF0B4', '#3d4a44', 0.9)
  return s
}

/** hanging bridge between the two great trees */
export function hangingBridge({ X, Y }: Stage): string {
  let s = ''
  const a = [X(0.27), Y(0.285)]
  const b = [X(0.745), Y(0.275)]
  const q = (t: number) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 58 * 4 * t * (1 - t) * 0.5]
  let d = ''
  const u = []
  for (let i = 0; i <= 40; i++) {
    const [x, y] = q(i / 40)
    u.push([x, y])
    d += `M${f(x)} ${f(y)}v-9`
  }
  s += wob(
    `<path d="${line(u)}" fill="none" stroke="#15110c" stroke-width="4.4"/>
      <path d="${line(u)}" fill="none" stroke="#D9C38c" stroke-width="2.4" stroke-dasharray="3.5 1.5"/>
      <path d="${line(u.map((p) => [p[0], p[1] - 9]))}" fill="none" stroke="#EAD9A4" stroke-width="1"/>
      <path d="${d}" stroke="#EAD9A4" stroke-width=".8"/>`,
  )
  for (const t of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const [x, y] = q(t)
    s += lamp(x, y + 4, 0.7, '#FFF0B4', '#22303a', 0.8)
  }
  return s
}

/** the great trees: left with the hall of the lady, right with a stair */
export function greatTrees({ r, X, Y }: Stage): string {
  let s = wob(mallorn(X(0.2), Y(0.63), 58, -40, r, { light: 1, lit: '#E0DFC8', mid: '#94a09a', shade: '#33444f' }))
  s +=
    wob(winding(X(0.2), Y(0.61), Y(0.37), 58, 2)) +
    halo(X(0.2), Y(0.24), 128, 78, 0.85) +
    wob(
      flet(X(0.2), Y(0.315), 176, { lamps: 0, rail: false }) +
        hall(X(0.2), Y(0.315), 128, 92, 5, { wall: '#E9E6D2', roof: '#5f7a78', rim: '#F4E3A0', lit: '#FFDF86' }) +
        hall(X(0.105), Y(0.318), 42, 50, 2, { wall: '#DDDBC8', roof: '#58716f', rim: '#F4E3A0', lit: '#FFD877' }) +
        hall(X(0.295), Y(0.318), 42, 50, 2, { wall: '#C9CABC', roof: '#4d6664', rim: '#F4E3A0', lit: '#FFD877' }),
    )
  for (const k of [-1, -0.6, -0.2, 0.2, 0.6, 1]) s += lamp(X(0.2) + k * 82, Y(0.335) + 12 * (1 - k * k), 0.95, '#FFF0B4', '#22303a', 0.9)
  s += wob(
    mallorn(X(0.815), Y(0.61), 50, -40, r, { light: -1, lit: '#E0DFC8', mid: '#94a09a', shade: '#2f404b' }) +
      winding(X(0.815), Y(0.585), Y(0.33), 50, 2),
  )
  s +=
    halo(X(0.815), Y(0.24), 92, 62, 0.7) +
    wob(
      flet(X(0.815), Y(0.275), 124, { lamps: 0, rail: false }) +
        hall(X(0.815), Y(0.275), 76, 68, 3, { wall: '#E3E0CC', roof: '#58716f', rim: '#F4E3A0', lit: '#FFDF86' }),
    )
  for (const k of [-1, -0.5, 0, 0.5, 1]) s += lamp(X(0.815) + k * 58, Y(0.293) + 8 * (1 - k * k), 0.9, '#FFF0B4', '#22303a', 0.9)
  return s
}

/** golden canopy over all, and leaves in the air */
export function goldenCanopy({ r, X, Y }: Stage): string {
  let s = wob(
    canopy(
      rows('0.08 0.05, 0.33 0.055, 0.58 0.035, 0.7 0.05, 0.92 0.06').map((p) => [X(p[0]), Y(p[1])]),
      66,
      30,
      DUSK,
      r,
      34,
      { up: -0.6, light: 0.1 },
    ) +
      canopy(
        rows('0.02 0.05, 0.14 0, 0.25 0.02, 0.4 0, 0.5 0.02, 0.64 0, 0.77 0.01, 0.88 0, 0.99 0.05').map((p) => [X(p[0]), Y(p[1])]),
        74,
        38,
        GOLD,
        r,
        60,
        { light: 0.15, up: -0.55 },
      ),
  )
  {
    let lv = ''
    for (let i = 0; i < 90; i++) {
      const x = X(r())
      const y = Y(0.08 + r() * 0.6)
      lv += `<path d="M0 0Q2.5 -2 5 0Q2.5 2 0 0Z" transform="translate(${f(x)} ${f(y)}) rotate(${f(r() * 180)})" fill="#F7DE86"
        opacity="${f(0.4 + r() * 0.5)}"/>`
    }
    s += lv
  }
  return s
}
