/** Cards on their way: from the deck to a hand, from a hand to what was used, from there to the discard pile or out of the game. */

import type { Handle, Seat } from '../../../engine/types.ts'
import { type CardId, type FeatureId, HOBBIT_CARDS, isCardId, type Player, type State } from '../types.ts'
import { type LotrTable, playerAt, type Script } from './seats.ts'

/** The face of a card everybody may know by now. */
export function cardFace(t: LotrTable, handle: Handle): CardId {
  const face = t.face(handle)
  if (!isCardId(face)) throw new Error(`${face} is no card`)
  return face
}

/** The face of a card in a prompt of its holder; null where this device does not know it. */
export const peekCard = (t: LotrTable, handle: Handle): CardId | null => t.peekFace(handle) as CardId | null

const HOBBIT: ReadonlySet<string> = new Set(HOBBIT_CARDS)
export const isHobbitCard = (face: CardId): boolean => HOBBIT.has(face)

export function takeFromHand(player: Player, handle: Handle): void {
  const at = player.hand.indexOf(handle)
  if (at < 0) throw new Error(`${player.hobbit} does not hold card ${handle}`)
  player.hand.splice(at, 1)
}

/** Lays used or discarded cards, their faces known to all, where they wait for step 3. */
export function layUsed(t: LotrTable, handles: readonly Handle[]): void {
  const { state } = t
  for (const handle of handles) {
    if (state.options.clear_up_discard_timing === 'step3') state.used.push(handle)
    else clearUpCard(t, handle)
  }
}

function clearUpCard(t: LotrTable, handle: Handle): void {
  if (isHobbitCard(cardFace(t, handle))) t.state.discard.push(handle)
  else t.state.gone.push(handle)
}

/** Step 3: used Hobbit cards go to the discard pile, used feature cards leave the game. */
export function clearUp(t: LotrTable): void {
  const { used } = t.state
  for (const handle of used) clearUpCard(t, handle)
  used.length = 0
}

function* reshuffle(t: LotrTable): Script {
  const { state } = t
  if (!state.discard.length) return
  const faces = state.discard.map((handle) => t.face(handle))
  const deck = yield* t.shuffle('hobbit', faces)
  state.discard = []
  state.deck = [...deck]
  t.emit({ type: 'reshuffle', cards: faces.length })
}

/** Moves up to `n` cards from the top of the Hobbit deck, face down; fewer when there are none left anywhere. Returns those moved. */
export function* takeFromDeck(t: LotrTable, n: number, into: Handle[]): Script<Handle[]> {
  const taken: Handle[] = []
  while (taken.length < n) {
    if (!t.state.deck.length) yield* reshuffle(t)
    const handle = t.state.deck.pop()
    if (handle === undefined) break
    taken.push(handle)
    into.push(handle)
  }
  return taken
}

export function* drawHobbitCards(t: LotrTable, seat: Seat, n: number): Script {
  const player = playerAt(t.state, seat)
  if (!player.alive || n <= 0) return
  const taken = yield* takeFromDeck(t, n, player.hand)
  if (!taken.length) return
  yield* t.draw(taken, seat)
  t.emit({ type: 'draw', seat, handles: taken })
}

/** One seat gives a card to another, face down. */
export function* passCard(t: LotrTable, from: Seat, to: Seat, handle: Handle): Script {
  takeFromHand(playerAt(t.state, from), handle)
  playerAt(t.state, to).hand.push(handle)
  yield* t.peek([handle], to)
  t.emit({ type: 'pass-card', from, to, handle })
}

/** A feature card lying beside the board comes into a hand, for all to see. Nothing happens if it is gone. */
export function* gainFeature(t: LotrTable, seat: Seat, card: FeatureId): Script {
  const { board } = t.state
  const player = playerAt(t.state, seat)
  const at = board ? board.features.indexOf(card) : -1
  if (at < 0 || !player.alive) return
  const handle = (yield* t.shuffle('feature', [card]))[0] as Handle
  board?.features.splice(at, 1)
  player.hand.push(handle)
  yield* t.reveal([handle])
  t.emit({ type: 'gain-card', seat, card, handle })
}

export function loseFeatures(t: LotrTable, features: readonly FeatureId[]): void {
  if (!features.length) return
  lostFeatures(t.state).push(...features)
  t.emit({ type: 'features-removed', features: [...features] })
}

export function lostFeatures(state: State): FeatureId[] {
  state.lost ??= []
  return state.lost
}
