/** What a strip says of a seat: its places in the turn order and what it does now. Pure. */
import type { Seat } from '../../../engine/index.ts'
import type { View } from '../types.ts'

export type SeatState = 'acts' | 'next' | 'passed' | 'began' | null

export interface SeatTurn {
  /** From 1, counted from the starting player; a seat may stand there twice. */
  readonly order: readonly number[]
  readonly state: SeatState
}

export function seatTurn(view: View, seat: Seat): SeatTurn {
  const { slots, start, phase, players } = view
  const n = slots.length
  const order = slots.flatMap((one, slot) => (one === seat ? [((slot - start + n) % n) + 1] : [])).sort((a, b) => a - b)
  if (phase.type !== 'action') return { order, state: slots[start] === seat && view.round > 0 ? 'began' : null }
  if (slots[phase.turn] === seat) return { order, state: 'acts' }
  const following = Array.from({ length: n - 1 }, (_, i) => slots[(phase.turn + 1 + i) % n])
  const next = following.find((one) => one !== undefined && !players[one]?.passed && one !== slots[phase.turn])
  if (players[seat]?.passed) return { order, state: 'passed' }
  return { order, state: next === seat ? 'next' : slots[start] === seat ? 'began' : null }
}
