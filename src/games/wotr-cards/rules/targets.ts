/** Cards in play and places that a text lets a seat choose: what is eliminated, where tokens go, who moves where. */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Handle, Script, Seat } from '../../../engine/types.ts'
import type { Op, Selector } from '../data/index.ts'
import type { LocationId, Piece, Spot } from '../types.ts'
import { losePieces } from './loss.ts'
import { activeGround, findPiece, holds, inReserveOf, matching } from './pieces.ts'
import { askSeat } from './piles.ts'
import { refusePlace } from './places.ts'
import { movePiece } from './play.ts'
import { type CardsTable, faceAt } from './seats.ts'
import { type Speech, saidBy, type Texts } from './speech.ts'

type Token = Extract<Op, { op: 'token' }>
type Move = Extract<Op, { op: 'move' }>

const keyOf = (t: CardsTable, { handle }: Piece): string => cardKey('card', faceAt(t, handle), handle)

// ---------------------------------------------------------------- eliminated by a text

/** The acting seat picks one matching card, whoever has it. */
export function* eliminateOne(t: CardsTable, selector: Selector, speech: Speech, isOptional: boolean): Script {
  const keys = matching(t, selector, speech.spot).map((piece) => keyOf(t, piece))
  if (!keys.length) return
  const all = isOptional ? [...keys, 'decline'] : keys
  const [key] =
    all.length === 1 ? all : yield* askSeat(t, speech.seat, () => ({ kind: 'target', keys: all, min: 1, max: 1, about: saidBy(speech) }))
  if (key === 'decline') t.emit({ type: 'decline', seat: speech.seat })
  else yield* losePieces(t, [handleInKey(key as string)], 'eliminated', 'play')
}

/** None or more of the seat's own; returns how many. */
export function* eliminateAnyNumber(t: CardsTable, selector: Selector, speech: Speech): Script<number> {
  const own = matching(t, selector, speech.spot).filter(({ controller }) => controller === speech.seat)
  if (!own.length) return 0
  const keys = yield* askSeat(t, speech.seat, () => ({
    kind: 'target',
    keys: own.map((piece) => keyOf(t, piece)),
    min: 0,
    max: own.length,
    about: saidBy(speech),
  }))
  yield* losePieces(t, keys.map(handleInKey), 'eliminated', 'play')
  return keys.length
}

/** The named seat picks `n` of its own, or all it has. */
export function* losesOfOwn(t: CardsTable, seat: Seat, n: number, selector: Selector, speech: Speech): Script {
  const own = matching(t, selector, speech.spot).filter(({ controller }) => controller === seat)
  const count = Math.min(n, own.length)
  if (!count) return
  const chosen: readonly Handle[] =
    count === own.length
      ? own.map(({ handle }) => handle)
      : (yield* askSeat(t, seat, () => ({
          kind: 'target',
          keys: own.map((piece) => keyOf(t, piece)),
          min: count,
          max: count,
          about: saidBy(speech),
        }))).map(handleInKey)
  yield* losePieces(t, chosen, 'eliminated', 'play')
}

// ---------------------------------------------------------------- places

const spotInKey = (key: string): Spot => key.slice('at:'.length) as Spot

function* choosePlace(t: CardsTable, spots: readonly Spot[], speech: Speech, isOptional: boolean): Script<Spot | null> {
  if (!spots.length) return null
  const keys = [...spots.map((spot) => `at:${spot}`), ...(isOptional ? ['decline'] : [])]
  const [key] =
    keys.length === 1 ? keys : yield* askSeat(t, speech.seat, () => ({ kind: 'place', keys, min: 1, max: 1, about: saidBy(speech) }))
  if (key !== 'decline') return spotInKey(key as string)
  t.emit({ type: 'decline', seat: speech.seat })
  return null
}

/** Combat tokens on a location act before any card there; on a card they are part of it. [wotr-cards C2] ruling combatTokensLimited */
export function* placeTokens(t: CardsTable, op: Token, speech: Speech): Script {
  const { state } = t
  const n = op.nIf && holds(t, op.nIf, speech) ? op.nIf.n : op.n
  if (op.on === 'this') {
    const piece = speech.handle === null ? undefined : findPiece(state, speech.handle)
    if (!piece) return
    piece[op.kind] += n
    return t.emit({ type: 'token', kind: op.kind, n, on: piece.handle })
  }
  const path: Spot[] = state.path ? ['path'] : []
  const grounds = state.battlegrounds.map(({ id }) => id)
  const spots = op.on === 'chosenBattleground' ? grounds : op.on === 'activePathOrChosenBattleground' ? [...path, ...grounds] : path
  // the path whose text it is may have been replaced meanwhile
  const gone = (op.on === 'thisPath' && state.path?.id !== speech.location) || (op.on === 'newPath' && state.path?.id !== speech.found.path)
  const spot = gone ? null : yield* choosePlace(t, spots, speech, false)
  const place = spot === null ? null : spot === 'path' ? state.path : activeGround(state, spot as LocationId)
  if (!place) return
  place[op.kind] += n
  t.emit({ type: 'token', kind: op.kind, n, on: place.id })
}

/** A move ordered by a text: by the rules of the move action, but for what the text says. It costs nothing more. [wotr-cards P9] ruling directedMoveRules */
export function* moveByText(t: CardsTable, op: Move, speech: Speech, texts: Texts): Script {
  const piece = mover(t, op, speech)
  if (piece?.at !== 'reserve' || (piece.fresh && !op.ignorePlayedThisRound)) return
  const id = faceAt(t, piece.handle)
  const ground = speech.found.ground
  const aimed: Spot[] =
    op.to === 'activePath' ? ['path'] : op.to === 'thatBattleground' ? (ground ? [ground] : []) : t.state.battlegrounds.map((one) => one.id)
  const spots = aimed.filter((spot) => refusePlace(t, id, piece.handle, spot, 'move') === null)
  const spot = yield* choosePlace(t, spots, speech, !op.mandatory)
  if (spot === null) return
  movePiece(t, piece, spot)
  yield* texts.entered(t, piece.handle, 'moved')
}

function mover(t: CardsTable, op: Move, speech: Speech): Piece | undefined {
  if (op.card !== 'wielder') return inReserveOf(t, speech.seat, op.card)
  const item = speech.handle === null ? undefined : findPiece(t.state, speech.handle)
  return item?.wielder == null ? undefined : findPiece(t.state, item.wielder)
}
