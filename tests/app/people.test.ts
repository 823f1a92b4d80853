/** Who sits where around one device, and whose hand may be seen. */
import { describe, expect, it } from 'vitest'
import { maySee, seatingOf } from '../../src/app/play/people.ts'

const ROLES = ['Frodo', 'Sam', 'Pippin']

describe('seating', () => {
  it('gives everyone a hand of his own while there are no names', () => {
    const seating = seatingOf([], ROLES)
    expect(seating.names).toEqual(ROLES)
    expect(new Set(seating.person).size).toBe(3)
  })
  it('takes the same name, however written, for the same person', () => {
    const { person } = seatingOf(['Anna', 'Ben', ' anna '], ROLES)
    expect(person[0]).toBe(person[2])
    expect(person[0]).not.toBe(person[1])
  })
})

describe('covers', () => {
  const seating = seatingOf(['Anna', 'Ben', 'Anna'], ROLES)
  it('shows only the hands of the one who opened the door', () => {
    const anna = seating.person[0] as number
    expect([0, 1, 2].map((seat) => maySee(seating, anna, false, seat))).toEqual([true, false, true])
  })
  it('shows no hand before anybody opened', () => {
    expect([0, 1, 2].some((seat) => maySee(seating, null, false, seat))).toBe(false)
  })
  it('covers nothing with open hands, nor for one person alone', () => {
    expect([0, 1, 2].every((seat) => maySee(seating, null, true, seat))).toBe(true)
    expect(maySee(seatingOf(['Anna', 'Anna', 'Anna'], ROLES), null, false, 1)).toBe(true)
  })
})
