/**
 * The vocabulary of the engine: what a game provides, what a script may ask for, what stands in a log.
 * Types only. Nothing here knows a game, a browser, a clock or a locale.
 */

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number
/** A card or face-down tile. Fixed when its deck is made; what is printed on it is looked up in {@link Faces}. */
export type Handle = number
/** What is printed on a card or tile, as the game's data name it ("gimli", "white.hiding"). No spaces, `#` or `:`. */
export type FaceId = string

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined }
export type PlainObject = { readonly [key: string]: Plain | undefined }

/** Why something may not be done: a closed reason code of the game or the engine, and the data its sentence needs. */
export interface Refusal {
  readonly code: string
  readonly data?: PlainObject
}

/**
 * What one seat is asked. Built only when somebody looks at it.
 * A choice is a stable key, `verb:rest`. Two forms are read by the engine:
 * `verb:face#handle` publishes that card's face when chosen, `verb:#handle` names a card and keeps its face hidden.
 */
export interface Prompt {
  readonly kind: string
  readonly keys: readonly string[]
  /** How many keys an answer holds. */
  readonly min: number
  readonly max: number
  /** How much an interrupt window matters to its seat; the device passes by itself below what the player chose. */
  readonly weight?: WindowWeight
  /** What the sentence and the screen need to know besides the keys. */
  readonly about?: PlainObject
  /** Legality of the chosen set as a whole, after count and membership have been checked. */
  readonly refuse?: (keys: readonly string[]) => Refusal | null
  /** Some legal answers; required where `refuse` can speak. Never empty. */
  readonly examples?: () => readonly (readonly string[])[]
  /**
   * What choosing a key would bring, by the rules themselves and in a form of the game's own; null where they cannot tell, or not
   * without what the asked seat may not know. For the eye only: built when somebody looks, and nothing depends on it.
   */
  readonly foretell?: (key: string) => object | null
}

/** `idle`: nothing but plain discards. `standard`: help that could be given at any time. `special`: made for this moment. */
export type WindowWeight = 'idle' | 'standard' | 'special'

export interface Asked {
  readonly seat: Seat
  /** The key that lets things go on; its presence marks an interrupt window. */
  readonly pass?: string
  readonly prompt: () => Prompt
}

export interface AskRequest {
  readonly type: 'ask'
  readonly asked: readonly Asked[]
}
export interface RollRequest {
  readonly type: 'roll'
  readonly sides: number
  readonly count: number
}
/**
 * A new deck of hidden cards: `faces` become the handles `first` to `first + faces.length - 1`, in an order nobody knows.
 * With `from`, cards that already are there go in, whether their faces are known here or not; their old handles are no cards any more.
 */
export interface ShuffleRequest {
  readonly type: 'shuffle'
  readonly deck: string
  readonly first: Handle
  readonly faces: readonly FaceId[]
  readonly from?: readonly Handle[]
}
/**
 * The faces of these handles become known: to one seat (`draw` when it takes them, `peek` where they lie) or to all (`reveal`).
 * Cards of the list `show` must be shown: whoever looks, all learn those faces, and nothing of the others but that they are none of these.
 */
export interface LookRequest {
  readonly type: 'draw' | 'reveal' | 'peek'
  readonly handles: readonly Handle[]
  readonly to: Seat | null
  readonly show?: readonly FaceId[]
}
export type ChanceRequest = RollRequest | ShuffleRequest | LookRequest
export type Request = AskRequest | ChanceRequest

export type Answers = ReadonlyMap<Seat, readonly string[]>
export type Reply = Answers | readonly number[] | readonly FaceId[] | undefined
export type Script<R = void> = Generator<Request, R, Reply>

/** One line of the action log. */
export type Entry =
  | { readonly type: 'answer'; readonly seat: Seat; readonly keys: readonly string[] }
  /** Everybody still waited for in this window lets things go on: one entry for a whole round of passes. */
  | { readonly type: 'pass'; readonly seats: readonly Seat[] }
  | { readonly type: 'roll'; readonly values: readonly number[] }
  | { readonly type: 'shuffle' }
  /** Faces in the order of the request; `?` where this device may not know. */
  | { readonly type: 'draw' | 'reveal' | 'peek'; readonly faces: readonly FaceId[] }

/** What happened, told to animation, log and screen reader. Carries handles, never hidden faces. */
export interface GameEvent {
  readonly type: string
}

/** What a viewer may know of cards. */
export interface Faces {
  /** The face, or null where it is not known. */
  face(handle: Handle): FaceId | null
}

export interface Outcome {
  /** The game's own word for how it ended. */
  readonly result: string
  readonly winners: readonly Seat[]
  readonly score: number
}

/** One setting of a match. Read from untrusted text by {@link parseOptions}. */
export type OptionSpec =
  | { readonly id: string; readonly type: 'flag'; readonly default: boolean }
  | { readonly id: string; readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly id: string; readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
export type OptionValue = boolean | string | number
export type OptionValues = { readonly [id: string]: OptionValue }

/** A state together with what its cards show: where a test or a match begins. */
export interface Scene<S> {
  readonly state: S
  /** Face of each handle, or null while it lies unseen in its deck. */
  readonly cards: readonly SceneCard[]
}
export interface SceneCard {
  readonly face: FaceId
  /** Who knows it: a seat, everybody, or nobody yet (it lies face down; its face is what the pool may give it). */
  readonly known: Seat | 'all' | 'none'
  readonly deck: string
}

/** Everything a game must provide. `S` is plain JSON; nothing in it depends on who is looking. */
export interface Rules<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** Pinned in every match file; any change that makes an old log play differently raises it. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  setup(options: OptionValues, seats: number): S
  /** One restartable stretch of play: at its start the state alone says where we are. Repeated until `outcome` speaks. */
  round(table: ScriptTable<S, E>): Script
  outcome(state: S): Outcome | null
  view(state: S, seat: Seat | null, faces: Faces): V
  /** Sentences for programmers, one for each invariant that does not hold. */
  invariants(state: S): readonly string[]
  /** Why `key` is not among the choices of this prompt. */
  why(state: S, seat: Seat, prompt: Prompt, key: string, faces: Faces): Refusal
  readonly notation: { write(scene: Scene<S>): string; read(text: string): Scene<S> }
}

/** What a script holds in its hands: the state, what cards show, and the ways to ask. */
export interface ScriptTable<S, E extends GameEvent = GameEvent> {
  readonly state: S
  emit(event: E): void
  /** The face of a card that the script has made known, or that its holder named in a key. Throws if it is not known here. */
  face(handle: Handle): FaceId
  /** For prompts, of the seat that holds the card: null where unknown. */
  peekFace(handle: Handle): FaceId | null
  ask(seat: Seat, prompt: () => Prompt): Script<readonly string[]>
  /** Asks several seats at once; goes on when all have answered. */
  askAll(asked: readonly Asked[]): Script<Answers>
  /** 0 to `sides - 1`. */
  roll(sides: number): Script<number>
  shuffle(deck: string, faces: readonly FaceId[]): Script<readonly Handle[]>
  /** Cards that lie face down or were seen become a new hidden deck, under new handles. */
  reshuffle(deck: string, from: readonly Handle[]): Script<readonly Handle[]>
  /** `seat` learns the faces of these cards, which it takes into its hand. */
  draw(handles: readonly Handle[], seat: Seat): Script
  reveal(handles: readonly Handle[]): Script<readonly FaceId[]>
  peek(handles: readonly Handle[], seat: Seat): Script
  /** `seat` looks at these cards and shows those of the list to all: the faces shown, null for each card that is none of them. */
  peekAndShow(handles: readonly Handle[], seat: Seat, show: readonly FaceId[]): Script<readonly (FaceId | null)[]>
}
