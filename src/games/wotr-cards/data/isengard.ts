/** The cards of Isengard: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'

const { army, character, event, item } = cardsOf('isengard')

export const ISENGARD: CardsOf<'isengard'> = {
  'devilry-of-saruman': army({ icons: { attack: 3 } }),
  'fighting-uruk-hai': army({ icons: { attack: 1, defense: 2 } }),
  'wolf-riders': army({ icons: { attack: 2, defense: 1 } }),
  'white-hand-orcs': army({ count: 2, icons: { attack: 1, defense: 1 } }),
  'grima-wormtongue': character({
    paths: [1, 2, 5, 6],
    icons: { path: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [
          {
            op: 'chooseOne',
            options: [
              [{ op: 'take', from: ['draw'], cards: { ids: ['saruman'] }, n: 1, to: 'hand', who: 'self' }],
              [{ op: 'eliminate', target: { types: ['character'], faction: 'rohan', zone: 'inPlay' } }],
            ],
          },
        ],
      },
    ],
  }),
  saruman: character({
    paths: [5, 6],
    icons: { path: 2, attack: 1, defense: 1, leadAttack: 1, leadDefense: 1 },
    effects: [
      { when: 'drawStep', zone: 'reserve', do: [{ op: 'extraDraw', n: 1 }] },
      { when: 'replace', event: 'forsaken', scope: 'fromDrawDeckTop', instead: 'cycle', items: 'n/a' },
    ],
  }),
  ugluk: character({
    paths: [5, 6],
    icons: { path: 1, leadAttack: 1, leadDefense: 1 },
    effects: [{ when: 'action', zone: 'path', do: [{ op: 'activatePath', mode: 'sameNumber' }] }],
  }),
  'palantir-of-orthanc': item({
    icons: {},
    wielders: ['saruman'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        limit: 'oncePerRound',
        do: [{ op: 'examineTop', n: 3, distribute: ['eliminate', 'cycle', 'hand'] }],
      },
    ],
  }),
  'sarumans-staff': item({
    icons: { path: 1, attack: 1, defense: 1 },
    wielders: ['saruman'],
    effects: [{ when: 'static', zone: 'inPlay', mod: { carryoverLimit: 1 } }],
  }),
  'woven-of-all-colours': item({
    icons: {},
    wielders: ['saruman'],
    effects: [{ when: 'replace', event: 'eliminated', scope: 'anyCombat', instead: 'cycle', items: 'cycled', target: 'wielder' }],
  }),
  'threats-and-promises': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'activateBattleground', filter: { factionIcon: 'isengard' }, modes: ['activate', 'reactivate'] },
          { op: 'move', card: 'saruman', to: 'thatBattleground', mandatory: false, ignorePlayedThisRound: true },
        ],
        if: { inReserve: 'saruman' },
      },
    ],
  }),
}
