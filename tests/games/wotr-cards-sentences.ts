/** What the tests of the card game’s sentences share: how long they may be, what is wrong with one, the view of a seat. */
import type { Match } from '../../src/engine/index.ts'
import type { CardsEvent, State, View } from '../../src/games/wotr-cards/types.ts'

/** Letters that fit into a place on the smallest screen. */
export const LIMITS = {
  short: 18,
  name: 36,
  kind: 30,
  rule: 190,
  brief: 240,
  actor: 42,
  question: 96,
  detail: 420,
  label: 70,
  hint: 190,
  front: 60,
  log: 190,
  refusal: 120,
  story: 110,
  standing: 90,
  option: 110,
  page: 700,
  pages: 16,
} as const
export type Limit = keyof typeof LIMITS

const PLACEHOLDER = /\bundefined\b|\bNaN\b|\[object|\bnull\b(?!,)|TODO|TBD|xxx|lorem|\$\{| {2}|#\d|\[[a-z]/

/** Why a sentence may not be shown, or null. */
export function flaw(text: string, limit?: Limit): string | null {
  if (!text.trim()) return 'it is empty'
  if (PLACEHOLDER.test(text)) return `it is half finished: ${text}`
  if ((text.match(/\*\*/g)?.length ?? 0) % 2) return `a ** is open: ${text}`
  if ((text.replaceAll('**', '').match(/\*/g)?.length ?? 0) % 2) return `a * is open: ${text}`
  if (/\s[.,;:!?]|[.!?]\.|,,|,\./.test(text)) return `its points are odd: ${text}`
  if (limit && limit !== 'option' && /:\s*$/.test(text)) return `it breaks off: ${text}`
  if (/[a-z]-[a-z]+-[a-z]+-[a-z]/.test(text)) return `an id is in it: ${text}`
  return limit && text.length > LIMITS[limit] ? `${text.length} letters are too many for a ${limit}: ${text}` : null
}
export const flaws = (said: readonly string[], limit?: Limit): string[] => [...new Set(said.flatMap((text) => flaw(text, limit) ?? []))]

/** All strings of an object, functions left out. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

export const viewOf = (match: Match<State, View, CardsEvent>, seat: number | null): View =>
  match.rules.view(match.state, seat, match.cards.seenBy(seat)) as View
