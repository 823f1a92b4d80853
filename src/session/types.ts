/**
 * What a match looks like to the device that plays it: frames to be shown one after another, the decision that waits,
 * and the ways to act. The same shape serves a table around one device and one of several devices.
 */
import type { Entry, FaceId, GameEvent, Handle, OptionValues, Outcome, Prompt, Refusal, Seat, WindowWeight } from '../engine/index.ts'
import type { Together, TogetherActions } from './together.ts'
import type { UndoNote } from './undo-note.ts'

export type { UndoNote } from './undo-note.ts'

/** What one log entry changed. Frames are shown in order; a frame's view is the state after its events. */
export interface Frame<V, E extends GameEvent> {
  /** Length of the log after this entry. */
  readonly at: number
  readonly events: readonly E[]
  /** By seat; what that seat may see. */
  readonly views: readonly V[]
  /** What everybody may see. */
  readonly publicView: V
}

/** The decision the table waits for. */
export interface Decision {
  /** Length of the log when it is asked: names the decision. */
  readonly at: number
  readonly seats: readonly DecisionSeat[]
  /** True for an interrupt window: one line with the possible operations and one "Go on". */
  readonly isWindow: boolean
}
export interface DecisionSeat {
  readonly seat: Seat
  readonly prompt: Prompt
}

export type SaveState = 'saved' | 'saving' | 'failed'

export interface Snapshot<V, E extends GameEvent> {
  /** Changes whenever anything below does. */
  readonly revision: number
  readonly length: number
  /** Frames since the last jump; a jump (undo, load) leaves one frame without events. */
  readonly frames: readonly Frame<V, E>[]
  /** Raised by every jump: frames before it are void, nothing is animated. */
  readonly epoch: number
  readonly decision: Decision | null
  readonly outcome: Outcome | null
  readonly save: SaveState
  /** True where "Use a card" can step back into the windows that were passed silently just before this decision. */
  readonly canAct: boolean
  /** What a table of several devices adds; null around one. */
  readonly together: Together | null
}

/** When a seat wants to be asked in interrupt windows: from this weight on. `idle` asks everywhere. */
export type AskFrom = WindowWeight | 'never'

export interface TableSession<V, E extends GameEvent> {
  subscribe(listener: () => void): () => void
  getSnapshot(): Snapshot<V, E>
  /** Answers for a seat; a refusal leaves everything unchanged. */
  choose(seat: Seat, keys: readonly string[]): Refusal | null
  /** Lets an interrupt window pass for all seats of this device that are still asked. */
  goOn(): void
  /** Why this choice is not offered to the seat now. */
  why(seat: Seat, key: string): Refusal
  /** Opens the windows that were passed silently just before this decision. */
  actFirst(seat: Seat): void
  /** Where undo by one step would lead: the last choice a person made; null at the start. */
  lastStep(): UndoNote | null
  undoNote(to: number): UndoNote
  /** Goes back; at a table of several devices it asks the others first. A refusal says why that cannot be asked now. */
  undoTo(to: number): Refusal | null
  /** The state after `at` entries as a seat saw it; for the scrubber. Does not change the match. */
  look(at: number, seat: Seat | null): V
  /** The face under which everybody saw a card, also after its handle went into another deck: what was told stays readable. */
  faceShown(handle: Handle): FaceId | null
  /** Log positions where a person chose, ascending: the scrubber's stops. */
  readonly stops: readonly number[]
  /** Everything told so far, with the log length at which it was told. */
  readonly told: readonly { readonly at: number; readonly event: E }[]
  readonly entries: readonly Entry[]
  setAskFrom(seat: Seat, window: string | null, from: AskFrom): void
  askFrom(seat: Seat, window: string): AskFrom
  readonly options: OptionValues
  readonly seats: number
  /** What a person can do at a table of several devices; null around one. */
  readonly together: TogetherActions | null
  dispose(): void
}
