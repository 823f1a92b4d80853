/**
 * What cards and locations count: printed icons, what texts add while they hold, combat tokens. Leadership is told apart; whether it
 * counts is decided in `support.ts`. Changes nothing. [wotr-cards T6]
 */
import type { Seat } from '../../../engine/types.ts'
import { BATTLEGROUND_DATA, CARDS, type Effect, type Mod, PATH_DATA, type PerCards, RULINGS, sideOfFaction } from '../data/index.ts'
import { CARD_IDS, type CardId, type Piece, type Spot, type Support } from '../types.ts'
import { holds, isGround, isInZone, itemsOf, matching } from './pieces.ts'
import { faceAt, type Sight } from './seats.ts'

export interface Icons {
  path: number
  attack: number
  defense: number
  leadAttack: number
  leadDefense: number
}

type Static = Extract<Effect, { when: 'static' }>
const STATICS: ReadonlyMap<CardId, readonly Static[]> = new Map(
  CARD_IDS.flatMap((id) => {
    const found = CARDS[id].effects.filter((effect): effect is Static => effect.when === 'static')
    return found.length ? [[id, found]] : []
  }),
)

/** The numbers a card's standing texts give while they hold, for the card itself or for others. */
function* mods(s: Sight, piece: Piece, support: readonly Support[]): Generator<Mod> {
  for (const effect of STATICS.get(faceAt(s, piece.handle)) ?? []) {
    if (!isInZone(piece.at, effect.zone)) continue
    if (holds(s, effect.if, { seat: piece.controller, handle: piece.handle, spot: piece.at, support })) yield effect.mod
  }
}

const per = (s: Sight, count: PerCards | undefined, spot: Spot): number =>
  count ? Math.floor(matching(s, count.of, spot).length / count.every) : 0

/** One card alone, without its items. */
export function iconsOf(s: Sight, piece: Piece, support: readonly Support[]): Icons {
  const id = faceAt(s, piece.handle)
  const { path, attack, defense, leadAttack, leadDefense, faction } = CARDS[id]
  const icons: Icons = { path, attack, defense, leadAttack, leadDefense }
  const isFree = sideOfFaction(faction) === 'free'
  const add = (mod: Mod): void => {
    icons.path += mod.pathIcons ?? 0
    icons.attack += (mod.attack ?? 0) + per(s, mod.attackPer, piece.at)
    icons.leadDefense += mod.leadDefense ?? 0
    const defended = (mod.defense ?? 0) + per(s, mod.defensePer, piece.at)
    // Defence given to a free card on a path adds to its path icons.
    if (piece.at === 'path' && isFree) icons.path += defended
    else icons.defense += defended
  }
  for (const mod of mods(s, piece, support)) if (!mod.bonusOn) add(mod)
  for (const mod of bonusesFor(s, id, piece.at)) add(mod)
  if (piece.at === 'path') icons.path += isFree ? piece.defense : piece.attack
  else {
    icons.attack += piece.attack
    icons.defense += piece.defense
  }
  return icons
}

const BONUS_GIVERS: ReadonlySet<CardId> = new Set(
  [...STATICS].flatMap(([id, effects]) => (effects.some(({ mod }) => mod.bonusOn) ? [id] : [])),
)

function* bonusesFor(s: Sight, id: CardId, spot: Spot): Generator<Mod> {
  for (const piece of s.state.pieces) {
    if (!BONUS_GIVERS.has(faceAt(s, piece.handle))) continue
    for (const mod of mods(s, piece, [])) {
      const zone = isGround(spot) ? 'battleground' : spot
      if (mod.bonusOn?.ids.includes(id) && zone !== 'reserve' && mod.bonusOn.zones.includes(zone)) yield mod
    }
  }
}

/** An army or a character with what it wields; leadership only where it is supported. */
export function unitIcons(s: Sight, unit: Piece, support: readonly Support[]): Icons {
  const icons = iconsOf(s, unit, support)
  if (support.some(({ character }) => character === unit.handle)) {
    icons.attack += icons.leadAttack
    icons.defense += icons.leadDefense
  }
  for (const item of itemsOf(s.state, unit.handle)) {
    const { path, attack, defense } = iconsOf(s, item, support)
    icons.path += path
    icons.attack += attack
    icons.defense += defense
  }
  return icons
}

/** What the location itself cancels: shields, its defence tokens, what texts add to it. [wotr-cards C2] */
export function shieldsOf(s: Sight, spot: Spot): number {
  const { path, battlegrounds, pieces, options } = s.state
  if (spot === 'path') {
    if (!path) return 0
    let bonus = 0
    for (const piece of pieces) {
      if (piece.at === 'path') for (const mod of mods(s, piece, [])) bonus += mod.locationDefense ?? 0
    }
    return PATH_DATA[path.id].shields + path.defense + bonus
  }
  const ground = battlegrounds.find(({ id }) => id === spot)
  if (!ground) return 0
  // [wotr-cards L7] ruling tokensOnReactivatedStillCount
  const tokens = ground.bare && !options.tokensOnReactivatedStillCount ? 0 : ground.defense
  return (ground.bare ? 0 : BATTLEGROUND_DATA[ground.id].shields) + tokens
}

/** The most cards a seat may hold at the end of the action step, as the table is now. [wotr-cards A6] ruling carryoverChangesAtOnce */
export function carryoverLimit(s: Sight, seat: Seat): number {
  let limit = RULINGS.carryoverLimit
  for (const piece of s.state.pieces) {
    if (piece.controller === seat) for (const mod of mods(s, piece, [])) limit += mod.carryoverLimit ?? 0
  }
  return limit
}

/** Whether a card in play lets its owner look at the top of the draw deck. */
export function mayPeek(s: Sight, seat: Seat): boolean {
  for (const piece of s.state.pieces) {
    if (piece.owner === seat) for (const mod of mods(s, piece, [])) if (mod.peekTopOfDraw) return true
  }
  return false
}
