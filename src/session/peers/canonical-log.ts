/**
 * The log that follows from a set of accepted items: which way through the branches counts, and the entries on it, as far as
 * the items reach. The same set gives the same log on every device, in whatever order the items came.
 */
import {
  type AskRequest,
  type ChanceRequest,
  type Entry,
  type GameEvent,
  Match,
  type Prompt,
  promptFor,
  type Rules,
  type Seat,
  writeEntry,
} from '../../engine/index.ts'
import { type Branch, carriedOf, childOf, rootBranch } from './branches.ts'
import { sharedChance } from './chance-chain.ts'
import { type Genesis, shortHash } from './genesis.ts'
import type { ItemSet } from './item-set.ts'
import type { Answer } from './items.ts'

export interface CanonicalLogInput<S extends object, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly genesis: Genesis
  readonly match: string
  /** Hears every entry that enters the log, with the length of the log when it was asked for, and every jump back. */
  readonly onEntry?: (entry: Entry, asked: number) => void
  readonly onJump?: (to: number) => void
  readonly listener?: (event: E) => void
}

/** An honest seat gives the next value only when all others gave theirs for the one before. */
const AHEAD = 4

/** The chance that is due, the seats it is made from, and those whose part is missing. */
export interface DueChance {
  readonly request: ChanceRequest
  readonly index: number
  readonly missing: readonly Seat[]
}

export class CanonicalLog<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  match: Match<S, V, E>
  readonly fingerprints: string[] = []
  /** After each entry, a hash of all entries and states up to there: two answers may lead to one state. */
  readonly heads: string[] = []
  /** From the genesis to where the match stands, one branch after the other. */
  path: Branch[]
  /** Which branch of the path the log has reached. */
  place = 0
  /** Where the branches up to there began. */
  private readonly starts = [0]
  /** Chances dealt in the branch the log has reached. */
  private dealt = 0
  /** The last chance that was due, in whichever branch. */
  private furthest = 0
  private isPathSettled = true
  private prompts: { at: string; bySeat: Map<Seat, Prompt> } = { at: '', bySeat: new Map() }
  private state: { at: string; fingerprint: string } = { at: '', fingerprint: '' }
  /** Where the rules threw. */
  private threw: { readonly at: string; readonly detail: string } | null = null

  constructor(
    private readonly input: CanonicalLogInput<S, V, E>,
    private readonly items: ItemSet,
  ) {
    const { rules, genesis, match } = input
    this.match = Match.start(rules, { options: genesis.options, seats: genesis.seats.length }, input.listener)
    const root = rootBranch(genesis, match)
    this.path = [root]
    this.know(root)
  }

  private know(branch: Branch): void {
    this.items.branches.set(branch.id, branch)
    this.items.openBooks(branch)
  }

  get tip(): Branch {
    return this.path[this.path.length - 1] as Branch
  }
  get here(): Branch {
    return this.path[this.place] as Branch
  }
  /** The log has reached the branch where the match stands: this device can answer. */
  get isCurrent(): boolean {
    return this.place === this.path.length - 1
  }
  /** Length of the log at which the branch here began. */
  get start(): number {
    return this.starts[this.place] as number
  }
  private get position(): string {
    return `${this.here.id} ${this.match.log.length}`
  }
  fingerprint(): string {
    const at = this.position
    if (this.state.at !== at) this.state = { at, fingerprint: this.match.fingerprint() }
    return this.state.fingerprint
  }
  /** The prompt of a seat that is waited for; built once a decision. */
  prompt(seat: Seat): Prompt | null {
    const at = this.position
    if (this.prompts.at !== at) this.prompts = { at, bySeat: new Map() }
    const known = this.prompts.bySeat.get(seat)
    if (known) return known
    const built = this.guarded(() => promptFor(this.match, seat), null)
    if (built) this.prompts.bySeat.set(seat, built)
    return built
  }
  /** The rules threw here: nothing goes on from this decision. What they said. */
  get failure(): string | null {
    return this.threw?.at === this.position ? this.threw.detail : null
  }
  /** Asks the rules for something; where they throw, the log stops here and the table says so. */
  guarded<T>(ask: () => T, otherwise: T): T {
    try {
      return ask()
    } catch (error) {
      this.threw = { at: this.position, detail: detailOf(error) }
      return otherwise
    }
  }
  private answerHere(seat: Seat): Answer | null {
    return this.items.answerAt(this.here.id, this.match.log.length, seat)
  }
  /** Seats whose answers to the pending decision are not here yet. */
  get waitingFor(): readonly Seat[] {
    return this.match.waitingFor.filter((seat) => !this.answerHere(seat))
  }
  dueChance(): DueChance | null {
    const request = this.match.pending
    if (!request || request.type === 'ask') return null
    const index = this.here.chanceFrom + this.dealt
    const missing = this.here.seats.flatMap((holding, seat) => (this.items.book(seat, holding)?.at(index) === null ? [seat] : []))
    return { request, index, missing }
  }
  /**
   * The first chance index for which nobody has shown a value that was asked for. Who gives values far ahead of the match only
   * shows its own part of chance; the others have not given theirs, and their chains are not used up for it.
   */
  freshChance(): number {
    let index = this.here.chanceFrom + this.dealt
    for (const { known, base } of this.items.allBooks) if (known > base && this.wasAskedFor(known)) index = Math.max(index, known + 1)
    return index
  }
  /** Whether any chance up to this index was due, as far as can be seen from here. */
  wasAskedFor(index: number): boolean {
    return index <= Math.max(this.here.chanceFrom + this.dealt, this.furthest) + AHEAD
  }

  /** Whether the log stood at a decision or a chance after `to` entries: only there can it go on. */
  isStart(to: number): boolean {
    const { match } = this
    if (to < 0 || to > match.log.length) return false
    const type = match.log[to - 1]?.type
    // Only answers can be followed by answers to the same decision.
    if (to === 0 || (type !== 'answer' && type !== 'pass')) return true
    return isBoundary(to === match.log.length ? match : match.at(to))
  }

  /** A vote came: the way may be another. */
  votesChanged(): void {
    this.isPathSettled = false
  }

  /** Follows carried proposals from the root; cuts the log back to where the way parts from the one it was on. */
  followPath(): boolean {
    if (this.isPathSettled) return false
    this.isPathSettled = true
    const path: Branch[] = [this.path[0] as Branch]
    for (let state = carriedOf(path[0] as Branch); state; ) {
      const branch = childOf(path[path.length - 1] as Branch, state)
      if (!this.items.branches.has(branch.id)) this.know(branch)
      path.push(branch)
      state = carriedOf(branch)
    }
    const parting = path.findIndex((branch, i) => this.path[i] !== branch)
    if (parting < 0) return false
    this.path = path
    if (this.place >= parting) this.rewind(parting)
    this.items.forgetAllBut(path)
    return true
  }

  /** Back to before the branch at `parting`, and before anything that was undone on the way there. */
  private rewind(parting: number): void {
    const { to } = this.path[parting] as Branch
    const at = Math.min(to, this.match.log.length, ...this.starts.slice(parting))
    // A branch that began later than this has yet to be played again up to its end.
    let place = parting - 1
    while ((this.starts[place] as number) > at) place--
    this.place = place
    this.starts.length = place + 1
    this.cut(at)
    this.dealt = this.countDealt(this.start)
  }

  private countDealt(from: number): number {
    let count = 0
    for (let i = from; i < this.match.log.length; i++) {
      const type = this.match.log[i]?.type
      if (type !== 'answer' && type !== 'pass') count++
    }
    return count
  }

  /** Back to `to` entries, or to the end of the decision in which that lies. */
  private cut(to: number): void {
    const { length } = this.match.log
    if (to >= length) return
    let at = to
    let past = this.match.at(at)
    while (!isBoundary(past)) past = this.match.at(++at)
    if (at === length) return
    this.match = past
    this.match.listen(this.input.listener ?? null)
    this.fingerprints.length = at
    this.heads.length = at
    this.state = { at: '', fingerprint: '' }
    this.prompts = { at: '', bySeat: new Map() }
    this.input.onJump?.(at)
  }

  /** One step along the log: into the next branch, one chance, or one decision. False where items are missing for it. */
  step(): boolean {
    const next = this.path[this.place + 1]
    if (next && this.match.log.length >= next.to) {
      this.cut(next.to)
      this.place++
      this.starts.push(this.match.log.length)
      this.dealt = 0
      return true
    }
    const request = this.match.pending
    if (!request || this.failure !== null) return false
    const { length } = this.match.log
    const { dealt } = this
    try {
      return request.type === 'ask' ? this.decide(request) : this.dealOne()
    } catch (error) {
      // All or nothing: other devices, and this one after a restart, stop at the same place.
      this.dealt = dealt
      this.cut(length)
      this.threw = { at: this.position, detail: detailOf(error) }
      return true
    }
  }

  private decide(request: AskRequest): boolean {
    const decision = this.match.log.length
    const given: Answer[] = []
    for (const { seat } of request.asked) {
      const answer = this.answerHere(seat)
      if (!answer) return false
      given.push(answer)
    }
    const isWindow = request.asked.every(({ pass }) => pass !== undefined)
    const passing = isWindow ? given.filter(({ keys }, i) => keys.length === 1 && keys[0] === request.asked[i]?.pass) : []
    // One order for all devices: those who let things go on, as one entry, then the others as they were asked.
    if (passing.length) this.put({ type: 'pass', seats: passing.map(({ seat }) => seat) }, decision)
    for (const answer of given) if (!passing.includes(answer)) this.put({ type: 'answer', seat: answer.seat, keys: answer.keys }, decision)
    return true
  }

  private dealOne(): boolean {
    const due = this.dueChance()
    if (!due || due.missing.length) return false
    const values = this.here.seats.flatMap((holding, seat) => this.items.book(seat, holding)?.at(due.index) ?? [])
    if (!values.length) return false
    this.dealt++
    this.furthest = Math.max(this.furthest, due.index)
    this.put(sharedChance(this.input.match, due.index, values, due.request, this.match.cards))
    return true
  }

  private put(entry: Entry, asked = this.match.log.length): void {
    this.match.put(entry)
    const fingerprint = this.match.fingerprint()
    this.state = { at: this.position, fingerprint }
    this.fingerprints.push(fingerprint)
    this.heads.push(shortHash(`${this.heads.at(-1) ?? ''} ${writeEntry(entry)} ${fingerprint}`, 12))
    this.input.onEntry?.(entry, asked)
  }
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Nobody has answered the pending decision yet. */
function isBoundary({ pending, waitingFor }: Pick<Match, 'pending' | 'waitingFor'>): boolean {
  return pending?.type !== 'ask' || waitingFor.length === pending.asked.length
}
