// What the portraits of the hobbits share: the room with its round window, curls, ears.
import { HOBBIT_COLOUR } from '../../kit/colour'
import { f, type Point } from '../../kit/geometry'
import { id } from '../../kit/names'
import { rays } from './grounds'
import { clip, dot, group, INK, shape, stroke } from './pen'

const WEAVE: Record<string, string> = {
  frodo: 'M0 3H6',
  sam: 'M3 0V6M0 3H6',
  pippin: 'M0 0L6 6',
  merry: 'M0 6L6 0M0 0L6 6',
  fatty: 'M3 2V4',
}

/** boarded wall in the hobbit's colour and weave, with a round window onto a view */
export function room(k: string, view: string, wall: string) {
  const p = id('wv')
  return (
    `<rect width="100" height="140" fill="${wall}"/><pattern id="${p}" width="6" height="6" patternUnits="userSpaceOnUse">` +
    `<path d="${WEAVE[k]}" stroke="${INK}" stroke-width=".8"/></pattern>` +
    `<rect width="100" height="140" fill="${HOBBIT_COLOUR[k]}" opacity=".42"/>
      <rect width="100" height="140" fill="url(#${p})" opacity=".42"/>` +
    stroke('M8 -2V130M92 -2V130', 0.9, INK, 0.5) +
    rays(50, 46, 44, 92, 60, 0.8, INK, 0.28) +
    dot(50, 46, 44.5, '#6b4a2a', 1.6) +
    dot(50, 46, 41, '#8f6a3e', 1) +
    Array.from({ length: 16 }, (_, i) => {
      const a = (i * Math.PI) / 8 + 0.2
      return stroke(`M${f(50 + Math.cos(a) * 39)} ${f(46 + Math.sin(a) * 39)}L${f(50 + Math.cos(a) * 44)} ${f(46 + Math.sin(a) * 44)}`, 0.9)
    }).join('') +
    clip('M50 8a38 38 0 1 0 .01 0Z', view) +
    `<circle cx="50" cy="46" r="38" fill="none" stroke="${INK}" stroke-width="1.4"/>`
  )
}

/** a head of curls: circles with a drawn coil in each */
export const curls = (pts: readonly Point[], c: string, lite: string) =>
  pts.map(([x, y, r]) => dot(x, y, r, c, 1.2)).join('') +
  pts.map(([x, y, r]) => dot(x, y, r - 0.9, c, 0)).join('') +
  pts
    .map(([x, y, r]) =>
      stroke(
        `M${f(x - r * 0.6)} ${f(y + r * 0.2)}C${f(x - r * 0.6)} ${f(y - r * 0.7)} ${f(x + r * 0.6)} ${f(y - r * 0.7)} ${f(x + r * 0.5)}
          ${f(y + r * 0.1)}C${f(x + r * 0.4)} ${f(y + r * 0.6)} ${f(x - r * 0.2)} ${f(y + r * 0.5)} ${f(x - r * 0.1)} ${f(y)}`,
        0.8,
        lite,
        0.75,
      ),
    )
    .join('')

export const ear = (x: number, y: number, k: number, skin: string) =>
  group(
    shape('M0 -5C5 -9 10 -11 13 -15C14 -7 10 2 2 6Z', skin, 1.2) + stroke('M3 -3C6 -5 8 -7 10 -10M4 1C6 0 8 -3 9 -5', 0.8, INK, 0.7),
    `translate(${x} ${y}) scale(${f(k * 0.82)} .82)`,
  )

export const top = (x: number, y: number, s: number, c: string, lite: string, extra: number[][] = []) =>
  curls(
    [
      [-19, 4, 6],
      [19, 4, 6],
      [-20, -5, 6.4],
      [20, -5, 6.4],
      [-16, -14, 7.2],
      [16, -14, 7.2],
      [-8, -20, 8],
      [8, -20, 8],
      [0, -22, 8],
      [-10, -12, 5.4],
      [0, -14, 6],
      [10, -12, 5.4],
      ...extra,
    ].map(([a, b, r]) => [x + a * s, y + b * s, r * s]),
    c,
    lite,
  )
