/**
 * The accepted items of one match: answers, chance values, proposals and votes, found again by what they are about. Judges
 * nothing.
 */
import type { Seat } from '../../engine/index.ts'
import type { Branch, Holding, ProposalState } from './branches.ts'
import { ChanceBook } from './chance-chain.ts'
import type { Answer, BranchId, Vote } from './items.ts'

/** Two signed answers to one decision: proof that a seat cheated. */
export interface TwoAnswers {
  readonly branch: BranchId
  readonly at: number
  readonly seat: Seat
  /** Whose signature stands under both. */
  readonly key: string
  /** The one that was taken first in front. */
  readonly answers: readonly [Answer, Answer]
}

export const slotOf = (branch: BranchId, decision: number, seat: Seat): string => `${branch} ${decision} ${seat}`
export const saysSame = (a: Answer, b: Answer): boolean => a.before === b.before && a.keys.join(' ') === b.keys.join(' ')

export class ItemSet {
  readonly branches = new Map<BranchId, Branch>()
  private readonly answers = new Map<string, Answer>()
  private readonly byBranch = new Map<BranchId, Answer[]>()
  private readonly votes = new Map<string, Vote>()
  private readonly books = new Map<string, ChanceBook>()
  private readonly twice = new Map<string, TwoAnswers>()

  answerAt(branch: BranchId, decision: number, seat: Seat): Answer | null {
    return this.answers.get(slotOf(branch, decision, seat)) ?? null
  }
  /** The answers of a branch, in the order they were taken. */
  answersIn(branch: BranchId): readonly Answer[] {
    return this.byBranch.get(branch) ?? []
  }
  putAnswer(item: Answer): void {
    this.answers.set(slotOf(item.branch, item.decision, item.seat), item)
    const others = this.byBranch.get(item.branch)
    if (others) others.push(item)
    else this.byBranch.set(item.branch, [item])
  }
  /** Answers of stretches that were left for good; the branches themselves stay known. */
  forgetAllBut(kept: readonly Branch[]): void {
    const ids = new Set(kept.map(({ id }) => id))
    for (const [branch, answers] of this.byBranch) {
      if (ids.has(branch)) continue
      for (const { decision, seat } of answers) this.answers.delete(slotOf(branch, decision, seat))
      this.byBranch.delete(branch)
    }
  }

  /** Every proof, the first one found in front. */
  get proofs(): readonly TwoAnswers[] {
    return [...this.twice.values()]
  }
  hasProof(branch: BranchId, decision: number, seat: Seat): boolean {
    return this.twice.has(slotOf(branch, decision, seat))
  }
  putProof(proof: TwoAnswers): void {
    this.twice.set(slotOf(proof.branch, proof.at, proof.seat), proof)
  }

  putVote(vote: Vote): void {
    this.votes.set(voteKey(vote), vote)
  }
  /** Votes as they were signed, to pass them on. */
  votesOn(branch: Branch, { item: { n, by }, hash, yes, no }: ProposalState): Vote[] {
    const signed = (seat: Seat, isYes: boolean) =>
      this.votes.get(voteKey({ branch: branch.id, n, by, seat, yes: isYes, motion: hash })) ?? []
    return [...[...yes].flatMap((seat) => signed(seat, true)), ...[...no].flatMap((seat) => signed(seat, false))]
  }

  get allBooks(): Iterable<ChanceBook> {
    return this.books.values()
  }
  bookNamed(seat: Seat, chain: string): ChanceBook | null {
    return this.books.get(`${seat} ${chain}`) ?? null
  }
  book(seat: Seat, { chance }: Holding): ChanceBook | null {
    return chance ? this.bookNamed(seat, chance.name) : null
  }
  openBooks({ seats }: Branch): void {
    seats.forEach(({ chance }, seat) => {
      if (!chance || this.bookNamed(seat, chance.name)) return
      this.books.set(`${seat} ${chance.name}`, new ChanceBook(seat, chance))
    })
  }
}

function voteKey({ branch, n, by, seat, yes, motion }: Pick<Vote, 'branch' | 'n' | 'by' | 'seat' | 'yes' | 'motion'>): string {
  return `${branch} ${n} ${by} ${seat} ${yes ? 'yes' : 'no'} ${motion}`
}
