/** What the selection would change at the fronts, and which of a card's keys to propose first. A foretelling for the eye only. */
import type { Prompt } from '../../../engine/index.ts'
import { BATTLEGROUND_DATA, sideOfCard } from '../data/index.ts'
import { readKey } from '../text/compose/keys.ts'
import { type Change, changeAt, findStanding, frontAt, frontsOf, pointsOf } from '../text/compose/preview.ts'
import type { FaceOf } from '../text/types.ts'
import { isBattleground, type LocationView, type View } from '../types.ts'
import { spotOf } from './keys.ts'

export interface Aim {
  readonly front: LocationView
  /** Who would carry the item. */
  readonly wielder: number | null
}

/** The front a key puts a card to; null where it puts none to any. */
export function aimOf(view: View, key: string, faceOf: FaceOf): Aim | null {
  const choice = readKey(key, faceOf)
  if ((choice.verb !== 'play' && choice.verb !== 'move') || !choice.card) return null
  const carried = choice.verb === 'play' ? choice.wielder : null
  const wielder = carried && findStanding(view, (piece) => piece.face === carried)
  const spot = spotOf(choice)
  const front = wielder ? wielder.front : spot ? frontAt(view, spot) : null
  return front && { front, wielder: wielder?.piece.handle ?? null }
}

/** Fronts before and after, as far as it can be foretold: the one aimed at, and every other whose sum it moves. */
export function changesOf(view: View, prompt: Prompt | null, key: string, faceOf: FaceOf): readonly Change[] {
  const aimed = aimOf(view, key, faceOf)?.front
  return frontsOf(view).flatMap((front) => {
    const change = changeAt(front, prompt, key)
    return change && (front === aimed || isMoved(change)) ? [change] : []
  })
}
const isMoved = ({ before, after }: Change): boolean =>
  before.attack !== after.attack || before.shields !== after.shields || before.defense !== after.defense

/** How good a key looks for its side: a front won, then icons that count, then points. */
function promise(view: View, prompt: Prompt, key: string, faceOf: FaceOf): number {
  const front = aimOf(view, key, faceOf)?.front
  if (!front) return 0
  const choice = readKey(key, faceOf)
  const card = 'card' in choice ? choice.card : null
  const side = card ? sideOfCard(card) : 'free'
  const points = pointsOf(front.id)
  const own = isBattleground(front.id) && BATTLEGROUND_DATA[front.id].side === side ? 1 : 0
  const change = changeAt(front, prompt, key)
  if (!change) return points + own
  const { before, after } = change
  const turned = before.winner !== side && after.winner === side ? 100 + points : 0
  const counts = after.attack + after.shields + after.defense - before.attack - before.shields - before.defense
  return turned + counts * 4 + points + own
}

/** Keys of one card, the most promising first. */
export function byPromise(view: View, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): string[] {
  const worth = new Map(keys.map((key) => [key, promise(view, prompt, key, faceOf)]))
  return [...keys].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
}
