/** The 23 event tiles and the die. */
import { type DieFace, TILES, type TileId } from '../types.ts'
import type { TileData } from './place.ts'

export const TILE_DATA: Readonly<Record<TileId, TileData>> = {
  travelling: { id: 'travelling', kind: 'activity', effect: [] },
  fighting: { id: 'fighting', kind: 'activity', effect: [] },
  hiding: { id: 'hiding', kind: 'activity', effect: [] },
  friendship: { id: 'friendship', kind: 'activity', effect: [] },
  sundial: { id: 'sundial', kind: 'event', effect: [{ op: 'next-event' }] },
  ring: { id: 'ring', kind: 'threat', effect: [{ op: 'corrupt', who: 'ringBearer', n: 1 }] },
  sundial3cards: {
    id: 'sundial3cards',
    kind: 'event',
    effect: [{ op: 'pay', payer: 'group', cost: { cards: 3 }, so: [], otherwise: [{ op: 'next-event' }] }],
  },
  sundialItems: {
    id: 'sundialItems',
    kind: 'event',
    effect: [{ op: 'pay', payer: 'group', cost: { cards: 1, tokens: { any: 1 }, shields: 1 }, so: [], otherwise: [{ op: 'next-event' }] }],
  },
  sauron: {
    id: 'sauron',
    kind: 'threat',
    effect: [{ op: 'volunteer', so: [{ op: 'corrupt', who: 'volunteer', n: 2 }], otherwise: [{ op: 'sauron', n: 1 }] }],
  },
}

export const TILE_COUNTS: Readonly<Record<TileId, number>> = {
  travelling: 3,
  fighting: 3,
  hiding: 3,
  friendship: 3,
  sundial: 6,
  ring: 2,
  sundial3cards: 1,
  sundialItems: 1,
  sauron: 1,
}
export const TILES_TOTAL = TILES.reduce((sum, id) => sum + TILE_COUNTS[id], 0)

/** One of each tile face as often as it is printed, in the order of the glossary. */
export const TILE_FACES: readonly TileId[] = TILES.flatMap((id) => Array.from({ length: TILE_COUNTS[id] }, () => id))

/** What a face does to the roller, and how many signs it shows (the Ring moves four spaces less that many). */
export interface FaceData {
  readonly signs: number
  readonly dots: number
  readonly eyes: number
  readonly cards: number
}
export const DIE_DATA: Readonly<Record<DieFace, FaceData>> = {
  blank: { signs: 0, dots: 0, eyes: 0, cards: 0 },
  one_dot: { signs: 1, dots: 1, eyes: 0, cards: 0 },
  two_dots: { signs: 2, dots: 2, eyes: 0, cards: 0 },
  three_dots: { signs: 3, dots: 3, eyes: 0, cards: 0 },
  eye: { signs: 1, dots: 0, eyes: 1, cards: 0 },
  two_cards: { signs: 2, dots: 0, eyes: 0, cards: 2 },
}
