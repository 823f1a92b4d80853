/** The state of a match of *The Lord of the Rings*, and its options. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Payment } from './costs.ts'
import type { Activity, DieFace, EventId, FeatureId, GandalfId, Hobbit, Place, Scenario, TileId, WindowId } from './words.ts'

export interface Tokens {
  ring: number
  heart: number
  sun: number
}

export interface Player {
  readonly hobbit: Hobbit
  alive: boolean
  /** Corruption, 0 to 15. */
  step: number
  hand: Handle[]
  tokens: Tokens
  /** Points. */
  shields: number
}

/** One scenario board in play. */
export interface Board {
  readonly place: Scenario
  /** Space of each marker, 0 = start; null where the board lacks the line. */
  lines: { [A in Activity]: number | null }
  /** Events done or being done, 0 to 6. */
  event: number
  /** Face-down tiles, the next one last. */
  tiles: Handle[]
  /** The tile lying face up. */
  tile: Handle | null
  ringUsed: boolean
  /** Feature cards of this board that can still be gained. */
  features: FeatureId[]
  /** Magic was called: the next event moves the marker and does nothing else. Always set by the rules. */
  blanked?: boolean
}

/** How far the match is; says alone which round comes next. `event` of a haven: the one to come or being done, from 1. */
export type Phase =
  | { readonly type: 'haven'; readonly event: number }
  | { readonly type: 'turn' }
  | { readonly type: 'scenario-end' }
  | { readonly type: 'mount-doom' }
  | { readonly type: 'over' }

/** What is happening inside a round: only for eyes (sentence, lights, twin); rules do not branch on it. */
export type Doing =
  | { readonly type: 'idle' }
  | { readonly type: 'window'; readonly window: WindowId }
  | { readonly type: 'reveal' }
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'event'; readonly event: EventId }
  | { readonly type: 'roll'; readonly seat: Seat; readonly face: DieFace | null; readonly cause: RollCause }
  | { readonly type: 'cards' }
  | { readonly type: 'clear-up' }
  | { readonly type: 'life-tokens'; readonly seat: Seat }

export type RollCause = 'space' | 'event' | 'ring' | 'gollum' | 'mount-doom' | 'preparations'

export type EndCause = 'ring-bearer-lost' | 'ring-is-mine' | 'nobody-left' | 'ring-destroyed'
export interface Ending {
  readonly result: 'victory' | 'defeat'
  readonly cause: EndCause
  readonly place: Place
  readonly score: number
}

export interface State {
  readonly options: Options
  place: Place
  phase: Phase
  doing: Doing
  players: Player[]
  ringBearer: Seat
  active: Seat
  /** Sauron's step. */
  sauron: number
  /** Face-down Hobbit cards, the next one last. */
  deck: Handle[]
  discard: Handle[]
  /** Cards used this turn; they join the discard pile (or leave the game) in step 3. */
  used: Handle[]
  /** Cards that have left the game. */
  gone: Handle[]
  gandalf: GandalfId[]
  /** Big shields left in their pool, face down. */
  bigShields: Handle[]
  board: Board | null
  payment: Payment | null
  /** The card lying turned up for an event (Stone in the Well and its like), or the cards to distribute. */
  shown: Handle[]
  /** The last roll, until the next one. */
  die: { readonly seat: Seat; readonly face: DieFace } | null
  /** Executed or set-aside tiles of this scenario. */
  tilesDone: number
  /** Feature cards that left the game without anybody gaining them. Always set by the rules. */
  lost?: FeatureId[]
  /** Optional rule: Gandalf cards bought to be discarded as cards in what is being paid now. Always set by the rules. */
  spares?: { seat: Seat; card: GandalfId }[]
  ending: Ending | null
}

/** Options of a match; ids equal the `rulings` entries where there is one. Specs with defaults: `data/options.ts`. */
export interface Options {
  readonly sauronStart: number
  readonly ring_collects: 'none' | 'last_space_only' | 'all'
  readonly ring_symbols_for_sam: 'printed' | 'reduced_to_one'
  readonly ring_with_mithril: 'still_subtract' | 'move_four'
  readonly frodo_wild_scope: 'hobbit_deck_only' | 'all_white_cards'
  readonly new_ring_bearer_draws: 'always' | 'only_if_ring_moves'
  readonly two_player_feature_deal: number
  readonly feature_deal_counts_survivors: boolean
  readonly card_symbols_one_line: boolean
  readonly discard_symbols_split: boolean
  readonly completed_line_card_unplayable: boolean
  readonly gollum_die_when: 'after_move' | 'before_move'
  readonly mount_doom_first_roller: 'active' | 'ringBearer'
  readonly mount_doom_ringbearer_death_ends_game: boolean
  readonly mount_doom_reward: 'bigShield' | 'shield' | 'none'
  readonly athelas_on_items_tile: boolean
  readonly magic_on_chained_event: boolean
  readonly gandalf_payer: 'any_player_alone'
  readonly clear_up_discard_timing: 'step3' | 'immediate'
  readonly optional_preparations: boolean
  readonly optional_gandalf_as_discard: boolean
  readonly loss_score_in_havens: '0-0-20'
  readonly interrupted_move_on_elimination: 'stop' | 'finish'
  readonly self_elimination_by_choice: 'only_if_forced' | 'free'
  readonly foresight_fewer_than_three: 'use_what_is_left'
  readonly magic_on_last_event: 'scenario_ends' | 'scenario_goes_on'
  readonly guidance_payment_scope: 'active_player' | 'any_payer'
}
