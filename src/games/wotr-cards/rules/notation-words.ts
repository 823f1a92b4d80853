/** Words that reading and writing a scene share. */

import type { Seat } from '../../../engine/types.ts'
import { PATH_DATA } from '../data/index.ts'
import { type CardId, isPath, type PathId, type State } from '../types.ts'
import { facesOfSeat } from './seats.ts'

/** Paths that must have been activated, in the order in which they lie about. */
export const defaultWalked = ({ scored, aside, path }: State): PathId[] => [
  ...scored.free.filter(isPath),
  ...scored.shadow.filter(isPath),
  ...aside,
  ...(path ? [path.id] : []),
]

/** As if the path on the table had been activated in the location step. */
export const defaultLast = ({ path }: State): number => (path ? PATH_DATA[path.id].number - 1 : 0)

/** Whose deck a card comes from; a title stands in one deck only. */
export function ownerOf(state: State, face: CardId): Seat {
  const seat = state.players.findIndex((_, at) => facesOfSeat(state, at).includes(face))
  if (seat < 0) throw new Error(`no deck of ${state.scenario} has ${face}`)
  return seat
}

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])
