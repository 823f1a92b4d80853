/** The cards of the Wizards and their friends: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { character, item } = cardsOf('wizard')

export const WIZARD: CardsOf<'wizard'> = {
  'gandalf-the-grey': character({
    paths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 3, attack: 2, defense: 2 },
    effects: [{ when: 'action', zone: 'path', do: [{ op: 'activatePath', mode: 'nextNumber' }] }],
  }),
  'gandalf-the-white': character({
    paths: [],
    icons: { attack: 2, defense: 3 },
    effects: [
      { when: 'played', do: [{ op: 'removeFromGame', card: 'gandalf-the-grey' }] },
      { when: 'drawStep', zone: 'reserve', do: [{ op: 'extraDraw', n: 1 }] },
      { when: 'replace', event: 'forsaken', scope: 'fromDrawDeckTop', instead: 'cycle', items: 'n/a' },
    ],
  }),
  treebeard: character({
    paths: [5, 6],
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['ent'],
    effects: [
      { when: 'static', zone: 'battleground', if: { location: 'orthanc' }, mod: { attack: 1 } },
      {
        when: 'playedOrMoved',
        where: 'battleground',
        do: [
          {
            op: 'opponentEliminates',
            who: 'faction:isengard',
            n: 1,
            from: { zone: OPEN_VALUES['treebeard zone'], types: ['army'], faction: 'isengard' },
          },
        ],
      },
    ],
  }),
  quickbeam: character({
    paths: [5, 6],
    icons: { path: 1 },
    keywords: ['ent'],
    effects: [
      {
        when: 'static',
        zone: 'battleground',
        mod: {
          attackPer: { every: 2, of: { faction: 'isengard', types: ['character', 'army'], zone: 'sameBattleground' } },
          defensePer: { every: 2, of: { faction: 'isengard', types: ['character', 'army'], zone: 'sameBattleground' } },
        },
      },
    ],
  }),
  smeagol: character({
    paths: [6, 7, 8, 9],
    icons: { path: 1 },
    effects: [
      {
        when: 'action',
        zone: 'path',
        do: [
          { op: 'activatePath', mode: 'nextNumber' },
          { op: 'corruption', n: 1 },
        ],
      },
      { when: 'replace', event: 'eliminated', scope: 'pathCombat', instead: 'cycle', items: 'cycled' },
    ],
  }),
  'gandalfs-staff': item({
    icons: { path: 1, attack: 1, defense: 1 },
    wielders: ['gandalf-the-grey', 'gandalf-the-white'],
    effects: [{ when: 'static', zone: 'inPlay', mod: { carryoverLimit: 1 } }],
  }),
  glamdring: item({ icons: { path: 1, attack: 1, defense: 1 }, keywords: ['weapon'], wielders: ['gandalf-the-grey', 'gandalf-the-white'] }),
  narya: item({
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['ring'],
    wielders: ['gandalf-the-grey', 'gandalf-the-white'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'cycleHand', who: 'eachShadow', n: 1 }],
      },
    ],
  }),
  'ent-draught': item({
    icons: {},
    wielders: ['keyword:ent'],
    effects: [
      {
        when: 'action',
        zone: 'inPlay',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'take', from: ['cycle'], cards: { types: ['character'], faction: 'hobbit' }, n: 2, to: 'hand', who: 'self' }],
      },
    ],
  }),
}
