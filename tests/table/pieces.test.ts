/** Curves, dice and tiles: what moves must begin where it stands and end where it is told. */
import './no-browser.ts'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounce, tumbling } from '../../src/table/die.ts'
import { along, curves, strewn } from '../../src/table/path.ts'
import { turning } from '../../src/table/tile.ts'
import { FINGER, type TouchTarget, targetAt } from '../../src/table/touch-targets.ts'
import * as tween from '../../src/table/tween.ts'

const eases = { linear: tween.linear, inOut: tween.inOut, out: tween.out, heavy: tween.heavy, settle: tween.settle }

describe('easings', () => {
  for (const [name, ease] of Object.entries(eases))
    it(`${name} begins at 0 and ends at 1`, () => {
      expect(ease(0)).toBeCloseTo(0)
      expect(ease(1)).toBeCloseTo(1)
    })
  it('a hop begins and ends on the ground', () => {
    expect([tween.arc(0), tween.arc(0.5), tween.arc(1)]).toEqual([0, 1, 0])
    expect(tween.landing(0.5)).toBe(0)
    expect(tween.landing(1)).toBeCloseTo(0)
  })
})

describe('a die', () => {
  it('falls, bounces lower and lower, and lies still', () => {
    expect(bounce(0)).toBe(1)
    for (let t = 0; t <= 1; t += 0.01) expect(bounce(t)).toBeGreaterThanOrEqual(-1e-9)
    expect(bounce(0.58)).toBeGreaterThan(bounce(0.84))
    expect(bounce(1)).toBe(0)
  })
  it('shows only its face at the end', () => {
    expect(tumbling(0.99, 3)).toBe(-1)
    fc.assert(fc.property(fc.double({ min: 0, max: 0.86, noNaN: true }), (t) => tumbling(t, 3) >= 0 && tumbling(t, 3) < 3))
  })
})

it('a tile shows its back first and its face last', () => {
  expect(turning(0)).toBe(-1)
  expect(turning(0.5)).toBeCloseTo(0)
  expect(turning(1)).toBe(1)
})

describe('a path', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ]
  it('goes through its points', () => {
    expect(curves(points)).toHaveLength(2)
    expect(along(points, 1, 0)).toEqual({ x: 50, y: 20 })
    expect(along(points, 1, 1)).toEqual({ x: 100, y: 0 })
  })
  it('is strewn with dots at even distances', () => {
    const dots = strewn(points, 7)
    for (let i = 1; i < dots.length; i++) {
      const [a, b] = [dots[i - 1], dots[i]] as [{ x: number; y: number }, { x: number; y: number }]
      expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 7)).toBeLessThan(0.7)
    }
  })
})

describe('touch targets', () => {
  const target = (label: string, x: number, keys: string[], more: Partial<TouchTarget> = {}): TouchTarget => ({
    label,
    area: { x, y: 0, r: FINGER },
    keys,
    why: null,
    topic: null,
    layer: 1,
    isFixed: false,
    ...more,
  })
  const at = (x: number) => ({ x, y: 0 })
  it('the nearest of two that overlap is meant', () => {
    const both = [target('a', 0, ['a']), target('b', 29, ['b'])]
    expect(targetAt(both, at(10), at(10))?.label).toBe('a')
    expect(targetAt(both, at(20), at(20))?.label).toBe('b')
    expect(targetAt(both, at(60), at(60))).toBeNull()
  })
  it('what can be used draws the finger a little', () => {
    expect(targetAt([target('dead', 0, []), target('live', 20, ['x'])], at(8), at(8))?.label).toBe('live')
  })
  it('a higher layer goes before a nearer one', () => {
    expect(targetAt([target('low', 0, ['x']), target('high', 20, [], { layer: 2 })], at(1), at(1))?.label).toBe('high')
  })
  it('what is fixed to the page ignores the camera', () => {
    expect(targetAt([target('slip', 0, ['x'], { isFixed: true })], at(0), at(500))?.label).toBe('slip')
    expect(targetAt([target('stone', 0, ['x'])], at(500), at(0))?.label).toBe('stone')
  })
  it('a strip is hit all along', () => {
    const strip = target('line', 0, ['x'], { area: { points: [at(0), at(300)], r: 20 } })
    expect(targetAt([strip], { x: 150, y: 15 }, { x: 150, y: 15 })?.label).toBe('line')
    expect(targetAt([strip], { x: 150, y: 25 }, { x: 150, y: 25 })).toBeNull()
  })
})
