/** The gesture machine: what a sequence of pointer changes means. */
import { describe, expect, it } from 'vitest'
import { createGestureMachine, type Gesture, LONG_PRESS } from '../../src/table/gestures.ts'

function hand() {
  const log: Gesture[] = []
  const machine = createGestureMachine((g) => log.push(g))
  const at = (id: number, x: number, y: number, time: number) => ({ id, x, y, time })
  return { log, machine, at, types: () => log.map((g) => g.type) }
}

describe('one finger', () => {
  it('acts when it is lifted where it came down', () => {
    const { machine, at, log } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.move(at(1, 104, 103, 40))
    machine.up(at(1, 104, 103, 90))
    expect(log).toEqual([
      { type: 'press', x: 100, y: 100 },
      { type: 'tap', x: 104, y: 103 },
    ])
  })
  it('does nothing when it slides away', () => {
    const { machine, at, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.move(at(1, 130, 100, 40))
    machine.move(at(1, 100, 100, 60))
    machine.up(at(1, 100, 100, 90))
    expect(types()).toEqual(['press'])
  })
  it('explains while it stays, and does not act afterwards', () => {
    const { machine, at, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.timeUp(LONG_PRESS)
    machine.up(at(1, 100, 100, 900))
    expect(types()).toEqual(['press', 'stay', 'stay-end'])
  })
  it('is not taken for staying by the timer of an earlier touch', () => {
    const { machine, at, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.up(at(1, 100, 100, 50))
    machine.down(at(1, 100, 100, 400))
    machine.timeUp(LONG_PRESS)
    expect(types()).not.toContain('stay')
  })
  it('frames with two quick taps, and a third is a tap again', () => {
    const { machine, at, types } = hand()
    for (const t of [0, 200, 400]) {
      machine.down(at(1, 100, 100, t))
      machine.up(at(1, 100, 100, t + 60))
    }
    expect(types()).toEqual(['press', 'tap', 'press', 'double', 'press', 'tap'])
  })
  it('forgets everything when the system takes the pointer or the page is hidden', () => {
    const { machine, at, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.cancel(1)
    machine.up(at(1, 100, 100, 50))
    machine.down(at(2, 100, 100, 100))
    machine.timeUp(100 + LONG_PRESS)
    machine.abort()
    machine.up(at(2, 100, 100, 700))
    expect(types()).toEqual(['press', 'press', 'stay', 'stay-end'])
    expect(machine.fingers).toBe(0)
  })
})

describe('two fingers', () => {
  it('pan and zoom, and never act', () => {
    const { machine, at, log, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.down(at(2, 200, 100, 10))
    machine.move(at(2, 300, 100, 30))
    machine.up(at(2, 300, 100, 40))
    machine.up(at(1, 100, 100, 50))
    expect(types()).toEqual(['press', 'pan', 'zoom'])
    expect(log[1]).toEqual({ type: 'pan', dx: 50, dy: 0 })
    expect(log[2]).toEqual({ type: 'zoom', factor: 2, x: 200, y: 100 })
  })
  it('end a long press that had begun', () => {
    const { machine, at, types } = hand()
    machine.down(at(1, 100, 100, 0))
    machine.timeUp(LONG_PRESS)
    machine.down(at(2, 200, 100, 500))
    expect(types()).toEqual(['press', 'stay', 'stay-end'])
  })
})

it('a mouse that hovers is told without a press', () => {
  const { machine, at, log } = hand()
  machine.move(at(9, 40, 50, 0))
  expect(log).toEqual([{ type: 'hover', x: 40, y: 50 }])
})
