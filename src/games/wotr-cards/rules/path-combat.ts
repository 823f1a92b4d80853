/** The combat on the active path, in its exact order. [wotr-cards PC1] to [wotr-cards PC7] */
import type { Script } from '../../../engine/types.ts'
import { PATH_DATA } from '../data/index.ts'
import type { ActivePath, Combat, Side } from '../types.ts'
import { chooseCasualties, defendersOf, totalOf } from './casualties.ts'
import { shieldsOf, unitIcons } from './icons.ts'
import { cyclePieces, losePieces } from './loss.ts'
import { unitsAt } from './pieces.ts'
import { type CardsTable, type Sight, scenarioOf } from './seats.ts'

/** Path icons of all Shadow cards there, and attack tokens. [wotr-cards PC1] */
export function pathAttack(s: Sight): number {
  const units = unitsAt(s.state, 'path', 'shadow')
  return units.reduce((sum, unit) => sum + unitIcons(s, unit, []).path, s.state.path?.attack ?? 0)
}

/** What the cards of the free side could cancel. ruling strictPathDefenseTotal */
export const pathDefense = (s: Sight): number => totalOf(defendersOf(s, unitsAt(s.state, 'path', 'free'), []))

/** Whose the path would be: the standard way by what stays uncancelled, the strict one by comparing totals. [wotr-cards PC6] [wotr-cards PC7] */
export function pathWinner(s: Sight, attack: number, shields: number, defense: number): Side | null {
  if (scenarioOf(s.state).pathScoring === 'standard') return attack <= shields + defense ? 'free' : 'shadow'
  if (attack === shields + defense) return null // ruling strictPathTie
  return attack < shields + defense ? 'free' : 'shadow'
}

/** `replaced`: in the middle of an action, because another path takes its place. Afterwards no path is active. */
export function* fightPath(t: CardsTable, cause: Combat['cause']): Script {
  const { state } = t
  const path = state.path as ActivePath
  const attack = pathAttack(t)
  const shields = shieldsOf(t, 'path')
  const left = Math.max(0, attack - shields) // [wotr-cards PC2]
  const defenders = defendersOf(t, unitsAt(state, 'path', 'free'), [])
  const winner = pathWinner(t, attack, shields, totalOf(defenders))
  state.combat = { location: path.id, cause, attackers: 'shadow', support: [], attack, shields, left, lost: [], proposal: [] }
  t.emit({ type: 'combat', location: path.id, cause })
  t.emit({ type: 'count', location: path.id, attack, shields, left })
  const lost = yield* chooseCasualties(t, path.id, defenders, left)
  const cancelled = defenders.filter(({ piece }) => lost.includes(piece))
  const uncancelled = Math.max(0, left - totalOf(cancelled))
  const handles = lost.map(({ handle }) => handle)
  state.combat.lost = handles
  t.emit({ type: 'casualties', location: path.id, handles, uncancelled })
  yield* losePieces(t, handles, 'eliminated', 'pathCombat') // [wotr-cards PC3]
  cyclePieces(t, unitsAt(state, 'path', 'free')) // [wotr-cards PC4]
  const shadow = unitsAt(state, 'path', 'shadow').map(({ handle }) => handle)
  yield* losePieces(t, shadow, 'eliminated', 'pathCombat') // [wotr-cards PC5]
  endPath(t, path, winner, uncancelled, cause)
}

function endPath(t: CardsTable, path: ActivePath, side: Side | null, corruption: number, cause: Combat['cause']): void {
  const { state } = t
  const { number, points } = PATH_DATA[path.id]
  if (side) state.scored[side].push(path.id)
  else state.aside.push(path.id)
  if (side === 'shadow' && corruption) {
    const from = state.corruption
    state.corruption += corruption
    t.emit({ type: 'corruption', from, to: state.corruption, cause: 'combat' })
  }
  if (cause === 'step' && number === scenarioOf(state).lastPath) state.lastFought = true // ruling gameEndsWhen
  state.combat = null
  state.path = null
  const taken = side === 'shadow' ? corruption : 0
  t.emit({ type: 'path-ended', path: path.id, side, points: side === 'free' ? points : 0, corruption: taken })
}
