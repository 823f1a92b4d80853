/**
 * The way in: the sentences of one language, loaded when they are wanted.
 * Light enough to be imported from anywhere; only types come along.
 */
import type { Language, LotrText } from './types.ts'

export type { Explanation, FaceOf, Label, Language, LotrText, Sentence } from './types.ts'
export const LANGUAGES: readonly Language[] = ['en', 'de']

/** All sentences of the game in this language. */
export async function lotrText(language: Language): Promise<LotrText> {
  return language === 'de' ? (await import('./de/index.ts')).DE : (await import('./en/index.ts')).EN
}
