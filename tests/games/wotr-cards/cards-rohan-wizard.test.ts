import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const first = (t: ReturnType<typeof table>) => t.view(null).battlegrounds[0]

describe('Rohan', () => {
  it('[wotr-cards card riders-of-rohan, village-militia] count what is printed', () => {
    expect(first(table('trilogy ground=orthanc | frodo orthanc=riders-of-rohan,village-militia'))?.forecast.attack).toBe(3)
    expect(first(table('trilogy ground=edoras | frodo edoras=riders-of-rohan,riders-of-rohan,village-militia'))?.forecast.defense).toBe(3)
  })

  it('[wotr-cards card eomer] draws five and may play one Rohan army wherever it could go; the rest pays', () => {
    const t = table(
      'trilogy ground=helms-deep path=weathertop | frodo hand=eomer,gimli',
      'riders-of-rohan',
      'theoden',
      'sting',
      'narya',
      'village-militia',
    ).does('frodo', 'play@reserve:eomer')
    expect(t.offers('frodo')).toEqual([
      'play@reserve:riders-of-rohan',
      'play@helms-deep:riders-of-rohan',
      'play@reserve:village-militia',
      'play@helms-deep:village-militia',
      'nothing',
    ])
    t.does('frodo', 'play@reserve:riders-of-rohan')
    expect(t.at('reserve')).toEqual(['eomer', 'riders-of-rohan'])
    expect(t.cycled('frodo')).toEqual(['gimli', 'theoden', 'sting', 'narya', 'village-militia'])
  })

  it('[wotr-cards card eowyn] may slay a Nazgûl on a battleground, or fetch Merry or Pippin from reserve', () => {
    const t = table(
      'trilogy ground=helms-deep path=weathertop | frodo hand=eowyn,gimli | witch-king reserve=the-hunter path=the-witch-king+fell-beast',
    ).does('frodo', 'play@helms-deep:eowyn')
    expect(t.offers('frodo')).toEqual(['card:the-hunter', 'card:the-witch-king', 'decline'])
    t.does('frodo', 'card:the-witch-king')
    expect(t.gone('witch-king')).toEqual(['the-witch-king', 'fell-beast'])
    const home = table(
      'trilogy ground=helms-deep path=weathertop | frodo hand=eowyn,gimli cycle=merry-brandybuck,sting | witch-king reserve=the-hunter',
    ).does('frodo', 'play@reserve:eowyn')
    expect(home.offers('frodo')).toEqual(['take:merry-brandybuck', 'nothing'])
    expect(home.does('frodo', 'take:merry-brandybuck').hand('frodo')).toEqual(['merry-brandybuck'])
  })

  it('[wotr-cards card ghan-buri-ghan] in reserve lets Rohan cards be played or moved to Minas Tirith, himself too', () => {
    const t = table('trilogy ground=minas-tirith path=weathertop | frodo hand=eomer,gimli reserve=ghan-buri-ghan,riders-of-rohan')
    const keys = t.offers('frodo').filter((key) => key.includes('@minas-tirith'))
    expect(keys).toEqual(['play@minas-tirith:eomer', 'move@minas-tirith:ghan-buri-ghan', 'move@minas-tirith:riders-of-rohan'])
    const agreed = table(
      'trilogy opt.permissionSourceMayUseItself=false ground=minas-tirith path=weathertop | frodo hand=eomer,gimli reserve=ghan-buri-ghan',
    )
    expect(agreed.refuses('frodo', 'move@minas-tirith:ghan-buri-ghan')).toBe('faction-not-shown')
    const there = table('trilogy ground=minas-tirith path=weathertop | frodo hand=eomer,gimli minas-tirith=ghan-buri-ghan')
    expect(there.refuses('frodo', 'play@minas-tirith:eomer')).toBe('faction-not-shown')
  })

  it('[wotr-cards card theoden] has one and one while a Gandalf is in play, and digs for any Rohan card', () => {
    expect(first(table('trilogy ground=helms-deep | frodo helms-deep=theoden reserve=gandalf-the-grey'))?.forecast.defense).toBe(1)
    expect(first(table('trilogy ground=orthanc | frodo orthanc=theoden reserve=gandalf-the-white'))?.forecast.attack).toBe(1)
    expect(first(table('trilogy ground=helms-deep | frodo helms-deep=theoden'))?.forecast.defense).toBe(0)
    const t = table(
      'trilogy path=weathertop | frodo hand=theoden,gimli reserve=gandalf-the-grey',
      'shadowfax',
      'death-ride-ride-to-ruin',
      'eowyn',
      'village-militia',
      'sting',
    ).does('frodo', 'play@reserve:theoden')
    expect(t.offers('frodo')).toEqual([
      'play@gandalf-the-grey:shadowfax',
      'play:death-ride-ride-to-ruin',
      'play@reserve:eowyn',
      'play@reserve:village-militia',
      'nothing',
    ])
    t.does('frodo', 'play:death-ride-ride-to-ruin')
    expect(t.asked()).toBe('frodo target')
  })

  it('[wotr-cards card shadowfax] takes Gandalf to any battleground it activates, even in the round he was played', () => {
    const t = table('trilogy path=weathertop shadow=edoras | frodo hand=gimli reserve=gandalf-the-white*+shadowfax').does(
      'frodo',
      'use:shadowfax',
    )
    expect(t.offers('frodo')).toHaveLength(14)
    t.does('frodo', 'activate:morannon')
    while (t.asked() === 'witch-king dig') t.does('witch-king', 'nothing')
    expect(t.at('morannon')).toEqual(['gandalf-the-white', 'shadowfax'])
  })

  it('[wotr-cards card death-ride-ride-to-ruin] eliminates Rohan cards in reserve, and as many Mordor cards on battlegrounds go', () => {
    const t = table(
      'trilogy ground=helms-deep,minas-tirith path=weathertop | frodo hand=death-ride-ride-to-ruin,gimli reserve=riders-of-rohan,eomer,gandalf-the-grey helms-deep=theoden | witch-king minas-tirith=grond,mordor-orcs,the-hunter reserve=olog-hai',
    ).does('frodo', 'play:death-ride-ride-to-ruin')
    expect(t.prompt('frodo')).toMatchObject({ min: 0, max: 2 })
    t.does('frodo', 'card:riders-of-rohan', 'card:eomer')
    expect(t.prompt('witch-king')).toMatchObject({ kind: 'target', min: 2, max: 2 })
    expect(t.offers('witch-king')).toEqual(['card:grond', 'card:mordor-orcs', 'card:the-hunter'])
    t.does('witch-king', 'card:grond', 'card:mordor-orcs')
    expect(t.gone('witch-king')).toEqual(['grond', 'mordor-orcs'])
  })
})

describe('Wizards and their friends', () => {
  it('[wotr-cards card gandalf-the-grey] on a path leads to the next number', () => {
    const t = table('trilogy path=bag-end | frodo hand=gimli path=gandalf-the-grey').does('frodo', 'use:gandalf-the-grey')
    expect(t.does('frodo', 'path:weathertop').state.path?.id).toBe('weathertop')
  })

  it('[wotr-cards card gandalf-the-white] removes the Grey, draws one more, and cycles himself off the top', () => {
    const t = table('trilogy path=bag-end | frodo hand=gandalf-the-white,gimli path=gandalf-the-grey').does(
      'frodo',
      'play@reserve:gandalf-the-white',
    )
    expect(t.gone('frodo')).toEqual(['gandalf-the-grey'])
    expect(
      table('trilogy phase=draw | frodo reserve=gandalf-the-white')
        .told('draw')
        .find(({ seat }) => seat === 0)?.handles,
    ).toHaveLength(4)
    const top = table('trilogy path=weathertop | frodo hand=gimli reserve=sam-gamgee', 'gandalf-the-white')
      .does('frodo', 'play@reserve:gimli')
      .does('frodo', 'deck')
    expect(top.cycled('frodo')).toEqual(['gandalf-the-white'])
  })

  it('[wotr-cards card treebeard] has one more attack at Orthanc, and costs Isengard an army when he comes to a battleground', () => {
    expect(first(table('trilogy ground=orthanc | frodo orthanc=treebeard'))?.forecast.attack).toBe(2)
    expect(first(table('trilogy ground=moria | frodo moria=treebeard'))?.forecast.attack).toBe(1)
    const t = table(
      'trilogy ground=orthanc path=egladil | frodo hand=treebeard,gimli | saruman reserve=wolf-riders,ugluk orthanc=white-hand-orcs',
    ).does('frodo', 'play@orthanc:treebeard')
    expect(t.offers('saruman')).toEqual(['card:wolf-riders', 'card:white-hand-orcs'])
    expect(t.does('saruman', 'card:wolf-riders').gone('saruman')).toEqual(['wolf-riders'])
    const moved = table('trilogy ground=orthanc path=egladil | frodo hand=gimli reserve=treebeard | saruman reserve=wolf-riders').does(
      'frodo',
      'move@orthanc:treebeard',
    )
    expect(moved.gone('saruman')).toEqual(['wolf-riders'])
    expect(
      table('trilogy path=egladil | frodo hand=treebeard,gimli | saruman reserve=wolf-riders')
        .does('frodo', 'play@path:treebeard')
        .gone('saruman'),
    ).toEqual([])
  })

  it('[wotr-cards card quickbeam] has one and one for every two Isengard cards on his battleground', () => {
    const icons = (there: string) =>
      first(table(`trilogy ground=helms-deep | frodo helms-deep=quickbeam | saruman helms-deep=${there}`))?.defenders[0]?.icons
    expect(icons('wolf-riders')).toMatchObject({ attack: 0, defense: 0 })
    expect(icons('wolf-riders,ugluk')).toMatchObject({ attack: 1, defense: 1 })
    expect(icons('wolf-riders,ugluk,saruman+sarumans-staff')).toMatchObject({ defense: 1 })
    expect(icons('wolf-riders,ugluk,saruman,white-hand-orcs')).toMatchObject({ attack: 2, defense: 2 })
  })

  it('[wotr-cards card smeagol] leads to the next number for one corruption, and is cycled in path combat', () => {
    const t = table('trilogy path=emyn-muil corruption=1 | frodo hand=gimli path=smeagol | witch-king path=the-hunter')
      .does('frodo', 'use:smeagol')
      .does('frodo', 'path:the-cross-roads')
    expect(t.state.corruption).toBe(2)
    expect(t.cycled('frodo')).toEqual(['smeagol'])
  })

  it('[wotr-cards card gandalfs-staff] raises the limit wherever it is in play', () => {
    const limit = (where: string) => table(`trilogy ground=moria path=bag-end | frodo ${where}`).view(null).players[0]?.limit
    expect(limit('reserve=gandalf-the-grey+gandalfs-staff')).toBe(3)
    expect(limit('path=gandalf-the-grey+gandalfs-staff')).toBe(3)
    expect(limit('moria=gandalf-the-white+gandalfs-staff')).toBe(3)
    expect(limit('hand=gandalfs-staff')).toBe(2)
  })

  it('[wotr-cards card glamdring] is wielded by either Gandalf and adds one of each', () => {
    const t = table('trilogy ground=moria path=bag-end | frodo hand=glamdring,gimli path=gandalf-the-grey').does(
      'frodo',
      'play@gandalf-the-grey:glamdring',
    )
    expect(t.view(null).path?.forecast.defense).toBe(4)
    expect(first(table('trilogy ground=moria | frodo moria=gandalf-the-white+glamdring'))?.forecast.attack).toBe(3)
  })

  it('[wotr-cards card narya] is cycled to make each Shadow player cycle a card', () => {
    const t = table(
      'trilogy path=bag-end | frodo hand=gimli reserve=gandalf-the-grey+narya | witch-king hand=grond,olog-hai | saruman hand=ugluk',
    ).does('frodo', 'use:narya')
    expect(t.cycled('frodo')).toEqual(['narya'])
    expect(t.does('witch-king', 'cycle:grond').cycled('saruman')).toEqual(['ugluk'])
  })

  it('[wotr-cards card ent-draught] is eliminated to fetch up to two Hobbits from the cycle pile', () => {
    const scene = 'trilogy path=egladil | frodo hand=gimli path=treebeard+ent-draught cycle=merry-brandybuck,pippin-took,eomer,sam-gamgee'
    const t = table(scene).does('frodo', 'use:ent-draught')
    expect(t.gone('frodo')).toEqual(['ent-draught'])
    expect(t.offers('frodo')).toEqual(['take:merry-brandybuck', 'take:pippin-took', 'take:sam-gamgee', 'nothing'])
    expect(t.refuses('frodo', 'take:merry-brandybuck', 'nothing')).toBe('nothing-stands-alone')
    expect(t.does('frodo', 'take:merry-brandybuck', 'take:pippin-took').hand('frodo')).toEqual(['gimli', 'merry-brandybuck', 'pippin-took'])
  })
})
