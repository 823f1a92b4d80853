/** The cards of the Dúnedain: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { army, character, event, item } = cardsOf('dunedain')

export const DUNEDAIN: CardsOf<'dunedain'> = {
  'dead-men-of-dunharrow': army({
    icons: {},
    effects: [{ when: 'static', zone: 'battleground', if: { supporting: ['strider', 'aragorn'] }, mod: { attack: 2, defense: 2 } }],
  }),
  'knights-of-dol-amroth': army({
    icons: { attack: 1, defense: 1 },
    effects: [{ when: 'static', zone: 'battleground', if: { location: 'dol-amroth' }, mod: { defense: 1 } }],
  }),
  'guards-of-the-citadel': army({
    icons: { attack: 1, defense: 1 },
    effects: [{ when: 'static', zone: 'battleground', if: { location: 'minas-tirith' }, mod: { defense: 1 } }],
  }),
  'soldiers-of-gondor': army({ icons: { attack: 1, defense: 1 } }),
  'the-great-gate': army({
    icons: {},
    effects: [
      { when: 'static', zone: 'battleground', if: { location: 'minas-tirith' }, mod: { defense: 3 } },
      { when: 'restriction', cannotEnter: { battlegroundSide: 'shadow' } },
    ],
  }),
  aragorn: character({
    paths: [],
    icons: { attack: 1, defense: 1, leadAttack: 1, leadDefense: 1 },
    effects: [
      { when: 'played', do: [{ op: 'removeFromGame', card: 'strider' }] },
      { when: 'drawStep', zone: 'reserve', do: [{ op: 'extraDraw', n: 1 }] },
      { when: 'replace', event: 'forsaken', scope: 'fromDrawDeckTop', instead: 'cycle', items: 'n/a' },
    ],
  }),
  boromir: character({
    paths: [3, 4, 5, 6],
    icons: { path: 1, defense: 1, leadAttack: 1 },
    effects: [
      { when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] },
      { when: 'playedOrMoved', where: 'path', do: [{ op: 'forsake', who: 'self', n: 1 }] },
    ],
  }),
  denethor: character({
    paths: [],
    icons: { leadAttack: 1, leadDefense: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'forsake', who: 'self', n: 1 }],
        do: [{ op: 'take', from: ['draw'], cards: { ids: ['boromir', 'faramir'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  faramir: character({
    paths: [7, 8],
    icons: { path: 1, defense: 1, leadAttack: 1 },
    effects: [
      {
        when: 'playedOrMoved',
        where: 'path',
        if: { pathNumber: OPEN_VALUES['faramir pathNumber'] },
        optional: true,
        do: [{ op: 'activatePath', mode: 'sameNumber' }],
      },
    ],
  }),
  halbarad: character({
    paths: [2, 3],
    icons: { path: 1, defense: 1, leadAttack: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'take', from: ['draw'], cards: { ids: ['strider', 'aragorn'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  'prince-imrahil': character({
    paths: [],
    icons: { defense: 1, leadAttack: 1 },
    effects: [
      {
        when: 'played',
        optional: true,
        cost: [{ op: 'cycleHand', who: 'self', n: 1 }],
        do: [{ op: 'take', from: ['draw'], cards: { ids: ['knights-of-dol-amroth'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  strider: character({
    paths: [2, 3, 4, 5, 6],
    icons: { path: 2, attack: 1, defense: 1 },
    effects: [{ when: 'action', zone: OPEN_VALUES['strider zone'], do: [{ op: 'activatePath', mode: 'nextNumber' }] }],
  }),
  anduril: item({
    icons: { path: 1, attack: 1, defense: 1 },
    keywords: ['weapon'],
    wielders: ['strider', 'aragorn'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        do: [
          { op: 'activateBattleground', filter: { factionIcon: 'dunedain' }, modes: ['activate', 'reactivate'] },
          { op: 'move', card: 'wielder', to: 'thatBattleground', mandatory: true, ignorePlayedThisRound: true },
        ],
      },
    ],
  }),
  'blade-of-westernesse': item({ icons: { path: 1, attack: 1, defense: 1 }, keywords: ['weapon'], wielders: ['faction:hobbit'] }),
  'paths-of-the-dead': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'forsake', who: 'self', n: 2 },
          { op: 'draw', who: 'self', n: 4, nIf: { inPlayAny: ['strider', 'aragorn'], n: 5 } },
        ],
      },
    ],
  }),
  'the-red-arrow': event({
    effects: [
      { when: 'played', do: [{ op: 'roundPermission', cards: { faction: 'rohan' }, may: 'play', onto: { factionIcon: 'dunedain' } }] },
    ],
  }),
  'the-three-hunters': event({
    effects: [
      {
        when: 'played',
        do: [
          {
            op: 'roundPermission',
            cards: { ids: ['strider', 'aragorn', 'gimli', 'legolas'] },
            may: 'playOrMove',
            onto: { any: true },
            supportedBy: ['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard'],
          },
        ],
      },
    ],
  }),
}
