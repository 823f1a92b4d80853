/** The render loop: an idle table draws nothing, a moving one draws every frame, a hidden one none. */
import { describe, expect, it } from 'vitest'
import { createRenderLoop, type FrameSource } from '../../src/table/render-loop.ts'

function clockwork() {
  let now = 1000
  let next = 1
  const waiting = new Map<number, (now: number) => void>()
  const source: FrameSource = {
    request(frame) {
      waiting.set(next, frame)
      return next++
    },
    cancel: (id) => void waiting.delete(id),
    now: () => now,
  }
  const run = (frames: number, ms = 16) => {
    for (let i = 0; i < frames; i++) {
      now += ms
      const due = [...waiting]
      waiting.clear()
      for (const [, frame] of due) frame(now)
    }
  }
  return { source, run, waiting }
}

describe('the render loop', () => {
  it('draws one frame however often it is told that something changed', () => {
    const { source, run } = clockwork()
    const loop = createRenderLoop(() => undefined, source)
    for (let i = 0; i < 5; i++) loop.invalidate()
    run(10)
    expect(loop.frames).toBe(1)
    expect(loop.times).toHaveLength(1)
  })

  it('draws on while something moves, tells how much time passed, and rests afterwards', () => {
    const { source, run, waiting } = clockwork()
    const loop = createRenderLoop(() => undefined, source)
    const passed: number[] = []
    loop.run((ms) => {
      passed.push(ms)
      return passed.length < 5
    })
    run(20)
    expect(passed).toEqual([16, 16, 16, 16, 16])
    expect(loop.frames).toBe(5)
    expect(waiting.size).toBe(0)
    expect(loop.isMoving).toBe(false)
  })

  it('makes no jump out of a stall', () => {
    const { source, run } = clockwork()
    const loop = createRenderLoop(() => undefined, source)
    const passed: number[] = []
    loop.run((ms) => passed.push(ms) < 3)
    run(1)
    run(2, 5000)
    expect(Math.max(...passed)).toBeLessThanOrEqual(200)
  })

  it('draws nothing while hidden and once when shown again', () => {
    const { source, run } = clockwork()
    const loop = createRenderLoop(() => undefined, source)
    loop.invalidate()
    loop.setHidden(true)
    loop.invalidate()
    run(5)
    expect(loop.frames).toBe(0)
    loop.setHidden(false)
    run(5)
    expect(loop.frames).toBe(1)
  })

  it('stops for good', () => {
    const { source, run } = clockwork()
    const loop = createRenderLoop(() => undefined, source)
    loop.run(() => true)
    loop.stop()
    loop.invalidate()
    loop.drawNow()
    run(5)
    expect(loop.frames).toBe(0)
  })
})
