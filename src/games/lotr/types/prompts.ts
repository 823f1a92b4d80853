/** What a seat of *The Lord of the Rings* is asked. */
import type { Handle, PlainObject, Seat } from '../../../engine/types.ts'
import type { RollCause } from './state.ts'
import type { DieFace, EventId, GandalfId, TileId, WindowId, YellowId } from './words.ts'

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
