import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const first = (t: ReturnType<typeof table>) => t.view(null).battlegrounds[0]

describe('Isengard', () => {
  it('[wotr-cards card devilry-of-saruman, fighting-uruk-hai, wolf-riders, white-hand-orcs] count what is printed', () => {
    const all = 'devilry-of-saruman,fighting-uruk-hai,wolf-riders,white-hand-orcs,white-hand-orcs'
    expect(first(table(`trilogy ground=helms-deep | saruman helms-deep=${all}`))?.forecast.attack).toBe(8)
    expect(first(table(`trilogy ground=orthanc | saruman orthanc=${all}`))?.forecast.defense).toBe(5)
  })

  it('[wotr-cards card grima-wormtongue] is eliminated to fetch Saruman, or to eliminate a Rohan character', () => {
    const scene = 'trilogy turn=3 path=egladil | saruman hand=ugluk reserve=grima-wormtongue | frodo reserve=theoden,gimli'
    const slay = table(scene).does('saruman', 'use:grima-wormtongue')
    expect(slay.offers('saruman')).toEqual(['option:0', 'option:1'])
    expect(slay.does('saruman', 'option:1').gone('frodo')).toEqual(['theoden'])
    const fetch = table(scene).does('saruman', 'use:grima-wormtongue').does('saruman', 'option:0').does('saruman', 'take:saruman')
    expect([fetch.hand('saruman'), fetch.gone('saruman')]).toEqual([['ugluk', 'saruman'], ['grima-wormtongue']])
    const only = table(scene.replace('theoden,', '')).does('saruman', 'use:grima-wormtongue')
    expect(only.asked()).toBe('saruman take')
  })

  it('[wotr-cards card saruman] draws one more and cycles himself off the top', () => {
    expect(
      table('trilogy phase=draw | saruman reserve=saruman')
        .told('draw')
        .find(({ seat }) => seat === 3)?.handles,
    ).toHaveLength(5)
    const top = table('trilogy turn=3 path=weathertop | saruman hand=shelob reserve=ugluk', 'saruman')
      .does('saruman', 'play@reserve:shelob')
      .does('saruman', 'deck')
    expect(top.cycled('saruman')).toEqual(['saruman'])
  })

  it('[wotr-cards card ugluk] on a path leads to another of the same number', () => {
    const t = table('trilogy turn=3 path=egladil | saruman hand=shelob path=ugluk').does('saruman', 'use:ugluk')
    expect(t.offers('saruman')).toEqual(['path:dimrill-dale', 'path:lothlorien'])
    expect(t.does('saruman', 'path:lothlorien').state.path?.id).toBe('lothlorien')
  })

  it('[wotr-cards card palantir-of-orthanc] once a round deals out the top three: one eliminated, one cycled, one in hand', () => {
    const scene = 'trilogy turn=3 path=weathertop | saruman hand=shelob reserve=saruman+palantir-of-orthanc'
    const t = table(scene, 'gollum', 'ugluk', 'wolf-riders').does('saruman', 'use:palantir-of-orthanc')
    expect(t.view('saruman').looking?.cards.map(({ face }) => face)).toEqual(['gollum', 'ugluk', 'wolf-riders'])
    expect(t.view('witch-king').looking?.cards.map(({ face }) => face)).toEqual([null, null, null])
    expect(t.refuses('saruman', 'hand:gollum', 'cycle:gollum', 'eliminate:ugluk')).toBe('each-once')
    t.does('saruman', 'hand:gollum', 'cycle:ugluk', 'eliminate:wolf-riders')
    expect([t.hand('saruman'), t.cycled('saruman'), t.gone('saruman')]).toEqual([['shelob', 'gollum'], ['ugluk'], ['wolf-riders']])
    t.does('frodo', 'pass').does('witch-king', 'pass').does('aragorn', 'pass')
    expect(t.refuses('saruman', 'use:palantir-of-orthanc')).toBe('used-this-round')
  })

  it('[wotr-cards card palantir-of-orthanc] with fewer than three cards fills hand, cycle pile and eliminated pile in this order', () => {
    const two = table('trilogy turn=3 path=weathertop | saruman hand=shelob reserve=saruman+palantir-of-orthanc deck=gollum,ugluk').does(
      'saruman',
      'use:palantir-of-orthanc',
    )
    expect(two.prompt('saruman')).toMatchObject({ min: 2, max: 2 })
    expect(two.offers('saruman').every((key) => !key.startsWith('eliminate'))).toBe(true)
    const one = table('trilogy turn=3 path=weathertop | saruman hand=shelob reserve=saruman+palantir-of-orthanc deck=gollum').does(
      'saruman',
      'use:palantir-of-orthanc',
    )
    expect(one.hand('saruman')).toEqual(['shelob', 'gollum'])
  })

  it('[wotr-cards card sarumans-staff] raises the limit wherever Saruman is, and adds one of each', () => {
    const t = table('trilogy turn=3 ground=orthanc path=egladil | saruman hand=sarumans-staff,shelob path=saruman').does(
      'saruman',
      'play@saruman:sarumans-staff',
    )
    expect(t.view(null).players[3]?.limit).toBe(3)
    expect(t.view(null).path?.forecast.attack).toBe(3)
    expect(first(table('trilogy ground=orthanc | saruman orthanc=saruman+sarumans-staff'))?.forecast.defense).toBe(2)
  })

  it('[wotr-cards card woven-of-all-colours] cycles Saruman with his items instead of losing him in any combat', () => {
    const t = table('trilogy phase=combat ground=helms-deep | saruman helms-deep=saruman+woven-of-all-colours+sarumans-staff,wolf-riders')
    expect(t.cycled('saruman')).toEqual(['saruman', 'woven-of-all-colours', 'sarumans-staff'])
    const path = table('trilogy phase=combat path=egladil | saruman path=saruman+woven-of-all-colours')
    expect(path.cycled('saruman')).toEqual(['saruman', 'woven-of-all-colours'])
    const forsaken = table('trilogy turn=3 path=egladil | saruman hand=shelob reserve=saruman+woven-of-all-colours').does(
      'saruman',
      'play@reserve:shelob',
    )
    expect(forsaken.does('saruman', 'forsake:saruman').gone('saruman')).toEqual(['saruman', 'woven-of-all-colours'])
  })

  it('[wotr-cards card threats-and-promises] with Saruman in reserve activates an Isengard battleground, where he may go', () => {
    const t = table('trilogy turn=3 path=weathertop | saruman hand=threats-and-promises,shelob reserve=saruman* | frodo deck=-').does(
      'saruman',
      'play:threats-and-promises',
    )
    expect(t.offers('saruman')).toEqual(['activate:helms-deep', 'activate:edoras', 'activate:orthanc'])
    t.does('saruman', 'activate:helms-deep')
    expect(t.offers('saruman')).toEqual(['at:helms-deep', 'decline'])
    expect(t.does('saruman', 'at:helms-deep').at('helms-deep')).toEqual(['saruman'])
    const away = table('trilogy turn=3 path=egladil | saruman hand=threats-and-promises,shelob path=saruman')
    expect(away.refuses('saruman', 'play:threats-and-promises')).toBe('text-without-effect')
    const agreed = table(
      'trilogy opt.textWithoutEffect=allowed turn=3 path=egladil | saruman hand=threats-and-promises,shelob path=saruman',
    )
    expect(agreed.does('saruman', 'play:threats-and-promises').told('activate')).toEqual([])
    const defended = table(
      'trilogy opt.factionBattlegroundMeans=defenderIcon turn=3 path=weathertop | saruman hand=threats-and-promises,shelob reserve=saruman',
    )
    expect(defended.does('saruman', 'play:threats-and-promises').told('activate')[0]?.location).toBe('orthanc')
  })
})

describe('Southrons', () => {
  it('[wotr-cards card haradrim-mumakil] count two and one', () => {
    expect(first(table('trilogy ground=pelargir | saruman pelargir=haradrim-mumakil'))?.forecast.attack).toBe(2)
    expect(first(table('trilogy ground=harad | saruman harad=haradrim-mumakil'))?.forecast.defense).toBe(1)
  })

  for (const [army, ground] of [
    ['coastal-raiders', 'dol-amroth'],
    ['haradrim-cavalry', 'minas-tirith'],
    ['the-black-fleet', 'pelargir'],
  ] as const) {
    it(`[wotr-cards card ${army}] attacks ${ground} with one more, and is eliminated from reserve to activate it`, () => {
      const attack = (where: string) => first(table(`trilogy ground=${where} | saruman ${where}=${army}`))?.forecast.attack
      expect([attack(ground), attack(ground === 'pelargir' ? 'dol-amroth' : 'pelargir')]).toEqual([2, 1])
      const t = table(`trilogy turn=3 path=weathertop | saruman hand=shelob reserve=${army}`).does('saruman', `use:${army}`)
      expect(t.gone('saruman')).toEqual([army])
      expect(t.told('activate')[0]).toMatchObject({ location: ground, from: 'deck', seat: 3 })
      const scored = table(`trilogy turn=3 path=weathertop free=${ground} | saruman hand=shelob reserve=${army}`)
      expect(scored.refuses('saruman', `use:${army}`)).toBe('text-without-effect')
    })
  }

  for (const [army, ground] of [
    ['corsairs-of-umbar', 'umbar'],
    ['haradrim-regulars', 'harad'],
  ] as const) {
    it(`[wotr-cards card ${army}] are eliminated from reserve to activate ${ground}`, () => {
      const t = table(`trilogy turn=3 path=weathertop | saruman hand=shelob reserve=${army}`).does('saruman', `use:${army}`)
      expect(t.gone('saruman')).toEqual([army])
      expect(t.told('activate')[0]).toMatchObject({ location: ground, from: 'deck' })
      expect(first(table(`trilogy ground=${ground} | saruman ${ground}=${army}`))?.forecast.defense).toBe(1)
      expect(
        table(`trilogy turn=3 ground=${ground} path=weathertop | saruman hand=shelob reserve=${army}`).refuses('saruman', `use:${army}`),
      ).toBe('text-without-effect')
    })
  }
})
