import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('the Monstrous', () => {
  it('[wotr-cards card goblins-of-the-misty-mountains] count one and one', () => {
    const both = 'goblins-of-the-misty-mountains,goblins-of-the-misty-mountains'
    expect(table(`trilogy ground=lorien | saruman lorien=${both}`).view(null).battlegrounds[0]?.forecast.attack).toBe(2)
    expect(table(`trilogy ground=moria | saruman moria=${both}`).view(null).battlegrounds[0]?.forecast.defense).toBe(2)
  })

  for (const monster of ['barrow-wights', 'hill-troll', 'caradhras-the-cruel', 'cave-troll', 'candles-of-corpses'] as const) {
    it(`[wotr-cards card ${monster}] is eliminated from reserve to make each free player forsake one`, () => {
      const t = table(
        `trilogy turn=3 path=weathertop | saruman hand=shelob reserve=${monster} | frodo hand=gimli | aragorn hand=arwen`,
      ).does('saruman', `use:${monster}`)
      expect(t.gone('saruman')).toEqual([monster])
      expect(t.prompt('frodo')).toMatchObject({ kind: 'forsake', about: { reason: 'text', card: monster } })
      t.does('frodo', 'forsake:gimli').does('aragorn', 'forsake:arwen')
      expect([t.gone('frodo'), t.gone('aragorn')]).toEqual([['gimli'], ['arwen']])
    })
  }

  for (const spy of ['flocks-of-crebain', 'gollum'] as const) {
    it(`[wotr-cards card ${spy}] on a path leads to another of the same number`, () => {
      const t = table(`trilogy turn=3 path=amon-hen | saruman hand=shelob path=${spy}`).does('saruman', `use:${spy}`)
      expect(t.offers('saruman')).toEqual(['path:emyn-muil', 'path:dead-marshes'])
      expect(t.does('saruman', 'path:dead-marshes').state.path?.id).toBe('dead-marshes')
    })
  }

  it('[wotr-cards card gollum] is cycled instead of eliminated in path combat', () => {
    expect(table('trilogy phase=combat path=amon-hen | saruman path=gollum').cycled('saruman')).toEqual(['gollum'])
    expect(table('trilogy phase=combat ground=lorien | saruman lorien=gollum').gone('saruman')).toEqual(['gollum'])
  })

  for (const [monster, path, other] of [
    ['balrog-of-moria', 'khazad-dum', 'caradhras'],
    ['candles-of-corpses', 'dead-marshes', 'emyn-muil'],
    ['shelob', 'shelobs-lair', 'morgul-vale'],
  ] as const) {
    it(`[wotr-cards card ${monster}] has one path icon more on ${path}`, () => {
      const attack = (where: string) => table(`trilogy path=${where} | saruman path=${monster}`).view(null).path?.forecast.attack
      expect((attack(path) ?? 0) - (attack(other) ?? 0)).toBe(1)
    })
  }

  for (const [monster, path, ground] of [
    ['balrog-of-moria', 'caradhras', 'lorien'],
    ['shelob', 'morgul-vale', 'moria'],
  ] as const) {
    it(`[wotr-cards card ${monster}] makes each free player forsake one when it comes to a path or battleground, played or moved`, () => {
      const scene = `trilogy turn=3 ground=${ground} path=${path} | frodo hand=gimli,sting | aragorn hand=arwen,legolas`
      const asked = (t: ReturnType<typeof table>) => (t.asked() === 'frodo forsake' ? t.does('frodo', 'forsake:gimli').asked() : t.asked())
      const played = (spot: string) => table(`${scene} | saruman hand=${monster},gollum`).does('saruman', `play@${spot}:${monster}`)
      expect([asked(played('path')), asked(played(ground)), asked(played('reserve'))]).toEqual([
        'aragorn forsake',
        'aragorn forsake',
        'frodo action',
      ])
      const moved = table(`${scene} | saruman hand=gollum reserve=${monster}`).does('saruman', `move@path:${monster}`)
      expect(asked(moved)).toBe('aragorn forsake')
    })
  }

  it('[wotr-cards card caradhras-the-cruel] played to Caradhras leads to another path of the same number', () => {
    const t = table('trilogy turn=3 path=caradhras | saruman hand=caradhras-the-cruel,shelob').does(
      'saruman',
      'play@path:caradhras-the-cruel',
    )
    expect(t.offers('saruman')).toEqual(['path:the-doors-of-durin', 'path:khazad-dum'])
    expect(t.does('saruman', 'path:khazad-dum').told('combat')[0]).toMatchObject({ location: 'caradhras', cause: 'replaced' })
    expect(
      table('trilogy turn=3 path=khazad-dum | saruman hand=caradhras-the-cruel,shelob')
        .does('saruman', 'play@path:caradhras-the-cruel')
        .asked(),
    ).toBe('frodo action')
    expect(
      table('trilogy turn=3 path=caradhras | saruman hand=shelob reserve=caradhras-the-cruel')
        .does('saruman', 'move@path:caradhras-the-cruel')
        .asked(),
    ).toBe('frodo action')
    const none =
      'trilogy turn=3 path=caradhras walked=khazad-dum,the-doors-of-durin,caradhras aside=khazad-dum,the-doors-of-durin | saruman hand=caradhras-the-cruel,shelob'
    expect(table(none).does('saruman', 'play@path:caradhras-the-cruel').asked()).toBe('frodo action')
  })

  it('[wotr-cards card whip-of-many-thongs] is the Balrog’s, and draws one when played', () => {
    const t = table('trilogy turn=3 path=caradhras | saruman hand=whip-of-many-thongs,shelob path=balrog-of-moria', 'gollum').does(
      'saruman',
      'play@balrog-of-moria:whip-of-many-thongs',
    )
    expect(t.hand('saruman')).toEqual(['gollum'])
    expect(t.view(null).path?.forecast.attack).toBe(3)
  })
})
