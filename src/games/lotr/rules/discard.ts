/** Forced discards: who cannot make them in full discards what he can and is out. [lotr X2] */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Seat } from '../../../engine/types.ts'
import type { DieFace, EventId, RollCause } from '../types.ts'
import { layUsed, peekCard, takeFromHand } from './cards.ts'
import { fallShort } from './corruption.ts'
import { windowAt } from './legality.ts'
import { type LotrTable, playerAt, type Script } from './seats.ts'
import { openWindow } from './windows.ts'

/** Where a forced discard comes from: a die, or an event. */
export type DiscardCause = { readonly cause: RollCause; readonly face: DieFace } | { readonly event: EventId }

/** True when Mithril did away with it. */
export function* discardCards(t: LotrTable, seat: Seat, n: number, from: DiscardCause): Script<boolean> {
  const { state } = t
  const player = playerAt(state, seat)
  if (!player.alive) return false
  state.spares = []
  if (yield* openWindow(t, { window: windowAt(state, 'discard'), moment: 'discard', subject: seat, count: n, ...from })) return true
  const due = n - state.spares.length
  state.spares = []
  if (due <= 0) return false
  const handles = player.hand.length <= due ? yield* wholeHand(t, seat) : yield* chooseCards(t, seat, due, from)
  for (const handle of handles) takeFromHand(player, handle)
  layUsed(t, handles)
  if (handles.length) t.emit({ type: 'discard', seat, handles })
  if (handles.length < due) yield* fallShort(t, seat)
  return false
}

function* wholeHand(t: LotrTable, seat: Seat): Script<Handle[]> {
  const handles = playerAt(t.state, seat).hand.slice()
  yield* t.reveal(handles)
  return handles
}

function* chooseCards(t: LotrTable, seat: Seat, due: number, from: DiscardCause): Script<Handle[]> {
  const keys = yield* t.ask(seat, (): Prompt => {
    const { hand } = playerAt(t.state, seat)
    const offered = hand.flatMap((handle) => {
      const face = peekCard(t, handle)
      return face ? [cardKey('give', face, handle)] : []
    })
    return { kind: 'must-discard', keys: offered, min: due, max: due, about: { count: due, ...from } }
  })
  return keys.map(handleInKey)
}

/** Shields are alike: they go without a question. */
export function* discardShields(t: LotrTable, seat: Seat, n: number, event: EventId): Script {
  const player = playerAt(t.state, seat)
  if (!player.alive) return
  yield* openWindow(t, { window: windowAt(t.state, 'discard'), moment: 'discard', subject: seat, event })
  const paid = Math.min(n, player.shields)
  player.shields -= paid
  if (paid) t.emit({ type: 'pay', seat, cards: [], tokens: [], shields: paid })
  if (paid < n) yield* fallShort(t, seat)
}
