/** The corruption line: steps of the hobbits, steps of Sauron, and what happens when they meet. */
import type { Seat } from '../../../engine/types.ts'
import type { CorruptCause, State } from '../types.ts'
import { layUsed } from './cards.ts'
import { endGame } from './ending.ts'
import { type LotrTable, playerAt, type Script } from './seats.ts'

/** Steps towards the dark, compared with Sauron after every one. [lotr X1] */
export function* corrupt(t: LotrTable, seat: Seat, steps: number, cause: CorruptCause): Script {
  const player = playerAt(t.state, seat)
  if (!player.alive || steps <= 0) return
  const from = player.step
  for (let i = 0; i < steps && player.step < t.state.sauron; i++) player.step++
  t.emit({ type: 'corrupt', seat, from, to: player.step, cause })
  if (player.step >= t.state.sauron) yield* meetSauron(t, [seat])
}

/** Steps back towards the light, not below 0. */
export function heal(t: LotrTable, seat: Seat, steps: number): void {
  const player = playerAt(t.state, seat)
  if (!player.alive) return
  const from = player.step
  player.step = Math.max(0, from - steps)
  if (player.step !== from) t.emit({ type: 'heal', seat, from, to: player.step })
}

/** All eyes of one instruction are one movement of Sauron: everybody it catches goes out together. [lotr X4] */
export function* moveSauron(t: LotrTable, eyes: number): Script {
  const { state } = t
  const from = state.sauron
  state.sauron = Math.max(0, from - eyes)
  t.emit({ type: 'sauron', from, to: state.sauron })
  const caught = caughtBySauron(state)
  if (caught.length) yield* meetSauron(t, caught)
}

/** The survivors whom Sauron has reached or passed. */
export function caughtBySauron(state: State): Seat[] {
  return state.players.flatMap(({ alive, step }, seat) => (alive && step >= state.sauron ? [seat] : []))
}

function* meetSauron(t: LotrTable, seats: readonly Seat[]): Script {
  t.emit({ type: 'met-sauron', seats })
  yield* eliminate(t, seats)
}

/** A forced discard could not be made in full. [lotr X2] */
export function* fallShort(t: LotrTable, seat: Seat): Script {
  t.emit({ type: 'could-not-pay', seat })
  yield* eliminate(t, [seat])
}

// ruling mount_doom_ringbearer_death_ends_game
const endsWithRingBearer = (state: State): boolean =>
  state.phase.type !== 'mount-doom' || state.options.mount_doom_ringbearer_death_ends_game

/** Hand, shields and tokens are cleared up; the game ends with the Ring-bearer. [lotr X3] [lotr F1] */
function* eliminate(t: LotrTable, seats: readonly Seat[]): Script {
  const { state } = t
  for (const seat of seats) playerAt(state, seat).alive = false
  if (seats.includes(state.ringBearer) && endsWithRingBearer(state)) endGame(t, 'ring-bearer-lost')
  for (const seat of seats) {
    const player = playerAt(state, seat)
    yield* t.reveal(player.hand)
    layUsed(t, player.hand)
    player.hand = []
    player.shields = 0
    player.tokens = { ring: 0, heart: 0, sun: 0 }
  }
}
