/**
 * Fronts and cards as a view has them, what a card counts as a casualty, and what a choice would bring to a front. Nothing is
 * counted again here: the sums to come are the prompt's, who has them from the rules.
 */
import type { Prompt } from '../../../../engine/types.ts'
import { BATTLEGROUND_DATA, PATH_DATA } from '../../data/index.ts'
import {
  type Forecast,
  type Foretold,
  isBattleground,
  type LocationId,
  type LocationView,
  type PieceView,
  type Spot,
  type View,
} from '../../types.ts'

export const pointsOf = (id: LocationId): number => (isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]).points

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

export interface Change {
  readonly front: LocationView
  readonly before: Forecast
  readonly after: Forecast
}

/** How a front would stand after a key, by the rules; null where they foretell nothing. */
export function changeAt(front: LocationView, prompt: Prompt | null, key: string): Change | null {
  const foretold = (prompt?.foretell?.(key) ?? null) as Foretold | null
  const after = foretold?.[front.id]
  return after ? { front, before: front.forecast, after } : null
}
