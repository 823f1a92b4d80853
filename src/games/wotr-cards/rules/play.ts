/** Cards from hand into play: where they are put, and what their playing costs. Their texts come afterwards. [wotr-cards P1] */
import { cardInKey, cardKey } from '../../../engine/cards.ts'
import type { Handle, Seat } from '../../../engine/types.ts'
import { CARDS } from '../data/index.ts'
import { type CardId, isBattleground, type Piece, type Spot, type State } from '../types.ts'
import { canForsakeBesidesHand, cycleHand } from './forsake.ts'
import { itemsOf, pieceAt } from './pieces.ts'
import { placesFor, wieldersFor } from './places.ts'
import { type CardsTable, faceAt, playerAt, type Script, type Sight } from './seats.ts'

/** Where a card is played to: a place, a wielder, or nowhere because it is an event. */
export type Goal = { readonly spot: Spot } | { readonly wielder: Handle } | 'event'

/** `play@path:gimli#4`, `play@frodo-baggins:sting#5`, `play:paths-of-the-dead#6`. There is one character of each name. */
export function playKey(s: Sight, id: CardId, handle: Handle, goal: Goal): string {
  if (goal === 'event') return cardKey('play', id, handle)
  return cardKey(`play@${'spot' in goal ? goal.spot : faceAt(s, goal.wielder)}`, id, handle)
}

/** A wielder that is not in play has the number -1. */
export function goalInKey(s: Sight, key: string): { handle: Handle; goal: Goal } {
  const card = cardInKey(key)
  if (!card) throw new Error(`${key} plays no card`)
  const verb = key.slice(0, key.indexOf(':'))
  const at = verb.indexOf('@')
  if (at < 0) return { handle: card.handle, goal: 'event' }
  const place = verb.slice(at + 1)
  const wielder = s.state.pieces.find((piece) => s.peekFace(piece.handle) === place)
  const goal: Goal = isSpot(place) ? { spot: place } : { wielder: wielder?.handle ?? -1 }
  return { handle: card.handle, goal }
}
const isSpot = (word: string): word is Spot => word === 'reserve' || word === 'path' || isBattleground(word)

/** Every place this card may be played to now, if it may be played at all; events are looked at by those who know their texts. */
export function goalsFor(s: Sight, seat: Seat, id: CardId, handle: Handle): Goal[] {
  const { type } = CARDS[id]
  if (isTitlePlayed(s, id)) return []
  if (type === 'item') return wieldersFor(s, seat, id).map((piece) => ({ wielder: piece.handle }))
  return type === 'event' ? ['event'] : placesFor(s, id, handle, 'play').map((spot) => ({ spot }))
}

/** The same titled character or item is not played twice in a round; armies are not limited. [wotr-cards P5] ruling sameCardTwicePerRound */
export const isTitlePlayed = (s: Sight, id: CardId): boolean => s.state.titles.includes(id)

/** A card as it comes to its goal. */
export function pieceFor(state: State, seat: Seat, handle: Handle, goal: Exclude<Goal, 'event'>): Piece {
  const piece = { handle, owner: seat, used: false, attack: 0, defense: 0 }
  // [wotr-cards P11]
  if ('spot' in goal) return { ...piece, controller: seat, at: goal.spot, wielder: null, fresh: goal.spot === 'reserve' }
  // [wotr-cards T7] who controls the wielder controls the item
  const wielder = pieceAt(state, goal.wielder)
  return { ...piece, controller: wielder.controller, at: wielder.at, wielder: wielder.handle, fresh: false }
}

/** The card lies where it goes, open to all. It has left the hand or what was drawn before. */
export function putInPlay(t: CardsTable, seat: Seat, handle: Handle, goal: Goal): void {
  const { state } = t
  if (goal === 'event') {
    state.events.push(handle)
    t.emit({ type: 'play', seat, handle, to: 'event' })
    return
  }
  const id = faceAt(t, handle)
  if (CARDS[id].type !== 'army') state.titles.push(id)
  const piece = pieceFor(state, seat, handle, goal)
  state.pieces.push(piece)
  t.emit({ type: 'play', seat, handle, to: piece.at, ...(piece.wielder === null ? {} : { wielder: piece.wielder }) })
}

/** The price of playing: another card from hand cycled, or, if that was the last one, one forsaken. [wotr-cards P2] */
export function* payForPlay(t: CardsTable, seat: Seat, handle: Handle): Script {
  yield* cycleHand(t, seat, 1, { reason: 'cost', card: faceAt(t, handle) }, handle)
}

/** Whether a play out of this hand can be paid; ruling playWithNoWayToPay. */
export const canPayForPlay = ({ state }: Sight, seat: Seat): boolean =>
  state.options.playWithNoWayToPay === 'allowedFree' || playerAt(state, seat).hand.length > 1 || canForsakeBesidesHand(state, seat)

/** With its items. */
export function standAt(state: State, piece: Piece, spot: Spot): void {
  piece.at = spot
  for (const item of itemsOf(state, piece.handle)) item.at = spot
}

/** Out of the reserve. [wotr-cards M] */
export function movePiece(t: CardsTable, piece: Piece, spot: Spot): void {
  standAt(t.state, piece, spot)
  t.emit({ type: 'move', seat: piece.controller, handle: piece.handle, to: spot })
}
