/**
 * Storing what a table is and the lines of its log, in the right order: nothing signed with a secret leaves before the secret
 * is safe. What fails is tried again.
 */
import type { TableKeep } from './kept.ts'

export interface KeepingInput {
  readonly keep: (keep: TableKeep) => void | Promise<void>
  readonly save: (lines: readonly string[]) => void | Promise<void>
  readonly toKeep: () => TableKeep
}

export class Keeping {
  private underWay: Promise<void> | null = null
  /** It failed: again with the next tick. */
  private isDue = false

  constructor(private readonly input: KeepingInput) {}

  keep(): void | Promise<void> {
    let stored: void | Promise<void>
    try {
      stored = this.input.keep(this.input.toKeep())
    } catch (error) {
      stored = Promise.reject(error)
    }
    this.isDue = false
    if (!stored) {
      this.underWay = null
      return
    }
    const done = (): void => {
      if (this.underWay === underWay) this.underWay = null
    }
    const underWay = stored.then(done, (error: unknown) => {
      // A later one may be under way, or have brought it to safety.
      if (this.underWay === underWay) this.isDue = true
      done()
      throw error
    })
    this.underWay = underWay
    // Whoever waits for it hears of it; nobody needs to.
    underWay.catch(() => undefined)
    return underWay
  }

  /** Lines are worth nothing without what they are signed with. */
  save(lines: readonly string[]): void | Promise<void> {
    const first = this.isDue ? this.keep() : this.underWay
    return first ? first.then(() => this.input.save(lines)) : this.input.save(lines)
  }

  /** Everything this device signs with is safe. */
  get isSafe(): boolean {
    return !this.isDue && this.underWay === null
  }

  tick(): void {
    if (this.isDue) void this.keep()
  }
}
