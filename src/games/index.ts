/**
 * The shelf: what there is to play, small enough for the first screen. Everything of a game, its rules included,
 * is loaded when its table opens. Nothing here knows a rule.
 */
import type { GameEvent, Rules } from '../engine/index.ts'
import type { GamePanels, GameScene } from '../ui/game-panels.ts'

export const GAME_IDS = ['lotr', 'wotr-cards', 'wotr'] as const
export type GameId = (typeof GAME_IDS)[number]

/** Rules of some game, for code that plays any of them. */
export type AnyRules = Rules<object, unknown, GameEvent>

export interface SeatBounds {
  readonly min: number
  readonly max: number
}

export interface ShelfGame {
  readonly id: GameId
  readonly seats: SeatBounds
  /** In a lobby seats may come and go; otherwise the scenario that was chosen says how many there are. */
  readonly seatsMayChange: boolean
  /** Cards may be used out of turn: where to be asked for them is a setting. */
  readonly outOfTurn: boolean
  /** Null while the game has no rules yet. It can be played by people when it has panels too. */
  readonly loadRules: (() => Promise<AnyRules>) | null
  /** Its DOM in a language. */
  readonly loadPanels: ((language: 'en' | 'de') => Promise<GamePanels>) | null
  /** Its board; brings the canvas library along. */
  readonly loadScene: ((language: 'en' | 'de') => Promise<GameScene>) | null
}

export const GAMES: readonly ShelfGame[] = [
  {
    id: 'lotr',
    seats: { min: 1, max: 5 },
    seatsMayChange: true,
    outOfTurn: true,
    loadRules: async () => (await import('./lotr/index.ts')).lotrRules,
    loadPanels: async (language) => (await import('./lotr/front.tsx')).loadPanels(language),
    loadScene: async (language) => (await import('./lotr/board.tsx')).loadScene(language),
  },
  {
    id: 'wotr-cards',
    seats: { min: 2, max: 4 },
    seatsMayChange: false,
    outOfTurn: false,
    loadRules: async () => (await import('./wotr-cards/index.ts')).wotrCardsRules,
    loadPanels: async (language) => (await import('./wotr-cards/front.tsx')).loadPanels(language),
    loadScene: async (language) => (await import('./wotr-cards/board.tsx')).loadScene(language),
  },
  { id: 'wotr', seats: { min: 2, max: 2 }, seatsMayChange: false, outOfTurn: false, loadRules: null, loadPanels: null, loadScene: null },
]

/** The game of that id, or null for any other text. */
export function gameById(id: string): ShelfGame | null {
  return GAMES.find((game) => game.id === id) ?? null
}

/** How many seats a table of that game may have in its lobby, where it has `seats` now; null for an unknown game. */
export function seatBounds(game: string, seats: number): SeatBounds | null {
  const known = gameById(game)
  if (!known) return null
  return known.seatsMayChange ? known.seats : { min: seats, max: seats }
}
