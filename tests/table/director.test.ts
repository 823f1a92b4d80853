/** The director: order, speed, skipping, dropping. Time is handed in, nothing waits. */
import { describe, expect, it, vi } from 'vitest'
import { type Beat, createDirector, PATIENCE, type Step } from '../../src/table/director.ts'

function recorder() {
  const log: string[] = []
  const step = (label: string, ms: number, more: Partial<Step> = {}): Step => ({
    label,
    ms,
    begin: () => log.push(`${label} begins`),
    move: (t) => log.push(`${label} ${t.toFixed(2)}`),
    end: () => log.push(`${label} ends`),
    ...more,
  })
  return { log, step }
}
function* plan(...beats: Beat[]): Generator<Beat, void, undefined> {
  yield* beats
}
const fail = (error: unknown) => {
  throw error
}

describe('the director', () => {
  it('plays beats one after another and hands time that is left on to the next', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    const done = vi.fn()
    director.play(plan(step('a', 100), step('b', 100)), done)
    director.tick(50)
    expect(log).toEqual(['a begins', 'a 0.50'])
    expect(director.tick(75)).toBe(true)
    expect(log.slice(2)).toEqual(['a 1.00', 'a ends', 'b begins', 'b 0.25'])
    expect(director.tick(75)).toBe(false)
    expect(log.at(-1)).toBe('b ends')
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('runs the steps of a group together and waits for the longest', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    director.play(plan([step('short', 50), step('late', 50, { delay: 60 })], step('next', 10)), () => undefined)
    director.tick(55)
    expect(log).toEqual(['short begins', 'short 1.00', 'short ends'])
    director.tick(55)
    expect(log.slice(3, 6)).toEqual(['late begins', 'late 1.00', 'late ends'])
    expect(director.playing).toEqual(['next'])
  })

  it('keeps its speed, from half to four times', () => {
    for (const [speed, share] of [
      [0.5, '0.05'],
      [1, '0.10'],
      [4, '0.40'],
    ] as const) {
      const { log, step } = recorder()
      const director = createDirector(fail)
      director.setSpeed(speed)
      director.play(plan(step('a', 100)), () => undefined)
      director.tick(10)
      expect(log.at(-1)).toBe(`a ${share}`)
    }
  })

  it('at infinite speed is over before play returns, with every step ended in order', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    const done = vi.fn()
    director.setSpeed(Infinity)
    director.play(plan(step('a', 100), [step('b', 100), step('c', 5)]), done)
    expect(done).toHaveBeenCalledTimes(1)
    expect(log.filter((line) => line.endsWith('ends'))).toEqual(['a ends', 'b ends', 'c ends'])
    expect(director.busy).toBe(false)
  })

  it('skips to the end: every step is moved to 1 and ended exactly once', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    const done = vi.fn()
    director.play(plan(step('a', 100), step('b', 100)), done)
    director.tick(30)
    director.skip()
    director.skip()
    expect(log).toEqual(['a begins', 'a 0.30', 'a 1.00', 'a ends', 'b begins', 'b 1.00', 'b ends'])
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('calls nothing more of a plan that was dropped, and lets it clean up', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    const done = vi.fn()
    const cleaned = vi.fn()
    director.play(
      (function* () {
        try {
          yield step('a', 100)
          yield step('b', 100)
        } finally {
          cleaned()
        }
      })(),
      done,
    )
    director.tick(30)
    director.cancel()
    director.tick(500)
    expect(log).toEqual(['a begins', 'a 0.30'])
    expect(done).not.toHaveBeenCalled()
    expect(cleaned).toHaveBeenCalledTimes(1)
  })

  it('asks for a beat only when the one before is over, so that it may build on what that left', () => {
    const director = createDirector(fail)
    const asked: number[] = []
    let now = 0
    director.play(
      (function* () {
        for (let i = 0; i < 3; i++) {
          asked.push(now)
          yield { label: `${i}`, ms: 100 }
        }
      })(),
      () => undefined,
    )
    for (now = 50; now <= 300; now += 50) director.tick(50)
    expect(asked).toEqual([0, 100, 200])
  })

  it('waits for a picture that still loads, but not for ever', () => {
    const director = createDirector(fail)
    const done = vi.fn()
    let isThere = false
    director.play(plan({ label: 'load', ms: 0, ready: () => isThere }, { label: 'after', ms: 10 }), done)
    director.tick(1000)
    expect(director.playing).toEqual(['load'])
    isThere = true
    director.tick(1)
    expect(director.playing).toEqual(['after'])
    director.tick(10)
    expect(done).toHaveBeenCalledTimes(1)

    director.play(plan({ label: 'load', ms: 0, ready: () => false }), done)
    for (let i = 0; i < PATIENCE / 100 + 1; i++) director.tick(100)
    expect(done).toHaveBeenCalledTimes(2)
  })

  it('finishes when a step throws, and reports what it threw: a broken animation never holds the table up', () => {
    const report = vi.fn()
    const done = vi.fn()
    const director = createDirector(report)
    director.play(
      plan({
        label: 'broken',
        ms: 100,
        move: () => {
          throw new Error('no such piece')
        },
      }),
      done,
    )
    director.tick(10)
    expect(report).toHaveBeenCalledTimes(1)
    expect(done).toHaveBeenCalledTimes(1)
    expect(director.busy).toBe(false)
  })

  it('may be given a new plan by the end of the old one', () => {
    const { log, step } = recorder()
    const director = createDirector(fail)
    director.play(plan(step('a', 10)), () => director.play(plan(step('b', 10)), () => log.push('all told')))
    director.tick(10)
    director.tick(10)
    expect(log.at(-1)).toBe('all told')
  })
})
