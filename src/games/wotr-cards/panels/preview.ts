/** What the selection would change at the fronts, and which of a card's keys to propose first. A foretelling for the eye only. */
import { BATTLEGROUND_DATA } from '../data/index.ts'
import { readKey } from '../text/compose/keys.ts'
import { type Change, findStanding, foretell, frontAt, pointsOf, sideOfCard } from '../text/compose/preview.ts'
import type { FaceOf } from '../text/types.ts'
import { isBattleground, type View } from '../types.ts'
import { spotOf } from './keys.ts'

/** The front a key would change, before and after; null where it changes none. */
export function changeOf(view: View, key: string, faceOf: FaceOf): (Change & { readonly wielder: number | null }) | null {
  const choice = readKey(key, faceOf)
  if ((choice.verb !== 'play' && choice.verb !== 'move') || !choice.card) return null
  const card = choice.card
  const carried = choice.verb === 'play' ? choice.wielder : null
  const wielder = carried && findStanding(view, (piece) => piece.face === carried)
  const spot = spotOf(choice)
  const front = wielder ? wielder.front : spot ? frontAt(view, spot) : null
  if (!front) return null
  const mover = findStanding(view, (piece) => piece.handle === choice.handle)
  const change = foretell(view, front, card, mover?.piece.items.map(({ face }) => face) ?? [])
  return { ...change, wielder: wielder?.piece.handle ?? null }
}

/** How good a key looks for its side: a front won, then icons that count, then points. */
function promise(view: View, key: string, faceOf: FaceOf): number {
  const change = changeOf(view, key, faceOf)
  if (!change) return 0
  const choice = readKey(key, faceOf)
  const card = 'card' in choice ? choice.card : null
  const side = card ? sideOfCard(card) : 'free'
  const { before, after, front } = change
  const points = pointsOf(front.id)
  const turned = before.winner !== side && after.winner === side ? 100 + points : 0
  const counts = after.attack + after.shields + after.defense - before.attack - before.shields - before.defense
  const own = isBattleground(front.id) && BATTLEGROUND_DATA[front.id].side === side ? 1 : 0
  return turned + counts * 4 + points + own
}

/** Keys of one card, the most promising first. */
export function byPromise(view: View, keys: readonly string[], faceOf: FaceOf): string[] {
  const worth = new Map(keys.map((key) => [key, promise(view, key, faceOf)]))
  return [...keys].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
}
