/**
 * What a match of several devices begins with: game, options, and for each seat its key and its commitment to chance.
 * Its hash is the match id. Read from untrusted text through the schema.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { toBase64Url } from './base64url.ts'

export const KeySchema = v.pipe(v.string(), v.regex(/^[\w-]{10,60}$/))
export const NameSchema = v.pipe(v.string(), v.maxLength(40))

export const SeatGenesisSchema = v.strictObject({
  name: NameSchema,
  key: KeySchema,
  /** The end of the seat's chance chain; null for a helper, who contributes nothing. */
  chance: v.nullable(KeySchema),
  playedBy: v.picklist(['person', 'helper']),
})
export type SeatGenesis = v.InferOutput<typeof SeatGenesisSchema>

export const GenesisSchema = v.strictObject({
  format: v.literal('mathom-table-1'),
  game: v.pipe(v.string(), v.maxLength(40)),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.record(v.pipe(v.string(), v.maxLength(60)), v.union([v.boolean(), v.pipe(v.string(), v.maxLength(60)), v.number()])),
  seats: v.pipe(v.array(SeatGenesisSchema), v.minLength(1), v.maxLength(8)),
  /** Random: two tables of the same people are two matches. */
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{10,60}$/)),
})
export type Genesis = v.InferOutput<typeof GenesisSchema>

/** Null for anything that is no genesis, or one without a person who contributes to chance, or with one key for two seats. */
export function parseGenesis(value: unknown): Genesis | null {
  const parsed = v.safeParse(GenesisSchema, value, { abortEarly: true })
  if (!parsed.success) return null
  const { seats } = parsed.output
  if (new Set(seats.map(({ key }) => key)).size !== seats.length) return null
  return seats.some(({ playedBy, chance }) => playedBy === 'person' && chance !== null) ? parsed.output : null
}

/** 43 characters. The order of keys in the options does not matter, that of the seats does. */
export function matchIdOf(genesis: Genesis): string {
  const { game, rulesVersion, options, seats, nonce } = genesis
  const sorted = Object.keys(options)
    .sort()
    .map((id) => [id, options[id]])
  const parts = [game, rulesVersion, sorted, seats.map(({ name, key, chance, playedBy }) => [name, key, chance, playedBy]), nonce]
  return shortHash(JSON.stringify(parts), 43)
}

/** The first letters of a SHA-256 in base64url. */
export function shortHash(text: string, length: number): string {
  return toBase64Url(sha256(utf8ToBytes(text))).slice(0, length)
}
