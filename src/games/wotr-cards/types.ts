/**
 * The glossary of *War of the Ring: The Card Game*: its words as literal unions, its state, what a seat may see, the events it
 * tells and the keys of its choices. Rulebook words for rulebook things. Types and id lists only.
 */
import type { FaceId, Handle, PlainObject, Seat } from '../../engine/types.ts'

// ---------------------------------------------------------------- words

export const SIDES = ['free', 'shadow'] as const
export type Side = (typeof SIDES)[number]

export const FREE_FACTIONS = ['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard'] as const
export const SHADOW_FACTIONS = ['isengard', 'monstrous', 'mordor', 'southron'] as const
export const FACTIONS = [...FREE_FACTIONS, ...SHADOW_FACTIONS] as const
export type Faction = (typeof FACTIONS)[number]

export const CARD_TYPES = ['army', 'character', 'item', 'event'] as const
export type CardType = (typeof CARD_TYPES)[number]
export const KEYWORDS = ['nazgul', 'ent', 'weapon', 'mount', 'ring', 'ring-bearer'] as const
export type Keyword = (typeof KEYWORDS)[number]

export const CARDS_BY_FACTION = {
  dunedain: [
    'dead-men-of-dunharrow',
    'knights-of-dol-amroth',
    'guards-of-the-citadel',
    'soldiers-of-gondor',
    'the-great-gate',
    'aragorn',
    'boromir',
    'denethor',
    'faramir',
    'halbarad',
    'prince-imrahil',
    'strider',
    'anduril',
    'blade-of-westernesse',
    'paths-of-the-dead',
    'the-red-arrow',
    'the-three-hunters',
  ],
  dwarf: ['gimli', 'dwarven-axe'],
  elf: [
    'high-elves',
    'arwen',
    'elrond',
    'galadriel',
    'legolas',
    'bow-of-the-galadhrim',
    'elven-cloak',
    'lembas',
    'mirror-of-galadriel',
    'nenya',
    'phial-of-galadriel',
    'vilya',
  ],
  hobbit: [
    'frodo-baggins',
    'merry-brandybuck',
    'pippin-took',
    'sam-gamgee',
    'bilbo-baggins',
    'fatty-bolger',
    'herbs-and-stewed-rabbit',
    'sting',
    'mithril-coat',
    'there-is-another-way',
  ],
  rohan: ['riders-of-rohan', 'village-militia', 'eomer', 'eowyn', 'ghan-buri-ghan', 'theoden', 'shadowfax', 'death-ride-ride-to-ruin'],
  wizard: [
    'gandalf-the-grey',
    'gandalf-the-white',
    'treebeard',
    'quickbeam',
    'smeagol',
    'gandalfs-staff',
    'glamdring',
    'narya',
    'ent-draught',
  ],
  isengard: [
    'devilry-of-saruman',
    'fighting-uruk-hai',
    'wolf-riders',
    'white-hand-orcs',
    'grima-wormtongue',
    'saruman',
    'ugluk',
    'palantir-of-orthanc',
    'sarumans-staff',
    'woven-of-all-colours',
    'threats-and-promises',
  ],
  monstrous: [
    'goblins-of-the-misty-mountains',
    'barrow-wights',
    'flocks-of-crebain',
    'hill-troll',
    'balrog-of-moria',
    'caradhras-the-cruel',
    'cave-troll',
    'candles-of-corpses',
    'gollum',
    'shelob',
    'whip-of-many-thongs',
  ],
  mordor: [
    'grond',
    'olog-hai',
    'trolls-of-udun',
    'black-uruks',
    'mordor-orcs',
    'the-witch-king',
    'the-reaver',
    'the-beguiler',
    'the-hunter',
    'the-messenger',
    'the-black-easterling',
    'the-commander',
    'the-destroyer',
    'the-warrior',
    'grishnakh',
    'mouth-of-sauron',
    'gorbag-and-shagrat',
    'the-lidless-eye',
    'nazguls-mantle',
    'black-breath',
    'black-riders-mount',
    'fell-beast',
    'morgul-blade',
    'the-black-captain',
    'the-ringwraiths-are-abroad',
    'the-day-without-dawn',
  ],
  southron: ['haradrim-mumakil', 'coastal-raiders', 'haradrim-cavalry', 'the-black-fleet', 'corsairs-of-umbar', 'haradrim-regulars'],
} as const satisfies Record<Faction, readonly string[]>
export type CardIdOf<F extends Faction> = (typeof CARDS_BY_FACTION)[F][number]
export type CardId = CardIdOf<Faction>
export const CARD_IDS: readonly CardId[] = FACTIONS.flatMap((faction): readonly CardId[] => CARDS_BY_FACTION[faction])

export const FREE_BATTLEGROUNDS = ['helms-deep', 'edoras', 'rivendell', 'lorien', 'minas-tirith', 'dol-amroth', 'pelargir'] as const
export const SHADOW_BATTLEGROUNDS = ['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc'] as const
export const BATTLEGROUNDS = [...FREE_BATTLEGROUNDS, ...SHADOW_BATTLEGROUNDS] as const
export type BattlegroundId = (typeof BATTLEGROUNDS)[number]
export const PATHS = [
  'bag-end',
  'gildors-encampment',
  'bucklebury-ferry',
  'the-old-forest',
  'inn-of-the-prancing-pony',
  'weathertop',
  'fords-of-bruinen',
  'imladris',
  'the-council-of-elrond',
  'caradhras',
  'the-doors-of-durin',
  'khazad-dum',
  'dimrill-dale',
  'egladil',
  'lothlorien',
  'amon-hen',
  'emyn-muil',
  'dead-marshes',
  'osgiliath',
  'the-cross-roads',
  'henneth-annun',
  'morgul-vale',
  'cirith-ungol',
  'shelobs-lair',
  'morgai',
  'orodruin',
  'crack-of-doom',
] as const
export type PathId = (typeof PATHS)[number]
export type LocationId = BattlegroundId | PathId

/** A seat is one deck being played; one person may hold two. */
export const SEAT_IDS = ['frodo', 'witch-king', 'aragorn', 'saruman', 'gandalf', 'balrog-of-moria'] as const
export type SeatId = (typeof SEAT_IDS)[number]
export const SCENARIOS = ['trilogy', 'duel-2p', 'duel-3p', 'fellowship'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** Where a card in play stands. An item is where its wielder is. */
export type Spot = 'reserve' | 'path' | BattlegroundId
export type TokenKind = 'attack' | 'defense'

// ---------------------------------------------------------------- state

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

// ---------------------------------------------------------------- what a seat sees

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

// ---------------------------------------------------------------- what a seat is asked

/**
 * Prompt kinds and the verbs of their keys. CARD is `face#handle`, `#HANDLE` keeps the face hidden; see `cardKey` of the engine.
 *
 * action       play@PLACE:CARD | play@CHARACTER:CARD (an item, on that wielder) | play:CARD (an event) | move@PLACE:CARD
 *              | cycle:#HANDLE | winnow | use:CARD | ring | pass          PLACE: reserve, path, or a battleground
 * cycle        cycle:#HANDLE                                      exactly min of them, from hand
 * eliminate    eliminate:#HANDLE | eliminate:CARD                 exactly min of them, from hand or from what was drawn;
 *                                                                 the face shows where a text of the card applies
 * forsake      forsake:#HANDLE | forsake:CARD | deck              from hand | from hand with a text, or from reserve | top of the deck
 * may          do | decline
 * take         take:CARD | nothing                                up to max; `nothing` alone
 * dig          play@PLACE:CARD | play@CHARACTER:CARD | play:CARD | nothing    up to max, in the order of their texts
 * examine      hand:#HANDLE | cycle:#HANDLE | eliminate:#HANDLE (CARD)     each card and each verb once
 * path         path:ID | decline
 * battleground activate:ID | reactivate:ID
 * place        at:ID | at:path | decline
 * target       card:CARD | decline                                cards in play; min to max of them
 * option       option:N
 * fight        fight:ID
 * support      support:CARD                                       the characters that get an army's support
 * casualties   lose:CARD
 * agree        agree | refuse
 * replacement  by:CARD                                            whose text saves it
 */
export const PROMPT_KINDS = [
  'action',
  'cycle',
  'eliminate',
  'forsake',
  'may',
  'take',
  'dig',
  'examine',
  'path',
  'battleground',
  'place',
  'target',
  'option',
  'fight',
  'support',
  'casualties',
  'agree',
  'replacement',
] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]

/** Why cards are cycled, eliminated or forsaken. */
export type Reason = 'setup' | 'cost' | 'text' | 'winnow' | 'ring' | 'limit' | 'draw-step'

/** `Prompt.about`. */
export interface About extends PlainObject {
  readonly reason?: Reason
  /** Whose text asks: a card in play, an event, or a location. */
  readonly card?: CardId
  readonly location?: LocationId
  /** How many are still to be chosen after this one. */
  readonly more?: number
  /** take: which piles are searched. */
  readonly from?: readonly ('draw' | 'cycle')[]
  /** casualties and agree: icons to cancel; the casualties proposed. */
  readonly left?: number
  readonly proposal?: readonly Handle[]
  /** replacement and forsake: the card it is about. */
  readonly subject?: Handle
}

// ---------------------------------------------------------------- why not

/** Closed list of reasons why a choice is refused; the sentences stand in `text/`. */
export const REFUSALS = [
  'no-such-choice',
  'not-now',
  'not-your-card',
  'not-in-hand',
  'hand-too-large-to-pass',
  'location-not-active',
  'faction-not-shown',
  'path-not-printed',
  'armies-not-on-paths',
  'item-needs-wielder',
  'event-not-placed',
  'text-forbids-place',
  'wielder-has-weapon',
  'title-played-this-round',
  'moved-too-early',
  'not-in-reserve',
  'items-move-with-wielder',
  'not-your-text',
  'no-action-text',
  'text-not-here',
  'used-this-round',
  'cost-not-payable',
  'text-without-effect',
  'winnow-needs-two',
  'no-ring-token',
  'ring-token-used',
  'just-played',
  'path-used',
  'path-wrong-number',
  'already-active',
  'not-in-that-deck',
  'not-in-scoring-area',
  'text-names-other',
  'falls-short',
  'more-than-needed',
  'cancels-nothing',
  'not-enough-armies',
  'each-once',
  'nothing-stands-alone',
  'too-many-cards',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

// ---------------------------------------------------------------- what happened

/** Where cards come from. */
export type From = 'hand' | 'play' | 'deck' | 'drawn' | 'cycle'

export type CardsEvent =
  | { readonly type: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'step'; readonly step: 'location' | 'action' | 'combat' | 'victory' | 'draw' }
  | { readonly type: 'turn'; readonly seat: Seat; readonly slot: number }
  | {
      readonly type: 'activate'
      readonly location: BattlegroundId
      readonly seat: Seat
      readonly from: 'deck' | 'free' | 'shadow'
      readonly bare: boolean
    }
  | { readonly type: 'path-chosen'; readonly path: PathId; readonly seat: Seat; readonly replaces: PathId | null }
  | { readonly type: 'activate-path'; readonly path: PathId; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly handle: Handle; readonly to: Spot | 'event'; readonly wielder?: Handle }
  | { readonly type: 'move'; readonly seat: Seat; readonly handle: Handle; readonly to: Spot }
  | { readonly type: 'use'; readonly seat: Seat; readonly handle: Handle }
  | { readonly type: 'text'; readonly handle: Handle; readonly seat: Seat }
  | { readonly type: 'winnow'; readonly seat: Seat }
  | { readonly type: 'ring'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly to: 'hand' | 'drawn' }
  /** Onto the owner's cycle pile. `replaces`: instead of what a text saved it from. */
  | { readonly type: 'cycle'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly from: From; readonly replaces?: Loss }
  /** Onto the owner's eliminated pile. */
  | { readonly type: 'eliminate'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly from: From; readonly cause: Loss }
  | { readonly type: 'recycle'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'shuffle'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'search'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'take'; readonly seat: Seat; readonly handle: Handle; readonly from: From }
  | { readonly type: 'found-nothing'; readonly seat: Seat }
  | { readonly type: 'examine'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'token'; readonly kind: TokenKind; readonly n: number; readonly on: LocationId | Handle }
  | { readonly type: 'corruption'; readonly from: number; readonly to: number; readonly cause: 'text' | 'combat' }
  | { readonly type: 'permit'; readonly card: CardId }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'combat'; readonly location: LocationId; readonly cause: Combat['cause'] }
  | { readonly type: 'support'; readonly location: LocationId; readonly support: readonly Support[] }
  | { readonly type: 'count'; readonly location: LocationId; readonly attack: number; readonly shields: number; readonly left: number }
  | { readonly type: 'proposal'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | { readonly type: 'proposal-refused'; readonly seat: Seat }
  | { readonly type: 'casualties'; readonly location: LocationId; readonly handles: readonly Handle[]; readonly uncancelled: number }
  | { readonly type: 'won'; readonly location: BattlegroundId; readonly side: Side; readonly points: number }
  | { readonly type: 'path-ended'; readonly path: PathId; readonly side: Side | null; readonly points: number; readonly corruption: number }
  | { readonly type: 'score'; readonly free: number; readonly shadow: number }
  | { readonly type: 'ending'; readonly ending: Ending }

/** How a card is lost. */
export type Loss = 'eliminated' | 'forsaken' | 'removed'

export const isCardId = (face: FaceId | null): face is CardId => face !== null && (CARD_IDS as readonly string[]).includes(face)
export const isBattleground = (word: string): word is BattlegroundId => (BATTLEGROUNDS as readonly string[]).includes(word)
export const isPath = (word: string): word is PathId => (PATHS as readonly string[]).includes(word)
