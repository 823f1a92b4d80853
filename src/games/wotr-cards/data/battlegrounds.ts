/** The fourteen battlegrounds: whose they are, points, shields, who may fight there, and what happens when one is activated. Facts only. */
import type { BattlegroundId, Faction, Side } from '../types.ts'
import type { Op } from './effects.ts'

export interface BattlegroundData {
  readonly kind: 'battleground'
  /** The side that printed it, and that defends it. */
  readonly side: Side
  readonly points: number
  readonly shields: number
  readonly defenders: readonly Faction[]
  readonly attackers: readonly Faction[]
  readonly onActivate: readonly Op[]
}

export const BATTLEGROUND_DATA: Readonly<Record<BattlegroundId, BattlegroundData>> = {
  'helms-deep': {
    kind: 'battleground',
    side: 'free',
    points: 2,
    shields: 2,
    defenders: ['wizard', 'rohan'],
    attackers: ['isengard'],
    onActivate: [
      {
        op: 'dig',
        who: 'faction:rohan',
        draw: 5,
        eliminate: 0,
        playUpTo: 1,
        filter: { types: ['army', 'character'] },
        playTo: 'battleground:helms-deep',
        rest: 'cycle',
      },
    ],
  },
  edoras: {
    kind: 'battleground',
    side: 'free',
    points: 1,
    shields: 1,
    defenders: ['wizard', 'rohan'],
    attackers: ['isengard'],
    onActivate: [{ op: 'activateBattleground', filter: { ids: ['helms-deep'], inDeckOf: 'free' }, modes: ['activate'], mandatory: true }],
  },
  rivendell: {
    kind: 'battleground',
    side: 'free',
    points: 2,
    shields: 2,
    defenders: ['wizard', 'elf'],
    attackers: ['monstrous'],
    onActivate: [
      { op: 'draw', who: 'faction:elf', n: 1 },
      { op: 'cycleHand', who: 'faction:elf', n: 1 },
    ],
  },
  lorien: {
    kind: 'battleground',
    side: 'free',
    points: 2,
    shields: 2,
    defenders: ['wizard', 'elf'],
    attackers: ['monstrous', 'mordor'],
    onActivate: [
      {
        op: 'activateBattleground',
        filter: { ids: ['dol-guldur'] },
        modes: ['activate', 'reactivate'],
        mandatory: true,
        skipIfActive: true,
      },
    ],
  },
  'minas-tirith': {
    kind: 'battleground',
    side: 'free',
    points: 3,
    shields: 3,
    defenders: ['wizard', 'dunedain'],
    attackers: ['southron', 'mordor'],
    onActivate: [
      {
        op: 'may',
        who: 'faction:dunedain',
        cost: [{ op: 'forsake', who: 'faction:dunedain', n: 1 }],
        do: [{ op: 'draw', who: 'faction:dunedain', n: 3 }],
      },
    ],
  },
  'dol-amroth': {
    kind: 'battleground',
    side: 'free',
    points: 1,
    shields: 2,
    defenders: ['wizard', 'dunedain'],
    attackers: ['southron'],
    onActivate: [
      {
        op: 'may',
        who: 'faction:dunedain',
        cost: [{ op: 'forsake', who: 'faction:dunedain', n: 1 }],
        do: [{ op: 'draw', who: 'faction:dunedain', n: 1 }],
      },
    ],
  },
  pelargir: {
    kind: 'battleground',
    side: 'free',
    points: 1,
    shields: 1,
    defenders: ['wizard', 'dunedain'],
    attackers: ['southron'],
    onActivate: [
      {
        op: 'may',
        who: 'faction:dunedain',
        cost: [{ op: 'forsake', who: 'faction:dunedain', n: 1 }],
        do: [{ op: 'draw', who: 'faction:dunedain', n: 1 }],
      },
    ],
  },
  moria: {
    kind: 'battleground',
    side: 'shadow',
    points: 1,
    shields: 2,
    defenders: ['monstrous'],
    attackers: ['wizard', 'dwarf', 'elf'],
    onActivate: [{ op: 'draw', who: 'faction:monstrous', n: 2 }],
  },
  'dol-guldur': {
    kind: 'battleground',
    side: 'shadow',
    points: 1,
    shields: 2,
    defenders: ['mordor'],
    attackers: ['wizard', 'elf'],
    onActivate: [
      { op: 'activateBattleground', filter: { ids: ['lorien'] }, modes: ['activate', 'reactivate'], mandatory: true, skipIfActive: true },
    ],
  },
  'minas-morgul': {
    kind: 'battleground',
    side: 'shadow',
    points: 2,
    shields: 2,
    defenders: ['mordor'],
    attackers: ['wizard', 'dunedain'],
    onActivate: [
      {
        op: 'dig',
        who: 'faction:mordor',
        draw: 5,
        eliminate: 0,
        playUpTo: 1,
        filter: { types: ['character'], keyword: 'nazgul' },
        playTo: 'reserve',
        rest: 'cycle',
      },
    ],
  },
  morannon: {
    kind: 'battleground',
    side: 'shadow',
    points: 2,
    shields: 2,
    defenders: ['southron', 'mordor'],
    attackers: ['wizard', 'rohan', 'dunedain'],
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
  harad: {
    kind: 'battleground',
    side: 'shadow',
    points: 1,
    shields: 1,
    defenders: ['southron'],
    attackers: ['wizard', 'dunedain'],
    onActivate: [{ op: 'draw', who: 'eachShadow', n: 1 }],
  },
  umbar: {
    kind: 'battleground',
    side: 'shadow',
    points: 1,
    shields: 2,
    defenders: ['southron'],
    attackers: ['wizard', 'dunedain'],
    onActivate: [{ op: 'draw', who: 'eachShadow', n: 1 }],
  },
  orthanc: {
    kind: 'battleground',
    side: 'shadow',
    points: 2,
    shields: 2,
    defenders: ['isengard'],
    attackers: ['wizard', 'rohan'],
    onActivate: [
      {
        op: 'may',
        who: 'faction:isengard',
        do: [{ op: 'take', from: ['draw', 'cycle'], cards: { ids: ['saruman'] }, n: 1, to: 'hand', who: 'faction:isengard' }],
      },
      { op: 'recycle', who: 'faction:isengard' },
    ],
  },
}
