import { describe, expect, it } from 'vitest'
import { BATTLEGROUND_DATA, PATH_DATA } from '../../../src/games/wotr-cards/data/index.ts'
import { type BattlegroundId, isBattleground, type PathId } from '../../../src/games/wotr-cards/types.ts'
import { table } from './table.ts'

/** Printed numbers, typed in once more: points and shields. */
const printed = (id: BattlegroundId | PathId) => {
  const { points, shields } = isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]
  return `${points} ${shields}`
}
const factions = (id: BattlegroundId) => `${BATTLEGROUND_DATA[id].defenders} < ${BATTLEGROUND_DATA[id].attackers}`

const HANDS = '| frodo hand=gimli,sting | aragorn hand=arwen,legolas | witch-king hand=grond,olog-hai | saruman hand=shelob,gollum'
/** A battleground in the location step of a Free or a Shadow seat. */
const ground = (id: BattlegroundId, words = HANDS, ...coming: string[]) =>
  table(`trilogy phase=location start=${BATTLEGROUND_DATA[id].side === 'free' ? 0 : 1} last=8 ${words}`, id, ...coming)
/** A path in the location step, with every battleground out of the way. */
const ALL =
  'free=helms-deep,edoras,rivendell,lorien,minas-tirith,dol-amroth,pelargir shadow=moria,dol-guldur,minas-morgul,morannon,harad,umbar,orthanc'
const path = (id: PathId, words = HANDS) => table(`trilogy phase=location ${ALL} last=${PATH_DATA[id].number - 1} ${words}`, id)
const draws = (t: ReturnType<typeof table>) => t.told('draw').map(({ seat, handles }) => `${t.state.players[seat]?.id} ${handles.length}`)

describe('battlegrounds', () => {
  it('[wotr-cards card helms-deep] the Rohan player digs five for an army or character to stand there', () => {
    expect([printed('helms-deep'), factions('helms-deep')]).toEqual(['2 2', 'wizard,rohan < isengard'])
    const t = ground('helms-deep', HANDS, 'riders-of-rohan', 'treebeard', 'frodo-baggins', 'merry-brandybuck', 'narya')
    expect(t.offers('frodo')).toEqual([
      'play@helms-deep:riders-of-rohan',
      'play@helms-deep:treebeard',
      'play@helms-deep:merry-brandybuck',
      'nothing',
    ])
    t.does('frodo', 'play@helms-deep:riders-of-rohan')
    expect(t.at('helms-deep')).toEqual(['riders-of-rohan'])
    expect(t.cycled('frodo')).toEqual(['treebeard', 'frodo-baggins', 'merry-brandybuck', 'narya'])
  })

  it("[wotr-cards card edoras] activates Helm's Deep out of the free deck", () => {
    expect([printed('edoras'), factions('edoras')]).toEqual(['1 1', 'wizard,rohan < isengard'])
    expect(
      ground('edoras')
        .told('activate')
        .map(({ location }) => location),
    ).toEqual(['edoras', 'helms-deep'])
    expect(ground('edoras', `free=helms-deep ${HANDS}`).told('activate')).toHaveLength(1)
  })

  it('[wotr-cards card rivendell] the Elf player draws one and cycles one', () => {
    expect([printed('rivendell'), factions('rivendell')]).toEqual(['2 2', 'wizard,elf < monstrous'])
    const t = ground('rivendell')
    expect(draws(t)).toEqual(['aragorn 1'])
    expect(t.prompt('aragorn')).toMatchObject({ kind: 'cycle', min: 1, about: { location: 'rivendell' } })
  })

  it('[wotr-cards card lorien] activates or reactivates Dol Guldur unless it is active', () => {
    expect([printed('lorien'), factions('lorien')]).toEqual(['2 2', 'wizard,elf < monstrous,mordor'])
    expect(
      ground('lorien')
        .told('activate')
        .map(({ location, from }) => `${location} ${from}`),
    ).toEqual(['lorien deck', 'dol-guldur deck'])
    expect(ground('lorien', `free=dol-guldur ${HANDS}`).told('activate')[1]).toMatchObject({ from: 'free', bare: true })
    expect(ground('lorien', `ground=dol-guldur ${HANDS}`).told('activate')).toHaveLength(1)
  })

  for (const [id, numbers, armies, n] of [
    ['minas-tirith', '3 3', 'wizard,dunedain < southron,mordor', 3],
    ['dol-amroth', '1 2', 'wizard,dunedain < southron', 1],
    ['pelargir', '1 1', 'wizard,dunedain < southron', 1],
  ] as const) {
    it(`[wotr-cards card ${id}] the Dúnedain player may forsake one to draw ${n}`, () => {
      expect([printed(id), factions(id)]).toEqual([numbers, armies])
      const t = ground(id)
      expect(t.prompt('aragorn')).toMatchObject({ kind: 'may', about: { location: id } })
      t.does('aragorn', 'do').does('aragorn', 'forsake:legolas')
      expect(draws(t)).toEqual([`aragorn ${n}`, 'witch-king 2'].slice(0, 1))
      expect(draws(ground(id).does('aragorn', 'decline'))).not.toContain(`aragorn ${n}`)
      expect(
        ground(id, '| aragorn deck=-')
          .told('draw')
          .filter(({ seat }) => seat === 2),
      ).toEqual([]) // who cannot pay is not asked
    })
  }

  it('[wotr-cards card moria] the Monstrous player draws two', () => {
    expect([printed('moria'), factions('moria')]).toEqual(['1 2', 'monstrous < wizard,dwarf,elf'])
    expect(draws(ground('moria'))[0]).toBe('saruman 2')
  })

  it('[wotr-cards card dol-guldur] activates or reactivates Lórien unless it is active', () => {
    expect([printed('dol-guldur'), factions('dol-guldur')]).toEqual(['1 2', 'mordor < wizard,elf'])
    expect(
      ground('dol-guldur')
        .told('activate')
        .map(({ location }) => location),
    ).toEqual(['dol-guldur', 'lorien'])
    expect(ground('dol-guldur', `shadow=lorien ${HANDS}`).told('activate')[1]).toMatchObject({
      location: 'lorien',
      from: 'shadow',
      bare: true,
    })
  })

  it('[wotr-cards card minas-morgul] the Mordor player digs five for a Nazgûl to reserve', () => {
    expect([printed('minas-morgul'), factions('minas-morgul')]).toEqual(['2 2', 'mordor < wizard,dunedain'])
    const t = ground('minas-morgul', HANDS, 'the-hunter', 'mordor-orcs', 'grishnakh', 'the-reaver', 'black-breath')
    expect(t.offers('witch-king')).toEqual(['play@reserve:the-hunter', 'play@reserve:the-reaver', 'nothing'])
    expect(t.refuses('witch-king', 'play@minas-morgul:the-hunter')).toBe('text-names-other')
  })

  it('[wotr-cards card morannon] the Mordor player digs five for an army, wherever it could go', () => {
    expect([printed('morannon'), factions('morannon')]).toEqual(['2 2', 'southron,mordor < wizard,rohan,dunedain'])
    const t = ground('morannon', HANDS, 'the-hunter', 'mordor-orcs', 'grishnakh', 'the-reaver', 'black-breath')
    expect(t.offers('witch-king')).toEqual(['play@reserve:mordor-orcs', 'play@morannon:mordor-orcs', 'nothing'])
  })

  for (const [id, numbers] of [
    ['harad', '1 1'],
    ['umbar', '1 2'],
  ] as const) {
    it(`[wotr-cards card ${id}] each Shadow player draws one`, () => {
      expect([printed(id), factions(id)]).toEqual([numbers, 'southron < wizard,dunedain'])
      expect(draws(ground(id)).slice(0, 2)).toEqual(['witch-king 1', 'saruman 1'])
    })
  }

  it('[wotr-cards card orthanc] the Isengard player may fetch Saruman, and recycles', () => {
    expect([printed('orthanc'), factions('orthanc')]).toEqual(['2 2', 'isengard < wizard,rohan'])
    const scene = '| saruman hand=shelob cycle=saruman,wolf-riders'
    const t = ground('orthanc', scene).does('saruman', 'do')
    expect(t.offers('saruman')).toEqual(['take:saruman', 'nothing'])
    t.does('saruman', 'take:saruman')
    expect(t.hand('saruman').slice(0, 2)).toEqual(['shelob', 'saruman'])
    expect(t.told('recycle')).toMatchObject([{ seat: 3, cards: 1 }])
    expect(ground('orthanc', scene).does('saruman', 'decline').told('recycle')).toMatchObject([{ cards: 2 }])
    const agreed = ground('orthanc', `opt.orthancRecycleMandatory=false ${scene}`).does('saruman', 'decline')
    expect(agreed.does('saruman', 'decline').told('recycle')).toEqual([])
  })
})

describe('paths', () => {
  /** Points and shields, and what is drawn. */
  for (const [id, numbers, drawn] of [
    ['bag-end', '1 0', ['frodo 2']],
    ['bucklebury-ferry', '1 1', ['witch-king 1', 'frodo 1']],
    ['inn-of-the-prancing-pony', '2 1', ['witch-king 2', 'saruman 2']],
    ['weathertop', '2 0', ['witch-king 2']],
    ['imladris', '1 1', ['aragorn 2']],
    ['the-council-of-elrond', '1 1', ['frodo 1', 'aragorn 1']],
    ['khazad-dum', '2 0', ['saruman 2']],
    ['dead-marshes', '2 1', ['saruman 2']],
    ['the-cross-roads', '1 0', ['frodo 1', 'aragorn 1']],
    ['henneth-annun', '1 1', ['aragorn 1']],
    ['shelobs-lair', '2 0', ['saruman 2']],
    ['orodruin', '3 0', ['witch-king 2']],
    ['crack-of-doom', '3 0', ['saruman 2']],
  ] as const) {
    it(`[wotr-cards card ${id}] ${drawn.join(', ')}`, () => {
      expect(printed(id)).toBe(numbers)
      expect(draws(path(id))).toEqual(drawn)
    })
  }

  for (const [id, numbers, seat] of [
    ['gildors-encampment', '1 1', 'aragorn'],
    ['lothlorien', '1 2', 'aragorn'],
    ['amon-hen', '2 0', 'witch-king'],
  ] as const) {
    it(`[wotr-cards card ${id}] ${seat} draws one and cycles one`, () => {
      expect(printed(id)).toBe(numbers)
      const t = path(id)
      expect(draws(t)).toEqual([`${seat} 1`])
      expect(t.prompt(seat)).toMatchObject({ kind: 'cycle', min: 1, max: 1, about: { location: id } })
    })
  }

  for (const [id, numbers] of [
    ['the-old-forest', '2 1'],
    ['caradhras', '2 0'],
    ['emyn-muil', '2 0'],
  ] as const) {
    it(`[wotr-cards card ${id}] each free player forsakes one`, () => {
      expect(printed(id)).toBe(numbers)
      const t = path(id).does('frodo', 'forsake:gimli').does('aragorn', 'forsake:arwen')
      expect([t.gone('frodo'), t.gone('aragorn')]).toEqual([['gimli'], ['arwen']])
      expect(t.asked()).toBe('frodo action')
    })
  }

  it('[wotr-cards card fords-of-bruinen] each free player forsakes one and draws three', () => {
    expect(printed('fords-of-bruinen')).toBe('1 0')
    const t = path('fords-of-bruinen').does('frodo', 'forsake:gimli')
    expect(draws(t)).toEqual(['frodo 3'])
    expect(draws(t.does('aragorn', 'forsake:arwen'))).toEqual(['frodo 3', 'aragorn 3'])
  })

  it('[wotr-cards card the-doors-of-durin] the Monstrous player may forsake one for an attack token on it', () => {
    expect(printed('the-doors-of-durin')).toBe('2 0')
    const t = path('the-doors-of-durin').does('saruman', 'do').does('saruman', 'forsake:gollum')
    expect(t.state.path).toEqual({ id: 'the-doors-of-durin', attack: 1, defense: 0 })
    expect(path('the-doors-of-durin').does('saruman', 'decline').state.path?.attack).toBe(0)
  })

  it('[wotr-cards card dimrill-dale] each Shadow player cycles two', () => {
    expect(printed('dimrill-dale')).toBe('1 0')
    const t = path('dimrill-dale')
    expect([t.cycled('witch-king'), t.cycled('saruman')]).toEqual([
      ['grond', 'olog-hai'],
      ['shelob', 'gollum'],
    ])
    const one = path('dimrill-dale', '| witch-king hand=grond reserve=the-hunter | saruman hand=shelob,gollum,ugluk')
    expect(one.asked()).toBe('witch-king forsake') // one of the two was missing
    expect(one.does('witch-king', 'deck').prompt('saruman')).toMatchObject({ kind: 'cycle', min: 2, max: 2 })
  })

  it('[wotr-cards card egladil] each free player draws two and cycles one', () => {
    expect(printed('egladil')).toBe('1 1')
    const t = path('egladil')
    expect(draws(t)).toEqual(['frodo 2'])
    t.does('frodo', 'cycle:gimli')
    expect(draws(t)).toEqual(['frodo 2', 'aragorn 2'])
    expect(t.does('aragorn', 'cycle:arwen').asked()).toBe('frodo action')
  })

  it('[wotr-cards card osgiliath] the Dúnedain player may forsake one to draw three', () => {
    expect(printed('osgiliath')).toBe('1 0')
    expect(draws(path('osgiliath').does('aragorn', 'do').does('aragorn', 'forsake:arwen'))).toEqual(['aragorn 3'])
    expect(draws(path('osgiliath').does('aragorn', 'decline'))).toEqual([])
  })

  it('[wotr-cards card morgul-vale] the Mordor player digs five for a Nazgûl, wherever he could go', () => {
    expect(printed('morgul-vale')).toBe('2 0')
    const t = table(
      `trilogy phase=location ${ALL} last=7 | witch-king hand=grond`,
      'morgul-vale',
      'the-hunter',
      'mordor-orcs',
      'grishnakh',
      'gorbag-and-shagrat',
      'black-breath',
    )
    expect(t.offers('witch-king')).toEqual(['play@reserve:the-hunter', 'play@path:the-hunter', 'nothing'])
    t.does('witch-king', 'play@path:the-hunter')
    expect(t.at('path')).toEqual(['the-hunter'])
  })

  it('[wotr-cards card cirith-ungol] the Mordor player digs five for an army', () => {
    expect(printed('cirith-ungol')).toBe('2 0')
    const t = table(
      `trilogy phase=location ${ALL} last=7 | witch-king hand=grond`,
      'cirith-ungol',
      'the-hunter',
      'mordor-orcs',
      'grishnakh',
      'gorbag-and-shagrat',
      'black-breath',
    )
    expect(t.offers('witch-king')).toEqual(['play@reserve:mordor-orcs', 'nothing'])
    expect(t.does('witch-king', 'nothing').cycled('witch-king')).toHaveLength(5)
  })

  it('[wotr-cards card morgai] has an attack token put on it', () => {
    expect(printed('morgai')).toBe('3 0')
    expect(path('morgai').state.path).toEqual({ id: 'morgai', attack: 1, defense: 0 })
  })
})
