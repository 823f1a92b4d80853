/**
 * `Prompt.about` of this game, read with its own type, and the few questions every language asks of a prompt.
 * Language-free.
 */
import type { Prompt } from '../../../engine/index.ts'
import type { About, EventId, TileId, View } from '../types.ts'
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
