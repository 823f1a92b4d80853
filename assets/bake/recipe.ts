// A recipe says which file is made, from which drawing, at which size.
// The catalogues list them all; the baker follows them; the sums compare two states of the drawings.
import type { Plate } from '../kit/plate'
import type { Sprite } from '../lotr/sprites/sprite'

interface Common {
  /** below public/, without extension */
  file: string
}
export interface Picture extends Common {
  kind: 'webp'
  draw: () => string
  width: number
  height: number
  quality: number
  /** grain laid over the drawing where it is opaque, 0 to 1 */
  grain: number
}
/** a plate: the file is a folder */
export interface Layers extends Common {
  kind: 'layers'
  draw: () => Plate
  width: number
  height: number
  quality: number
}
export interface Vector extends Common {
  kind: 'svg'
  /** begins every name inside the file, so that several files may stand in one page */
  prefix: string
  draw: () => string
}
/** an SVG file that is stored as it is drawn: a sheet of symbols, which others know by name */
export interface Symbols extends Common {
  kind: 'symbols'
  draw: () => string
}
export interface Icon extends Common {
  kind: 'png'
  draw: () => string
  /** side of the square in device pixels; the drawing's box is 512 */
  size: number
}
export interface Atlas extends Common {
  kind: 'atlas'
  draw: () => Sprite[]
}
export type Recipe = Picture | Layers | Vector | Symbols | Icon | Atlas

/** short hands for the catalogue of one folder */
export const recipes = (folder: string) => ({
  webp: (file: string, draw: () => string, width: number, height: number, quality: number, grain = 0): Recipe => ({
    kind: 'webp',
    file: `${folder}/${file}`,
    draw,
    width,
    height,
    quality,
    grain,
  }),
  layers: (file: string, draw: () => Plate, width: number, height: number, quality: number): Recipe => ({
    kind: 'layers',
    file: `${folder}/${file}`,
    draw,
    width,
    height,
    quality,
  }),
  svg: (file: string, prefix: string, draw: () => string): Recipe => ({ kind: 'svg', file: `${folder}/${file}`, prefix, draw }),
  symbols: (file: string, draw: () => string): Recipe => ({ kind: 'symbols', file: `${folder}/${file}`, draw }),
  png: (file: string, draw: () => string, size: number): Recipe => ({ kind: 'png', file: `${folder}/${file}`, draw, size }),
  atlas: (file: string, draw: () => Sprite[]): Recipe => ({ kind: 'atlas', file: `${folder}/${file}`, draw }),
})
