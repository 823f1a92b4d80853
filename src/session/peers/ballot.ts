/**
 * Proposals at one device: which of them is open, who has a word to give, and the words this device gives by itself. Signs
 * votes; what follows from them is the business of the history.
 */
import type { GameEvent, Refusal, Seat } from '../../engine/index.ts'
import { type Holding, isCarried, isDead, type ProposalState, personsOf, proposalKey, votersOn } from './branches.ts'
import type { History } from './history.ts'
import { type Item, MAX_PROPOSAL, type Motion, motionHash, type SignedSeatChange } from './items.ts'
import type { OwnSeats } from './own-seats.ts'

/** Chance indices skipped by a proposal: values that may be on their way to us. */
const CHANCE_SLACK = 2
/** No honest proposal skips as many. */
const FAR_CHANCE = 64

export interface BallotInput<S extends object, V, E extends GameEvent> {
  readonly history: History<S, V, E>
  readonly own: OwnSeats
  readonly put: (item: Item) => void
}

export class Ballot<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  constructor(private readonly input: BallotInput<S, V, E>) {}

  private get history(): History<S, V, E> {
    return this.input.history
  }
  private get length(): number {
    return this.history.match.log.length
  }
  private get mine(): readonly Seat[] {
    return this.history.tip.seats.flatMap((holding, seat) => (this.input.own.holds(holding) ? [seat] : []))
  }

  /** The proposal the table is waiting on: the latest one that is neither carried nor declined. */
  get open(): ProposalState | null {
    let open: ProposalState | null = null
    for (const state of this.history.tip.proposals.values()) {
      if (isCarried(state) || isDead(state)) continue
      if (!open || isLater(state, open)) open = state
    }
    return open
  }

  /** Own seats whose word on this proposal is missing. */
  mayVote({ voters, yes, no }: ProposalState): Seat[] {
    return this.mine.filter((seat) => voters.includes(seat) && !yes.has(seat) && !no.has(seat))
  }

  /** Puts an undo or a change of seats to the vote, and says yes for the seats of this device. */
  propose(to: number, changes: readonly SignedSeatChange[]): Refusal | null {
    const { history } = this
    if (!history.isCurrent) return { code: 'catching-up' }
    const { tip } = history
    const persons = personsOf(tip)
    const motion: Motion = { to, chanceFrom: history.log.freshChance() + CHANCE_SLACK, changes: [...changes] }
    const voters = votersOn(tip, motion)
    const by = this.mine.find((seat) => voters.includes(seat))
    if (by === undefined) return { code: 'only-players' }
    // Somebody who does not answer may be about to lose the seat; anything else waits its turn.
    if (this.open && !changes.length) return { code: 'proposal-open' }
    if (2 * voters.length < persons.length) return { code: 'too-few-left' }
    if (!history.log.isStart(to)) return { code: 'not-a-start' }
    const n = this.freeNumber(by)
    const item = this.input.own.proposal(tip.seats[by] as Holding, { branch: tip.id, n, by, motion })
    this.input.put(item)
    const state = tip.proposals.get(proposalKey(n, by, motionHash(motion)))
    if (!state) return { code: 'not-proposable' }
    this.cast(state, true)
    return null
  }

  /** Above all others; below them where somebody has used up the numbers. */
  private freeNumber(by: Seat): number {
    const items = [...this.history.tip.proposals.values()].map(({ item }) => item)
    let n = Math.min(MAX_PROPOSAL, Math.max(0, ...items.map((item) => item.n)) + 1)
    while (n > 1 && items.some((item) => item.by === by && item.n === n)) n--
    return n
  }

  private cast(state: ProposalState, yes: boolean): void {
    const { tip } = this.history
    for (const seat of this.mine) {
      if (!state.voters.includes(seat) || (yes ? state.yes : state.no).has(seat)) continue
      const { n, by } = state.item
      this.input.put(this.input.own.vote(tip.seats[seat] as Holding, { branch: tip.id, n, by, seat, yes, motion: state.hash }))
    }
  }

  /** The word of the people at this device. A yes can be taken back while others have not said theirs. */
  vote(yes: boolean): void {
    const { open } = this
    if (!open) return
    // Nobody says yes to what this device has not seen yet.
    if (yes ? open.item.motion.to <= this.length && this.mayVote(open).length > 0 : true) this.cast(open, yes)
  }
  /** Takes back what this device proposed, unless all have said yes by now. */
  withdraw(): void {
    const { open } = this
    if (open && this.mine.includes(open.item.by)) this.cast(open, false)
  }

  /**
   * Votes that need no person: no, where the proposal would show chance that this device has already given or leads to no
   * decision; yes, where a seat goes back to the key that held it before. True when a word was given.
   */
  voteByItself(): boolean {
    const { open } = this
    // Where the proposal lies ahead the answers up to there are on their way.
    if (!open || open.item.motion.to > this.length || !this.mayVote(open).length) return false
    const { motion } = open.item
    const isWrong = this.isChanceWrong(motion) || !this.history.log.isStart(motion.to) || !this.fitsHere(motion)
    const isReturn = motion.changes.length > 0 && motion.changes.every(({ seat, key }) => this.mayReturn(seat, key))
    if (!isWrong && !isReturn) return false
    this.cast(open, !isWrong)
    return true
  }

  private isChanceWrong({ chanceFrom }: Motion): boolean {
    const { history } = this
    const isShown = this.mine.some((seat) => {
      const book = history.items.book(seat, history.tip.seats[seat] as Holding)
      return book !== null && book.known > book.base && book.known >= chanceFrom && history.log.wasAskedFor(book.known)
    })
    return isShown || chanceFrom > history.log.freshChance() + FAR_CHANCE
  }

  /** A change of hands takes place where the table waits, or where a seat gave two answers; only an undo goes back. */
  private fitsHere({ to, changes }: Motion): boolean {
    const { history, length } = this
    if (!changes.length) return true
    if (changes.some(({ seat, key }) => this.cheated(seat, key))) return false
    if (to === length) return true
    const changed = new Set(changes.map(({ seat }) => seat))
    if (history.proofs.some(({ at, seat }) => at === to && changed.has(seat))) return true
    // What was answered since will be answered again by the same devices: nothing is lost.
    return (
      to >= history.log.start &&
      history.match.log.slice(to).every((entry) => {
        if (entry.type === 'answer') return !changed.has(entry.seat)
        return entry.type === 'pass' && !entry.seats.some((seat) => changed.has(seat))
      })
    )
  }

  /** This key signed two answers to one decision: it gets no seat again. */
  cheated(seat: Seat, key: string): boolean {
    return this.history.items.proofs.some((proof) => proof.seat === seat && proof.key === key)
  }

  /**
   * From where a change of these seats goes on: here, or, where a seat gave two answers and the logs part because of it, from
   * the decision to which it gave them.
   */
  changePoint(seats: readonly Seat[]): number {
    const { history, length } = this
    const { tip } = history
    let at = length
    for (const proof of history.proofs) {
      if (!seats.includes(proof.seat) || tip.seats[proof.seat]?.key !== proof.key || proof.branch !== tip.id) continue
      // Others who went on from there with the same state have the same answer.
      const wentOn = history.items
        .answersIn(tip.id)
        .some(({ decision, seat }) => decision > proof.at && seat !== proof.seat && !this.mine.includes(seat))
      if (history.difference || !wentOn) at = Math.min(at, proof.at)
    }
    return at
  }

  /** Whether this key held the seat earlier in the match. */
  heldBefore(seat: Seat, key: string): boolean {
    return this.history.path.some(({ seats }) => seats[seat]?.key === key && seats[seat]?.playedBy === 'person')
  }
  /** It comes back to a seat that was only kept warm: nobody needs to be asked. */
  mayReturn(seat: Seat, key: string): boolean {
    const now = this.history.tip.seats[seat]
    const isKeptWarm = now !== undefined && (now.playedBy === 'helper' || now.chance === null)
    return isKeptWarm && this.heldBefore(seat, key) && !this.cheated(seat, key)
  }
}

function isLater(a: ProposalState, b: ProposalState): boolean {
  if (a.item.n !== b.item.n) return a.item.n > b.item.n
  if (a.item.by !== b.item.by) return a.item.by > b.item.by
  return a.hash > b.hash
}
