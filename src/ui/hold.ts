/**
 * Long press and hover: after a moment the thing under the finger explains itself. A hold never also counts as a tap.
 * Pointer handlers to spread on an element; nothing is drawn here.
 */
import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react'

export const HOLD_MS = 480
const HOVER_MS = 700
const SLIP_PX = 9

export interface HoldHandlers {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(event: PointerEvent): void
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
  onContextMenu(event: { preventDefault(): void }): void
}

/** `onHold` with the element it is about; `onEnd` when the finger or the mouse leaves. */
export function useHold(onHold: (element: HTMLElement) => void, onEnd: () => void): HoldHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const held = useRef(false)
  const swallow = useRef(false)
  const act = useRef({ onHold, onEnd })
  act.current = { onHold, onEnd }
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  return useMemo(() => {
    const wait = (event: PointerEvent, ms: number) => {
      const element = event.currentTarget as HTMLElement
      stop()
      timer.current = setTimeout(() => {
        held.current = true
        act.current.onHold(element)
      }, ms)
    }
    const end = () => {
      stop()
      if (held.current) act.current.onEnd()
      held.current = false
    }
    return {
      onPointerDown(event) {
        end()
        swallow.current = false
        start.current = { x: event.clientX, y: event.clientY }
        if (event.button === 0) wait(event, HOLD_MS)
      },
      onPointerMove(event) {
        if (event.pointerType === 'mouse' && event.buttons === 0) return
        if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLIP_PX) end()
      },
      onPointerUp() {
        swallow.current = held.current
        end()
      },
      onPointerCancel: end,
      onPointerEnter(event) {
        if (event.pointerType === 'mouse' && event.buttons === 0) wait(event, HOVER_MS)
      },
      onPointerLeave: end,
      onClickCapture(event) {
        if (!swallow.current) return
        swallow.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu: (event) => event.preventDefault(),
    }
  }, [stop])
}
