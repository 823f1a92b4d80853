/** What a seat sees of *The Lord of the Rings*. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Payment } from './costs.ts'
import type { Board, Doing, Ending, Options, Phase, State, Tokens } from './state.ts'
import type { CardId, FeatureId, GandalfId, Hobbit, Place, Scenario, TileId } from './words.ts'

export interface CardView {
  readonly handle: Handle
  /** Null: face down for this viewer. */
  readonly face: CardId | null
}
export interface PlayerView {
  readonly seat: Seat
  readonly hobbit: Hobbit
  readonly alive: boolean
  readonly step: number
  /** In the order of the hand; faces only where the viewer knows them. */
  readonly hand: readonly CardView[]
  readonly tokens: Readonly<Tokens>
  readonly shields: number
}
export interface BoardView {
  readonly place: Scenario
  readonly lines: Readonly<Board['lines']>
  readonly event: number
  readonly tilesLeft: number
  readonly tile: TileId | null
  readonly ringUsed: boolean
  readonly features: readonly FeatureId[]
  /** Magic was called: the next event does nothing. Always given by the rules. */
  readonly blanked?: boolean
}
export interface View {
  /** Whose eyes; null for a spectator. */
  readonly viewer: Seat | null
  readonly place: Place
  readonly phase: Phase
  readonly doing: Doing
  readonly players: readonly PlayerView[]
  readonly ringBearer: Seat
  readonly active: Seat
  readonly sauron: number
  readonly sauronStart: number
  readonly deck: number
  readonly discard: number
  readonly gandalf: readonly GandalfId[]
  readonly bigShields: number
  readonly board: BoardView | null
  readonly payment: Payment | null
  readonly shown: readonly CardView[]
  /** Cards played, paid or discarded since the last clearing up, in order. Always given by the rules. */
  readonly used?: readonly CardView[]
  /** Optional rule: Gandalf cards bought to be discarded in what is being paid now. Always given by the rules. */
  readonly spares?: readonly { readonly seat: Seat; readonly card: GandalfId }[]
  readonly die: State['die']
  readonly ending: Ending | null
  readonly options: Options
}
