/** Shelob's Lair: the third scenario. Lines, spaces and events as printed. */
import type { PlaceData } from './place.ts'
import { spaces } from './spaces.ts'

export const SHELOBS_LAIR: PlaceData = {
  id: 'shelobs_lair',
  kind: 'scenario',
  main: 'fighting',
  features: ['gollum', 'faramir'],
  lines: {
    fighting: {
      main: true,
      startLabel: 40,
      spaces: spaces('41 shield, 42 shield, 43 shield, 44 shield, 45 shield, 46 die, 47 die, 48 bigShield, 49 ring, 50 ring'),
    },
    hiding: { main: false, spaces: spaces('card:faramir, ring, heart, ring, heart, ring, heart') },
    travelling: { main: false, spaces: spaces('shield, shield, sun, shield, shield, sun, shield, heal, shield, sun') },
  },
  events: [
    {
      id: 'gollum',
      n: 1,
      effect: [
        {
          op: 'pay',
          payer: 'group',
          cost: { shields: 7 },
          so: [
            { op: 'gain-card', card: 'gollum' },
            { op: 'draw', who: 'others', n: 2 },
          ],
          otherwise: [],
        },
      ],
    },
    {
      id: 'faces_of_the_dead',
      n: 2,
      effect: [
        { op: 'pay', payer: 'each', cost: { signs: { wild: 1 } }, so: [], otherwise: [{ op: 'must-discard', cards: 0, shields: 3 }] },
      ],
    },
    {
      id: 'forbidden_pool',
      n: 3,
      effect: [
        { op: 'pay', payer: 'one', cost: { shields: 5 }, so: [{ op: 'draw', who: 'each', n: 1 }], otherwise: [{ op: 'sauron', n: 2 }] },
      ],
    },
    {
      id: 'nazgul_searches',
      n: 4,
      effect: [
        { op: 'reveal' },
        {
          op: 'pay',
          payer: 'ringBearer',
          cost: { matching: 3 },
          so: [{ op: 'heal', who: 'ringBearer', n: 1 }],
          otherwise: [{ op: 'roll', who: 'each', times: 1 }],
        },
      ],
    },
    {
      id: 'shelob_appears',
      n: 5,
      effect: [{ op: 'accept', who: 'active', so: [{ op: 'roll', who: 'active', times: 2 }], otherwise: [{ op: 'sauron', n: 2 }] }],
    },
    {
      id: 'shelob_attacks',
      n: 6,
      effect: [{ op: 'pay', payer: 'group', cost: { signs: { fighting: 7 } }, so: [], otherwise: [{ op: 'sauron', n: 3 }] }],
    },
  ],
}
