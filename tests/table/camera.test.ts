/** Camera arithmetic: the board never leaves its window, and the point under the fingers stays there. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Camera, framed, HOME, NEAREST, panned, seen, under, within, zoomed } from '../../src/table/camera.ts'

const WINDOW = { x: 186, y: 127, width: 806, height: 452 }
const share = fc.double({ min: 0, max: 1, noNaN: true })
const camera = fc
  .record({
    scale: fc.double({ min: 0.2, max: 6, noNaN: true }),
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  })
  .map((c) => within(c, WINDOW))

function fillsWindow({ scale, x, y }: Camera): boolean {
  const e = 1e-6
  const left = WINDOW.x * scale + x
  const top = WINDOW.y * scale + y
  return (
    scale >= 1 &&
    scale <= NEAREST &&
    left <= WINDOW.x + e &&
    top <= WINDOW.y + e &&
    left + WINDOW.width * scale >= WINDOW.x + WINDOW.width - e &&
    top + WINDOW.height * scale >= WINDOW.y + WINDOW.height - e
  )
}

describe('the camera', () => {
  it('always fills the window, whatever fingers do', () => {
    fc.assert(
      fc.property(camera, fc.array(fc.tuple(share, share, fc.double({ min: 0.3, max: 3, noNaN: true }))), (start, moves) => {
        let c = start
        for (const [sx, sy, factor] of moves) {
          const at = { x: WINDOW.x + sx * WINDOW.width, y: WINDOW.y + sy * WINDOW.height }
          c = panned(zoomed(c, factor, at, WINDOW), (sx - 0.5) * 900, (sy - 0.5) * 900, WINDOW)
          if (!fillsWindow(c)) return false
        }
        return fillsWindow(start)
      }),
    )
  })

  it('sees and finds the same point', () => {
    fc.assert(
      fc.property(camera, share, share, (c, x, y) => {
        const p = { x: x * 1000, y: y * 1000 }
        const back = under(c, seen(c, p))
        return Math.abs(back.x - p.x) < 1e-6 && Math.abs(back.y - p.y) < 1e-6
      }),
    )
  })

  it('keeps the point under the fingers while it comes nearer', () => {
    const at = { x: 500, y: 300 }
    const near = zoomed(HOME, 2, at, WINDOW)
    expect(seen(near, at).x).toBeCloseTo(at.x)
    expect(seen(near, at).y).toBeCloseTo(at.y)
    expect(near.scale).toBe(2)
  })

  it('frames a part in the middle, as large as it may', () => {
    const part = { x: 500, y: 300, width: 200, height: 100 }
    const c = framed(part, WINDOW, 2)
    expect(c.scale).toBe(2)
    expect(seen(c, { x: 600, y: 350 })).toEqual({ x: 589, y: 353 })
    expect(framed(WINDOW, WINDOW)).toEqual(HOME)
  })
})
