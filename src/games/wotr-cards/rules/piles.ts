/**
 * Hands, draw decks and face-down piles of a seat: drawing, recycling, cycling, looking. Faces are known to the seat alone; cards are
 * moved first and looked at afterwards, so that no card ever lies between two places.
 */
import type { Handle, Prompt, Seat } from '../../../engine/types.ts'
import type { CardsEvent, Player } from '../types.ts'
import { mayPeek } from './icons.ts'
import { type CardsTable, playerAt, type Script } from './seats.ts'

export function takeOut(pile: Handle[], handle: Handle): void {
  const at = pile.indexOf(handle)
  if (at < 0) throw new Error(`card ${handle} is not there`)
  pile.splice(at, 1)
}

/** The cycle pile, and by text also what is left of the deck, becomes the draw deck. [wotr-cards Q2] */
export function* recycle(t: CardsTable, seat: Seat): Script {
  const player = playerAt(t.state, seat)
  const cards = player.cycle
  if (!cards.length) return
  yield* shuffleDeck(t, player, [...player.deck, ...cards])
  t.emit({ type: 'recycle', seat, cards: cards.length })
}

/** The old handles lie where they lay until the new ones are made. */
function* shuffleDeck(t: CardsTable, player: Player, cards: readonly Handle[]): Script {
  const deck = yield* t.reshuffle(player.id, cards)
  player.deck = [...deck]
  player.cycle = player.cycle.filter((handle) => !cards.includes(handle))
  player.peeked = null
}

/** After a search. */
export function* shuffle(t: CardsTable, seat: Seat): Script {
  const player = playerAt(t.state, seat)
  if (!player.deck.length) return
  yield* shuffleDeck(t, player, player.deck)
  t.emit({ type: 'shuffle', seat, cards: player.deck.length })
}

/** At once, when the last card of the deck has reached its new place. ruling recycleMoment */
export function* recycleIfEmpty(t: CardsTable, seat: Seat): Script {
  if (!playerAt(t.state, seat).deck.length) yield* recycle(t, seat)
}

/** Up to `n` cards from the top into the hand, or among what is drawn for a text; fewer when there are none left. */
export function* takeTop(t: CardsTable, seat: Seat, n: number, into: Handle[], to: 'hand' | 'drawn'): Script {
  const player = playerAt(t.state, seat)
  for (let left = n; left > 0; ) {
    yield* recycleIfEmpty(t, seat) // [wotr-cards Q7] ruling lateRecycle: the pile has filled since the deck ran out
    const taken = player.deck.splice(Math.max(0, player.deck.length - left)).reverse()
    if (!taken.length) return
    player.peeked = null
    into.push(...taken)
    yield* t.draw(taken, seat)
    t.emit({ type: 'draw', seat, handles: taken, to })
    left -= taken.length
    yield* recycleIfEmpty(t, seat)
  }
}

// [wotr-cards Q2]
export function* draw(t: CardsTable, seat: Seat, n: number): Script {
  if (n > 0) yield* takeTop(t, seat, n, playerAt(t.state, seat).hand, 'hand')
}

/** Cards from hand onto the seat's own cycle pile, face down. [wotr-cards Q1] */
export function cycleFromHand(t: CardsTable, seat: Seat, handles: readonly Handle[]): void {
  const player = playerAt(t.state, seat)
  for (const handle of handles) {
    takeOut(player.hand, handle)
    player.cycle.push(handle)
  }
  if (handles.length) t.emit({ type: 'cycle', seat, handles: [...handles], from: 'hand' } satisfies CardsEvent)
}

/** Whoever may look at the top of his deck has looked before he decides anything. */
export function* askSeat(t: CardsTable, seat: Seat, prompt: () => Prompt): Script<readonly string[]> {
  if (mayPeek(t, seat)) {
    const player = playerAt(t.state, seat)
    yield* recycleIfEmpty(t, seat)
    const top = player.deck[player.deck.length - 1]
    if (top !== undefined && top !== player.peeked) {
      player.peeked = top
      yield* t.peek([top], seat)
    }
  }
  return yield* t.ask(seat, prompt)
}
