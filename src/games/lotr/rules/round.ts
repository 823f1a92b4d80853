/** One stretch of play: a haven's event, a turn, a scenario's end, or Mount Doom. At its start the state alone says which. */
import type { Outcome } from '../../../engine/types.ts'
import type { Doing, State } from '../types.ts'
import { GameOver } from './ending.ts'
import { havenEvent } from './haven.ts'
import { mountDoom } from './mount-doom.ts'
import { scenarioEnd } from './scenario-end.ts'
import type { LotrTable, Script } from './seats.ts'
import { turn } from './turn.ts'

const IDLE: Doing = { type: 'idle' }

export function* round(t: LotrTable): Script {
  try {
    yield* play(t)
  } catch (end) {
    if (!(end instanceof GameOver)) throw end
  }
  t.state.doing = IDLE
}

function* play(t: LotrTable): Script {
  const { phase } = t.state
  switch (phase.type) {
    case 'haven':
      return yield* havenEvent(t, phase.event)
    case 'turn':
      return yield* turn(t)
    case 'scenario-end':
      return yield* scenarioEnd(t)
    case 'mount-doom':
      return yield* mountDoom(t)
    case 'over':
      return
  }
}

export function outcome({ ending, players }: State): Outcome | null {
  if (!ending) return null
  return { result: ending.result, winners: ending.result === 'victory' ? players.map((_, seat) => seat) : [], score: ending.score }
}
