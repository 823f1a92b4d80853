/** The state of a match of *War of the Ring: The Card Game*, and its options. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { BattlegroundId, CardId, LocationId, PathId, ScenarioId, SeatId, Side, Spot } from './words.ts'

/** A card in play. */
export interface Piece {
  readonly handle: Handle
  /** Seat of the deck it came from. */
  readonly owner: Seat
  /** Seat that has it in play; differs from the owner only for items on a teammate's character. */
  readonly controller: Seat
  at: Spot
  /** The character that wields this item; null for armies and characters. */
  readonly wielder: Handle | null
  /** Came into the reserve this round and cannot move. */
  fresh: boolean
  /** Its once-a-round text has been used. */
  used: boolean
  /** Combat tokens on the card. */
  attack: number
  defense: number
}

export interface Player {
  readonly id: SeatId
  readonly side: Side
  hand: Handle[]
  /** Face-down draw deck, the next card last. */
  deck: Handle[]
  /** Face-down piles, only their owner may look. */
  cycle: Handle[]
  eliminated: Handle[]
  /** The Ring token; null where the scenario has none for this seat, or it has been discarded. */
  ring: 'ready' | 'turned' | null
  /** Has passed, with no action of anybody since. */
  passed: boolean
  /** The top card of the deck that its owner has looked at. */
  peeked: Handle | null
}

export interface ActiveBattleground {
  readonly id: BattlegroundId
  /** Its printed shields do not count: it came out of the other side's scoring area. */
  readonly bare: boolean
  attack: number
  defense: number
}
export interface ActivePath {
  readonly id: PathId
  attack: number
  defense: number
}

/** How far the match is; says alone which stretch of play comes next. `turn` is an index into the slots of the turn order. */
export type Phase =
  | { readonly type: 'setup' }
  | { readonly type: 'location' }
  | { readonly type: 'action'; readonly turn: number }
  | { readonly type: 'combat' }
  | { readonly type: 'victory' }
  | { readonly type: 'draw' }
  | { readonly type: 'over' }

export interface Support {
  readonly army: Handle
  readonly character: Handle
}
/** The combat being fought, told as it goes. */
export interface Combat {
  readonly location: LocationId
  /** `replaced`: fought in the middle of an action because another path takes its place. */
  readonly cause: 'step' | 'replaced'
  readonly attackers: Side
  support: Support[]
  attack: number
  /** What the location itself cancels: shields, its tokens, bonuses. */
  shields: number
  /** Attack icons the defending cards have to cancel. */
  left: number
  lost: Handle[]
  /** The casualties one seat has proposed to the other. */
  proposal: Handle[]
}

/** The steps of a combat, in their order; a path knows no support. */
export const COMBAT_STEPS = ['support', 'attack', 'shields', 'losses', 'clean-up'] as const
export type CombatStep = (typeof COMBAT_STEPS)[number]

/** Cards drawn or looked at by one seat for a text, until they are dealt out. */
export interface Looking {
  readonly seat: Seat
  cards: Handle[]
}

export interface Ending {
  readonly winner: Side
  readonly cause: 'lead' | 'last-path'
  readonly free: number
  readonly shadow: number
}

export interface State {
  readonly options: Options
  readonly scenario: ScenarioId
  phase: Phase
  /** From 1. */
  round: number
  /** Slot of the turn order that holds the starting-player token. */
  start: number
  players: Player[]
  pieces: Piece[]
  /** Battlegrounds in neither deck; the decks are all others of the scenario. */
  battlegrounds: ActiveBattleground[]
  path: ActivePath | null
  /** A path that has been chosen and waits for the combat of the one it replaces. */
  nextPath: PathId | null
  /** Paths that have been activated in this match, in order. */
  walked: PathId[]
  /** Scoring areas; a path in the Shadow's is void. */
  scored: { free: LocationId[]; shadow: LocationId[] }
  /** Paths that nobody scored. */
  aside: PathId[]
  corruption: number
  /** Number of the last path activated in the previous round, 0 before the first. */
  lastNumber: number
  /** A path of the scenario's last number was fought in this combat step. */
  lastFought: boolean
  /** Characters and items played this round. */
  titles: CardId[]
  /** Events whose permission lasts until the end of the round. */
  permits: CardId[]
  /** Events being resolved, the latest last. */
  events: Handle[]
  looking: Looking | null
  combat: Combat | null
  ending: Ending | null
}

/** Options of a match; ids are those of the rulings. Specs with defaults: `data/options.ts`. */
export interface Options {
  readonly two_seats: 'duel' | 'fellowship'
  readonly factionBattlegroundMeans: 'anyIcon' | 'defenderIcon'
  readonly excessAtEndOfActionStep: 'cycleDownToLimit' | 'keep'
  readonly forsakeCostMayPickCardJustPlayed: boolean
  readonly playWithNoWayToPay: 'allowedFree' | 'illegal'
  readonly zeroDefenseDefendersWhenOverrun: 'eliminated' | 'cycled'
  readonly tokensOnReactivatedStillCount: boolean
  readonly strictPathTie: 'pathSetAsideNoPoints'
  readonly duel3pUnusedShadowRingTokenScores: boolean
  readonly orthancRecycleMandatory: boolean
  readonly duel3pEachShadowTwice: boolean
  readonly supportedByMeans: 'supportAllowed' | 'armyRequired'
  readonly armySupportsNonLeaders: boolean
  readonly textWithoutEffect: 'notOffered' | 'allowed'
  readonly optionalCycleWithEmptyHand: 'forsakeInstead' | 'cannotPay'
  readonly permissionSourceMayUseItself: boolean
}
