import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const lair = (event: number, players: string, ...coming: string[]) =>
  table(`shelobs_lair event=${event - 1} ${players}`, 'sundial', ...coming)

describe("Shelob's Lair", () => {
  it('[lotr B13] Gollum: seven shields from the group bring Gollum to the Active player, two cards to the others', () => {
    const t = lair(1, '| frodo 0 shields=4 | sam 0 shields=5 | pippin 0', 'fighting').goOn()
    expect(t.offers('frodo')).toEqual(['shields:1', 'shields:2', 'shields:3', 'shields:4', 'pass', 'refuse'])
    t.does('frodo', 'shields:4').goOn()
    expect(t.offers('sam')).toEqual(['shields:1', 'shields:2', 'shields:3', 'pass'])
    t.does('sam', 'shields:1').does('sam', 'shields:2').upTo('W1a').goOn()
    expect(t.hand('frodo')).toEqual(['gollum'])
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([1, 2, 2])
    expect(t.state.players.map(({ shields }) => shields)).toEqual([1, 2, 0])
  })

  it('[lotr B13] nothing happens otherwise', () => {
    const t = lair(1, '| frodo 0 shields=4 | sam 0 shields=5', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.hand('frodo')).toEqual([])
    expect(t.state.sauron).toBe(12)
    const poor = lair(1, '| frodo 0 shields=4 | sam 0 shields=2', 'hiding').goOn()
    expect(poor.told('unpaid')).toHaveLength(1)
  })

  it('[lotr B14] Faces of the Dead: each a wild sign, or three shields that must be paid', () => {
    const t = lair(2, '| frodo 0 white.hiding | sam 0 shields=4 white.hiding | pippin 0 shields=3', 'fighting')
    t.does('frodo', 'give:white.hiding').does('sam', 'refuse').goOn()
    expect(t.state.players.map(({ shields }) => shields)).toEqual([1, 1, 0])
    expect(t.state.players.every(({ alive }) => alive)).toBe(true)
  })

  it('[lotr B14] who has neither is out', () => {
    const t = lair(2, '| frodo 0 shields=3 | sam 0 shields=2', 'hiding').goOn()
    expect(t.player('sam')).toMatchObject({ alive: false, shields: 0 })
  })

  it("[lotr B15] The Forbidden Pool: one player's five shields, then each draws a card", () => {
    const t = lair(3, '| frodo 0 shields=4 | sam 0 shields=6', 'hiding').goOn()
    expect(t.offers('sam')).toEqual(['shields:5', 'pass'])
    t.does('sam', 'shields:5').goOn()
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([2, 1])
    expect(t.player('sam').shields).toBe(1)
  })

  it('[lotr B15] otherwise two eyes', () => {
    expect(lair(3, '| frodo 0 shields=4 | sam 0 shields=4', 'hiding').goOn().state.sauron).toBe(10)
    expect(lair(3, '| frodo 0 | sam 0 shields=5', 'hiding').does('sam', 'pass').goOn().state.sauron).toBe(10)
  })

  it('[lotr B16] The Lord of the Nazgul Searches: the Ring-bearer discards three signs and steps back', () => {
    const t = lair(4, 'active=sam | frodo 4 gimli,white.hiding | sam 0', 'grey.fighting', 'fighting').does(
      'frodo',
      'give:gimli',
      'give:white.hiding',
    )
    expect(t.goOn().player('frodo').step).toBe(3)
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B16] otherwise each rolls, from the Active player', () => {
    const t = lair(4, 'active=sam | frodo 0 gimli | sam 0', 'grey.fighting', 'one_dot', 'one_dot', 'fighting')
      .does('frodo', 'refuse')
      .goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([1, 0])
  })

  it('[lotr B17] Shelob Appears: the Active player rolls twice', () => {
    const t = lair(5, 'active=sam | frodo 0 | sam 0', 'one_dot', 'one_dot', 'fighting').does('sam', 'accept').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([1, 1])
    expect(t.state.sauron).toBe(12)
  })

  it('[lotr B17] otherwise two eyes', () => {
    const t = lair(5, '| frodo 0 | sam 0', 'fighting').does('frodo', 'decline').goOn()
    expect(t.told('roll')).toEqual([])
    expect(t.state.sauron).toBe(10)
  })

  it('[lotr B18] Shelob Attacks: seven fighting signs from the group', () => {
    const t = lair(6, '| frodo 0 gimli,boromir | sam 0 anduril,eomer').does('frodo', 'give:gimli', 'give:boromir')
    t.does('sam', 'give:anduril', 'give:eomer').goOn()
    expect(t.state.sauron).toBe(12)
  })

  it('[lotr B18] otherwise three eyes', () => {
    const t = lair(6, '| frodo 0 | sam 0 gimli,boromir').upTo('WS')
    expect(t.state.sauron).toBe(9)
  })
})
