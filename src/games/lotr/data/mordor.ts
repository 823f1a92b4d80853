/** Mordor: the last scenario. Lines, spaces and events as printed. */
import type { PlaceData } from './place.ts'
import { spaces } from './spaces.ts'

export const MORDOR: PlaceData = {
  id: 'mordor',
  kind: 'scenario',
  main: 'travelling',
  features: ['army_of_the_dead', 'ghan', 'eowyn'],
  lines: {
    fighting: { main: false, spaces: spaces('shield, heart, shield, heart, shield, heart, heal') },
    hiding: { main: false, spaces: spaces('shield, sun, shield, sun, shield, sun, heal') },
    travelling: {
      main: true,
      startLabel: 50,
      spaces: spaces(
        '50 shield, 51 shield, 51 shield, 52 shield, 52 shield, 53 die, 54 shield, 55 shield, 56 shield, 57 shield, 58 die, 59 shield, 60 die',
      ),
    },
    friendship: { main: false, spaces: spaces('shield, card:army_of_the_dead, shield, card:ghan, shield, card:eowyn, heal') },
  },
  events: [
    {
      id: 'sam_saves_frodo',
      n: 1,
      effect: [{ op: 'pay', payer: 'each', cost: { shields: 3 }, so: [{ op: 'draw-or-heal', draw: 2, heal: 1 }], otherwise: [] }],
    },
    {
      id: 'nazgul_attacks',
      n: 2,
      effect: [
        {
          op: 'pay',
          payer: 'one',
          cost: { card: 'eowyn' },
          so: [{ op: 'draw', who: 'each', n: 1 }],
          otherwise: [{ op: 'roll', who: 'each', times: 1 }],
        },
      ],
    },
    {
      id: 'pelennor_fields',
      n: 3,
      athelas: true,
      effect: [
        {
          op: 'pay',
          payer: 'each',
          cost: { tokens: { heart: 1 } },
          so: [],
          otherwise: [
            { op: 'roll', who: 'self', times: 1 },
            { op: 'must-discard', cards: 2, shields: 0 },
          ],
        },
      ],
    },
    {
      id: 'mouth_of_sauron',
      n: 4,
      athelas: true,
      effect: [
        {
          op: 'pay',
          payer: 'each',
          cost: { tokens: { sun: 1 } },
          so: [],
          otherwise: [
            { op: 'roll', who: 'self', times: 1 },
            { op: 'must-discard', cards: 2, shields: 0 },
          ],
        },
      ],
    },
    {
      id: 'surrounded',
      n: 5,
      effect: [{ op: 'pay', payer: 'group', cost: { cards: 7 }, so: [], otherwise: [{ op: 'sauron', n: 3 }] }],
    },
    { id: 'ring_is_mine', n: 6, effect: [{ op: 'ring-bearer-caught' }] },
  ],
}
