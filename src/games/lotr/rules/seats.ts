/**
 * Who sits where and who comes after whom. Clockwise is the order of the seats; the dead are passed over.
 * Knows no rule of play.
 */
import type { Script, ScriptTable, Seat } from '../../../engine/types.ts'
import type { LotrEvent, Player, State } from '../types.ts'

export type LotrTable = ScriptTable<State, LotrEvent>
export type { Script }

export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player

/** All seats clockwise from `first`. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  const count = state.players.length
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) seats.push((first + i) % count)
  return seats
}

/** The survivors clockwise from `first`. */
export function survivorsFrom(state: State, first: Seat): Seat[] {
  const count = state.players.length
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count
    if (playerAt(state, seat).alive) seats.push(seat)
  }
  return seats
}

/** The next survivor to the left; the same seat when nobody else is left. */
export function nextSurvivor(state: State, after: Seat): Seat {
  const count = state.players.length
  for (let i = 1; i < count; i++) {
    const seat = (after + i) % count
    if (playerAt(state, seat).alive) return seat
  }
  return after
}

/** Who has the last word for the group: the Active player, or the next survivor when he is out. */
export const leader = (state: State): Seat => (playerAt(state, state.active).alive ? state.active : nextSurvivor(state, state.active))

export const isActiveAlive = (state: State): boolean => playerAt(state, state.active).alive
