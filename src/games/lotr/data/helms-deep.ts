/** Helm's Deep: the second scenario. Lines, spaces and events as printed. */
import type { PlaceData } from './place.ts'
import { spaces } from './spaces.ts'

export const HELMS_DEEP: PlaceData = {
  id: 'helms_deep',
  kind: 'scenario',
  main: 'fighting',
  features: ['theoden', 'shadowfax', 'eomer', 'riders_of_rohan'],
  lines: {
    fighting: {
      main: true,
      startLabel: 30,
      spaces: spaces('31 shield, 32 shield, 33 ring, 34 shield, 35 shield, 36 ring, 37 shield, 38 shield, 39 shield, 40 bigShield'),
    },
    friendship: { main: false, spaces: spaces('die, card:theoden, ring, card:shadowfax, ring, card:eomer, ring') },
    travelling: {
      main: false,
      spaces: spaces('shield, heart, heart, heart, shield, sun, shield, sun, shield, sun'),
      parts: [5, 10],
    },
  },
  events: [
    {
      id: 'wormtongue',
      n: 1,
      effect: [
        { op: 'pay', payer: 'one', cost: { signs: { friendship: 1, fighting: 1 } }, so: [], otherwise: [{ op: 'remove-features' }] },
      ],
    },
    {
      id: 'riders_of_rohan',
      n: 2,
      effect: [
        {
          op: 'if-complete',
          lines: ['friendship'],
          so: [{ op: 'gain-card', card: 'riders_of_rohan' }],
          otherwise: [
            { op: 'sauron', n: 1 },
            { op: 'roll', who: 'ringBearer', times: 1 },
          ],
        },
      ],
    },
    {
      id: 'orcs_attack_gate',
      n: 3,
      effect: [
        {
          op: 'if-part',
          line: 'travelling',
          part: 1,
          so: [{ op: 'draw', who: 'each', n: 1 }],
          otherwise: [{ op: 'sauron', n: 2 }],
        },
      ],
    },
    {
      id: 'fire_of_orthanc',
      n: 4,
      effect: [
        { op: 'reveal' },
        { op: 'pay', payer: 'active', cost: { matching: 2 }, so: [], otherwise: [{ op: 'roll', who: 'each', times: 1 }] },
      ],
    },
    {
      id: 'orcs_storm_forward',
      n: 5,
      effect: [{ op: 'pay', payer: 'group', cost: { tokens: { ring: 1, heart: 1, sun: 1 } }, so: [], otherwise: [{ op: 'sauron', n: 2 }] }],
    },
    {
      id: 'orcs_conquer',
      n: 6,
      effect: [
        {
          op: 'if-part',
          line: 'travelling',
          part: 2,
          so: [{ op: 'sauron', n: 2 }],
          otherwise: [
            { op: 'sauron', n: 2 },
            { op: 'roll', who: 'ringBearer', times: 2 },
          ],
        },
      ],
    },
  ],
}
