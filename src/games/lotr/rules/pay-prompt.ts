/**
 * What one seat may answer when a cost is due: sets that cover it without a useless card, or, in a group, any useful part of
 * what is missing. Built only when somebody looks.
 */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Prompt, Refusal, Seat } from '../../../engine/types.ts'
import { TILE_DATA } from '../data/tiles.ts'
import { type EventId, LIFE_TOKENS, type LifeToken, type Payment, type RefusalCode, type TileId } from '../types.ts'
import { peekCard } from './cards.ts'
import { missing, type Pledge, signsDue, signsOf, tokensDue } from './cost.ts'
import { type LotrTable, leader, playerAt } from './seats.ts'

interface How {
  /** Nobody else could pay, so leaving it to the others means refusing. */
  readonly alone: boolean
  /** Refusing is allowed only to somebody who cannot pay (ruling self_elimination_by_choice). */
  readonly mustPay: boolean
}

/** What the chosen keys give. */
export function pledgeOf(seat: Seat, keys: readonly string[]): Pledge {
  const pledge: Pledge = { seat, cards: [], tokens: [], shields: 0 }
  for (const key of keys) {
    if (key.startsWith('give:')) pledge.cards.push(handleInKey(key))
    else if (key.startsWith('token:')) pledge.tokens.push(key.slice('token:'.length) as LifeToken)
    else if (key.startsWith('shields:')) pledge.shields += Number(key.slice('shields:'.length))
  }
  return pledge
}

export function payPrompt(t: LotrTable, payment: Payment, seat: Seat, how: How): Prompt {
  const gifts = giftKeys(t, payment, seat)
  const declines = declineKeys(t, payment, seat, how)
  const offers = (): string[][] => offerable(t, payment, seat, gifts)
  const refuse = (keys: readonly string[]): Refusal | null => {
    const code = refuseSet(t, payment, seat, keys, () => how.mustPay && offers().length > 0)
    return code ? { code } : null
  }
  const { cost } = payment
  const most = signsDue(cost) + (cost.cards ?? 0) + tokensDue(cost) + (cost.shields ? 1 : 0) + (cost.card ? 1 : 0)
  const source = payment.for
  return {
    kind: 'pay',
    keys: [...gifts, ...declines],
    min: 1,
    max: Math.max(1, Math.min(most, gifts.length)),
    about: source in TILE_DATA ? { tile: source as TileId } : { event: source as EventId }, // no tile and no event share a name
    refuse,
    examples: () => [...offers(), ...declines.map((key) => [key])].filter((keys) => refuse(keys) === null),
  }
}

function declineKeys(t: LotrTable, payment: Payment, seat: Seat, how: How): string[] {
  if (how.alone || payment.payer === 'self') return ['refuse']
  return seat === leader(t.state) ? ['pass', 'refuse'] : ['pass']
}

// ---------------------------------------------------------------- what may be given

function giftKeys(t: LotrTable, payment: Payment, seat: Seat): string[] {
  const { cost } = payment
  const player = playerAt(t.state, seat)
  const pledged = payment.pledges.find((pledge) => pledge.seat === seat)
  const keys: string[] = []
  for (const handle of player.hand) {
    const face = peekCard(t, handle)
    if (!face || pledged?.cards.includes(handle)) continue
    const signs = cost.signs && signsOf(t.state, seat, face)
    const helps = cost.cards || cost.card === face || (signs && (signs.sign === 'wild' || cost.signs?.[signs.sign]))
    if (helps) keys.push(cardKey('give', face, handle))
  }
  for (const token of LIFE_TOKENS) {
    const has = player.tokens[token] - (pledged ? pledged.tokens.filter((one) => one === token).length : 0)
    if ((cost.tokens?.[token] || cost.tokens?.any) && has > 0) keys.push(`token:${token}`)
  }
  if (cost.shields) keys.push(...shieldKeys(payment, player.shields - (pledged?.shields ?? 0)))
  return keys
}

function shieldKeys(payment: Payment, has: number): string[] {
  const due = (payment.cost.shields ?? 0) - payment.pledges.reduce((sum, { shields }) => sum + shields, 0)
  if (payment.payer !== 'group') return has >= due ? [`shields:${due}`] : []
  return Array.from({ length: Math.max(0, Math.min(due, has)) }, (_, i) => `shields:${i + 1}`)
}

// ---------------------------------------------------------------- which sets are legal

function refuseSet(t: LotrTable, payment: Payment, seat: Seat, keys: readonly string[], couldPay: () => boolean): RefusalCode | null {
  if (keys.includes('pass') || keys.includes('refuse')) {
    if (keys.length > 1) return 'no-such-choice'
    return keys[0] === 'refuse' && couldPay() ? 'cannot-refuse-what-you-can-pay' : null
  }
  if (keys.filter((key) => key.startsWith('shields:')).length > 1) return 'no-such-choice'
  return refuseGift(t, payment, pledgeOf(seat, keys))
}

/** Everything given must be needed; outside a group it must cover the cost. */
function refuseGift(t: LotrTable, payment: Payment, gift: Pledge): RefusalCode | null {
  const gap = missing(t, payment, [...payment.pledges, gift])
  const isGroup = payment.payer === 'group'
  if (!isGroup && gap > 0) return 'does-not-cover'
  if (isGroup && gap === missing(t, payment, payment.pledges)) return 'does-not-help'
  for (const less of withoutOne(gift)) {
    if (missing(t, payment, [...payment.pledges, less]) === gap) return 'more-than-needed'
  }
  return null
}

/** The same gift with one card, token or shield left out. */
function* withoutOne(gift: Pledge): Generator<Pledge> {
  for (let i = 0; i < gift.cards.length; i++) yield { ...gift, cards: gift.cards.filter((_, at) => at !== i) }
  for (let i = 0; i < gift.tokens.length; i++) yield { ...gift, tokens: gift.tokens.filter((_, at) => at !== i) }
  if (gift.shields > 0) yield { ...gift, shields: gift.shields - 1 }
}

// ---------------------------------------------------------------- examples

const MOST_EXAMPLES = 10

/** Some legal gifts: as much as this seat can add beginning with each card in turn, and single ones in a group. */
function offerable(t: LotrTable, payment: Payment, seat: Seat, gifts: readonly string[]): string[][] {
  const found: string[][] = []
  const seen = new Set<string>()
  const add = (keys: readonly string[]): void => {
    const inOrder = gifts.filter((key) => keys.includes(key))
    const id = inOrder.join(' ')
    if (!inOrder.length || seen.has(id) || refuseSet(t, payment, seat, inOrder, () => false)) return
    seen.add(id)
    found.push(inOrder)
  }
  const pool = inOrderOfCost(gifts)
  for (let i = 0; i < pool.length && found.length < MOST_EXAMPLES; i++) add(fill(t, payment, seat, [...pool.slice(i), ...pool.slice(0, i)]))
  if (payment.payer === 'group') for (let i = 0; i < pool.length && found.length < MOST_EXAMPLES; i++) add([pool[i] as string])
  return found
}

/** Most shields first (so one key covers), wild signs and strong cards last. */
const inOrderOfCost = (gifts: readonly string[]): string[] => {
  const shields = gifts.filter((key) => key.startsWith('shields:')).reverse()
  const others = gifts.filter((key) => !key.startsWith('shields:'))
  const plain = others.filter((key) => !key.includes('wild'))
  return [...shields, ...plain, ...others.filter((key) => key.includes('wild'))]
}

/** Adds what makes the gap smaller until nothing is missing, then leaves out what is not needed after all. */
function fill(t: LotrTable, payment: Payment, seat: Seat, pool: readonly string[]): string[] {
  const chosen: string[] = []
  const gapOf = (keys: readonly string[]): number => missing(t, payment, [...payment.pledges, pledgeOf(seat, keys)])
  let gap = gapOf([])
  for (const key of pool) {
    if (gap === 0) break
    if (key.startsWith('shields:') && chosen.some((one) => one.startsWith('shields:'))) continue
    const with1 = gapOf([...chosen, key])
    if (with1 >= gap) continue
    chosen.push(key)
    gap = with1
  }
  for (const key of chosen.slice()) {
    const rest = chosen.filter((one) => one !== key)
    if (gapOf(rest) === gap) chosen.splice(chosen.indexOf(key), 1)
  }
  return chosen
}
