/**
 * Dragging a card out of a hand: the machine that tells a drag from a tap, and the hook that feeds it from pointer events. A picture
 * of the card follows the pointer; what lies under it is named by the `data-drop` of the elements there, the innermost first.
 */
import { type PointerEvent as ReactPointerEvent, useEffect, useMemo, useRef } from 'react'
import './drag.css'

/** Further than this is no tap any more; more than a hold allows, so that a hold has ended before. */
const SLOP = 12

export interface Point {
  readonly x: number
  readonly y: number
}
/** What happens to a card that is dragged. Targets are those under the pointer, the innermost first. */
export interface Drags<C> {
  /** The card leaves its place; false keeps it there. */
  lift(card: C): boolean
  /** It is held over these; says whether it may be dropped there. */
  over(card: C, targets: readonly string[]): boolean
  drop(card: C, targets: readonly string[]): void
  cancel(card: C): void
}

/** What the machine tells its surroundings. */
export interface DragStage {
  /** Begins to show the card under the pointer. */
  show(at: Point): void
  move(at: Point, mayDrop: boolean): void
  hide(): void
  targetsAt(at: Point): readonly string[]
}

export interface DragMachine<C> {
  down(card: C, pointer: number, at: Point): void
  move(pointer: number, at: Point): void
  up(pointer: number, at: Point): void
  /** The system took the pointer away, or somebody thought better of it. */
  stop(): void
  /** True once a card has left its place; until the next `down`, so that the click that follows can be swallowed. */
  readonly dragged: boolean
}

/** Pure: pointer changes in, `Drags` out. One pointer at a time. */
export function createDragMachine<C>(drags: () => Drags<C> | undefined, stage: DragStage): DragMachine<C> {
  let held: { card: C; pointer: number; start: Point; lifted: boolean } | null = null
  let dragged = false
  let last = ''
  let mayDrop = false
  const end = () => {
    if (held?.lifted) stage.hide()
    held = null
    last = ''
  }
  return {
    down(card, pointer, at) {
      if (held) return
      dragged = false
      held = { card, pointer, start: at, lifted: false }
    },
    move(pointer, at) {
      if (held?.pointer !== pointer) return
      const { card, start } = held
      if (!held.lifted) {
        if (Math.hypot(at.x - start.x, at.y - start.y) <= SLOP) return
        dragged = true
        if (!drags()?.lift(card)) return end()
        held.lifted = true
        mayDrop = false
        stage.show(at)
      }
      const targets = stage.targetsAt(at)
      const named = targets.join(' ')
      if (named !== last) {
        last = named
        mayDrop = drags()?.over(card, targets) ?? false
      }
      stage.move(at, mayDrop)
    },
    up(pointer, at) {
      if (held?.pointer !== pointer) return
      const { card, lifted } = held
      const targets = lifted ? stage.targetsAt(at) : []
      end()
      if (lifted) drags()?.drop(card, targets)
    },
    stop() {
      const lifted = held?.lifted ? held.card : null
      end()
      if (lifted !== null) drags()?.cancel(lifted)
    },
    get dragged() {
      return dragged
    },
  }
}

/** Names of the drop targets under a point, the innermost first. */
function targetsAt({ x, y }: Point): readonly string[] {
  const names: string[] = []
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const name = at.getAttribute('data-drop')
    if (name !== null) names.push(name)
  }
  return names
}

export interface DragHandlers {
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void
  onPointerMove(event: ReactPointerEvent<HTMLElement>): void
  onPointerUp(event: ReactPointerEvent<HTMLElement>): void
  onPointerCancel(): void
  onLostPointerCapture(event: ReactPointerEvent<HTMLElement>): void
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
}

/** Handlers for each card of a hand; without `drags` nothing can be dragged. */
export function useDrag<C>(drags: Drags<C> | undefined): (card: C) => DragHandlers {
  const now = useRef(drags)
  now.current = drags
  const source = useRef<HTMLElement | null>(null)
  const machine = useMemo(() => {
    let ghost: HTMLElement | null = null
    const place = ({ x, y }: Point) => {
      if (ghost) ghost.style.translate = `${x}px ${y}px`
    }
    return createDragMachine<C>(() => now.current, {
      show(at) {
        const card = source.current
        if (!card) return
        ghost = document.createElement('div')
        ghost.className = 'dragged'
        ghost.setAttribute('aria-hidden', 'true')
        ghost.inert = true
        // The room gives the copy the styles of its game.
        for (const [name, value] of Object.entries((card.closest('main') as HTMLElement | null)?.dataset ?? {}))
          if (name === 'game' || name === 'shape') ghost.dataset[name] = value
        ghost.append(...[...card.children].map((child) => child.cloneNode(true)))
        document.body.append(ghost)
        card.setAttribute('data-dragged', '')
        place(at)
      },
      move(at, mayDrop) {
        place(at)
        ghost?.toggleAttribute('data-may-drop', mayDrop)
      },
      hide() {
        ghost?.remove()
        ghost = null
        source.current?.removeAttribute('data-dragged')
      },
      targetsAt,
    })
  }, [])
  useEffect(() => {
    const stop = () => machine.stop()
    const byKey = (event: KeyboardEvent) => event.key === 'Escape' && stop()
    addEventListener('keydown', byKey)
    addEventListener('blur', stop)
    return () => {
      removeEventListener('keydown', byKey)
      removeEventListener('blur', stop)
      stop()
    }
  }, [machine])
  return (card) => ({
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary || !now.current) return
      source.current = event.currentTarget
      machine.down(card, event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event) {
      if (event.pointerType === 'mouse' && event.buttons === 0) return machine.stop()
      machine.move(event.pointerId, { x: event.clientX, y: event.clientY })
      if (source.current?.hasAttribute('data-dragged') && !source.current.hasPointerCapture(event.pointerId))
        source.current.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event) => machine.up(event.pointerId, { x: event.clientX, y: event.clientY }),
    onPointerCancel: () => machine.stop(),
    // a finger is captured by what it touched first; that it goes over to the card is no end
    onLostPointerCapture(event) {
      if (event.target === event.currentTarget) machine.stop()
    },
    onClickCapture(event) {
      if (!machine.dragged) return
      event.preventDefault()
      event.stopPropagation()
    },
  })
}
