/** Cards in play: finding them, what they match, where they stand. Changes nothing. [wotr-cards T4] */
import type { Handle, Seat } from '../../../engine/types.ts'
import { BATTLEGROUND_DATA, CARDS, type CardData, type Condition, PATH_DATA, type Selector, type Zone } from '../data/index.ts'
import {
  type ActiveBattleground,
  BATTLEGROUNDS,
  type CardId,
  type LocationId,
  type Piece,
  type Side,
  type Spot,
  type State,
  type Support,
} from '../types.ts'
import { dataAt, faceAt, type Sight, scenarioOf, sideOf } from './seats.ts'

export const findPiece = (state: State, handle: Handle): Piece | undefined => state.pieces.find((piece) => piece.handle === handle)
export function pieceAt(state: State, handle: Handle): Piece {
  const piece = findPiece(state, handle)
  if (!piece) throw new Error(`card ${handle} is not in play`)
  return piece
}
export const itemsOf = (state: State, wielder: Handle): Piece[] => state.pieces.filter((piece) => piece.wielder === wielder)
export const isGround = (spot: Spot): spot is ActiveBattleground['id'] => spot !== 'reserve' && spot !== 'path'

/** Armies and characters of a side at a location; their items go with them. */
export const unitsAt = (state: State, spot: Spot, side: Side): Piece[] =>
  state.pieces.filter((piece) => piece.at === spot && piece.wielder === null && sideOf(state, piece.controller) === side)

export const activeGround = (state: State, id: LocationId): ActiveBattleground | undefined =>
  state.battlegrounds.find((one) => one.id === id)
export const isActive = (state: State, id: LocationId): boolean => state.path?.id === id || activeGround(state, id) !== undefined

/** Battlegrounds left in the deck of a side; those active or scored lie in none. [wotr-cards T5] */
export function deckOf(state: State, side: Side) {
  const { battlegrounds } = scenarioOf(state)
  const out = [...state.battlegrounds.map(({ id }) => id as LocationId), ...state.scored.free, ...state.scored.shadow]
  return BATTLEGROUNDS.filter((id) => battlegrounds.includes(id) && BATTLEGROUND_DATA[id].side === side && !out.includes(id))
}

/** Numbers of active paths: the path on the table, or none. */
export const pathNumber = (state: State): number | null => (state.path ? PATH_DATA[state.path.id].number : null)

export function isInZone(spot: Spot, zone: Zone): boolean {
  switch (zone) {
    case 'inPlay':
      return true
    case 'pathOrBattleground':
      return spot !== 'reserve'
    case 'battleground':
      return isGround(spot)
    default:
      return spot === zone
  }
}

/** Whether what is printed on a card fits; the place is not looked at. */
export function isKind(id: CardId, selector: Selector): boolean {
  const data: CardData = CARDS[id]
  if (selector.ids && !selector.ids.includes(id)) return false
  if (selector.types && !selector.types.includes(data.type)) return false
  if (selector.faction && data.faction !== selector.faction) return false
  return !selector.keyword || data.keywords.includes(selector.keyword)
}

/** Cards in play that fit. `from`: where the speaking card is, for "same". */
export function matching(s: Sight, selector: Selector, from: Spot | null): Piece[] {
  const { zone = 'inPlay' } = selector
  const isThere = (piece: Piece): boolean =>
    zone === 'samePath' || zone === 'sameBattleground' ? piece.at === from && from !== 'reserve' : isInZone(piece.at, zone)
  return s.state.pieces.filter((piece) => isThere(piece) && isKind(faceAt(s, piece.handle), selector))
}

/** Who speaks, for conditions. */
export interface Speaker {
  readonly seat: Seat
  readonly handle: Handle | null
  readonly spot: Spot | null
  readonly wielderWas?: Spot
  readonly support?: readonly Support[]
}

export function holds(s: Sight, condition: Condition | undefined, by: Speaker): boolean {
  if (!condition) return true
  const { state } = s
  const { location, pathNumber: number, activePath, inPlayAny, inReserve, wielderIn, supporting, samePathHas } = condition
  if (location && (location in PATH_DATA ? by.spot !== 'path' || state.path?.id !== location : by.spot !== location)) return false
  if (number !== undefined && (by.spot !== 'path' || pathNumber(state) !== number)) return false
  if (activePath && state.path?.id !== activePath) return false
  if (inPlayAny && !state.pieces.some(({ handle }) => inPlayAny.includes(faceAt(s, handle)))) return false
  if (inReserve && !inReserveOf(s, by.seat, inReserve)) return false
  if (wielderIn && by.wielderWas !== wielderIn) return false
  if (samePathHas && !matching(s, samePathHas, by.spot).length) return false
  return !supporting || (by.support ?? []).some(({ army, character }) => army === by.handle && supporting.includes(faceAt(s, character)))
}

export const inReserveOf = (s: Sight, seat: Seat, id: CardId): Piece | undefined =>
  s.state.pieces.find(({ handle, at, controller }) => at === 'reserve' && controller === seat && faceAt(s, handle) === id)

export const factionAt = (s: Sight, piece: Piece) => dataAt(s, piece.handle).faction
