/**
 * The one database of this device. Every call ends: with its result, or with a StorageError that says what happened.
 * Sole importer of idb.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { StorageError } from './records.ts'

interface MathomDB extends DBSchema {
  matches: { key: string; value: unknown }
  settings: { key: string; value: unknown }
  /** Tables of several devices, and the lines of their logs in batches. */
  tables: { key: string; value: unknown }
  lines: { key: string; value: unknown }
}
export type Database = IDBPDatabase<MathomDB>

const NAME = 'mathom'
const VERSION = 2
/** A browser that has not answered by then is treated as refusing; the table must not hang on it. */
const PATIENCE_MS = 6000

let opened: Promise<Database> | null = null

/** The database, opened once. Throws `storage-refused` where the browser keeps nothing (private windows, policies). */
export function database(): Promise<Database> {
  opened ??= openDB<MathomDB>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('matches')
        db.createObjectStore('settings')
      }
      if (from < 2) {
        db.createObjectStore('tables')
        db.createObjectStore('lines')
      }
    },
    // A newer version of the app in another tab must not hang behind this one; what this tab does next says that it is old.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
    terminated() {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw asStorageError(error)
  })
  return opened
}

/** Runs database work with a time limit and turns what goes wrong into a StorageError. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError({ code: 'storage-slow' })), PATIENCE_MS)
  })
  try {
    return await Promise.race([database().then(work), late])
  } catch (error) {
    throw asStorageError(error)
  } finally {
    clearTimeout(timer)
  }
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return new StorageError({ code: 'storage-full' })
  return new StorageError({ code: 'storage-refused', detail: error instanceof Error ? error.message : String(error) })
}

/** For tests: closes the database so that another can be opened. */
export async function closeDatabase(): Promise<void> {
  const db = await opened?.catch(() => null)
  db?.close()
  opened = null
}
