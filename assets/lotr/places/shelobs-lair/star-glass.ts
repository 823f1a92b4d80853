// Shelob's Lair: the star-glass and the two who hold it up.
import { f } from '../../../kit/geometry'
import { glow, path } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** two hobbits behind the star-glass, on the last ledge */
export function starGlass({ W, H, r }: Stage) {
  const [gx, gy] = [SHELOB.glass[0] * W, SHELOB.glass[1] * H]
  let rays = ''
  let s = glow(gx, gy, 120, 100, 'W', 0.5, 'style="mix-blend-mode:screen"') + glow(gx, gy, 46, 40, 'W', 0.9)
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.283
    const l = (i % 2 ? 40 : 62) + r() * 16
    rays += `M${f(gx + Math.cos(a) * 10)} ${f(gy + Math.sin(a) * 10)}L${f(gx + Math.cos(a) * l)} ${f(gy + Math.sin(a) * l)}`
  }
  s += path(rays, 'none', '#FFFFFF', 0.8, 'opacity=".5"')
  const figure = (x: number, y: number, q: number, arm: string) =>
    `<g transform="translate(${f(x)} ${f(y)}) scale(${q})">` +
    path('M-9 1C-8 -8 -5 -17 0 -19C5 -17 6 -8 5 0L1 1L0 -4L-3 1Z', '#0c0a0e', '#DCE6F4', 0.8) +
    `<circle cy="-21.5" r="4.4" fill="#0c0a0e" stroke="#DCE6F4" stroke-width=".7"/>` +
    path(arm, 'none', '#0c0a0e', 2.6, 'stroke-linecap="round"') +
    path('M5 -15C6.5 -10 6.5 -5 6 -1M3.5 -24q2 3 0 6', 'none', '#FFFFFF', 1.2) +
    '</g>'
  s +=
    figure(gx - 17, gy + 34, 1.2, 'M2 -15L13 -26') +
    figure(gx - 37, gy + 36, 1.15, 'M2 -13L11 -15') +
    path(`M${f(gx - 27)} ${f(gy + 20)}L${f(gx - 12)} ${f(gy + 6)}`, 'none', '#F4FAFF', 1.8)
  s += `<path d="M${f(gx)} ${f(gy - 8)}l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2Z" fill="#fff"/>`
  return s
}
