/** Points, and who wins when. [wotr-cards V1] to [wotr-cards V4] */
import type { Seat } from '../../../engine/types.ts'
import { BATTLEGROUND_DATA, PATH_DATA, RULINGS } from '../data/index.ts'
import { isBattleground, isPath, type LocationId, type Side, type State } from '../types.ts'
import { type CardsTable, playerAt, scenarioOf, seatData } from './seats.ts'

export interface Score {
  readonly free: number
  readonly shadow: number
}

const points = (ids: readonly LocationId[]): number =>
  ids.reduce((sum, id) => sum + (isBattleground(id) ? BATTLEGROUND_DATA[id].points : PATH_DATA[id].points), 0)

/** A path in the Shadow's area is void; corruption counts for it. [wotr-cards V1] */
export function scoreOf({ scored, corruption }: State): Score {
  return { free: points(scored.free), shadow: points(scored.shadow.filter((id) => !isPath(id))) + corruption }
}

/** An unused Ring token that may be used once a game counts, in the last score only. [wotr-cards V4] ruling duel3pUnusedShadowRingTokenScores */
export function unusedRing(state: State, seat: Seat): number {
  const { ring } = seatData(state, seat)
  const counts = scenarioOf(state).unusedRings && (state.scenario === 'trilogy' || state.options.duel3pUnusedShadowRingTokenScores)
  return ring === 'none' || !counts || playerAt(state, seat).ring !== 'ready' ? 0 : RULINGS.ring[ring].unusedScores
}

const unusedRings = (state: State, side: Side): number =>
  state.players.reduce((sum, player, seat) => sum + (player.side === side ? unusedRing(state, seat) : 0), 0)

export function victoryCheck(t: CardsTable): void {
  const { state } = t
  const { winMargin, tie } = scenarioOf(state)
  const { free, shadow } = scoreOf(state)
  t.emit({ type: 'score', free, shadow })
  // [wotr-cards V2] a lead wins at once, [wotr-cards V3] the last path ends the match
  if (Math.abs(free - shadow) >= winMargin) return end(t, free > shadow ? 'free' : 'shadow', 'lead', { free, shadow })
  if (!state.lastFought) {
    state.phase = { type: 'draw' }
    return
  }
  const last = { free: free + unusedRings(state, 'free'), shadow: shadow + unusedRings(state, 'shadow') }
  end(t, last.free === last.shadow ? tie : last.free > last.shadow ? 'free' : 'shadow', 'last-path', last)
}

function end(t: CardsTable, winner: Side, cause: 'lead' | 'last-path', score: Score): void {
  const ending = { winner, cause, ...score }
  t.state.ending = ending
  t.state.phase = { type: 'over' }
  t.emit({ type: 'ending', ending })
}
