/**
 * The rules a match asks for: fetched, again where that failed, and looked over before it is opened with them. Rules that threw
 * when the match was opened would throw again.
 */
import { EngineError, type GameEvent, isOptionProblem, parseOptions, type Rules } from '../../engine/index.ts'
import type { DoorTrouble } from '../together.ts'
import { type Genesis, matchIdOf } from './genesis.ts'
import type { Device } from './hub.ts'

export type AnyRules = Rules<object, unknown, GameEvent>

/** Rules that could not be loaded are asked for again. */
const AGAIN_MS = 5000

export interface RulesWantedInput {
  /** The rules a genesis asks for, or why this device has not got them. */
  readonly rulesFor: (genesis: Genesis) => AnyRules | DoorTrouble | Promise<AnyRules | DoorTrouble>
  readonly now: () => number
  /** Nobody wants them any more. */
  readonly isOver: () => boolean
  readonly onRules: (genesis: Genesis, rules: AnyRules) => void
  /** The match cannot begin here. `from` whom it came. */
  readonly onTrouble: (trouble: DoorTrouble, from: Device | null) => void
}

export class RulesWanted {
  /** A match is about to begin. */
  private isBusy = false
  private again: { readonly genesis: Genesis; readonly at: number } | null = null
  private threw: string | null = null

  constructor(private readonly input: RulesWantedInput) {}

  /** `from`: who brought the match; null for this device itself. */
  want(genesis: Genesis, from: Device | null): void {
    if (this.isBusy || this.threw === matchIdOf(genesis)) return
    this.isBusy = true
    this.again = null
    const unavailable = (): void => {
      this.again = { genesis, at: this.input.now() }
      this.fail({ code: 'rules-unavailable', game: genesis.game }, from)
    }
    const found = (rules: AnyRules | DoorTrouble): void => this.look(genesis, rules, from)
    let rules: ReturnType<RulesWantedInput['rulesFor']>
    try {
      rules = this.input.rulesFor(genesis)
    } catch {
      return unavailable()
    }
    if (rules instanceof Promise) rules.then(found, unavailable)
    else found(rules)
  }

  private look(genesis: Genesis, rules: AnyRules | DoorTrouble, from: Device | null): void {
    if (this.input.isOver()) return
    if ('code' in rules) return this.fail(rules, from)
    const { min, max } = rules.seats
    const { game, options, rulesVersion, seats } = genesis
    if (isOptionProblem(parseOptions(rules.options, options)) || seats.length < min || seats.length > max)
      return this.fail({ code: 'other-rules', game, needs: rulesVersion, has: rules.version }, from)
    try {
      this.input.onRules(genesis, rules)
    } catch (error) {
      // Once the match is open it says itself what went wrong.
      if (this.input.isOver()) throw error
      this.failedToOpen(genesis, error)
    }
  }

  private fail(trouble: DoorTrouble, from: Device | null): void {
    this.isBusy = false
    if (!this.input.isOver()) this.input.onTrouble(trouble, from)
  }
  /** They threw when the match was opened with them. */
  failedToOpen(genesis: Genesis, error: unknown): void {
    this.threw = matchIdOf(genesis)
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    this.fail({ code: 'rules-failed', at: error instanceof EngineError ? error.entryIndex : 0, detail }, null)
  }

  tick(): void {
    if (this.again && Math.abs(this.input.now() - this.again.at) >= AGAIN_MS) this.want(this.again.genesis, null)
  }
}
