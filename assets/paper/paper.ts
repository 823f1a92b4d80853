// Paper for the pages: two sheets that tile, and the torn upper edge of the sheet that slides over a scene.
import { rng } from '../kit/chance'
import { jagPath, line } from '../kit/geometry'

const TILE = 512
/** noise whose edges meet, so that the sheet may be laid out in tiles */
const noise = (name: string, frequency: string, octaves: number, seed: number, matrix: string) =>
  `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="${TILE}" height="${TILE}">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>
    <feColorMatrix values="${matrix}"/></filter>`
const INK_NOISE = '0 0 0 0 .17  0 0 0 0 .12  0 0 0 0 .07  0 0 0 -1.5 1.02'
const LIGHT_NOISE = '0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .78  0 0 0 -1.6 .98'
const BLOTCHES = '0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 -3.2 1.75'
/** strength of the brown blotches, of the dark and of the light grain */
interface Grains {
  blotch: number
  grain: number
  light: number
}
function sheet(ground: string, { blotch, grain, light }: Grains): string {
  const over = (filter: string, opacity: number) =>
    `<rect width="${TILE}" height="${TILE}" fill="#000" filter="url(#${filter})" opacity="${opacity}"/>`
  return `${noise('tb', '.00586 .00977', 4, 12, BLOTCHES)}${noise('tg', '.9', 2, 3, INK_NOISE)}${noise('tl', '.8', 2, 8, LIGHT_NOISE)}
    <rect width="${TILE}" height="${TILE}" fill="${ground}"/>${over('tb', blotch)}${over('tg', grain)}${over('tl', light)}`
}
export const parchment = () => sheet('#EFE3C8', { blotch: 0.24, grain: 0.34, light: 0.4 })
/** the same by candle-light */
export const nightPaper = () => sheet('#1B1511', { blotch: 0.16, grain: 0.6, light: 0.1 })

export function tornEdge(w: number, h: number, night: boolean): string {
  const r = rng(night ? 18 : 8)
  const edge = jagPath(
    [
      [-10, 15],
      [w * 0.3, 9],
      [w * 0.6, 16],
      [w + 10, 11],
    ],
    16,
    7,
    r,
  )
  const sheetPath = `${line(edge)}V${h}H-10Z`
  return `<path d="${sheetPath}" fill="#0c0604" opacity=".6" filter="url(#b2)" transform="translate(0 -3)"/><clipPath id="te">
    <path d="${sheetPath}"/></clipPath><g clip-path="url(#te)"><rect width="${w}" height="${h}" fill="${night ? '#2e241c' : '#FBF1D6'}"/>
    <rect width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity="${night ? 0.6 : 0.34}"/></g>
    <path d="${line(edge)}" fill="none" stroke="${night ? '#C9A227' : '#2B2118'}" stroke-width="${night ? 1.6 : 2}"/>`
}
