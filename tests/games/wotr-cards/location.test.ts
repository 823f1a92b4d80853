import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const types = (t: ReturnType<typeof table>) => t.events.map((event) => event.type)

describe('the location step', () => {
  it('[wotr-cards L1, SEED1] first a battleground with its whole text, then a path with its', () => {
    const t = table('trilogy phase=location', 'rivendell', 'legolas', 'bag-end', 'gimli', 'narya')
    expect(t.told('activate')).toMatchObject([{ location: 'rivendell', seat: 0, from: 'deck', bare: false }])
    // the Elf seat has drawn one and cycled one before anybody sees the path
    const cycled = t.events.findIndex((event) => event.type === 'cycle')
    expect(t.cycled('aragorn')).toEqual(['legolas'])
    expect(cycled).toBeLessThan(types(t).indexOf('path-chosen'))
    expect(t.hand('frodo')).toEqual(['gimli', 'narya'])
    expect(t.asked()).toBe('frodo action')
    expect(t.view(null).path?.id).toBe('bag-end')
  })

  it('[wotr-cards L2] the battleground comes from the deck of the starting side, then from the other, then not at all', () => {
    expect(table('trilogy phase=location start=1', 'harad').told('activate')[0]?.location).toBe('harad')
    const free = 'edoras,rivendell,lorien,minas-tirith,dol-amroth,pelargir,helms-deep'
    const shadow = 'moria,dol-guldur,minas-morgul,morannon,umbar,harad,orthanc'
    const other = table(`trilogy phase=location shadow=${free}`, 'umbar')
    expect(other.told('activate')[0]?.location).toBe('umbar')
    const none = table(`trilogy phase=location free=${free} shadow=${shadow}`, 'bag-end')
    expect(none.told('activate')).toEqual([])
    expect(none.told('activate-path')).toHaveLength(1)
  })

  it('[wotr-cards L3] a later path has the number after the last one of the round before, and was never active', () => {
    const t = table(
      'trilogy phase=location start=1 round=3 last=4 walked=bag-end,khazad-dum,caradhras aside=bag-end,khazad-dum,caradhras free=moria',
      'harad',
      'egladil',
    )
    const path = () => t.told('activate-path')[0]?.path
    expect(path()).toBe('egladil')
    // Egladil itself is gone: one of the two others
    const used = table('trilogy phase=location start=1 round=3 last=4 walked=egladil aside=egladil', 'harad', 'egladil')
    expect(['dimrill-dale', 'lothlorien']).toContain(used.told('activate-path')[0]?.path)
  })

  it('[wotr-cards L4] the Fellowship activates by round in the listed order; what a text has made active by then is skipped', () => {
    const t = table('fellowship phase=location round=4 last=3', 'khazad-dum')
    expect(t.told('activate').map(({ location }) => location)).toEqual(['lorien', 'dol-guldur'])
    const scored = table('fellowship phase=location round=4 last=3 shadow=dol-guldur', 'khazad-dum')
    expect(scored.told('activate')).toMatchObject([
      { location: 'lorien', from: 'deck' },
      { location: 'dol-guldur', from: 'shadow' },
    ])
  })
})

describe('activation by a text', () => {
  it('[wotr-cards L5] is by choice of who carries out the text; one that is active already is in no deck', () => {
    const scene =
      'trilogy ground=orthanc path=bag-end shadow=helms-deep | saruman hand=threats-and-promises,wolf-riders reserve=saruman turn=3'
    const t = table(scene.replace(' turn=3', '').replace('trilogy', 'trilogy turn=3'))
    t.does('saruman', 'play:threats-and-promises')
    // Isengard battlegrounds are Helm's Deep, Edoras and Orthanc; Orthanc is active
    expect(t.offers('saruman')).toEqual(['activate:edoras', 'reactivate:helms-deep'])
    expect(t.refuses('saruman', 'activate:orthanc')).toBe('already-active')
    expect(t.refuses('saruman', 'activate:moria')).toBe('text-names-other')
    expect(t.refuses('saruman', 'activate:helms-deep')).toBe('not-in-that-deck')
    expect(t.refuses('saruman', 'reactivate:edoras')).toBe('not-in-scoring-area')
  })

  it('[wotr-cards L5] Lórien and Dol Guldur do not call each other for ever', () => {
    const t = table('trilogy phase=location start=1', 'dol-guldur', 'bag-end')
    expect(t.told('activate').map(({ location }) => location)).toEqual(['dol-guldur', 'lorien'])
  })

  it('[wotr-cards L6, SEED2] a battleground out of a scoring area is active again, its text resolved again, its points gone until won', () => {
    const t = table(
      'trilogy path=bag-end free=helms-deep | frodo hand=gimli,sting reserve=gandalf-the-grey+shadowfax',
      'riders-of-rohan',
      'eomer',
      'eowyn',
      'narya',
      'glamdring',
    )
    expect(t.view(null).score.free).toBe(2)
    t.does('frodo', 'use:shadowfax').does('frodo', 'reactivate:helms-deep')
    expect(t.view(null).score.free).toBe(0)
    expect(t.told('draw')[0]).toMatchObject({ seat: 0, to: 'drawn' })
    expect(t.told('draw')[0]?.handles).toHaveLength(5)
    t.does('frodo', 'play@helms-deep:riders-of-rohan')
    expect(t.at('helms-deep')).toEqual(['gandalf-the-grey', 'shadowfax', 'riders-of-rohan'])
    const { attackers, defenders } = t.view(null).battlegrounds[0] as NonNullable<ReturnType<typeof t.view>['battlegrounds'][0]>
    expect([attackers.length, defenders.length]).toEqual([0, 2])
  })

  it("[wotr-cards L7, SEED10] shields do not count out of the other side's scoring area, they do out of the own", () => {
    const shields = (area: string) => {
      const t = table(`trilogy path=bag-end ${area}=minas-tirith | frodo reserve=gandalf-the-white+shadowfax hand=gimli,sting`)
      t.does('frodo', 'use:shadowfax').does('frodo', 'reactivate:minas-tirith').does('aragorn', 'decline')
      return t.view(null).battlegrounds[0]
    }
    expect(shields('shadow')).toMatchObject({ shields: 0, bare: true })
    expect(shields('free')).toMatchObject({ shields: 3, bare: false })
  })

  it('[wotr-cards L7] tokens placed on it still count; the other reading is an option', () => {
    const shields = (options: string) =>
      table(`trilogy ${options} ground=minas-tirith!:d2 path=bag-end`).view(null).battlegrounds[0]?.shields
    expect(shields('')).toBe(2)
    expect(shields('opt.tokensOnReactivatedStillCount=false')).toBe(0)
  })

  it('[wotr-cards L8, SEED3] a new path is shown, the old one fought at once and scored, then the new one speaks', () => {
    const t = table('trilogy path=egladil | frodo hand=gimli,sting path=gandalf-the-grey | saruman path=gollum', 'shelob')
    t.does('frodo', 'use:gandalf-the-grey')
    expect(t.offers('frodo')).toEqual(['path:amon-hen', 'path:emyn-muil', 'path:dead-marshes'])
    t.does('frodo', 'path:dead-marshes')
    const told = types(t)
    const order = ['path-chosen', 'combat', 'path-ended', 'activate-path', 'draw'] as const
    expect(order.map((type) => told.indexOf(type))).toEqual(
      order
        .map((type) => told.indexOf(type))
        .slice()
        .sort((a, b) => a - b),
    )
    expect(t.state.scored.free).toEqual(['egladil'])
    expect(t.told('combat')[0]).toMatchObject({ location: 'egladil', cause: 'replaced' })
    expect(t.state.path?.id).toBe('dead-marshes')
    // the new path is still fought in the combat step
    expect(t.state.phase.type).toBe('action')
  })

  it('[wotr-cards L9, SEED3] a path is active once in a match, and a text that finds none cannot be used', () => {
    const ugluk = (walked: string) =>
      table(`trilogy turn=3 path=egladil walked=${walked} aside=${walked.replace(',egladil', '')} | saruman hand=gollum,shelob path=ugluk`)
    const some = ugluk('dimrill-dale,egladil')
    expect(some.does('saruman', 'use:ugluk').state.path?.id).toBe('lothlorien')
    const none = ugluk('dimrill-dale,lothlorien,egladil')
    expect(none.refuses('saruman', 'use:ugluk')).toBe('text-without-effect')
    const last = table('trilogy path=orodruin | frodo hand=gimli,sting path=smeagol')
    expect(last.refuses('frodo', 'use:smeagol')).toBe('text-without-effect')
    const agreed = table('trilogy opt.textWithoutEffect=allowed path=orodruin | frodo hand=gimli,sting path=smeagol')
    expect(agreed.does('frodo', 'use:smeagol').state.path?.id).toBe('orodruin')
    const choice = table('trilogy path=egladil walked=egladil,emyn-muil aside=emyn-muil | frodo hand=gimli,sting path=gandalf-the-grey')
    choice.does('frodo', 'use:gandalf-the-grey')
    expect(choice.refuses('frodo', 'path:emyn-muil')).toBe('path-used')
    expect(choice.refuses('frodo', 'path:morgai')).toBe('path-wrong-number')
  })

  it("[wotr-cards L10] the card whose action replaces the path fights in the old path's combat", () => {
    const t = table('trilogy path=weathertop | aragorn path=strider hand=arwen,legolas | witch-king path=the-hunter', 'x')
    expect(t.view(null).path?.forecast).toMatchObject({ attack: 1, defense: 2 })
    t.does('frodo', 'pass').does('witch-king', 'pass').does('aragorn', 'use:strider').does('aragorn', 'path:imladris')
    expect(t.told('casualties')[0]?.handles).toEqual([t.handle('strider')])
    expect(t.gone('aragorn')).toEqual(['strider'])
    expect(t.at('path')).toEqual([])
  })
})
