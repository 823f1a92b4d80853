/**
 * One match of several devices as a set of items, and the log that follows from it. Takes items in any order, any number of
 * times, from anybody; refuses by name what no honest device sends. Knows no device, no line and no clock.
 */
import { type GameEvent, refuseKeys, type Seat } from '../../engine/index.ts'
import type { Misdeed } from '../together.ts'
import { addProposal, type Branch, countVote, isProposable, proposalKey, proposalState } from './branches.ts'
import { CanonicalLog, type CanonicalLogInput } from './canonical-log.ts'
import { type Early, EarlyItems } from './early-items.ts'
import { ItemSet, saysSame, type TwoAnswers } from './item-set.ts'
import { type Answer, type BranchId, type ChanceValue, type Item, type Proposal, signedText, type Vote } from './items.ts'
import type { Signing } from './signing.ts'

/**
 * What became of an item. `early`: cannot be judged before others arrive. `late`: its stretch of the match was left, or there
 * are too many of its kind. `proof`: with an item that is here it proves that a seat cheated.
 */
export type Verdict =
  | 'new'
  | 'known'
  | 'early'
  | 'late'
  | { readonly refused: Misdeed; readonly seat: Seat | null }
  | { readonly differs: Difference }
  | { readonly proof: TwoAnswers }

/** A seat answered another state than the one this device has. */
export interface Difference {
  readonly branch: BranchId
  readonly at: number
  readonly seat: Seat | null
}

export interface HistoryInput<S extends object, V, E extends GameEvent> extends CanonicalLogInput<S, V, E> {
  readonly signing: Signing
}

type Judged = (item: Item, verdict: Verdict, from: string | null) => void

export class History<S extends object = object, V = unknown, E extends GameEvent = GameEvent> {
  readonly items = new ItemSet()
  readonly log: CanonicalLog<S, V, E>
  difference: Difference | null = null
  private readonly early = new EarlyItems()
  /** What early items may have waited for: raised by every new proposal and branch. */
  private news = 0
  private triedAt = 0

  constructor(private readonly input: HistoryInput<S, V, E>) {
    this.log = new CanonicalLog<S, V, E>(input, this.items)
  }

  get match() {
    return this.log.match
  }
  get fingerprints(): readonly string[] {
    return this.log.fingerprints
  }
  /** Of the state now. */
  fingerprint(): string {
    return this.log.fingerprint()
  }
  get path(): readonly Branch[] {
    return this.log.path
  }
  get place(): number {
    return this.log.place
  }
  get here(): Branch {
    return this.log.here
  }
  get tip(): Branch {
    return this.log.tip
  }
  get isCurrent(): boolean {
    return this.log.isCurrent
  }
  get waitingFor(): readonly Seat[] {
    return this.log.waitingFor
  }
  /** Proofs of two answers on the way that counts. */
  get proofs(): readonly TwoAnswers[] {
    return this.items.proofs.filter(({ branch, at }) => this.isOnPath(branch, at))
  }
  private isOnPath(branch: BranchId, decision: number): boolean {
    const place = this.path.findIndex(({ id }) => id === branch)
    return place >= 0 && decision < (this.path[place + 1]?.to ?? Number.POSITIVE_INFINITY)
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

  private wait(item: Item, from: string | null): Verdict {
    this.early.put(item, from)
    return 'early'
  }
  private isSigned(item: Answer | Proposal | Vote, key: string): boolean {
    return this.input.signing.verify(key, signedText(this.input.match, item), item.signature)
  }

  private addAnswer(item: Answer, from: string | null, trusted: boolean): Verdict {
    const branch = this.items.branches.get(item.branch)
    if (!branch) return this.wait(item, from)
    const { seat, decision } = item
    const holding = branch.seats[seat]
    if (!holding) return { refused: 'malformed', seat: null }
    const known = this.items.answerAt(branch.id, decision, seat)
    if (known ? saysSame(known, item) : this.early.hasAnswer(item)) return 'known'
    const place = this.path.indexOf(branch)
    if (place < 0 || decision >= (this.path[place + 1]?.to ?? Number.POSITIVE_INFINITY)) return 'late'
    if (!trusted && !this.isSigned(item, holding.key)) return { refused: 'forged', seat }
    if (known) return this.prove(known, item, holding.key)
    const { length } = this.match.log
    if (place < this.place || (place === this.place && decision < length)) return { refused: 'not-asked', seat }
    if (place === this.place && decision === length) return this.judge(item)
    this.early.putAnswer(item, from)
    return 'early'
  }

  private prove(known: Answer, item: Answer, key: string): Verdict {
    if (this.items.hasProof(item.branch, item.decision, item.seat)) return 'known'
    const proof = { branch: item.branch, at: item.decision, seat: item.seat, key, answers: [known, item] as const }
    this.items.putProof(proof)
    return { proof }
  }

  /** An answer to the decision that is pending here, with a good signature. */
  private judge(item: Answer): Verdict {
    const { seat } = item
    if (!this.match.waitingFor.includes(seat)) return { refused: 'not-asked', seat }
    if (item.before !== this.log.fingerprint()) {
      const differs = { branch: item.branch, at: item.decision, seat }
      this.difference ??= differs
      return { differs }
    }
    const prompt = this.log.prompt(seat)
    // The rules give reasons for keys that a person might try, not for any text.
    const isKnown = prompt !== null && item.keys.every((key) => prompt.keys.includes(key))
    if (!isKnown || this.log.guarded(() => refuseKeys(this.match, seat, prompt, item.keys) !== null, true))
      return { refused: 'illegal', seat }
    this.items.putAnswer(item)
    return 'new'
  }

  private addChance(item: ChanceValue, from: string | null): Verdict {
    const book = this.items.bookNamed(item.seat, item.chain)
    // It may belong to a seat that changed hands, which is not known here yet.
    if (!book) return item.seat < this.tip.seats.length ? this.wait(item, from) : { refused: 'malformed', seat: null }
    const learned = book.learn(item.index, item.value)
    return learned === 'wrong' ? { refused: 'wrong-chance', seat: item.seat } : learned
  }

  private addProposal(item: Proposal, from: string | null, trusted: boolean): Verdict {
    const branch = this.items.branches.get(item.branch)
    if (!branch) return this.wait(item, from)
    const holding = branch.seats[item.by]
    if (!holding) return { refused: 'malformed', seat: null }
    const state = proposalState(branch, item)
    if (branch.proposals.has(state.key)) return 'known'
    if (!trusted && !this.isSigned(item, holding.key)) return { refused: 'forged', seat: item.by }
    if (!isProposable(branch, item, this.input.match, this.input.signing)) return { refused: 'illegal', seat: item.by }
    if (!addProposal(branch, state)) return 'late'
    this.news++
    return 'new'
  }

  private addVote(item: Vote, from: string | null, trusted: boolean): Verdict {
    const branch = this.items.branches.get(item.branch)
    const state = branch?.proposals.get(proposalKey(item.n, item.by, item.motion))
    if (!branch || !state) return this.wait(item, from)
    const { seat } = item
    const holding = branch.seats[seat]
    if (!holding || !state.voters.includes(seat)) return { refused: 'not-asked', seat: holding ? seat : null }
    if ((item.yes ? state.yes : state.no).has(seat)) return 'known'
    if (!trusted && !this.isSigned(item, holding.key)) return { refused: 'forged', seat }
    countVote(state, item)
    this.items.putVote(item)
    this.log.votesChanged()
    return 'new'
  }

  /** Applies everything that can be applied. `judged` hears what became of items that had to wait. */
  settle(judged: Judged): void {
    for (;;) {
      const hasPath = this.log.followPath()
      if (hasPath) {
        this.news++
        this.early.forgetAnswersBut(this.path.map(({ id }) => id))
      }
      const moved = this.log.step() || hasPath
      // What a difference stopped is left behind with the branch.
      if (this.difference && this.difference.branch !== this.here.id) this.difference = null
      if (!this.retry(judged) && !moved) return
    }
  }

  private retry(judged: Judged): boolean {
    let changed = false
    const tell = ({ item, from }: Early, verdict: Verdict): void => {
      if (verdict === 'new') changed = true
      if (verdict !== 'early' && verdict !== 'known') judged(item, verdict, from)
    }
    const { here, match } = this
    const { length } = match.log
    for (const seat of match.waitingFor) {
      for (const early of this.early.takeAnswers(here.id, length, seat)) {
        const known = this.items.answerAt(here.id, length, seat)
        tell(early, known ? this.prove(known, early.item, here.seats[seat]?.key ?? '') : this.judge(early.item))
      }
    }
    if (this.triedAt === this.news) return changed
    this.triedAt = this.news
    for (const early of this.early.takeRest()) tell(early, this.add(early.item, early.from))
    return changed
  }
}
