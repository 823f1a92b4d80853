/** Battlegrounds and paths becoming active: at random, by schedule, or by a text. [wotr-cards L5] [wotr-cards L6] [wotr-cards L8] */
import type { Seat } from '../../../engine/types.ts'
import { BATTLEGROUND_DATA, type BattlegroundFilter, type Op, PATH_DATA } from '../data/index.ts'
import { type About, type BattlegroundId, isBattleground, PATHS, type PathId, SIDES, type State } from '../types.ts'
import { fightPath } from './path-combat.ts'
import { activeGround, deckOf, pathNumber } from './pieces.ts'
import { askSeat } from './piles.ts'
import { fitsGround } from './places.ts'
import { type CardsTable, type Script, scenarioOf } from './seats.ts'
import { ofLocation, type Texts } from './speech.ts'

type Mode = 'activate' | 'reactivate'
type ActivateGround = Extract<Op, { op: 'activateBattleground' }>
type ActivatePath = Extract<Op, { op: 'activatePath' }>

/** Paths of a number that were never activated. [wotr-cards L9] */
export const pathsLeft = (state: State, number: number): PathId[] =>
  PATHS.filter((id) => PATH_DATA[id].number === number && scenarioOf(state).paths.includes(id) && !state.walked.includes(id))

export function pathsByText(state: State, mode: ActivatePath['mode']): PathId[] {
  const number = pathNumber(state)
  if (number === null) return []
  return pathsLeft(state, mode === 'sameNumber' ? number : number + 1)
}

/** What a text may activate or bring back, as keys. An active battleground is in neither place. ruling activeBattlegroundEligible */
export function groundsByText(state: State, filter: BattlegroundFilter, modes: readonly Mode[]): string[] {
  const fits = (id: BattlegroundId): boolean => fitsGround(state, id, filter)
  const decks = modes.includes('activate') ? SIDES.flatMap((side) => deckOf(state, side)).filter(fits) : []
  const scored = modes.includes('reactivate')
    ? SIDES.flatMap((side) => state.scored[side].filter((id) => isBattleground(id))).filter(fits)
    : []
  return [...decks.map((id) => `activate:${id}`), ...scored.map((id) => `reactivate:${id}`)]
}

// ---------------------------------------------------------------- battlegrounds

/** It lies face up, and its text is carried out completely. */
export function* activateGround(t: CardsTable, seat: Seat, id: BattlegroundId, texts: Texts): Script {
  const { state } = t
  const from = SIDES.find((side) => state.scored[side].includes(id)) ?? 'deck'
  if (from !== 'deck') state.scored[from].splice(state.scored[from].indexOf(id), 1)
  // [wotr-cards L7] ruling shieldsIgnoredWhen: it came out of the area of the side that did not print it
  const bare = from !== 'deck' && from !== BATTLEGROUND_DATA[id].side
  state.battlegrounds.push({ id, bare, attack: 0, defense: 0 })
  t.emit({ type: 'activate', location: id, seat, from, bare })
  yield* texts.run(t, BATTLEGROUND_DATA[id].onActivate, ofLocation(seat, id))
}

/** By choice, not at random; the one who carries out the text chooses. Null when there is nothing to activate. */
export function* groundByText(t: CardsTable, seat: Seat, op: ActivateGround, about: About, texts: Texts): Script<BattlegroundId | null> {
  const { state } = t
  if (op.skipIfActive && op.filter.ids?.some((id) => activeGround(state, id))) return null
  const keys = groundsByText(state, op.filter, op.modes)
  if (!keys.length) return null
  const [key] = keys.length === 1 ? keys : yield* askSeat(t, seat, () => ({ kind: 'battleground', keys, min: 1, max: 1, about }))
  const id = (key as string).slice((key as string).indexOf(':') + 1) as BattlegroundId
  yield* activateGround(t, seat, id, texts)
  return id
}

// ---------------------------------------------------------------- paths

/** First the old path is fought, in the middle of everything; then the new one is active and speaks. [wotr-cards L8] */
export function* activatePath(t: CardsTable, seat: Seat, id: PathId, texts: Texts): Script {
  const { state } = t
  state.walked.push(id)
  state.nextPath = id
  t.emit({ type: 'path-chosen', path: id, seat, replaces: state.path?.id ?? null })
  if (state.path) yield* fightPath(t, 'replaced')
  state.path = { id, attack: 0, defense: 0 }
  state.nextPath = null
  t.emit({ type: 'activate-path', path: id, seat })
  yield* texts.run(t, PATH_DATA[id].onActivate, ofLocation(seat, id))
}

/** Null when no path is left, or the seat would rather stay. */
export function* pathByText(
  t: CardsTable,
  seat: Seat,
  op: ActivatePath,
  isOptional: boolean,
  about: About,
  texts: Texts,
): Script<PathId | null> {
  const paths = pathsByText(t.state, op.mode)
  if (!paths.length) return null
  const keys = [...paths.map((id) => `path:${id}`), ...(isOptional ? ['decline'] : [])]
  const [key] = keys.length === 1 ? keys : yield* askSeat(t, seat, () => ({ kind: 'path', keys, min: 1, max: 1, about }))
  if (key === 'decline') {
    t.emit({ type: 'decline', seat })
    return null
  }
  const id = (key as string).slice('path:'.length) as PathId
  yield* activatePath(t, seat, id, texts)
  return id
}
