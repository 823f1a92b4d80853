/**
 * Tables of several devices in the database: what a table is and what this device signs with in one record, the lines of its
 * log beside it, added and never rewritten. A table has one writer, as a match has.
 */
import * as v from 'valibot'
import { withDatabase } from './database.ts'
import { StorageError } from './records.ts'

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const Whole = v.pipe(v.number(), v.integer())

export const TableRecordSchema = v.object({
  id: Text(60),
  word: Text(12),
  /** The person at this device. */
  name: Text(40),
  /** Who this device is at this table. */
  device: Text(24),
  /** Takes a seat by itself when it finds the table. */
  sitDown: v.boolean(),
  /** Known once the table was found. */
  game: Text(40),
  rulesVersion: Whole,
  seats: v.pipe(Whole, v.minValue(0), v.maxValue(8)),
  /** The people, by seat, once the match began. */
  names: v.pipe(v.array(Text(40)), v.maxLength(8)),
  /** Read back through the schemas of the session. */
  genesis: v.unknown(),
  lobby: v.unknown(),
  secrets: v.pipe(
    v.array(v.object({ seat: Whole, secret: Text(100), chance: v.nullable(Text(100)), moved: v.optional(v.boolean()) })),
    v.maxLength(100),
  ),
  created: Whole,
  updated: Whole,
  standing: Text(400),
  place: Text(40),
  outcome: v.nullable(v.object({ result: Text(40), score: Whole })),
  writer: Text(60),
  /** Came out of a backup: its lines are checked before they are believed. */
  restored: v.optional(v.boolean()),
})
export type TableRecord = v.InferOutput<typeof TableRecordSchema>

export interface StoredTable {
  readonly record: TableRecord
  readonly lines: readonly string[]
}
export type ListedTable = { readonly id: string; readonly record: TableRecord } | { readonly id: string; readonly damaged: string | null }

/** A stored value as a record, or the path of the first thing that is wrong with it; null for the whole. */
export function parseTableRecord(value: unknown): TableRecord | { readonly where: string | null } {
  const parsed = v.safeParse(TableRecordSchema, value, { abortEarly: true })
  return parsed.success ? parsed.output : { where: v.getDotPath(parsed.issues[0]) }
}

/** What is passed on must be on the disk: after a power cut this device would answer a second time. */
const SAFE = { durability: 'strict' } as const

/** Lines of a table lie under its id and a number, in batches as they were stored. */
const batchKey = (id: string, n: number): string => `${id}/${String(n).padStart(8, '0')}`
export const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

export async function listTables(): Promise<ListedTable[]> {
  const rows = await withDatabase(async (db) => {
    const tx = db.transaction('tables')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return keys.map((id, i) => ({ id, value: values[i] }))
  })
  return rows.map(({ id, value }) => {
    const record = parseTableRecord(value)
    return 'where' in record ? { id, damaged: record.where } : { id, record }
  })
}

export async function addTable(record: TableRecord, lines: readonly string[] = []): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction(['tables', 'lines'], 'readwrite', SAFE)
    await Promise.all([
      tx.objectStore('tables').add(record, record.id),
      lines.length ? tx.objectStore('lines').put([...lines], batchKey(record.id, 0)) : null,
      tx.done,
    ])
  })
}

/** Makes `writer` the one that may write this table. Throws `match-gone` or `record-damaged`. */
export async function claimTable(id: string, writer: string): Promise<StoredTable> {
  const found = await withDatabase(async (db) => {
    const tx = db.transaction(['tables', 'lines'], 'readwrite')
    const [now, batches] = await Promise.all([tx.objectStore('tables').get(id), tx.objectStore('lines').getAll(linesOf(id))])
    const record = parseTableRecord(now)
    if (!('where' in record)) await tx.objectStore('tables').put({ ...record, writer }, id)
    await tx.done
    return { now, record, batches }
  })
  if (found.now === undefined) throw new StorageError({ code: 'match-gone', id })
  if ('where' in found.record) throw new StorageError({ code: 'record-damaged', id, where: found.record.where })
  return { record: { ...found.record, writer }, lines: readBatches(found.batches) }
}

/** Lines that are no text are left where they are; the others hold what they lack. */
export function readBatches(batches: readonly unknown[]): string[] {
  return batches.flatMap((batch) => (Array.isArray(batch) ? batch.filter((line): line is string => typeof line === 'string') : []))
}

/** Writes the record back and adds lines. Throws `taken-over` when another window has claimed the table, `match-gone` when it was deleted. */
export async function writeTable(record: TableRecord, lines: readonly string[]): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction(['tables', 'lines'], 'readwrite', SAFE)
    const [tables, store] = [tx.objectStore('tables'), tx.objectStore('lines')]
    // Asked together, written together: a choice is on its way to the others only when this is done.
    const [now, last] = await Promise.all([
      tables.get(record.id) as Promise<{ writer?: unknown } | undefined>,
      lines.length ? store.openKeyCursor(linesOf(record.id), 'prev') : null,
    ])
    if (now === undefined || now.writer !== record.writer) {
      await tx.done
      throw new StorageError(now === undefined ? { code: 'match-gone', id: record.id } : { code: 'taken-over' })
    }
    const written: Promise<unknown>[] = [tables.put(record, record.id), tx.done]
    if (lines.length) {
      const n = last ? Number(String(last.key).slice(record.id.length + 1)) + 1 : 0
      written.push(store.put([...lines], batchKey(record.id, n)))
    }
    tx.commit()
    await Promise.all(written)
  })
}

export async function removeTable(id: string): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction(['tables', 'lines'], 'readwrite', SAFE)
    await Promise.all([tx.objectStore('tables').delete(id), tx.objectStore('lines').delete(linesOf(id)), tx.done])
  })
}

/** What lies there, readable or not, with its lines. Throws `match-gone`. */
export async function readStoredTable(id: string): Promise<{ readonly record: unknown; readonly lines: readonly string[] }> {
  const [record, batches] = await withDatabase((db) => Promise.all([db.get('tables', id), db.getAll('lines', linesOf(id))]))
  if (record === undefined) throw new StorageError({ code: 'match-gone', id })
  return { record, lines: readBatches(batches) }
}
