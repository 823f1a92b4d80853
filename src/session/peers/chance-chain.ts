/**
 * Chance that nobody can steer. A seat commits to the end of a chain of hashes; for each chance it publishes the value
 * before; the outcome is a hash of the values of all seats. Nobody can choose a value, nobody knows an outcome alone.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Below, type CardTable, type ChanceRequest, deal, type Entry, type Seat } from '../../engine/index.ts'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import type { ChainStart } from './branches.ts'

/** A long match asks for a few hundred chances; each undo skips a few. */
export const CHAIN_LENGTH = 4096
const VALUE_BYTES = 16

const before = (value: Uint8Array): Uint8Array => sha256(value).subarray(0, VALUE_BYTES)

/** The chain of one seat on the device that owns it. */
export interface ChanceChain {
  readonly commitment: string
  /** The n-th value, from 1. Null when the chain is used up. */
  value(n: number): string | null
}

/** All values of the chains made last, one after the other: a page asks for the same ones again. */
const made = new Map<string, Uint8Array>()
const MADE = 64

function valuesOf(secret: string): Uint8Array {
  const known = made.get(secret)
  if (known) return known
  const values = new Uint8Array((CHAIN_LENGTH + 1) * VALUE_BYTES)
  let value = before(utf8ToBytes(`mathom chance ${secret}`))
  values.set(value, CHAIN_LENGTH * VALUE_BYTES)
  for (let n = CHAIN_LENGTH - 1; n >= 0; n--) {
    value = before(value)
    values.set(value, n * VALUE_BYTES)
  }
  if (made.size >= MADE) made.delete(made.keys().next().value as string)
  made.set(secret, values)
  return values
}

export function chanceChain(secret: string): ChanceChain {
  const values = valuesOf(secret)
  const at = (n: number): string => toBase64Url(values.subarray(n * VALUE_BYTES, (n + 1) * VALUE_BYTES))
  return { commitment: at(0), value: (n) => (n > 0 && n <= CHAIN_LENGTH ? at(n) : null) }
}

/** What everybody knows of one seat's chain. Index `base` is the commitment itself. */
export class ChanceBook {
  private readonly values = new Map<number, string>()
  private last: number

  readonly name: string
  readonly base: number

  constructor(
    readonly seat: Seat,
    { commitment, base, name }: ChainStart,
  ) {
    this.name = name
    this.base = base
    this.last = base
    this.values.set(base, commitment)
  }

  /** The highest index whose value is known; `base` while none is. */
  get known(): number {
    return this.last
  }

  at(index: number): string | null {
    return index > this.base ? (this.values.get(index) ?? null) : null
  }

  /** Takes a published value, and with it every one before it. `wrong` when it does not lead to what was committed to. */
  learn(index: number, value: string): 'new' | 'known' | 'wrong' {
    if (index <= this.base || index > this.base + CHAIN_LENGTH) return 'wrong'
    if (index <= this.last) return this.values.get(index) === value ? 'known' : 'wrong'
    let bytes = fromBase64Url(value)
    if (bytes?.length !== VALUE_BYTES) return 'wrong'
    const learned: string[] = []
    for (let at = index; at > this.last; at--) {
      learned.push(toBase64Url(bytes))
      bytes = before(bytes)
    }
    if (toBase64Url(bytes) !== this.values.get(this.last)) return 'wrong'
    learned.forEach((text, i) => {
      this.values.set(index - i, text)
    })
    this.last = index
    return 'new'
  }
}

/** Whole numbers without bias from a text that nobody chose alone: SHA-256 in counter mode, with rejection. */
export function hashBelow(seed: string): Below {
  let block = new Uint8Array(0)
  let at = 0
  let count = 0
  const word = (): number => {
    if (at + 4 > block.length) {
      block = sha256(utf8ToBytes(`${seed} ${count++}`))
      at = 0
    }
    const value =
      ((block[at] as number) << 24) | ((block[at + 1] as number) << 16) | ((block[at + 2] as number) << 8) | (block[at + 3] as number)
    at += 4
    return value >>> 0
  }
  return (below) => {
    if (below <= 1) return 0
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
    let value = word()
    while (value >= limit) value = word()
    return value % below
  }
}

/** The entry that answers a chance request, from the values of all contributing seats in seat order. */
export function sharedChance(match: string, index: number, values: readonly string[], request: ChanceRequest, cards: CardTable): Entry {
  return deal(request, cards, hashBelow(`${match} ${index} ${values.join(' ')}`))
}
