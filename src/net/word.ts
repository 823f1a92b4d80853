/**
 * The word of a table: five letters that are read out across a room. Made from given randomness, read from whatever a
 * person typed or pasted; may not know what a table is.
 */

/**
 * Letters only, without those that look like another or like a digit: B 8, G 6, I 1 L, O 0 Q, S 5, Z 2, U V. Sixteen
 * are left, so that four bits name a letter evenly: about a million words.
 */
export const WORD_LETTERS = 'ACDEFHJKMNPRTWXY'
export const WORD_LENGTH = 5
const LONGEST_READ = 2000
const IS_WORD = new RegExp(`^[${WORD_LETTERS}]{${WORD_LENGTH}}$`)

/** Takes the first five bytes. */
export function freshWord(random: Uint8Array): string {
  if (random.length < WORD_LENGTH) throw new RangeError(`a word needs ${WORD_LENGTH} random bytes`)
  return Array.from(random.subarray(0, WORD_LENGTH), (byte) => WORD_LETTERS[byte & 15]).join('')
}

function asWord(text: string): string | null {
  const word = text.replace(/[\s\p{Pd}_.]/gu, '').toUpperCase()
  return IS_WORD.test(word) ? word : null
}

/** The word a person meant, in capitals; null where there is none. In a link it is the last part. */
export function readWord(text: string): string | null {
  if (text.length > LONGEST_READ) return null
  const parts = text.split(/[/#?&=]+/).filter((part) => part.trim() !== '')
  return asWord(parts.at(-1) ?? '')
}
