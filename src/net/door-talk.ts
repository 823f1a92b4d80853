/**
 * What is said at the door of a table: "here I am" and "these are here". Short JSON, checked by hand; anything else is
 * null. Also the list the door's holder keeps. Knows nothing of connections.
 */

export const MOST_MEMBERS = 24
const LONGEST_TALK = 2000
const IS_ID = /^[a-z2-7]{20}$/

export const isMemberId = (id: unknown): id is string => typeof id === 'string' && IS_ID.test(id)
export const doorId = (word: string) => `mathom-1-${word}`

function parsed(text: string): Record<string, unknown> | null {
  if (text.length > LONGEST_TALK) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export const writeQuestion = (me: string) => JSON.stringify({ mathom: 1, me })
export const writeAnswer = (here: readonly string[]) => JSON.stringify({ mathom: 1, here })

/** The id of whoever knocks. */
export function readQuestion(text: string): string | null {
  const said = parsed(text)
  return said?.mathom === 1 && isMemberId(said.me) ? said.me : null
}

/** The ids of those who are there. */
export function readAnswer(text: string): readonly string[] | null {
  const said = parsed(text)
  if (said?.mathom !== 1 || !Array.isArray(said.here) || said.here.length > MOST_MEMBERS) return null
  return said.here.every(isMemberId) ? [...new Set<string>(said.here)] : null
}

/** Who asked at the door of late, at most `MOST_MEMBERS`. */
export interface GuestList {
  /** False when the list is full of others. */
  saw(id: string, now: number): boolean
  /** Forgets those not seen since. */
  list(since: number): readonly string[]
}

export function guestList(): GuestList {
  const seen = new Map<string, number>()
  return {
    saw(id, now) {
      if (!seen.has(id) && seen.size >= MOST_MEMBERS) return false
      seen.set(id, now)
      return true
    },
    list(since) {
      for (const [id, at] of seen) if (at < since) seen.delete(id)
      return [...seen.keys()]
    },
  }
}
