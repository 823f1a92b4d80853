// Everything that is baked for the shelf, the cover, the paper of the pages and the icons.
import { type Recipe, recipes } from '../bake/recipe'
import { cover, KNOB, knob } from '../cover'
import { COVERS } from '../cover/layouts'
import { favicon, icon, maskable, touchIcon } from '../icons/icons'
import { nightPaper, parchment, tornEdge } from '../paper/paper'
import { book } from './book'
import { candle } from './candle'
import { cardCase } from './case'
import { label, nail, seal } from './label'
import { map } from './map'
import { wall } from './wall'

const art = recipes('art')
const { png, svg } = recipes('icons')
const moved = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`

export const app: Record<string, Recipe[]> = {
  shelf: [
    art.webp('shelf/wall', () => wall(), 1180, 820, 0.72, 0.3),
    art.webp('shelf/wall-portrait', () => wall(820, 1180, 410, 30, 530), 820, 1180, 0.72, 0.3),
    art.webp('shelf/book', () => moved(-66, -136, book(92, 146, 240, 352)), 342, 400, 0.82, 0.3),
    art.webp('shelf/case', () => moved(-430, -110, cardCase(466, 226, 230, 272)), 330, 420, 0.82, 0.3),
    art.webp('shelf/map', () => moved(-762, -140, map(800, 150, 262, 348)), 338, 390, 0.82, 0.3),
    art.webp('shelf/candle', () => candle(210, 316, 0.9), 420, 400, 0.82),
    art.webp('shelf/label', () => label(), 314, 70, 0.82),
    art.webp('shelf/nail', () => nail(), 80, 32, 0.82),
    art.webp('shelf/seal', seal, 104, 126, 0.85, 0.2),
  ],
  cover: [
    art.webp('cover/door', () => cover(COVERS.landscape), 1180, 820, 0.62),
    art.webp('cover/door-portrait', () => cover(COVERS.portrait), 820, 1180, 0.62),
    art.webp('cover/knob', knob, KNOB.width, KNOB.height, 0.85, 0.3),
  ],
  paper: [
    art.webp('paper/paper', parchment, 512, 512, 0.6),
    art.webp('paper/night', nightPaper, 512, 512, 0.6),
    art.webp('paper/torn-edge', () => tornEdge(1180, 24, false), 1180, 24, 0.75),
    art.webp('paper/torn-edge-night', () => tornEdge(1180, 24, true), 1180, 24, 0.75),
  ],
  icons: [
    png('icon-192', icon, 192),
    png('icon-512', icon, 512),
    png('icon-maskable-512', maskable, 512),
    png('apple-touch-icon-180', touchIcon, 180),
    svg('favicon', 'favicon', favicon),
  ],
}
