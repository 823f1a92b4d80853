/** The drawn path is the code: painted onto pixels and read back, with and without the door in its middle. */
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { type QrPicture, QUIET, qrPicture } from '../../src/ui/qr-code.tsx'
import { lettersOf } from '../../src/ui/word-tiles.tsx'

const SCALE = 4

/** Paints the runs of the path as a screen would; `door` blanks a disc in the middle as the drawing does. */
function painted({ size, path }: QrPicture, door: boolean) {
  const width = (size + 2 * QUIET) * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const dark = (x: number, y: number): boolean => {
    const [dx, dy] = [x + 0.5 - size / 2, y + 0.5 - size / 2]
    return !door || Math.hypot(dx, dy) > size * 0.115 * 1.2
  }
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at++) {
      if (!dark(at, Number(y))) continue
      for (let i = 0; i < SCALE; i++)
        for (let j = 0; j < SCALE; j++) {
          const pixel = (((Number(y) + QUIET) * SCALE + j) * width + (at + QUIET) * SCALE + i) * 4
          data.fill(0, pixel, pixel + 3)
        }
    }
  }
  return { width, height: width, data }
}

describe('the drawn code', () => {
  const link = 'https://mathom.example/app/#/join/HARTE'
  it('reads as the link, also with a door in the middle', () => {
    const picture = qrPicture(link, 'quartile') as QrPicture
    expect(decodeQR(painted(picture, false))).toBe(link)
    expect(decodeQR(painted(picture, true))).toBe(link)
  })
  it('reads as a long code', () => {
    const code = `MTH1${'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(16)}`
    expect(decodeQR(painted(qrPicture(code, 'low') as QrPicture, false))).toBe(code)
  })
  it('is nothing for a text no code can hold', () => {
    expect(qrPicture('x'.repeat(4000), 'low')).toBeNull()
  })
})

describe('the word field', () => {
  it('keeps letters, in capitals, as many as there are tiles', () => {
    expect(lettersOf(' h-a r.t3eXY', 5)).toBe('HARTE')
    expect(lettersOf('ü1', 5)).toBe('')
  })
})
