import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('before a tile is revealed', () => {
  const scene = 'helms_deep sauron=15 | frodo 0 shields=5 phial,lembas,white.wild | sam 0 white.hiding'

  it('[lotr W1] Phial and Foresight may be used, and nothing of the standard set besides', () => {
    const t = table(scene).upTo('W1a')
    expect(t.offers('frodo')).toEqual(['pass', 'use:phial', 'call:foresight'])
    expect(t.offers('sam')).toEqual(['pass'])
    expect(t.refuses('frodo', 'use:lembas')).toBe('not-now')
    expect(t.refuses('frodo', 'discard:white.wild')).toBe('not-now')
    expect(t.refuses('frodo', 'call:healing')).toBe('not-now')
    expect(t.refuses('frodo', 'ring')).toBe('ring-not-here')
  })

  it('[lotr W1] the Phial stands in for 1a and 1b', () => {
    const t = table(scene).acts('W1a', 'frodo', 'use:phial').goOn()
    expect(t.told('tile')).toEqual([])
    expect(t.told('tile-skipped')).toHaveLength(1)
    expect(t.prompt('frodo').kind).toBe('play-cards')
  })

  it('[lotr W1] anybody may hold the Phial, and it belongs nowhere else', () => {
    const t = table('helms_deep | frodo 0 | sam 0 phial', 'fighting').upTo('W1a')
    expect(t.offers('sam')).toEqual(['pass', 'use:phial'])
    t.upTo('W1b')
    expect(t.refuses('sam', 'use:phial')).toBe('phial-before-reveal')
  })

  it('[lotr W1] Foresight: one player looks at three tiles and puts them back in any order', () => {
    const t = table('moria sauron=15 | frodo 0 shields=5 | sam 0', 'ring', 'sundial', 'fighting').acts('W1a', 'frodo', 'call:foresight')
    t.does('frodo', 'player:1')
    const [, , , , , last] = t.prompt('sam').keys
    expect(t.prompt('sam').keys).toHaveLength(6)
    t.does('sam', last as string)
    t.goOn()
    expect(t.told('tile')[0]?.tile).toBe('fighting')
    expect(t.player('frodo').shields).toBeLessThan(5)
    expect(t.state.gandalf).not.toContain('foresight')
  })
})

describe('before a tile is executed', () => {
  it('[lotr W2] the Staff sets a sundial with three items aside; the marker stays and another tile follows', () => {
    for (const tile of ['sundial3cards', 'sundialItems']) {
      const t = table('moria | frodo 0 | sam 0 staff', tile, 'fighting').acts('W1b', 'sam', 'use:staff').goOn()
      expect(t.state.board?.event).toBe(0)
      expect(t.told('tile-cancelled')).toHaveLength(1)
      expect(t.told('tile').map((event) => event.tile)).toEqual([tile, 'fighting'])
    }
  })

  it('[lotr W2] the Staff stops no other tile', () => {
    for (const tile of ['sundial', 'ring', 'sauron', 'fighting']) {
      expect(table('moria | frodo 0 | sam 0 staff', tile).upTo('W1b').refuses('sam', 'use:staff')).toBe('staff-needs-items')
    }
  })

  it('[lotr W3] Magic moves the marker and takes the effect away, on every sundial', () => {
    for (const tile of ['sundial', 'sundial3cards', 'sundialItems']) {
      const t = table('moria | frodo 0 | sam 0 shields=5 white.hiding', tile, 'fighting').acts('W1b', 'sam', 'call:magic').goOn()
      expect(t.state.board?.event).toBe(1)
      expect(t.told('event-blanked')).toHaveLength(1)
      expect(t.told('sauron')).toEqual([])
    }
  })

  it('[lotr W3] Magic goes with its tile, even if the turn is cut before the event came', () => {
    const scene = 'moria sauron=10 active=sam | frodo 0 | sam 9 | pippin 0 shields=5'
    const t = table(scene, 'sundial', 'eye', 'ring').acts('W1b', 'pippin', 'call:magic').acts('W1b', 'frodo', 'ring')
    t.does('frodo', 'line:travelling').goOn()
    expect(t.player('sam').alive).toBe(false)
    expect(t.told('event-blanked')).toEqual([])
    expect(t.player('frodo').step).toBe(1)
  })

  it('[lotr W3] Magic needs a sundial and cannot touch the last event of Mordor', () => {
    expect(table('moria | frodo 0 shields=5 | sam 0', 'ring').upTo('W1b').refuses('frodo', 'call:magic')).toBe('magic-needs-sundial')
    const last = table('mordor event=5 | frodo 0 shields=5 | sam 0', 'sundial').upTo('W1b')
    expect(last.refuses('frodo', 'call:magic')).toBe('magic-not-on-last')
  })

  it('[lotr W4] the standard set, the Ring and Guidance to move', () => {
    const t = table('helms_deep | frodo 0 shields=5 lembas,miruvor,elessar,white.wild | sam 0 white.hiding', 'ring').upTo('W1b')
    expect(t.offers('frodo')).toEqual([
      'pass',
      ...['use:lembas', 'discard:lembas', 'use:miruvor', 'discard:miruvor', 'use:elessar', 'discard:elessar', 'discard:white.wild'],
      ...['call:foresight', 'call:healing', 'call:guidance', 'call:persistence', 'ring'],
    ])
    expect(t.offers('sam')).toEqual(['pass', 'discard:white.hiding'])
  })

  it('[lotr W4] Guidance moves a line two spaces, with what is on them, for the Active player', () => {
    const t = table('moria | frodo 0 | sam 0 shields=5', 'ring', 'hiding').acts('W1b', 'sam', 'call:guidance')
    t.does('frodo', 'line:travelling').goOn()
    expect(t.told('marker').slice(0, 2)).toMatchObject([
      { line: 'travelling', to: 1, cause: 'guidance' },
      { line: 'travelling', to: 2, cause: 'guidance' },
    ])
    expect(t.player('frodo').shields).toBe(2)
    expect(t.player('sam').shields).toBe(0)
  })

  it('[lotr W4] Lembas fills a hand to six, Persistence draws four, Healing is two steps back, Elessar one', () => {
    const t = table('helms_deep | frodo 3 lembas,elessar,white.hiding | sam 0 shields=10', 'ring')
    t.acts('W1b', 'frodo', 'use:lembas').does('frodo', 'player:0')
    expect(t.hand('frodo')).toHaveLength(6)
    t.acts('W1b', 'sam', 'call:persistence').does('sam', 'player:1')
    expect(t.hand('sam')).toHaveLength(4)
    t.acts('W1b', 'sam', 'call:healing').does('sam', 'player:0')
    expect(t.player('frodo').step).toBe(1)
    t.acts('W1b', 'frodo', 'use:elessar').does('frodo', 'player:0')
    expect(t.player('frodo').step).toBe(0)
  })

  it('[lotr W4] Miruvor hands a card to somebody else, face down', () => {
    const t = table('moria | frodo 0 miruvor,white.wild,grey.hiding | sam 0 | pippin 0', 'ring')
    t.acts('W1b', 'frodo', 'use:miruvor').does('frodo', 'player:2')
    expect(t.prompt('frodo').keys.every((key) => key.startsWith('pass:#'))).toBe(true)
    t.does('frodo', t.prompt('frodo').keys[0] as string)
    expect(t.hand('pippin')).toEqual(['white.wild'])
    expect(t.match.cards.isPublic(t.player('pippin').hand[0] as number)).toBe(false)
    expect(t.match.cards.seenBy(2).face(t.player('pippin').hand[0] as number)).toBe('white.wild')
  })
})

describe('before discards', () => {
  it('[lotr W5] Mithril saves from the two-cards face', () => {
    const t = table('moria fighting=6 | frodo 0 white.hiding,white.wild | sam 0 mithril', 'fighting', 'two_cards')
    t.acts('WD', 'sam', 'use:mithril').goOn()
    expect(t.hand('frodo')).toHaveLength(2)
    expect(t.told('roll-ignored')).toHaveLength(1)
  })

  it('[lotr W5] Mithril does not help against discards that no die asks for', () => {
    const t = table('mordor event=2 | frodo 0 mithril,white.wild,white.wild | sam 0 h1', 'sundial', 'blank').upTo('WE').upTo('WD')
    expect(t.refuses('frodo', 'use:mithril')).toBe('mithril-needs-die')
    const event = table('moria | frodo 0 mithril,white.wild | sam 0', 'sundial').upTo('WD')
    expect(event.refuses('frodo', 'use:mithril')).toBe('mithril-needs-die')
  })

  it('[lotr W6] Athelas frees the one who lacks a token from everything', () => {
    const t = table('mordor event=2 | frodo 0 white.wild,white.wild | sam 0 h1 athelas', 'sundial', 'fighting')
    t.acts('WD', 'sam', 'use:athelas').goOn()
    expect(t.player('sam').tokens.heart).toBe(0)
    expect(t.told('roll')).toEqual([])
    expect(t.hand('frodo')).toHaveLength(2)
  })

  it('[lotr W6] Athelas helps only where a player discards life tokens, and not in Orcs Storm Forward', () => {
    const storm = table('helms_deep event=4 | frodo 0 athelas r1 h1 s1 | sam 0', 'sundial').upTo('WD')
    expect(storm.refuses('frodo', 'use:athelas')).toBe('athelas-not-here')
    const signs = table('moria | frodo 0 athelas | sam 0', 'sundial').upTo('WD')
    expect(signs.refuses('frodo', 'use:athelas')).toBe('athelas-only-tokens')
  })

  it('[lotr W6] the items tile takes no Athelas, unless agreed: then it stands in for the token', () => {
    const scene = 'moria | frodo 0 shields=1 athelas,white.wild | sam 0'
    expect(table(scene, 'sundialItems').upTo('WD').refuses('frodo', 'use:athelas')).toBe('athelas-not-here')
    const agreed = table(`moria opt.athelas_on_items_tile=true${scene.slice('moria'.length)}`, 'sundialItems', 'fighting')
    agreed.acts('WD', 'frodo', 'use:athelas').does('frodo', 'give:white.wild', 'shields:1').goOn()
    expect(agreed.state.board?.event).toBe(0)
  })

  it('[lotr W7] the standard set is open to all, Guidance where signs are discarded', () => {
    const t = table('moria event=1 | frodo 0 | sam 0 shields=5 white.hiding', 'sundial', 'fighting').upTo('WD')
    expect(t.offers('sam')).toEqual(['pass', 'discard:white.hiding', 'call:foresight', 'call:healing', 'call:guidance', 'call:persistence'])
    t.acts('WD', 'sam', 'call:guidance').does('sam', 'give:white.hiding').goOn()
    expect(t.told('roll')).toEqual([])
    expect(t.told('pay')).toMatchObject([{ seat: 0, cards: [] }, { seat: 1 }])
  })

  it('[lotr W7] Guidance pays no shields, and for the Active player only', () => {
    const shields = table('shelobs_lair | frodo 0 shields=7 | sam 0', 'sundial').upTo('WD')
    expect(shields.refuses('frodo', 'call:guidance')).toBe('guidance-not-here')
    const sam = table('moria event=1 active=sam | frodo 0 shields=5 white.wild | sam 0 white.hiding', 'sundial').does(
      'sam',
      'give:white.hiding',
    )
    expect(sam.upTo('WD').refuses('frodo', 'call:guidance')).toBe('guidance-not-here')
    const any = table(
      'moria opt.guidance_payment_scope=any_payer event=1 active=sam | frodo 0 shields=5 | sam 0 white.hiding',
      'sundial',
      'fighting',
    )
    any.does('sam', 'give:white.hiding').acts('WD', 'frodo', 'call:guidance').goOn()
    expect(any.told('roll')).toEqual([])
  })

  it('[lotr W7] in a group cost the two wild signs of Guidance count with what the others give', () => {
    const t = table('moria event=4 | frodo 0 shields=5 | sam 0 gimli,boromir', 'sundial', 'fighting').acts('WD', 'frodo', 'call:guidance')
    expect(t.goOn().offers('sam')).toEqual(['give:gimli', 'give:boromir', 'pass'])
    t.does('sam', 'give:gimli', 'give:boromir').goOn()
    expect(t.told('sauron')).toEqual([])
  })

  it("[lotr W8] Gollum's signs cost a roll, in a payment and in a move", () => {
    const pay = table('shelobs_lair event=1 | frodo 0 gollum | sam 0 shields=3', 'sundial', 'one_dot').does('frodo', 'give:gollum').goOn()
    expect(pay.told('roll')).toMatchObject([{ seat: 0, cause: 'gollum' }])
    const play = table('shelobs_lair | frodo 0 gollum | sam 0', 'hiding', 'one_dot').does('frodo', 'play@travelling:gollum').goOn()
    expect(play.told('roll')).toMatchObject([{ cause: 'gollum' }])
    expect(play.state.board?.lines.travelling).toBe(3)
  })

  it('[lotr W8] Gollum discarded as one card costs none', () => {
    const t = table('shelobs_lair | frodo 0 gollum,white.wild,white.wild | sam 0', 'sundial3cards', 'fighting')
    t.does('frodo', 'give:gollum', 'give:white.wild', 'give:white.wild').goOn()
    expect(t.told('roll')).toEqual([])
    expect(t.state.board?.event).toBe(0)
  })

  it('[lotr W8] by agreement he rolls before the move, and may not live to make it', () => {
    const scene = 'shelobs_lair opt.gollum_die_when=before_move active=sam sauron=5 | frodo 0 | sam 4 gollum'
    const t = table(scene, 'hiding', 'three_dots').does('sam', 'play@travelling:gollum').goOn()
    expect(t.state.board?.lines.travelling).toBe(0)
    expect(t.player('sam').alive).toBe(false)
  })

  it('[lotr W9] a Gandalf card bought to be discarded counts as one card, where that is agreed', () => {
    const scene = 'moria opt.optional_gandalf_as_discard=true | frodo 0 white.wild,white.hiding | sam 0 shields=5'
    const t = table(scene, 'sundial3cards', 'fighting').acts('WD', 'sam', 'spare:magic')
    t.does('frodo', 'give:white.wild', 'give:white.hiding').goOn()
    expect(t.state.board?.event).toBe(0)
    expect(t.state.gandalf).not.toContain('magic')
    expect(t.told('call')).toEqual([{ type: 'call', seat: 1, card: 'magic', spare: true }])
    const die = table(
      'moria opt.optional_gandalf_as_discard=true fighting=6 | frodo 0 shields=5 white.wild,white.hiding | sam 0',
      'fighting',
      'two_cards',
    )
    die.acts('WD', 'frodo', 'spare:healing').does('frodo', 'give:white.wild')
    expect(die.hand('frodo')).toEqual(['white.hiding'])
    const not = table(scene.replace(' opt.optional_gandalf_as_discard=true', ''), 'sundial3cards').upTo('WD')
    expect(not.refuses('sam', 'spare:magic')).toBe('spare-not-agreed')
  })
})

describe('around a roll', () => {
  it('[lotr W10] the Belt takes the place of a roll; nothing else is open', () => {
    const t = table('helms_deep | frodo 0 shields=5 white.wild | sam 0 belt,elessar', 'friendship').upTo('WR')
    expect(t.offers('sam')).toEqual(['pass', 'use:belt'])
    expect(t.offers('frodo')).toEqual(['pass'])
    expect(t.refuses('sam', 'use:elessar')).toBe('not-now')
    t.acts('WR', 'sam', 'use:belt').goOn()
    expect(t.told('roll')).toEqual([])
    expect(t.told('roll-skipped')).toMatchObject([{ seat: 0 }])
  })

  it('[lotr W10] of two dice the Belt spares one, and it never spares the roll of the Ring', () => {
    const two = table('shelobs_lair event=4 | frodo 0 belt | sam 0', 'sundial', 'blank', 'fighting').does('frodo', 'accept')
    two.acts('WR', 'frodo', 'use:belt').goOn()
    expect(two.told('roll')).toHaveLength(1)
    const ring = table('helms_deep | frodo 0 belt | sam 0', 'fighting', 'blank').acts('W1b', 'frodo', 'ring')
    expect(ring.windows.some(({ window }) => window === 'WR')).toBe(false)
    expect(ring.told('roll')).toMatchObject([{ cause: 'ring' }])
  })

  it('[lotr W11] Mithril against dots and the eye of a die, with the standard set', () => {
    for (const face of ['one_dot', 'two_dots', 'three_dots', 'eye']) {
      const t = table('moria fighting=6 | frodo 0 | sam 0 shields=5 mithril', 'fighting', face).upTo('WE')
      expect(t.offers('sam')).toContain('call:healing')
      t.acts('WE', 'sam', 'use:mithril').goOn()
      expect(t.player('frodo').step).toBe(0)
      expect(t.state.sauron).toBe(12)
    }
  })

  it('[lotr W11] the blank face has its window without Mithril, eyes and dots of tiles and events too', () => {
    const blank = table('moria fighting=6 | frodo 0 mithril | sam 0', 'fighting', 'blank').upTo('WE')
    expect(blank.refuses('frodo', 'use:mithril')).toBe('mithril-needs-die')
    const tile = table('moria | frodo 0 mithril | sam 0', 'ring').upTo('WE')
    expect(tile.refuses('frodo', 'use:mithril')).toBe('mithril-needs-die')
    const event = table('moria event=4 | frodo 0 mithril | sam 0', 'sundial').upTo('WE')
    expect(event.prompt('frodo').about).toMatchObject({ eyes: 2 })
    expect(event.refuses('frodo', 'use:mithril')).toBe('mithril-needs-die')
  })

  it('[lotr W14] a die result is one unit: one window before the roll, one before the result, none between its steps', () => {
    const t = table('helms_deep | frodo 0 white.wild,white.wild | sam 0', 'friendship', 'three_dots').goOn()
    const around = t.windows.filter(({ window }) => window === 'WR' || window === 'WE')
    expect(around).toMatchObject([{ window: 'WR' }, { window: 'WE', face: 'three_dots' }])
    expect(t.told('corrupt')).toEqual([{ type: 'corrupt', seat: 0, from: 0, to: 3, cause: 'die' }])
  })
})

describe('before cards, drawing and clearing up', () => {
  it('[lotr W12] a window opens before 2a, before the second card and before 3', () => {
    const t = table('moria | frodo 0 white.hiding,grey.hiding,white.wild | sam 0 shields=5', 'fighting', 'hiding')
    t.does('frodo', 'play@hiding:white.hiding').does('frodo', 'play@hiding:grey.hiding').upTo('W2')
    expect(t.windows.filter(({ window }) => window === 'W2')).toHaveLength(3)
    expect(t.prompt('frodo').about).toEqual({ window: 'W2', moment: 'step', step: '3' })
    expect(t.offers('frodo')).toEqual(['pass', 'discard:white.wild', 'discard:book', 'ring'])
    expect(t.offers('sam')).toEqual(['pass', 'call:foresight', 'call:healing', 'call:guidance', 'call:persistence'])
  })

  it('[lotr W12] and before 2b; Staff, Magic and Phial have no place there', () => {
    const t = table('helms_deep | frodo 0 staff,phial | sam 0 shields=5', 'fighting').does('frodo', 'draw').upTo('W2')
    expect(t.told('draw')).toEqual([])
    expect(t.refuses('frodo', 'use:staff')).toBe('staff-needs-items')
    expect(t.refuses('frodo', 'use:phial')).toBe('phial-before-reveal')
    expect(t.refuses('sam', 'call:magic')).toBe('magic-needs-sundial')
  })

  it('[lotr W12] after the main line ended the scenario Guidance may still collect before step 3', () => {
    const t = table('moria fighting=9 | frodo 0 | sam 0 shields=5', 'fighting', 'shield.1').acts('W2', 'sam', 'call:guidance')
    t.does('frodo', 'line:travelling').goOn()
    expect(t.told('gain').map(({ what }) => what)).toEqual(['bigShield', 'shield', 'shield'])
  })
})

describe('windows as such', () => {
  it('[lotr W13] all survivors with a card, five shields or the Ring are asked at once, from the Active player', () => {
    const t = table('moria active=sam | frodo 0 | sam 0 white.wild | pippin 0 | merry 0 shields=5 | fatty 0 white.wild', 'ring').upTo('W1b')
    expect(t.windows.at(-1)?.asked).toEqual(['sam', 'merry', 'fatty', 'frodo'])
  })

  it('[lotr W13] it is asked again until all pass, and nobody is asked who has nothing', () => {
    const t = table('moria ring-used | frodo 0 white.wild,white.hiding | sam 0', 'ring').acts('W1b', 'frodo', 'discard:white.wild')
    expect(t.windows.filter(({ window }) => window === 'W1b')).toHaveLength(2)
    t.acts('W1b', 'frodo', 'discard:white.hiding')
    expect(t.windows.filter(({ window }) => window === 'W1b')).toHaveLength(2)
    const empty = table('moria ring-used | frodo 0 | sam 0', 'ring', 'fighting')
    expect(empty.windows).toEqual([])
  })

  it('[lotr W13] what became illegal meanwhile goes back to its owner', () => {
    const t = table('moria | frodo 0 shields=5 | sam 0 shields=5', 'ring').actTogether('W1b', {
      frodo: 'call:healing',
      sam: 'call:healing',
    })
    t.does('frodo', 'player:0').upTo('W1b')
    expect(t.told('lapsed')).toEqual([{ type: 'lapsed', seat: 1, key: 'call:healing' }])
    expect(t.player('sam').shields).toBe(5)
    expect(t.offers('sam')).toContain('call:persistence')
  })

  it('[lotr W13] weights: plain discards are idle, help at any time is standard, what was made for the moment is special', () => {
    const weight = (t: ReturnType<typeof table>, hobbit: 'frodo' | 'sam') => t.prompt(hobbit).weight
    const tile = table('moria | frodo 0 | sam 0 white.wild | pippin 0 staff', 'sundial3cards').upTo('W1b')
    expect(weight(tile, 'frodo')).toBe('standard')
    expect(weight(tile, 'sam')).toBe('idle')
    expect(tile.prompt('pippin').weight).toBe('special')
    const danger = table('helms_deep sauron=3 | frodo 2 | sam 0 elessar', 'ring').upTo('WE')
    expect(weight(danger, 'sam')).toBe('special')
    const safe = table('helms_deep sauron=12 | frodo 2 | sam 0 elessar', 'ring').upTo('WE')
    expect(weight(safe, 'sam')).toBe('standard')
  })

  it('[lotr W13] a Gandalf card costs one player five shields and is there once', () => {
    const t = table('moria gandalf=healing | frodo 0 shields=4 white.wild | sam 0 shields=5', 'ring').upTo('W1b')
    expect(t.refuses('frodo', 'call:healing')).toBe('gandalf-too-dear')
    expect(t.refuses('sam', 'call:magic')).toBe('gandalf-gone')
    expect(t.refuses('sam', 'discard:white.wild')).toBe('no-such-choice')
  })
})
