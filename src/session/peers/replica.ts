/**
 * One device's copy of a match of several devices: the set of items, the seats this device answers for, and what it does by
 * itself (its part of chance, windows nobody wants to be asked in, helpers). Pure: items and time in, fresh items out.
 */
import type { GameEvent, Match, Refusal, Rules, Seat } from '../../engine/index.ts'
import { refuseKeys } from '../../engine/index.ts'
import { type Asking, forcedKeys } from '../asking.ts'
import type { Misdeed, Stopped } from '../together.ts'
import { isCarried, isDead, type ProposalState, proposalKey } from './branches.ts'
import type { Genesis } from './genesis.ts'
import { History, type HistoryInput, type Verdict } from './history.ts'
import { chainName, type Item, type Motion, readItem, type SignedSeatChange, writeItem } from './items.ts'
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
  /** An item was accepted: to be stored, then passed on. `from` is null for this device's own. */
  readonly onFresh: (item: Item, from: string | null) => void
  readonly onMisdeed: (device: string, misdeed: Misdeed) => void
  /** Milliseconds of this device's clock: paces helpers. */
  readonly now: () => number
}

/** How long a helper seems to think, so that people can follow. */
export const HELPER_PACE_MS = 700
/** Chance indices skipped by a proposal: values that may be on their way to us. */
const CHANCE_SLACK = 2

export class Replica<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  readonly history: History<S, V, E>
  /** A seat that wants to be asked in the next window, whatever its settings say. */
  held: Seat | null = null
  private helperDue: { readonly at: number; readonly decision: string } | null = null
  private get now(): number {
    return this.input.now()
  }

  constructor(readonly input: ReplicaInput<S, V, E>) {
    this.history = new History<S, V, E>(input)
  }

  /** Items this device stored earlier; they are not checked again and not passed on. */
  restore(lines: readonly string[]): void {
    for (const line of lines) {
      const item = readItem(line)
      if (!item) continue
      if (this.history.add(item, null, true) !== 'known') this.history.settle(ignore, ignore)
    }
    this.history.settle(ignore, ignore)
  }

  /** Items another device sent. */
  receive(lines: readonly string[], from: string): void {
    for (const line of lines) {
      const item = readItem(line)
      if (!item) {
        this.input.onMisdeed(from, 'malformed')
        continue
      }
      const verdict = this.history.add(item, from)
      if (verdict === 'new') this.input.onFresh(item, from)
      else this.judge(verdict, from)
      // A long log comes in order: each decision is settled before the next one is judged.
      if (verdict === 'new' || verdict === 'early') this.settle()
    }
    this.drive()
  }

  private judge(verdict: Verdict, from: string | null): void {
    // Where somebody signed two answers, honest devices have seen different ones.
    if (from === null || (this.history.twoAnswers && !isTwoAnswers(verdict))) return
    if (typeof verdict === 'object' && 'refused' in verdict) this.input.onMisdeed(from, verdict.refused)
    else if (verdict === 'late') this.input.onMisdeed(from, 'stale')
  }

  private settle(): void {
    this.history.settle(
      (item, from) => this.input.onFresh(item, from),
      (verdict, from) => this.judge(verdict, from),
    )
  }

  private put(item: Item): void {
    if (this.history.add(item, null) === 'new') this.input.onFresh(item, null)
  }

  tick(): void {
    if (this.helperDue && this.now >= this.helperDue.at) this.drive()
  }

  /** Does everything this device does without a person, until it waits for somebody. */
  drive(): void {
    for (;;) {
      this.settle()
      if (!this.history.isCurrent || this.stopped) return
      if (this.voteByItself()) continue
      if (this.openProposal) return
      if (!this.giveChance() && !this.answerByItself()) return
    }
  }

  get mine(): readonly Seat[] {
    return this.history.tip.seats.flatMap((holding, seat) => (this.input.own.holds(holding) ? [seat] : []))
  }

  get stopped(): Stopped | null {
    const { twoAnswers, difference, tip, match } = this.history
    if (twoAnswers) {
      const { branch, seat, at } = twoAnswers
      const wasHeldBy = this.history.branch(branch)?.seats[seat]?.key
      const holding = tip.seats[seat]
      if (holding && holding.key === wasHeldBy) return { code: 'two-answers', at, seat, name: holding.name }
    }
    if (difference) {
      const name = difference.seat === null ? '' : (tip.seats[difference.seat]?.name ?? '')
      return { code: 'difference', at: difference.at, seat: difference.seat, name }
    }
    const due = match.outcome ? null : this.history.dueChance()
    for (const seat of due?.missing ?? []) {
      const { chance, name } = tip.seats[seat] ?? { chance: null, name: '' }
      if (due && chance && due.index > chance.base + CHANCE_LIMIT) return { code: 'chance-used-up', at: match.log.length, seat, name }
    }
    return null
  }

  private giveChance(): boolean {
    const due = this.history.dueChance()
    if (!due) return false
    let given = false
    for (const seat of due.missing) {
      const holding = this.history.here.seats[seat]
      if (!holding?.chance) continue
      const value = this.input.own.chainOf(holding)?.value(due.index - holding.chance.base)
      if (!value) continue
      this.put({ type: 'chance', seat, chain: chainName(holding.chance.commitment), index: due.index, value })
      given = true
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
      this.sign(seat, keys)
      return true
    }
    return false
  }

  /** What this seat already said to this very decision before a seat changed hands: it need not say it again. */
  private repeated(seat: Seat): readonly string[] | null {
    const { history } = this
    const { length } = history.match.log
    if (history.place === 0 || history.here.to !== length) return null
    const parent = history.path[history.place - 1]
    const carried = parent && [...parent.proposals.values()].find((state) => isCarried(state) && state.item.motion.to === length)
    if (!parent || !carried?.item.motion.changes.length) return null
    const said = history.answerAt(parent.id, length, seat)
    return said && parent.seats[seat]?.key === history.here.seats[seat]?.key && !this.refusal(seat, said.keys) ? said.keys : null
  }

  private keysByItself(seat: Seat, isHelper: boolean, decision: string): readonly string[] | null {
    const { history, input } = this
    const request = history.match.pending
    const asked = request?.type === 'ask' ? request.asked.find((one) => one.seat === seat) : undefined
    const prompt = history.prompt(seat)
    if (!asked || !prompt) return null
    if (asked.pass !== undefined && (isHelper || (this.held !== seat && !input.asking.wants(seat, prompt)))) return [asked.pass]
    const forced = asked.pass === undefined ? forcedKeys(prompt) : null
    if (forced || !isHelper) return forced
    if (this.helperDue?.decision !== decision) {
      this.helperDue = { at: this.now + HELPER_PACE_MS, decision }
      return null
    }
    if (this.now < this.helperDue.at) return null
    this.helperDue = null
    return input.helper(history.match, seat)
  }

  private sign(seat: Seat, keys: readonly string[]): void {
    const { history } = this
    const holding = history.here.seats[seat]
    if (!holding) return
    const decision = history.match.log.length
    this.put(this.input.own.answer(holding, { branch: history.here.id, decision, seat, before: history.fingerprint(), keys: [...keys] }))
  }

  /** Why this answer cannot be given, or null. */
  refusal(seat: Seat, keys: readonly string[]): Refusal | null {
    const { history } = this
    if (history.match.outcome) return { code: 'match-over' }
    const holding = history.here.seats[seat]
    if (!holding || !this.input.own.holds(holding) || !history.waitingFor.includes(seat)) return { code: 'not-asked', data: { seat } }
    const prompt = history.prompt(seat)
    return prompt ? refuseKeys(history.match, seat, prompt, keys) : { code: 'not-asked', data: { seat } }
  }

  /** A person's answer. */
  choose(seat: Seat, keys: readonly string[]): Refusal | null {
    if (!this.history.isCurrent) return { code: 'catching-up' }
    if (this.stopped) return { code: 'table-stopped' }
    if (this.openProposal) return { code: 'proposal-open' }
    const refusal = this.refusal(seat, keys)
    if (refusal) return refusal
    if (this.held === seat) this.held = null
    this.sign(seat, keys)
    this.drive()
    return null
  }

  /** The proposal the table is waiting on: the latest one that is neither carried nor declined. */
  get openProposal(): ProposalState | null {
    let open: ProposalState | null = null
    for (const state of this.history.tip.proposals.values()) {
      if (isCarried(state) || isDead(state)) continue
      if (!open || state.item.n > open.item.n || (state.item.n === open.item.n && state.item.by > open.item.by)) open = state
    }
    return open
  }

  /** Whether the log stood at a decision or a chance after `to` entries: only there can it go on. */
  isStart(to: number): boolean {
    const { match } = this.history
    if (to < 0 || to > match.log.length) return false
    const past = to === match.log.length ? match : match.at(to)
    return past.pending?.type !== 'ask' || past.waitingFor.length === past.pending.asked.length
  }

  /** Puts an undo or a change of seats to the vote, and says yes for the seats of this device. */
  propose(to: number, changes: readonly SignedSeatChange[]): Refusal | null {
    const { history, input } = this
    if (!history.isCurrent) return { code: 'catching-up' }
    const { tip } = history
    const by = this.votingSeats(changes.map(({ seat }) => seat))[0]
    if (by === undefined) return { code: 'only-players' }
    const open = this.openProposal
    // Somebody who does not answer may be about to lose the seat; anything else waits its turn.
    if (open && !changes.length) return { code: 'proposal-open' }
    const persons = tip.seats.filter(({ playedBy }) => playedBy === 'person').length
    const voters = tip.seats.filter(({ playedBy }, seat) => playedBy === 'person' && !changes.some((change) => change.seat === seat)).length
    if (2 * voters < persons) return { code: 'too-few-left' }
    if (!this.isStart(to)) return { code: 'not-a-start' }
    const n = Math.max(0, ...[...tip.proposals.values()].map(({ item }) => item.n)) + 1
    const motion: Motion = { to, chanceFrom: history.freshChance() + CHANCE_SLACK, changes: [...changes] }
    const item = input.own.proposal(tip.seats[by] as (typeof tip.seats)[number], { branch: tip.id, n, by, motion })
    this.put(item)
    const state = tip.proposals.get(proposalKey(item))
    if (!state) return { code: 'not-proposable' }
    this.cast(state, true)
    this.drive()
    return null
  }

  private votingSeats(changed: readonly Seat[]): Seat[] {
    const { tip } = this.history
    return this.mine.filter((seat) => tip.seats[seat]?.playedBy === 'person' && !changed.includes(seat))
  }
  /** Own seats whose word on this proposal is missing. */
  mayVote({ voters, yes, no }: ProposalState): Seat[] {
    return this.mine.filter((seat) => voters.includes(seat) && !yes.has(seat) && !no.has(seat))
  }

  private cast(state: ProposalState, yes: boolean): void {
    const { tip } = this.history
    for (const seat of this.mine) {
      if (!state.voters.includes(seat) || (yes ? state.yes : state.no).has(seat)) continue
      const { n, by } = state.item
      const holding = tip.seats[seat] as (typeof tip.seats)[number]
      this.put(this.input.own.vote(holding, { branch: tip.id, n, by, seat, yes, motion: state.hash }))
    }
  }

  vote(yes: boolean): void {
    const open = this.openProposal
    if (!open || !this.mayVote(open).length) return
    this.cast(open, yes)
    this.drive()
  }

  /** Takes back what this device proposed, unless all have said yes by now. */
  withdraw(): void {
    const open = this.openProposal
    if (!open || !this.mine.includes(open.item.by)) return
    this.cast(open, false)
    this.drive()
  }

  /**
   * Votes that need no person: no, where the proposal would show chance that this device has already given or leads to no
   * decision; yes, where a seat goes back to the key that held it before.
   */
  private voteByItself(): boolean {
    const open = this.openProposal
    if (!open || !this.mayVote(open).length) return false
    const { motion } = open.item
    const { history } = this
    const shown = this.mine.some((seat) => {
      const holding = history.tip.seats[seat]
      const book = holding && history.book(seat, holding)
      return book && book.known > book.base && book.known >= motion.chanceFrom
    })
    const isFar = motion.chanceFrom > history.freshChance() + 64
    // A change of hands takes place where the table waits; only an undo goes back.
    const isBack = motion.changes.length > 0 && motion.to !== history.match.log.length
    const isWrong = shown || isFar || isBack || !this.isStart(motion.to)
    const isReturn = motion.changes.length > 0 && motion.changes.every(({ seat, key }) => this.heldBefore(seat, key))
    if (!isWrong && !isReturn) return false
    this.cast(open, !isWrong)
    return true
  }

  /** Whether this key held the seat earlier in the match. */
  heldBefore(seat: Seat, key: string): boolean {
    return this.history.path.some(({ seats }) => seats[seat]?.key === key && seats[seat]?.playedBy === 'person')
  }

  lines(items: readonly Item[]): string[] {
    return items.map(writeItem)
  }
}

/** The last value of a chain. */
const CHANCE_LIMIT = 4096
const isTwoAnswers = (verdict: Verdict): boolean => typeof verdict === 'object' && 'refused' in verdict && verdict.refused === 'two-answers'
const ignore = (): void => undefined
