/**
 * What is put up with on a line: how many texts at once, how many misdeeds, how long it may stay silent. Numbers and counting;
 * who is at the other end is the hub's business.
 */
import type { Misdeed } from '../together.ts'

/** Misdeeds until a line is cut off. */
export const PATIENCE = 12
/** Texts with leftovers of a stretch that was undone: a device that was away sends some before it knows. */
export const PATIENCE_STALE = 200
/** Texts a line may bring at once, and each second. */
const BURST = 400
const PER_SECOND = 80

export class Conduct {
  private budget = BURST
  private budgetAt: number
  private bad = 0
  private stale = 0

  constructor(now: number) {
    this.budgetAt = now
  }

  /** False where a text is one too many. */
  spend(now: number): boolean {
    const passed = Math.max(0, now - this.budgetAt)
    this.budget = Math.min(BURST, this.budget + (passed * PER_SECOND) / 1000)
    this.budgetAt = now
    if (this.budget < 1) return false
    this.budget--
    return true
  }
  /** True where it was one too many. */
  count(misdeed: Misdeed): boolean {
    if (misdeed === 'stale') return ++this.stale >= PATIENCE_STALE
    return ++this.bad >= PATIENCE
  }
}
