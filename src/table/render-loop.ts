/**
 * When frames are drawn: after `invalidate`, and on and on while a mover says that it still moves. An idle table draws nothing.
 * Knows no scene. The renderer, the clock and the way to wait for a frame are handed in.
 */

/** Moves something by `ms` milliseconds; says whether it wants another frame. */
export type Mover = (ms: number) => boolean

export interface RenderLoop {
  /** Something changed: draw one frame soon. */
  invalidate(): void
  /** Calls `mover` before each frame until it says false. Adding it again while it runs does nothing. */
  run(mover: Mover): void
  drop(mover: Mover): void
  /** Draws at once, without moving anything: after a change of size, when waiting would show an empty canvas. */
  drawNow(): void
  /** A hidden page draws nothing; shown again, it draws once. */
  setHidden(hidden: boolean): void
  stop(): void
  readonly frames: number
  readonly isMoving: boolean
  /** Script time of the last frames, in milliseconds, oldest first. */
  readonly times: readonly number[]
}

/** A frame that comes late moves things by no more than this: a slow device drops frames, but a stall is no jump. */
const LONGEST = 200
const KEPT = 600

export interface FrameSource {
  request(frame: (now: number) => void): number
  cancel(id: number): void
  now(): number
}
export const browserFrames: FrameSource = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
  now: () => performance.now(),
}

export function createRenderLoop(draw: (now: number) => void, source: FrameSource = browserFrames): RenderLoop {
  const movers = new Set<Mover>()
  const times: number[] = []
  let waiting: number | null = null
  let last = 0
  let frames = 0
  let hidden = false
  let stopped = false

  const paint = (now: number, started: number) => {
    draw(now)
    frames += 1
    times.push(source.now() - started)
    if (times.length > KEPT) times.splice(0, times.length - KEPT)
  }
  const frame = (now: number) => {
    const started = source.now()
    waiting = null
    const ms = last === 0 ? 16 : Math.min(LONGEST, Math.max(0, now - last))
    for (const mover of [...movers]) if (!mover(ms)) movers.delete(mover)
    last = movers.size > 0 ? now : 0
    if (movers.size > 0) ask()
    paint(now, started)
  }
  const ask = () => {
    if (waiting === null && !hidden && !stopped) waiting = source.request(frame)
  }

  return {
    invalidate: ask,
    run(mover) {
      movers.add(mover)
      ask()
    },
    drop: (mover) => {
      movers.delete(mover)
    },
    drawNow() {
      if (!hidden && !stopped) paint(source.now(), source.now())
    },
    setHidden(value) {
      hidden = value
      last = 0
      if (!hidden) ask()
      else if (waiting !== null) {
        source.cancel(waiting)
        waiting = null
      }
    },
    stop() {
      stopped = true
      movers.clear()
      if (waiting !== null) source.cancel(waiting)
      waiting = null
    },
    get frames() {
      return frames
    },
    get isMoving() {
      return movers.size > 0
    },
    times,
  }
}
