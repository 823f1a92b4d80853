/**
 * What this device keeps, as it lies in the database, and the schema it is read back through. Nothing in here is trusted
 * more than a file: a record that cannot be read is kept and listed as damaged, never overwritten.
 */
import * as v from 'valibot'

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const Whole = v.pipe(v.number(), v.integer())

export const MatchRecordSchema = v.object({
  id: Text(60),
  game: Text(40),
  rulesVersion: Whole,
  options: v.record(Text(60), v.union([v.boolean(), v.string(), v.number()])),
  seats: v.pipe(Whole, v.minValue(1), v.maxValue(8)),
  /** The people, by seat. */
  names: v.pipe(v.array(Text(40)), v.maxLength(8)),
  actions: v.array(v.string()),
  fingerprints: v.array(v.string()),
  /** Log positions where a person chose. */
  stops: v.array(Whole),
  /** Seed of the local dealer. Stays on this device. */
  seed: Whole,
  /** Milliseconds of the clock, for the list only. */
  created: Whole,
  updated: Whole,
  /** One line for the list, and where the match stands. */
  standing: Text(400),
  place: Text(40),
  /** The game's word for how it ended, with its score; null while it goes on. */
  outcome: v.nullable(v.object({ result: Text(40), score: Whole })),
  /** Which window may write; changes when another takes over. */
  writer: Text(60),
})
export type MatchRecord = v.InferOutput<typeof MatchRecordSchema>

export const BACKUP_FORMAT = 'mathom-backup-1'
export const BackupSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  matches: v.pipe(v.array(v.unknown()), v.maxLength(5000)),
  settings: v.record(v.string(), v.unknown()),
  /** Tables of several devices with the lines of their logs; missing in older files. */
  tables: v.optional(v.pipe(v.array(v.object({ record: v.unknown(), lines: v.array(v.string()) })), v.maxLength(5000)), []),
})
/** All data of this device as one file. */
export type Backup = v.InferOutput<typeof BackupSchema>
export const MAX_BACKUP_BYTES = 50_000_000

/** Why storage did not do what was asked. */
export type StorageProblem =
  | { readonly code: 'storage-refused'; readonly detail: string }
  | { readonly code: 'storage-full' }
  | { readonly code: 'storage-slow' }
  /** The match goes on in another window of this device. */
  | { readonly code: 'taken-over' }
  | { readonly code: 'match-gone'; readonly id: string }
  /** `where`: the first thing that is wrong; null for the whole. */
  | { readonly code: 'record-damaged'; readonly id: string; readonly where: string | null }
  | { readonly code: 'backup-unreadable'; readonly reason: 'too-large' | 'not-json' | 'not-a-backup' }

/** A StorageProblem as an exception: database code below, values above. */
export class StorageError extends Error {
  constructor(readonly problem: StorageProblem) {
    super(problem.code)
    this.name = 'StorageError'
  }
}

/** A stored value as a record, or the path of the first thing that is wrong with it; null for the whole. */
export function parseRecord(value: unknown): MatchRecord | { readonly where: string | null } {
  const parsed = v.safeParse(MatchRecordSchema, value, { abortEarly: true })
  return parsed.success ? parsed.output : { where: v.getDotPath(parsed.issues[0]) }
}
