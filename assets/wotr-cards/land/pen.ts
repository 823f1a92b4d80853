// What every landscape is drawn with: a sheet, three colours, a row of chance.
import type { Rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { mix } from '../colours'

/** sky, middle, near */
export type Palette = readonly [string, string, string]
/** a sheet of a landscape; `at` is how far from the left a thing stands, 0 to 1 */
export interface Sheet {
  w: number
  h: number
  r: Rng
  c: Palette
  at: number
}
/** one thing in a landscape */
export type Thing = (sheet: Sheet) => string

export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: Math.ceil(count) }, (_, i) => make(i))
export const darker = (colour: string, by: number) => mix(colour, '#000000', by)
export const lighter = (colour: string, by: number) => mix(colour, '#FFFFFF', by)

/** a jagged skyline from edge to edge, filled down to the foot */
export function ridge({ w, h, r }: Pick<Sheet, 'w' | 'h' | 'r'>, y: number, height: number, step: number, colour: string): string {
  let d = `M0 ${h}`
  for (let x = 0; x <= w + step; x += step) d += `L${f(x)} ${f(y - r() * height)}`
  return `<path d="${d}V${h}z" fill="${colour}"/>`
}
/** short level strokes, as engravers draw a sky */
export function skyStrokes(
  { w, r }: Pick<Sheet, 'w' | 'r'>,
  count: number,
  top: number,
  depth: number,
  [least, more]: [number, number],
): string {
  return times(count, () => `M${f(r() * w)} ${f(top + r() * depth)}h${f(least + r() * more)}`).join('')
}
