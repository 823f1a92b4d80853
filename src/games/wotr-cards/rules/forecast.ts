/** How the combat at a location would go as the table stands: the sums that a view shows, and who would win. Changes nothing. */
import { attackersOf, otherSide } from '../data/index.ts'
import type { Forecast, Side, Spot, Support } from '../types.ts'
import { groundAttack } from './battle.ts'
import { defendersOf, totalOf } from './casualties.ts'
import { shieldsOf } from './icons.ts'
import { pathAttack, pathDefense, pathWinner } from './path-combat.ts'
import { isGround, unitsAt } from './pieces.ts'
import type { Sight } from './seats.ts'
import { forecastSupport } from './support.ts'

/** As the combat has fixed it, and for a side that has not decided yet as it would be chosen now. */
export function supportOf(s: Sight, spot: Spot): readonly Support[] {
  const { combat } = s.state
  if (!isGround(spot)) return []
  const attackers = attackersOf(spot)
  const fixed = combat?.location === spot ? combat.support : []
  // a side whose decision was to lead nobody has nobody to lead
  const hasDecided = (side: Side): boolean =>
    unitsAt(s.state, spot, side).some(({ handle }) => fixed.some(({ army, character }) => army === handle || character === handle))
  const open = [attackers, otherSide(attackers)].filter((side) => !hasDecided(side))
  return [...fixed, ...open.flatMap((side) => forecastSupport(s, spot, side))]
}

/** The sum as it stands. */
export function forecastOf(s: Sight, spot: Spot, support: readonly Support[]): Forecast {
  const shields = shieldsOf(s, spot)
  if (!isGround(spot)) {
    const [attack, defense] = [pathAttack(s), pathDefense(s)]
    return { attack, shields, left: Math.max(0, attack - shields), defense, winner: pathWinner(s, attack, shields, defense) }
  }
  const attackers = attackersOf(spot)
  const attack = groundAttack(s, spot, unitsAt(s.state, spot, attackers), support)
  const defense = totalOf(defendersOf(s, unitsAt(s.state, spot, otherSide(attackers)), support))
  const left = Math.max(0, attack - shields)
  return { attack, shields, left, defense, winner: left <= defense ? otherSide(attackers) : attackers }
}
