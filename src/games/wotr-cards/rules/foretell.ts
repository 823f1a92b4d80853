/**
 * How the active locations would stand once a considered card has come into play or moved, its price is paid and its own text
 * has spoken: the placement is made on a copy of the table and counted as the view counts. Where a choice or a hidden card could
 * make it otherwise, nothing is foretold. Reads no card but those in play and the one named with its face by the key.
 */
import { cardInKey } from '../../../engine/cards.ts'
import type { Seat } from '../../../engine/types.ts'
import { CARDS, type Op } from '../data/index.ts'
import { type CardId, type Foretold, isCardId, type LocationId, type Piece, type Spot, type State } from '../types.ts'
import { hasEffect, speaksAt } from './can-do.ts'
import { forecastOf, supportOf } from './forecast.ts'
import { findPiece, holds, matching, pieceAt } from './pieces.ts'
import { goalInKey, pieceFor, standAt } from './play.ts'
import { faceAt, playerAt, type Sight } from './seats.ts'
import { nothingFound, type Speech } from './speech.ts'

/** What a word can change of the numbers: nothing, something if a card in a reserve bears on them, or who knows what. */
type Reach = 'none' | 'reserve' | 'table'

interface Placed {
  readonly sight: Sight
  readonly piece: Piece
  readonly how: 'played' | 'moved'
  /** Where the wielder stood when the item was played on it. */
  readonly wielderWas?: Spot
}

export function foretell(s: Sight, seat: Seat, key: string): Foretold | null {
  const placed = place(s, seat, key)
  if (!placed) return null
  const { sight, piece, how } = placed
  const reach = new Set(reaches(placed))
  if (reach.has('table')) return null
  const all = forecasts(sight)
  // the last card of a hand is paid for by forsaking one
  const isLast = how === 'played' && playerAt(s.state, seat).hand.every((handle) => handle === piece.handle)
  return (isLast || reach.has('reserve')) && !isWithoutReserves(sight, all) ? null : all
}

/** The table with the card where the key puts it. */
function place(s: Sight, seat: Seat, key: string): Placed | null {
  const card = cardInKey(key)
  const id = card?.face ?? null
  if (!card || !isCardId(id)) return null
  const { handle } = card
  const state: State = { ...s.state, pieces: s.state.pieces.map((piece) => ({ ...piece })) }
  const sight: Sight = { state, peekFace: (one) => (one === handle ? id : s.peekFace(one)) }
  const known = findPiece(state, handle)
  if (key.startsWith('move@')) {
    if (!known) return null
    standAt(state, known, key.slice('move@'.length, key.indexOf(':')) as Spot)
    return { sight, piece: known, how: 'moved' }
  }
  if (!key.startsWith('play@') || known) return null
  const { goal } = goalInKey(s, key)
  if (goal === 'event' || ('wielder' in goal && !findPiece(state, goal.wielder))) return null
  const piece = pieceFor(state, seat, handle, goal)
  state.pieces.push(piece)
  return { sight, piece, how: 'played', ...('wielder' in goal ? { wielderWas: pieceAt(state, goal.wielder).at } : {}) }
}

function forecasts(s: Sight): Foretold {
  const { battlegrounds, path } = s.state
  const at = (id: LocationId, spot: Spot) => [id, forecastOf(s, spot, supportOf(s, spot))] as const
  return Object.fromEntries([...battlegrounds.map(({ id }) => at(id, id)), ...(path ? [at(path.id, 'path')] : [])])
}

/** Texts only ever add: if the reserves together make no difference, then no card lost from them does. */
function isWithoutReserves({ state, peekFace }: Sight, all: Foretold): boolean {
  const without = forecasts({ state: { ...state, pieces: state.pieces.filter(({ at }) => at !== 'reserve') }, peekFace })
  return (Object.keys(all) as LocationId[]).every((id) => {
    const [a, b] = [all[id], without[id]]
    return a?.attack === b?.attack && a?.shields === b?.shields && a?.defense === b?.defense
  })
}

/** What the card's own text brings about on its coming there, whether it may be declined or not. */
function reaches({ sight, piece, how, wielderWas }: Placed): Reach[] {
  const { handle, controller, at } = piece
  const card: CardId = faceAt(sight, handle)
  const speech: Speech = {
    seat: controller,
    handle,
    card,
    location: null,
    spot: at,
    found: nothingFound(),
    ...(wielderWas ? { wielderWas } : {}),
  }
  return CARDS[card].effects.flatMap((effect) => {
    if (!speaksAt(sight, effect, at, how) || !holds(sight, effect.if, speech) || !hasEffect(sight, effect.do, speech)) return []
    return [...(effect.cost ?? []), ...effect.do].map((op) => reachOf(sight, op, speech))
  })
}

function reachOf(s: Sight, op: Op, { spot }: Speech): Reach {
  switch (op.op) {
    case 'draw':
    case 'extraDraw':
    case 'eliminateHand':
    case 'take':
    case 'examineTop':
    case 'corruption':
    case 'recycle':
      return 'none'
    case 'forsake':
    case 'cycleHand': // what is missing is forsaken
      return 'reserve'
    case 'removeFromGame':
      return s.state.pieces.some(({ handle }) => faceAt(s, handle) === op.card) ? 'table' : 'none'
    case 'opponentEliminates':
      return matching(s, op.from, spot).length ? 'table' : 'none'
    default:
      return 'table'
  }
}
