/** Puts matches and settings into the database of a page, as if the device had kept them: for shots, bench and end-to-end tests. */
import type { Page } from 'playwright'
import type { MatchFile } from '../engine/index.ts'
import type { MatchRecord } from '../storage/records.ts'

export interface Kept {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly matches?: readonly MatchRecord[]
}

/** A match file as the device keeps it. */
export function recordOf(id: string, file: MatchFile, place = '', outcome: MatchRecord['outcome'] = null): MatchRecord {
  return {
    id,
    game: file.game,
    rulesVersion: file.rulesVersion,
    options: file.options,
    seats: file.seats,
    names: file.names ?? [],
    actions: file.actions,
    fingerprints: file.fingerprints,
    stops: file.actions.flatMap((action, at) => (/^\d/.test(action) ? [at] : [])),
    seed: 7,
    created: 1_700_000_000_000,
    updated: 1_700_000_000_000,
    standing: '',
    place,
    outcome,
    writer: '',
  }
}

/** The page must stand on the app's own address; the app has made the database by then, or it is made here as the app would. */
export async function keepOnDevice(page: Page, { settings, matches = [] }: Kept): Promise<void> {
  await page.evaluate(
    ([values, records]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mathom', 1)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches')
          opening.result.createObjectStore('settings')
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const tx = db.transaction(['matches', 'settings'], 'readwrite')
          for (const record of records) tx.objectStore('matches').put(record, record.id)
          if (values) tx.objectStore('settings').put(values, 'settings')
          tx.onerror = () => reject(tx.error)
          tx.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    [settings ?? null, matches] as const,
  )
}
