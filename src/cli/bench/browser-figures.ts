/** What only a browser can tell: frames of an idle table, script time of frames, memory after many screen changes. */
import { type Figure, notMeasured } from './figure.ts'

export interface BrowserMeasured {
  readonly figures: readonly Figure[]
  /** Scripts that were loaded when the first screen stood, as paths inside `dist`. */
  readonly loadedOnShelf: readonly string[] | null
}

export async function browserFigures(): Promise<BrowserMeasured> {
  return {
    figures: [notMeasured({ name: 'frames of an idle table', unit: 'frames', target: 0, wants: 'at most' }, 'no app yet')],
    loadedOnShelf: null,
  }
}
