/** The cards of the Hobbits: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { character, event, item } = cardsOf('hobbit')

export const HOBBIT: CardsOf<'hobbit'> = {
  'frodo-baggins': character({
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1 },
    keywords: ['ring-bearer'],
    effects: [
      { when: 'replace', event: 'eliminated', scope: 'any', instead: 'cycle', items: 'eliminated' },
      { when: 'replace', event: 'forsaken', scope: 'any', instead: 'cycle', items: 'eliminated' },
    ],
  }),
  'merry-brandybuck': character({
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1, leadDefense: 1 },
    effects: [
      { when: 'permission', may: 'playOrMove', onto: { factionIcon: 'rohan' }, supportedBy: ['rohan'], cards: 'this' },
      { when: 'replace', event: 'eliminated', scope: 'pathCombat', instead: 'cycle', items: 'cycled' },
    ],
  }),
  'pippin-took': character({
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1, leadDefense: 1 },
    effects: [
      { when: 'permission', may: 'playOrMove', onto: { factionIcon: 'dunedain' }, supportedBy: ['dunedain'], cards: 'this' },
      { when: 'replace', event: 'eliminated', scope: 'pathCombat', instead: 'cycle', items: 'cycled' },
    ],
  }),
  'sam-gamgee': character({
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'token', kind: 'defense', on: 'activePath', n: 1 }],
      },
    ],
  }),
  'bilbo-baggins': character({
    paths: [3],
    icons: { path: 1 },
    effects: [
      { when: 'replace', event: 'eliminated', scope: 'any', instead: 'cycle', items: 'cycled' },
      { when: 'replace', event: 'forsaken', scope: 'any', instead: 'cycle', items: 'cycled' },
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'draw', who: 'self', n: 2 }],
      },
    ],
  }),
  'fatty-bolger': character({
    paths: [],
    icons: {},
    effects: [
      { when: 'replace', event: 'forsaken', scope: 'fromReserve', instead: 'cycle', items: 'cycled' },
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'draw', who: 'self', n: 3 }] },
    ],
  }),
  'herbs-and-stewed-rabbit': item({
    icons: {},
    wielders: ['frodo-baggins', 'sam-gamgee'],
    effects: [
      {
        when: 'action',
        zone: 'inPlay',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [
          { op: 'take', from: ['cycle'], cards: { types: ['character'], faction: 'hobbit' }, n: 1, to: 'hand', who: 'self' },
          { op: 'draw', who: 'self', n: 1 },
        ],
      },
    ],
  }),
  sting: item({
    icons: { path: OPEN_VALUES['sting pathIcons'] },
    keywords: ['weapon'],
    wielders: ['frodo-baggins', 'sam-gamgee'],
    effects: [
      { when: 'static', zone: 'path', if: { samePathHas: { types: ['character'], faction: 'monstrous' } }, mod: { locationDefense: 1 } },
    ],
  }),
  'mithril-coat': item({ icons: { path: 2 }, wielders: ['frodo-baggins', 'sam-gamgee'] }),
  'there-is-another-way': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'activatePath', mode: 'sameNumber' },
          { op: 'token', kind: 'defense', on: 'newPath', n: 1 },
        ],
      },
    ],
  }),
}
