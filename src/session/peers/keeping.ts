/**
 * Storing what a table is and the lines of its log, in the right order: nothing signed with a secret leaves before the secret
 * is safe. What fails is tried again.
 */
import type { TableKeep } from './kept.ts'

const AGAIN_MS = 1000

export interface KeepingInput {
  readonly keep: (keep: TableKeep) => void | Promise<void>
  readonly save: (lines: readonly string[]) => void | Promise<void>
  readonly toKeep: () => TableKeep
  readonly now: () => number
}

export class Keeping {
  private underWay: Promise<void> | null = null
  private againAt: number | null = null

  constructor(private readonly input: KeepingInput) {}

  keep(): void | Promise<void> {
    let stored: void | Promise<void>
    try {
      stored = this.input.keep(this.input.toKeep())
    } catch (error) {
      stored = Promise.reject(error)
    }
    this.againAt = null
    if (!stored) return
    const done = (): void => {
      if (this.underWay === underWay) this.underWay = null
    }
    const underWay = stored.then(done, (error: unknown) => {
      done()
      this.againAt = this.input.now() + AGAIN_MS
      throw error
    })
    this.underWay = underWay
    // Whoever waits for it hears of it; nobody needs to.
    underWay.catch(() => undefined)
    return underWay
  }

  /** Lines are worth nothing without what they are signed with. */
  save(lines: readonly string[]): void | Promise<void> {
    const first = this.againAt === null ? this.underWay : this.keep()
    return first ? first.then(() => this.input.save(lines)) : this.input.save(lines)
  }

  tick(): void {
    if (this.againAt !== null && this.input.now() >= this.againAt) void this.keep()
  }
}
