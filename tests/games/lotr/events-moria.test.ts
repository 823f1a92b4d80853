import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

/** What happens when the next sundial comes up. */
const moria = (event: number, players: string, ...coming: string[]) => table(`moria event=${event - 1} ${players}`, 'sundial', ...coming)

describe('Moria', () => {
  it('[lotr B1] Speak Friend and Enter: a friendship and a wild sign from the group', () => {
    const t = moria(1, '| frodo 0 grey.friendship | sam 0 white.wild', 'fighting').does('frodo', 'give:grey.friendship')
    t.does('sam', 'give:white.wild').goOn()
    expect(t.state.sauron).toBe(12)
    expect(t.told('pay').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('[lotr B1] one card of two wild signs covers both, unless its signs may not be split', () => {
    const t = moria(1, '| frodo 0 | sam 0 aragorn', 'fighting').goOn()
    expect(t.refuses('sam', 'give:aragorn')).toBeNull()
    const whole = moria(1, 'opt.discard_symbols_split=false | frodo 0 | sam 0 aragorn,white.wild', 'fighting').goOn()
    whole.does('sam', 'give:aragorn').goOn()
    expect(whole.offers('sam')).toContain('give:white.wild')
  })

  it('[lotr B1] a friendship sign is no wild one: otherwise an eye', () => {
    const t = moria(1, '| frodo 0 | sam 0 grey.friendship,white.friendship', 'fighting').does('sam', 'give:grey.friendship').goOn()
    expect(t.refuses('sam', 'give:white.friendship')).toBe('does-not-help')
    t.does('sam', 'pass').goOn()
    expect(t.state.sauron).toBe(11)
    expect(t.hand('sam')).toEqual(['grey.friendship', 'white.friendship'])
  })

  it('[lotr B1] the Active player may end it', () => {
    const t = moria(1, '| frodo 0 white.wild | sam 0 white.friendship', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.state.sauron).toBe(11)
    expect(t.told('unpaid')).toEqual([{ type: 'unpaid', for: 'speak_friend' }])
  })

  it('[lotr B2] Watcher in the Water: each a hiding sign', () => {
    const t = moria(2, '| frodo 0 grey.hiding | sam 0 white.wild', 'fighting')
      .does('frodo', 'give:grey.hiding')
      .does('sam', 'give:white.wild')
    expect(t.goOn().told('roll')).toEqual([])
  })

  it('[lotr B2] otherwise a roll; who has no cards is not asked', () => {
    const t = moria(2, '| frodo 0 grey.hiding | sam 0', 'one_dot', 'one_dot', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('[lotr B3] Stone in the Well: two signs like the card turned up bring the Pipe', () => {
    const t = moria(3, '| frodo 0 grey.hiding,white.wild | sam 0', 'white.hiding', 'fighting').does(
      'frodo',
      'give:grey.hiding',
      'give:white.wild',
    )
    t.goOn()
    expect(t.hand('frodo')).toEqual(['pipe'])
    expect(t.state.board).toMatchObject({ event: 3, features: ['book'] })
    expect(t.state.used).toHaveLength(3)
  })

  it('[lotr B3] a wild card turned up wants wild signs', () => {
    const t = moria(3, '| frodo 0 | sam 0 | pippin 0'.replace('frodo 0', 'frodo 0 grey.hiding,aragorn'), 'white.wild').goOn()
    expect(t.offers('frodo')).toEqual(['give:aragorn', 'refuse'])
  })

  it('[lotr B3] otherwise an eye and the next event', () => {
    const t = moria(3, 'travelling=7 hiding=7 | frodo 0 grey.hiding | sam 0', 'white.hiding', 'fighting').does('frodo', 'refuse').goOn()
    expect(t.state.sauron).toBe(11)
    expect(t.state.board?.event).toBe(4)
  })

  it('[lotr B3] with no Hobbit card left anywhere the otherwise part happens', () => {
    const hands = 'white.wild,'.repeat(12) + 'white.hiding,'.repeat(7) + 'white.travelling,'.repeat(7) + 'white.fighting,'.repeat(7)
    const more = 'white.friendship,'.repeat(7) + 'grey.hiding,'.repeat(5) + 'grey.travelling,'.repeat(5)
    const rest = 'grey.fighting,'.repeat(5) + 'grey.friendship,'.repeat(5)
    const t = moria(3, `travelling=7 hiding=7 | frodo 0 ${hands}${more}${rest.slice(0, -1)} | sam 0`, 'fighting').goOn()
    expect(t.told('show')).toEqual([])
    expect(t.state.board?.event).toBe(4)
  })

  it('[lotr B4] Trapped!: nothing if travelling and hiding are complete', () => {
    const t = moria(4, 'travelling=7 hiding=7 | frodo 0 | sam 0', 'fighting').goOn()
    expect(t.told('sauron')).toEqual([])
  })

  it('[lotr B4] otherwise two eyes and a roll for the Ring-bearer', () => {
    for (const lines of ['travelling=7 hiding=6', 'hiding=7', '']) {
      const t = moria(4, `${lines} active=sam | frodo 0 | sam 0`, 'one_dot', 'fighting').goOn()
      expect(t.state.sauron).toBe(10)
      expect(t.told('roll')).toMatchObject([{ seat: 0 }])
    }
  })

  it('[lotr B5] Orcs Attack: five fighting signs from the group, in parts', () => {
    const t = moria(5, '| frodo 0 gimli | sam 0 boromir,white.fighting,grey.hiding', 'fighting')
    expect(t.goOn().offers('frodo')).toEqual(['give:gimli', 'pass', 'refuse'])
    t.does('frodo', 'give:gimli').goOn()
    expect(t.offers('sam')).toEqual(['give:boromir', 'give:white.fighting', 'pass'])
    t.does('sam', 'give:boromir').does('sam', 'give:white.fighting').goOn()
    expect(t.state.sauron).toBe(12)
  })

  it('[lotr B5] otherwise two eyes, and pledges go back', () => {
    const t = moria(5, '| frodo 0 gimli | sam 0 boromir', 'fighting').does('frodo', 'give:gimli').does('sam', 'pass').goOn()
    expect(t.state.sauron).toBe(10)
    expect(t.hand('frodo')).toEqual(['gimli'])
  })

  it('[lotr B6] Fly You Fools!: one volunteers for three steps', () => {
    const t = moria(6, '| frodo 0 | sam 0 white.wild').does('frodo', 'pass').does('sam', 'volunteer').upTo('WS')
    expect(t.player('sam').step).toBe(3)
    expect(t.told('roll')).toEqual([])
  })

  it('[lotr B6] otherwise each rolls', () => {
    const t = moria(6, '| frodo 0 | sam 0 white.wild', 'one_dot', 'one_dot').does('frodo', 'refuse').upTo('WS')
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([0, 1])
    const all = moria(6, '| frodo 0 | sam 0 white.wild', 'one_dot', 'one_dot').does('frodo', 'pass').does('sam', 'pass').upTo('WS')
    expect(all.told('roll')).toHaveLength(2)
  })
})
