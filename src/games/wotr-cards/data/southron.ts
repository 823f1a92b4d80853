/** The cards of the Southrons: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'

const { army } = cardsOf('southron')

export const SOUTHRON: CardsOf<'southron'> = {
  'haradrim-mumakil': army({ icons: { attack: 2, defense: 1 } }),
  'coastal-raiders': army({
    icons: { attack: 1, defense: 1 },
    effects: [
      { when: 'static', zone: 'battleground', if: { location: 'dol-amroth' }, mod: { attack: 1 } },
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'activateBattleground', filter: { ids: ['dol-amroth'], inDeckOf: 'free' }, modes: ['activate'] }],
      },
    ],
  }),
  'haradrim-cavalry': army({
    icons: { attack: 1, defense: 1 },
    effects: [
      { when: 'static', zone: 'battleground', if: { location: 'minas-tirith' }, mod: { attack: 1 } },
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'activateBattleground', filter: { ids: ['minas-tirith'], inDeckOf: 'free' }, modes: ['activate'] }],
      },
    ],
  }),
  'the-black-fleet': army({
    icons: { attack: 1, defense: 1 },
    effects: [
      { when: 'static', zone: 'battleground', if: { location: 'pelargir' }, mod: { attack: 1 } },
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'activateBattleground', filter: { ids: ['pelargir'], inDeckOf: 'free' }, modes: ['activate'] }],
      },
    ],
  }),
  'corsairs-of-umbar': army({
    icons: { attack: 1, defense: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'activateBattleground', filter: { ids: ['umbar'], inDeckOf: 'shadow' }, modes: ['activate'] }],
      },
    ],
  }),
  'haradrim-regulars': army({
    icons: { attack: 1, defense: 1 },
    effects: [
      {
        when: 'action',
        zone: 'reserve',
        cost: [{ op: 'eliminate', target: 'this' }],
        do: [{ op: 'activateBattleground', filter: { ids: ['harad'], inDeckOf: 'shadow' }, modes: ['activate'] }],
      },
    ],
  }),
}
