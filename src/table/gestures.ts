/**
 * What fingers, pen and mouse mean: one finger acts, two pan and zoom, staying explains, two quick taps frame the active part.
 * The machine is pure (pointer changes in, gestures out); `listenTo` feeds it from the canvas, because PixiJS never tells `pointercancel`.
 */

export type Gesture =
  | { readonly type: 'press'; readonly x: number; readonly y: number }
  | { readonly type: 'tap'; readonly x: number; readonly y: number }
  | { readonly type: 'double'; readonly x: number; readonly y: number }
  | { readonly type: 'stay'; readonly x: number; readonly y: number }
  | { readonly type: 'stay-end' }
  | { readonly type: 'hover'; readonly x: number; readonly y: number }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'zoom'; readonly factor: number; readonly x: number; readonly y: number }

export interface PointerAt {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly time: number
}

export const LONG_PRESS = 450
/** Further than this is no tap any more. */
export const SLOP = 12
const DOUBLE_TIME = 320
const DOUBLE_SLOP = 28

export interface GestureMachine {
  down(p: PointerAt): void
  move(p: PointerAt): void
  up(p: PointerAt): void
  /** One pointer was taken away by the system. */
  cancel(id: number): void
  /** Everything stops: the page was hidden. */
  abort(): void
  /** To be called {@link LONG_PRESS} after a `down`. */
  timeUp(time: number): void
  readonly fingers: number
}

export function createGestureMachine(emit: (gesture: Gesture) => void): GestureMachine {
  const pointers = new Map<number, PointerAt>()
  let single: { start: PointerAt; state: 'waiting' | 'staying' | 'spoilt' } | null = null
  let lastTap: PointerAt | null = null

  const endStay = () => {
    if (single?.state === 'staying') emit({ type: 'stay-end' })
  }
  const forget = (id: number) => {
    pointers.delete(id)
    if (single?.start.id === id || pointers.size === 0) {
      endStay()
      single = null
    }
  }
  /** Centre and spread of the first two fingers. */
  const pair = () => {
    const [a, b] = [...pointers.values()] as [PointerAt, PointerAt]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
  }

  return {
    down(p) {
      pointers.set(p.id, p)
      if (pointers.size === 1) {
        single = { start: p, state: 'waiting' }
        emit({ type: 'press', x: p.x, y: p.y })
      } else {
        endStay()
        if (single) single.state = 'spoilt'
        lastTap = null
      }
    },
    move(p) {
      const known = pointers.get(p.id)
      if (!known) {
        if (pointers.size === 0) emit({ type: 'hover', x: p.x, y: p.y })
        return
      }
      if (pointers.size === 2) {
        const before = pair()
        pointers.set(p.id, p)
        const after = pair()
        if (after.x !== before.x || after.y !== before.y) emit({ type: 'pan', dx: after.x - before.x, dy: after.y - before.y })
        if (before.spread > 0 && after.spread > 0 && after.spread !== before.spread)
          emit({ type: 'zoom', factor: after.spread / before.spread, x: after.x, y: after.y })
        return
      }
      pointers.set(p.id, p)
      if (single?.state === 'waiting' && Math.hypot(p.x - single.start.x, p.y - single.start.y) > SLOP) single.state = 'spoilt'
    },
    up(p) {
      const isTap = single?.state === 'waiting' && single.start.id === p.id && pointers.size === 1
      forget(p.id)
      if (!isTap) return
      const isDouble = lastTap !== null && p.time - lastTap.time < DOUBLE_TIME && Math.hypot(p.x - lastTap.x, p.y - lastTap.y) < DOUBLE_SLOP
      lastTap = isDouble ? null : p
      emit({ type: isDouble ? 'double' : 'tap', x: p.x, y: p.y })
    },
    cancel: (id) => {
      if (pointers.has(id)) forget(id)
    },
    abort() {
      endStay()
      pointers.clear()
      single = null
      lastTap = null
    },
    timeUp(time) {
      if (single?.state !== 'waiting' || time - single.start.time < LONG_PRESS - 1) return
      single.state = 'staying'
      emit({ type: 'stay', x: single.start.x, y: single.start.y })
    },
    get fingers() {
      return pointers.size
    },
  }
}

/** Feeds a machine from the canvas; returns how to stop. */
export function listenTo(canvas: HTMLCanvasElement, emit: (gesture: Gesture) => void): () => void {
  const machine = createGestureMachine(emit)
  const off = new AbortController()
  const options = { signal: off.signal }
  let timer = 0
  const at = (e: PointerEvent): PointerAt => ({ id: e.pointerId, x: e.clientX, y: e.clientY, time: e.timeStamp })
  canvas.addEventListener(
    'pointerdown',
    (e) => {
      if (e.pointerType === 'mouse' && e.button !== 0) return
      canvas.setPointerCapture(e.pointerId)
      machine.down(at(e))
      clearTimeout(timer)
      timer = window.setTimeout(() => machine.timeUp(e.timeStamp + LONG_PRESS), LONG_PRESS)
    },
    options,
  )
  canvas.addEventListener('pointermove', (e) => machine.move(at(e)), options)
  canvas.addEventListener('pointerup', (e) => machine.up(at(e)), options)
  canvas.addEventListener('pointercancel', (e) => machine.cancel(e.pointerId), options)
  canvas.addEventListener('lostpointercapture', (e) => machine.cancel(e.pointerId), options)
  // a finger that is lifted leaves too; what its tap explained stays
  canvas.addEventListener('pointerleave', (e) => e.pointerType === 'mouse' && emit({ type: 'stay-end' }), options)
  canvas.addEventListener('contextmenu', (e) => e.preventDefault(), options)
  canvas.addEventListener(
    'wheel',
    (e) => {
      e.preventDefault()
      if (e.ctrlKey || !e.shiftKey) emit({ type: 'zoom', factor: Math.exp(-e.deltaY * 0.0022), x: e.clientX, y: e.clientY })
      else emit({ type: 'pan', dx: -e.deltaX - e.deltaY, dy: 0 })
    },
    { ...options, passive: false },
  )
  document.addEventListener('visibilitychange', () => document.hidden && machine.abort(), options)
  return () => {
    clearTimeout(timer)
    machine.abort()
    off.abort()
  }
}
