/**
 * Tells the frames of a session one by one. What is shown is always the view of the last told frame; a jump shows at once.
 * A pure machine below, a hook above; the clock is only a watchdog for a scene that never answers.
 */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { GameEvent } from '../../engine/index.ts'
import type { Frame, Snapshot, TableSession } from '../../session/types.ts'

/** How far the telling has come. */
export interface Told {
  readonly epoch: number
  /** Log length of the last frame that was told. */
  readonly at: number
}

/** The frame shown now, and the one to be told next, or null when all is told. */
export function standing<V, E extends GameEvent>(
  snapshot: Snapshot<V, E>,
  told: Told,
): { readonly shown: Frame<V, E>; readonly next: Frame<V, E> | null } {
  const { frames } = snapshot
  const last = frames[frames.length - 1]
  if (!last) throw new Error('a session without frames')
  if (told.epoch !== snapshot.epoch) return { shown: last, next: null }
  const nextAt = frames.findIndex((frame) => frame.at > told.at)
  if (nextAt < 0) return { shown: last, next: null }
  const before = frames[nextAt - 1]
  // Frames that nobody waits for any more were dropped: go on with what is left.
  return before ? { shown: before, next: frames[nextAt] ?? null } : { shown: frames[0] as Frame<V, E>, next: frames[1] ?? null }
}

/** Where the telling stands when a session is met, or after a jump: at its end. */
export function toldAll<V, E extends GameEvent>(snapshot: Snapshot<V, E>): Told {
  return { epoch: snapshot.epoch, at: snapshot.frames[snapshot.frames.length - 1]?.at ?? 0 }
}

export interface Playback<V, E extends GameEvent> {
  readonly snapshot: Snapshot<V, E>
  readonly shown: Frame<V, E>
  /** The frame being told; null when the table stands still. */
  readonly next: Frame<V, E> | null
  /** To be called when a frame was told or skipped; ids are {@link tellingId}. */
  readonly onTold: (id: number) => void
  /** Goes straight to the end of everything that waits. */
  readonly skipAll: () => void
}

/** Frames of different epochs must not share an id. */
export const tellingId = (epoch: number, at: number): number => epoch * 100_000 + at

const WATCHDOG_MS = 20_000

export function usePlayback<V, E extends GameEvent>(session: TableSession<V, E>, atOnce: boolean): Playback<V, E> {
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot)
  const [told, setTold] = useState<Told>(() => toldAll(session.getSnapshot()))
  const caughtUp = told.epoch === snapshot.epoch ? told : toldAll(snapshot)
  if (caughtUp !== told) setTold(caughtUp)
  const { shown, next } = standing(snapshot, caughtUp)
  const silent = next !== null && (atOnce || next.events.length === 0)
  const at = next?.at ?? null
  const { epoch } = snapshot

  const step = useCallback(
    (from: number, to: number) => setTold((now) => (now.epoch === from && now.at < to ? { epoch: from, at: to } : now)),
    [],
  )
  useEffect(() => {
    if (at === null) return
    if (silent) return step(epoch, at)
    const timer = setTimeout(() => step(epoch, at), WATCHDOG_MS)
    return () => clearTimeout(timer)
  }, [at, epoch, silent, step])
  const onTold = useCallback(
    (id: number) => {
      if (at !== null && id === tellingId(epoch, at)) step(epoch, at)
    },
    [at, epoch, step],
  )
  const skipAll = useCallback(() => setTold(toldAll(session.getSnapshot())), [session])
  return useMemo(() => ({ snapshot, shown, next: silent ? null : next, onTold, skipAll }), [snapshot, shown, next, silent, onTold, skipAll])
}
