/**
 * The way in: the sentences of one language, loaded when they are wanted.
 * Light enough to be imported from anywhere; only types come along.
 */
import type { CardsText, Language } from './types.ts'

export type * from './types.ts'
export const LANGUAGES: readonly Language[] = ['en', 'de']

/** All sentences of the game in this language. */
export async function cardsText(language: Language): Promise<CardsText> {
  const [{ textOf }, words] = await Promise.all([
    import('./compose/build.ts'),
    language === 'de' ? import('./de/index.ts').then(({ DE }) => DE) : import('./en/index.ts').then(({ EN }) => EN),
  ])
  return textOf(words)
}
