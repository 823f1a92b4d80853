/** The few questions every composer asks of a language. */
import { type CardId, isBattleground, type LocationId, type View } from '../../types.ts'
import type { FaceOf } from '../types.ts'
import type { Words } from '../words/index.ts'
import type { NameWords, Noun, PlaceNoun } from '../words/nouns.ts'

export type { Words } from '../words/index.ts'

export const placeNoun = ({ names }: { readonly names: NameWords }, id: LocationId): PlaceNoun =>
  isBattleground(id) ? names.battlegrounds[id] : names.paths[id]
export const seatNoun = ({ names }: Words, view: View, seat: number): Noun => names.seats[view.players[seat]?.id ?? 'frodo']
/** A card by its handle, or null where its face is not known. */
export function cardNoun({ names }: Words, faceOf: FaceOf, handle: number): Noun | null {
  const face = faceOf(handle)
  return face === null ? null : (names.cards[face as CardId] ?? null)
}
/** First letter large, a stop at the end. */
export function sentence(text: string): string {
  const begun = text.replace(/^(\**)(\p{L})/u, (_, stars: string, letter: string) => stars + letter.toLocaleUpperCase())
  return /[.!?]\**$/.test(begun) ? begun : `${begun}.`
}
/** Parts that are there, with a space between. */
export const row = (...parts: readonly string[]): string => parts.filter((part) => part).join(' ')
