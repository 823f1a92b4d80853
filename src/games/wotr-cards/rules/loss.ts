/**
 * Cards that leave play or hand for good, and the texts that save them. Cards in play are open to all; of a hidden card only
 * its seat knows the face, which is shown when a text of the card applies. [wotr-cards Q3] [wotr-cards Q8]
 */
import { cardInKey, cardKey, hiddenCardKey } from '../../../engine/cards.ts'
import type { Handle, Seat } from '../../../engine/types.ts'
import { CARDS, type Replacement } from '../data/index.ts'
import { CARD_IDS, type CardId, type CardsEvent, type From, type Loss, type Piece } from '../types.ts'
import { findPiece, itemsOf } from './pieces.ts'
import { askSeat, takeOut } from './piles.ts'
import { type CardsTable, faceAt, playerAt, type Script, type Sight } from './seats.ts'

/** On what occasion a card is lost: `play` is any loss of a card in play by a text. */
export type Occasion = 'hand' | 'reserve' | 'deckTop' | 'pathCombat' | 'battle' | 'play'

function covers(scope: Replacement['scope'], occasion: Occasion): boolean {
  switch (scope) {
    case 'any':
      return true
    case 'anyCombat':
      return occasion === 'pathCombat' || occasion === 'battle'
    case 'pathCombat':
      return occasion === 'pathCombat'
    case 'fromReserve':
      return occasion === 'reserve'
    case 'fromDrawDeckTop':
      return occasion === 'deckTop'
  }
}

function replacementIn(id: CardId, target: 'wielder' | undefined, event: Loss, occasion: Occasion): Replacement | undefined {
  return CARDS[id].effects.find(
    (effect): effect is Replacement =>
      effect.when === 'replace' && effect.target === target && effect.event === event && covers(effect.scope, occasion),
  )
}

const savedOn = (event: Loss, occasion: Occasion): readonly CardId[] =>
  CARD_IDS.filter((id) => replacementIn(id, undefined, event, occasion) !== undefined)
const SAVED = {
  eliminated: { hand: savedOn('eliminated', 'hand') },
  forsaken: { hand: savedOn('forsaken', 'hand'), deckTop: savedOn('forsaken', 'deckTop') },
} as const

// ---------------------------------------------------------------- cards in play

/** Leaves its place; items and the pile it goes to are the caller's business. Combat tokens on it are gone. ruling tokensLeaveWithTheirCard */
function leave(t: CardsTable, piece: Piece, pile: 'cycle' | 'eliminated'): void {
  t.state.pieces.splice(t.state.pieces.indexOf(piece), 1)
  playerAt(t.state, piece.owner)[pile].push(piece.handle)
}

/** Lays cards in play on their owners' piles, and tells it owner by owner. [wotr-cards T7] */
function lay(
  t: CardsTable,
  pieces: readonly Piece[],
  pile: 'cycle' | 'eliminated',
  how: { cause: Loss } | { replaces: Loss } | null,
): void {
  for (const piece of pieces) leave(t, piece, pile)
  for (const [seat] of t.state.players.entries()) {
    const handles = pieces.filter(({ owner }) => owner === seat).map(({ handle }) => handle)
    if (!handles.length) continue
    if (pile === 'eliminated')
      t.emit({ type: 'eliminate', seat, handles, from: 'play', cause: how && 'cause' in how ? how.cause : 'eliminated' })
    else t.emit({ type: 'cycle', seat, handles, from: 'play', ...(how && 'replaces' in how ? how : {}) })
  }
}

/** With its items, everything to its owner's cycle pile. */
export function cyclePieces(t: CardsTable, pieces: readonly Piece[]): void {
  lay(t, withItems(t, pieces), 'cycle', null)
}

const withItems = (t: CardsTable, pieces: readonly Piece[]): Piece[] => [
  ...new Set(pieces.flatMap((piece) => [piece, ...itemsOf(t.state, piece.handle)])),
]

/** Out of the game, whatever texts say. [wotr-cards Q6] */
export function removePiece(t: CardsTable, piece: Piece): void {
  lay(t, withItems(t, [piece]), 'eliminated', { cause: 'removed' })
}

/** Eliminated or forsaken cards in play, one by one, with the texts that cycle them instead. Items are lost with their wielder. */
export function* losePieces(t: CardsTable, handles: readonly Handle[], event: 'eliminated' | 'forsaken', occasion: Occasion): Script {
  for (const handle of handles) {
    const piece = findPiece(t.state, handle)
    if (!piece) continue // an item that went with its wielder
    const saved = yield* replacement(t, piece, event, occasion)
    const items = itemsOf(t.state, handle)
    if (!saved) lay(t, [piece, ...items], 'eliminated', { cause: event })
    else if (saved.items === 'eliminated') {
      lay(t, [piece], 'cycle', { replaces: event })
      lay(t, items, 'eliminated', { cause: event })
    } else lay(t, [piece, ...items], 'cycle', { replaces: event })
  }
}

/** The text that saves it; where two would do so differently its controller picks one. [wotr-cards Q8] ruling competingReplacements */
function* replacement(t: CardsTable, piece: Piece, event: Loss, occasion: Occasion): Script<Replacement | null> {
  const found: { by: Piece; text: Replacement }[] = []
  const own = replacementIn(faceAt(t, piece.handle), undefined, event, occasion)
  if (own) found.push({ by: piece, text: own })
  for (const item of itemsOf(t.state, piece.handle)) {
    const text = replacementIn(faceAt(t, item.handle), 'wielder', event, occasion)
    if (text && !found.some((one) => one.text.items === text.items)) found.push({ by: item, text })
  }
  if (found.length < 2) return found[0]?.text ?? null
  const keys = yield* askSeat(t, piece.controller, () => ({
    kind: 'replacement',
    keys: found.map(({ by }) => cardKey('by', faceAt(t, by.handle), by.handle)),
    min: 1,
    max: 1,
    about: { card: faceAt(t, piece.handle), subject: piece.handle },
  }))
  const chosen = cardInKey(keys[0] as string)?.handle
  return found.find(({ by }) => by.handle === chosen)?.text ?? null
}

// ---------------------------------------------------------------- hidden cards

/** How a hidden card is named when it is lost: with its face only if a text of the card will save it, and so shows it. */
export function lossKey(s: Sight, verb: string, handle: Handle, event: 'eliminated' | 'forsaken'): string | null {
  const face = s.peekFace(handle)
  if (face === null) return null
  return SAVED[event].hand.includes(face as CardId) ? cardKey(verb, face, handle) : hiddenCardKey(verb, handle)
}

/** What the keys say of cards out of hand or drawn: those with a face are saved. */
export function loseHidden(
  t: CardsTable,
  seat: Seat,
  keys: readonly string[],
  pile: Handle[],
  event: 'eliminated' | 'forsaken',
  from: From,
): void {
  const named = keys.flatMap((key) => cardInKey(key) ?? [])
  layHidden(t, seat, named, pile, event, from)
}

interface Named {
  readonly handle: Handle
  readonly face: string | null
}
function layHidden(t: CardsTable, seat: Seat, cards: readonly Named[], pile: Handle[], event: 'eliminated' | 'forsaken', from: From): void {
  const player = playerAt(t.state, seat)
  const saved = cards.filter(({ face }) => face !== null).map(({ handle }) => handle)
  const lost = cards.filter(({ face }) => face === null).map(({ handle }) => handle)
  for (const { handle } of cards) takeOut(pile, handle)
  player.cycle.push(...saved)
  player.eliminated.push(...lost)
  if (saved.length) t.emit({ type: 'cycle', seat, handles: saved, from, replaces: event } satisfies CardsEvent)
  if (lost.length) t.emit({ type: 'eliminate', seat, handles: lost, from, cause: event })
}

/** All of these, without a choice: the seat shows the ones whose text saves them. */
export function* loseAllHidden(
  t: CardsTable,
  seat: Seat,
  handles: readonly Handle[],
  pile: Handle[],
  event: 'eliminated' | 'forsaken',
  from: From,
): Script {
  const shown = yield* t.peekAndShow(handles, seat, SAVED[event].hand)
  layHidden(
    t,
    seat,
    handles.map((handle, i) => ({ handle, face: shown[i] ?? null })),
    pile,
    event,
    from,
  )
}

/** The unseen top card of the deck, looked at once it has left it. The deck must not be empty. [wotr-cards Q4] */
export function* forsakeTop(t: CardsTable, seat: Seat): Script {
  const player = playerAt(t.state, seat)
  const handle = player.deck.pop() as Handle
  player.peeked = null
  player.eliminated.push(handle)
  const [shown] = yield* t.peekAndShow([handle], seat, SAVED.forsaken.deckTop)
  if (shown) {
    takeOut(player.eliminated, handle)
    player.cycle.push(handle)
    t.emit({ type: 'cycle', seat, handles: [handle], from: 'deck', replaces: 'forsaken' })
  } else t.emit({ type: 'eliminate', seat, handles: [handle], from: 'deck', cause: 'forsaken' })
}
