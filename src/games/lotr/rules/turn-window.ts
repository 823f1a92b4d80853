/** The windows of a turn in which markers may move: before 1b, 2a, 2b and 3. The Ring and Guidance act here. */
import type { Seat } from '../../../engine/types.ts'
import { GANDALF_REACH } from '../data/cards.ts'
import type { EventId, TileId, TurnStep } from '../types.ts'
import { advance } from './advance.ts'
import { chooseLine } from './choose.ts'
import { boardOf, openLines } from './lines.ts'
import { putOnRing } from './ring.ts'
import { isActiveAlive, type LotrTable, type Script } from './seats.ts'
import { openWindow, type Verdict } from './windows.ts'

function* move(t: LotrTable, seat: Seat, key: 'ring' | 'call:guidance'): Script {
  if (key === 'ring') return yield* putOnRing(t, seat)
  const { state } = t
  const lines = openLines(boardOf(state))
  if (!isActiveAlive(state) || !lines.length) return
  const line = yield* chooseLine(t, state.active, lines, 'guidance', GANDALF_REACH.guidance)
  yield* advance(t, line, GANDALF_REACH.guidance, 'guidance')
}

/** W2: before 2a, before each card, before 2b, before 3. [lotr W12] */
export function* stepWindow(t: LotrTable, step: TurnStep): Script {
  const { state } = t
  const before = state.doing
  state.doing = { type: 'window', window: 'W2' }
  yield* openWindow(t, { window: 'W2', moment: 'step', step }, move)
  state.doing = before
}

/** W1b: a tile lies face up, or an event follows inside an event. [lotr W2] [lotr W3] [lotr W4] */
export function* tileWindow(t: LotrTable, tile: TileId, inside?: EventId): Script<Verdict | null> {
  return yield* openWindow(t, { window: 'W1b', moment: 'tile', tile, ...(inside ? { event: inside } : {}) }, move)
}
