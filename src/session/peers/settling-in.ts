/**
 * When a device may answer for its seats after it was opened. What it signed last may be safe with the others and not here: a
 * storage that failed, a seat that came from another device. So it hears them first; where nobody is to be heard it goes on.
 */
import type { Hub } from './hub.ts'
import type { OwnSeats } from './own-seats.ts'

/** Nobody heard for so long: nobody is there. */
const ALONE_MS = 4000
/** Somebody is there, and never has the same: the table says why. */
const AT_MOST_MS = 20_000

export interface SettlingInInput {
  readonly hub: Hub
  readonly now: () => number
  /** What this device has. */
  readonly tag: () => string | null
  readonly own: () => OwnSeats | null
  readonly settled: () => void
}

export class SettlingIn {
  isSettled = false
  private begunAt = 0

  constructor(private readonly input: SettlingInInput) {}

  /** `isFresh`: the match begins now, and nothing can have been said before. */
  begin(isFresh: boolean): void {
    this.begunAt = this.input.now()
    this.isSettled = isFresh
  }

  private others() {
    return [...this.input.hub.devices.values()].filter((device) => this.input.hub.isHere(device))
  }

  tick(): void {
    if (this.isSettled) return
    const passed = Math.abs(this.input.now() - this.begunAt)
    const others = this.others()
    const same = others.filter(({ tag }) => tag === this.input.tag())
    // A seat that was moved here may have spoken to any of them. One who never comes to the same, or has no match, blocks nobody.
    if (this.input.own()?.hasMoved) {
      if (same.length > 0 && (same.length === others.length || passed >= AT_MOST_MS)) this.settle()
    } else if (same.length > 0 || passed >= (others.length ? AT_MOST_MS : ALONE_MS)) this.settle()
  }
  private settle(): void {
    this.isSettled = true
    this.input.settled()
  }
}
