/**
 * The glossary of the co-operative *The Lord of the Rings*: its words as literal unions, its state, what a seat may see,
 * the events it tells and the keys of its choices. Rulebook words for rulebook things. Types and id lists only.
 */
import type { FaceId, Handle, PlainObject, Seat } from '../../engine/types.ts'

// ---------------------------------------------------------------- words

export const HOBBITS = ['frodo', 'sam', 'pippin', 'merry', 'fatty'] as const
export type Hobbit = (typeof HOBBITS)[number]

export const PLACES = ['bag_end', 'rivendell', 'moria', 'lothlorien', 'helms_deep', 'shelobs_lair', 'mordor'] as const
export type Place = (typeof PLACES)[number]
export const HAVENS = ['bag_end', 'rivendell', 'lothlorien'] as const
export type Haven = (typeof HAVENS)[number]
export const SCENARIOS = ['moria', 'helms_deep', 'shelobs_lair', 'mordor'] as const
export type Scenario = (typeof SCENARIOS)[number]

export const ACTIVITIES = ['fighting', 'hiding', 'travelling', 'friendship'] as const
export type Activity = (typeof ACTIVITIES)[number]
export type Sign = Activity | 'wild'
export const COLORS = ['white', 'grey', 'yellow'] as const
export type Color = (typeof COLORS)[number]

export const LIFE_TOKENS = ['ring', 'heart', 'sun'] as const
export type LifeToken = (typeof LIFE_TOKENS)[number]

export const TILES = [
  'travelling',
  'fighting',
  'hiding',
  'friendship',
  'sundial',
  'ring',
  'sundial3cards',
  'sundialItems',
  'sauron',
] as const
export type TileId = (typeof TILES)[number]

/** In the order of the die's values: a roll of n shows DIE_FACES[n]. */
export const DIE_FACES = ['blank', 'one_dot', 'two_dots', 'three_dots', 'eye', 'two_cards'] as const
export type DieFace = (typeof DIE_FACES)[number]

export const HOBBIT_CARDS = [
  'white.hiding',
  'white.travelling',
  'white.fighting',
  'white.friendship',
  'white.wild',
  'grey.hiding',
  'grey.travelling',
  'grey.fighting',
  'grey.friendship',
] as const
export type HobbitCardId = (typeof HOBBIT_CARDS)[number]

export const FEATURE_CARDS = [
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
  'book',
  'pipe',
  'theoden',
  'shadowfax',
  'eomer',
  'riders_of_rohan',
  'gollum',
  'faramir',
  'army_of_the_dead',
  'ghan',
  'eowyn',
] as const
export type FeatureId = (typeof FEATURE_CARDS)[number]
export const YELLOW_CARDS = ['athelas', 'miruvor', 'mithril', 'staff', 'belt', 'elessar', 'lembas', 'phial'] as const
export type YellowId = (typeof YELLOW_CARDS)[number]
export type CardId = HobbitCardId | FeatureId

export const GANDALF_CARDS = ['foresight', 'magic', 'healing', 'guidance', 'persistence'] as const
export type GandalfId = (typeof GANDALF_CARDS)[number]

export const EVENT_IDS = [
  'gandalf',
  'preparations',
  'nazgul_appears',
  'elrond',
  'council',
  'fellowship',
  'galadriel',
  'recovery',
  'test_of_galadriel',
  'speak_friend',
  'watcher',
  'stone_in_well',
  'trapped',
  'orcs_attack',
  'fly_you_fools',
  'wormtongue',
  'riders_of_rohan',
  'orcs_attack_gate',
  'fire_of_orthanc',
  'orcs_storm_forward',
  'orcs_conquer',
  'gollum',
  'faces_of_the_dead',
  'forbidden_pool',
  'nazgul_searches',
  'shelob_appears',
  'shelob_attacks',
  'sam_saves_frodo',
  'nazgul_attacks',
  'pelennor_fields',
  'mouth_of_sauron',
  'surrounded',
  'ring_is_mine',
] as const
export type EventId = (typeof EVENT_IDS)[number]

/** What lies on a space of an activity line. */
export const CONTENTS = ['none', 'shield', 'bigShield', 'ring', 'heart', 'sun', 'die', 'heal', 'card'] as const
export type Content = (typeof CONTENTS)[number]

/** The windows in which players may act out of turn; `rules.md` section 6. */
export const WINDOWS = ['W1a', 'W1b', 'WD', 'WR', 'WE', 'W2', 'WH', 'WS', 'WM'] as const
export type WindowId = (typeof WINDOWS)[number]

// ---------------------------------------------------------------- costs and consequences (data and sentences)

/** What a payment asks for. Several parts are all due. */
export interface Cost {
  readonly signs?: { readonly [S in Sign]?: number }
  readonly cards?: number
  readonly shields?: number
  /** `any`: tokens of whatever kind. */
  readonly tokens?: { readonly [T in LifeToken | 'any']?: number }
  /** One certain card. */
  readonly card?: FeatureId
}
/** Who pays: any split of the survivors, exactly one of them, or the named seat alone. */
export type Payer = 'group' | 'one' | 'self'

/** What is being paid for right now: shown on the table, and asked about by `pay`. */
export interface Payment {
  readonly cost: Cost
  readonly payer: Payer
  /** The seat that alone may pay, for `self`. */
  readonly seat: Seat | null
  /** What was pledged so far; spent only when the cost is covered. */
  pledges: { seat: Seat; cards: Handle[]; tokens: LifeToken[]; shields: number }[]
  /** Wild signs that Guidance adds to what the Active player gives. */
  guidance: number
  /** The event or tile that asks. */
  readonly for: EventId | TileId
}

// ---------------------------------------------------------------- state

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

// ---------------------------------------------------------------- what a seat sees

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

// ---------------------------------------------------------------- what a seat is asked

/**
 * Prompt kinds and the verbs of their keys. Cards are `face#handle`; see `cardKey` of the engine.
 *
 * window          pass | discard:CARD | use:CARD (a yellow card) | call:GANDALF | ring | spare:GANDALF
 * play-cards      play@LINE:CARD | draw | back                 step 2a, first card, and 2b
 * play-second     play@LINE:CARD | done                        step 2a, after the first card
 * pay             give:CARD | token:TOKEN | shields:N | pass | refuse
 * volunteer       volunteer | pass | refuse
 * accept          accept | decline
 * reward          draw | heal
 * must-discard    give:CARD                                    exactly min of them
 * pass-card       pass:#HANDLE                                 face down
 * choose-line     line:LINE
 * choose-player   player:SEAT
 * arrange-tiles   order:HANDLE.HANDLE.HANDLE                   from the top
 *
 * `pass` leaves it to the others, `refuse` (Active player, or the only payer) lets the "otherwise" come.
 */
export const PROMPT_KINDS = [
  'window',
  'play-cards',
  'play-second',
  'pay',
  'volunteer',
  'accept',
  'reward',
  'must-discard',
  'pass-card',
  'choose-line',
  'choose-player',
  'arrange-tiles',
] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]

/** What a `choose-player` or `choose-line` decides. */
export type Purpose =
  | YellowId
  | 'miruvor-from'
  | 'miruvor-to'
  | GandalfId
  | 'preparations'
  | 'activity-tile'
  | 'ring'
  | 'guidance'
  | 'card-signs'

/** The steps of a turn that a W2 window stands before: the first card, the second, drawing or stepping back, clearing up. */
export type TurnStep = '2a' | 'second' | '2b' | '3'

/** `Prompt.about` by kind. */
/** What a window stands before: havens, scenario ends and Mount Doom have one id for all of these. */
export type Moment = 'reveal' | 'tile' | 'discard' | 'roll' | 'effect' | 'step' | 'part' | 'life-tokens'

export interface About extends PlainObject {
  readonly window?: WindowId
  readonly moment?: Moment
  /** W2: the step it stands before. */
  readonly step?: TurnStep
  /** Of a roll: what it is for. */
  readonly cause?: RollCause
  /** WR, WE, WS, WD: whom it is about. */
  readonly subject?: Seat
  /** WE: what is about to take effect. `face` only from a die. */
  readonly face?: DieFace
  readonly dots?: number
  readonly eyes?: number
  readonly purpose?: Purpose
  readonly card?: Handle
  /** pay, volunteer, accept, reward: what asks. */
  readonly event?: EventId
  readonly tile?: TileId
  /** How many cards a must-discard takes, or how many spaces the chosen line will move. */
  readonly count?: number
}

// ---------------------------------------------------------------- why not

/** Closed list of reasons why a choice is refused; the sentences stand in `text/`. */
export const REFUSALS = [
  'not-now',
  'not-your-card',
  'yellow-not-played',
  'line-complete',
  'line-absent',
  'colours-must-differ',
  'only-two-cards',
  'drawing-only-instead-of-cards',
  'staff-needs-items',
  'magic-needs-sundial',
  'magic-not-on-last',
  'phial-before-reveal',
  'mithril-needs-die',
  'belt-before-roll',
  'belt-not-with-ring',
  'athelas-only-tokens',
  'athelas-not-here',
  'foresight-not-here',
  'gandalf-too-dear',
  'gandalf-gone',
  'guidance-not-here',
  'ring-used',
  'ring-not-bearer',
  'ring-not-here',
  'does-not-cover',
  'more-than-needed',
  'does-not-help',
  'no-such-choice',
  'cannot-refuse-what-you-can-pay',
  'nobody-there',
  'spare-not-agreed',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

// ---------------------------------------------------------------- what happened

export type MoveCause = 'tile' | 'card' | 'guidance' | 'ring'
export type CorruptCause = 'die' | 'tile' | 'event' | 'volunteer' | 'life-tokens'

export type LotrEvent =
  | { readonly type: 'arrived'; readonly place: Place }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'tile'; readonly tile: TileId; readonly handle: Handle; readonly left: number }
  | { readonly type: 'tile-cancelled'; readonly tile: TileId }
  | { readonly type: 'tile-skipped' }
  | { readonly type: 'event'; readonly place: Place; readonly n: number; readonly event: EventId }
  | { readonly type: 'event-blanked'; readonly event: EventId }
  /** One space at a time. */
  | { readonly type: 'marker'; readonly line: Activity; readonly to: number; readonly cause: MoveCause }
  | { readonly type: 'gain'; readonly seat: Seat; readonly what: LifeToken | 'shield' | 'bigShield'; readonly amount: number }
  | { readonly type: 'gain-card'; readonly seat: Seat; readonly card: FeatureId; readonly handle: Handle }
  | { readonly type: 'features-removed'; readonly features: readonly FeatureId[] }
  | { readonly type: 'corrupt'; readonly seat: Seat; readonly from: number; readonly to: number; readonly cause: CorruptCause }
  | { readonly type: 'heal'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'sauron'; readonly from: number; readonly to: number }
  | { readonly type: 'roll'; readonly seat: Seat; readonly face: DieFace; readonly cause: RollCause }
  | { readonly type: 'roll-skipped'; readonly seat: Seat }
  | { readonly type: 'roll-ignored'; readonly seat: Seat; readonly face: DieFace }
  | { readonly type: 'play'; readonly seat: Seat; readonly handle: Handle; readonly line: Activity }
  | { readonly type: 'use'; readonly seat: Seat; readonly card: YellowId; readonly handle: Handle }
  /** `spare`: bought only to be discarded as one card (optional rule). */
  | { readonly type: 'call'; readonly seat: Seat; readonly card: GandalfId; readonly spare?: true }
  | { readonly type: 'discard'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | {
      readonly type: 'pay'
      readonly seat: Seat
      readonly cards: readonly Handle[]
      readonly tokens: readonly LifeToken[]
      readonly shields: number
    }
  /** `seat`: who alone could have paid; missing where it was up to the group or any one player. */
  | { readonly type: 'unpaid'; readonly for: EventId | TileId; readonly seat?: Seat }
  | { readonly type: 'volunteer'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | { readonly type: 'show'; readonly handle: Handle }
  | { readonly type: 'pass-card'; readonly from: Seat; readonly to: Seat; readonly handle: Handle }
  | { readonly type: 'reshuffle'; readonly cards: number }
  | { readonly type: 'arranged'; readonly seat: Seat }
  | { readonly type: 'ring-used'; readonly seat: Seat }
  | { readonly type: 'ring-bearer'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'life-tokens'; readonly seat: Seat; readonly missing: number; readonly spared: boolean }
  | { readonly type: 'met-sauron'; readonly seats: readonly Seat[] }
  | { readonly type: 'could-not-pay'; readonly seat: Seat }
  | { readonly type: 'lapsed'; readonly seat: Seat; readonly key: string }
  | { readonly type: 'scenario-end'; readonly place: Scenario; readonly cause: 'main-line' | 'events' }
  | { readonly type: 'mount-doom'; readonly seat: Seat }
  | { readonly type: 'ending'; readonly ending: Ending }

/** Faces of this game's decks as the engine names them. */
export type LotrFace = CardId | TileId | 'shield.1' | 'shield.2' | 'shield.3'
export const isCardId = (face: FaceId): face is CardId =>
  (HOBBIT_CARDS as readonly string[]).includes(face) || (FEATURE_CARDS as readonly string[]).includes(face)
