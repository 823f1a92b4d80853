/** How far the story has come, in the bar and where the match ends: what was walked says so, not the round and not a list. */
import { describe, expect, it } from 'vitest'
import { PATH_DATA } from '../../../../src/games/wotr-cards/data/index.ts'
import { pathNumberOf } from '../../../../src/games/wotr-cards/panels/path-number.ts'
import { table } from '../table.ts'
import { EN } from './seated.ts'

describe('the road of the paths', () => {
  it('begins before the first', () => {
    expect(pathNumberOf({ path: null, lastWalked: null })).toBe(1)
  })

  it('shows the active path, also while it is fought for the next one', () => {
    const { path } = table('trilogy turn=0 round=4 path=weathertop').view(null)
    expect(pathNumberOf({ path, lastWalked: 'imladris' })).toBe(2)
  })

  it('does not go back when a path of a story that was hurried is fought', () => {
    const t = table(
      'trilogy phase=combat round=2 ground=minas-tirith path=egladil aside=weathertop | aragorn minas-tirith=denethor,aragorn,soldiers-of-gondor | witch-king minas-tirith=grond,black-uruks,olog-hai',
    )
    const { number } = PATH_DATA.egladil
    expect(number).toBeGreaterThan(2)
    expect(pathNumberOf(t.view(null))).toBe(number)
    t.does('frodo', 'fight:egladil')
    expect(t.asked()).toBe('aragorn support')
    expect(t.view(null)).toMatchObject({ round: 2, path: null, lastWalked: 'egladil' })
    expect(pathNumberOf(t.view(null))).toBe(number)
  })
})

describe('where the road ended', () => {
  const end = (walked: string): string =>
    EN.ending(table(`trilogy phase=over round=9 free=crack-of-doom aside=morgai walked=${walked} ending=free:last-path:12:8`).view(null))
      .line

  it('is the path walked last, whatever its place in the list and whoever has it', () => {
    expect(end('morgai,crack-of-doom')).toContain('Crack of Doom')
    expect(end('crack-of-doom,morgai')).toContain('Morgai')
  })
})

describe('the parts of the last score', () => {
  it('add up to it, Ring tokens as the rules count them', () => {
    for (const scene of [
      'trilogy phase=combat path=orodruin corruption=3 | frodo ring=none',
      'duel-3p phase=combat path=orodruin corruption=3',
      'duel-3p opt.duel3pUnusedShadowRingTokenScores=false phase=combat path=orodruin corruption=3',
    ]) {
      const view = table(scene).view(null)
      const { free, shadow } = EN.ending(view).sides
      const sums = [free, shadow].map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
      expect(sums).toEqual([view.ending?.free, view.ending?.shadow])
    }
  })
})
