/**
 * Matches in the database. A match has one writer, the window that opened it last; an older window is told at its next
 * write (and at once, through the channel) that the match goes on elsewhere, and loses nothing.
 */
import { withDatabase } from './database.ts'
import { type MatchRecord, parseRecord, StorageError } from './records.ts'

export type Listed = { readonly id: string; readonly record: MatchRecord } | { readonly id: string; readonly damaged: string | null }

/** Every stored match, the last played first; damaged ones at the end with the place of the damage. */
export async function listRecords(): Promise<Listed[]> {
  const rows = await withDatabase(async (db) => {
    const tx = db.transaction('matches')
    const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return keys.map((id, i) => ({ id, value: values[i] }))
  })
  const listed = rows.map(({ id, value }): Listed => {
    const record = parseRecord(value)
    return 'where' in record ? { id, damaged: record.where } : { id, record }
  })
  const time = (one: Listed): number => ('record' in one ? one.record.updated : -1)
  return listed.sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1))
}

/** What lies there under this id, readable or not. Throws `match-gone`. */
export async function readStored(id: string): Promise<unknown> {
  const value = await withDatabase((db) => db.get('matches', id))
  if (value === undefined) throw new StorageError({ code: 'match-gone', id })
  return value
}

/** One match. Throws `match-gone` or `record-damaged`. */
export async function readRecord(id: string): Promise<MatchRecord> {
  const record = parseRecord(await readStored(id))
  if ('where' in record) throw new StorageError({ code: 'record-damaged', id, where: record.where })
  return record
}

/** Puts a new match down. Never replaces one. */
export async function addRecord(record: MatchRecord): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('matches', 'readwrite')
    await Promise.all([tx.store.add(record, record.id), tx.done])
  })
}

/** Makes `writer` the one that may write this match. Throws `match-gone`. */
export async function claimRecord(id: string, writer: string): Promise<MatchRecord> {
  const record = await withDatabase(async (db) => {
    const tx = db.transaction('matches', 'readwrite')
    const now = await tx.store.get(id)
    const parsed = parseRecord(now)
    if (now === undefined || 'where' in parsed) {
      await tx.done
      return { now, parsed }
    }
    const claimed = { ...parsed, writer }
    await tx.store.put(claimed, id)
    await tx.done
    return { now, parsed: claimed }
  })
  if (record.now === undefined) throw new StorageError({ code: 'match-gone', id })
  if ('where' in record.parsed) throw new StorageError({ code: 'record-damaged', id, where: record.parsed.where })
  return record.parsed
}

/** Writes a match back. Throws `taken-over` when another window has claimed it, `match-gone` when it was deleted. */
export async function writeRecord(record: MatchRecord): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('matches', 'readwrite')
    const now = await tx.store.get(record.id)
    const writer = (now as { writer?: unknown } | undefined)?.writer
    if (now !== undefined && writer === record.writer) {
      await tx.store.put(record, record.id)
      await tx.done
      return
    }
    await tx.done
    throw new StorageError(now === undefined ? { code: 'match-gone', id: record.id } : { code: 'taken-over' })
  })
}

export async function removeRecord(id: string): Promise<void> {
  await withDatabase((db) => db.delete('matches', id))
}
