/**
 * A stretch of the match looked at again, step by step, as its game cuts it into stages. The match stands still meanwhile and is not
 * touched: the states between are looked up in the log.
 */
import type { GameEvent, Seat } from '../../engine/index.ts'
import type { TableSession } from '../../session/types.ts'
import type { GamePanels, Sequence } from '../../ui/game-panels.ts'

type Session = Pick<TableSession<unknown, GameEvent>, 'told' | 'look'>

/** The latest sequence of that name; null where there is none, or the game knows none. */
export function latestSequence(session: Session, panels: Pick<GamePanels, 'sequences'>, id: string): Sequence | null {
  return panels.sequences?.(session.told).findLast((one) => one.id === id) ?? null
}

/** What a seat saw after each step of a sequence. Steps that an entry told before or after it are left out. */
export function viewsOf(
  session: Session,
  panels: Pick<GamePanels, 'stages'>,
  { from, to }: Pick<Sequence, 'from' | 'to'>,
  seat: Seat | null,
): readonly unknown[] {
  const wanted = new Set<GameEvent>(session.told.slice(from, to + 1).map(({ event }) => event))
  const entries = [...new Set(session.told.slice(from, to + 1).map(({ at }) => at))]
  return entries.flatMap((at) => {
    const events = session.told.filter((one) => one.at === at).map(({ event }) => event)
    const [before, after] = [session.look(Math.max(0, at - 1), seat), session.look(at, seat)]
    const stages = panels.stages?.(before, events, after) ?? [{ events, view: after }]
    let within = false
    return stages.flatMap((stage) => {
      // a step that tells nothing goes with the one before
      within = stage.events.length ? stage.events.some((event) => wanted.has(event)) : within
      return within ? [stage.view] : []
    })
  })
}
