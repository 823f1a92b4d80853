/**
 * Arithmetic of payments: what is still missing of a cost after some pledges. Asks nobody and changes nothing.
 * A wild sign replaces any other; a required wild sign can only be met by wild ones.
 */
import type { Handle, Seat } from '../../../engine/types.ts'
import { CARDS } from '../data/cards.ts'
import {
  ACTIVITIES,
  type CardId,
  type Cost,
  LIFE_TOKENS,
  type LifeToken,
  type Payer,
  type Payment,
  type Sign,
  type State,
} from '../types.ts'
import { isHobbitCard, peekCard } from './cards.ts'
import { type LotrTable, playerAt } from './seats.ts'

export interface Pledge {
  seat: Seat
  cards: Handle[]
  tokens: LifeToken[]
  shields: number
}

interface Signs {
  readonly sign: Sign
  readonly n: number
}

/** What a card counts as in this seat's hands. [lotr T9] */
export function signsOf(state: State, seat: Seat, face: CardId): Signs | null {
  const { sign, signs, color } = CARDS[face]
  if (sign === null) return null
  if (color === 'white' && playerAt(state, seat).hobbit === 'frodo' && isFrodosWild(state, face)) return { sign: 'wild', n: signs }
  return { sign, n: signs }
}

// ruling frodo_wild_scope
const isFrodosWild = (state: State, face: CardId): boolean => state.options.frodo_wild_scope === 'all_white_cards' || isHobbitCard(face)

export const signsDue = (cost: Cost): number => {
  let due = 0
  if (cost.signs) for (const sign of ACTIVITIES) due += cost.signs[sign] ?? 0
  return due + (cost.signs?.wild ?? 0)
}

export const tokensDue = ({ tokens }: Cost): number =>
  tokens ? (tokens.ring ?? 0) + (tokens.heart ?? 0) + (tokens.sun ?? 0) + (tokens.any ?? 0) : 0

/** How much is missing when these pledges are given; 0 when the cost is covered. */
export function missing(t: LotrTable, payment: Payment, pledges: readonly Pledge[]): number {
  const { cost } = payment
  let gap = 0
  if (cost.signs) gap += missingSigns(t, payment, pledges)
  if (cost.cards)
    gap += Math.max(0, cost.cards - sparesFor(t.state, payment, pledges) - pledges.reduce((sum, { cards }) => sum + cards.length, 0))
  if (cost.shields) gap += Math.max(0, cost.shields - pledges.reduce((sum, { shields }) => sum + shields, 0))
  if (cost.tokens) gap += missingTokens(cost.tokens, pledges)
  if (cost.card && !pledges.some(({ cards }) => cards.some((handle) => peekCard(t, handle) === cost.card))) gap += 1
  return gap
}

/** Bought Gandalf cards count for the group, or for the one who bought them. */
function sparesFor(state: State, payment: Payment, pledges: readonly Pledge[]): number {
  if (!state.spares?.length) return 0
  if (payment.payer === 'group') return state.spares.length
  return state.spares.filter(({ seat }) => seat === pledges[0]?.seat).length
}

function missingTokens(due: NonNullable<Cost['tokens']>, pledges: readonly Pledge[]): number {
  let gap = 0
  let rest = 0
  for (const kind of LIFE_TOKENS) {
    const given = pledges.reduce((sum, { tokens }) => sum + tokens.filter((token) => token === kind).length, 0)
    const asked = due[kind] ?? 0
    gap += Math.max(0, asked - given)
    rest += Math.max(0, given - asked)
  }
  return gap + Math.max(0, (due.any ?? 0) - rest)
}

/** Ruling guidance_payment_scope: Guidance's wild signs pay what the Active player contributes. */
export const guidancePays = (state: State, payer: Payer, seat: Seat | null): boolean =>
  payer === 'group' || state.options.guidance_payment_scope === 'any_payer' || seat === state.active

const guidanceFor = (state: State, { guidance, payer }: Payment, pledges: readonly Pledge[]): number =>
  guidance && guidancePays(state, payer, pledges[0]?.seat ?? null) ? guidance : 0

function missingSigns(t: LotrTable, payment: Payment, pledges: readonly Pledge[]): number {
  const due: Record<Sign, number> = { fighting: 0, hiding: 0, travelling: 0, friendship: 0, wild: payment.cost.signs?.wild ?? 0 }
  for (const sign of ACTIVITIES) due[sign] = payment.cost.signs?.[sign] ?? 0
  const wilds: number[] = []
  for (const { seat, cards } of pledges) {
    for (const handle of cards) {
      const face = peekCard(t, handle)
      const signs = face && signsOf(t.state, seat, face)
      if (!signs) continue
      if (signs.sign === 'wild') wilds.push(signs.n)
      else due[signs.sign] = Math.max(0, due[signs.sign] - signs.n)
    }
  }
  const guidance = guidanceFor(t.state, payment, pledges)
  if (guidance) wilds.push(guidance)
  // ruling discard_symbols_split: may the signs of one card meet different requirements?
  return t.state.options.discard_symbols_split ? missingWhenSplit(due, wilds) : missingUnsplit(due, wilds, 0)
}

function missingWhenSplit(due: Record<Sign, number>, wilds: readonly number[]): number {
  const open = ACTIVITIES.reduce((sum, sign) => sum + due[sign], due.wild)
  return Math.max(
    0,
    wilds.reduce((left, n) => left - n, open),
  )
}

/** Each card of wild signs goes to one requirement as a whole: the best way of all. */
function missingUnsplit(due: Record<Sign, number>, wilds: readonly number[], from: number): number {
  const n = wilds[from]
  const open = ACTIVITIES.reduce((sum, sign) => sum + due[sign], due.wild)
  if (n === undefined || open === 0) return open
  let best = open
  for (const sign of [...ACTIVITIES, 'wild'] as const) {
    if (due[sign] === 0) continue
    best = Math.min(best, missingUnsplit({ ...due, [sign]: Math.max(0, due[sign] - n) }, wilds, from + 1))
  }
  return best
}

// ---------------------------------------------------------------- what everybody can tell

/** The most that one card can bring is Gollum's three signs. */
const MOST_SIGNS = 3

/** The most this seat could still add, as far as everybody can tell; per part of the cost. */
function reach(t: LotrTable, payment: Payment, seat: Seat) {
  const player = playerAt(t.state, seat)
  const pledged = payment.pledges.find((pledge) => pledge.seat === seat)
  return {
    cards: player.hand.length - (pledged?.cards.length ?? 0),
    shields: player.shields - (pledged?.shields ?? 0),
    tokens: (kind: LifeToken) => player.tokens[kind] - (pledged ? pledged.tokens.filter((token) => token === kind).length : 0),
  }
}

/** Whether this seat holds anything of a kind that is asked for. */
export function canHelp(t: LotrTable, payment: Payment, seat: Seat): boolean {
  const { cost } = payment
  const has = reach(t, payment, seat)
  if ((cost.signs || cost.cards || cost.card) && has.cards > 0) return true
  if (cost.shields && has.shields > 0) return true
  return LIFE_TOKENS.some((kind) => (cost.tokens?.[kind] || cost.tokens?.any) && has.tokens(kind) > 0)
}

/** Whether these seats together might cover the whole cost, as far as everybody can tell. Asked before anything is pledged. */
export function mightCover(t: LotrTable, payment: Payment, seats: readonly Seat[]): boolean {
  const { cost } = payment
  const all = seats.map((seat) => reach(t, payment, seat))
  const cards = all.reduce((sum, has) => sum + has.cards, 0)
  const nothing = seats.map((seat) => ({ seat, cards: [], tokens: [], shields: 0 }))
  if (cost.signs && missing(t, { ...payment, cost: { signs: cost.signs } }, nothing) > cards * MOST_SIGNS) return false
  if (cost.cards && missing(t, { ...payment, cost: { cards: cost.cards } }, nothing) > cards) return false
  if (cost.shields && all.reduce((sum, has) => sum + has.shields, 0) < cost.shields) return false
  if (cost.card && (cards === 0 || !mayBeHeld(t, cost.card))) return false
  if (!cost.tokens) return true
  let any = 0
  for (const kind of LIFE_TOKENS) {
    const have = all.reduce((sum, has) => sum + has.tokens(kind), 0)
    const asked = cost.tokens[kind] ?? 0
    if (have < asked) return false
    any += have - asked
  }
  return any >= (cost.tokens.any ?? 0)
}

/** A card that still lies beside the board, was lost, or was seen to go is in nobody's hand. */
function mayBeHeld(t: LotrTable, card: CardId): boolean {
  const { state } = t
  if ((state.board?.features as readonly string[] | undefined)?.includes(card)) return false
  if ((state.lost as readonly string[] | undefined)?.includes(card)) return false
  return !state.used.some((handle) => t.peekFace(handle) === card) && !state.gone.some((handle) => t.peekFace(handle) === card)
}
