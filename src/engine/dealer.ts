/**
 * Where chance comes from. Rules never shuffle or roll; they ask, and a dealer answers with a log entry.
 * The local dealer draws every answer from the match's seed and the length of the log, so playing the same
 * choices again after an undo turns up the same cards: undo is no second roll.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import type { CardTable } from './cards.ts'
import type { ChanceRequest, Entry, FaceId } from './types.ts'

export interface Dealer {
  answer(request: ChanceRequest, cards: CardTable, logLength: number): Entry
}

/** A whole number from 0 to `below - 1`. */
export type Below = (below: number) => number

/** Uniform whole numbers without bias, from a seed. */
export function generator(seed: number): Below {
  const source: RandomGenerator = xoroshiro128plus(seed)
  return (below) => (below <= 1 ? 0 : uniformInt(source, 0, below - 1))
}

/** Two integers into one seed that differs in most bits when either changes by one. */
export function mixSeeds(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}

/** Deals for a table on one device. `seed` is any 32-bit integer; it is kept out of shared match files. */
export function localDealer(seed: number): Dealer {
  return { answer: (request, cards, logLength) => deal(request, cards, generator(mixSeeds(seed, logLength))) }
}

/** The entry that answers a chance request, from any source of whole numbers. */
export function deal(request: ChanceRequest, cards: CardTable, below: Below): Entry {
  switch (request.type) {
    case 'roll':
      return { type: 'roll', values: Array.from({ length: request.count }, () => below(request.sides)) }
    case 'shuffle':
      return { type: 'shuffle' }
    default: {
      const pools = new Map<readonly FaceId[], FaceId[]>()
      const faces = request.handles.map((handle) => {
        const known = cards.face(handle)
        if (known !== null) return known
        const pool = cards.pool(handle)
        let left = pools.get(pool)
        if (!left) pools.set(pool, (left = pool.slice()))
        const at = below(left.length)
        const face = left[at] as FaceId
        left[at] = left[left.length - 1] as FaceId
        left.pop()
        return face
      })
      return { type: request.type, faces }
    }
  }
}

/** For tests: answers from a list of what shall come up, then from another dealer. Die values, or faces by name. */
export function riggedDealer(coming: (number | FaceId)[], then: Dealer): Dealer {
  return {
    answer(request, cards, logLength) {
      if (request.type === 'shuffle') return { type: 'shuffle' }
      if (request.type === 'roll') {
        if (typeof coming[0] === 'number' && request.count === 1) return { type: 'roll', values: [coming.shift() as number] }
        return then.answer(request, cards, logLength)
      }
      const unknown = request.handles.filter((handle) => cards.face(handle) === null)
      if (typeof coming[0] !== 'string' || !unknown.length) return then.answer(request, cards, logLength)
      const given = new Map<number, FaceId>()
      for (const handle of unknown) if (typeof coming[0] === 'string') given.set(handle, coming.shift() as FaceId)
      const pools = new Map<readonly FaceId[], FaceId[]>()
      const poolOf = (handle: number) => {
        const pool = cards.pool(handle)
        const left = pools.get(pool) ?? pool.slice()
        pools.set(pool, left)
        return left
      }
      for (const [handle, face] of given) {
        const pool = poolOf(handle)
        const at = pool.indexOf(face)
        if (at < 0) throw new Error(`the rigged dealer has no ${face} left for card ${handle}`)
        pool.splice(at, 1)
      }
      return {
        type: request.type,
        faces: request.handles.map((handle) => cards.face(handle) ?? given.get(handle) ?? (poolOf(handle).shift() as FaceId)),
      }
    },
  }
}
