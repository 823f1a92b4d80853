/** The action log chained with SHA-256: a head says that every entry before it is what it was. Against changed files. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The head of an empty log: a hash of what the match is. */
export function chainStart(game: string, rulesVersion: number, options: unknown, seats: number): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([game, rulesVersion, sortKeys(options), seats]))))
}

export function chainNext(head: string, line: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${head}\n${line}`)))
}

function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
