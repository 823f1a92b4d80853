/** Gandalf's cards that take effect by themselves: Persistence, Healing, Foresight. Magic and Guidance belong to their windows. */
import type { Handle, Seat } from '../../../engine/types.ts'
import { GANDALF_COST, GANDALF_REACH } from '../data/cards.ts'
import type { GandalfId } from '../types.ts'
import { drawHobbitCards } from './cards.ts'
import { choosePlayer } from './choose.ts'
import { heal } from './corruption.ts'
import { boardOf } from './lines.ts'
import { type LotrTable, playerAt, type Script, survivorsFrom } from './seats.ts'

/** One player alone pays five shields; the card leaves the game. */
export function buyGandalf(t: LotrTable, seat: Seat, card: GandalfId, isSpare = false): void {
  playerAt(t.state, seat).shields -= GANDALF_COST
  t.state.gandalf.splice(t.state.gandalf.indexOf(card), 1)
  t.emit(isSpare ? { type: 'call', seat, card, spare: true } : { type: 'call', seat, card })
}

export function* persistence(t: LotrTable, by: Seat): Script {
  const seat = yield* choosePlayer(t, by, survivorsFrom(t.state, by), 'persistence')
  yield* drawHobbitCards(t, seat, GANDALF_REACH.persistence)
}

export function* healing(t: LotrTable, by: Seat): Script {
  const seat = yield* choosePlayer(t, by, survivorsFrom(t.state, by), 'healing')
  heal(t, seat, GANDALF_REACH.healing)
}

/** One player looks at the top three tiles and puts them back in any order. */
export function* foresight(t: LotrTable, by: Seat): Script {
  const seat = yield* choosePlayer(t, by, survivorsFrom(t.state, by), 'foresight')
  const { tiles } = boardOf(t.state)
  // ruling foresight_fewer_than_three: use what is left, the only value there is
  const top = tiles.slice(-GANDALF_REACH.foresight).reverse()
  yield* t.peek(top, seat)
  if (top.length > 1) {
    const keys = yield* t.ask(seat, () => ({ kind: 'arrange-tiles', keys: orders(top).map(orderKey), min: 1, max: 1, about: {} }))
    const order = (keys[0] as string).slice('order:'.length).split('.').map(Number)
    tiles.splice(-order.length, order.length, ...order.reverse())
  }
  t.emit({ type: 'arranged', seat })
}

const orderKey = (order: readonly Handle[]): string => `order:${order.join('.')}`

function orders(handles: readonly Handle[]): Handle[][] {
  if (handles.length < 2) return [[...handles]]
  return handles.flatMap((first) => orders(handles.filter((handle) => handle !== first)).map((rest) => [first, ...rest]))
}
