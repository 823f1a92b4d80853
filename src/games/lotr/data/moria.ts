/** Moria: the first scenario. Lines, spaces and events as printed. */
import type { PlaceData } from './place.ts'
import { spaces } from './spaces.ts'

export const MORIA: PlaceData = {
  id: 'moria',
  kind: 'scenario',
  main: 'fighting',
  features: ['book', 'pipe'],
  lines: {
    fighting: {
      main: true,
      startLabel: 10,
      spaces: spaces('11 shield, 12 shield, 13 ring, 14 shield, 15 shield, 16 ring, 17 die, 18 shield, 19 die, 20 bigShield'),
    },
    hiding: { main: false, spaces: spaces('card:book, ring, heart, ring, heart, ring, heart') },
    travelling: { main: false, spaces: spaces('shield, shield, sun, shield, sun, shield, sun') },
  },
  events: [
    {
      id: 'speak_friend',
      n: 1,
      effect: [{ op: 'pay', payer: 'group', cost: { signs: { friendship: 1, wild: 1 } }, so: [], otherwise: [{ op: 'sauron', n: 1 }] }],
    },
    {
      id: 'watcher',
      n: 2,
      effect: [{ op: 'pay', payer: 'each', cost: { signs: { hiding: 1 } }, so: [], otherwise: [{ op: 'roll', who: 'self', times: 1 }] }],
    },
    {
      id: 'stone_in_well',
      n: 3,
      effect: [
        { op: 'reveal' },
        {
          op: 'pay',
          payer: 'active',
          cost: { matching: 2 },
          so: [{ op: 'gain-card', card: 'pipe' }],
          otherwise: [{ op: 'sauron', n: 1 }, { op: 'next-event' }],
        },
      ],
    },
    {
      id: 'trapped',
      n: 4,
      effect: [
        {
          op: 'if-complete',
          lines: ['travelling', 'hiding'],
          so: [],
          otherwise: [
            { op: 'sauron', n: 2 },
            { op: 'roll', who: 'ringBearer', times: 1 },
          ],
        },
      ],
    },
    {
      id: 'orcs_attack',
      n: 5,
      effect: [{ op: 'pay', payer: 'group', cost: { signs: { fighting: 5 } }, so: [], otherwise: [{ op: 'sauron', n: 2 }] }],
    },
    {
      id: 'fly_you_fools',
      n: 6,
      effect: [
        {
          op: 'volunteer',
          so: [{ op: 'corrupt', who: 'volunteer', n: 3 }],
          otherwise: [{ op: 'roll', who: 'each', times: 1 }],
        },
      ],
    },
  ],
}
