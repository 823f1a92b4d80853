/** Why something may not be done: each sentence names the rule. Codes are the game's own and the engine's. */
import type { Refusal } from '../../../../engine/types.ts'
import type { RefusalCode, View } from '../../types.ts'
import type { Reason } from '../words/refusals.ts'
import { seatNoun, type Words } from './words.ts'

export function refusalText(words: Words, view: View, { code, data }: Refusal): string {
  const reason: Reason | undefined = words.refusals.reasons[code as RefusalCode]
  if (reason === undefined) return words.refusals.unknown
  if (typeof reason === 'string') return reason
  const number = (key: string): number | null => {
    const value = data?.[key]
    return typeof value === 'number' ? value : null
  }
  const seat = number('seat')
  return reason({
    hand: number('hand'),
    limit: number('limit'),
    left: number('left'),
    chosen: number('chosen'),
    min: number('min'),
    max: number('max'),
    seat: seat === null ? null : seatNoun(words, view, seat).nom,
  })
}
