/** One roll of the die: window, roll, window, result. The roller suffers it; nothing happens between the steps of one result. */
import type { Seat } from '../../../engine/types.ts'
import { DIE_DATA } from '../data/tiles.ts'
import { DIE_FACES, type DieFace, type RollCause } from '../types.ts'
import { corrupt, moveSauron } from './corruption.ts'
import { discardCards } from './discard.ts'
import { windowAt } from './legality.ts'
import { type LotrTable, playerAt, type Script } from './seats.ts'
import { openWindow } from './windows.ts'

export interface Rolled {
  readonly face: DieFace
  /** Mithril did away with the result. */
  readonly ignored: boolean
}

/** Returns what came up, or null when the roller is out or did not have to roll. [lotr W14] */
export function* roll(t: LotrTable, seat: Seat, cause: RollCause): Script<Rolled | null> {
  const { state } = t
  if (!playerAt(state, seat).alive) return null
  const before = state.doing
  state.doing = { type: 'roll', seat, face: null, cause }
  const rolled = yield* rollAndSuffer(t, seat, cause)
  state.doing = before
  return rolled
}

function* rollAndSuffer(t: LotrTable, seat: Seat, cause: RollCause): Script<Rolled | null> {
  const { state } = t
  if (cause !== 'ring' && (yield* openWindow(t, { window: windowAt(state, 'roll'), moment: 'roll', subject: seat, cause }))) {
    t.emit({ type: 'roll-skipped', seat })
    return null
  }
  const face = DIE_FACES[yield* t.roll(DIE_FACES.length)] as DieFace
  state.doing = { type: 'roll', seat, face, cause }
  state.die = { seat, face }
  t.emit({ type: 'roll', seat, face, cause })
  const ignored = yield* suffer(t, seat, cause, face)
  if (ignored) t.emit({ type: 'roll-ignored', seat, face })
  return { face, ignored }
}

/** Sam suffers at most one step or one card; an eye is never less. */
const limit = (t: LotrTable, seat: Seat, damage: number): number =>
  playerAt(t.state, seat).hobbit === 'sam' ? Math.min(1, damage) : damage

/** True when Mithril was used. */
function* suffer(t: LotrTable, seat: Seat, cause: RollCause, face: DieFace): Script<boolean> {
  const { eyes, cards, dots } = DIE_DATA[face]
  if (cards) return yield* discardCards(t, seat, limit(t, seat, cards), { cause, face })
  const steps = limit(t, seat, dots)
  const w = { window: windowAt(t.state, 'effect'), moment: 'effect', subject: seat, cause, face, dots: steps, eyes } as const
  if (yield* openWindow(t, w)) return true
  if (eyes) yield* moveSauron(t, eyes)
  else yield* corrupt(t, seat, steps, 'die')
  return false
}
