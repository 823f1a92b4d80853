/** Where the finger is, and when it asks to hurry: a tap or Escape while something is told skips to its end. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** So long after something begins to be told, a tap is not yet a wish to hurry. */
const HASTY_MS = 400

export interface Hurry {
  /** Counts the wishes. */
  readonly skips: number
  /** Where the pointer was last. */
  readonly touched: RefObject<{ readonly x: number; readonly y: number }>
  /** When the last telling began. */
  readonly since: RefObject<number>
}

export function useHurry(): Hurry {
  const [skips, setSkips] = useState(0)
  const touched = useRef({ x: 0, y: 0 })
  const since = useRef(0)
  useEffect(() => {
    const hear = (event: PointerEvent) => {
      touched.current = { x: event.clientX, y: event.clientY }
      // The second tap of a hasty double tap belongs to the choice before, not to what is told now.
      if (event.type === 'pointerdown' && performance.now() - since.current > HASTY_MS) setSkips((n) => n + 1)
    }
    const skipByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setSkips((n) => n + 1)
    addEventListener('keydown', skipByKey)
    addEventListener('pointerdown', hear, true)
    addEventListener('pointermove', hear, { capture: true, passive: true })
    return () => {
      removeEventListener('keydown', skipByKey)
      removeEventListener('pointerdown', hear, true)
      removeEventListener('pointermove', hear, true)
    }
  }, [])
  return { skips, touched, since }
}

/** Notes when the telling begins. */
export function useTellingSince(isTelling: boolean, { since }: Hurry): void {
  useEffect(() => {
    if (isTelling) since.current = performance.now()
  }, [isTelling, since])
}
