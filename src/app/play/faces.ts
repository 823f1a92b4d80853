/**
 * What this table has seen of the cards, by seat: what everybody was shown the session remembers, faces in a hand belong to
 * their seat. Built anew after every jump, so that nothing is remembered that was undone.
 */
import type { GameEvent, Seat } from '../../engine/index.ts'
import type { Frame, Snapshot, TableSession } from '../../session/types.ts'

export interface Faces {
  /** What a viewer knows; null stands for what everybody knows. */
  of(seat: Seat | null): (handle: number) => string | null
}

interface SeenCard {
  readonly handle: number
  readonly face: string
}

/** Cards with faces anywhere in a view; views are plain data of the game. */
function* cardsIn(value: unknown): Generator<SeenCard> {
  if (Array.isArray(value)) {
    for (const one of value) yield* cardsIn(one)
    return
  }
  if (!value || typeof value !== 'object') return
  const card = value as Partial<SeenCard>
  if (typeof card.handle === 'number' && typeof card.face === 'string') yield { handle: card.handle, face: card.face }
  for (const part of Object.values(value)) if (part && typeof part === 'object') yield* cardsIn(part)
}

export function faceMemory<V, E extends GameEvent>(session: TableSession<V, E>): Faces {
  let epoch = -1
  let frameAt = -1
  let own: Map<number, string>[] = []
  const look = (frame: Frame<V, E>): void => {
    frame.views.forEach((view, seat) => {
      for (const { handle, face } of cardsIn(view)) own[seat]?.set(handle, face)
    })
  }
  const refresh = (snapshot: Snapshot<V, E>): void => {
    const { frames } = snapshot
    const last = frames[frames.length - 1]?.at ?? -1
    if (snapshot.epoch !== epoch || last < frameAt) {
      epoch = snapshot.epoch
      frameAt = -1
      own = Array.from({ length: session.seats }, () => new Map())
    }
    for (const frame of frames) if (frame.at > frameAt) look(frame)
    frameAt = Math.max(frameAt, last)
  }
  return {
    of(seat) {
      refresh(session.getSnapshot())
      return (handle) => session.faceShown(handle) ?? (seat === null ? null : (own[seat]?.get(handle) ?? null))
    },
  }
}
