/**
 * Tells one frame in the parts its game cuts it into: each part is animated, then its view stands until the next is told.
 * A game without parts is told frame by frame. A tap hurries to the end of the frame.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameEvent, Seat } from '../../engine/index.ts'
import type { Frame } from '../../session/types.ts'
import type { Telling } from '../../table/contract.ts'
import type { GamePanels, Stage } from '../../ui/game-panels.ts'
import { type Playback, tellingId } from './playback.ts'

export interface Staging {
  readonly telling: Telling<unknown, GameEvent> | null
  /** What stands after the parts told so far; null where that is the view before the frame. */
  readonly view: unknown
  /** Changes with every part. */
  readonly at: string
  readonly onTold: (id: number) => void
}

/** Parts of one frame need ids of their own. */
const PARTS = 1024
const seenBy = (frame: Frame<unknown, GameEvent>, front: Seat | null): unknown =>
  front === null ? frame.publicView : (frame.views[front] ?? frame.publicView)

export function useStaging(playback: Playback<unknown, GameEvent>, panels: GamePanels, front: Seat | null, skips: number): Staging {
  const { next, shown, snapshot, onTold: frameTold } = playback
  const parts = useMemo((): readonly Stage<unknown, GameEvent>[] => {
    if (!next) return []
    const whole = { events: next.events, view: seenBy(next, front) }
    const cut = panels.stages?.(seenBy(shown, front), whole.events, whole.view) ?? []
    return cut.length ? cut : [whole]
  }, [next, shown, front, panels])
  const frame = next ? tellingId(snapshot.epoch, next.at) : -1
  const [done, setDone] = useState({ frame: -1, parts: 0 })
  const told = done.frame === frame ? Math.min(done.parts, Math.max(0, parts.length - 1)) : 0
  const part = parts[told] ?? null
  const telling = useMemo(() => part && { id: frame + told / PARTS, events: part.events, view: part.view }, [part, frame, told])
  const onTold = useCallback(
    (id: number) => {
      if (id !== frame + told / PARTS) return
      if (told + 1 < parts.length) setDone({ frame, parts: told + 1 })
      else frameTold(frame)
    },
    [frame, told, parts.length, frameTold],
  )
  const hurried = useRef(skips)
  useEffect(() => {
    if (hurried.current === skips) return
    hurried.current = skips
    if (parts.length > 1) frameTold(frame)
  }, [skips, parts.length, frame, frameTold])
  return { telling, view: told > 0 ? (parts[told - 1]?.view ?? null) : null, at: `${frame} ${told}`, onTold }
}
