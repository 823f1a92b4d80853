/** Use of the Ring: the bearer rolls, and if he survives a line of his choice moves on unseen. */
import type { Seat } from '../../../engine/types.ts'
import { DIE_DATA, RING_REACH } from '../data/index.ts'
import { advance } from './advance.ts'
import { chooseLine } from './choose.ts'
import { boardOf, openLines } from './lines.ts'
import { type Rolled, roll } from './roll.ts'
import { type LotrTable, playerAt, type Script } from './seats.ts'

/** Once a scenario. If the roll eliminates him the marker stays, and the game is over. [lotr G1] [lotr G2] [lotr G3] */
export function* putOnRing(t: LotrTable, seat: Seat): Script {
  boardOf(t.state).ringUsed = true
  t.emit({ type: 'ring-used', seat })
  const rolled = yield* roll(t, seat, 'ring')
  if (!rolled || !playerAt(t.state, seat).alive) return
  const spaces = reach(t, seat, rolled)
  const line = yield* chooseLine(t, seat, openLines(boardOf(t.state)), 'ring', spaces)
  yield* advance(t, line, spaces, 'ring')
}

function reach(t: LotrTable, seat: Seat, { face, ignored }: Rolled): number {
  const { options } = t.state
  if (ignored && options.ring_with_mithril === 'move_four') return RING_REACH
  const printed = DIE_DATA[face].signs
  const isSam = playerAt(t.state, seat).hobbit === 'sam'
  return RING_REACH - (isSam && options.ring_symbols_for_sam === 'reduced_to_one' ? Math.min(1, printed) : printed)
}
