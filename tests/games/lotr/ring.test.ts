import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('use of the Ring', () => {
  it("[lotr G1] only the Ring-bearer, before 1b, in anyone's turn", () => {
    const t = table('moria ring=sam active=frodo | frodo 0 white.wild | sam 0', 'ring').upTo('W1b')
    expect(t.offers('sam')).toContain('ring')
    expect(t.refuses('frodo', 'ring')).toBe('ring-not-bearer')
  })

  it('[lotr G1] before 2a, 2b and 3, and once in a scenario', () => {
    const t = table('moria | frodo 0 white.hiding | sam 0', 'fighting', 'one_dot').upTo('W2')
    expect(t.offers('frodo')).toContain('ring')
    t.does('frodo', 'draw').upTo('W2')
    expect(t.offers('frodo')).toContain('ring')
    t.acts('W2', 'frodo', 'pass').upTo('W2')
    t.acts('W2', 'frodo', 'ring').does('frodo', 'line:travelling')
    expect(t.state.board?.ringUsed).toBe(true)
    expect(t.upTo('W1b').refuses('frodo', 'ring')).toBe('ring-used')
  })

  it('[lotr G2] the line advances by four less the signs rolled', () => {
    const reach = { blank: 4, one_dot: 3, eye: 3, two_dots: 2, two_cards: 2, three_dots: 1 }
    for (const [face, spaces] of Object.entries(reach)) {
      const t = table('moria | frodo 0 | sam 0', 'fighting', face, 'hiding')
      if (face === 'two_cards') continue
      t.acts('W1b', 'frodo', 'ring').does('frodo', 'line:travelling')
      expect(t.state.board?.lines.travelling, face).toBe(spaces)
    }
    const cards = table('moria | frodo 0 white.wild,grey.hiding | sam 0', 'fighting', 'two_cards').acts('W1b', 'frodo', 'ring')
    cards.does('frodo', 'line:travelling')
    expect(cards.state.board?.lines.travelling).toBe(2)
    expect(cards.hand('frodo')).toEqual([])
  })

  it('[lotr G2] he suffers the result, and spaces give and cost nothing', () => {
    const t = table('moria fighting=5 | frodo 0 | sam 0 white.wild', 'fighting', 'one_dot')
      .acts('W1b', 'frodo', 'ring')
      .does('frodo', 'line:fighting')
    expect(t.player('frodo').step).toBe(1)
    expect(t.state.board?.lines.fighting).toBe(8)
    expect(t.told('gain')).toEqual([])
    expect(t.told('roll')).toHaveLength(1)
  })

  it('[lotr G2] by agreement the landing space, or every space, counts for the Active player', () => {
    const scene = (collects: string) => `moria opt.ring_collects=${collects} active=sam | frodo 0 | sam 0 white.wild`
    const last = table(scene('last_space_only'), 'fighting', 'one_dot').acts('W1b', 'frodo', 'ring').does('frodo', 'line:travelling')
    expect(last.player('sam')).toMatchObject({ shields: 0, tokens: { sun: 1 } })
    const all = table(scene('all'), 'fighting', 'one_dot').acts('W1b', 'frodo', 'ring').does('frodo', 'line:travelling')
    expect(all.player('sam')).toMatchObject({ shields: 2, tokens: { sun: 1 } })
  })

  it('[lotr G2] for Sam the printed signs count, unless agreed otherwise', () => {
    const scene = 'moria ring=sam | frodo 0 | sam 0'
    const printed = table(scene, 'fighting', 'three_dots').acts('W1b', 'sam', 'ring').does('sam', 'line:travelling')
    expect(printed.player('sam').step).toBe(1)
    expect(printed.state.board?.lines.travelling).toBe(1)
    const reduced = table(scene.replace('moria', 'moria opt.ring_symbols_for_sam=reduced_to_one'), 'fighting', 'three_dots')
    reduced.acts('W1b', 'sam', 'ring').does('sam', 'line:travelling')
    expect(reduced.state.board?.lines.travelling).toBe(3)
  })

  it('[lotr G2] Mithril takes the damage away; the signs still shorten the move, unless agreed otherwise', () => {
    const scene = 'moria | frodo 0 mithril | sam 0'
    const still = table(scene, 'fighting', 'three_dots').acts('W1b', 'frodo', 'ring').acts('WE', 'frodo', 'use:mithril')
    still.does('frodo', 'line:travelling')
    expect(still.player('frodo').step).toBe(0)
    expect(still.state.board?.lines.travelling).toBe(1)
    const four = table(scene.replace('moria', 'moria opt.ring_with_mithril=move_four'), 'fighting', 'three_dots')
    four.acts('W1b', 'frodo', 'ring').acts('WE', 'frodo', 'use:mithril').does('frodo', 'line:travelling')
    expect(four.state.board?.lines.travelling).toBe(4)
  })

  it('[lotr G3, X5] if the roll takes him the marker stays, and the game is over', () => {
    const t = table('moria sauron=5 fighting=3 | frodo 3 | sam 0', 'fighting', 'two_dots').acts('W1b', 'frodo', 'ring').goOn()
    expect(t.told('marker')).toEqual([])
    expect(t.state.ending).toEqual({ result: 'defeat', cause: 'ring-bearer-lost', place: 'moria', score: 13 })
    expect(t.match.outcome).toMatchObject({ result: 'defeat', winners: [], score: 13 })
  })

  it('[lotr G4] a main line finished by the Ring ends the scenario; the tile lying there is not executed', () => {
    const t = table('moria fighting=6 | frodo 0 | sam 0 white.wild', 'sundial', 'blank')
      .acts('W1b', 'frodo', 'ring')
      .does('frodo', 'line:fighting')
    t.upTo('WS')
    expect(t.state.board?.event).toBe(0)
    expect(t.told('scenario-end')).toMatchObject([{ cause: 'main-line' }])
  })
})
