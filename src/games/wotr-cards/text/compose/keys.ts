/** The keys of choices taken apart, once, for every sentence about them; the grammar stands at PROMPT_KINDS in `types.ts`. */
import { cardInKey } from '../../../../engine/index.ts'
import type { Prompt } from '../../../../engine/types.ts'
import {
  type About,
  type BattlegroundId,
  type CardId,
  isBattleground,
  isCardId,
  isPath,
  type LocationId,
  type PathId,
  type Spot,
} from '../../types.ts'
import type { FaceOf } from '../types.ts'

export const PLAIN_VERBS = ['winnow', 'ring', 'pass', 'deck', 'do', 'decline', 'nothing', 'agree', 'refuse'] as const
export type PlainVerb = (typeof PLAIN_VERBS)[number]
export const CARD_VERBS = ['use', 'cycle', 'eliminate', 'forsake', 'take', 'hand', 'card', 'support', 'lose', 'by'] as const
export type CardVerb = (typeof CARD_VERBS)[number]

export type Choice =
  | { readonly verb: PlainVerb }
  | { readonly verb: CardVerb; readonly handle: number; readonly card: CardId | null }
  | {
      readonly verb: 'play'
      readonly handle: number
      readonly card: CardId | null
      readonly to: Spot | 'event'
      readonly wielder: CardId | null
    }
  | { readonly verb: 'move'; readonly handle: number; readonly card: CardId | null; readonly to: Spot }
  | { readonly verb: 'path'; readonly path: PathId }
  | { readonly verb: 'activate' | 'reactivate'; readonly ground: BattlegroundId }
  | { readonly verb: 'at'; readonly spot: Spot }
  | { readonly verb: 'fight'; readonly location: LocationId }
  | { readonly verb: 'option'; readonly n: number }
  | { readonly verb: 'other'; readonly key: string }

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T => (words as readonly string[]).includes(word)
const isSpot = (word: string): word is Spot => word === 'reserve' || word === 'path' || isBattleground(word)

export function readKey(key: string, faceOf: FaceOf): Choice {
  if (isOneOf(PLAIN_VERBS, key)) return { verb: key }
  const colon = key.indexOf(':')
  const [verb = '', at = ''] = key.slice(0, colon < 0 ? undefined : colon).split('@')
  const rest = colon < 0 ? '' : key.slice(colon + 1)
  const inKey = cardInKey(key)
  if (inKey) {
    const { handle } = inKey
    const face = inKey.face ?? faceOf(handle)
    const card = isCardId(face) ? face : null
    if (verb === 'play') return { verb, handle, card, to: !at ? 'event' : isSpot(at) ? at : 'reserve', wielder: isCardId(at) ? at : null }
    if (verb === 'move' && isSpot(at)) return { verb, handle, card, to: at }
    if (isOneOf(CARD_VERBS, verb)) return { verb, handle, card }
  }
  if (verb === 'path' && isPath(rest)) return { verb, path: rest }
  if ((verb === 'activate' || verb === 'reactivate') && isBattleground(rest)) return { verb, ground: rest }
  if (verb === 'at' && isSpot(rest)) return { verb, spot: rest }
  if (verb === 'fight' && (isBattleground(rest) || isPath(rest))) return { verb, location: rest }
  if (verb === 'option') return { verb, n: Number(rest) || 0 }
  return { verb: 'other', key }
}

export const handleOf = (choice: Choice): number | null => ('handle' in choice ? choice.handle : null)
export const aboutOf = (prompt: Prompt): About => (prompt.about ?? {}) as About
