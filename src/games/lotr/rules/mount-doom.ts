/** Mount Doom: the survivors try in turn to destroy the Ring, each with an ordinary roll of the die. */
import type { Seat } from '../../../engine/types.ts'
import { drawBigShield } from './advance.ts'
import { clearUp } from './cards.ts'
import { endGame } from './ending.ts'
import { roll } from './roll.ts'
import { type LotrTable, playerAt, type Script, seatsFrom } from './seats.ts'

// [lotr F3] [lotr F4]
export function* mountDoom(t: LotrTable): Script {
  const { state } = t
  // ruling mount_doom_first_roller
  const first = state.options.mount_doom_first_roller === 'active' ? state.active : state.ringBearer
  for (const seat of seatsFrom(state, first)) {
    if (!playerAt(state, seat).alive) continue
    t.emit({ type: 'mount-doom', seat })
    yield* roll(t, seat, 'mount-doom')
    if (!playerAt(state, seat).alive) continue
    yield* reward(t, seat)
    clearUp(t)
    endGame(t, 'ring-destroyed')
  }
  endGame(t, 'nobody-left')
}

/** Ruling mount_doom_reward: what is printed beside the die. */
function* reward(t: LotrTable, seat: Seat): Script {
  const { mount_doom_reward } = t.state.options
  if (mount_doom_reward === 'bigShield') yield* drawBigShield(t, seat)
  if (mount_doom_reward !== 'shield') return
  playerAt(t.state, seat).shields++
  t.emit({ type: 'gain', seat, what: 'shield', amount: 1 })
}
