/** Whether what is about to take effect would bring somebody to Sauron: a window then matters more. */
import type { State } from '../types.ts'
import type { Win } from './legality.ts'
import { playerAt } from './seats.ts'

/** Dots on the hobbit a window is about, or eyes on everybody. */
export function wouldMeetSauron(state: State, w: Win): boolean {
  if (w.eyes) return state.players.some(({ alive, step }) => alive && step >= state.sauron - (w.eyes ?? 0))
  if (!w.dots || w.subject === undefined) return false
  return playerAt(state, w.subject).step + w.dots >= state.sauron
}
