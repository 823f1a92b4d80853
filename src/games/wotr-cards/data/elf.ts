/** The cards of the Elves: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { army, character, item } = cardsOf('elf')

export const ELF: CardsOf<'elf'> = {
  'high-elves': army({ count: 2, icons: { attack: 2, defense: 2 } }),
  // Leadership defence: the one icon her entry can mean.
  arwen: character({
    paths: [],
    icons: { leadDefense: 1 },
    effects: [
      { when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] },
      { when: 'static', zone: 'reserve', mod: { bonusOn: { ids: ['strider', 'aragorn'], zones: ['path', 'battleground'] }, defense: 1 } },
    ],
  }),
  elrond: character({
    paths: [3],
    icons: { path: 2, attack: 1, defense: 1, leadAttack: 1, leadDefense: 1 },
    effects: [
      { when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] },
      { when: 'static', zone: 'reserve', mod: { carryoverLimit: 1 } },
    ],
  }),
  galadriel: character({
    paths: [5],
    icons: { path: 2, attack: 1, defense: 1, leadAttack: 1, leadDefense: 1 },
    effects: [
      { when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] },
      {
        when: 'drawStep',
        zone: 'reserve',
        do: [
          { op: 'extraDraw', n: 1 },
          { op: 'cycleHand', who: 'self', n: 1 },
        ],
      },
    ],
  }),
  legolas: character({
    paths: [3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1, attack: 1, defense: 1 },
    effects: [
      {
        when: 'played',
        optional: true,
        do: [{ op: 'take', from: ['draw'], cards: { ids: ['bow-of-the-galadhrim'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  'bow-of-the-galadhrim': item({
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['weapon'],
    wielders: ['faction:elf'],
    effects: [{ when: 'restriction', wielderCannotAlsoWield: { keyword: 'weapon' } }],
  }),
  'elven-cloak': item({
    icons: { path: 1 },
    wielders: ['faction:hobbit', 'faction:elf'],
    effects: [{ when: 'replace', event: 'eliminated', scope: 'pathCombat', instead: 'cycle', items: 'cycled', target: 'wielder' }],
  }),
  lembas: item({
    icons: {},
    wielders: ['faction:hobbit'],
    effects: [
      {
        when: 'action',
        zone: 'path',
        by: 'faction:hobbit',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'corruption', n: -1, per: { types: ['character'], faction: 'hobbit', zone: 'samePath' } }],
      },
    ],
  }),
  'mirror-of-galadriel': item({
    icons: {},
    wielders: ['galadriel'],
    effects: [{ when: 'static', zone: 'inPlay', mod: { peekTopOfDraw: 'owner' } }],
  }),
  // Attack from the worked battle example; defence and path icon as on the other two Elven Rings.
  nenya: item({
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['ring'],
    wielders: ['galadriel'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'token', kind: 'defense', on: 'activePathOrChosenBattleground', n: 1 }],
      },
    ],
  }),
  'phial-of-galadriel': item({
    icons: {},
    wielders: ['frodo-baggins', 'sam-gamgee'],
    effects: [{ when: 'static', zone: 'path', mod: { locationDefense: OPEN_VALUES['phial-of-galadriel locationDefense'] } }],
  }),
  vilya: item({
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['ring'],
    wielders: ['elrond'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'draw', who: 'eachFree', n: 1 }],
      },
    ],
  }),
}
