/** The location step: the starting seat activates a battleground, then a path. [wotr-cards L1] */
import type { Script } from '../../../engine/types.ts'
import { otherSide, PATH_DATA } from '../data/index.ts'
import { activateGround, activatePath, pathsLeft } from './activate.ts'
import { TEXTS } from './effects.ts'
import { activeGround, deckOf } from './pieces.ts'
import { type CardsTable, scenarioOf, sideOf, startingSeat } from './seats.ts'

export function* locationStep(t: CardsTable): Script {
  const { state } = t
  t.emit({ type: 'round', round: state.round, seat: startingSeat(state) })
  t.emit({ type: 'step', step: 'location' })
  yield* activateGrounds(t)
  yield* activateNextPath(t)
  for (const player of state.players) player.passed = false
  state.phase = { type: 'action', turn: state.start }
  t.emit({ type: 'step', step: 'action' })
}

/** At random from the deck of the starting seat's side, else of the other; by schedule where the scenario has one. [wotr-cards L2] */
function* activateGrounds(t: CardsTable): Script {
  const { state } = t
  const seat = startingSeat(state)
  const { schedule } = scenarioOf(state)
  if (schedule) {
    // [wotr-cards L4] ruling scheduledBattlegroundAlreadyActive
    for (const id of schedule[state.round - 1] ?? []) {
      const isInDeck = deckOf(state, 'free').includes(id) || deckOf(state, 'shadow').includes(id)
      if (isInDeck && !activeGround(state, id)) yield* activateGround(t, seat, id, TEXTS)
    }
    return
  }
  const side = sideOf(state, seat)
  const own = deckOf(state, side)
  const deck = own.length ? own : deckOf(state, otherSide(side))
  if (deck.length) yield* activateGround(t, seat, yield* atRandom(t, deck), TEXTS)
}

/** A random path of the number after the last one of the previous round. [wotr-cards L3] */
function* activateNextPath(t: CardsTable): Script {
  const { state } = t
  const paths = pathsLeft(state, state.lastNumber + 1)
  if (paths.length) yield* activatePath(t, startingSeat(state), yield* atRandom(t, paths), TEXTS)
}

function* atRandom<T>(t: CardsTable, items: readonly T[]): Script<T> {
  return items[items.length === 1 ? 0 : yield* t.roll(items.length)] as T
}

/** The number of the last path activated so far. */
export function lastNumber(walked: readonly (keyof typeof PATH_DATA)[]): number {
  const last = walked[walked.length - 1]
  return last === undefined ? 0 : PATH_DATA[last].number
}
