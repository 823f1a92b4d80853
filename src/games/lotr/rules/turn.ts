/** One turn: become Active player, reveal and execute tiles, cards, clear up. Then on to the next, or to the scenario's end. */

import type { Scenario } from '../types.ts'
import { clearUp } from './cards.ts'
import { isMainLineDone } from './lines.ts'
import { cardSteps } from './play.ts'
import { isActiveAlive, type LotrTable, nextSurvivor, type Script } from './seats.ts'
import { type TileStep, tileSteps } from './tile.ts'
import { stepWindow } from './turn-window.ts'

// [lotr T1]
export function* turn(t: LotrTable): Script {
  const { state } = t
  t.emit({ type: 'turn', seat: state.active })
  const step = yield* tileSteps(t)
  if (step === 'step-2' && isActiveAlive(state) && !isMainLineDone(state)) yield* cardSteps(t)
  if (isMountDoomReached(t)) return toMountDoom(t)
  yield* stepThree(t)
  if (isMountDoomReached(t)) return toMountDoom(t)
  finish(t, step)
}

/** The window before it opens as usual, also when the scenario's end has been reached. */
function* stepThree(t: LotrTable): Script {
  yield* stepWindow(t, '3')
  t.state.doing = { type: 'clear-up' }
  clearUp(t)
}

/** The next survivor clockwise, or the end of the scenario. [lotr T11] [lotr E1] [lotr E3] */
function finish(t: LotrTable, step: TileStep): void {
  const { state } = t
  const isDone = isMainLineDone(state)
  if (isDone || step === 'events') {
    t.emit({ type: 'scenario-end', place: state.place as Scenario, cause: isDone ? 'main-line' : 'events' })
    state.phase = { type: 'scenario-end' }
    state.active = state.ringBearer
  } else state.active = nextSurvivor(state, state.active)
}

const isMountDoomReached = ({ state }: LotrTable): boolean => state.place === 'mordor' && isMainLineDone(state)

/** The Ring is put on Mount Doom at once: the attempt comes before anything else. [lotr F2] */
function toMountDoom(t: LotrTable): void {
  t.state.phase = { type: 'mount-doom' }
}
