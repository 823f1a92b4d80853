// Shelob's Lair: the fisher on his stone, and cedars.
import { blob, f, poly, rows } from '../../../kit/geometry'
import { path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** the fisher on his stone, and the woods of the garden land on both banks */
export function banks({ W, H, r }: Stage) {
  let s = ''
  const X = 0.335 * W
  const Y = 0.535 * H
  s +=
    path(poly(blob(X, Y, 26, 10, 10, 0.25, r)), '#1a222a', '#8FA6B4', 1.1) +
    path(`M${f(X - 18)} ${f(Y + 2)}h12M${f(X - 2)} ${f(Y + 5)}h14`, 'none', '#05080b', 1)
  // a thin crouched shape, knees up, a fish in its hands, two pale eyes
  s +=
    `<g transform="translate(${f(X)} ${f(Y - 3)}) scale(1.2)" stroke-linecap="round" stroke-linejoin="round">` +
    path('M4 0C12 -1 13 -9 10 -15C8 -20 2 -22 -2 -20C1 -15 2 -8 1 -3Z', '#11161c', '#A9BFCC', 0.8) +
    path('M5 -16L8 -12M7 -12l3 3M6 -8l4 3', 'none', '#54656f', 0.8) +
    path('M4 -2C-2 -4 -6 -9 -5 -13C-7 -9 -8 -4 -9 0H-13', 'none', '#11161c', 2.6) +
    path('M0 -18C-5 -16 -8 -13 -13 -13M2 -15C-3 -11 -8 -10 -12 -11', 'none', '#11161c', 2.2) +
    path('M-9 -24C-9 -29 -4 -31 0 -29C4 -27 4 -21 0 -19C-4 -18 -9 -19 -9 -24Z', '#11161c', '#A9BFCC', 0.8) +
    path('M-2 -29l3 -3M0 -29l4 -2', 'none', '#54656f', 0.8) +
    path('M-20 -15C-17 -18 -12 -17 -9 -14C-12 -11 -17 -11 -20 -15L-24 -18V-12Z', '#C4D5DC', '#0a0d11', 0.7) +
    `<circle cx="-6" cy="-25" r="1.7" fill="#E4FAB8"/><circle cx="-2.2" cy="-25.5" r="1.3" fill="#E4FAB8"/></g>`
  const cedar = (x: number, y: number, h: number) => {
    const n = 6
    const right = []
    const left = []
    for (let i = 1; i <= n; i++) {
      const q = h * 0.08 + (i / n) * h * 0.28
      const yy = y - h + i * h * 0.145
      right.push([x + q * (0.85 + r() * 0.3), yy + 4], [x + q * 0.4, yy])
      left.unshift([x - q * 0.4, yy], [x - q * (0.85 + r() * 0.3), yy + 4])
    }
    let d = ''
    for (let i = 0; i < h / 3; i++) {
      const t = 0.12 + r() * 0.75
      const q = (h * 0.06 + t * h * 0.2) * (r() - 0.5) * 2
      d += `M${f(x + q)} ${f(y - h + t * h)}l${f(q > 0 ? 4 : -4)} 4`
    }
    return (
      path(poly([[x, y - h], ...right, ...left]), '#0d1613', '#33473f', 0.9) +
      path(`M${f(x)} ${f(y - h * 0.13)}V${f(y + 3)}`, 'none', '#0a0d0b', 3) +
      path(d, 'none', '#6E8F86', 0.8, 'opacity=".6"')
    )
  }
  for (const [x, y, h] of rows(
    '0 0.66 84, 0.035 0.675 62, 0.075 0.68 46, 0.385 0.665 60, 0.415 0.68 78, 0.36 0.69 40, 0.443 0.7 52, 0.125 0.685 34',
  ))
    s += cedar(x * W, y * H, h)
  return wob(s)
}
