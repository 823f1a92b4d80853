/** Words of tables: made evenly, read as people write them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshWord, readWord, WORD_LETTERS } from '../../src/net/word.ts'

describe('the word of a table', () => {
  it('is five letters of which none looks like another', () => {
    expect(WORD_LETTERS).toHaveLength(16)
    expect(WORD_LETTERS).not.toMatch(/[BGILOQSUVZ0-9]/)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 9 }), (random) => {
        const word = freshWord(random)
        expect(word).toHaveLength(5)
        expect(readWord(word)).toBe(word)
      }),
    )
    expect(() => freshWord(new Uint8Array(4))).toThrow(RangeError)
  })

  it('gives every letter the same chance', () => {
    const count = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const letter = freshWord(new Uint8Array(5).fill(byte))[0] as string
      count.set(letter, (count.get(letter) ?? 0) + 1)
    }
    expect(new Set(count.values())).toEqual(new Set([16]))
  })

  it('is read however it was typed or pasted', () => {
    for (const text of [
      'KRAMT',
      ' kramt ',
      'k r a m t',
      'kra-mt',
      'KRA–MT',
      'kramt.',
      'https://example.org/mathom/#/table/kramt',
      '#/table/KRAMT/',
      'http://a.bc?table=KRAMT',
    ])
      expect(readWord(text), text).toBe('KRAMT')
  })

  it('is not found where none is', () => {
    for (const text of ['', 'KRAM', 'KRAMTT', 'KR0MT', 'BILBO', 'https://example.org/#/match/7', 'https://example.org/', 'x'.repeat(5000)])
      expect(readWord(text), text).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readWord(text) ?? 'KRAMT').toMatch(/^[A-Z]{5}$/)
      }),
    )
  })
})
