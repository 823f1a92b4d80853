import { describe, expect, it } from 'vitest'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { table } from './table.ts'

describe('why not', () => {
  it('outside windows an operation is refused with the nearest reason', () => {
    const t = table('helms_deep | frodo 0 staff,lembas,white.hiding | sam 0', 'fighting').goOn()
    expect(t.refuses('frodo', 'use:staff')).toBe('staff-needs-items')
    expect(t.refuses('frodo', 'use:lembas')).toBe('not-now')
    expect(t.refuses('frodo', 'call:healing')).toBe('gandalf-too-dear')
    expect(t.refuses('frodo', 'ring')).toBe('not-now')
    expect(t.refuses('frodo', 'discard:white.hiding')).toBe('not-now')
    expect(t.refuses('frodo', 'sing')).toBe('no-such-choice')
  })

  it("somebody else's card is not yours, whatever it is, and nothing is told about it", () => {
    const t = table('helms_deep active=sam | frodo 0 staff | sam 0 white.hiding', 'fighting').goOn()
    const theirs = t.player('frodo').hand[0] as number
    for (const key of [`play@hiding:staff#${theirs}`, `play@fighting:gimli#${theirs}`, 'play@fighting:gimli#999']) {
      expect(t.refuses('sam', key)).toBe('not-your-card')
    }
  })

  it('payments say what is wrong with them', () => {
    const t = table('shelobs_lair event=2 | frodo 0 shields=6 white.wild | sam 0 shields=6', 'sundial').goOn()
    expect(t.refuses('frodo', 'shields:4')).toBe('does-not-cover')
    expect(t.refuses('frodo', 'shields:6')).toBe('more-than-needed')
    expect(t.refuses('frodo', 'give:white.wild')).toBe('does-not-help')
    expect(t.refuses('frodo', 'shields:5', 'pass')).not.toBeNull()
  })

  it('a scene that cannot be is said to be none', () => {
    expect(() => lotrRules.notation.read('bree | frodo 0')).toThrow('no such place')
    expect(() => lotrRules.notation.read('moria swimming=2 | frodo 0')).toThrow('no such word')
    expect(() => lotrRules.notation.read('moria | gimli 0')).toThrow('no such hobbit')
    expect(() => lotrRules.notation.read('moria | frodo 0 white.swimming')).toThrow('no such card')
    expect(() => lotrRules.notation.read('moria friendship=2 | frodo 0')).toThrow('has no line')
    expect(() => lotrRules.notation.read('moria opt.sauronStart=9 | frodo 0')).toThrow('allowed')
  })
})
