/** Where a card may go, and why it may not. Changes nothing. [wotr-cards P6] [wotr-cards P7] [wotr-cards P8] */
import type { Handle, Seat } from '../../../engine/types.ts'
import {
  BATTLEGROUND_DATA,
  type BattlegroundFilter,
  CARDS,
  type Effect,
  PATH_DATA,
  type Permission,
  type Selector,
  sideOfFaction,
  type Wielder,
} from '../data/index.ts'
import type { BattlegroundId, CardId, Faction, Piece, RefusalCode, Side, Spot, State } from '../types.ts'
import { activeGround, deckOf, isGround, isInZone, isKind, itemsOf, unitsAt } from './pieces.ts'
import { faceAt, type Sight, sideOf } from './seats.ts'

export type Way = 'play' | 'move'

/** Whether it is "a Rohan battleground" in a text. ruling factionBattlegroundMeans */
function showsFaction(state: State, id: BattlegroundId, faction: Faction): boolean {
  const { attackers, defenders } = BATTLEGROUND_DATA[id]
  return defenders.includes(faction) || (state.options.factionBattlegroundMeans === 'anyIcon' && attackers.includes(faction))
}

export function fitsGround(state: State, id: BattlegroundId, filter: BattlegroundFilter): boolean {
  if (filter.ids && !filter.ids.includes(id)) return false
  if (filter.factionIcon && !showsFaction(state, id, filter.factionIcon)) return false
  return !filter.inDeckOf || deckOf(state, filter.inDeckOf).includes(id)
}

// ---------------------------------------------------------------- permissions

type OwnPermission = Extract<Effect, { when: 'permission' }>
const permissionsOf = (id: CardId): readonly OwnPermission[] =>
  CARDS[id].effects.filter((effect): effect is OwnPermission => effect.when === 'permission')
export const roundPermissionsOf = (id: CardId): readonly Permission[] =>
  CARDS[id].effects.flatMap((effect) => ('do' in effect ? effect.do.filter((op) => op.op === 'roundPermission') : []))

const GIVERS: ReadonlySet<CardId> = new Set(
  (Object.keys(CARDS) as CardId[]).filter((id) => permissionsOf(id).some(({ cards }) => cards !== 'this')),
)

/** Every text that lets this card go where its faction is not shown, or be supported by other armies. ruling permissionSourceMayUseItself */
export function* permissionsFor(s: Sight, id: CardId, handle: Handle | null): Generator<Permission> {
  const { state } = s
  for (const permission of permissionsOf(id)) if (permission.cards === 'this') yield permission
  for (const piece of state.pieces) {
    const giver = faceAt(s, piece.handle)
    if (!GIVERS.has(giver) || (piece.handle === handle && !state.options.permissionSourceMayUseItself)) continue
    for (const permission of permissionsOf(giver)) {
      const { cards, zone = 'inPlay' } = permission
      if (cards !== 'this' && isKind(id, cards as Selector) && isInZone(piece.at, zone)) yield permission
    }
  }
  for (const event of state.permits) {
    for (const permission of roundPermissionsOf(event)) if (isKind(id, permission.cards as Selector)) yield permission
  }
}

function isPermitted(s: Sight, id: CardId, handle: Handle | null, ground: BattlegroundId, way: Way, side: Side): boolean {
  for (const { may, onto, supportedBy } of permissionsFor(s, id, handle)) {
    if ((may === 'play' && way === 'move') || !fitsGround(s.state, ground, onto)) continue
    // ruling supportedByMeans
    if (!supportedBy || s.state.options.supportedByMeans === 'supportAllowed') return true
    const armies = unitsAt(s.state, ground, side).map((piece) => CARDS[faceAt(s, piece.handle)])
    if (armies.some(({ type, faction }) => type === 'army' && supportedBy.includes(faction))) return true
  }
  return false
}

// ---------------------------------------------------------------- armies and characters

function isForbidden(s: Sight, id: CardId, spot: Spot): boolean {
  return CARDS[id].effects.some((effect) => {
    if (effect.when !== 'restriction' || !effect.cannotEnter) return false
    const { battlegroundSide, zone, while: during } = effect.cannotEnter
    if (battlegroundSide && (!isGround(spot) || BATTLEGROUND_DATA[spot].side !== battlegroundSide)) return false
    if (zone && spot !== zone) return false
    return !during || s.state.battlegrounds.some((ground) => BATTLEGROUND_DATA[ground.id].side === during.activeBattlegroundSide)
  })
}

/** Why this army or character may not go there; null when it may. */
export function refusePlace(s: Sight, id: CardId, handle: Handle | null, spot: Spot, way: Way): RefusalCode | null {
  const { type, faction, paths } = CARDS[id]
  if (spot === 'reserve') return way === 'play' ? null : 'no-such-choice'
  if (spot === 'path') {
    if (type !== 'character') return 'armies-not-on-paths'
    if (!s.state.path) return 'location-not-active'
    if (!paths.includes(PATH_DATA[s.state.path.id].number)) return 'path-not-printed'
  } else {
    if (!activeGround(s.state, spot)) return 'location-not-active'
    const { attackers, defenders } = BATTLEGROUND_DATA[spot]
    const isShown = attackers.includes(faction) || defenders.includes(faction)
    if (!isShown && !isPermitted(s, id, handle, spot, way, sideOfFaction(faction))) return 'faction-not-shown'
  }
  return isForbidden(s, id, spot) ? 'text-forbids-place' : null
}

export function placesFor(s: Sight, id: CardId, handle: Handle | null, way: Way): Spot[] {
  const spots: Spot[] = ['reserve', 'path', ...s.state.battlegrounds.map((ground) => ground.id)]
  return spots.filter((spot) => refusePlace(s, id, handle, spot, way) === null)
}

// ---------------------------------------------------------------- items

function fitsWielder(id: CardId, wielder: Wielder): boolean {
  const { faction, keywords, type } = CARDS[id]
  if (type !== 'character') return false
  if (wielder.startsWith('faction:')) return faction === wielder.slice('faction:'.length)
  if (wielder.startsWith('keyword:')) return (keywords as readonly string[]).includes(wielder.slice('keyword:'.length))
  return id === wielder
}

/** Whether one of the two items forbids the other on the same wielder. */
function clash(a: CardId, b: CardId): boolean {
  const forbids = (one: CardId, other: CardId): boolean =>
    CARDS[one].effects.some(
      (effect) =>
        effect.when === 'restriction' &&
        effect.wielderCannotAlsoWield !== undefined &&
        CARDS[other].keywords.includes(effect.wielderCannotAlsoWield.keyword),
    )
  return forbids(a, b) || forbids(b, a)
}

/** Why this item may not be put on that character; null when it may. A teammate's character is as good as an own one. */
export function refuseWielder(s: Sight, seat: Seat, item: CardId, wielder: Piece | undefined): RefusalCode | null {
  if (!wielder || sideOf(s.state, wielder.controller) !== sideOf(s.state, seat)) return 'item-needs-wielder'
  const id = faceAt(s, wielder.handle)
  if (!CARDS[item].wielders.some((one) => fitsWielder(id, one))) return 'item-needs-wielder'
  return itemsOf(s.state, wielder.handle).some(({ handle }) => clash(item, faceAt(s, handle))) ? 'wielder-has-weapon' : null
}

export const wieldersFor = (s: Sight, seat: Seat, item: CardId): Piece[] =>
  s.state.pieces.filter((piece) => piece.wielder === null && refuseWielder(s, seat, item, piece) === null)
