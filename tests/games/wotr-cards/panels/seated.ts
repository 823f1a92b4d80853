/** A seat at a table set by notation, as the panels meet it: its view, its prompt, and faces it may know; cards by their title. */
import { cardInKey, type Prompt } from '../../../../src/engine/index.ts'
import { cardsText } from '../../../../src/games/wotr-cards/text/index.ts'
import type { CardsText, FaceOf } from '../../../../src/games/wotr-cards/text/types.ts'
import type { CardId, SeatId, View } from '../../../../src/games/wotr-cards/types.ts'
import type { Table } from '../table.ts'

export const EN: CardsText = await cardsText('en')
export const DE: CardsText = await cardsText('de')

export interface Seated {
  readonly seat: number
  readonly view: View
  readonly prompt: Prompt
  readonly faceOf: FaceOf
  /** The number of a card by its title, wherever this seat can see it. */
  card(title: CardId): number
  /** Keys with titles for numbers. */
  plain(keys: readonly string[]): string[]
  plain(key: string | null): string | null
  /** The key of this prompt that reads so in plain. */
  key(plain: string): string
}

export function seated(t: Table, id: SeatId): Seated {
  const view = t.view(id)
  const { seat } = view.players.find((player) => player.id === id) ?? { seat: -1 }
  const faces = t.match.cards.seenBy(seat)
  const faceOf: FaceOf = (handle) => faces.face(handle) as CardId | null
  const prompt = t.prompt(id)
  const plainKey = (key: string): string => {
    const card = cardInKey(key)
    return card ? `${key.slice(0, key.indexOf(':'))}:${card.face ?? faceOf(card.handle) ?? '?'}` : key
  }
  function plain(keys: readonly string[]): string[]
  function plain(key: string | null): string | null
  function plain(keys: readonly string[] | string | null): string[] | string | null {
    return keys === null || typeof keys === 'string' ? keys && plainKey(keys) : keys.map(plainKey)
  }
  return {
    seat,
    view,
    prompt,
    faceOf,
    card(title) {
      const handle = Array.from({ length: 400 }, (_, one) => one).find((one) => faceOf(one) === title)
      if (handle === undefined) throw new Error(`${id} sees no ${title}`)
      return handle
    },
    plain,
    key(wanted) {
      const found = prompt.keys.find((key) => plainKey(key) === wanted)
      if (!found) throw new Error(`not offered: ${wanted}; offered: ${prompt.keys.map(plainKey).join(' ')}`)
      return found
    },
  }
}
