/** All German words and grammar of this game, put together. */
import type { Words } from '../compose/words.ts'
import { EN } from '../en/index.ts'

export const DE: Words = EN
