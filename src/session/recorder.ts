/**
 * What is told of a match as it grows: frames with the events and views of each entry, and everything told so far. A jump
 * leaves one frame without events. Shared by all sessions; knows no dealer and no device.
 */
import type { GameEvent, Match, Seat } from '../engine/index.ts'
import type { Frame, UndoNote } from './types.ts'

/** Frames kept for those who look; a person's choice is followed by far fewer. */
const MAX_FRAMES = 200

export class Recorder<S extends object, V, E extends GameEvent> {
  /** Raised by every jump: frames before it are void. */
  epoch = 0
  told: { at: number; event: E }[] = []
  private frames: Frame<V, E>[] = []
  private events: E[] = []

  /** `sees`: whether a view is made for a seat; others get what everybody may see. */
  constructor(
    private readonly match: () => Match<S, V, E>,
    private readonly sees: (seat: Seat) => boolean = () => true,
  ) {}

  readonly hear = (event: E): void => {
    this.events.push(event)
  }

  private frame(): Frame<V, E> {
    const match = this.match()
    const publicView = match.view(null)
    const views = Array.from({ length: match.setup.seats }, (_, seat) => (this.sees(seat) ? match.view(seat) : publicView))
    return { at: match.log.length, events: this.events, views, publicView }
  }

  /** An entry has entered the log. `isSilent` for those that are loaded, not played. */
  entered(isSilent = false): void {
    if (isSilent) {
      for (const event of this.events) this.told.push({ at: this.match().log.length, event })
      this.events = []
    } else if (this.events.length) this.flush()
  }

  private flush(): void {
    const at = this.match().log.length
    for (const event of this.events) this.told.push({ at, event })
    this.frames.push(this.frame())
    if (this.frames.length > MAX_FRAMES) this.frames = this.frames.slice(-MAX_FRAMES)
    this.events = []
  }

  /** The log was cut back to `to`, or loaded. */
  jumped(to: number): void {
    this.told = this.told.filter(({ at }) => at <= to)
    this.events = []
    this.frames = []
    this.epoch++
  }

  /**
   * Frames up to now: the last one always shows the present. A copy: what is appended while the next action is being stored
   * must not be seen before it is.
   */
  shown(): readonly Frame<V, E>[] {
    const last = this.frames[this.frames.length - 1]
    if (!last || last.at !== this.match().log.length) this.flush()
    return this.frames.slice()
  }

  /** Makes the last frame anew: what this device may see has changed. */
  redraw(): void {
    const last = this.frames.pop()
    if (last) this.frames.push({ ...this.frame(), events: last.events })
  }
}

/** What going back to a point of the log would undo. `stops`: where people chose. */
export function undoNoteOf<S extends object, V, E extends GameEvent>(
  match: Match<S, V, E>,
  stops: readonly number[],
  to: number,
): UndoNote {
  const revealed = { rolls: 0, cards: 0, tiles: 0 }
  for (const entry of match.log.slice(to)) {
    if (entry.type === 'roll') revealed.rolls += entry.values.length
    else if (entry.type === 'draw' || entry.type === 'peek') revealed.cards += entry.faces.length
    else if (entry.type === 'reveal') revealed.tiles += entry.faces.length
  }
  return { to, choices: stops.filter((at) => at >= to).length, entries: match.log.length - to, revealed }
}
