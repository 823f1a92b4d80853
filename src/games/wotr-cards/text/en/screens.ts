/** Scenarios and seats in English, for the screen before a match. */

import type { SeatId } from '../../types.ts'
import type { CardsText } from '../types.ts'

export const SCENARIOS: CardsText['scenarios'] = {
  trilogy: {
    name: 'Trilogy',
    line: 'Four seats, nine paths, the whole war.',
    notes: ['30 cards a seat · a Ring token once a match', 'With three, one plays both Shadow seats'],
  },
  'duel-2p': {
    name: 'Duel for two',
    line: 'One great deck against the other.',
    notes: ['60 cards a seat · a Ring token every round', 'A tied path scores for nobody'],
  },
  'duel-3p': {
    name: 'Duel for three',
    line: 'Gandalf has two turns to each Shadow seat’s one.',
    notes: ['60 cards against 30 and 30', 'A tied path scores for nobody'],
  },
  fellowship: {
    name: 'The Fellowship of the Ring',
    line: 'The short story: six paths, set battles.',
    notes: ['30 cards a seat · no Ring tokens', 'Four to six rounds'],
  },
}

export const SEAT_LINES: { readonly [S in SeatId]: string } = {
  frodo: 'Hobbits, Dwarves, Rohan and the Wizards: the road, and the riders who come at dawn.',
  'witch-king': 'The hosts of Mordor, and the Nine.',
  aragorn: 'The Dúnedain and the Elves: Gondor’s walls, and the old powers of the West.',
  saruman: 'Isengard, the Monsters and the Southrons.',
  gandalf: 'All the Free Peoples in one hand.',
  'balrog-of-moria': 'What hunts the Fellowship, from the Shire to Amon Hen.',
}
