/**
 * What the shell and a game's scene agree on. The DOM lays the screen out and keeps empty slots for the canvas;
 * the scene draws into them, animates frames, and reports touches. It never changes a match.
 */
import type { GameEvent, Prompt, Seat } from '../engine/types.ts'

/** CSS pixels, from the top left of the page. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Where the scene draws, by slot name (DOM elements with `data-slot`), measured by the shell. */
export type Slots = { readonly [slot: string]: Rect | undefined }

export type Theme = 'day' | 'candle'
export type Shape = 'landscape' | 'portrait' | 'phone'

export interface Motion {
  /** 0.5 to 4; Infinity shows results at once. */
  readonly speed: number
  /** The person asked for less motion: fades instead of walks. */
  readonly reduced: boolean
}

/** What the stage cannot do here; the shell has a sentence for each. The game goes on without it. */
export type StageTrouble = 'cannot-draw' | 'pictures-missing'

/** What is being thought about but not yet chosen: a raised card, a line under the finger. */
export interface Preview {
  /** Keys the next confirmation would answer with. */
  readonly keys: readonly string[]
}

/** A batch to be told: the events of one frame and the view after them. */
export interface Telling<V, E extends GameEvent> {
  readonly id: number
  readonly events: readonly E[]
  readonly view: V
}

export interface SceneProps<V, E extends GameEvent> {
  readonly slots: Slots
  readonly shape: Shape
  readonly theme: Theme
  readonly motion: Motion
  /** What is shown now (the view before the telling, if there is one). A change without telling is a jump: draw it at once. */
  readonly view: V
  /** To be animated; the scene calls `onTold(id)` when it is done or was skipped. Null: nothing moves. */
  readonly telling: Telling<V, E> | null
  readonly onTold: (id: number) => void
  /** All its pictures are there: until then the page may show in its own way what the scene will draw. */
  readonly onDrawn?: () => void
  /** The decision of the seat in front of the screen, or null. */
  readonly prompt: Prompt | null
  readonly seat: Seat | null
  readonly preview: Preview | null
  /** A touched thing that stands for one or more keys of the prompt (a line, a station, a hobbit). */
  readonly onPick: (keys: readonly string[]) => void
  /** A touched thing that stands for no key now: the shell asks why and says so. `key` is the key it would have been. */
  readonly onWhy: (key: string) => void
  /** Long press or hover on a thing with an explanation; null when it ends. */
  readonly onExplain: (topic: string | null) => void
  /** Raised by a tap while something is told: skip to its end. */
  readonly skips: number
}
