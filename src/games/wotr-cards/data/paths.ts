/** The twenty-seven paths, three of each number: points, shields, and what happens when one is activated. Facts only. */
import type { PathId } from '../types.ts'
import type { Op } from './effects.ts'
import { OPEN_VALUES } from './open-values.ts'

export interface PathData {
  readonly kind: 'path'
  readonly number: number
  readonly points: number
  readonly shields: number
  readonly onActivate: readonly Op[]
}

export const PATH_DATA: Readonly<Record<PathId, PathData>> = {
  'bag-end': { kind: 'path', number: 1, points: 1, shields: 0, onActivate: [{ op: 'draw', who: 'faction:hobbit', n: 2 }] },
  'gildors-encampment': {
    kind: 'path',
    number: 1,
    points: 1,
    shields: 1,
    onActivate: [
      { op: 'draw', who: 'faction:elf', n: 1 },
      { op: 'cycleHand', who: 'faction:elf', n: 1 },
    ],
  },
  'bucklebury-ferry': {
    kind: 'path',
    number: 1,
    points: 1,
    shields: 1,
    onActivate: [
      { op: 'draw', who: 'faction:mordor', n: 1 },
      { op: 'draw', who: 'faction:hobbit', n: 1 },
    ],
  },
  'the-old-forest': { kind: 'path', number: 2, points: 2, shields: 1, onActivate: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
  'inn-of-the-prancing-pony': { kind: 'path', number: 2, points: 2, shields: 1, onActivate: [{ op: 'draw', who: 'eachShadow', n: 2 }] },
  weathertop: { kind: 'path', number: 2, points: 2, shields: 0, onActivate: [{ op: 'draw', who: 'faction:mordor', n: 2 }] },
  'fords-of-bruinen': {
    kind: 'path',
    number: 3,
    points: 1,
    shields: 0,
    onActivate: [
      {
        op: 'eachDoes',
        who: 'eachFree',
        do: [
          { op: 'forsake', who: 'self', n: 1 },
          { op: 'draw', who: 'self', n: 3 },
        ],
      },
    ],
  },
  imladris: { kind: 'path', number: 3, points: 1, shields: 1, onActivate: [{ op: 'draw', who: 'faction:elf', n: 2 }] },
  'the-council-of-elrond': { kind: 'path', number: 3, points: 1, shields: 1, onActivate: [{ op: 'draw', who: 'eachFree', n: 1 }] },
  caradhras: { kind: 'path', number: 4, points: 2, shields: 0, onActivate: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
  'the-doors-of-durin': {
    kind: 'path',
    number: 4,
    points: 2,
    shields: 0,
    onActivate: [
      {
        op: 'may',
        who: 'faction:monstrous',
        cost: [{ op: 'forsake', who: 'faction:monstrous', n: 1 }],
        do: [{ op: 'token', kind: 'attack', on: 'thisPath', n: 1 }],
      },
    ],
  },
  'khazad-dum': { kind: 'path', number: 4, points: 2, shields: 0, onActivate: [{ op: 'draw', who: 'faction:monstrous', n: 2 }] },
  'dimrill-dale': { kind: 'path', number: 5, points: 1, shields: 0, onActivate: [{ op: 'cycleHand', who: 'eachShadow', n: 2 }] },
  egladil: {
    kind: 'path',
    number: 5,
    points: 1,
    shields: 1,
    onActivate: [
      {
        op: 'eachDoes',
        who: 'eachFree',
        do: [
          { op: 'draw', who: 'self', n: 2 },
          { op: 'cycleHand', who: 'self', n: 1 },
        ],
      },
    ],
  },
  lothlorien: {
    kind: 'path',
    number: 5,
    points: 1,
    shields: 2,
    onActivate: [
      { op: 'draw', who: 'faction:elf', n: 1 },
      { op: 'cycleHand', who: 'faction:elf', n: 1 },
    ],
  },
  'amon-hen': {
    kind: 'path',
    number: 6,
    points: 2,
    shields: 0,
    onActivate: [
      { op: 'draw', who: 'faction:mordor', n: 1 },
      { op: 'cycleHand', who: 'faction:mordor', n: 1 },
    ],
  },
  'emyn-muil': { kind: 'path', number: 6, points: 2, shields: 0, onActivate: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
  'dead-marshes': { kind: 'path', number: 6, points: 2, shields: 1, onActivate: [{ op: 'draw', who: 'faction:monstrous', n: 2 }] },
  osgiliath: {
    kind: 'path',
    number: 7,
    points: 1,
    shields: 0,
    onActivate: [
      {
        op: 'may',
        who: 'faction:dunedain',
        cost: [{ op: 'forsake', who: 'faction:dunedain', n: 1 }],
        do: [{ op: 'draw', who: 'faction:dunedain', n: 3 }],
      },
    ],
  },
  'the-cross-roads': { kind: 'path', number: 7, points: 1, shields: 0, onActivate: [{ op: 'draw', who: 'eachFree', n: 1 }] },
  'henneth-annun': { kind: 'path', number: 7, points: 1, shields: 1, onActivate: [{ op: 'draw', who: 'faction:dunedain', n: 1 }] },
  'morgul-vale': {
    kind: 'path',
    number: 8,
    points: 2,
    shields: 0,
    onActivate: [
      {
        op: 'dig',
        who: 'faction:mordor',
        draw: 5,
        eliminate: 0,
        playUpTo: 1,
        filter: { types: ['character'], keyword: 'nazgul' },
        playTo: 'anyLegal',
        rest: 'cycle',
      },
    ],
  },
  'cirith-ungol': {
    kind: 'path',
    number: 8,
    points: 2,
    shields: 0,
    onActivate: [
      {
        op: 'dig',
        who: 'faction:mordor',
        draw: 5,
        eliminate: 0,
        playUpTo: 1,
        filter: { types: ['army'] },
        playTo: 'anyLegal',
        rest: 'cycle',
      },
    ],
  },
  'shelobs-lair': { kind: 'path', number: 8, points: 2, shields: 0, onActivate: [{ op: 'draw', who: 'faction:monstrous', n: 2 }] },
  morgai: { kind: 'path', number: 9, points: 3, shields: 0, onActivate: [OPEN_VALUES['morgai text']] },
  orodruin: { kind: 'path', number: 9, points: 3, shields: 0, onActivate: [{ op: 'draw', who: 'faction:mordor', n: 2 }] },
  'crack-of-doom': { kind: 'path', number: 9, points: 3, shields: 0, onActivate: [{ op: 'draw', who: 'faction:monstrous', n: 2 }] },
}
