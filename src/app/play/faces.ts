/**
 * What this table has seen of the cards, by seat: faces named in answers are public, faces in a hand belong to its seat.
 * Built anew after every jump, so that nothing is remembered that was undone.
 */
import { cardInKey, type Entry, type GameEvent, type Seat } from '../../engine/index.ts'
import type { Frame, Snapshot, TableSession } from '../../session/types.ts'

export interface Faces {
  /** What a viewer knows; null stands for what everybody knows. */
  of(seat: Seat | null): (handle: number) => string | null
}

interface SeenCard {
  readonly handle: number
  readonly face: string | null
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
  let read = 0
  let frameAt = -1
  let common = new Map<number, string>()
  let own: Map<number, string>[] = []
  const hear = (entry: Entry): void => {
    if (entry.type !== 'answer') return
    for (const key of entry.keys) {
      const card = cardInKey(key)
      if (card?.face) common.set(card.handle, card.face)
    }
  }
  const look = (frame: Frame<V, E>): void => {
    for (const { handle, face } of cardsIn(frame.publicView)) if (face) common.set(handle, face)
    frame.views.forEach((view, seat) => {
      for (const { handle, face } of cardsIn(view)) if (face) own[seat]?.set(handle, face)
    })
  }
  const refresh = (snapshot: Snapshot<V, E>): void => {
    if (snapshot.epoch !== epoch || session.entries.length < read) {
      epoch = snapshot.epoch
      read = 0
      frameAt = -1
      common = new Map()
      own = Array.from({ length: session.seats }, () => new Map())
    }
    for (const entry of session.entries.slice(read)) hear(entry)
    read = session.entries.length
    for (const frame of snapshot.frames) if (frame.at > frameAt) look(frame)
    frameAt = snapshot.frames[snapshot.frames.length - 1]?.at ?? frameAt
  }
  return {
    of(seat) {
      refresh(session.getSnapshot())
      return (handle) => common.get(handle) ?? (seat === null ? null : (own[seat]?.get(handle) ?? null))
    },
  }
}
