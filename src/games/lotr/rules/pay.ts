/**
 * Paying a cost that has an "otherwise": one player alone, any one player, or the group. Nobody has to.
 * Pledges lie in the state until they cover the cost and are spent, or go back.
 */
import type { Seat } from '../../../engine/types.ts'
import { ROLLS_WHEN_USED } from '../data/cards.ts'
import type { Cost, EventId, Payer, Payment, TileId } from '../types.ts'
import { cardFace, layUsed, takeFromHand } from './cards.ts'
import { canHelp, mightCover, missing, type Pledge } from './cost.ts'
import { windowAt } from './legality.ts'
import { payPrompt, pledgeOf } from './pay-prompt.ts'
import { roll } from './roll.ts'
import { type LotrTable, playerAt, type Script, survivorsFrom } from './seats.ts'
import { openWindow } from './windows.ts'

export interface Due {
  readonly cost: Cost
  readonly payer: Payer
  /** Who alone may pay, for `self`. */
  readonly seat: Seat | null
  readonly event?: EventId
  readonly tile?: TileId
  /** Athelas may stand in for the life token. */
  readonly athelas?: boolean
  /** What "otherwise" would force the payer to discard. */
  readonly forced?: { readonly cards: number; readonly shields: number }
}

/** `spared`: Athelas, so neither the cost nor what comes otherwise. */
export type Paid = 'paid' | 'unpaid' | 'spared'

export function* pay(t: LotrTable, due: Due): Script<Paid> {
  const { state } = t
  if (due.payer === 'self' && (due.seat === null || !playerAt(state, due.seat).alive)) return 'unpaid'
  const source = (due.event ?? due.tile) as EventId | TileId
  state.payment = { cost: due.cost, payer: due.payer, seat: due.seat, pledges: [], guidance: 0, for: source }
  state.spares = []
  const verdict = yield* openWindow(t, discardWindow(t, due))
  const settled = verdict === 'athelas' ? spareByAthelas(t, due) : false
  const pledges = settled ? null : yield* collect(t, due)
  state.payment = null
  if (pledges) yield* spend(t, due.cost, pledges)
  else if (!settled) t.emit(due.seat === null ? { type: 'unpaid', for: source } : { type: 'unpaid', for: source, seat: due.seat })
  state.spares = []
  return settled ? 'spared' : pledges ? 'paid' : 'unpaid'
}

/** WD, or WH in a haven. [lotr W5] [lotr W6] [lotr W7] */
function discardWindow(t: LotrTable, due: Due) {
  return {
    window: windowAt(t.state, 'discard'),
    moment: 'discard',
    payer: due.payer,
    signs: due.cost.signs !== undefined,
    count: due.cost.cards ?? 0,
    athelas: due.athelas ?? false,
    ...(due.seat === null ? {} : { subject: due.seat }),
    ...(due.event ? { event: due.event } : {}),
    ...(due.tile ? { tile: due.tile } : {}),
  } as const
}

/** Athelas avoids every effect where a life token alone was asked; of the items tile it takes the token away. True when settled. */
function spareByAthelas(t: LotrTable, due: Due): boolean {
  const { payment } = t.state
  if (!due.tile || !payment) return true
  const { tokens: _, ...rest } = payment.cost
  t.state.payment = { ...payment, cost: rest }
  return false
}

/** What is given, or null when the cost is not covered. */
function* collect(t: LotrTable, due: Due): Script<Pledge[] | null> {
  const payment = t.state.payment as Payment
  if (payment.payer === 'group') return yield* collectFromGroup(t, payment)
  const seats = payment.payer === 'one' ? survivorsFrom(t.state, t.state.active) : [payment.seat as Seat]
  for (const seat of seats) {
    const nothing: Pledge = { seat, cards: [], tokens: [], shields: 0 }
    if (missing(t, payment, [nothing]) === 0) return [nothing]
  }
  for (const seat of seats) {
    if (!mightCover(t, payment, [seat])) continue
    const keys = yield* askToPay(t, payment, seat, seats.length === 1, due.forced)
    if (keys[0] === 'refuse') return null
    if (keys[0] !== 'pass') return [pledgeOf(seat, keys)]
  }
  return null
}

/** Asks one seat, unless what it can do is plain to all and only one thing. */
function* askToPay(t: LotrTable, payment: Payment, seat: Seat, alone: boolean, forced: Due['forced']): Script<readonly string[]> {
  const { cost } = payment
  const mustPay = cannotBear(t, seat, forced)
  if (mustPay && !cost.signs && !cost.cards && !cost.card) {
    const only = payPrompt(t, payment, seat, { alone, mustPay }).examples?.()[0]
    if (only) return only
  }
  return yield* t.ask(seat, () => payPrompt(t, payment, seat, { alone, mustPay }))
}

/** Ruling self_elimination_by_choice: whoever could not bear what comes otherwise may not choose it while he can pay. */
function cannotBear(t: LotrTable, seat: Seat, forced: Due['forced']): boolean {
  if (!forced || t.state.options.self_elimination_by_choice === 'free') return false
  const player = playerAt(t.state, seat)
  return player.hand.length < forced.cards || player.shields < forced.shields
}

/** Round and round from the Active player, until the pledges cover the cost or nobody has added anything for a whole round. */
function* collectFromGroup(t: LotrTable, payment: Payment): Script<Pledge[] | null> {
  const { state } = t
  const seats = survivorsFrom(state, state.active)
  const alone = seats.length === 1
  if (!mightCover(t, payment, seats)) return null
  let idle = 0
  for (let i = 0; idle < seats.length; i = (i + 1) % seats.length, idle++) {
    const seat = seats[i] as Seat
    if (missing(t, payment, payment.pledges) === 0) return payment.pledges
    if (!canHelp(t, payment, seat)) continue
    const keys = yield* t.ask(seat, () => payPrompt(t, payment, seat, { alone, mustPay: false }))
    if (keys[0] === 'refuse') return null
    if (keys[0] === 'pass') continue
    merge(payment.pledges, pledgeOf(seat, keys))
    idle = -1
  }
  return missing(t, payment, payment.pledges) === 0 ? payment.pledges : null
}

function merge(pledges: Pledge[], more: Pledge): void {
  const before = pledges.find(({ seat }) => seat === more.seat)
  if (!before) {
    pledges.push(more)
    return
  }
  before.cards.push(...more.cards)
  before.tokens.push(...more.tokens)
  before.shields += more.shields
}

/** What was pledged is spent; Gollum's signs cost a roll. [lotr W8] */
function* spend(t: LotrTable, cost: Cost, pledges: readonly Pledge[]): Script {
  for (const { seat, cards, tokens, shields } of pledges) {
    const player = playerAt(t.state, seat)
    for (const handle of cards) takeFromHand(player, handle)
    layUsed(t, cards)
    for (const token of tokens) player.tokens[token]--
    player.shields -= shields
    t.emit({ type: 'pay', seat, cards, tokens, shields })
  }
  if (!cost.signs) return
  for (const { seat, cards } of pledges) {
    if (cards.some((handle) => cardFace(t, handle) === ROLLS_WHEN_USED)) yield* roll(t, seat, 'gollum')
  }
}
