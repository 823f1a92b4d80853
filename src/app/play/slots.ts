/** Measures the places the page keeps free for the canvas: elements with `data-slot`, slips with `data-seat`, and the hand. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Rect, Slots } from '../../table/contract.ts'

const rectOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

function measure(room: HTMLElement): Slots {
  const slots: { [slot: string]: Rect } = {}
  for (const element of room.querySelectorAll('[data-slot]')) slots[element.getAttribute('data-slot') as string] = rectOf(element)
  for (const element of room.querySelectorAll('[data-seat]')) slots[`seat-${element.getAttribute('data-seat')}`] = rectOf(element)
  return slots
}

/** `layout` names everything that may move a slot without changing its size. */
export function useSlots(room: RefObject<HTMLElement | null>, layout: string): Slots {
  const [slots, setSlots] = useState<Slots>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout is the reason to measure
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    let frame = 0
    const look = () => {
      const now = measure(element)
      setSlots((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    const observer = new ResizeObserver(soon)
    observer.observe(element)
    for (const slot of element.querySelectorAll('[data-slot],[data-seat]')) observer.observe(slot)
    addEventListener('resize', soon)
    void document.fonts?.ready.then(soon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('resize', soon)
    }
  }, [room, layout])
  return slots
}
