import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const FREE = 'helms-deep,rivendell,lorien,minas-tirith,weathertop' // 2 + 2 + 2 + 3 + 2

describe('the victory check', () => {
  it('[wotr-cards V1] points of battlegrounds and paths; for the Shadow battlegrounds and corruption, its paths are void', () => {
    const t = table('trilogy path=egladil free=moria,bag-end shadow=helms-deep,weathertop corruption=3')
    expect(t.view(null).score).toEqual({ free: 2, shadow: 5 })
  })

  it('[wotr-cards V2] a lead of ten wins at once', () => {
    const won = table(`trilogy phase=victory free=${FREE} corruption=1`)
    expect(won.match.outcome).toMatchObject({ result: 'free-lead', winners: [0, 2], score: 11 })
    const shadow = table('trilogy phase=victory corruption=12 free=moria')
    expect(shadow.match.outcome).toMatchObject({ result: 'shadow-lead', winners: [1, 3] })
    expect(table(`trilogy phase=victory free=${FREE} corruption=2`).match.outcome).toBeNull()
  })

  it('[wotr-cards V3] after the round in which the last path was fought in the combat step the higher score wins, a tie is the Shadow’s', () => {
    const end = (words: string) =>
      table(`trilogy phase=combat path=orodruin ${words} | frodo ring=none | aragorn ring=none | witch-king ring=none | saruman ring=none`)
        .match.outcome
    expect(end('corruption=2')).toMatchObject({ result: 'free-last-path', score: 3 })
    expect(end('corruption=3')).toMatchObject({ result: 'shadow-last-path', score: 3 })
    expect(table('fellowship phase=combat path=amon-hen corruption=2').match.outcome).toMatchObject({
      result: 'shadow-last-path',
      winners: [0],
    })
  })

  it('[wotr-cards V3] a last path replaced by another in the middle of an action does not end it', () => {
    const t = table('trilogy turn=3 path=orodruin | saruman path=gollum hand=shelob,wolf-riders')
      .does('saruman', 'use:gollum')
      .does('saruman', 'path:morgai')
    expect(t.state.lastFought).toBe(false)
    expect(t.told('path-ended')).toHaveLength(1)
  })

  it('[wotr-cards V4] an unused Ring token counts one point, in the last score only', () => {
    const end = (words: string) => table(`trilogy phase=combat path=orodruin corruption=3 ${words}`)
    const t = end('| frodo ring=none | witch-king ring=none')
    expect(t.told('score')[0]).toEqual({ type: 'score', free: 3, shadow: 3 })
    expect(t.state.ending).toMatchObject({ winner: 'shadow', free: 4, shadow: 4 })
    expect(end('| witch-king ring=none').match.outcome).toMatchObject({ result: 'free-last-path', score: 5 })
    const duel = (option: string) => table(`duel-3p ${option} phase=combat path=orodruin corruption=3`).state.ending
    expect(duel('')).toMatchObject({ free: 0, shadow: 5 })
    expect(duel('opt.duel3pUnusedShadowRingTokenScores=false')).toMatchObject({ free: 0, shadow: 3 })
  })

  it('[wotr-cards V5] removing more corruption than there is is ignored', () => {
    const t = table('trilogy path=weathertop corruption=1 | frodo path=frodo-baggins+lembas,sam-gamgee hand=gimli').does(
      'frodo',
      'use:lembas',
    )
    expect(t.told('corruption')).toEqual([{ type: 'corruption', from: 1, to: 0, cause: 'text' }])
  })
})

describe('the draw step and the round', () => {
  it('[wotr-cards D] each seat draws its number and what cards add, then the token passes to the next slot', () => {
    const t = table('trilogy phase=draw last=2 | witch-king reserve=the-witch-king,mouth-of-sauron')
    expect(
      t
        .told('draw')
        .slice(0, 4)
        .map(({ seat, handles }) => [seat, handles.length]),
    ).toEqual([
      [0, 3],
      [1, 6],
      [2, 3],
      [3, 4],
    ])
    expect(t.state.start).toBe(1)
    expect(table('duel-3p phase=draw start=1 last=2').state.start).toBe(2)
    expect(table('duel-3p phase=draw start=3 last=2').state.start).toBe(0)
  })

  it('[wotr-cards RND] location, action, combat, victory, draw; what lasts a round ends with it', () => {
    const t = table(
      'trilogy titles=gimli permits=the-red-arrow path=weathertop walked=weathertop last=1 | frodo reserve=gimli* | saruman reserve=saruman+palantir-of-orthanc^',
      'x',
    )
    t.does('frodo', 'pass').does('witch-king', 'pass').does('aragorn', 'pass').does('saruman', 'pass')
    const steps = t.told('step').map(({ step }) => step)
    expect(steps.slice(0, 4)).toEqual(['combat', 'victory', 'draw', 'location'])
    expect([t.state.titles, t.state.permits, t.state.round]).toEqual([[], [], 2])
    expect(t.state.pieces.some(({ fresh, used }) => fresh || used)).toBe(false)
  })
})
