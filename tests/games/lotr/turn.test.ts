import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const types = (t: ReturnType<typeof table>) => t.events.map((event) => event.type)

describe('the steps of a turn', () => {
  it('[lotr T1] reveals, executes, then plays or draws, then clears up and passes the turn on', () => {
    const t = table('moria | frodo 0 white.hiding | sam 0', 'fighting', 'ring', 'hiding')
    t.does('frodo', 'play@travelling:white.hiding').goOn()
    expect(types(t).slice(0, 6)).toEqual(['turn', 'tile', 'marker', 'gain', 'play', 'marker'])
    expect(t.state.used).toEqual([])
    expect(t.state.discard).toHaveLength(1)
    expect(t.state.active).toBe(1)
  })

  it('[lotr T2] other tiles are followed by another, an activity tile leads on to cards', () => {
    const t = table('moria | frodo 0 | sam 0', 'ring', 'ring', 'travelling').goOn()
    expect(t.told('tile').map(({ tile }) => tile)).toEqual(['ring', 'ring', 'travelling'])
    expect(t.prompt('frodo').kind).toBe('play-cards')
    expect(t.player('frodo').step).toBe(2)
  })

  it('[lotr T3] the event marker moves while the tile is executed', () => {
    const t = table('moria | frodo 0 white.wild | sam 0', 'sundial').upTo('W1b')
    expect(t.state.board?.event).toBe(0)
    t.goOn()
    expect(t.state.board?.event).toBe(1)
    expect(t.prompt('frodo').kind).toBe('pay')
  })

  it('[lotr T4] a "next event" inside an event comes at once, with the window of another 1b', () => {
    const t = table('moria event=2 sauron=15 | frodo 0 | sam 0 white.hiding', 'sundial', 'white.wild', 'blank', 'fighting').goOn()
    expect(t.told('event').map(({ event }) => event)).toEqual(['stone_in_well', 'trapped'])
    expect(t.windows.filter(({ window }) => window === 'W1b')).toHaveLength(3)
    expect(t.told('tile')).toHaveLength(2)
  })

  it('[lotr T4] Magic blanks an event that follows inside an event, where that is agreed', () => {
    const scene = 'moria event=2 sauron=15 | frodo 0 shields=5 | sam 0 white.hiding'
    const magic = table(scene, 'sundial', 'white.wild').upTo('W1b')
    magic.acts('W1b', 'sam', 'pass').acts('W1b', 'frodo', 'call:magic').goOn()
    expect(magic.told('event-blanked').map(({ event }) => event)).toEqual(['trapped'])
    const without = table(scene.replace('sauron', 'opt.magic_on_chained_event=false sauron'), 'sundial', 'white.wild')
    without.acts('W1b', 'sam', 'pass').upTo('W1b')
    expect(without.refuses('frodo', 'call:magic')).toBe('not-now')
  })

  it('[lotr T5] in 2a two cards need a white and a grey one', () => {
    const sam = table('moria active=sam | frodo 0 | sam 0 white.hiding,white.travelling,grey.fighting', 'fighting')
    sam.does('sam', 'play@travelling:white.travelling').goOn()
    expect(sam.offers('sam')).toEqual(['play@fighting:grey.fighting', 'done'])
    expect(sam.refuses('sam', 'play@hiding:white.hiding')).toBe('colours-must-differ')
    expect(sam.refuses('sam', 'draw')).toBe('drawing-only-instead-of-cards')
  })

  it('[lotr T5] one card is enough, and there is no third', () => {
    const one = table('moria active=sam | frodo 0 | sam 0 white.travelling,grey.fighting', 'fighting', 'hiding')
    one.does('sam', 'play@travelling:white.travelling').does('sam', 'done').goOn()
    expect(one.state.active).toBe(0)
    const two = table('moria active=sam | frodo 0 | sam 0 white.travelling,grey.fighting,grey.hiding', 'fighting', 'hiding')
    two.does('sam', 'play@travelling:white.travelling').does('sam', 'play@fighting:grey.fighting').goOn()
    expect(two.state.active).toBe(0)
    expect(two.hand('sam')).toEqual(['grey.hiding'])
  })

  it('[lotr T6] who plays nothing draws two Hobbit cards or moves one step back', () => {
    const t = table('moria | frodo 3 white.hiding | sam 0', 'fighting', 'white.wild', 'grey.hiding', 'travelling')
    expect(t.goOn().offers('frodo').slice(-2)).toEqual(['draw', 'back'])
    t.does('frodo', 'draw').goOn()
    expect(t.hand('frodo')).toEqual(['white.hiding', 'white.wild', 'grey.hiding'])
    const back = table('moria | frodo 3 white.hiding | sam 0', 'fighting', 'hiding').does('frodo', 'back').goOn()
    expect(back.player('frodo').step).toBe(2)
  })

  it('[lotr T6] stepping back on step 0 is allowed and empty', () => {
    const t = table('moria | frodo 0 | sam 0', 'fighting', 'hiding').does('frodo', 'back').goOn()
    expect(t.player('frodo').step).toBe(0)
    expect(t.told('heal')).toEqual([])
  })

  it('[lotr T7] once the main line is done no card is played any more, but the window before step 3 opens', () => {
    const t = table('moria fighting=9 | frodo 0 white.hiding,grey.hiding | sam 0', 'fighting', 'shield.2').upTo('W2')
    expect(t.windows.filter(({ window }) => window === 'W2')).toHaveLength(1)
    t.upTo('WS')
    expect(t.told('play')).toEqual([])
    expect(t.told('scenario-end')).toEqual([{ type: 'scenario-end', place: 'moria', cause: 'main-line' }])
  })

  it('[lotr T7] after the first card ended the scenario there is no second', () => {
    const end = table('moria fighting=9 | frodo 0 white.fighting,grey.hiding | sam 0', 'hiding', 'shield.1')
    end.does('frodo', 'play@fighting:white.fighting').upTo('WS')
    expect(end.hand('frodo')).toEqual(['grey.hiding', 'book'])
  })

  it('[lotr T8] an activity tile moves its line and the Active player takes the space', () => {
    const t = table('moria | frodo 0 | sam 0', 'hiding').goOn()
    expect(t.state.board?.lines.hiding).toBe(1)
    expect(t.hand('frodo')).toEqual(['book'])
  })

  it('[lotr T8] a line that the board lacks, or a complete one, lets him choose another', () => {
    const missing = table('moria | frodo 0 | sam 0', 'friendship').goOn()
    expect(missing.offers('frodo')).toEqual(['line:fighting', 'line:hiding', 'line:travelling'])
    expect(missing.refuses('frodo', 'line:friendship')).toBe('line-absent')
    missing.does('frodo', 'line:travelling')
    expect(missing.state.board?.lines.travelling).toBe(1)
    const complete = table('moria hiding=7 | frodo 0 | sam 0', 'hiding').goOn()
    expect(complete.offers('frodo')).toEqual(['line:fighting', 'line:travelling'])
    expect(complete.refuses('frodo', 'line:hiding')).toBe('line-complete')
  })

  it('[lotr T8] a single open line is taken without asking', () => {
    const t = table('moria hiding=7 travelling=7 | frodo 0 | sam 0', 'friendship').goOn()
    expect(t.state.board?.lines.fighting).toBe(1)
    expect(t.prompt('frodo').kind).toBe('play-cards')
  })

  it('[lotr T9] Pippin may play any two white or grey cards', () => {
    const t = table('moria active=pippin | frodo 0 | sam 0 | pippin 0 grey.hiding,grey.fighting,white.wild', 'hiding')
    t.does('pippin', 'play@hiding:grey.hiding').goOn()
    expect(t.offers('pippin')).toContain('play@fighting:grey.fighting')
    expect(t.offers('pippin')).toContain('play@travelling:white.wild')
  })

  it('[lotr T9] Frodo may use his white Hobbit cards as wild, Sam may not', () => {
    const frodo = table('moria | frodo 0 white.hiding,grey.hiding,gimli | sam 0', 'fighting').goOn()
    expect(frodo.offers('frodo')).toEqual([
      'play@fighting:white.hiding',
      'play@hiding:white.hiding',
      'play@travelling:white.hiding',
      'play@hiding:grey.hiding',
      'play@fighting:gimli',
      'draw',
      'back',
    ])
    const sam = table('moria active=sam | frodo 0 | sam 0 white.hiding', 'fighting').goOn()
    expect(sam.offers('sam')).toEqual(['play@hiding:white.hiding', 'draw', 'back'])
    const all = table('moria opt.frodo_wild_scope=all_white_cards | frodo 0 gimli | sam 0', 'fighting').goOn()
    expect(all.offers('frodo')).toContain('play@travelling:gimli')
  })

  it('[lotr T9] yellow cards are never played', () => {
    const t = table('moria | frodo 0 staff,white.hiding | sam 0', 'fighting').goOn()
    expect(t.offers('frodo').some((key) => key.includes('staff'))).toBe(false)
    expect(t.refuses('frodo', 'play@hiding:staff')).toBe('yellow-not-played')
  })

  it('[lotr T10] signs enter the spaces one by one, each done before the next', () => {
    const t = table('moria fighting=2 | frodo 0 gimli | sam 0', 'hiding').does('frodo', 'play@fighting:gimli')
    const moved = t.events.filter(({ type }) => type === 'marker' || type === 'gain')
    expect(moved.map((event) => (event.type === 'marker' ? event.to : event.type))).toEqual([1, 3, 'gain', 4, 'gain'])
    expect(t.player('frodo')).toMatchObject({ tokens: { ring: 1 }, shields: 1 })
  })

  it('[lotr T10] signs beyond the end are lost, and a card without an open line cannot be played', () => {
    const t = table('moria hiding=6 active=sam | frodo 0 | sam 0 legolas,white.hiding,white.friendship', 'fighting')
    t.goOn()
    expect(t.refuses('sam', 'play@friendship:white.friendship')).toBe('line-absent')
    t.does('sam', 'play@hiding:legolas').goOn()
    expect(t.state.board?.lines.hiding).toBe(7)
    const closed = table('moria hiding=7 active=sam | frodo 0 | sam 0 white.hiding', 'fighting').goOn()
    expect(closed.offers('sam')).toEqual(['draw', 'back'])
    expect(closed.refuses('sam', 'play@hiding:white.hiding')).toBe('line-complete')
  })

  it('[lotr T10] by agreement such a card may be laid down, and wild signs may part', () => {
    const laid = table('moria opt.completed_line_card_unplayable=false hiding=7 active=sam | frodo 0 | sam 0 white.hiding', 'fighting')
    laid.does('sam', 'play@hiding:white.hiding').goOn()
    expect(laid.told('play')).toHaveLength(1)
    const split = table('moria opt.card_symbols_one_line=false active=sam | frodo 0 | sam 0 aragorn', 'fighting')
    split.does('sam', 'play@hiding:aragorn').does('sam', 'line:travelling')
    expect(split.state.board?.lines).toMatchObject({ hiding: 1, travelling: 1 })
  })

  it('[lotr T11] the turn goes to the next survivor clockwise', () => {
    const t = table('moria | frodo 0 | sam 0 out | pippin 0', 'fighting', 'hiding').does('frodo', 'back').goOn()
    expect(t.told('turn').map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('[lotr T11] a scenario begins with the Ring-bearer', () => {
    const t = table('rivendell event=3 ring=sam | frodo 0 | sam 0', 'blank', 'blank', 'hiding').goOn()
    expect(t.told('arrived')).toEqual([{ type: 'arrived', place: 'moria' }])
    expect(t.told('turn')).toEqual([{ type: 'turn', seat: 1 }])
  })
})
