/** The yellow cards that bring something by themselves: Lembas, Miruvor, Elessar. The others change the window they are used in. */
import { handleInKey, hiddenCardKey } from '../../../engine/cards.ts'
import type { Seat } from '../../../engine/types.ts'
import { ELESSAR_STEPS, LEMBAS_HAND } from '../data/cards.ts'
import { drawHobbitCards, passCard } from './cards.ts'
import { choosePlayer } from './choose.ts'
import { heal } from './corruption.ts'
import { type LotrTable, playerAt, type Script, survivorsFrom } from './seats.ts'

/** One player moves one step back. */
export function* elessar(t: LotrTable, by: Seat): Script {
  const seat = yield* choosePlayer(t, by, survivorsFrom(t.state, by), 'elessar')
  heal(t, seat, ELESSAR_STEPS)
}

/** One player fills the hand up to six; Lembas has left the hand before. */
export function* lembas(t: LotrTable, by: Seat): Script {
  const seat = yield* choosePlayer(t, by, survivorsFrom(t.state, by), 'lembas')
  yield* drawHobbitCards(t, seat, LEMBAS_HAND - playerAt(t.state, seat).hand.length)
}

/** One player gives one card to another; the giver chooses it. */
export function* miruvor(t: LotrTable, by: Seat): Script {
  const { state } = t
  const givers = survivorsFrom(state, by).filter((seat) => playerAt(state, seat).hand.length > 0)
  if (!givers.length) return
  const from = yield* choosePlayer(t, by, givers, 'miruvor-from')
  const takers = survivorsFrom(state, by).filter((seat) => seat !== from)
  if (!takers.length) return
  const to = yield* choosePlayer(t, by, takers, 'miruvor-to')
  yield* passOneCard(t, from, to)
}

/** The giver picks a card face down; an only card is taken without asking, and none is no pass. */
export function* passOneCard(t: LotrTable, from: Seat, to: Seat): Script {
  const { hand } = playerAt(t.state, from)
  if (!hand.length) return
  const only = hand.length === 1 ? hand[0] : undefined
  const handle = only ?? (yield* askForCard(t, from, to))
  yield* passCard(t, from, to, handle)
}

function* askForCard(t: LotrTable, from: Seat, to: Seat): Script<number> {
  const keys = yield* t.ask(from, () => ({
    kind: 'pass-card',
    keys: playerAt(t.state, from).hand.map((handle) => hiddenCardKey('pass', handle)),
    min: 1,
    max: 1,
    about: { subject: to },
  }))
  return handleInKey(keys[0] as string)
}
