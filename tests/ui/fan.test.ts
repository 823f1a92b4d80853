/** The fan of a hand: cards keep a strip for a finger, raised ones stand apart, and many cards scroll. */
import { describe, expect, it } from 'vitest'
import { type FanCard, type FanMeasures, fanPlaces } from '../../src/ui/fan.tsx'

const MEASURES: FanMeasures = { width: 102, height: 142, gap: 104, turn: 1.1, arc: 0.5, lift: 8, extra: 20 }
const cards = (n: number, raised: readonly number[] = []): FanCard[] =>
  Array.from({ length: n }, (_, id) => ({ id, label: `card ${id}`, usable: true, raised: raised.includes(id) }))
const gaps = (xs: readonly { readonly x: number }[]) => xs.slice(1).map(({ x }, i) => x - (xs[i]?.x ?? 0))

describe('places in a fan', () => {
  it('lies in the middle, as wide as it likes while there is room', () => {
    const { at, scrolls } = fanPlaces(cards(3), 700, MEASURES)
    expect(scrolls).toBe(false)
    expect(gaps(at)).toEqual([104, 104])
    expect((at[0]?.x ?? 0) + (at[2]?.x ?? 0) + MEASURES.width).toBeCloseTo(700, 0)
  })

  it('closes up when there are more cards, and never leaves the room', () => {
    const { at, scrolls } = fanPlaces(cards(10), 700, MEASURES)
    expect(scrolls).toBe(false)
    expect(at[0]?.x).toBeGreaterThanOrEqual(0)
    expect((at[9]?.x ?? 0) + MEASURES.width).toBeLessThanOrEqual(700)
  })

  it('keeps 44 pixels of every card and scrolls instead of hiding one', () => {
    const { at, scrolls, width } = fanPlaces(cards(20), 390, { ...MEASURES, width: 62 })
    expect(scrolls).toBe(true)
    expect(width).toBeGreaterThan(390)
    for (const gap of gaps(at)) expect(gap).toBeGreaterThanOrEqual(44)
  })

  it('stands a raised card upright, higher, with room after it', () => {
    const { at } = fanPlaces(cards(5, [1]), 700, MEASURES)
    expect(at[1]?.turn).toBe(0)
    expect(at[1]?.y).toBeLessThan(at[0]?.y ?? 0)
    expect(gaps(at)[1]).toBe((gaps(at)[0] ?? 0) + MEASURES.extra)
  })

  it('knows the empty hand', () => {
    expect(fanPlaces([], 700, MEASURES).at).toEqual([])
  })
})
