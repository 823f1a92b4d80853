/**
 * `Prompt.about` of this game, read with its own type, and the few questions every language asks of a prompt.
 * Language-free.
 */
import type { Prompt } from '../../../engine/index.ts'
import {
  type About,
  type Cost,
  type EventId,
  LIFE_TOKENS,
  type Moment,
  type PlayerView,
  type TileId,
  type View,
  type WindowId,
} from '../types.ts'
import { eventAt } from './facts.ts'
import { type Choice, readKey } from './keys.ts'
import type { FaceOf } from './types.ts'

export const aboutOf = (prompt: Prompt): About => (prompt.about ?? {}) as About

/** The event or tile that asks, from the prompt or, failing that, from the table. */
export function askerOf(view: View, about: About): EventId | TileId | null {
  if (about.event) return about.event
  if (about.tile) return about.tile
  if (view.payment) return view.payment.for
  if (view.doing.type === 'event') return view.doing.event
  return view.doing.type === 'tile' ? view.doing.tile : null
}

const MOMENT_OF: { readonly [W in WindowId]?: Moment } = { W1a: 'reveal', W1b: 'tile', WD: 'discard', WR: 'roll', WE: 'effect', W2: 'step' }
/** What an interrupt window stands before. */
export const momentOf = (about: About): Moment => about.moment ?? (about.window && MOMENT_OF[about.window]) ?? 'part'

/** Who is asked to pay or to come forward after this seat; null when nobody is left. A group is asked round after round. */
export function nextAsked(view: View, seat: number): number | null {
  const { payment } = view
  const seats = view.players.length
  for (let i = 1; i < seats; i++) {
    const next = (seat + i) % seats
    if (payment?.payer !== 'group' && next === view.active) return null
    const player = view.players[next]
    if (player?.alive && (!payment || mayGive(payment.cost, player))) return next
  }
  return null
}
function mayGive(cost: Cost, player: PlayerView): boolean {
  if ((cost.signs || cost.cards || cost.card) && player.hand.length > 0) return true
  if (cost.shields && player.shields > 0) return true
  return LIFE_TOKENS.some((token) => (cost.tokens?.[token] || cost.tokens?.any) && player.tokens[token] > 0)
}

/** The event that happens when "the next event" is called for. */
export function nextEvent(view: View): EventId | null {
  return view.board ? eventAt(view.board.place, view.board.event + 1) : null
}

export const readKeys = (keys: readonly string[], faceOf: FaceOf): readonly Choice[] => keys.map((key) => readKey(key, faceOf))

/** Equal things counted, in the order of their first appearance. */
export function tally<T>(things: readonly T[]): readonly (readonly [thing: T, n: number])[] {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}
