import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const end = (words: string) => `moria phase=scenario-end fighting=10 event=3 ${words}`

describe('the end of a scenario', () => {
  it('[lotr E1] comes when the main marker stands on the last space, after the turn is cleared up', () => {
    const t = table('moria fighting=9 | frodo 0 grey.hiding | sam 0 white.wild', 'fighting', 'shield.3').upTo('W2')
    expect(t.told('scenario-end')).toEqual([])
    t.upTo('WS')
    expect(t.told('scenario-end')).toMatchObject([{ cause: 'main-line' }])
    expect(t.player('frodo').shields).toBe(3)
  })

  it("[lotr E1] Gollum's roll belongs to it", () => {
    const t = table('shelobs_lair fighting=9 | frodo 0 gollum | sam 0 white.wild', 'hiding', 'one_dot').does(
      'frodo',
      'play@fighting:gollum',
    )
    t.upTo('WS')
    const order = t.events.map(({ type }) => type)
    expect(order.indexOf('roll')).toBeGreaterThan(order.lastIndexOf('marker'))
    expect(order.indexOf('roll')).toBeLessThan(order.indexOf('scenario-end'))
  })

  it('[lotr E2] comes when event 6 has been executed, also blanked by Magic', () => {
    const done = table('helms_deep event=5 sauron=15 | frodo 0 white.wild | sam 0', 'sundial', 'blank', 'blank').upTo('WS')
    expect(done.told('scenario-end')).toMatchObject([{ cause: 'events' }])
    expect(done.told('play')).toEqual([])
    const magic = table('helms_deep event=5 | frodo 0 white.wild | sam 0 shields=5', 'sundial').acts('W1b', 'sam', 'call:magic').upTo('WS')
    expect(magic.told('sauron')).toEqual([])
    expect(magic.told('scenario-end')).toMatchObject([{ cause: 'events' }])
  })

  it('[lotr E2] by agreement the scenario goes on after a blanked last event; further sundials do nothing', () => {
    const scene = 'helms_deep opt.magic_on_last_event=scenario_goes_on event=5 | frodo 0 | sam 0 shields=5'
    const t = table(scene, 'sundial', 'sundial', 'fighting').acts('W1b', 'sam', 'call:magic').goOn()
    expect(t.told('scenario-end')).toEqual([])
    expect(t.told('tile').map(({ tile }) => tile)).toEqual(['sundial', 'sundial', 'fighting'])
    expect(t.told('event')).toHaveLength(1)
  })

  it('[lotr E3] life tokens, then the Ring-bearer, then Fatty', () => {
    const t = table(end('| frodo 0 | sam 0 r1 | pippin 0 | merry 0 | fatty 0')).goOn()
    const kinds = t.events.map(({ type }) => type).filter((type) => ['life-tokens', 'ring-bearer', 'draw'].includes(type))
    expect(kinds.slice(0, 8)).toEqual([...Array(5).fill('life-tokens'), 'ring-bearer', 'draw', 'draw'])
    expect(t.told('draw').slice(0, 2)).toMatchObject([{ seat: 1 }, { seat: 4 }])
  })

  it('[lotr E4] windows before each step, without Foresight; Athelas frees one player', () => {
    const t = table(end('| frodo 0 shields=5 athelas,white.wild | sam 0 | fatty 0'.replace('fatty', 'pippin'))).upTo('WS')
    expect(t.offers('frodo')).toEqual([
      'pass',
      ...['use:athelas', 'discard:athelas', 'discard:white.wild', 'call:healing', 'call:persistence'],
    ])
    expect(t.refuses('frodo', 'call:foresight')).toBe('foresight-not-here')
    t.acts('WS', 'frodo', 'use:athelas').goOn()
    expect(t.player('frodo').step).toBe(0)
    expect(t.player('sam').step).toBe(3)
    expect(t.windows.filter(({ window }) => window === 'WS').map(({ moment }) => moment)).toEqual([...Array(3).fill('life-tokens'), 'part'])
  })

  it('[lotr E4] Athelas has no place at the later steps', () => {
    const t = table(end('| frodo 0 r1 h1 s1 athelas | sam 0 r1 h1 s1')).upTo('WS')
    expect(t.refuses('frodo', 'use:athelas')).toBe('athelas-only-tokens')
  })

  it('[lotr E5] one step for each missing kind, from the Ring-bearer on; doubles do not help, Merry needs two', () => {
    const t = table(end('ring=sam | frodo 0 r3 | sam 0 r1 h1 s1 | pippin 0 | merry 0 h1')).goOn()
    expect(t.told('life-tokens')).toEqual([
      { type: 'life-tokens', seat: 1, missing: 0, spared: false },
      { type: 'life-tokens', seat: 2, missing: 3, spared: false },
      { type: 'life-tokens', seat: 3, missing: 1, spared: false },
      { type: 'life-tokens', seat: 0, missing: 2, spared: false },
    ])
    expect(t.told('corrupt').map(({ seat, to }) => [seat, to])).toEqual([
      [2, 3],
      [3, 1],
      [0, 2],
    ])
  })

  it('[lotr E6] most ring tokens takes the Ring and draws two', () => {
    const t = table(end('| frodo 0 r1 | sam 0 r2 | pippin 0')).goOn()
    expect(t.told('ring-bearer')).toEqual([{ type: 'ring-bearer', seat: 1, from: 0 }])
    expect(t.told('draw')[0]).toMatchObject({ seat: 1 })
    expect(t.state.active).toBe(1)
  })

  it('[lotr E6] ties go clockwise from the Ring-bearer, who comes last; all without is a tie', () => {
    expect(table(end('ring=sam | frodo 0 r1 | sam 0 r1 | pippin 0')).goOn().told('ring-bearer')[0]?.seat).toBe(0)
    expect(table(end('ring=sam | frodo 0 | sam 0 | pippin 0')).goOn().told('ring-bearer')[0]?.seat).toBe(2)
    expect(table(end('ring=sam | frodo 0 | sam 0 r1 | pippin 0')).goOn().told('ring-bearer')[0]?.seat).toBe(1)
  })

  it('[lotr E6] he draws also if the Ring stays, unless agreed otherwise', () => {
    expect(table(end('| frodo 0 r1 | sam 0')).goOn().told('draw')[0]).toMatchObject({ seat: 0 })
    const moved = table(end('opt.new_ring_bearer_draws=only_if_ring_moves | frodo 0 r1 | sam 0')).upTo('WH')
    expect(moved.told('draw').every(({ handles }) => handles.length === 4)).toBe(true)
  })

  it('[lotr E7] tokens go back, hands and shields stay, ungained feature cards leave', () => {
    const t = table(end('| frodo 0 r1 h1 shields=4 book | sam 0 white.wild')).goOn()
    expect(t.player('frodo')).toMatchObject({ tokens: { ring: 0, heart: 0, sun: 0 }, shields: 4 })
    expect(t.hand('frodo')).toContain('book')
    expect(t.hand('sam')).toContain('white.wild')
    expect(t.state.lost).toEqual(['pipe'])
    expect(t.state.place).toBe('lothlorien')
  })

  it('[lotr E7] the next scenario has a fresh board and the Ring may be used again', () => {
    const t = table('helms_deep phase=scenario-end fighting=10 ring-used event=4 | frodo 0 | sam 0 white.wild').upTo('W1b')
    expect(t.state.board).toMatchObject({ place: 'shelobs_lair', event: 0, ringUsed: false, features: ['gollum', 'faramir'] })
    expect(t.state.tilesDone).toBe(0)
  })
})
