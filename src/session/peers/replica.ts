/**
 * One device's copy of a match of several devices: the set of items, the seats this device answers for, and what it does by
 * itself (its part of chance, windows nobody wants to be asked in, helpers). Pure: items and time in, fresh items out.
 */
import { type GameEvent, type Match, type Refusal, type Rules, refuseKeys, type Seat } from '../../engine/index.ts'
import { type Asking, forcedKeys } from '../asking.ts'
import type { Misdeed, Stopped } from '../together.ts'
import { Ballot } from './ballot.ts'
import type { ProposalState } from './branches.ts'
import { CHAIN_LENGTH } from './chance-chain.ts'
import type { Genesis } from './genesis.ts'
import { History, type HistoryInput, type Verdict } from './history.ts'
import type { TwoAnswers } from './item-set.ts'
import { type Item, readItem, type SignedSeatChange } from './items.ts'
import type { OwnSeats } from './own-seats.ts'

/** Chooses for a seat that nobody plays. */
export type Helper<S extends object, V, E extends GameEvent> = (match: Match<S, V, E>, seat: Seat) => readonly string[]

export interface ReplicaInput<S extends object, V, E extends GameEvent> extends Omit<HistoryInput<S, V, E>, 'listener'> {
  readonly rules: Rules<S, V, E>
  readonly genesis: Genesis
  readonly own: OwnSeats
  readonly asking: Asking
  readonly helper: Helper<S, V, E>
  readonly listener?: (event: E) => void
  /** Items were accepted: to be stored, then passed on together. `from` is null for this device's own. */
  readonly onFresh: (items: readonly Item[], from: string | null) => void
  readonly onMisdeed: (device: string, misdeed: Misdeed) => void
  /** A seat gave two answers, whoever brought the proof. */
  readonly onProof: (proof: TwoAnswers) => void
  /** Whether what this device sends is still taken. */
  readonly isHeard: (device: string) => boolean
  /** Whether this device knows enough to answer for its seats. */
  readonly mayAnswer: () => boolean
  /** Milliseconds of this device's clock: paces helpers. */
  readonly now: () => number
}

/** How long a helper seems to think, so that people can follow. */
export const HELPER_PACE_MS = 700

export class Replica<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  readonly history: History<S, V, E>
  readonly ballot: Ballot<S, V, E>
  /** A seat that wants to be asked in the next window, whatever its settings say. */
  held: Seat | null = null
  private helperDue: { readonly at: number; readonly decision: string } | null = null
  private isStale = false

  constructor(readonly input: ReplicaInput<S, V, E>) {
    this.history = new History<S, V, E>(input)
    this.ballot = new Ballot<S, V, E>({ history: this.history, own: input.own, put: (item) => this.put(item) })
  }

  /** Items this device stored earlier; they are not checked again and not passed on. */
  restore(lines: readonly string[]): void {
    for (const line of lines) {
      const item = readItem(line)
      if (item && this.history.add(item, null, true) !== 'known') this.history.settle(ignore)
    }
    this.history.settle(ignore)
  }

  /** Items another device sent. */
  receive(lines: readonly string[], from: string): void {
    this.isStale = false
    for (const line of lines) {
      if (!this.input.isHeard(from)) break
      const item = readItem(line)
      if (!item) {
        this.input.onMisdeed(from, 'malformed')
        continue
      }
      const verdict = this.history.add(item, from)
      this.judge(item, verdict, from)
      // A long log comes in order: each decision is settled before the next one is judged.
      if (verdict === 'new' || verdict === 'early') this.settle()
    }
    // Leftovers of a stretch that was undone: one device may not know it yet. Counted once a text.
    if (this.isStale) this.input.onMisdeed(from, 'stale')
    this.drive()
  }

  private settle(): void {
    this.history.settle((item, verdict, from) => this.judge(item, verdict, from))
  }

  private judge(item: Item, verdict: Verdict, from: string | null): void {
    if (verdict === 'new') return this.input.onFresh([item], from)
    if (verdict === 'late') this.isStale = true
    if (typeof verdict === 'string') return
    if ('proof' in verdict) {
      // Both in one text: who has neither takes the first and finds the second out.
      this.input.onFresh(verdict.proof.answers, from)
      return this.input.onProof(verdict.proof)
    }
    if (from === null || !('refused' in verdict)) return
    // Where the logs differ, honest devices answer what others do not ask.
    const isAboutState = verdict.refused === 'not-asked' || verdict.refused === 'illegal'
    if (!isAboutState || !this.stopped) this.input.onMisdeed(from, verdict.refused)
  }

  private put(item: Item): boolean {
    const isNew = this.history.add(item, null, true) === 'new'
    if (isNew) this.input.onFresh([item], null)
    return isNew
  }

  tick(): void {
    if (this.helperDue && this.input.now() >= this.helperDue.at) this.drive()
  }

  /** Does everything this device does without a person, until it waits for somebody. */
  drive(): void {
    for (;;) {
      this.settle()
      if (!this.history.isCurrent || !this.input.mayAnswer()) return
      if (this.ballot.voteByItself()) continue
      if (this.stopped || this.ballot.open) return
      if (!this.giveChance() && !this.answerByItself()) return
    }
  }

  get mine(): readonly Seat[] {
    return this.history.tip.seats.flatMap((holding, seat) => (this.input.own.holds(holding) ? [seat] : []))
  }
  get openProposal(): ProposalState | null {
    return this.ballot.open
  }

  get stopped(): Stopped | null {
    const { difference, tip, match, log } = this.history
    // Handed over, the seat stops nobody any more.
    const proof = this.history.proofs.find(({ seat, key }) => tip.seats[seat]?.key === key)
    if (proof) return { code: 'two-answers', at: proof.at, seat: proof.seat, name: tip.seats[proof.seat]?.name ?? '' }
    if (difference) {
      const name = difference.seat === null ? '' : (tip.seats[difference.seat]?.name ?? '')
      return { code: 'difference', at: difference.at, seat: difference.seat, name }
    }
    if (log.failure !== null) return { code: 'rules-failed', at: match.log.length, seat: null, name: '', detail: log.failure }
    const due = match.outcome ? null : log.dueChance()
    for (const seat of due?.missing ?? []) {
      const { chance, name } = this.history.here.seats[seat] ?? { chance: null, name: '' }
      if (due && chance && due.index > chance.base + CHAIN_LENGTH) return { code: 'chance-used-up', at: match.log.length, seat, name }
    }
    return null
  }

  private giveChance(): boolean {
    const due = this.history.log.dueChance()
    if (!due) return false
    let given = false
    for (const seat of due.missing) {
      const holding = this.history.here.seats[seat]
      if (!holding?.chance) continue
      const value = this.input.own.chainOf(holding)?.value(due.index - holding.chance.base)
      if (!value) continue
      given = this.put({ type: 'chance', seat, chain: holding.chance.name, index: due.index, value }) || given
    }
    return given
  }

  private answerByItself(): boolean {
    const { history, input } = this
    const request = history.match.pending
    if (request?.type !== 'ask') return false
    const decision = `${history.here.id} ${history.match.log.length}`
    for (const seat of history.waitingFor) {
      const holding = history.here.seats[seat]
      if (!holding || !input.own.holds(holding)) continue
      const keys = this.repeated(seat) ?? this.keysByItself(seat, holding.playedBy === 'helper', decision)
      if (!keys) continue
      if (this.sign(seat, keys)) return true
    }
    return false
  }

  /** What this seat already said to this very decision before other seats changed hands: it need not say it again. */
  private repeated(seat: Seat): readonly string[] | null {
    const { path, place, here, match, items, log } = this.history
    const { length } = match.log
    for (let i = place; i > 0; i--) {
      const [parent, branch] = [path[i - 1], path[i]]
      if (!parent || !branch?.motion?.changes.length || branch.to > length || parent.seats[seat]?.key !== here.seats[seat]?.key) return null
      const said = items.answerAt(parent.id, length, seat)
      if (said) return said.before === log.fingerprint() && !this.refusal(seat, said.keys) ? said.keys : null
    }
    return null
  }

  private keysByItself(seat: Seat, isHelper: boolean, decision: string): readonly string[] | null {
    const { history, input } = this
    const request = history.match.pending
    const asked = request?.type === 'ask' ? request.asked.find((one) => one.seat === seat) : undefined
    const prompt = history.log.prompt(seat)
    if (!asked || !prompt) return null
    if (asked.pass !== undefined && (isHelper || (this.held !== seat && !input.asking.wants(seat, prompt)))) return [asked.pass]
    const forced = asked.pass === undefined ? forcedKeys(prompt) : null
    if (forced || !isHelper) return forced
    const now = input.now()
    // A clock that was set back makes nobody wait.
    const isPaced = this.helperDue?.decision === decision && this.helperDue.at - now <= HELPER_PACE_MS
    if (!isPaced) {
      this.helperDue = { at: now + HELPER_PACE_MS, decision }
      return null
    }
    if (this.helperDue && now < this.helperDue.at) return null
    this.helperDue = null
    return history.log.guarded(() => input.helper(history.match, seat), null)
  }

  private sign(seat: Seat, keys: readonly string[]): boolean {
    const { history } = this
    const holding = history.here.seats[seat]
    if (!holding) return false
    const decision = history.match.log.length
    return this.put(
      this.input.own.answer(holding, { branch: history.here.id, decision, seat, before: history.log.fingerprint(), keys: [...keys] }),
    )
  }

  /** Why this answer cannot be given, or null. */
  refusal(seat: Seat, keys: readonly string[]): Refusal | null {
    const { history } = this
    if (history.match.outcome) return { code: 'match-over' }
    const holding = history.here.seats[seat]
    if (!holding || !this.input.own.holds(holding) || !history.waitingFor.includes(seat)) return { code: 'not-asked', data: { seat } }
    const prompt = history.log.prompt(seat)
    const refused: Refusal = { code: 'table-stopped' }
    return prompt
      ? history.log.guarded(() => refuseKeys(history.match, seat, prompt, keys), refused)
      : { code: 'not-asked', data: { seat } }
  }

  /** A person's answer. */
  choose(seat: Seat, keys: readonly string[]): Refusal | null {
    if (!this.history.isCurrent || !this.input.mayAnswer()) return { code: 'catching-up' }
    if (this.stopped) return { code: 'table-stopped' }
    if (this.openProposal) return { code: 'proposal-open' }
    const refusal = this.refusal(seat, keys)
    if (refusal) return refusal
    if (this.held === seat) this.held = null
    this.sign(seat, keys)
    this.drive()
    return null
  }

  propose(to: number, changes: readonly SignedSeatChange[]): Refusal | null {
    if (!this.input.mayAnswer()) return { code: 'catching-up' }
    const refusal = this.ballot.propose(to, changes)
    this.drive()
    return refusal
  }
  vote(yes: boolean): void {
    this.ballot.vote(yes)
    this.drive()
  }
  withdraw(): void {
    this.ballot.withdraw()
    this.drive()
  }
}

const ignore = (): void => undefined
