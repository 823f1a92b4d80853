/** One place in the focus order for a row of things; arrows, Home and End move within it. */
import { type KeyboardEvent, type RefObject, useState } from 'react'

export interface ArrowFocus {
  /** The one that takes the focus. */
  readonly current: number
  readonly setFocus: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** `selector` finds the things in `room`, in their order. */
export function useArrowFocus(room: RefObject<HTMLElement | null>, selector: string, count: number): ArrowFocus {
  const [focus, setFocus] = useState(0)
  const current = Math.min(focus, count - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(count - 1, Math.max(0, current + step))
    setFocus(next)
    room.current?.querySelectorAll<HTMLElement>(selector)[next]?.focus()
  }
  return { current, setFocus, onKeyDown }
}
