import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const mordor = (event: number, players: string, ...coming: string[]) => table(`mordor event=${event - 1} ${players}`, 'sundial', ...coming)

describe('Mordor', () => {
  it('[lotr B19] Sam Saves Frodo: each may pay three shields for two cards or a step back', () => {
    const t = mordor(1, '| frodo 3 shields=3 | sam 3 shields=4 | pippin 0 shields=2', 'hiding')
    t.does('frodo', 'shields:3').does('frodo', 'heal').does('sam', 'shields:3').does('sam', 'draw').goOn()
    expect(t.player('frodo').step).toBe(2)
    expect(t.hand('sam')).toHaveLength(2)
    expect(t.player('pippin').shields).toBe(2)
  })

  it('[lotr B19] nothing happens otherwise', () => {
    const t = mordor(1, '| frodo 3 shields=3 | sam 3', 'hiding').does('frodo', 'refuse').goOn()
    expect(t.player('frodo')).toMatchObject({ step: 3, shields: 4 })
    expect(t.told('reward' as never)).toEqual([])
  })

  it('[lotr B20] Lord of the Nazgul Attacks: Eowyn is discarded and each draws a card', () => {
    const t = mordor(2, 'active=sam | frodo 0 eowyn | sam 0', 'hiding').does('frodo', 'give:eowyn').goOn()
    expect(t.told('draw').map(({ seat }) => seat)).toEqual([1, 0])
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B20] otherwise each rolls; nobody is asked while she is not with anybody', () => {
    const t = mordor(2, '| frodo 0 white.wild | sam 0 white.wild', 'one_dot', 'one_dot', 'hiding').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0, 1])
    const kept = mordor(2, '| frodo 0 eowyn | sam 0', 'one_dot', 'one_dot', 'hiding').does('frodo', 'refuse').goOn()
    expect(kept.told('roll')).toHaveLength(2)
    expect(kept.hand('frodo')).toEqual(['eowyn'])
  })

  it('[lotr B21] Battle of the Pelennor Fields: each a heart', () => {
    const t = mordor(3, '| frodo 0 h1 white.wild,grey.hiding | sam 0 h1 white.wild,grey.hiding', 'hiding')
    t.does('frodo', 'token:heart').does('sam', 'token:heart').goOn()
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B21] otherwise a roll and two cards; the roll may leave too few', () => {
    const t = mordor(3, '| frodo 0 h1 white.wild,grey.hiding,gimli | sam 0 h1', 'one_dot', 'hiding').does('frodo', 'refuse')
    t.does('frodo', 'give:white.wild', 'give:gimli').goOn()
    expect(t.player('frodo').step).toBe(1)
    expect(t.hand('frodo')).toEqual(['grey.hiding'])
    const few = mordor(3, 'active=sam | frodo 0 h1 | sam 0 white.wild,grey.hiding', 'two_cards', 'hiding')
      .does('sam', 'give:white.wild')
      .goOn()
    expect(few.player('sam').alive).toBe(false)
  })

  it('[lotr B22] Mouth of Sauron: each a sun', () => {
    const t = mordor(4, '| frodo 0 s1 | sam 0 s2 h3', 'hiding').goOn()
    expect(t.told('pay').map(({ tokens }) => tokens)).toEqual([['sun'], ['sun']])
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B22] otherwise a roll and two cards', () => {
    const t = mordor(4, '| frodo 0 h3 white.wild,grey.hiding | sam 0 s1', 'one_dot', 'hiding').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0])
    expect(t.hand('frodo')).toEqual([])
    expect(t.player('frodo').alive).toBe(true)
  })

  it('[lotr B23] Surrounded by Dark Forces: seven cards from the group, of any colour', () => {
    const t = mordor(5, '| frodo 0 white.wild,staff,gimli,grey.hiding | sam 0 white.wild,phial,bow,boat', 'hiding').goOn()
    expect(t.refuses('frodo', 'give:white.wild', 'give:staff', 'give:gimli', 'give:grey.hiding')).toBeNull()
    t.does('frodo', 'give:white.wild', 'give:staff', 'give:gimli', 'give:grey.hiding').goOn()
    expect(t.refuses('sam', 'give:white.wild', 'give:phial', 'give:bow', 'give:boat')).toBe('more-than-needed')
    t.does('sam', 'give:white.wild', 'give:phial', 'give:bow').goOn()
    expect(t.state.sauron).toBe(12)
    expect(t.hand('sam')).toEqual(['boat'])
  })

  it('[lotr B23] otherwise three eyes; with six cards in all nobody is asked', () => {
    const t = mordor(5, '| frodo 0 white.wild,staff,gimli | sam 0 white.wild,phial,bow', 'hiding').goOn()
    expect(t.state.sauron).toBe(9)
  })

  it('[lotr B24] The Ring is Mine!: the Ring-bearer is caught and all is lost', () => {
    const t = mordor(6, 'travelling=11 ring=sam active=frodo | frodo 0 | sam 0').goOn()
    expect(t.state.ending).toEqual({ result: 'defeat', cause: 'ring-is-mine', place: 'mordor', score: 58 })
    expect(t.player('sam').alive).toBe(false)
  })
})
