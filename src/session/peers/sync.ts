/**
 * What one device tells another about what it has, and what follows from it: the items the other misses. Small, because a
 * log says with its length alone what is in it. Whatever a line lost is found here.
 */
import * as v from 'valibot'
import type { GameEvent, Seat } from '../../engine/index.ts'
import type { Branch } from './branches.ts'
import { shortHash } from './genesis.ts'
import type { History } from './history.ts'
import { slotOf } from './item-set.ts'
import type { Item } from './items.ts'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Name = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))
const SeatNumber = v.pipe(Whole, v.maxValue(7))
const Seats = v.pipe(v.array(SeatNumber), v.maxLength(8))

export const HaveSchema = v.strictObject({
  /** Branches from the genesis on, and which of them the log has reached. */
  path: v.pipe(v.array(Name), v.minLength(1), v.maxLength(600)),
  place: Whole,
  length: Whole,
  /** Hash of the first `length` entries and the states after them. */
  print: v.pipe(v.string(), v.maxLength(12)),
  /** Seats whose answers to the pending decision are here. */
  answered: Seats,
  /** By seat and chain: the last chance value known. */
  chance: v.pipe(v.array(v.tuple([SeatNumber, Name, Whole])), v.maxLength(1000)),
  /** Proposals of the last branch with the seats that said yes and no. */
  votes: v.pipe(v.array(v.tuple([v.pipe(v.string(), v.maxLength(24)), Seats, Seats])), v.maxLength(400)),
  /** Decisions to which a seat gave two answers. */
  proofs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(24))), v.maxLength(100)),
})
export type Have = v.InferOutput<typeof HaveSchema>

type AnyHistory = History<object, unknown, GameEvent>

const proofsOf = (history: AnyHistory) => history.proofs.slice(0, 100)

export function haveOf(history: AnyHistory): Have {
  const { here, match } = history
  const { length } = match.log
  return {
    path: history.path.map(({ id }) => id),
    place: history.place,
    length,
    print: history.log.heads[length - 1] ?? '',
    answered: match.waitingFor.filter((seat) => history.items.answerAt(here.id, length, seat)),
    chance: [...history.items.allBooks].flatMap(({ seat, name, known, base }): [Seat, string, number][] =>
      known > base ? [[seat, name, known]] : [],
    ),
    votes: [...history.tip.proposals.values()].map(({ key, yes, no }): [string, Seat[], Seat[]] => [key, [...yes].sort(), [...no].sort()]),
    proofs: proofsOf(history).map(({ branch, at, seat }) => slotOf(branch, at, seat)),
  }
}

/** Equal on devices that have the same. */
export function haveTag(have: Have): string {
  const { path, place, length, print, answered, chance, votes, proofs } = have
  return shortHash(
    JSON.stringify([
      path[path.length - 1],
      place,
      length,
      print,
      [...answered].sort(),
      chance.map(String).sort(),
      votes.map(String).sort(),
      [...proofs].sort(),
    ]),
    8,
  )
}

function commonPlaces(history: AnyHistory, theirs: Have): number {
  let common = 0
  while (common < history.path.length && history.path[common]?.id === theirs.path[common]) common++
  return common
}

/** Whether they stand where this device has been too, and saw something else there. */
export function differsFrom(history: AnyHistory, theirs: Have): boolean {
  if (theirs.length === 0 || theirs.length > history.match.log.length) return false
  const sameWay = theirs.path.length === history.path.length && commonPlaces(history, theirs) === theirs.path.length
  return sameWay && theirs.place === history.place && history.log.heads[theirs.length - 1] !== theirs.print
}

/** Every item that a device with `theirs` misses or has otherwise, in an order in which it can take them. */
export function missingFor(history: AnyHistory, theirs: Have): Item[] {
  const common = commonPlaces(history, theirs)
  // Another match altogether: the hello should have said so.
  if (common === 0) return []
  const items: Item[] = []
  for (let i = common - 1; i < history.path.length; i++) {
    const branch = history.path[i] as Branch
    const known = i === theirs.path.length - 1 ? new Map(theirs.votes.map(([key, yes, no]) => [key, { yes, no }])) : null
    for (const state of branch.proposals.values()) {
      const has = known?.get(state.key)
      if (!has) items.push(state.item)
      items.push(...history.items.votesOn(branch, state).filter(({ seat, yes }) => !(yes ? has?.yes : has?.no)?.includes(seat)))
    }
  }
  for (const book of history.items.allBooks) {
    const has = theirs.chance.find(([seat, name]) => seat === book.seat && name === book.name)?.[2] ?? book.base
    const value = book.at(book.known)
    if (book.known > has && value) items.push({ type: 'chance', seat: book.seat, chain: book.name, index: book.known, value })
  }
  items.push(...missingAnswers(history, theirs, common))
  for (const { branch, at, seat, answers } of proofsOf(history))
    if (!theirs.proofs.includes(slotOf(branch, at, seat))) items.push(...answers)
  return items
}

function missingAnswers(history: AnyHistory, theirs: Have, common: number): Item[] {
  const items: Item[] = []
  const first = Math.min(theirs.place, common - 1, history.place)
  const everything = differsFrom(history, theirs)
  // Where their log left the way both have gone, it cannot be told how far it is good: from the parting on.
  const known = theirs.place <= common - 1 ? theirs.length : Math.min(theirs.length, history.path[common]?.to ?? theirs.length)
  for (let i = first; i <= history.place; i++) {
    const branch = history.path[i] as Branch
    const from = everything ? branch.to : i === first ? known : branch.to
    const until = history.path[i + 1]?.to ?? Number.POSITIVE_INFINITY
    for (const answer of history.items.answersIn(branch.id)) {
      if (answer.decision < from || answer.decision >= until) continue
      const has = !everything && i === theirs.place && answer.decision === theirs.length && theirs.answered.includes(answer.seat)
      if (!has) items.push(answer)
    }
  }
  return items
}

/** Whether they may have something this device misses. */
export function isBehind(history: AnyHistory, theirs: Have): boolean {
  const mine = haveOf(history)
  const common = commonPlaces(history, theirs)
  if (common < theirs.path.length || theirs.proofs.some((slot) => !mine.proofs.includes(slot))) return true
  if (common === mine.path.length) {
    if (theirs.place > mine.place || (theirs.place === mine.place && theirs.length > mine.length)) return true
    if (theirs.place === mine.place && theirs.length === mine.length && theirs.answered.some((seat) => !mine.answered.includes(seat)))
      return true
    for (const [key, yes, no] of theirs.votes) {
      const has = mine.votes.find(([name]) => name === key)
      if (!has || yes.some((seat) => !has[1].includes(seat)) || no.some((seat) => !has[2].includes(seat))) return true
    }
  }
  return theirs.chance.some(([seat, chain, known]) => (mine.chance.find(([s, c]) => s === seat && c === chain)?.[2] ?? 0) < known)
}
