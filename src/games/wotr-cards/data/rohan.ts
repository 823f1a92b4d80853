/** The cards of Rohan: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { army, character, event, item } = cardsOf('rohan')

export const ROHAN: CardsOf<'rohan'> = {
  'riders-of-rohan': army({ count: 2, icons: { attack: 2, defense: 1 } }),
  'village-militia': army({ icons: { attack: 1, defense: 1 } }),
  eomer: character({
    paths: [],
    icons: { attack: 1, leadDefense: 1 },
    effects: [
      {
        when: 'played',
        do: [
          {
            op: 'dig',
            who: 'self',
            draw: 5,
            eliminate: 0,
            playUpTo: 1,
            filter: { types: ['army'], faction: 'rohan' },
            playTo: 'anyLegal',
            rest: 'cycle',
          },
        ],
      },
    ],
  }),
  eowyn: character({
    paths: [],
    icons: { attack: 1, leadDefense: 1 },
    effects: [
      {
        when: 'played',
        where: 'battleground',
        optional: true,
        do: [{ op: 'eliminate', target: { keyword: 'nazgul', types: ['character'], zone: OPEN_VALUES['eowyn zone'] } }],
      },
      {
        when: 'played',
        where: 'reserve',
        optional: true,
        do: [{ op: 'take', from: ['cycle'], cards: { ids: ['merry-brandybuck', 'pippin-took'] }, n: 1, to: 'hand', who: 'self' }],
      },
    ],
  }),
  'ghan-buri-ghan': character({
    paths: [],
    icons: { leadDefense: 1 },
    effects: [{ when: 'permission', zone: 'reserve', cards: { faction: 'rohan' }, may: 'playOrMove', onto: { ids: ['minas-tirith'] } }],
  }),
  theoden: character({
    paths: [],
    icons: { leadAttack: OPEN_VALUES['theoden leadAttack'], leadDefense: OPEN_VALUES['theoden leadDefense'] },
    effects: [
      {
        when: 'static',
        zone: 'battleground',
        if: { inPlayAny: ['gandalf-the-grey', 'gandalf-the-white'] },
        mod: { attack: 1, defense: 1 },
      },
      {
        when: 'played',
        do: [
          { op: 'dig', who: 'self', draw: 5, eliminate: 0, playUpTo: 1, filter: { faction: 'rohan' }, playTo: 'anyLegal', rest: 'cycle' },
        ],
      },
    ],
  }),
  shadowfax: item({
    icons: { attack: 1, defense: 1 },
    keywords: ['mount'],
    wielders: ['gandalf-the-grey', 'gandalf-the-white'],
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        do: [
          { op: 'activateBattleground', filter: { any: true }, modes: ['activate', 'reactivate'] },
          {
            op: 'move',
            card: 'wielder',
            to: 'thatBattleground',
            mandatory: true,
            ignorePlayedThisRound: OPEN_VALUES['shadowfax ignorePlayedThisRound'],
          },
        ],
      },
    ],
  }),
  'death-ride-ride-to-ruin': event({
    effects: [
      {
        when: 'played',
        do: [
          { op: 'eliminateAnyNumber', from: { zone: 'reserve', faction: 'rohan' }, store: 'x' },
          { op: 'opponentEliminates', who: 'faction:mordor', n: 'x', from: { zone: 'battleground', faction: 'mordor' } },
        ],
      },
    ],
  }),
}
