/**
 * What a table of several devices is made of: signed answers, chance values, proposals and votes. A line of text each.
 * The log of a match is a set of these; the order in which they arrive does not matter.
 *
 *     answer 8jK2x_0a 41 2 3f9c0a12bb41 <signature> play:gimli#41
 *     chance 2 <commitment> 17 <value>
 *     propose 8jK2x_0a 1 0 <signature> {"to":12,"chanceFrom":19,"changes":[]}
 *     vote 8jK2x_0a 1 0 2 yes <motion> <signature>
 */
import * as v from 'valibot'
import type { Seat } from '../../engine/index.ts'
import { KeySchema, NameSchema, shortHash } from './genesis.ts'

/** A stretch of the match between two proposals that were carried: eight letters. */
export type BranchId = string

export interface Answer {
  readonly type: 'answer'
  readonly branch: BranchId
  /** Length of the log when the decision was asked. */
  readonly decision: number
  readonly seat: Seat
  /** Fingerprint of the state that is answered. */
  readonly before: string
  readonly keys: readonly string[]
  readonly signature: string
}
/** The next value of a seat's chain. Needs no signature: it leads to what the seat committed to, or it does not. */
export interface ChanceValue {
  readonly type: 'chance'
  readonly seat: Seat
  /** {@link chainName}: a seat has another chain after it changed hands. */
  readonly chain: string
  readonly index: number
  readonly value: string
}

const SeatChangeSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  name: NameSchema,
  key: KeySchema,
  chance: v.nullable(KeySchema),
  playedBy: v.picklist(['person', 'helper']),
  /** The new key's signature under this change: nobody is seated without knowing. */
  claim: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
})
export type SignedSeatChange = v.InferOutput<typeof SeatChangeSchema>

const MotionSchema = v.strictObject({
  /** Length of the log from which the next branch goes on. */
  to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Index of the next chance there: none that anybody has seen. */
  chanceFrom: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Seats that change hands; none for an undo. */
  changes: v.pipe(v.array(SeatChangeSchema), v.maxLength(8)),
})
export type Motion = v.InferOutput<typeof MotionSchema>

export interface Proposal {
  readonly type: 'propose'
  readonly branch: BranchId
  /** Counts the proposals of a branch; of two that are carried the higher one holds. At most {@link MAX_PROPOSAL}. */
  readonly n: number
  readonly by: Seat
  readonly motion: Motion
  readonly signature: string
}
export interface Vote {
  readonly type: 'vote'
  readonly branch: BranchId
  readonly n: number
  readonly by: Seat
  readonly seat: Seat
  readonly yes: boolean
  /** {@link motionHash} of what is voted on. */
  readonly motion: string
  readonly signature: string
}
export type Item = Answer | ChanceValue | Proposal | Vote
export type SignedItem = Exclude<Item, ChanceValue>

export const MAX_LINE = 6000
export const MAX_PROPOSAL = 9999

/** How chance values name their chain. The same chain that begins at another index is another one. */
export const chainName = (commitment: string, base: number): string => shortHash(`chain ${commitment} ${base}`, 6)

/** An item without its signature: what is signed. The match id in front ties it to one table. */
export function signedText(match: string, item: SignedItem): string {
  return `${match}\n${writeItem({ ...item, signature: '' })}`
}
/** What a new holder of a seat signs. */
export function claimText(match: string, change: Omit<SignedSeatChange, 'claim'>): string {
  const { seat, name, key, chance, playedBy } = change
  return `${match}\nclaim ${JSON.stringify([seat, name, key, chance, playedBy])}`
}

export function motionHash({ to, chanceFrom, changes }: Motion): string {
  const said = changes.map(({ seat, name, key, chance, playedBy, claim }) => [seat, name, key, chance, playedBy, claim])
  return shortHash(JSON.stringify([to, chanceFrom, said]), 12)
}

export function writeItem(item: Item): string {
  switch (item.type) {
    case 'answer': {
      const { branch, decision, seat, before, signature, keys } = item
      return `answer ${branch} ${decision} ${seat} ${before} ${signature} ${keys.length ? keys.join(' ') : '-'}`
    }
    case 'chance':
      return `chance ${item.seat} ${item.chain} ${item.index} ${item.value}`
    case 'propose':
      return `propose ${item.branch} ${item.n} ${item.by} ${item.signature} ${JSON.stringify(item.motion)}`
    case 'vote': {
      const { branch, n, by, seat, yes, motion, signature } = item
      return `vote ${branch} ${n} ${by} ${seat} ${yes ? 'yes' : 'no'} ${motion} ${signature}`
    }
  }
}

const WHOLE = /^(?:0|[1-9]\d{0,5})$/
const COUNT = /^[1-9]\d{0,3}$/
const SEAT = /^[0-7]$/
const WORD = /^[\w-]{1,100}$/
const BRANCH = /^[\w-]{8}$/
const CHAIN = /^[\w-]{6}$/
const FINGERPRINT = /^[0-9a-f]{12}$/

/** The item a line says, or null when it says none. Takes any text. */
export function readItem(line: string): Item | null {
  if (line.length > MAX_LINE) return null
  const words = line.split(' ')
  switch (words[0]) {
    case 'answer':
      return readAnswer(words)
    case 'chance': {
      const [, seat = '', chain = '', index = '', value = ''] = words
      if (words.length !== 5 || !SEAT.test(seat) || !CHAIN.test(chain) || !WHOLE.test(index) || !WORD.test(value)) return null
      return { type: 'chance', seat: Number(seat), chain, index: Number(index), value }
    }
    case 'propose':
      return readProposal(words)
    case 'vote': {
      const [, branch = '', n = '', by = '', seat = '', yes = '', motion = '', signature = ''] = words
      if (words.length !== 8 || !BRANCH.test(branch) || !COUNT.test(n) || !SEAT.test(by) || !SEAT.test(seat)) return null
      if ((yes !== 'yes' && yes !== 'no') || !WORD.test(motion) || !WORD.test(signature)) return null
      return { type: 'vote', branch, n: Number(n), by: Number(by), seat: Number(seat), yes: yes === 'yes', motion, signature }
    }
    default:
      return null
  }
}

function readAnswer(words: readonly string[]): Answer | null {
  const [, branch = '', decision = '', seat = '', before = '', signature = '', ...keys] = words
  if (!BRANCH.test(branch) || !WHOLE.test(decision) || !SEAT.test(seat) || !FINGERPRINT.test(before) || !WORD.test(signature)) return null
  if (!keys.length || keys.length > 64 || keys.some((key) => key === '')) return null
  return {
    type: 'answer',
    branch,
    decision: Number(decision),
    seat: Number(seat),
    before,
    keys: keys.length === 1 && keys[0] === '-' ? [] : keys,
    signature,
  }
}

function readProposal(words: readonly string[]): Proposal | null {
  const [, branch = '', n = '', by = '', signature = ''] = words
  if (!BRANCH.test(branch) || !COUNT.test(n) || !SEAT.test(by) || !WORD.test(signature)) return null
  let json: unknown
  try {
    json = JSON.parse(words.slice(5).join(' '))
  } catch {
    return null
  }
  const motion = v.safeParse(MotionSchema, json, { abortEarly: true })
  if (!motion.success) return null
  const seats = motion.output.changes.map((change) => change.seat)
  return new Set(seats).size === seats.length
    ? { type: 'propose', branch, n: Number(n), by: Number(by), motion: motion.output, signature }
    : null
}
