/**
 * What a choice would bring, foretold from the view: sums of a front after a card has come, what a card counts as a casualty.
 * A foretelling for words only; what happens is the rules' business.
 */
import { BATTLEGROUND_DATA, CARDS, type CardData, type Mod, PATH_DATA, SCENARIO_DATA } from '../../data/index.ts'
import {
  type CardId,
  type Forecast,
  FREE_FACTIONS,
  isBattleground,
  type LocationId,
  type LocationView,
  type PieceView,
  type Side,
  type Spot,
  type View,
} from '../../types.ts'

export const sideOfCard = (id: CardId): Side => ((FREE_FACTIONS as readonly string[]).includes(CARDS[id].faction) ? 'free' : 'shadow')
export const otherSide = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')
export const pointsOf = (id: LocationId): number => (isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]).points
/** A path is always attacked by the Shadow; who attacks a battleground is printed. */
export const attackersOf = (id: LocationId): Side => (isBattleground(id) ? otherSide(BATTLEGROUND_DATA[id].side) : 'shadow')

export const frontsOf = (view: View): LocationView[] => [...view.battlegrounds, ...(view.path ? [view.path] : [])]
/** As they lie on the table: the path stands in the middle. */
export function frontsInOrder(view: View): readonly LocationView[] {
  const { battlegrounds, path } = view
  if (!path || battlegrounds.length < 2) return frontsOf(view)
  return [...battlegrounds.slice(0, 1), path, ...battlegrounds.slice(1)]
}
export function frontAt(view: View, spot: Spot | LocationId): LocationView | null {
  if (spot === 'path') return view.path
  return frontsOf(view).find(({ id }) => id === spot) ?? null
}

export interface Standing {
  readonly piece: PieceView
  /** The character that wields it. */
  readonly wielder: PieceView | null
  /** Null: in a reserve. */
  readonly front: LocationView | null
}
/** Every card in play. */
export function* standings(view: View): Generator<Standing> {
  const groups: { front: LocationView | null; units: readonly PieceView[] }[] = [
    ...view.players.map(({ reserve }) => ({ front: null, units: reserve })),
    ...frontsOf(view).map((front) => ({ front, units: [...front.attackers, ...front.defenders] })),
  ]
  for (const { front, units } of groups) {
    for (const piece of units) {
      yield { piece, wielder: null, front }
      for (const item of piece.items) yield { piece: item, wielder: piece, front }
    }
  }
}
export function findStanding(view: View, where: (piece: PieceView) => boolean): Standing | null {
  for (const one of standings(view)) if (where(one.piece)) return one
  return null
}

/** What a card can cancel as a casualty here, with its items and, if it is supported, its leadership. */
export function worthOf({ icons, items, partner }: PieceView, onPath: boolean): number {
  const led = partner && !onPath ? icons.leadDefense : 0
  return items.reduce((sum, item) => sum + (onPath ? item.icons.path : item.icons.defense), (onPath ? icons.path : icons.defense) + led)
}

// ---------------------------------------------------------------- a card comes to a front

interface Gain {
  path: number
  attack: number
  defense: number
  leadAttack: number
  leadDefense: number
  shields: number
}

function holdsHere(view: View, front: LocationView, data: CardData, index: number): Mod | null {
  const effect = data.effects[index]
  if (effect?.when !== 'static') return null
  const { zone, mod, if: given } = effect
  const here = isBattleground(front.id) ? 'battleground' : 'path'
  if (mod.bonusOn || !(zone === 'inPlay' || zone === 'pathOrBattleground' || zone === here)) return null
  if (given?.location && given.location !== front.id) return null
  if (given?.inPlayAny && !findStanding(view, ({ face }) => given.inPlayAny?.includes(face) ?? false)) return null
  if (given?.samePathHas) {
    const { faction, types } = given.samePathHas
    const fits = (face: CardId): boolean => CARDS[face].faction === faction && (types?.includes(CARDS[face].type) ?? true)
    if (![...front.attackers, ...front.defenders].some(({ face }) => fits(face))) return null
  }
  return given?.supporting ? null : mod
}

/** Printed icons and what standing texts add at that place. */
function gainOf(view: View, id: CardId, front: LocationView): Gain {
  const data = CARDS[id]
  const { path, attack, defense, leadAttack, leadDefense } = data
  const gain: Gain = { path, attack, defense, leadAttack, leadDefense, shields: 0 }
  const onPath = !isBattleground(front.id)
  const add = (mod: Mod): void => {
    gain.attack += mod.attack ?? 0
    gain.leadDefense += mod.leadDefense ?? 0
    gain.path += (mod.pathIcons ?? 0) + (onPath ? (mod.defense ?? 0) : 0)
    gain.defense += onPath ? 0 : (mod.defense ?? 0)
    gain.shields += mod.locationDefense ?? 0
  }
  for (const index of data.effects.keys()) {
    const mod = holdsHere(view, front, data, index)
    if (mod) add(mod)
  }
  for (const { piece, front: at } of standings(view)) {
    for (const effect of CARDS[piece.face].effects) {
      if (effect.when !== 'static' || !effect.mod.bonusOn?.ids.includes(id)) continue
      if (effect.zone === 'reserve' && at === null) add(effect.mod)
    }
  }
  return gain
}

const supports = (army: CardId, leader: CardId): boolean =>
  CARDS[army].faction === CARDS[leader].faction ||
  CARDS[leader].effects.some((effect) => effect.when === 'permission' && (effect.supportedBy?.includes(CARDS[army].faction) ?? false))

/** Leadership that begins to count when this card comes: its own, or that of a leader without an army. */
function leadGained(front: LocationView, id: CardId, gain: Gain, attacks: boolean): number {
  const own = attacks ? front.attackers : front.defenders
  if (CARDS[id].type === 'army') {
    const waiting = own.filter(({ face, partner }) => CARDS[face].type === 'character' && !partner && supports(id, face))
    return waiting.reduce((most, { icons }) => Math.max(most, attacks ? icons.leadAttack : icons.leadDefense), 0)
  }
  const isLed = own.some(({ face, partner }) => CARDS[face].type === 'army' && !partner && supports(face, id))
  return isLed ? (attacks ? gain.leadAttack : gain.leadDefense) : 0
}

export interface Change {
  readonly front: LocationView
  readonly before: Forecast
  readonly after: Forecast
}

/** The forecast of a front after a card and what it wields have come there; `icons` as they stand, where the card is in play already. */
export function foretell(view: View, front: LocationView, id: CardId, items: readonly CardId[] = []): Change {
  const onPath = !isBattleground(front.id)
  const attacks = sideOfCard(id) === attackersOf(front.id)
  const { forecast } = front
  let { attack, shields, defense } = forecast
  const gains = [id, ...items].map((one) => gainOf(view, one, front))
  for (const gain of gains) {
    shields += gain.shields
    if (attacks) attack += onPath ? gain.path : gain.attack
    else defense += onPath ? gain.path : gain.defense
  }
  if (!onPath && CARDS[id].type !== 'item') {
    const led = leadGained(front, id, gains[0] as Gain, attacks)
    if (attacks) attack += led
    else defense += led
  }
  return { front, before: forecast, after: sumOf(view, front.id, attack, shields, defense) }
}

export function sumOf(view: View, id: LocationId, attack: number, shields: number, defense: number): Forecast {
  const left = Math.max(0, attack - shields)
  const defender = otherSide(attackersOf(id))
  const strict = !isBattleground(id) && SCENARIO_DATA[view.scenario].pathScoring === 'strict'
  const winner = strict
    ? attack === shields + defense
      ? null
      : attack < shields + defense
        ? defender
        : otherSide(defender)
    : left <= defense
      ? defender
      : otherSide(defender)
  return { attack, shields, left, defense, winner }
}
