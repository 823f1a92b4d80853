/**
 * The stretches of a match between proposals that were carried, as a tree: who holds which seat in each, what was proposed,
 * who said yes. Which way through the tree counts follows from the set of votes alone, so all devices find the same one.
 */
import type { Seat } from '../../engine/index.ts'
import { type Genesis, shortHash } from './genesis.ts'
import { type BranchId, claimText, type Motion, motionHash, type Proposal, type Vote } from './items.ts'
import type { Signing } from './signing.ts'

export interface Holding {
  readonly name: string
  readonly key: string
  readonly playedBy: 'person' | 'helper'
  /** Its commitment, and the chance index that stands for the commitment itself; null where it contributes nothing. */
  readonly chance: { readonly commitment: string; readonly base: number } | null
}

export interface ProposalState {
  readonly item: Proposal
  readonly hash: string
  readonly voters: readonly Seat[]
  readonly yes: Set<Seat>
  readonly no: Set<Seat>
}

export interface Branch {
  readonly id: BranchId
  readonly depth: number
  /** Length of the log at which it begins. */
  readonly to: number
  /** Index of its first chance. */
  readonly chanceFrom: number
  readonly seats: readonly Holding[]
  /** By `n` and proposer. */
  readonly proposals: Map<string, ProposalState>
}

export const proposalKey = ({ n, by }: { readonly n: number; readonly by: Seat }): string => `${n} ${by}`

export function rootBranch(genesis: Genesis, match: string): Branch {
  return {
    id: match.slice(0, 8),
    depth: 0,
    to: 0,
    chanceFrom: 1,
    seats: genesis.seats.map(({ name, key, playedBy, chance }) => ({
      name,
      key,
      playedBy,
      chance: chance === null ? null : { commitment: chance, base: 0 },
    })),
    proposals: new Map(),
  }
}

export function childOf(parent: Branch, { item, hash }: ProposalState): Branch {
  const { motion } = item
  const seats = parent.seats.slice()
  for (const { seat, name, key, playedBy, chance } of motion.changes) {
    seats[seat] = { name, key, playedBy, chance: chance === null ? null : { commitment: chance, base: motion.chanceFrom - 1 } }
  }
  return {
    id: shortHash(`${parent.id} ${proposalKey(item)} ${hash}`, 8),
    depth: parent.depth + 1,
    to: motion.to,
    chanceFrom: motion.chanceFrom,
    seats,
    proposals: new Map(),
  }
}

export const personsOf = (branch: Branch): readonly Seat[] =>
  branch.seats.flatMap(({ playedBy }, seat) => (playedBy === 'person' ? [seat] : []))

/** Whose word a motion needs: every seat of a person that is not itself handed over. */
export function votersOn(branch: Branch, motion: Motion): readonly Seat[] {
  const changed = new Set(motion.changes.map(({ seat }) => seat))
  return personsOf(branch).filter((seat) => !changed.has(seat))
}

/**
 * Whether a proposal can be put to the vote at all. At least half of the people must remain to hand over seats: fewer could
 * carry a table away from those who are only out of reach. Somebody must still contribute to chance.
 */
export function isProposable(branch: Branch, { by, motion }: Proposal, match: string, signing: Signing): boolean {
  const voters = votersOn(branch, motion)
  if (!voters.includes(by) || 2 * voters.length < personsOf(branch).length) return false
  if (motion.chanceFrom < branch.chanceFrom) return false
  const seats = childOf(branch, { item: { by, motion, n: 0 } as Proposal, hash: '', voters, yes: new Set(), no: new Set() }).seats
  if (!seats.some(({ playedBy, chance }) => playedBy === 'person' && chance !== null)) return false
  return motion.changes.every(
    ({ claim, ...change }) => change.seat < branch.seats.length && signing.verify(change.key, claimText(match, change), claim),
  )
}

export function proposalState(branch: Branch, item: Proposal): ProposalState {
  return { item, hash: motionHash(item.motion), voters: votersOn(branch, item.motion), yes: new Set(), no: new Set() }
}

export const isCarried = ({ voters, yes }: ProposalState): boolean => voters.every((seat) => yes.has(seat))
/** Somebody said no, and not all had said yes before. */
export const isDead = (state: ProposalState): boolean => state.no.size > 0 && !isCarried(state)

/** Takes a vote that fits the proposal; the caller has checked its signature. */
export function countVote(state: ProposalState, { seat, yes }: Vote): boolean {
  const votes = yes ? state.yes : state.no
  if (votes.has(seat)) return false
  votes.add(seat)
  return true
}

/** Of several that were carried: the latest, the one with most voters, the smallest hash. */
export function carriedOf(branch: Branch): ProposalState | null {
  let best: ProposalState | null = null
  for (const state of branch.proposals.values()) {
    if (isCarried(state) && (!best || outranks(state, best))) best = state
  }
  return best
}

function outranks(a: ProposalState, b: ProposalState): boolean {
  if (a.item.n !== b.item.n) return a.item.n > b.item.n
  if (a.voters.length !== b.voters.length) return a.voters.length > b.voters.length
  return a.hash < b.hash
}
