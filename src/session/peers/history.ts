/**
 * One match of several devices as a set of items, and the log that follows from it. Takes items in any order, any number of
 * times, from anybody; refuses by name what no honest device sends. Knows no device, no line and no clock: the same set
 * gives the same match everywhere.
 */
import {
  type ChanceRequest,
  type Entry,
  type GameEvent,
  Match,
  type Prompt,
  promptFor,
  type Rules,
  refuseKeys,
  type Seat,
} from '../../engine/index.ts'
import type { Misdeed } from '../together.ts'
import {
  type Branch,
  carriedOf,
  childOf,
  countVote,
  type Holding,
  isProposable,
  type ProposalState,
  proposalKey,
  proposalState,
  rootBranch,
} from './branches.ts'
import { ChanceBook, sharedChance } from './chance-chain.ts'
import type { Genesis } from './genesis.ts'
import {
  type Answer,
  type BranchId,
  type ChanceValue,
  chainName,
  type Item,
  motionHash,
  type Proposal,
  signedText,
  type Vote,
  writeItem,
} from './items.ts'
import type { Signing } from './signing.ts'

/** What became of an item. `early`: cannot be judged before others arrive; kept. `late`: its stretch of the match was left. */
export type Verdict =
  | 'new'
  | 'known'
  | 'early'
  | 'late'
  | { readonly refused: Misdeed; readonly seat: Seat | null }
  | { readonly differs: Difference }

/** A seat answered another state than the one this device has. */
export interface Difference {
  readonly branch: BranchId
  readonly at: number
  readonly seat: Seat | null
}
/** Two signed answers to one decision, or two motions under one number: proof that a seat cheated. */
export interface TwoAnswers {
  readonly branch: BranchId
  readonly at: number
  readonly seat: Seat
  readonly lines: readonly [string, string]
}

export interface HistoryInput<S extends object, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly genesis: Genesis
  readonly match: string
  readonly signing: Signing
  /** Hears every entry that enters the log, with the length of the log when it was asked for, and every jump back. */
  readonly onEntry?: (entry: Entry, asked: number) => void
  readonly onJump?: (to: number) => void
  readonly listener?: (event: E) => void
}

/** Kept until it can be judged, with the device it came from: it answers for it. */
interface Early<I> {
  readonly item: I
  readonly from: string | null
}

const MAX_EARLY_ANSWERS = 2000
const MAX_EARLY = 200
const MAX_PROPOSALS = 200

const bookKey = (seat: Seat, chain: string): string => `${seat} ${chain}`
const slotOf = (branch: BranchId, decision: number, seat: Seat): string => `${branch} ${decision} ${seat}`

type Taken = (item: Item, from: string | null) => void
type Judged = (verdict: Verdict, from: string | null) => void

export class History<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  match: Match<S, V, E>
  readonly fingerprints: string[] = []
  /** From the genesis to where the match stands, one branch after the other. */
  path: Branch[]
  twoAnswers: TwoAnswers | null = null
  difference: Difference | null = null
  /** Which branch of the path the log has reached. */
  private cursor = 0
  /** Chances dealt in the branch at the cursor. */
  private dealt = 0
  private readonly answers = new Map<string, Answer>()
  private readonly byBranch = new Map<BranchId, Answer[]>()
  private readonly branches = new Map<BranchId, Branch>()
  private readonly books = new Map<string, ChanceBook>()
  private readonly earlyAnswers = new Map<string, Early<Answer>>()
  private early: Early<Item>[] = []
  private prompts: { at: string; bySeat: Map<Seat, Prompt> } = { at: '', bySeat: new Map() }
  private state: { at: string; fingerprint: string } = { at: '', fingerprint: '' }

  constructor(private readonly input: HistoryInput<S, V, E>) {
    const { rules, genesis, match } = input
    this.match = Match.start(rules, { options: genesis.options, seats: genesis.seats.length }, input.listener)
    const root = rootBranch(genesis, match)
    this.branches.set(root.id, root)
    this.path = [root]
    this.openBooks(root)
  }

  get tip(): Branch {
    return this.path[this.path.length - 1] as Branch
  }
  /** The log has reached the branch where the match stands: this device can answer. */
  get isCurrent(): boolean {
    return this.cursor === this.path.length - 1
  }
  get here(): Branch {
    return this.path[this.cursor] as Branch
  }
  branch(id: BranchId): Branch | null {
    return this.branches.get(id) ?? null
  }
  book(seat: Seat, holding: Holding): ChanceBook | null {
    return holding.chance ? (this.books.get(bookKey(seat, chainName(holding.chance.commitment))) ?? null) : null
  }
  get allBooks(): Iterable<ChanceBook> {
    return this.books.values()
  }
  answerAt(branch: BranchId, decision: number, seat: Seat): Answer | null {
    return this.answers.get(slotOf(branch, decision, seat)) ?? null
  }
  /** The answers of a branch, in the order they were taken. */
  answersIn(branch: BranchId): readonly Answer[] {
    return this.byBranch.get(branch) ?? []
  }
  /** Which branch of the path the log has reached. */
  get place(): number {
    return this.cursor
  }
  fingerprint(): string {
    const at = `${this.here.id} ${this.match.log.length}`
    if (this.state.at !== at) this.state = { at, fingerprint: this.match.fingerprint() }
    return this.state.fingerprint
  }
  /** The prompt of a seat that is waited for; built once a decision. */
  prompt(seat: Seat): Prompt | null {
    const at = `${this.here.id} ${this.match.log.length}`
    if (this.prompts.at !== at) this.prompts = { at, bySeat: new Map() }
    const known = this.prompts.bySeat.get(seat)
    if (known) return known
    const built = promptFor(this.match, seat)
    if (built) this.prompts.bySeat.set(seat, built)
    return built
  }
  /** Seats whose answers to the pending decision are not here yet. */
  get waitingFor(): readonly Seat[] {
    return this.match.waitingFor.filter((seat) => !this.answers.has(slotOf(this.here.id, this.match.log.length, seat)))
  }
  /** The chance that is due, the seats it is made from, and those whose part is missing. */
  dueChance(): { readonly request: ChanceRequest; readonly index: number; readonly missing: readonly Seat[] } | null {
    const request = this.match.pending
    if (!request || request.type === 'ask') return null
    const index = this.here.chanceFrom + this.dealt
    const missing = this.here.seats.flatMap((holding, seat) => {
      const book = this.book(seat, holding)
      return book && book.at(index) === null ? [seat] : []
    })
    return { request, index, missing }
  }
  /** The first chance index nobody has shown a value for. */
  freshChance(): number {
    let index = this.here.chanceFrom + this.dealt
    for (const book of this.books.values()) if (book.known > book.base) index = Math.max(index, book.known + 1)
    return index
  }

  /**
   * Takes one item. `from`: the device that sent it, null for this one. `trusted` items were accepted by this device before:
   * signatures are not checked again.
   */
  add(item: Item, from: string | null, trusted = false): Verdict {
    switch (item.type) {
      case 'answer':
        return this.addAnswer(item, from, trusted)
      case 'chance':
        return this.addChance(item, from)
      case 'propose':
        return this.addProposal(item, from, trusted)
      case 'vote':
        return this.addVote(item, from, trusted)
    }
  }

  private addAnswer(item: Answer, from: string | null, trusted: boolean): Verdict {
    const branch = this.branches.get(item.branch)
    if (!branch) return this.keepEarly(item, from)
    const { seat, decision } = item
    const holding = branch.seats[seat]
    if (!holding) return { refused: 'malformed', seat: null }
    const slot = slotOf(branch.id, decision, seat)
    const known = this.answers.get(slot) ?? this.earlyAnswers.get(slot)?.item
    const isSame = known && known.before === item.before && known.keys.join(' ') === item.keys.join(' ')
    if (isSame) return 'known'
    if (!trusted && !this.input.signing.verify(holding.key, signedText(this.input.match, item), item.signature))
      return { refused: 'forged', seat }
    if (known) {
      this.twoAnswers ??= { branch: branch.id, at: decision, seat, lines: [writeItem(known), writeItem(item)] }
      return { refused: 'two-answers', seat }
    }
    const place = this.path.indexOf(branch)
    if (place < 0) return 'late'
    const next = this.path[place + 1]
    if (next && decision >= next.to) return 'late'
    if (place < this.cursor || (place === this.cursor && decision < this.match.log.length)) return { refused: 'not-asked', seat }
    if (place > this.cursor || decision > this.match.log.length) {
      if (this.earlyAnswers.size >= MAX_EARLY_ANSWERS) return 'late'
      this.earlyAnswers.set(slot, { item, from })
      return 'early'
    }
    return this.judge(item, slot)
  }

  /** An answer to the decision that is pending here, with a good signature. */
  private judge(item: Answer, slot: string): Verdict {
    const { seat } = item
    if (!this.match.waitingFor.includes(seat)) return { refused: 'not-asked', seat }
    if (item.before !== this.fingerprint()) {
      const differs = { branch: item.branch, at: item.decision, seat }
      this.difference ??= differs
      return { differs }
    }
    const prompt = this.prompt(seat)
    if (!prompt || refuseKeys(this.match, seat, prompt, item.keys)) return { refused: 'illegal', seat }
    this.answers.set(slot, item)
    const others = this.byBranch.get(item.branch)
    if (others) others.push(item)
    else this.byBranch.set(item.branch, [item])
    return 'new'
  }

  private addChance(item: ChanceValue, from: string | null): Verdict {
    const book = this.books.get(bookKey(item.seat, item.chain))
    // It may belong to a seat that changed hands, which is not known here yet.
    if (!book) return item.seat < this.tip.seats.length ? this.keepEarly(item, from) : { refused: 'malformed', seat: null }
    const learned = book.learn(item.index, item.value)
    return learned === 'wrong' ? { refused: 'wrong-chance', seat: item.seat } : learned
  }

  private addProposal(item: Proposal, from: string | null, trusted: boolean): Verdict {
    const branch = this.branches.get(item.branch)
    if (!branch) return this.keepEarly(item, from)
    const holding = branch.seats[item.by]
    if (!holding) return { refused: 'malformed', seat: null }
    const known = branch.proposals.get(proposalKey(item))
    const hash = motionHash(item.motion)
    if (known?.hash === hash) return 'known'
    if (!trusted && !this.input.signing.verify(holding.key, signedText(this.input.match, item), item.signature))
      return { refused: 'forged', seat: item.by }
    if (known) {
      this.twoAnswers ??= { branch: branch.id, at: known.item.motion.to, seat: item.by, lines: [writeItem(known.item), writeItem(item)] }
      return { refused: 'two-answers', seat: item.by }
    }
    if (branch.proposals.size >= MAX_PROPOSALS) return { refused: 'flood', seat: item.by }
    if (!isProposable(branch, item, this.input.match, this.input.signing)) return { refused: 'illegal', seat: item.by }
    branch.proposals.set(proposalKey(item), proposalState(branch, item))
    return 'new'
  }

  private addVote(item: Vote, from: string | null, trusted: boolean): Verdict {
    const branch = this.branches.get(item.branch)
    const state = branch?.proposals.get(proposalKey(item))
    if (!branch || !state) return this.keepEarly(item, from)
    const { seat } = item
    const holding = branch.seats[seat]
    if (!holding || !state.voters.includes(seat)) return { refused: 'not-asked', seat: holding ? seat : null }
    if (state.hash !== item.motion) return { refused: 'illegal', seat }
    if ((item.yes ? state.yes : state.no).has(seat)) return 'known'
    if (!trusted && !this.input.signing.verify(holding.key, signedText(this.input.match, item), item.signature))
      return { refused: 'forged', seat }
    countVote(state, item)
    this.signatures.set(voteKey(item), item)
    return 'new'
  }
  /** Votes as they were signed, to pass them on. */
  private readonly signatures = new Map<string, Vote>()
  votesOn(branch: Branch, { item, voters }: ProposalState): Vote[] {
    return voters.flatMap((seat) =>
      [true, false].flatMap((yes) => this.signatures.get(voteKey({ branch: branch.id, n: item.n, by: item.by, seat, yes })) ?? []),
    )
  }

  private keepEarly(item: Item, from: string | null): Verdict {
    this.early.push({ item, from })
    if (this.early.length > MAX_EARLY) this.early.shift()
    return 'early'
  }

  /**
   * Applies everything that can be applied. `taken` hears of items that had to wait and are accepted now, `refused` of those
   * that turned out wrong.
   */
  settle(taken: Taken, refused: Judged): void {
    for (;;) {
      const moved = this.findPath() || this.step()
      if (this.retryEarly(taken, refused)) continue
      if (!moved) return
    }
  }

  private retryEarly(taken: Taken, refused: Judged): boolean {
    let changed = false
    const length = this.match.log.length
    for (const seat of this.match.waitingFor) {
      const slot = slotOf(this.here.id, length, seat)
      const early = this.earlyAnswers.get(slot)
      if (!early || this.answers.has(slot)) continue
      this.earlyAnswers.delete(slot)
      const verdict = this.judge(early.item, slot)
      if (verdict === 'new') {
        taken(early.item, early.from)
        changed = true
      } else refused(verdict, early.from)
    }
    const waiting = this.early
    if (!waiting.length) return changed
    this.early = []
    for (const { item, from } of waiting) {
      const verdict = this.add(item, from)
      if (verdict === 'new') {
        taken(item, from)
        changed = true
      } else if (typeof verdict === 'object') refused(verdict, from)
    }
    return changed
  }

  /** Follows carried proposals from the root; cuts the log back to where the way parts from the one it was on. */
  private findPath(): boolean {
    const path: Branch[] = [this.path[0] as Branch]
    for (let state = carriedOf(path[0] as Branch); state; ) {
      const parent = path[path.length - 1] as Branch
      const child = childOf(parent, state)
      const branch = this.branches.get(child.id) ?? child
      if (!this.branches.has(branch.id)) {
        this.branches.set(branch.id, branch)
        this.openBooks(branch)
      }
      path.push(branch)
      state = carriedOf(branch)
    }
    const parting = path.findIndex((branch, i) => this.path[i] !== branch)
    if (parting < 0 && path.length === this.path.length) return false
    this.path = path
    const at = parting < 0 ? path.length : parting
    if (this.cursor >= at) {
      this.cursor = at - 1
      const branch = this.here
      const next = path[at] as Branch
      if (next.to < this.match.log.length) this.cut(next.to)
      this.dealt = this.countDealt(branch.to)
    }
    return true
  }

  private countDealt(from: number): number {
    let count = 0
    for (let i = from; i < this.match.log.length; i++) {
      const type = this.match.log[i]?.type
      if (type !== 'answer' && type !== 'pass') count++
    }
    return count
  }

  private cut(to: number): void {
    this.match = this.match.at(to)
    this.match.listen(this.input.listener ?? null)
    this.fingerprints.length = to
    this.state = { at: '', fingerprint: '' }
    this.prompts = { at: '', bySeat: new Map() }
    this.input.onJump?.(to)
  }

  private openBooks({ seats }: Branch): void {
    seats.forEach(({ chance }, seat) => {
      if (!chance) return
      const key = bookKey(seat, chainName(chance.commitment))
      if (!this.books.has(key)) this.books.set(key, new ChanceBook(seat, chance.commitment, chance.base))
    })
  }

  /** One step along the log: into the next branch, one chance, or one decision. */
  private step(): boolean {
    const next = this.path[this.cursor + 1]
    if (next && this.match.log.length >= next.to) {
      if (this.match.log.length > next.to) this.cut(next.to)
      this.cursor++
      this.dealt = 0
      // What a difference or two answers stopped is left behind with the branch.
      if (this.difference && this.difference.branch !== next.id) this.difference = null
      return true
    }
    const request = this.match.pending
    if (!request) return false
    if (request.type !== 'ask') {
      const due = this.dueChance()
      if (!due || due.missing.length) return false
      const values = this.here.seats.flatMap((holding, seat) => this.book(seat, holding)?.at(due.index) ?? [])
      if (!values.length) return false
      this.dealt++
      this.put(sharedChance(this.input.match, due.index, values, due.request, this.match.cards))
      return true
    }
    const decision = this.match.log.length
    const given: Answer[] = []
    for (const { seat } of request.asked) {
      const answer = this.answers.get(slotOf(this.here.id, decision, seat))
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

  private put(entry: Entry, asked = this.match.log.length): void {
    this.match.put(entry)
    this.fingerprints.push(this.match.fingerprint())
    this.input.onEntry?.(entry, asked)
  }
}

function voteKey({ branch, n, by, seat, yes }: Pick<Vote, 'branch' | 'n' | 'by' | 'seat' | 'yes'>): string {
  return `${branch} ${n} ${by} ${seat} ${yes ? 'yes' : 'no'}`
}
