/** Forsaking, cycling from hand and eliminating from hand: what a text or a price asks of a seat. [wotr-cards Q1] [wotr-cards Q4] */
import { cardKey, handleInKey, hiddenCardKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Seat } from '../../../engine/types.ts'
import type { About, Piece, State } from '../types.ts'
import { forsakeTop, loseAllHidden, loseHidden, losePieces, lossKey } from './loss.ts'
import { askSeat, cycleFromHand, recycleIfEmpty } from './piles.ts'
import { type CardsTable, faceAt, playerAt, type Script } from './seats.ts'

/** What may be forsaken from reserve; an item there counts by itself. `spared` is the card that was just played. */
function reserveOf(state: State, seat: Seat, spared: Handle | null): Piece[] {
  // ruling forsakeCostMayPickCardJustPlayed
  const isSpared = (handle: Handle): boolean => handle === spared && !state.options.forsakeCostMayPickCardJustPlayed
  return state.pieces.filter(({ at, controller, handle }) => at === 'reserve' && controller === seat && !isSpared(handle))
}

const hasTop = (state: State, seat: Seat): boolean => playerAt(state, seat).deck.length + playerAt(state, seat).cycle.length > 0

export const canForsakeBesidesHand = (state: State, seat: Seat, spared: Handle | null = null): boolean =>
  hasTop(state, seat) || reserveOf(state, seat, spared).length > 0

export const canForsake = (state: State, seat: Seat): boolean => playerAt(state, seat).hand.length > 0 || canForsakeBesidesHand(state, seat)

function forsakePrompt(t: CardsTable, seat: Seat, spared: Handle | null, about: About): Prompt {
  const { state } = t
  const hand = playerAt(state, seat).hand.flatMap((handle) => lossKey(t, 'forsake', handle, 'forsaken') ?? [])
  const reserve = reserveOf(state, seat, spared).map(({ handle }) => cardKey('forsake', faceAt(t, handle), handle))
  return { kind: 'forsake', keys: [...hand, ...reserve, ...(hasTop(state, seat) ? ['deck'] : [])], min: 1, max: 1, about }
}

/** One card; false if there is none at all. */
function* forsakeOne(t: CardsTable, seat: Seat, about: About, spared: Handle | null): Script<boolean> {
  const { state } = t
  const { hand } = playerAt(state, seat)
  const reserve = reserveOf(state, seat, spared)
  const count = hand.length + reserve.length + (hasTop(state, seat) ? 1 : 0)
  if (!count) return false
  const [key] = count > 1 ? yield* askSeat(t, seat, () => forsakePrompt(t, seat, spared, about)) : []
  const handle = key === undefined ? (hand[0] ?? reserve[0]?.handle) : key === 'deck' ? undefined : handleInKey(key)
  if (handle === undefined) {
    yield* recycleIfEmpty(t, seat) // ruling forsakeTopOfDeckWithEmptyDeck
    yield* forsakeTop(t, seat)
    yield* recycleIfEmpty(t, seat)
  } else if (!hand.includes(handle)) yield* losePieces(t, [handle], 'forsaken', 'reserve')
  else if (key === undefined) yield* loseAllHidden(t, seat, [handle], hand, 'forsaken', 'hand')
  else loseHidden(t, seat, [key], hand, 'forsaken', 'hand')
  return true
}

/** Returns how many were forsaken: too few is no fault. [wotr-cards Q7] */
export function* forsake(t: CardsTable, seat: Seat, n: number, about: About, spared: Handle | null = null): Script<number> {
  for (let done = 0; done < n; done++) {
    if (!(yield* forsakeOne(t, seat, { ...about, more: n - done - 1 }, spared))) return done
  }
  return n
}

/**
 * Cycles `n` cards from hand, and forsakes one for each that is missing. Returns how many of both. [wotr-cards Q1]
 * ruling voluntaryForsakeInsteadOfCycle
 */
export function* cycleHand(t: CardsTable, seat: Seat, n: number, about: About, spared: Handle | null = null): Script<number> {
  const { hand } = playerAt(t.state, seat)
  const count = Math.min(n, hand.length)
  if (count === hand.length) cycleFromHand(t, seat, hand.slice())
  else {
    const keys = yield* askSeat(t, seat, () => cyclePrompt(t, seat, count, about))
    cycleFromHand(t, seat, keys.map(handleInKey))
  }
  return count + (count < n ? yield* forsake(t, seat, n - count, about, spared) : 0)
}

export const cyclePrompt = (t: CardsTable, seat: Seat, n: number, about: About): Prompt => ({
  kind: 'cycle',
  keys: playerAt(t.state, seat).hand.map((handle) => hiddenCardKey('cycle', handle)),
  min: n,
  max: n,
  about,
})

/** Eliminates `n` cards from hand, or as many as there are. [wotr-cards Q3] */
export function* eliminateHand(t: CardsTable, seat: Seat, n: number, about: About): Script {
  const { hand } = playerAt(t.state, seat)
  yield* eliminateAmong(t, seat, hand, n, about, 'hand')
}

/** `pile` is the hand, or what was drawn for a text. */
export function* eliminateAmong(t: CardsTable, seat: Seat, pile: Handle[], n: number, about: About, from: 'hand' | 'drawn'): Script {
  if (n <= 0 || !pile.length) return
  if (pile.length <= n) return yield* loseAllHidden(t, seat, pile.slice(), pile, 'eliminated', from)
  const keys = yield* askSeat(t, seat, () => ({
    kind: 'eliminate',
    keys: pile.flatMap((handle) => lossKey(t, 'eliminate', handle, 'eliminated') ?? []),
    min: n,
    max: n,
    about,
  }))
  loseHidden(t, seat, keys, pile, 'eliminated', from)
}
