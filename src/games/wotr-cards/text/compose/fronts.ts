/** A front in words: whose it is, the sum of icons, how it would end. */
import { attackersOf, otherSide, PATH_DATA } from '../../data/index.ts'
import { type Forecast, isBattleground, type LocationView, type Side, type View } from '../../types.ts'
import type { FrontText } from '../types.ts'
import type { Fate } from '../words/fronts.ts'
import { type Change, pointsOf, worthOf } from './preview.ts'
import { placeNoun, type Words } from './words.ts'

export function fateOf({ id }: Pick<LocationView, 'id'>, { winner }: Forecast): Fate {
  if (!isBattleground(id)) return winner === 'free' ? 'scored' : winner === null ? 'drawn' : 'corrupted'
  return winner === attackersOf(id) ? 'falls' : 'holds'
}

/** The fewest cards that would have to be lost. */
function fewestLost(front: LocationView): number {
  const onPath = !isBattleground(front.id)
  const { left } = front.forecast
  const worths = front.defenders.map((piece) => worthOf(piece, onPath)).sort((a, b) => b - a)
  if (front.forecast.defense < left) return front.defenders.length
  let n = 0
  for (let rest = left; rest > 0 && n < worths.length; n++) rest -= worths[n] ?? 0
  return n
}

export function frontText(words: Words, front: LocationView): FrontText {
  const { fronts: say, labels } = words
  const { attack, shields, left } = front.forecast
  const side: Side = otherSide(attackersOf(front.id))
  const role = isBattleground(front.id) ? labels.defend[side] : labels.pathNumber(PATH_DATA[front.id].number)
  const fate = fateOf(front, front.forecast)
  const lost = fewestLost(front)
  const result = say.fate[fate]
  return {
    line: `${role} · ${front.bare && !shields ? say.bare : say.shields(shields)}`,
    sum: attack ? say.sum(attack, shields, left) : say.quiet,
    result,
    cost: fate === 'corrupted' ? say.corruption(Math.max(0, left - front.forecast.defense)) : lost ? say.cost(result, lost) : result,
  }
}

/** What a card coming there changes: "6 against 5: Dol Guldur falls, worth 1", or "Lórien holds either way". */
export function changeText(words: Words, { front, before, after }: Change): string {
  const { fronts: say } = words
  const fate = fateOf(front, after)
  const { nom } = placeNoun(words, front.id)
  if (fate === fateOf(front, before) && fate !== 'corrupted') return say.either(fate, nom)
  const points = pointsOf(front.id)
  return say.change(after.attack, after.shields + after.defense, fate, nom, points, Math.max(0, after.left - after.defense))
}

/** Under a card in combat: what it counts and what becomes of it. */
export function badgeText(words: Words, view: View, handle: number, chosen: readonly number[]): string {
  const { combat } = view
  const front = combat ? [...view.battlegrounds, ...(view.path ? [view.path] : [])].find(({ id }) => id === combat.location) : null
  if (!front) return ''
  const onPath = !isBattleground(front.id)
  const attacker = front.attackers.find((piece) => piece.handle === handle)
  if (attacker) {
    const { icons, items, partner } = attacker
    const own = onPath ? icons.path : icons.attack + (partner ? icons.leadAttack : 0)
    return words.fronts.spent(items.reduce((sum, item) => sum + (onPath ? item.icons.path : item.icons.attack), own))
  }
  const defender = front.defenders.find((piece) => piece.handle === handle)
  if (!defender) return ''
  const counts = worthOf(defender, onPath)
  return chosen.includes(handle) ? words.fronts.falls(counts) : words.fronts.unused(counts)
}
