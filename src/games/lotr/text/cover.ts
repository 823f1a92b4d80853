/**
 * How far pledges and chosen cards cover a cost, as data for the sentence of the decision.
 * Language-free. A foretelling for words only: whether an answer is legal, the prompt itself says.
 */
import { ACTIVITIES, type Activity, type CardId, type Cost, isCardId, LIFE_TOKENS, type LifeToken, type Sign, type View } from '../types.ts'
import { type Choice, readKey } from './keys.ts'
import { payingSign } from './preview.ts'
import type { FaceOf } from './types.ts'

/** What a cost still asks for. `enough` when nothing. */
export interface Rest {
  readonly cost: Cost
  readonly enough: boolean
}

interface Given {
  readonly seat: number
  readonly cards: readonly CardId[]
  readonly tokens: readonly LifeToken[]
  readonly shields: number
}

/** The cost without `n` of something; parts that are covered disappear. */
const less = (needed: number | undefined, given: number) => Math.max(0, (needed ?? 0) - given)

function signsLeft(view: View, cost: Cost, given: readonly Given[], guidance: number): { [S in Sign]?: number } {
  const needed: { [S in Sign]?: number } = { ...cost.signs }
  const wilds: number[] = guidance ? [guidance] : []
  const plain: Activity[] = []
  for (const { seat, cards } of given)
    for (const card of cards) {
      const sign = payingSign(view, seat, card)
      if (!sign) continue
      if (sign.sign === 'wild') wilds.push(sign.count)
      else for (let i = 0; i < sign.count; i++) plain.push(sign.sign)
    }
  for (const sign of plain) needed[sign] = less(needed[sign], 1)
  for (const count of wilds.sort((a, b) => b - a)) spendWild(needed, count, view.options.discard_symbols_split)
  return Object.fromEntries(Object.entries(needed).filter(([, n]) => n > 0))
}

/** Wild signs go where most is missing, a required wild first; without the split all of one card's go to one place. */
function spendWild(needed: { [S in Sign]?: number }, count: number, split: boolean): void {
  for (let left = count; left > 0; ) {
    const sign = (['wild', ...ACTIVITIES] as const).reduce((best, one) => ((needed[one] ?? 0) > (needed[best] ?? 0) ? one : best))
    const used = Math.min(left, needed[sign] ?? 0)
    if (!used) return
    needed[sign] = less(needed[sign], used)
    left = split ? left - used : 0
  }
}

function tokensLeft(cost: Cost, given: readonly LifeToken[]): { [T in LifeToken | 'any']?: number } {
  const needed: { [T in LifeToken | 'any']?: number } = { ...cost.tokens }
  for (const token of given) {
    if (needed[token]) needed[token] = less(needed[token], 1)
    else needed.any = less(needed.any, 1)
  }
  return Object.fromEntries(Object.entries(needed).filter(([, n]) => n > 0))
}

/** What the payment on the table still lacks when `seat` adds the chosen keys. Null while nothing is being paid for. */
export function stillAsked(view: View, seat: number, keys: readonly string[], faceOf: FaceOf): Rest | null {
  const payment = view.payment
  if (!payment) return null
  const chosen = keys.map((key) => readKey(key, faceOf))
  const known = (handle: number) => {
    const face = faceOf(handle)
    return face !== null && isCardId(face) ? [face] : []
  }
  const given: Given[] = payment.pledges.map((one) => ({ ...one, cards: one.cards.flatMap(known) }))
  given.push({
    seat,
    cards: chosen.flatMap((one) => (one.verb === 'give' && one.card ? [one.card] : [])),
    tokens: chosen.flatMap((one) => (one.verb === 'token' ? [one.token] : [])),
    shields: shieldsIn(chosen),
  })
  const { cost } = payment
  const guided = payment.payer === 'group' || seat === view.active || view.options.guidance_payment_scope === 'any_payer'
  const signs = signsLeft(view, cost, given, guided ? payment.guidance : 0)
  const tokens = tokensLeft(
    cost,
    given.flatMap((one) => one.tokens),
  )
  const handed = given.flatMap((one) => one.cards)
  const cards = less(
    cost.cards,
    payment.pledges.reduce((sum, one) => sum + one.cards.length, chosen.filter((one) => one.verb === 'give').length),
  )
  const shields = less(
    cost.shields,
    given.reduce((sum, one) => sum + one.shields, 0),
  )
  const card = cost.card && !handed.includes(cost.card) ? cost.card : undefined
  const rest: Cost = {
    ...(Object.keys(signs).length ? { signs } : {}),
    ...(cards ? { cards } : {}),
    ...(shields ? { shields } : {}),
    ...(LIFE_TOKENS.some((token) => tokens[token]) || tokens.any ? { tokens } : {}),
    ...(card ? { card } : {}),
  }
  return { cost: rest, enough: Object.keys(rest).length === 0 }
}

/** Shield points among chosen keys. */
export const shieldsIn = (chosen: readonly Choice[]): number => chosen.reduce((sum, one) => sum + (one.verb === 'shields' ? one.n : 0), 0)
