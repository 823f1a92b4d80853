// Everything that is baked for the co-operative game, by file below public/art/lotr/.
import { type Recipe, recipes } from '../bake/recipe'
import { hobbit } from '../kit/hobbits'
import { sauron } from '../kit/sauron'
import { PICTURES } from './cards'
import { defeat } from './ends/defeat'
import { victory } from './ends/victory'
import { gandalfStack } from './gandalf-stack'
import { medallion } from './hobbits/medallion'
import { niche } from './hobbits/niche'
import { PLATE, places, raggedEdge } from './places'
import { night, road } from './road'
import { ROADS } from './road/layouts'
import { rounds } from './rounds'
import { inlineSigns } from './signs'
import { SPRITES } from './sprites'
import { HOBBITS } from './sprites/figures'

const { webp, svg, layers, atlas } = recipes('art/lotr')
const framed = (w: number, h: number, inside: string) => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inside}</svg>`
const inset = (inside: string) => `<g transform="translate(2 2)">${inside}</g>`

export const lotr: Record<string, Recipe[]> = {
  places: [
    ...Object.entries(places).map(([place, { draw }]) => layers(`places/${place}`, draw, PLATE.width, PLATE.height, 0.82)),
    webp('places/edge', raggedEdge, PLATE.width, PLATE.height, 0.9),
  ],
  road: [
    ...Object.entries(ROADS).flatMap(([name, l]) => [
      webp(`road/${name}`, () => road(l, false), l.W, l.H, 0.82),
      webp(`road/${name}-candle`, () => road(l, true), l.W, l.H, 0.82),
    ]),
    webp('road/night', () => night(600, 126), 600, 126, 0.8),
  ],
  sprites: [atlas('sprites', () => SPRITES)],
  cards: [
    ...Object.entries(PICTURES).map(([id, draw]) => svg(`cards/${id}`, id, () => draw())),
    ...Object.entries(inlineSigns).map(([id, sign]) => svg(`signs/${id}`, `sign-${id}`, () => sign)),
    ...Object.entries(rounds).map(([id, draw]) => svg(`rounds/${id}`, `round-${id}`, draw)),
  ],
  hobbits: [
    ...HOBBITS.flatMap((name) => [
      svg(`hobbits/${name}`, `medal-${name}`, () => medallion(name)),
      svg(`hobbits/${name}-figure`, `figure-${name}`, () => framed(56, 66, hobbit(name, 28, 60, 1.12))),
      webp(`hobbits/${name}-niche`, () => inset(niche(name, 180, 156, false)), 184, 160, 0.85),
      webp(`hobbits/${name}-away`, () => inset(niche(name, 180, 156, true)), 184, 160, 0.85),
    ]),
    svg('hobbits/sauron', 'sauron', () => framed(96, 116, sauron(46, 106, 1))),
    svg('gandalf', 'gandalf', () => framed(96, 104, inset(gandalfStack()))),
  ],
  // the scenes are drawn taller than they are stored: the sheet with the score covers their foot
  ends: [webp('end/victory', () => victory(1180, 560), 1180, 524, 0.7), webp('end/defeat', () => defeat(1180, 572), 1180, 524, 0.7)],
}
