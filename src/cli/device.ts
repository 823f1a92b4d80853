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
        // Whatever version the app has made it; a new one begins as the first and the app brings it up.
        const opening = indexedDB.open('mathom')
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

/** What the page's probe says of its scene (pages opened with `?probe`); null while there is no table. */
export interface SceneSeen {
  readonly frames: number
  readonly isMoving: boolean
  readonly playing: readonly string[]
  readonly textures: number
  readonly objects: number
  readonly times: readonly number[]
}

export function sceneOf(page: Page): Promise<SceneSeen | null> {
  return page.evaluate(() => {
    const { mathomProbe } = window as unknown as { mathomProbe?: { describeScene(): SceneSeen | null } }
    return mathomProbe?.describeScene() ?? null
  })
}

/** Waits until the scene has all its things and has drawn nothing for a while. */
export async function sceneRests(page: Page): Promise<void> {
  let [frames, same] = [-1, 0]
  for (let looks = 0; looks < 120 && same < 2; looks++) {
    const scene = await sceneOf(page)
    same = scene && !scene.isMoving && scene.objects > 3 && scene.frames === frames ? same + 1 : 0
    frames = scene?.frames ?? -1
    await page.waitForTimeout(300)
  }
}

/**
 * Runs in a page before the app: a device that cannot draw the board. Without a graphics card the processor paints, and several
 * windows at once are too much for it.
 */
export function withoutBoard(): void {
  const { getContext } = HTMLCanvasElement.prototype
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...more])
    },
  })
}
