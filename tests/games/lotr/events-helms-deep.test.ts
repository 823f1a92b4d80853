import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const helm = (event: number, players: string, ...coming: string[]) =>
  table(`helms_deep event=${event - 1} ${players}`, 'sundial', ...coming)

describe("Helm's Deep", () => {
  it('[lotr B7] Wormtongue Unmasked: a friendship and a fighting sign from one player', () => {
    const t = helm(1, '| frodo 0 grey.friendship | sam 0 grey.fighting,white.friendship', 'fighting').goOn()
    expect(t.refuses('frodo', 'give:grey.friendship')).toBe('does-not-cover')
    t.does('frodo', 'pass').does('sam', 'give:grey.fighting', 'give:white.friendship').goOn()
    expect(t.state.board?.features).toHaveLength(4)
  })

  it('[lotr B7] otherwise the feature cards not yet gained are removed', () => {
    const t = helm(1, '| frodo 0 theoden | sam 0', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.told('features-removed')).toEqual([{ type: 'features-removed', features: ['shadowfax', 'eomer', 'riders_of_rohan'] }])
    expect(t.state.board?.features).toEqual([])
    const space = table(
      'helms_deep features=- lost=theoden,shadowfax,eomer,riders_of_rohan friendship=1 | frodo 0 | sam 0',
      'friendship',
    ).goOn()
    expect(space.hand('frodo')).toEqual([])
  })

  it('[lotr B8] Riders of Rohan: with the friendship line complete the Active player gets the card', () => {
    const t = helm(2, 'friendship=7 active=sam | frodo 0 | sam 0', 'fighting').goOn()
    expect(t.hand('sam')).toEqual(['riders_of_rohan'])
    expect(t.state.sauron).toBe(12)
  })

  it('[lotr B8] otherwise an eye and a roll for the Ring-bearer', () => {
    const t = helm(2, 'friendship=6 active=sam | frodo 0 | sam 0', 'one_dot', 'fighting').goOn()
    expect(t.state.sauron).toBe(11)
    expect(t.told('roll')).toMatchObject([{ seat: 0 }])
    expect(t.state.board?.features).toContain('riders_of_rohan')
  })

  it('[lotr B9] Orcs Attack the Gate: with travelling at 5 each draws a card', () => {
    const t = helm(3, 'travelling=5 | frodo 0 | sam 0', 'fighting').goOn()
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([1, 1])
    expect(t.state.sauron).toBe(12)
  })

  it('[lotr B9] otherwise two eyes', () => {
    const t = helm(3, 'travelling=4 | frodo 0 | sam 0', 'fighting').goOn()
    expect(t.state.sauron).toBe(10)
    expect(t.told('draw')).toEqual([])
  })

  it('[lotr B10] Fire of Orthanc: the Active player discards two signs like the card turned up', () => {
    const t = helm(4, '| frodo 0 gimli | sam 0', 'grey.fighting', 'fighting').does('frodo', 'give:gimli').goOn()
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B10] otherwise each rolls', () => {
    const t = helm(4, '| frodo 0 gimli | sam 0', 'grey.fighting', 'one_dot', 'one_dot', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('[lotr B11] Orcs Storm Forward: a heart, a sun and a ring from the group', () => {
    const t = helm(5, '| frodo 0 h1 s2 | sam 0 r1 h1', 'fighting').goOn()
    expect(t.offers('frodo')).toEqual(['token:heart', 'token:sun', 'pass', 'refuse'])
    t.does('frodo', 'token:heart', 'token:sun').goOn()
    expect(t.offers('sam')).toEqual(['token:ring', 'token:heart', 'pass'])
    expect(t.refuses('sam', 'token:ring', 'token:heart')).toBe('more-than-needed')
    t.does('sam', 'token:ring').goOn()
    expect(t.state.sauron).toBe(12)
    expect(t.player('frodo').tokens).toEqual({ ring: 0, heart: 0, sun: 1 })
  })

  it('[lotr B11] otherwise two eyes; without the three tokens nobody is asked', () => {
    const t = helm(5, '| frodo 0 h1 s2 | sam 0 h1', 'fighting').goOn()
    expect(t.state.sauron).toBe(10)
  })

  it("[lotr B12] Orcs Conquer Helm's Deep: two eyes with travelling at 10", () => {
    const t = helm(6, 'travelling=10 | frodo 0 | sam 0 white.wild').upTo('WS')
    expect(t.state.sauron).toBe(10)
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B12] otherwise also two rolls for the Ring-bearer, each with its windows', () => {
    const t = helm(6, 'travelling=9 | frodo 0 | sam 0 white.wild', 'one_dot', 'one_dot').upTo('WS')
    expect(t.state.sauron).toBe(10)
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0, 0])
    expect(t.windows.filter(({ window, face }) => window === 'WE' && face)).toHaveLength(2)
  })
})
