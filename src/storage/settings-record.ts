/** Settings of this device: one plain object, read back through the schema of whoever asks. */
import { withDatabase } from './database.ts'

const KEY = 'settings'

/** The stored value, unread; undefined before the first save. */
export function readSettings(): Promise<unknown> {
  return withDatabase((db) => db.get('settings', KEY))
}

export async function writeSettings(value: object): Promise<void> {
  await withDatabase((db) => db.put('settings', value, KEY))
}
