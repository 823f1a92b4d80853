/** The sentences of the shell by language. Both are small and loaded with the first screen, so that switching takes no time. */
import type { AppLanguage } from '../settings.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { AppText } from './types.ts'

export type { AppText } from './types.ts'

const TEXTS: Readonly<Record<AppLanguage, AppText>> = { en, de }
export const appText = (language: AppLanguage): AppText => TEXTS[language]
