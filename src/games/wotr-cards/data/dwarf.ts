/** The cards of the Dwarves: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'

const { character, item } = cardsOf('dwarf')

export const DWARF: CardsOf<'dwarf'> = {
  gimli: character({
    paths: [3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1, attack: 1, defense: 1 },
    effects: [
      {
        when: 'played',
        optional: true,
        do: [{ op: 'take', from: ['cycle'], cards: { ids: ['dwarven-axe'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  // Wielder: the only Dwarf there is.
  'dwarven-axe': item({ icons: { path: 1, attack: 1, defense: 1 }, keywords: ['weapon'], wielders: ['gimli'] }),
}
