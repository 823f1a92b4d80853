import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('elimination', () => {
  it('[lotr X1] a hobbit that steps on Sauron is out', () => {
    const t = table(
      'moria fighting=6 active=sam sauron=3 | frodo 0 | sam 2 shields=3 h1 white.wild | pippin 0',
      'fighting',
      'one_dot',
      'hiding',
    ).goOn()
    expect(t.player('sam')).toMatchObject({ alive: false, hand: [], shields: 0, tokens: { ring: 0, heart: 0, sun: 0 } })
    expect(t.told('met-sauron')).toEqual([{ type: 'met-sauron', seats: [1] }])
    expect(t.state.active).toBe(2)
  })

  it('[lotr X1] and one that Sauron reaches', () => {
    const t = table('moria fighting=6 sauron=4 | frodo 0 | sam 3', 'fighting', 'eye').goOn()
    expect(t.player('sam').alive).toBe(false)
    expect(t.player('frodo').alive).toBe(true)
  })

  it('[lotr X1] steps stop where Sauron stands; Sam suffers one step of a die, all of what he volunteers for', () => {
    const t = table('moria active=pippin sauron=6 | frodo 0 | sam 0 | pippin 4', 'sauron').does('pippin', 'volunteer').goOn()
    expect(t.told('corrupt')[0]).toMatchObject({ from: 4, to: 6 })
    const sam = table('moria active=sam fighting=6 | frodo 0 | sam 0', 'fighting', 'three_dots').goOn()
    expect(sam.player('sam').step).toBe(1)
    const volunteer = table('moria active=sam | frodo 0 | sam 0', 'sauron', 'fighting').does('sam', 'volunteer').goOn()
    expect(volunteer.player('sam').step).toBe(2)
  })

  it('[lotr X2] who cannot discard the two cards of the die discards what he can and is out', () => {
    const t = table('moria fighting=6 active=pippin | frodo 0 | sam 0 | pippin 0 white.wild', 'fighting', 'two_cards', 'hiding').goOn()
    expect(t.player('pippin')).toMatchObject({ alive: false, hand: [] })
    expect(t.told('could-not-pay')).toEqual([{ type: 'could-not-pay', seat: 2 }])
    expect(t.told('discard')[0]?.handles).toHaveLength(1)
  })

  it('[lotr X2] Sam discards one card for the die, two for an event', () => {
    const die = table('moria fighting=6 active=sam | frodo 0 | sam 0 white.wild', 'fighting', 'two_cards', 'hiding').goOn()
    expect(die.player('sam').alive).toBe(true)
    expect(die.hand('sam')).not.toContain('white.wild')
    const event = table('mordor event=2 active=sam | frodo 0 h1 | sam 0 white.wild,white.hiding,grey.hiding', 'sundial', 'blank')
    event.goOn()
    expect(event.prompt('sam')).toMatchObject({ kind: 'must-discard', min: 2, max: 2 })
  })

  it('[lotr X2] an optional payment never eliminates', () => {
    const t = table('moria | frodo 0 | sam 0', 'sundial3cards', 'fighting').goOn()
    expect(t.state.players.every(({ alive }) => alive)).toBe(true)
    expect(t.told('unpaid').length).toBeGreaterThan(0)
  })

  it('[lotr X2] who could not bear what comes otherwise may not choose it while he can pay', () => {
    const scene =
      'shelobs_lair event=1 active=sam | frodo 0 shields=3 | sam 0 shields=2 white.wild,white.hiding | pippin 0 shields=2 white.hiding'
    const t = table(scene, 'sundial').goOn()
    expect(t.refuses('sam', 'refuse')).toBe('cannot-refuse-what-you-can-pay')
    expect(t.refuses('sam', 'give:white.wild')).toBeNull()
    t.does('sam', 'give:white.wild').goOn()
    expect(t.refuses('pippin', 'refuse')).toBeNull()
    const free = table(scene.replace('shelobs_lair', 'shelobs_lair opt.self_elimination_by_choice=free'), 'sundial').goOn()
    expect(free.refuses('sam', 'refuse')).toBeNull()
  })

  it('[lotr X2] a token that is the only way out is taken without asking', () => {
    const t = table('mordor event=2 | frodo 0 h1 white.wild | sam 0 h1', 'sundial', 'fighting').goOn()
    expect(t.told('pay').map(({ tokens }) => tokens)).toEqual([['heart'], ['heart']])
    const free = table('mordor opt.self_elimination_by_choice=free event=2 | frodo 0 h1 white.wild | sam 0 h1', 'sundial').goOn()
    expect(free.offers('frodo')).toEqual(['token:heart', 'refuse'])
  })

  it('[lotr X3] what he still had to roll or discard lapses, and the others go on', () => {
    const t = table(
      'mordor event=2 active=sam sauron=3 | frodo 0 h1 | sam 2 white.wild,white.hiding,white.fighting',
      'sundial',
      'three_dots',
      'fighting',
    ).goOn()
    expect(t.player('sam').alive).toBe(false)
    expect(t.told('could-not-pay')).toEqual([])
    expect(t.player('frodo').tokens.heart).toBe(0)
    const dice = table('shelobs_lair event=4 active=sam sauron=3 | frodo 0 | sam 2', 'sundial', 'one_dot', 'hiding')
      .does('sam', 'accept')
      .goOn()
    expect(dice.told('roll')).toHaveLength(1)
  })

  it('[lotr X3] his turn ends with step 3 and he is asked nothing more', () => {
    const t = table(
      'moria active=sam sauron=3 fighting=5 | frodo 0 | sam 2 gimli,white.wild | pippin 0 white.wild',
      'hiding',
      'one_dot',
      'hiding',
    )
    t.does('sam', 'play@fighting:gimli').upTo('W2')
    expect(t.windows.at(-1)?.asked).not.toContain('sam')
    t.goOn()
    expect(t.state.board?.lines.fighting).toBe(7)
    expect(t.state.discard).toHaveLength(1)
    expect(t.told('turn').at(-1)).toMatchObject({ seat: 2 })
  })

  it('[lotr X3] the rest of his move is lost, unless agreed otherwise; nothing is gained then', () => {
    const scene = 'moria active=sam sauron=3 fighting=6 | frodo 0 | sam 2 gimli | pippin 0'
    expect(table(scene, 'hiding', 'one_dot').does('sam', 'play@fighting:gimli').upTo('W2').state.board?.lines.fighting).toBe(7)
    const finish = table(scene.replace('moria', 'moria opt.interrupted_move_on_elimination=finish'), 'hiding', 'one_dot')
    finish.does('sam', 'play@fighting:gimli').upTo('W2')
    expect(finish.state.board?.lines.fighting).toBe(8)
    expect(finish.told('gain')).toEqual([])
  })

  it('[lotr X3] the last word passes to the next survivor when the Active player goes out inside an event', () => {
    const scene = 'moria event=5 active=sam sauron=3 | frodo 0 | sam 2 | pippin 0'
    const t = table(scene, 'sundial', 'one_dot', 'blank', 'blank').does('sam', 'refuse').goOn()
    expect(t.told('roll').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  it('[lotr X4] all hobbits caught by one move of Sauron go out together', () => {
    const t = table('moria event=4 sauron=6 active=pippin | frodo 0 | sam 5 | pippin 4 white.wild', 'sundial', 'hiding').goOn()
    expect(t.told('sauron')).toEqual([{ type: 'sauron', from: 6, to: 4 }])
    expect(t.told('met-sauron')).toEqual([{ type: 'met-sauron', seats: [1, 2] }])
  })
})
