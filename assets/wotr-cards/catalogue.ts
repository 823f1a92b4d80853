// Everything that is baked for the card game, by file below public/art/wotr-cards/.
import { BACKS, GROUND, SIGNS, TOKENS } from '../../src/games/wotr-cards/text/pictures'
import { BATTLEGROUNDS, PATHS, SEAT_IDS } from '../../src/games/wotr-cards/types'
import { type Recipe, recipes } from '../bake/recipe'
import { BACK } from './backs'
import { pieces, VARIANTS } from './cards/atlas'
import { ground } from './cards/ground'
import { medal, NAMES, shape, symbols } from './cards/silhouettes'
import { BAND, landscape } from './land/places'
import { SIGN, TOKEN, tokenSize } from './signs'

const { webp, svg, symbols: sheet, atlas } = recipes('art/wotr-cards')
const framed = (w: number, h: number, box: string, inside: string) => `<svg width="${w}" height="${h}" viewBox="${box}">${inside}</svg>`
const inked = (colour: string, inside: string) => framed(48, 48, '0 0 24 24', `<g fill="${colour}">${inside}</g>`)

export const wotrCards: Record<string, Recipe[]> = {
  // named like the plates of the first game: the shelf and the list of matches show the place by this file
  landscapes: [...BATTLEGROUNDS, ...PATHS].map((place) =>
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
    atlas('atlas', pieces),
  ],
}
