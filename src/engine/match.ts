/**
 * A script running against its action log. `put` is the only way forward, `at` the way back.
 * At the start of every round the state alone says where we are; a copy is kept there, so going back re-runs
 * a handful of entries. Trusts its input; `refusal.ts` checks what comes from outside.
 */
import { CardTable, cardInKey } from './cards.ts'
import { fingerprint } from './fingerprint.ts'
import { clone } from './plain.ts'
import { Table } from './table.ts'
import type { Entry, GameEvent, OptionValues, Outcome, Reply, Request, Rules, Scene, Script, Seat } from './types.ts'

export interface MatchSetup {
  readonly options: OptionValues
  readonly seats: number
}

interface Checkpoint<S> {
  readonly at: number
  readonly state: S
  readonly cards: CardTable
}

/** Our own bug, or a log that was changed behind our back: says at which entry and in which state. */
export class EngineError extends Error {
  constructor(
    readonly entryIndex: number,
    readonly stateFingerprint: string,
    cause: unknown,
  ) {
    super(`entry ${entryIndex} (state ${stateFingerprint}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'EngineError'
  }
}

const ENTRIES_BETWEEN = 24

export class Match<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  private entries: Entry[] = []
  private checkpoints: Checkpoint<S>[] = []
  private script: Script | null = null
  private table: Table<S, E>
  private answers = new Map<Seat, readonly string[]>()
  private request: Request | null = null
  private result: Outcome | null = null

  private constructor(
    readonly rules: Rules<S, V, E>,
    readonly setup: MatchSetup,
    state: S,
    cards: CardTable,
  ) {
    this.table = new Table<S, E>(state, cards)
  }

  static start<S extends object, V, E extends GameEvent>(
    rules: Rules<S, V, E>,
    setup: MatchSetup,
    listener?: (event: E) => void,
  ): Match<S, V, E> {
    const match = new Match(rules, setup, rules.setup(setup.options, setup.seats), CardTable.empty())
    return match.begin(listener)
  }

  /** A match that begins in the middle: tests and puzzles. Its log counts from here. */
  static from<S extends object, V, E extends GameEvent>(
    rules: Rules<S, V, E>,
    setup: MatchSetup,
    scene: Scene<S>,
    listener?: (event: E) => void,
  ): Match<S, V, E> {
    const match = new Match(rules, setup, clone(scene.state), CardTable.of(scene.cards))
    return match.begin(listener)
  }

  private begin(listener?: (event: E) => void): this {
    this.table.listener = listener ?? null
    this.guard(() => this.nextRound())
    return this
  }

  get state(): S {
    return this.table.state
  }
  get cards(): CardTable {
    return this.table.cards
  }
  get log(): readonly Entry[] {
    return this.entries
  }
  /** What the script waits for; null once the match is over. */
  get pending(): Request | null {
    return this.request
  }
  get outcome(): Outcome | null {
    return this.result
  }
  /** Seats that have not yet answered the pending decision, in the order they were asked. */
  get waitingFor(): readonly Seat[] {
    if (this.request?.type !== 'ask') return []
    return this.request.asked.filter(({ seat }) => !this.answers.has(seat)).map(({ seat }) => seat)
  }

  listen(listener: ((event: E) => void) | null): void {
    this.table.listener = listener
  }

  fingerprint(): string {
    return fingerprint(this.table.state)
  }

  view(seat: Seat | null): V {
    return this.rules.view(this.state, seat, this.cards.seenBy(seat))
  }

  /** Appends one entry and runs on to the next request. Throws an EngineError if the entry does not fit the request. */
  put(entry: Entry): void {
    this.guard(() => this.apply(entry))
  }

  private apply(entry: Entry): void {
    const request = this.request
    if (!request) throw new Error(`the match is over, but the log goes on with "${entry.type}"`)
    if (entry.type === 'answer' || entry.type === 'pass') {
      if (request.type !== 'ask') throw new Error(`a ${request.type} was due, not an answer`)
      if (entry.type === 'answer') {
        if (this.answers.has(entry.seat) || !request.asked.some(({ seat }) => seat === entry.seat))
          throw new Error(`seat ${entry.seat} is not asked`)
        for (const key of entry.keys) this.publish(key)
        this.answers.set(entry.seat, entry.keys)
      } else {
        for (const { seat, pass } of request.asked) if (pass !== undefined && entry.seats.includes(seat)) this.answers.set(seat, [pass])
      }
      this.entries.push(entry)
      if (this.answers.size < request.asked.length) return
      const answers = this.answers
      this.answers = new Map()
      return this.resume(answers)
    }
    if (request.type !== entry.type)
      throw new Error(`${request.type === 'ask' ? 'an answer' : `a ${request.type}`} was due, not a ${entry.type}`)
    this.entries.push(entry)
    switch (entry.type) {
      case 'roll':
        return this.resume(entry.values)
      case 'shuffle':
        if (request.type === 'shuffle') {
          if (request.from) this.cards.reshuffle(request.deck, request.from)
          else this.cards.add(request.deck, request.faces)
        }
        return this.resume(undefined)
      default: {
        if (request.type !== entry.type) return
        if (entry.faces.length !== request.handles.length)
          throw new Error(`${request.handles.length} faces were due, not ${entry.faces.length}`)
        for (let i = 0; i < entry.faces.length; i++) {
          const face = entry.faces[i] as string
          this.cards.learn(request.handles[i] as number, face, request.show?.includes(face) ? null : request.to)
        }
        return this.resume(undefined)
      }
    }
  }

  /**
   * The match as it was after `index` entries, with the log and the checkpoints up to there: to be looked at
   * or played on. This match is not changed. Throws a RangeError outside the log.
   */
  at(index: number): Match<S, V, E> {
    if (index < 0 || index > this.entries.length) throw new RangeError(`there are ${this.entries.length} entries, no entry ${index}`)
    let from = this.checkpoints.length - 1
    while ((this.checkpoints[from] as Checkpoint<S>).at > index) from--
    const start = this.checkpoints[from] as Checkpoint<S>
    const past = new Match(this.rules, this.setup, clone(start.state), start.cards.clone())
    past.entries = this.entries.slice(0, start.at)
    past.checkpoints = this.checkpoints.slice(0, from)
    past.begin()
    for (let i = start.at; i < index; i++) past.put(this.entries[i] as Entry)
    return past
  }

  private publish(key: string): void {
    const card = cardInKey(key)
    if (card?.face) this.cards.learn(card.handle, card.face, null)
  }

  private nextRound(): void {
    for (;;) {
      this.request = null
      this.result = this.rules.outcome(this.state)
      if (this.result) return
      this.keepCheckpoint()
      this.script = this.rules.round(this.table)
      const step = this.script.next(undefined)
      if (step.done) continue
      this.request = step.value
      return
    }
  }

  /** A copy where a round begins, unless one was made a few entries ago: going back re-runs at most a round more. */
  private keepCheckpoint(): void {
    const last = this.checkpoints[this.checkpoints.length - 1]
    if (last && this.entries.length - last.at < ENTRIES_BETWEEN) return
    this.checkpoints.push({ at: this.entries.length, state: clone(this.state), cards: this.cards.clone() })
  }

  private resume(reply: Reply): void {
    const step = (this.script as Script).next(reply)
    if (step.done) this.nextRound()
    else this.request = step.value
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof EngineError) throw error
      throw new EngineError(this.entries.length, fingerprint(this.table.state), error)
    }
  }
}
