/** The combat on a battleground, in its exact order. [wotr-cards BC1] to [wotr-cards BC7] */
import type { Script } from '../../../engine/types.ts'
import { attackersOf, BATTLEGROUND_DATA, otherSide } from '../data/index.ts'
import type { BattlegroundId, Combat, Piece, Side, Support } from '../types.ts'
import { chooseCasualties, defendersOf, totalOf } from './casualties.ts'
import { shieldsOf, unitIcons } from './icons.ts'
import { cyclePieces, losePieces } from './loss.ts'
import { activeGround, unitsAt } from './pieces.ts'
import type { CardsTable, Sight } from './seats.ts'
import { decideSupport } from './support.ts'

/** Attack icons, with leadership where it is supported, and tokens. [wotr-cards BC3] */
export function groundAttack(s: Sight, id: BattlegroundId, units: readonly Piece[], support: readonly Support[]): number {
  return units.reduce((sum, unit) => sum + unitIcons(s, unit, support).attack, activeGround(s.state, id)?.attack ?? 0)
}

export function* fightGround(t: CardsTable, id: BattlegroundId): Script {
  const { state } = t
  const attackers = attackersOf(id)
  const defending = otherSide(attackers)
  const combat: Combat = { location: id, cause: 'step', attackers, support: [], attack: 0, shields: 0, left: 0, lost: [], proposal: [] }
  state.combat = combat
  t.emit({ type: 'combat', location: id, cause: 'step' })
  for (const side of [attackers, defending]) {
    // [wotr-cards BC2] the defenders decide in sight of what the attackers have decided
    const support = yield* decideSupport(t, id, side)
    if (!support.length) continue
    combat.support.push(...support)
    t.emit({ type: 'support', location: id, support })
  }
  combat.attack = groundAttack(t, id, unitsAt(state, id, attackers), combat.support)
  combat.shields = shieldsOf(t, id)
  combat.left = Math.max(0, combat.attack - combat.shields) // [wotr-cards BC4]
  t.emit({ type: 'count', location: id, attack: combat.attack, shields: combat.shields, left: combat.left })
  const defenders = defendersOf(t, unitsAt(state, id, defending), combat.support)
  const lost = yield* chooseCasualties(t, id, defenders, combat.left)
  const cancelled = totalOf(defenders.filter(({ piece }) => lost.includes(piece)))
  combat.lost = lost.map(({ handle }) => handle)
  t.emit({ type: 'casualties', location: id, handles: combat.lost, uncancelled: Math.max(0, combat.left - cancelled) })
  yield* losePieces(t, combat.lost, 'eliminated', 'battle') // [wotr-cards BC5]
  cyclePieces(t, unitsAt(state, id, defending)) // [wotr-cards BC6]
  const attacking = unitsAt(state, id, attackers).map(({ handle }) => handle)
  yield* losePieces(t, attacking, 'eliminated', 'battle')
  win(t, id, cancelled >= combat.left ? defending : attackers)
}

// [wotr-cards BC7]
function win(t: CardsTable, id: BattlegroundId, side: Side): void {
  const { state } = t
  state.battlegrounds = state.battlegrounds.filter((ground) => ground.id !== id)
  state.scored[side].push(id)
  state.combat = null
  t.emit({ type: 'won', location: id, side, points: BATTLEGROUND_DATA[id].points })
}
