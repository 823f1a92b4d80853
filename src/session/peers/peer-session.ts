/**
 * A match of several devices as the table sees it: the same face as a match around one device. What is accepted is stored,
 * then passed on and shown, in this order.
 */
import type { Entry, FaceId, GameEvent, Handle, Match, Refusal, Rules, Seat } from '../../engine/index.ts'
import { askingOf } from '../asking.ts'
import { Recorder, undoNoteOf } from '../recorder.ts'
import type { Misdeed, OpenProposal, Together, TogetherActions, Wait } from '../together.ts'
import type { Decision, DecisionSeat, Snapshot, TableSession } from '../types.ts'
import type { Genesis } from './genesis.ts'
import type { TwoAnswers } from './item-set.ts'
import { writeItem } from './items.ts'
import type { OwnSeats } from './own-seats.ts'
import { type Helper, Replica } from './replica.ts'
import type { Signing } from './signing.ts'
import { type Fresh, Storing } from './storing.ts'

export type { Fresh }

export interface PeerSessionInput<S extends object, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly genesis: Genesis
  readonly match: string
  readonly signing: Signing
  readonly own: OwnSeats
  readonly helper: Helper<S, V, E>
  /** Lines stored earlier. */
  readonly lines: readonly string[]
  /** Stores lines; whatever is returned settles when they are safe. A rejection is shown as `failed` and tried again. */
  readonly save: (lines: readonly string[]) => void | Promise<void>
  /** Passes on what is safe. */
  readonly passOn: (items: readonly Fresh[]) => void
  readonly onMisdeed: (device: string, misdeed: Misdeed) => void
  /** A seat gave two answers, whoever brought the proof. */
  readonly onProof: (proof: TwoAnswers) => void
  /** Whether what this device sends is still taken. */
  readonly isHeard: (device: string) => boolean
  /** Whether this device knows enough to answer for its seats. */
  readonly mayAnswer: () => boolean
  /** The part of the facet that is about devices. */
  readonly people: () => Pick<
    Together,
    'word' | 'holders' | 'watchers' | 'wishes' | 'trouble' | 'settling' | 'refused' | 'alone' | 'lastHeard'
  >
  readonly actions: TogetherActions
  readonly now: () => number
}

export type AnyPeerSession = PeerSession<object, unknown, GameEvent>

export class PeerSession<S extends object = object, V = unknown, E extends GameEvent = GameEvent> implements TableSession<V, E> {
  readonly replica: Replica<S, V, E>
  readonly together: TogetherActions
  private readonly recorder: Recorder<S, V, E>
  private readonly asking = askingOf()
  private readonly listeners = new Set<() => void>()
  private stopList: number[] = []
  private readonly storing: Storing
  private loading = true
  private revision = 0
  private snapshot?: Snapshot<V, E>
  private mineBefore = ''
  private disposed = false

  constructor(private readonly input: PeerSessionInput<S, V, E>) {
    this.recorder = new Recorder<S, V, E>(
      () => this.replica.history.match,
      (seat) => this.replica.mine.includes(seat),
    )
    this.together = input.actions
    this.storing = new Storing({ save: input.save, passOn: input.passOn, show: () => this.publish(), now: input.now })
    this.replica = new Replica<S, V, E>({
      ...input,
      asking: this.asking,
      listener: this.recorder.hear,
      onEntry: (entry, asked) => {
        if (entry.type === 'answer' && this.isPerson(entry.seat) && this.stopList[this.stopList.length - 1] !== asked)
          this.stopList.push(asked)
        this.recorder.entered(this.loading)
      },
      onJump: (to) => {
        this.stopList = this.stopList.filter((at) => at < to)
        this.recorder.jumped(to)
      },
      onFresh: (items, from) => {
        for (const item of items) this.storing.add(writeItem(item), from)
      },
    })
    this.recorder.entered(true)
    this.replica.restore(input.lines)
    this.loading = false
    this.publish()
  }

  private isPerson(seat: Seat): boolean {
    return this.replica.history.here.seats[seat]?.playedBy === 'person'
  }
  private get match(): Match<S, V, E> {
    return this.replica.history.match
  }

  /** After anything from outside: stores what is new, passes it on, shows it. */
  pump(): void {
    this.storing.pump()
  }
  /** Whether another device may hear of this line: this device will still know it after a restart. */
  isSafe(line: string): boolean {
    return this.storing.isSafe(line)
  }
  get hasUnsafe(): boolean {
    return this.storing.hasUnsafe
  }

  receive(lines: readonly string[], from: string): void {
    this.replica.receive(lines, from)
    this.pump()
  }
  /** Adds lines from a file. Returns how many were new. */
  addLines(lines: readonly string[]): number {
    // What this device says to what it learned did not stand in the file.
    const before = this.storing.newOfOthers
    this.replica.receive(lines, '')
    const added = this.storing.newOfOthers - before
    this.pump()
    return added
  }
  /** Whether the device of a seat can be heard. */
  holderIsHere(seat: Seat): boolean {
    return this.input.people().holders[seat]?.presence.state === 'here'
  }
  tick(): void {
    this.replica.tick()
    this.storing.tick()
  }
  /** Begins to play: gives what is due from this device. */
  begin(): void {
    this.replica.drive()
    this.pump()
  }

  /** Makes the snapshot anew; also when only the people changed. */
  publish(): void {
    if (this.storing.isBusy || this.disposed) return
    const mine = this.replica.mine.join(' ')
    if (this.mineBefore !== mine) {
      this.mineBefore = mine
      this.recorder.redraw()
    }
    const { match } = this
    const frames = this.replica.history.log.guarded(() => this.recorder.shown(), this.snapshot?.frames ?? [])
    this.snapshot = {
      revision: ++this.revision,
      length: match.log.length,
      frames,
      epoch: this.recorder.epoch,
      decision: this.decision(),
      outcome: match.outcome,
      save: this.storing.state,
      canAct: match.outcome === null && this.replica.held === null && this.replica.mine.some((seat) => this.isPerson(seat)),
      together: this.facet(),
    }
    for (const listener of this.listeners) listener()
  }

  private decision(): Decision | null {
    const { history } = this.replica
    const request = this.match.pending
    if (request?.type !== 'ask' || !history.isCurrent || !this.input.mayAnswer() || this.replica.stopped || this.replica.openProposal)
      return null
    const seats: DecisionSeat[] = []
    for (const seat of history.waitingFor) {
      if (!this.replica.mine.includes(seat) || !this.isPerson(seat)) continue
      const prompt = history.log.prompt(seat)
      if (prompt) seats.push({ seat, prompt })
    }
    return seats.length ? { at: this.match.log.length, seats, isWindow: request.asked.every(({ pass }) => pass !== undefined) } : null
  }

  private facet(): Together {
    const { replica } = this
    return {
      ...this.input.people(),
      match: this.input.match,
      mine: replica.mine,
      waits: this.waits(),
      proposal: this.proposal(),
      stopped: replica.stopped,
    }
  }

  private waits(): Wait[] {
    const { replica } = this
    const open = replica.openProposal
    if (open) return open.voters.filter((seat) => !open.yes.has(seat)).map((seat) => ({ seat, what: 'vote' }))
    const due = replica.history.log.dueChance()
    if (due) return due.missing.map((seat) => ({ seat, what: 'chance' }))
    return replica.history.waitingFor.map((seat) => ({ seat, what: 'choose' }))
  }

  private proposal(): OpenProposal | null {
    const { replica } = this
    const open = replica.openProposal
    if (!open) return null
    const { motion, by, n } = open.item
    return {
      id: `${replica.history.tip.id} ${n} ${by}`,
      by,
      what: motion.changes.length
        ? { type: 'seats', changes: motion.changes.map(({ seat, name, playedBy }) => ({ seat, name, playedBy })) }
        : { type: 'undo', note: this.undoNote(motion.to) },
      yes: [...open.yes],
      missing: open.voters.filter((seat) => !open.yes.has(seat)),
      mine: replica.mine.includes(by),
      mayVote: replica.ballot.mayVote(open).length > 0,
    }
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  getSnapshot(): Snapshot<V, E> {
    return this.snapshot as Snapshot<V, E>
  }
  choose(seat: Seat, keys: readonly string[]): Refusal | null {
    const refusal = this.replica.choose(seat, keys)
    this.pump()
    return refusal
  }
  goOn(): void {
    const request = this.match.pending
    if (request?.type !== 'ask') return
    const { here } = this.replica.history
    const { length } = this.match.log
    for (const { seat, pass } of request.asked) {
      // The last of them may have led to the next window already: that one is not meant.
      if (this.match.log.length !== length || this.replica.history.here !== here) break
      if (pass !== undefined && this.replica.mine.includes(seat) && this.isPerson(seat)) this.replica.choose(seat, [pass])
    }
    this.pump()
  }
  why(seat: Seat, key: string): Refusal {
    const prompt = this.replica.history.log.prompt(seat)
    if (!prompt) return { code: this.match.outcome ? 'match-over' : 'not-asked', data: { seat } }
    return this.input.rules.why(this.match.state, seat, prompt, key, this.match.cards.seenBy(seat))
  }
  /** Windows that went by stay closed: the next one opens for this seat. */
  actFirst(seat: Seat): void {
    if (!this.replica.mine.includes(seat)) return
    this.replica.held = seat
    this.publish()
  }
  lastStep() {
    const last = this.stopList[this.stopList.length - 1]
    return last === undefined ? null : this.undoNote(last)
  }
  readonly undoNote = (to: number) => undoNoteOf(this.match, this.stopList, to)
  undoTo(to: number): Refusal | null {
    const refusal = this.replica.propose(to, [])
    this.pump()
    return refusal
  }
  look(at: number, seat: Seat | null): V {
    return this.match.at(at).view(seat !== null && this.replica.mine.includes(seat) ? seat : null)
  }
  faceShown(handle: Handle): FaceId | null {
    return this.match.cards.shownFace(handle)
  }
  get stops(): readonly number[] {
    return this.stopList
  }
  get told() {
    return this.recorder.told
  }
  get entries(): readonly Entry[] {
    return this.match.log
  }
  readonly setAskFrom = this.asking.setAskFrom
  readonly askFrom = this.asking.askFrom
  get options() {
    return this.input.genesis.options
  }
  get seats(): number {
    return this.input.genesis.seats.length
  }
  dispose(): void {
    this.disposed = true
    this.storing.dispose()
    this.listeners.clear()
  }
}
