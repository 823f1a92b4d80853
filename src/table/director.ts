/**
 * The director: plays the steps of one plan after another, at any speed, and can be told to hurry or to stop.
 * It knows no display object and no clock; whoever draws frames calls `tick`. Dropping a plan calls nothing more of it.
 */

/** One movement. `move` is called with the share of its time that has passed, the last time with exactly 1. */
export interface Step {
  readonly label: string
  /** Length at speed 1. */
  readonly ms: number
  /** Waits this long before it begins, within a group. */
  readonly delay?: number
  begin?(): void
  move?(t: number): void
  /** Also called when the plan is hurried to its end. */
  end?(): void
  /** Holds the plan up (at most {@link PATIENCE}) until it says true: a picture still has to load. */
  ready?(): boolean
}
/** A step, or several that run together. */
export type Beat = Step | readonly Step[]
/** Asked for the next beat when the last one is over, so that a beat may build on what the last one left. */
export type Plan = Iterator<Beat, void, undefined>

export interface Director {
  /** Drops what is playing and plays this; `done` is called once, unless it is cancelled. */
  play(plan: Plan, done: () => void): void
  /** Lets time pass. Returns whether something still plays. */
  tick(ms: number): boolean
  /** Runs to the end of the plan at once. */
  skip(): void
  /** Forgets the plan where it stands. */
  cancel(): void
  setSpeed(speed: number): void
  readonly busy: boolean
  /** What is playing, for tests and bug reports. */
  readonly playing: readonly string[]
}

/** How long a step may wait for `ready`, in milliseconds of the clock. */
export const PATIENCE = 5000

interface Running {
  readonly step: Step
  begun: boolean
  over: boolean
}

const list = (beat: Beat): readonly Step[] => ('label' in beat ? [beat] : beat)

export function createDirector(report: (error: unknown) => void): Director {
  let plan: Plan | null = null
  let done: (() => void) | null = null
  let running: Running[] = []
  let time = 0
  let waited = 0
  let speed = 1

  const forget = () => {
    const dropped = plan
    plan = null
    done = null
    running = []
    time = 0
    waited = 0
    dropped?.return?.()
  }
  const finish = () => {
    const call = done
    forget()
    call?.()
  }
  const next = (): boolean => {
    const result = plan?.next()
    if (!result || result.done) return false
    running = list(result.value).map((step) => ({ step, begun: false, over: false }))
    waited = 0
    return true
  }
  const complete = (r: Running) => {
    if (!r.begun) r.step.begin?.()
    r.begun = true
    r.step.move?.(1)
    r.over = true
    r.step.end?.()
  }
  /** Moves everything of the beat to `time`; says whether all of it is over. */
  const advance = (): boolean => {
    let all = true
    for (const r of running) {
      if (r.over) continue
      const at = time - (r.step.delay ?? 0)
      if (at < 0) {
        all = false
        continue
      }
      if (!r.begun) {
        r.begun = true
        r.step.begin?.()
      }
      const isWaiting = r.step.ready !== undefined && waited < PATIENCE && !r.step.ready()
      if (at >= r.step.ms && !isWaiting) complete(r)
      else {
        all = false
        r.step.move?.(r.step.ms > 0 ? Math.min(0.999, at / r.step.ms) : 0.999)
      }
    }
    return all
  }
  const guard = <T>(what: () => T): T | undefined => {
    try {
      return what()
    } catch (error) {
      report(error)
      finish()
      return undefined
    }
  }
  const rush = () => {
    guard(() => {
      do for (const r of running) if (!r.over) complete(r)
      while (plan && next())
      finish()
    })
  }

  return {
    play(newPlan, whenDone) {
      forget()
      plan = newPlan
      done = whenDone
      if (speed === Infinity) rush()
      else guard(() => next() || finish())
    },
    tick(ms) {
      if (!plan) return false
      if (speed === Infinity) {
        rush()
        return plan !== null
      }
      const mine = plan
      time += ms * speed
      waited += ms
      guard(() => {
        while (plan === mine && advance()) {
          if (plan !== mine) return
          const longest = Math.max(0, ...running.map((r) => r.step.ms + (r.step.delay ?? 0)))
          time = running.some((r) => r.step.ready) ? 0 : Math.max(0, time - longest)
          if (!next()) return finish()
        }
      })
      return plan !== null
    },
    skip: () => {
      if (plan) rush()
    },
    cancel: forget,
    setSpeed: (value) => {
      speed = value
    },
    get busy() {
      return plan !== null
    },
    get playing() {
      return running.filter((r) => !r.over).map((r) => r.step.label)
    },
  }
}
