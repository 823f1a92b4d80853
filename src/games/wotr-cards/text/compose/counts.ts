/** What a card counts where it stands: for the canvas and the panels alike it is the view that says so. Pure. */
import { attackersOf, sideOfCard } from '../../data/index.ts'
import { isBattleground, type PieceView, type View } from '../../types.ts'
import type { SignName } from '../pictures.ts'
import { frontsOf } from './preview.ts'

export interface Count {
  readonly sign: SignName
  readonly n: number
}
export interface Shown {
  readonly piece: PieceView
  readonly counts: readonly Count[]
}

export function countsOf({ icons }: PieceView, role: 'attack' | 'defense' | 'path'): readonly Count[] {
  const lead = role === 'attack' ? icons.leadAttack : role === 'defense' ? icons.leadDefense : 0
  const all: readonly Count[] = [
    { sign: role, n: icons[role] },
    { sign: 'leadership', n: lead },
  ]
  const counting = all.filter(({ n }) => n > 0)
  return counting.length ? counting : [{ sign: role, n: 0 }]
}

/** Every card at a front, by handle. */
export function shownAt(view: View): ReadonlyMap<number, Shown> {
  const found = new Map<number, Shown>()
  for (const front of frontsOf(view)) {
    const attackers = attackersOf(front.id)
    for (const piece of [...front.attackers, ...front.defenders]) {
      const role = !isBattleground(front.id) ? 'path' : sideOfCard(piece.face) === attackers ? 'attack' : 'defense'
      found.set(piece.handle, { piece, counts: countsOf(piece, role) })
    }
  }
  return found
}
