/** Views of the co-operative game for tests of its scene, and the slots of the three shapes of screen. */
import { LOTR_OPTIONS, PLACE_DATA } from '../../src/games/lotr/data/index.ts'
import {
  ACTIVITIES,
  type BoardView,
  HOBBITS,
  type Options,
  type Place,
  SCENARIOS,
  type Scenario,
  type View,
} from '../../src/games/lotr/types.ts'
import type { Shape, Slots } from '../../src/table/contract.ts'

const isScenario = (place: Place): place is Scenario => (SCENARIOS as readonly Place[]).includes(place)

export function boardAt(place: Scenario, change: Partial<BoardView> = {}): BoardView {
  const lines = Object.fromEntries(ACTIVITIES.map((line) => [line, PLACE_DATA[place].lines[line] ? 3 : null])) as BoardView['lines']
  return { place, lines, event: 2, tilesLeft: 17, tile: 'fighting', ringUsed: false, features: PLACE_DATA[place].features, ...change }
}

export function viewAt(place: Place, change: Partial<View> = {}): View {
  return {
    viewer: 0,
    place,
    phase: isScenario(place) ? { type: 'turn' } : { type: 'haven', event: 2 },
    doing: { type: 'idle' },
    players: HOBBITS.map((hobbit, seat) => ({
      seat,
      hobbit,
      alive: true,
      step: [4, 2, 3, 1, 2][seat] ?? 0,
      hand: [],
      tokens: { ring: 1, heart: 0, sun: 0 },
      shields: 1,
    })),
    ringBearer: 0,
    active: 0,
    sauron: 11,
    sauronStart: 12,
    deck: 30,
    discard: 0,
    gandalf: [],
    bigShields: 6,
    board: isScenario(place) ? boardAt(place) : null,
    payment: null,
    shown: [],
    die: { seat: 0, face: 'one_dot' },
    ending: null,
    options: Object.fromEntries(LOTR_OPTIONS.map((spec) => [spec.id, spec.default])) as unknown as Options,
    ...change,
  }
}

export const SCREENS: Readonly<Record<Shape, { readonly width: number; readonly height: number; readonly slots: Slots }>> = {
  landscape: {
    width: 1180,
    height: 820,
    slots: {
      road: { x: 0, y: 0, width: 1180, height: 126 },
      board: { x: 186, y: 127, width: 806, height: 452 },
      tiles: { x: 12, y: 662, width: 80, height: 88 },
      tile: { x: 98, y: 660, width: 88, height: 88 },
      die: { x: 192, y: 678, width: 58, height: 58 },
      hand: { x: 258, y: 650, width: 700, height: 160 },
      'seat-0': { x: 996, y: 133, width: 174, height: 84 },
      'seat-1': { x: 996, y: 222, width: 174, height: 84 },
    },
  },
  portrait: {
    width: 820,
    height: 1180,
    slots: { road: { x: 0, y: 0, width: 820, height: 124 }, board: { x: 11, y: 331, width: 798, height: 466 } },
  },
  phone: {
    width: 390,
    height: 844,
    slots: { road: { x: 0, y: 0, width: 390, height: 104 }, board: { x: 0, y: 258, width: 390, height: 296 } },
  },
}
export const SHAPES = ['landscape', 'portrait', 'phone'] as const
export const pageOf = (shape: Shape) => ({ x: 0, y: 0, width: SCREENS[shape].width, height: SCREENS[shape].height })
