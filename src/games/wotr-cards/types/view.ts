/** What a seat sees of *War of the Ring: The Card Game*. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Combat, CombatStep, Ending, Options, Phase, Player } from './state.ts'
import type { BattlegroundId, CardId, LocationId, PathId, ScenarioId, SeatId, Side } from './words.ts'

export interface CardView {
  readonly handle: Handle
  /** Null: face down for this viewer. */
  readonly face: CardId | null
}
/** A face-down pile: its size for all, its cards for the owner. */
export interface PileView {
  readonly count: number
  readonly cards: readonly CardView[] | null
}
export interface PieceView {
  readonly handle: Handle
  readonly face: CardId
  readonly owner: Seat
  readonly controller: Seat
  readonly fresh: boolean
  readonly used: boolean
  readonly tokens: { readonly attack: number; readonly defense: number }
  /** What it counts here and now, items not included; leadership apart. */
  readonly icons: {
    readonly path: number
    readonly attack: number
    readonly defense: number
    readonly leadAttack: number
    readonly leadDefense: number
  }
  readonly items: readonly PieceView[]
  /** On a battleground: the army that supports this character, or the character this army supports, as it stands now. */
  readonly partner: CardView | null
}
export interface PlayerView {
  readonly seat: Seat
  readonly id: SeatId
  readonly side: Side
  /** Faces for its own seat only. */
  readonly hand: readonly CardView[]
  readonly deck: number
  /** The top card of the deck for the owner who has looked at it. */
  readonly top: CardView | null
  readonly cycle: PileView
  readonly eliminated: PileView
  readonly reserve: readonly PieceView[]
  readonly limit: number
  readonly mayPass: boolean
  readonly ring: Player['ring']
  /** What its Ring token counts in the last score if it is still unused then. */
  readonly ringScore: number
  readonly passed: boolean
}
/** An active location with everything that stands there. */
export interface LocationView {
  readonly id: LocationId
  readonly shields: number
  readonly tokens: { readonly attack: number; readonly defense: number }
  readonly bare: boolean
  readonly attackers: readonly PieceView[]
  readonly defenders: readonly PieceView[]
  readonly forecast: Forecast
}
/** The combat as it would go now: attack, what the location cancels, what is left for the cards, what they can cancel. */
export interface Forecast {
  readonly attack: number
  readonly shields: number
  readonly left: number
  readonly defense: number
  readonly winner: Side | null
}
/** What a prompt foretells of a placement: how every active location would stand. */
export type Foretold = { readonly [L in LocationId]?: Forecast }
export interface View {
  /** Whose eyes; null for a spectator. */
  readonly viewer: Seat | null
  readonly scenario: ScenarioId
  readonly phase: Phase
  readonly round: number
  readonly start: number
  /** Seats by slot of the turn order. */
  readonly slots: readonly Seat[]
  readonly players: readonly PlayerView[]
  readonly battlegrounds: readonly LocationView[]
  readonly path: LocationView | null
  readonly nextPath: PathId | null
  /** The path activated last in this match, the active one or not. */
  readonly lastWalked: PathId | null
  /** Battlegrounds left in each deck; their order is hidden. */
  readonly decks: { readonly free: readonly BattlegroundId[]; readonly shadow: readonly BattlegroundId[] }
  /** Paths never activated. */
  readonly paths: readonly PathId[]
  readonly scored: { readonly free: readonly LocationId[]; readonly shadow: readonly LocationId[] }
  readonly aside: readonly PathId[]
  readonly corruption: number
  readonly score: { readonly free: number; readonly shadow: number }
  readonly titles: readonly CardId[]
  readonly permits: readonly CardId[]
  readonly events: readonly CardView[]
  readonly looking: { readonly seat: Seat; readonly cards: readonly CardView[] } | null
  readonly combat: Combat | null
  /** Where a combat stands that is told or looked at step by step; the rules leave it out, what they see is always now. */
  readonly stage?: CombatStage
  readonly ending: Ending | null
  readonly options: Options
}
export interface CombatStage {
  readonly step: CombatStep
  /** Once it is known. */
  readonly uncancelled?: number
  readonly winner?: Side | null
}
