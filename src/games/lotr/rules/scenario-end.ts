/** The end of Moria, Helm's Deep or Shelob's Lair: life tokens, Ring-bearer, Fatty, and on to the next place. */
import type { Seat } from '../../../engine/types.ts'
import { SCENARIO_END_DRAW } from '../data/cards.ts'
import { LIFE_TOKENS, PLACES, type State } from '../types.ts'
import { clearUp, drawHobbitCards, loseFeatures } from './cards.ts'
import { corrupt } from './corruption.ts'
import { arrive } from './journey.ts'
import { boardOf } from './lines.ts'
import { type LotrTable, nextSurvivor, playerAt, type Script, seatsFrom, survivorsFrom } from './seats.ts'
import { openWindow } from './windows.ts'

// [lotr E3]
export function* scenarioEnd(t: LotrTable): Script {
  const { state } = t
  state.active = state.ringBearer
  for (const seat of seatsFrom(state, state.ringBearer)) yield* lifeTokens(t, seat)
  yield* handOnRing(t)
  yield* fattyDraws(t)
  for (const player of state.players) player.tokens = { ring: 0, heart: 0, sun: 0 } // [lotr E7]
  loseFeatures(t, boardOf(state).features.splice(0))
  clearUp(t)
  const next = PLACES[PLACES.indexOf(state.place) + 1]
  if (next) yield* arrive(t, next)
}

/** One step for each kind of life token that is missing; Merry needs two kinds. */
function stepsFor(state: State, seat: Seat): number {
  const { tokens, hobbit } = playerAt(state, seat)
  const kinds = LIFE_TOKENS.filter((kind) => tokens[kind] > 0).length
  return Math.max(0, (hobbit === 'merry' ? 2 : 3) - kinds)
}

/** Like an "each player" event with the Ring-bearer as Active player; Athelas frees one player. [lotr E4] [lotr E5] */
function* lifeTokens(t: LotrTable, seat: Seat): Script {
  const { state } = t
  if (!playerAt(state, seat).alive) return
  const missing = stepsFor(state, seat)
  state.doing = { type: 'life-tokens', seat }
  const spared = missing > 0 && (yield* openWindow(t, { window: 'WS', moment: 'life-tokens', subject: seat, dots: missing })) === 'athelas'
  t.emit({ type: 'life-tokens', seat, missing, spared })
  if (!spared) yield* corrupt(t, seat, missing, 'life-tokens')
}

/** Most ring tokens; ties go clockwise after the Ring-bearer, who comes last himself. [lotr E6] */
function nextRingBearer(state: State): Seat {
  const candidates = survivorsFrom(state, nextSurvivor(state, state.ringBearer))
  let best = candidates[0] as Seat
  for (const seat of candidates) if (playerAt(state, seat).tokens.ring > playerAt(state, best).tokens.ring) best = seat
  return best
}

function* handOnRing(t: LotrTable): Script {
  const { state } = t
  state.doing = { type: 'idle' }
  yield* openWindow(t, { window: 'WS', moment: 'part' })
  const from = state.ringBearer
  state.ringBearer = nextRingBearer(state)
  t.emit({ type: 'ring-bearer', seat: state.ringBearer, from })
  // ruling new_ring_bearer_draws
  const draws = state.options.new_ring_bearer_draws === 'always' || state.ringBearer !== from
  if (draws) yield* drawHobbitCards(t, state.ringBearer, SCENARIO_END_DRAW)
}

function* fattyDraws(t: LotrTable): Script {
  const seat = t.state.players.findIndex(({ hobbit, alive }) => hobbit === 'fatty' && alive)
  if (seat < 0) return
  yield* openWindow(t, { window: 'WS', moment: 'part' })
  yield* drawHobbitCards(t, seat, SCENARIO_END_DRAW)
}
