/**
 * A table of several devices as text: its genesis and every item. Another device can read it and go on, or add what it misses:
 * the way out when no line can be had. Holds no secret. Also the file of a difference: both logs.
 */
import * as v from 'valibot'
import { type GameEvent, type MatchFile, parseMatchFile, writeMatchFile } from '../../engine/index.ts'
import { TABLE_FORMAT } from '../table-format.ts'
import type { TableFileProblem } from '../together.ts'
import { type Genesis, parseGenesis } from './genesis.ts'
import type { History } from './history.ts'
import { MAX_LINE, writeItem } from './items.ts'
import { missingFor } from './sync.ts'

export const MAX_TABLE_BYTES = 4_000_000

const TableFileSchema = v.object({
  format: v.literal(TABLE_FORMAT),
  word: v.pipe(v.string(), v.maxLength(12)),
  genesis: v.unknown(),
  items: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_LINE))), v.maxLength(50_000)),
})
export interface TableFile {
  readonly word: string
  readonly genesis: Genesis
  readonly items: readonly string[]
}

type AnyHistory = History<object, unknown, GameEvent>

/** Every item on the way from the genesis to now, in an order in which they can be taken. */
export function allLines(history: AnyHistory): string[] {
  const root = history.path[0]?.id ?? ''
  return missingFor(history, { path: [root], place: 0, length: 0, print: '', answered: [], chance: [], votes: [], proofs: [] }).map(
    writeItem,
  )
}

/** `isSafe`: whether a line may leave this device. */
export function writeTableFile(word: string, genesis: Genesis, history: AnyHistory, isSafe: (line: string) => boolean): string {
  return JSON.stringify({ format: TABLE_FORMAT, word, genesis, items: allLines(history).filter(isSafe) })
}

export function parseTableFile(text: string): TableFile | TableFileProblem {
  if (text.length > MAX_TABLE_BYTES) return { code: 'too-large' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { code: 'not-json' }
  }
  const parsed = v.safeParse(TableFileSchema, json, { abortEarly: true })
  if (!parsed.success) return { code: 'not-a-table', where: v.getDotPath(parsed.issues[0]) }
  const genesis = parseGenesis(parsed.output.genesis)
  return genesis ? { word: parsed.output.word, genesis, items: parsed.output.items } : { code: 'bad-genesis' }
}

export function logFileOf(genesis: Genesis, history: AnyHistory): string {
  return JSON.stringify(
    writeMatchFile(
      history.match,
      history.fingerprints,
      genesis.seats.map(({ name }) => name),
    ),
  )
}

export interface FoundDifference {
  readonly text: string
  /** The first entry that is not the same; where one log only goes on longer, the end of the other. */
  readonly at: number
  /** Both have an entry there. */
  readonly isReal: boolean
}

/** Both logs as one file, and the first entry where they differ; null while the other's text is no log. */
export function differenceOf(mine: string, theirs: string): FoundDifference | null {
  const [a, b] = [parseMatchFile(mine), parseMatchFile(theirs)]
  if ('code' in a || 'code' in b) return null
  const at = firstDifference(a, b)
  return {
    text: JSON.stringify({ format: 'mathom-difference-1', at, mine: a, theirs: b }),
    at,
    isReal: at < a.actions.length && at < b.actions.length,
  }
}

function firstDifference(a: MatchFile, b: MatchFile): number {
  let at = 0
  while (at < a.actions.length && at < b.actions.length && a.actions[at] === b.actions[at] && a.fingerprints[at] === b.fingerprints[at])
    at++
  return at
}
