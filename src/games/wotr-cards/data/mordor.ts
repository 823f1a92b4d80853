/** The cards of Mordor: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { army, character, event, item } = cardsOf('mordor')

export const MORDOR: CardsOf<'mordor'> = {
  grond: army({ icons: { attack: 3 } }),
  'olog-hai': army({ icons: { attack: 2, defense: 2 } }),
  'trolls-of-udun': army({ icons: { attack: 1, defense: 2 } }),
  'black-uruks': army({ icons: { attack: 2, defense: 1 } }),
  'mordor-orcs': army({ count: 5, icons: { attack: 1, defense: 1 } }),
  'the-witch-king': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 2, attack: 2 },
    keywords: ['nazgul'],
    effects: [
      { when: 'drawStep', zone: 'reserve', do: [{ op: 'extraDraw', n: 1 }] },
      { when: 'replace', event: 'forsaken', scope: 'fromDrawDeckTop', instead: 'cycle', items: 'n/a' },
    ],
  }),
  'the-reaver': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'forsake', who: 'eachFree', n: 1 }],
      },
    ],
  }),
  'the-beguiler': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'cycleHand', who: 'eachFree', n: 1 }],
      },
    ],
  }),
  'the-hunter': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'token', kind: 'attack', on: 'activePath', n: 1 }],
      },
    ],
  }),
  'the-messenger': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'take', from: ['cycle'], cards: { types: ['character'], keyword: 'nazgul' }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  'the-black-easterling': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1, leadDefense: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'static',
        zone: 'battleground',
        if: { location: 'dol-guldur' },
        mod: { leadDefense: OPEN_VALUES['the-black-easterling leadDefense'] },
      },
      { when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] },
    ],
  }),
  'the-commander': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'draw', who: 'eachShadow', n: 1 }],
      },
    ],
  }),
  'the-destroyer': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'token', kind: 'attack', on: 'chosenBattleground', n: 1 }],
      },
    ],
  }),
  'the-warrior': character({
    paths: [1, 2, 3, 5, 6, 7, 8, 9],
    icons: { path: 1, leadAttack: 1 },
    keywords: ['nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'cycle', target: 'this', withItems: true }],
        do: [{ op: 'token', kind: 'defense', on: 'chosenBattleground', n: 1 }],
      },
    ],
  }),
  grishnakh: character({
    paths: [6, 7],
    icons: { path: 1, leadAttack: 1 },
    effects: [{ when: 'action', zone: 'path', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'corruption', n: 1 }] }],
  }),
  'mouth-of-sauron': character({
    paths: [7, 8, 9],
    icons: { path: 1, leadAttack: 1, leadDefense: 1 },
    effects: [
      { when: 'restriction', cannotEnter: { zone: 'path', while: { activeBattlegroundSide: 'shadow' } } },
      { when: 'drawStep', zone: 'reserve', do: [{ op: 'extraDraw', n: 1 }] },
    ],
  }),
  // Leadership attack: the second icon of the worked battle example.
  'gorbag-and-shagrat': character({
    paths: [8, 9],
    icons: { leadAttack: 1, leadDefense: 1 },
    effects: [
      {
        when: 'playedOrMoved',
        where: 'path',
        optional: true,
        cost: [{ op: 'cycleHand', who: 'self', n: 1 }],
        do: [{ op: 'token', kind: 'attack', on: 'this', n: 1, nIf: { activePath: 'cirith-ungol', n: 2 } }],
      },
    ],
  }),
  'the-lidless-eye': character({
    paths: [9],
    icons: { path: 1 },
    effects: [
      { when: 'restriction', cannotEnter: { zone: 'path', while: { activeBattlegroundSide: 'shadow' } } },
      { when: 'played', do: [{ op: 'draw', who: 'eachShadow', n: 1 }] },
      { when: 'static', zone: 'reserve', mod: { carryoverLimit: 1 } },
    ],
  }),
  'nazguls-mantle': item({
    icons: {},
    wielders: ['keyword:nazgul'],
    effects: [{ when: 'replace', event: 'eliminated', scope: 'anyCombat', instead: 'cycle', items: 'cycled', target: 'wielder' }],
  }),
  'black-breath': item({
    icons: {},
    wielders: ['keyword:nazgul'],
    effects: [
      {
        when: 'action',
        zone: 'pathOrBattleground',
        cost: [{ op: 'cycle', target: 'wielder', withItems: true }],
        do: [{ op: 'corruption', n: 1 }],
      },
    ],
  }),
  // Path icon from the worked path example.
  'black-riders-mount': item({
    icons: { path: 1, attack: OPEN_VALUES['black-riders-mount attack'] },
    keywords: ['mount'],
    wielders: ['keyword:nazgul'],
    effects: [
      {
        when: 'played',
        do: [{ op: 'move', card: 'wielder', to: 'activePath', mandatory: false, ignorePlayedThisRound: true }],
        if: { wielderIn: 'reserve' },
      },
    ],
  }),
  // Attack: the twin of Black Rider's Mount for battlegrounds.
  'fell-beast': item({
    icons: { path: OPEN_VALUES['fell-beast pathIcons'], attack: 1 },
    keywords: ['mount'],
    wielders: ['keyword:nazgul'],
    effects: [
      {
        when: 'played',
        do: [{ op: 'move', card: 'wielder', to: 'chosenBattleground', mandatory: false, ignorePlayedThisRound: true }],
        if: { wielderIn: 'reserve' },
      },
    ],
  }),
  'morgul-blade': item({
    icons: { path: OPEN_VALUES['morgul-blade pathIcons'] },
    keywords: ['weapon'],
    wielders: ['keyword:nazgul'],
    effects: [{ when: 'action', zone: 'path', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'corruption', n: 1 }] }],
  }),
  'the-black-captain': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'activateBattleground', filter: { factionIcon: 'mordor' }, modes: ['activate', 'reactivate'] },
          { op: 'move', card: 'the-witch-king', to: 'thatBattleground', mandatory: false, ignorePlayedThisRound: true },
        ],
        if: { inReserve: 'the-witch-king' },
      },
    ],
  }),
  'the-ringwraiths-are-abroad': event({
    effects: [
      {
        when: 'played',
        do: [
          {
            op: 'dig',
            who: 'self',
            draw: 7,
            eliminate: 1,
            playUpTo: 2,
            filter: { types: ['character'], keyword: 'nazgul' },
            playTo: 'anyLegal',
            rest: 'cycle',
          },
        ],
      },
    ],
  }),
  'the-day-without-dawn': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'dig', who: 'self', draw: 7, eliminate: 1, playUpTo: 2, filter: { types: ['army'] }, playTo: 'anyLegal', rest: 'cycle' },
        ],
      },
    ],
  }),
}
