/**
 * The end of the game and its score. It comes at once, in the middle of whatever is going on: the script is left
 * with a GameOver, which only `round` catches.
 */

import { PLACE_DATA } from '../data/boards.ts'
import { MOUNT_DOOM_SCORE } from '../data/cards.ts'
import type { EndCause, State } from '../types.ts'
import { printedScore } from './lines.ts'
import type { LotrTable } from './seats.ts'

export class GameOver extends Error {}

// [lotr F5] 60 plus the survivors' shields, or the printed number where the main marker stands
function score(state: State, cause: EndCause): number {
  if (cause === 'ring-destroyed') {
    return state.players.reduce((sum, player) => sum + (player.alive ? player.shields : 0), MOUNT_DOOM_SCORE)
  }
  if (state.phase.type === 'mount-doom') return MOUNT_DOOM_SCORE
  if (state.board) return printedScore(state.board)
  return PLACE_DATA[state.place].havenScore ?? 0 // ruling loss_score_in_havens: the one value there is, in the data
}

export function endGame(t: LotrTable, cause: EndCause): never {
  const { state } = t
  const result = cause === 'ring-destroyed' ? 'victory' : 'defeat'
  const ending = { result, cause, place: state.place, score: score(state, cause) } as const
  state.ending = ending
  state.phase = { type: 'over' }
  state.payment = null
  t.emit({ type: 'ending', ending })
  throw new GameOver()
}
