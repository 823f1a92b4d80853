// The pieces of which the canvas composes cards: grounds, and white silhouettes and signs to be tinted.
import { GROUND, GROUNDS, SIGNS, TOKENS } from '../../../src/games/wotr-cards/text/pictures'
import { FACTIONS } from '../../../src/games/wotr-cards/types'
import { centred, type Sprite } from '../../lotr/sprites/sprite'
import { SIGN, TOKEN, tokenSize } from '../signs'
import { ground } from './ground'
import { NAMES, silhouette } from './silhouettes'

/** CSS pixels of a silhouette on the sheet */
const SIZE = 60
const SIGN_SIZE = 24
const SHARP = 1.5

export const VARIANTS = FACTIONS.flatMap((faction) =>
  Array.from({ length: GROUNDS }, (_, i) => ({ faction, variant: i + 1, name: `${faction}-${i + 1}` })),
)
const scaled = (box: string, width: number, inside: string) => {
  const [x, y, w, h] = box.split(' ').map(Number) as [number, number, number, number]
  const k = width / w
  return `<g transform="translate(${-width / 2} ${(-h * k) / 2}) scale(${k}) translate(${-x} ${-y})">${inside}</g>`
}

export const pieces = (): Sprite[] => [
  ...NAMES.map((name) => centred(`silhouette.${name}`, silhouette(name, 0, 0, SIZE, '#fff'), SIZE)),
  ...VARIANTS.map(({ faction, variant, name }) =>
    centred(
      `ground.${name}`,
      `<g transform="translate(${-GROUND.width / 2} ${-GROUND.height / 2})">${ground(faction, variant)}</g>`,
      GROUND.width,
      GROUND.height,
    ),
  ),
  ...SIGNS.map((name) =>
    centred(`sign.${name}`, `<g fill="#fff">${scaled('0 0 24 24', SIGN_SIZE, SIGN[name]().replace('#0004', '#000'))}</g>`, SIGN_SIZE),
  ),
  ...TOKENS.map((name) => {
    const [w, h] = tokenSize(name)
    return centred(`token.${name}`, scaled(TOKEN[name].box, w * SHARP, TOKEN[name].draw()), w * SHARP, h * SHARP)
  }),
]
