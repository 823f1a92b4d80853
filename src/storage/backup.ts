/**
 * All data of this device as one file, and back. Restoring adds what is missing and replaces what is older;
 * it never deletes, and damaged matches in the file are counted, not written.
 */
import * as v from 'valibot'
import { withDatabase } from './database.ts'
import { BACKUP_FORMAT, type Backup, BackupSchema, MAX_BACKUP_BYTES, parseRecord, StorageError } from './records.ts'
import { readSettings } from './settings-record.ts'
import { addTable, parseTableRecord, readStoredTable } from './table-records.ts'

/** Every match, damaged ones as they lie there, and the settings, as JSON text. */
export async function writeBackup(): Promise<string> {
  const [matches, ids] = await withDatabase((db) => Promise.all([db.getAll('matches'), db.getAllKeys('tables')]))
  const tables = await Promise.all(ids.map(async (id) => ({ ...(await readStoredTable(id)) })))
  const settings = await readSettings()
  const backup: Backup = {
    format: BACKUP_FORMAT,
    matches,
    tables: tables.map(({ record, lines }) => ({ record, lines: [...lines] })),
    settings: settings && typeof settings === 'object' ? { ...settings } : {},
  }
  return JSON.stringify(backup)
}

/** A free id for a damaged record that makes room; short enough for the schema. */
function asideId(id: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const aside = `${id.slice(0, 40)}-damaged${n === 1 ? '' : n}`
    if (!taken.includes(aside)) return aside
  }
}

export interface Restored {
  readonly added: number
  readonly updated: number
  readonly kept: number
  readonly damaged: number
  readonly settings: Readonly<Record<string, unknown>>
}

/** Throws `backup-unreadable` for any other text; then nothing was written. */
export async function restoreBackup(text: string): Promise<Restored> {
  if (text.length > MAX_BACKUP_BYTES) throw new StorageError({ code: 'backup-unreadable', reason: 'too-large' })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new StorageError({ code: 'backup-unreadable', reason: 'not-json' })
  }
  const parsed = v.safeParse(BackupSchema, json, { abortEarly: true })
  if (!parsed.success) throw new StorageError({ code: 'backup-unreadable', reason: 'not-a-backup' })
  const { matches, tables, settings } = parsed.output
  const counts = await withDatabase(async (db) => {
    const tx = db.transaction('matches', 'readwrite')
    const tally = { added: 0, updated: 0, kept: 0, damaged: 0 }
    for (const value of matches) {
      const record = parseRecord(value)
      if ('where' in record) {
        tally.damaged++
        continue
      }
      const now = await tx.store.get(record.id)
      const mine = now === undefined ? null : parseRecord(now)
      if (mine && !('where' in mine) && mine.updated >= record.updated) {
        tally.kept++
        continue
      }
      // A damaged record is never overwritten: it moves aside.
      if (mine && 'where' in mine) await tx.store.put(now, asideId(record.id, await tx.store.getAllKeys()))
      await tx.store.put(record, record.id)
      if (now === undefined) tally.added++
      else tally.updated++
    }
    await tx.done
    return tally
  })
  for (const table of tables) counts[await restoreTable(table)]++
  return { ...counts, settings }
}

/**
 * A table that is missing here is added; one that is here is left alone, for its log is never rewritten. The device it came from may
 * still be at the table: this one counts as another, and answers for its seats only after it has heard what they said.
 */
async function restoreTable({ record, lines }: Backup['tables'][number]): Promise<'added' | 'kept' | 'damaged'> {
  const table = parseTableRecord(record)
  if ('where' in table) return 'damaged'
  if ((await withDatabase((db) => db.getKey('tables', table.id))) !== undefined) return 'kept'
  const secrets = table.genesis ? table.secrets.map((secret) => ({ ...secret, moved: true })) : []
  await addTable({ ...table, secrets, lobby: null, device: freshDevice(), restored: true }, lines)
  return 'added'
}

function freshDevice(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
