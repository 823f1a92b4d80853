// Everything that is baked for the card game, by file below public/art/wotr-cards/.
import { BACKS, GROUND, SIGNS, TOKENS } from '../../src/games/wotr-cards/text/pictures'
import { BATTLEGROUNDS, PATHS, SEAT_IDS } from '../../src/games/wotr-cards/types'
import { type Recipe, recipes } from '../bake/recipe'
import { BACK } from './backs'
import { pieces, VARIANTS } from './cards/atlas'
import { ground } from './cards/ground'
import { medal, NAMES, shape, symbols } from './cards/silhouettes'
import { shadow } from './ends/shadow'
import { END, west } from './ends/west'
import { BAND, landscape } from './land/places'
import { SITTING } from './new-match'
import { SIGN, TOKEN, tokenSize } from './signs'
import { LIGHT, tableGround } from './table/ground'
import { HUNT, hunt } from './table/hunt'
import { SIEGE, siege } from './table/siege'

const { webp, svg, symbols: sheet, atlas } = recipes('art/wotr-cards')
const framed = (w: number, h: number, box: string, inside: string) => `<svg width="${w}" height="${h}" viewBox="${box}">${inside}</svg>`
const inked = (colour: string, inside: string) => framed(48, 48, '0 0 24 24', `<g fill="${colour}">${inside}</g>`)

export const wotrCards: Record<string, Recipe[]> = {
  // named like the plates of the first game: the shelf and the list of matches show the place by this file
  'wotr-cards-landscapes': [...BATTLEGROUNDS, ...PATHS].map((place) =>
    webp(`places/${place}/thumb`, () => landscape(place), BAND.width, BAND.height, 0.78),
  ),
  'wotr-cards': [
    sheet('silhouettes', () =>
      symbols(
        512,
        NAMES.map((name) => [name, shape(name)]),
      ),
    ),
    sheet('signs', () =>
      symbols(
        24,
        SIGNS.map((name) => [name, SIGN[name]()]),
      ),
    ),
    ...VARIANTS.map(({ faction, variant, name }) =>
      svg(`grounds/${name}`, `ground-${name}`, () => {
        const { width, height } = GROUND
        return framed(width, height, `0 0 ${width} ${height}`, ground(faction, variant))
      }),
    ),
    ...SIGNS.flatMap((name) => [
      svg(`signs/${name}`, `sign-${name}`, () => inked('#3F2D1B', SIGN[name]())),
      svg(`signs/${name}-light`, `sign-${name}-light`, () => inked('#F0DDB8', SIGN[name]())),
    ]),
    ...TOKENS.map((name) => {
      const [w, h] = tokenSize(name)
      return svg(`tokens/${name}`, `token-${name}`, () => framed(w, h, TOKEN[name].box, TOKEN[name].draw()))
    }),
    ...SEAT_IDS.map((seat) => svg(`medals/${seat}`, `medal-${seat}`, () => medal(seat))),
    ...BACKS.map((name) => svg(`backs/${name}`, `back-${name}`, () => BACK[name]())),
    ...Object.entries(SITTING).map(([name, draw]) => svg(`new-match/${name}`, `sitting-${name}`, draw)),
    atlas('atlas', pieces),
  ],
  'wotr-cards-scenes': [
    ...Object.entries(LIGHT).flatMap(([theme, light]) => [
      webp(`table/${theme}`, () => tableGround(1180, 552, light), 1180, 552, 0.7),
      webp(`table/${theme}-portrait`, () => tableGround(820, 760, light), 820, 760, 0.7),
    ]),
    webp('combat/battle', siege, SIEGE.width, SIEGE.height, 0.7),
    webp('combat/path', hunt, HUNT.width, HUNT.height, 0.7),
    webp('end/free', () => west(), END.width, END.height, 0.8),
    webp('end/shadow', () => shadow(), END.width, END.height, 0.8),
  ],
}
