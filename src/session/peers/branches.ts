/**
 * The stretches of a match between proposals that were carried, as a tree: who holds which seat in each, what was proposed,
 * who said yes. Which way through the tree counts follows from the set of votes alone, so all devices find the same one.
 */
import type { Seat } from '../../engine/index.ts'
import { type Genesis, shortHash } from './genesis.ts'
import { type BranchId, chainName, claimText, type Motion, motionHash, type Proposal, type Vote } from './items.ts'
import type { Signing } from './signing.ts'

/** A seat's chain of chance values: what it committed to, and the chance index that stands for the commitment itself. */
export interface ChainStart {
  readonly commitment: string
  readonly base: number
  readonly name: string
}

export interface Holding {
  readonly name: string
  readonly key: string
  readonly playedBy: 'person' | 'helper'
  /** Null where it contributes nothing. */
  readonly chance: ChainStart | null
}

export interface ProposalState {
  readonly item: Proposal
  readonly hash: string
  readonly key: string
  readonly voters: readonly Seat[]
  readonly yes: Set<Seat>
  readonly no: Set<Seat>
}

export interface Branch {
  readonly id: BranchId
  readonly depth: number
  /** What was carried to get here; null at the root. */
  readonly motion: Motion | null
  /** Length of the log at which it begins; where that lies inside a decision, at the end of the decision. */
  readonly to: number
  /** Index of its first chance. */
  readonly chanceFrom: number
  readonly seats: readonly Holding[]
  /** By {@link proposalKey}. */
  readonly proposals: Map<string, ProposalState>
  /** What follows where a proposal is carried, by its key. */
  readonly children: Map<string, Branch>
}

/** A match changes hands or goes back at most so often. */
const MAX_DEPTH = 500
/** Proposals of one seat in one branch. */
const MAX_PROPOSALS = 40

/** Two motions of one seat under one number are two proposals: nothing is gained by it. */
export const proposalKey = (n: number, by: Seat, hash: string): string => `${n} ${by} ${hash}`

const chainStart = (commitment: string | null, base: number): ChainStart | null =>
  commitment === null ? null : { commitment, base, name: chainName(commitment, base) }

export function rootBranch(genesis: Genesis, match: string): Branch {
  return {
    id: match.slice(0, 8),
    depth: 0,
    motion: null,
    to: 0,
    chanceFrom: 1,
    seats: genesis.seats.map(({ name, key, playedBy, chance }) => ({ name, key, playedBy, chance: chainStart(chance, 0) })),
    proposals: new Map(),
    children: new Map(),
  }
}

function seatsAfter(seats: readonly Holding[], { changes, chanceFrom }: Motion): Holding[] {
  const after = seats.slice()
  for (const { seat, name, key, playedBy, chance } of changes) {
    after[seat] = { name, key, playedBy, chance: chainStart(chance, chanceFrom - 1) }
  }
  return after
}

export function childOf(parent: Branch, { item: { motion }, key }: ProposalState): Branch {
  const known = parent.children.get(key)
  if (known) return known
  const child: Branch = {
    id: shortHash(`${parent.id} ${key}`, 8),
    depth: parent.depth + 1,
    motion,
    to: motion.to,
    chanceFrom: motion.chanceFrom,
    seats: seatsAfter(parent.seats, motion),
    proposals: new Map(),
    children: new Map(),
  }
  parent.children.set(key, child)
  return child
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
  if (branch.depth >= MAX_DEPTH || !voters.includes(by) || 2 * voters.length < personsOf(branch).length) return false
  if (motion.chanceFrom < branch.chanceFrom || motion.changes.some(({ seat }) => seat >= branch.seats.length)) return false
  const after = seatsAfter(branch.seats, motion)
  if (!after.some(({ playedBy, chance }) => playedBy === 'person' && chance !== null)) return false
  // One key is one seat.
  if (new Set(after.map(({ key }) => key)).size !== after.length) return false
  return motion.changes.every(({ claim, ...change }) => signing.verify(change.key, claimText(match, change), claim))
}

export function proposalState(branch: Branch, item: Proposal, hash = motionHash(item.motion)): ProposalState {
  return {
    item,
    hash,
    key: proposalKey(item.n, item.by, hash),
    voters: votersOn(branch, item.motion),
    yes: new Set(),
    no: new Set(),
  }
}

export const isCarried = ({ voters, yes }: ProposalState): boolean => voters.every((seat) => yes.has(seat))
/** Somebody said no, and not all had said yes before. */
export const isDead = (state: ProposalState): boolean => state.no.size > 0 && !isCarried(state)

/**
 * Adds a proposal. Of a seat that makes far too many the first by number stay, in whatever order they arrive. False where it
 * is not among them.
 */
export function addProposal({ proposals }: Branch, state: ProposalState): boolean {
  const others = [...proposals.values()].filter((one) => one.item.by === state.item.by && !isCarried(one))
  if (others.length >= MAX_PROPOSALS) {
    const last = others.reduce((a, b) => (isBefore(a, b) ? b : a))
    if (isBefore(last, state)) return false
    proposals.delete(last.key)
  }
  proposals.set(state.key, state)
  return true
}
function isBefore(a: ProposalState, b: ProposalState): boolean {
  return a.item.n !== b.item.n ? a.item.n < b.item.n : a.hash < b.hash
}

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
