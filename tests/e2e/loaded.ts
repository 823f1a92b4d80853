/** What a page has loaded, to see whether it is of one game only. */
import type { Page } from '@playwright/test'

export interface Loaded {
  /** Addresses of pictures, and the text of every script and sheet that came. */
  all(): Promise<readonly { readonly url: string; readonly text: string }[]>
}

/** Words that stand in the scripts, sheets and addresses of one game and nowhere else. */
export const SIGNS_OF = {
  lotr: /\/art\/lotr\/|shelobs_lair:|\.zone-road\[data-game="lotr"\]/,
  'wotr-cards': /\/art\/wotr-cards\/|["'`]dol-guldur["'`]|\[data-game="?wotr-cards/,
} as const

/** To be called before the page goes anywhere. */
export function listenToLoading(page: Page): Loaded {
  const coming: Promise<{ url: string; text: string }>[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (/\.(?:js|css)$/.test(url)) coming.push(response.text().then((text) => ({ url, text })))
    else coming.push(Promise.resolve({ url, text: '' }))
  })
  return { all: () => Promise.all(coming) }
}

/** Addresses of what came of that game. */
export async function loadedOf(loaded: Loaded, game: keyof typeof SIGNS_OF): Promise<string[]> {
  const found = (await loaded.all()).filter(({ url, text }) => SIGNS_OF[game].test(url) || SIGNS_OF[game].test(text))
  return found.map(({ url }) => url)
}
