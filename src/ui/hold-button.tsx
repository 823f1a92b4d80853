/**
 * A knob that has to be held: the ring round it fills while a finger, Enter or Space holds it, and letting go undoes it.
 * For acts that must not happen by a stray touch.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const HOLD_MS = 800

export function HoldButton({
  label,
  onHeld,
  children,
}: {
  readonly label: string
  readonly onHeld: () => void
  readonly children: (held: number) => ReactNode
}) {
  const [held, setHeld] = useState(0)
  const frame = useRef(0)
  const since = useRef<number | null>(null)
  const done = useRef(onHeld)
  done.current = onHeld
  const release = useCallback(() => {
    cancelAnimationFrame(frame.current)
    since.current = null
    setHeld(0)
  }, [])
  const press = useCallback(() => {
    if (since.current !== null) return
    since.current = performance.now()
    const turn = (now: number) => {
      if (since.current === null) return
      const part = Math.min(1, Math.max(0, now - since.current) / HOLD_MS)
      setHeld(part)
      if (part < 1) frame.current = requestAnimationFrame(turn)
      else {
        since.current = null
        done.current()
      }
    }
    frame.current = requestAnimationFrame(turn)
  }, [])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return (
    <button
      type="button"
      className="hold-button"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        press()
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press()
      }}
      onKeyUp={release}
    >
      {children(held)}
    </button>
  )
}
