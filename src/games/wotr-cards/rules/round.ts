/** One stretch of play: the dealing, a step, a turn of the action step, one combat. At its start the state alone says which. [wotr-cards RND] */
import type { Outcome, Script, Seat } from '../../../engine/types.ts'
import { isBattleground, type LocationId, type State } from '../types.ts'
import { turn } from './action.ts'
import { fightGround } from './battle.ts'
import { drawStep } from './draw-step.ts'
import { locationStep } from './location-step.ts'
import { fightPath } from './path-combat.ts'
import { askSeat } from './piles.ts'
import { type CardsTable, startingSeat } from './seats.ts'
import { deal } from './setup.ts'
import { victoryCheck } from './victory.ts'

export function* round(t: CardsTable): Script {
  const { phase } = t.state
  switch (phase.type) {
    case 'setup':
      return yield* deal(t)
    case 'location':
      return yield* locationStep(t)
    case 'action':
      return yield* turn(t, phase.turn)
    case 'combat':
      return yield* nextCombat(t)
    case 'victory':
      return victoryCheck(t)
    case 'draw':
      return yield* drawStep(t)
    case 'over':
      return
  }
}

/** One after another, in the order the starting seat chooses, whoever stands there. [wotr-cards C1] */
function* nextCombat(t: CardsTable): Script {
  const { state } = t
  const open: LocationId[] = [...state.battlegrounds.map(({ id }) => id), ...(state.path ? [state.path.id] : [])]
  if (open.length > 0) {
    const keys = open.map((id) => `fight:${id}`)
    const [key] = open.length === 1 ? keys : yield* askSeat(t, startingSeat(state), () => ({ kind: 'fight', keys, min: 1, max: 1 }))
    const id = (key as string).slice('fight:'.length)
    if (isBattleground(id)) yield* fightGround(t, id)
    else yield* fightPath(t, 'step')
  }
  if (open.length <= 1) {
    state.phase = { type: 'victory' }
    t.emit({ type: 'step', step: 'victory' })
  }
}

export function outcome({ ending, players }: State): Outcome | null {
  if (!ending) return null
  const winners = players.flatMap(({ side }, seat): Seat[] => (side === ending.winner ? [seat] : []))
  return { result: `${ending.winner}-${ending.cause}`, winners, score: ending[ending.winner] }
}
