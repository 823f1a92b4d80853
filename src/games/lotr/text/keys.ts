/**
 * The keys of choices taken apart, once, for every sentence that speaks about them.
 * Language-free; the grammar stands at PROMPT_KINDS in `types.ts`. A key it does not know reads as `other`.
 */
import { cardInKey } from '../../../engine/index.ts'
import {
  ACTIVITIES,
  type Activity,
  type CardId,
  GANDALF_CARDS,
  type GandalfId,
  isCardId,
  LIFE_TOKENS,
  type LifeToken,
  type YellowId,
} from '../types.ts'
import type { FaceOf } from './types.ts'

const PLAIN_VERBS = ['pass', 'refuse', 'ring', 'draw', 'back', 'done', 'volunteer', 'accept', 'decline', 'heal'] as const
export type PlainVerb = (typeof PLAIN_VERBS)[number]

export type Choice =
  | { readonly verb: PlainVerb }
  | { readonly verb: 'discard' | 'give' | 'pass-card'; readonly handle: number; readonly card: CardId | null }
  | { readonly verb: 'use'; readonly handle: number; readonly card: YellowId }
  | { readonly verb: 'play'; readonly line: Activity; readonly handle: number; readonly card: CardId | null }
  | { readonly verb: 'call' | 'spare'; readonly gandalf: GandalfId }
  | { readonly verb: 'token'; readonly token: LifeToken }
  | { readonly verb: 'shields'; readonly n: number }
  | { readonly verb: 'line'; readonly line: Activity }
  | { readonly verb: 'player'; readonly seat: number }
  | { readonly verb: 'order'; readonly handles: readonly number[] }
  | { readonly verb: 'other'; readonly key: string }

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T => (words as readonly string[]).includes(word)

/** A key as a choice; a card without a face in its key is looked up with `faceOf`. */
export function readKey(key: string, faceOf: FaceOf): Choice {
  if (isOneOf(PLAIN_VERBS, key)) return { verb: key }
  const colon = key.indexOf(':')
  const [verb = '', line = ''] = key.slice(0, colon < 0 ? undefined : colon).split('@')
  const rest = colon < 0 ? '' : key.slice(colon + 1)
  const inKey = cardInKey(key)
  if (inKey) {
    const face = inKey.face ?? faceOf(inKey.handle)
    const card = face !== null && isCardId(face) ? face : null
    const { handle } = inKey
    if (verb === 'play' && isOneOf(ACTIVITIES, line)) return { verb, line, handle, card }
    if (verb === 'discard' || verb === 'give') return { verb, handle, card }
    if (verb === 'pass') return { verb: 'pass-card', handle, card }
    if (verb === 'use' && card) return { verb, handle, card: card as YellowId }
  }
  if (verb === 'call' || verb === 'spare') return isOneOf(GANDALF_CARDS, rest) ? { verb, gandalf: rest } : { verb: 'other', key }
  if (verb === 'line') return isOneOf(ACTIVITIES, rest) ? { verb, line: rest } : { verb: 'other', key }
  if (verb === 'token') {
    const token = LIFE_TOKENS.find((one) => rest.startsWith(one))
    if (token) return { verb, token }
  }
  if (verb === 'shields') return { verb, n: Number.parseInt(rest, 10) || 0 }
  if (verb === 'player') return { verb, seat: Number.parseInt(rest, 10) || 0 }
  if (verb === 'order') return { verb, handles: rest.split('.').map(Number) }
  return { verb: 'other', key }
}

/** The card a choice is about, where there is one. */
export const cardOf = (choice: Choice): CardId | null => ('card' in choice ? choice.card : null)
