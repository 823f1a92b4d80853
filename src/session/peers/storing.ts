/**
 * What was accepted is stored, then passed on, then shown. Where storing fails, what others signed is passed on all the same;
 * what this device signed waits until it is safe: after a restart it could sign something else.
 */
import type { SaveState } from '../types.ts'

export interface Fresh {
  readonly line: string
  /** The device it came from; null for this one. */
  readonly from: string | null
}

export interface StoringInput {
  readonly save: (lines: readonly string[]) => void | Promise<void>
  readonly passOn: (items: readonly Fresh[]) => void
  readonly show: () => void
  readonly now: () => number
}

const AGAIN_MS = 1000

export class Storing {
  state: SaveState = 'saved'
  /** A save is under way: nothing is shown before it is done. */
  isBusy = false
  private fresh: Fresh[] = []
  private unsaved: readonly string[] = []
  private againAt = 0
  /** Signed here and not yet stored. */
  private readonly unsafe = new Set<string>()
  private heldBack: Fresh[] = []
  private isOver = false

  constructor(private readonly input: StoringInput) {}

  add(line: string, from: string | null): void {
    this.fresh.push({ line, from })
    if (from === null) this.unsafe.add(line)
  }
  /** What is new and has not been given to the store, of others. */
  get newOfOthers(): number {
    return this.fresh.filter(({ from }) => from !== null).length
  }
  /** Whether another device may hear of this line: this device will still know it after a restart. */
  isSafe(line: string): boolean {
    return !this.unsafe.has(line)
  }
  get hasUnsafe(): boolean {
    return this.unsafe.size > 0
  }

  /** Stores what is new, passes it on, shows it. */
  pump(): void {
    if (this.isBusy) return
    const batch = this.fresh
    const isDue = this.unsaved.length > 0 && this.input.now() >= this.againAt
    if (!batch.length && !isDue) return this.input.show()
    this.fresh = []
    const lines = [...this.unsaved, ...batch.map(({ line }) => line)]
    let saved: void | Promise<void>
    try {
      saved = this.input.save(lines)
    } catch {
      return this.failed(lines, batch)
    }
    if (!saved) return this.saved(batch)
    this.isBusy = true
    saved.then(
      () => this.saved(batch),
      () => this.failed(lines, batch),
    )
  }
  tick(): void {
    if (this.fresh.length || (this.unsaved.length && this.input.now() >= this.againAt)) this.pump()
  }

  private saved(batch: readonly Fresh[]): void {
    this.unsaved = []
    this.state = 'saved'
    const { heldBack } = this
    this.heldBack = []
    this.unsafe.clear()
    for (const { line, from } of this.fresh) if (from === null) this.unsafe.add(line)
    this.goOnWith([...heldBack, ...batch])
  }
  /** Why it failed was reported by the store. It is shown, and tried again. */
  private failed(lines: readonly string[], batch: readonly Fresh[]): void {
    this.unsaved = lines
    this.state = 'failed'
    this.againAt = this.input.now() + AGAIN_MS
    this.heldBack.push(...batch.filter(({ from }) => from === null))
    this.goOnWith(batch.filter(({ from }) => from !== null))
  }
  private goOnWith(batch: readonly Fresh[]): void {
    this.isBusy = false
    if (this.isOver) return
    if (batch.length) this.input.passOn(batch)
    if (this.fresh.length) this.pump()
    else this.input.show()
  }
  dispose(): void {
    this.isOver = true
  }
}
