/** Which picture shows what: cards, tiles, dice, tokens, signs. Paths under art/. */
import type { Signs } from '../../../ui/rich-text.tsx'
import { type CardId, type DieFace, HOBBIT_CARDS, type Hobbit, type HobbitCardId, type Place } from '../types.ts'
import type { PanelWords } from './words/types.ts'

const isHobbitCard = (id: CardId): id is HobbitCardId => (HOBBIT_CARDS as readonly string[]).includes(id)

export function cardPicture(id: CardId): string {
  if (!isHobbitCard(id)) return `lotr/cards/${id}.svg`
  const [color, sign] = id.split('.')
  return sign === 'wild' ? 'lotr/cards/wild.svg' : `lotr/cards/${sign}_${color}.svg`
}
export const diePicture = (face: DieFace): string => `lotr/cards/die_${face}.svg`
export const hobbitPicture = (hobbit: Hobbit): string => `lotr/hobbits/${hobbit}.svg`
export const placePicture = (place: Place): string => `lotr/rounds/${place}.svg`

const WITH_LIGHT = ['fighting', 'hiding', 'travelling', 'friendship']

/** Signs as sentences name them, with their names in this language. */
export function signsOf(words: PanelWords): Signs {
  return Object.fromEntries(
    Object.entries(words.signs).map(([sign, name]) => {
      const file = sign === 'cards' ? 'card' : sign
      const picture = `lotr/signs/${file}.svg`
      return [sign, WITH_LIGHT.includes(sign) ? { name, picture, light: `lotr/signs/${file}-light.svg` } : { name, picture }]
    }),
  )
}
