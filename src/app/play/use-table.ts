/**
 * The state of a table as this device shows it: who sits in front, what is being thought about, whether we look back.
 * Everything shown follows from the session, the playback and this; nothing here draws.
 */
import { useCallback, useMemo, useState } from 'react'
import type { GameEvent, Prompt, Seat } from '../../engine/index.ts'
import type { Together } from '../../session/together.ts'
import type { DecisionSeat } from '../../session/types.ts'
import type { GamePanels, Watch } from '../../ui/game-panels.ts'
import type { OpenMatch } from '../matches.ts'
import { type Faces, faceMemory } from './faces.ts'
import { maySee, ownHands, type Seating, seatingOf } from './people.ts'
import { type Playback, usePlayback } from './playback.ts'
import { latestSequence, viewsOf } from './watching.ts'

export interface Table {
  readonly open: OpenMatch
  /** What a table of several devices adds; null around one. */
  readonly together: Together | null
  readonly playback: Playback<unknown, GameEvent>
  readonly faces: Faces
  readonly seating: Seating
  /** The names as they were given, by seat; empty where somebody goes by the seat's own. */
  readonly people: readonly string[]
  readonly setPeople: (people: readonly string[]) => void
  /** The seat the decision is for, with what may be shown of its prompt; null while something is told or looked at. */
  readonly asked: (DecisionSeat & { readonly hidden: boolean }) | null
  /** Others asked in the same window: those whose hands may be seen, and those who would have to come to the device. */
  readonly beside: readonly DecisionSeat[]
  readonly covered: readonly Seat[]
  readonly isWindow: boolean
  /** The seat that has to come to the device before anything goes on. */
  readonly coverFor: Seat | null
  readonly openFor: (seat: Seat) => void
  /** Asks somebody to the device who may act in a window; null thinks better of it. */
  readonly call: (seat: Seat | null) => void
  readonly called: Seat | null
  /** Whose hand lies in front; null while covered. */
  readonly front: Seat | null
  readonly canSee: (seat: Seat) => boolean
  readonly look: (seat: Seat) => void
  /** What everybody at the device may see now. */
  readonly view: unknown
  readonly viewOf: (seat: Seat) => unknown
  readonly selection: readonly string[]
  readonly select: (seat: Seat, keys: readonly string[]) => void
  /** A stop of the scrubber that is looked at; null for now. */
  readonly looking: number | null
  readonly lookAt: (stop: number | null) => void
  /** A stretch of the match that is looked at again step by step; null for now. */
  readonly watch: Watch<unknown> | null
  /** Null goes back to now. */
  readonly watchAgain: (id: string | null) => void
  /** What is shown is not the present. */
  readonly isPast: boolean
}

/** Keys that show nothing of a hand. */
const isPublic = (key: string): boolean => !key.includes('#')
const publicOf = (prompt: Prompt): Prompt => ({ ...prompt, keys: prompt.keys.filter(isPublic) })

export function useTable(open: OpenMatch, panels: GamePanels, openHands: boolean, atOnce: boolean): Table {
  const { session } = open
  const playback = usePlayback(session, atOnce)
  const { snapshot, shown, next } = playback
  const [faces] = useState(() => faceMemory(session))
  const [people, setNames] = useState<readonly string[]>(open.people)
  const setPeople = useCallback(
    (names: readonly string[]) => {
      setNames(names)
      void open.setPeople(names)
    },
    [open],
  )
  const roles = useMemo(
    () => Array.from({ length: session.seats }, (_, seat) => panels.role(shown.publicView, seat)),
    [panels, session, shown.publicView],
  )
  const { together } = snapshot
  // Names of a table of several devices are the table's; around one they are this device's.
  const named = together ? namesOf(together, session.seats) : ''
  const names = useMemo(() => (named ? (JSON.parse(named) as string[]) : people), [named, people])
  const seating = useMemo(() => seatingOf(names, roles), [names, roles])
  const ownKey = ownHands(together)?.join() ?? null
  const own = useMemo(() => ownKey?.split(',').filter(Boolean).map(Number) ?? null, [ownKey])
  const [opened, setOpened] = useState<number | null>(null)
  const [preferred, setPreferred] = useState<Seat | null>(null)
  const [rested, setRested] = useState<Seat | null>(null)
  const prefer = useCallback((seat: Seat) => {
    setPreferred(seat)
    setRested(seat)
  }, [])
  const [peek, setPeek] = useState<{ readonly revision: string; readonly seat: Seat } | null>(null)
  const [called, call] = useState<Seat | null>(null)
  const [thought, setThought] = useState<{ readonly revision: string; readonly seat: Seat; readonly keys: readonly string[] } | null>(null)
  const [looking, setLooking] = useState<number | null>(null)
  const [watched, setWatched] = useState<{ readonly epoch: number; readonly id: string; readonly at: number } | null>(null)
  const canSee = useCallback((seat: Seat) => maySee(seating, opened, openHands, seat, own), [seating, opened, openHands, own])

  const isWatching = watched !== null && watched.epoch === snapshot.epoch
  const isPast = looking !== null || isWatching
  const decision = next === null && !isPast ? snapshot.decision : null
  const seats = (decision?.seats ?? NOBODY).filter(({ seat }) => own?.includes(seat) ?? true)
  const visible = seats.filter(({ seat }) => canSee(seat))
  const isWindow = decision?.isWindow ?? false
  const chosen = visible.find(({ seat }) => seat === preferred) ?? visible[0] ?? seats[0] ?? null
  const hidden = chosen !== null && !canSee(chosen.seat)
  const isCalled = called !== null && isWindow && !canSee(called)
  const coverFor = isCalled ? called : chosen && hidden && !isWindow ? chosen.seat : null
  const asked = chosen ? { ...chosen, prompt: hidden ? publicOf(chosen.prompt) : chosen.prompt, hidden } : null
  // While something is told or looked back at, the hand of whoever acted last stays in front.
  if (chosen && !hidden && rested !== chosen.seat) setRested(chosen.seat)
  const resting = rested !== null && canSee(rested) ? rested : (roles.findIndex((_, seat) => canSee(seat)) as Seat)
  const revision = `${snapshot.epoch} ${decision?.at ?? -1}`
  // Until the decision is made, any hand that may be seen can be looked at.
  const peeked = peek?.revision === revision && canSee(peek.seat) ? peek.seat : null
  const front = coverFor !== null ? null : (peeked ?? (chosen && !hidden ? chosen.seat : resting >= 0 ? resting : null))
  const selection = thought && thought.revision === revision && thought.seat === chosen?.seat ? thought.keys : NONE
  const select = useCallback((seat: Seat, keys: readonly string[]) => setThought({ revision, seat, keys }), [revision])
  const look = useCallback(
    (seat: Seat) => {
      prefer(seat)
      setPeek({ revision, seat })
    },
    [prefer, revision],
  )
  const openFor = useCallback(
    (seat: Seat) => {
      setOpened(seating.person[seat] ?? null)
      prefer(seat)
      call(null)
    },
    [seating, prefer],
  )
  const stop = looking === null ? null : (session.stops[looking] ?? null)
  const past = useMemo(() => (stop === null ? null : session.look(stop, front)), [session, stop, front])
  const viewOf = useCallback((seat: Seat) => shown.views[seat], [shown])
  const watchedId = isWatching ? watched.id : null
  const views = useMemo(() => {
    const sequence = watchedId === null ? null : latestSequence(session, panels, watchedId)
    return sequence && viewsOf(session, panels, sequence, front)
  }, [session, panels, watchedId, front])
  const watchedAt = watched?.at ?? 0
  const watch = useMemo(
    (): Watch<unknown> | null =>
      watchedId !== null && views?.length
        ? {
            id: watchedId,
            at: Math.min(watchedAt, views.length - 1),
            views,
            go: (at) => setWatched((one) => one && { ...one, at: Math.max(0, Math.min(at, views.length - 1)) }),
          }
        : null,
    [watchedId, watchedAt, views],
  )
  const { skipAll } = playback
  const watchAgain = useCallback(
    (id: string | null) => {
      skipAll()
      setLooking(null)
      setWatched(id !== null && latestSequence(session, panels, id) ? { epoch: session.getSnapshot().epoch, id, at: 0 } : null)
    },
    [skipAll, session, panels],
  )
  const lookAt = useCallback((at: number | null) => {
    setWatched(null)
    setLooking(at)
  }, [])
  const view = watch?.views[watch.at] ?? past ?? (front === null ? shown.publicView : shown.views[front])
  return {
    open,
    together,
    playback,
    faces,
    seating,
    people,
    setPeople,
    asked: coverFor === null ? asked : null,
    beside: isWindow ? visible.filter(({ seat }) => seat !== chosen?.seat) : [],
    covered: isWindow ? seats.filter(({ seat }) => !canSee(seat)).map(({ seat }) => seat) : [],
    isWindow,
    coverFor,
    openFor,
    call,
    called: isCalled ? called : null,
    front,
    canSee,
    look,
    view,
    viewOf,
    selection,
    select,
    looking,
    lookAt,
    watch,
    watchAgain,
    isPast,
  }
}
const NONE: readonly string[] = []
const NOBODY: readonly DecisionSeat[] = []

/** Names by seat as one text, so that a snapshot which says the same is seen to be the same. */
function namesOf({ holders }: Together, seats: number): string {
  return JSON.stringify(Array.from({ length: seats }, (_, seat) => holders.find((one) => one.seat === seat)?.name ?? ''))
}
