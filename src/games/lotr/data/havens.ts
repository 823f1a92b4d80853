/** The three safe havens of the master board: their events and, in Rivendell and Lothlorien, the cards dealt there. */
import type { PlaceData } from './place.ts'

export const BAG_END: PlaceData = {
  id: 'bag_end',
  kind: 'haven',
  main: null,
  lines: {},
  features: [],
  havenScore: 0,
  events: [
    { id: 'gandalf', n: 1, effect: [{ op: 'draw', who: 'each', n: 6 }] },
    {
      id: 'preparations',
      n: 2,
      effect: [
        {
          op: 'accept',
          who: 'ringBearer',
          so: [
            { op: 'roll', who: 'ringBearer', times: 1 },
            { op: 'distribute', n: 4 },
          ],
          otherwise: [],
        },
      ],
    },
    {
      id: 'nazgul_appears',
      n: 3,
      effect: [{ op: 'pay', payer: 'one', cost: { signs: { hiding: 2 } }, so: [], otherwise: [{ op: 'sauron', n: 1 }] }],
    },
  ],
}

export const RIVENDELL: PlaceData = {
  id: 'rivendell',
  kind: 'haven',
  main: null,
  lines: {},
  features: [
    'aragorn',
    'boromir',
    'gimli',
    'legolas',
    'gandalf_companion',
    'anduril',
    'glamdring',
    'sting',
    'athelas',
    'miruvor',
    'mithril',
    'staff',
  ],
  havenScore: 0,
  events: [
    { id: 'elrond', n: 1, effect: [{ op: 'deal-features', place: 'rivendell' }] },
    { id: 'council', n: 2, effect: [{ op: 'pass-card-left' }] },
    {
      id: 'fellowship',
      n: 3,
      effect: [
        { op: 'pay', payer: 'each', cost: { signs: { friendship: 1 } }, so: [], otherwise: [{ op: 'roll', who: 'self', times: 1 }] },
      ],
    },
  ],
}

export const LOTHLORIEN: PlaceData = {
  id: 'lothlorien',
  kind: 'haven',
  main: null,
  lines: {},
  features: [
    'arwen',
    'galadriel',
    'box_of_earth',
    'bow',
    'elven_rope',
    'boat',
    'elven_cloak',
    'brooch',
    'belt',
    'elessar',
    'lembas',
    'phial',
  ],
  havenScore: 20,
  events: [
    { id: 'galadriel', n: 1, effect: [{ op: 'deal-features', place: 'lothlorien' }] },
    {
      id: 'recovery',
      n: 2,
      effect: [{ op: 'pay', payer: 'each', cost: { shields: 2 }, so: [{ op: 'draw-or-heal', draw: 2, heal: 1 }], otherwise: [] }],
    },
    {
      id: 'test_of_galadriel',
      n: 3,
      effect: [{ op: 'pay', payer: 'each', cost: { signs: { wild: 1 } }, so: [], otherwise: [{ op: 'roll', who: 'self', times: 1 }] }],
    },
  ],
}
