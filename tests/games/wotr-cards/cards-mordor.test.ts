import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const first = (t: ReturnType<typeof table>) => t.view(null).battlegrounds[0]
const KING = 'trilogy turn=1 path=weathertop | witch-king hand=grond'

describe('armies of Mordor', () => {
  it('[wotr-cards card grond, olog-hai, trolls-of-udun, black-uruks, mordor-orcs] count what is printed', () => {
    const all = 'grond,olog-hai,trolls-of-udun,black-uruks,mordor-orcs,mordor-orcs'
    expect(first(table(`trilogy ground=minas-tirith | witch-king minas-tirith=${all}`))?.forecast.attack).toBe(10)
    expect(first(table(`trilogy ground=morannon | witch-king morannon=${all}`))?.forecast.defense).toBe(7)
  })
})

describe('Nazgûl', () => {
  it('[wotr-cards card the-witch-king] draws one more and cycles himself off the top', () => {
    expect(
      table('trilogy phase=draw | witch-king reserve=the-witch-king')
        .told('draw')
        .find(({ seat }) => seat === 1)?.handles,
    ).toHaveLength(5)
    const top = table(`${KING.replace('grond', 'grishnakh')} reserve=the-hunter`, 'the-witch-king')
      .does('witch-king', 'play@reserve:grishnakh')
      .does('witch-king', 'deck')
    expect(top.cycled('witch-king')).toEqual(['the-witch-king'])
  })

  it('[wotr-cards card the-reaver] is cycled to make each free player forsake one, even in the round he was played', () => {
    const t = table(`${KING} reserve=the-reaver*+black-breath | frodo hand=gimli | aragorn hand=arwen`).does('witch-king', 'use:the-reaver')
    expect(t.cycled('witch-king')).toEqual(['the-reaver', 'black-breath'])
    expect(t.does('frodo', 'forsake:gimli').asked()).toBe('aragorn forsake')
  })

  it('[wotr-cards card the-beguiler] is cycled to make each free player cycle one', () => {
    const t = table(`${KING} reserve=the-beguiler | frodo hand=gimli,sting | aragorn hand=arwen`).does('witch-king', 'use:the-beguiler')
    expect(t.prompt('frodo')).toMatchObject({ kind: 'cycle', min: 1, max: 1 })
    expect(t.does('frodo', 'cycle:sting').cycled('aragorn')).toEqual(['arwen'])
    expect(t.cycled('witch-king')).toEqual(['the-beguiler'])
  })

  it('[wotr-cards card the-hunter] is cycled for an attack token on the path', () => {
    const t = table(`${KING} reserve=the-hunter`).does('witch-king', 'use:the-hunter')
    expect(t.view(null).path).toMatchObject({ tokens: { attack: 1 }, forecast: { attack: 1 } })
    expect(t.cycled('witch-king')).toEqual(['the-hunter'])
  })

  it('[wotr-cards card the-messenger] is cycled to fetch a Nazgûl from the cycle pile', () => {
    const t = table(`${KING} reserve=the-messenger cycle=the-hunter,olog-hai`).does('witch-king', 'use:the-messenger')
    // he is in the pile himself by then
    expect(t.offers('witch-king')).toEqual(['take:the-hunter', 'take:the-messenger', 'nothing'])
    expect(t.does('witch-king', 'take:the-hunter').hand('witch-king')).toEqual(['grond', 'the-hunter'])
  })

  it('[wotr-cards card the-black-easterling] draws one when played and has one leadership more at Dol Guldur', () => {
    const t = table('trilogy turn=1 path=weathertop | witch-king hand=the-black-easterling,grond', 'olog-hai').does(
      'witch-king',
      'play@reserve:the-black-easterling',
    )
    expect(t.hand('witch-king')).toEqual(['olog-hai'])
    const defense = (ground: string) =>
      first(table(`trilogy ground=${ground} | witch-king ${ground}=the-black-easterling,mordor-orcs`))?.forecast.defense
    expect([defense('dol-guldur'), defense('minas-morgul')]).toEqual([3, 2])
    expect(first(table('trilogy ground=dol-guldur | witch-king dol-guldur=the-black-easterling'))?.forecast.defense).toBe(0)
  })

  it('[wotr-cards card the-commander] is cycled to let each Shadow player draw one', () => {
    const t = table(`${KING} reserve=the-commander`).does('witch-king', 'use:the-commander')
    expect(t.told('draw').map(({ seat, handles }) => [seat, handles.length])).toEqual([
      [1, 1],
      [3, 1],
    ])
    expect(t.cycled('witch-king')).toEqual(['the-commander'])
  })

  it('[wotr-cards card the-destroyer] is cycled for an attack token on a battleground', () => {
    const t = table(`${KING.replace('path', 'ground=pelargir,harad path')} reserve=the-destroyer`).does('witch-king', 'use:the-destroyer')
    expect(t.offers('witch-king')).toEqual(['at:pelargir', 'at:harad'])
    expect(first(t.does('witch-king', 'at:pelargir'))?.forecast.attack).toBe(1)
    expect(table(`${KING} reserve=the-destroyer`).refuses('witch-king', 'use:the-destroyer')).toBe('text-without-effect')
  })

  it('[wotr-cards card the-warrior] is cycled for a defence token on a battleground', () => {
    const t = table(`${KING.replace('path', 'ground=pelargir,harad path')} reserve=the-warrior`)
      .does('witch-king', 'use:the-warrior')
      .does('witch-king', 'at:harad')
    expect(t.view(null).battlegrounds[1]).toMatchObject({ shields: 2, tokens: { defense: 1 } })
    expect(t.cycled('witch-king')).toEqual(['the-warrior'])
  })
})

describe('other characters of Mordor', () => {
  it('[wotr-cards card grishnakh] is eliminated on a path for one corruption', () => {
    const t = table('trilogy turn=1 path=amon-hen | witch-king hand=grond path=grishnakh').does('witch-king', 'use:grishnakh')
    expect([t.state.corruption, t.gone('witch-king')]).toEqual([1, ['grishnakh']])
    expect(table('trilogy turn=1 path=amon-hen | witch-king hand=grond reserve=grishnakh').refuses('witch-king', 'use:grishnakh')).toBe(
      'text-not-here',
    )
  })

  it('[wotr-cards card mouth-of-sauron] goes on no path while a Shadow battleground is active, and draws one more', () => {
    const scene = (ground: string) => table(`trilogy turn=1 ground=${ground} path=osgiliath | witch-king hand=mouth-of-sauron,grond`)
    expect(scene('harad').refuses('witch-king', 'play@path:mouth-of-sauron')).toBe('text-forbids-place')
    expect(scene('pelargir').offers('witch-king')).toContain('play@path:mouth-of-sauron')
    const moved = table('trilogy turn=1 ground=harad path=osgiliath | witch-king hand=grond reserve=mouth-of-sauron')
    expect(moved.refuses('witch-king', 'move@path:mouth-of-sauron')).toBe('text-forbids-place')
    expect(
      table('trilogy phase=draw | witch-king reserve=mouth-of-sauron')
        .told('draw')
        .find(({ seat }) => seat === 1)?.handles,
    ).toHaveLength(5)
  })

  it('[wotr-cards card gorbag-and-shagrat] may cycle a card for an attack token on themselves, two at Cirith Ungol', () => {
    const attack = (path: string, answer: string) => {
      const t = table(`trilogy turn=1 path=${path} | witch-king hand=gorbag-and-shagrat,grond,olog-hai`)
        .does('witch-king', 'play@path:gorbag-and-shagrat')
        .does('witch-king', 'cycle:grond')
      t.does('witch-king', answer)
      return t.view(null).path?.forecast.attack
    }
    expect(attack('morgul-vale', 'do')).toBe(1)
    expect(attack('morgul-vale', 'decline')).toBe(0)
    expect(attack('cirith-ungol', 'do')).toBe(2)
    const moved = table('trilogy turn=1 path=cirith-ungol | witch-king hand=grond reserve=gorbag-and-shagrat')
      .does('witch-king', 'move@path:gorbag-and-shagrat')
      .does('witch-king', 'do')
    expect(moved.state.pieces[0]).toMatchObject({ at: 'path', attack: 2 })
    expect(moved.cycled('witch-king')).toEqual(['grond'])
  })

  it('[wotr-cards card the-lidless-eye] goes on no path while a Shadow battleground is active, lets each Shadow player draw one, and raises the limit from reserve', () => {
    const t = table('trilogy turn=1 ground=harad path=orodruin | witch-king hand=the-lidless-eye,grond')
    expect(t.refuses('witch-king', 'play@path:the-lidless-eye')).toBe('text-forbids-place')
    t.does('witch-king', 'play@reserve:the-lidless-eye')
    expect(t.told('draw').map(({ seat }) => seat)).toEqual([1, 3])
    expect(t.view(null).players[1]?.limit).toBe(3)
    const path = table('trilogy turn=1 path=orodruin | witch-king hand=the-lidless-eye,grond').does(
      'witch-king',
      'play@path:the-lidless-eye',
    )
    expect([path.view(null).players[1]?.limit, path.view(null).path?.forecast.attack]).toEqual([2, 1])
  })
})

describe('items and events of Mordor', () => {
  it('[wotr-cards card nazguls-mantle] cycles a Nazgûl with his items instead of losing him in any combat', () => {
    const path = table('trilogy phase=combat path=weathertop | witch-king path=the-hunter+nazguls-mantle+morgul-blade')
    expect(path.cycled('witch-king')).toEqual(['the-hunter', 'nazguls-mantle', 'morgul-blade'])
    const battle = table('trilogy phase=combat ground=pelargir | witch-king pelargir=the-hunter+nazguls-mantle')
    expect(battle.cycled('witch-king')).toEqual(['the-hunter', 'nazguls-mantle'])
    const slain = table('trilogy ground=helms-deep path=weathertop | frodo hand=eowyn,gimli | witch-king reserve=the-hunter+nazguls-mantle')
      .does('frodo', 'play@helms-deep:eowyn')
      .does('frodo', 'card:the-hunter')
    expect(slain.gone('witch-king')).toEqual(['the-hunter', 'nazguls-mantle'])
  })

  it('[wotr-cards card black-breath] cycles its wielder on a path or battleground for one corruption', () => {
    const t = table('trilogy turn=1 path=weathertop | witch-king hand=grond path=the-hunter+black-breath+morgul-blade').does(
      'witch-king',
      'use:black-breath',
    )
    expect([t.state.corruption, t.cycled('witch-king')]).toEqual([1, ['the-hunter', 'black-breath', 'morgul-blade']])
    const ground = table('trilogy turn=1 ground=pelargir path=weathertop | witch-king hand=grond pelargir=the-hunter+black-breath').does(
      'witch-king',
      'use:black-breath',
    )
    expect(ground.state.corruption).toBe(1)
    expect(table(`${KING} reserve=the-hunter+black-breath`).refuses('witch-king', 'use:black-breath')).toBe('text-not-here')
  })

  it('[wotr-cards card black-riders-mount] may take a Nazgûl out of reserve onto the path, and adds an icon there', () => {
    const scene = 'trilogy turn=1 path=weathertop | witch-king hand=black-riders-mount,grond reserve=the-hunter* path=the-reaver'
    const t = table(scene).does('witch-king', 'play@the-hunter:black-riders-mount').does('witch-king', 'at:path')
    expect(t.view(null).path?.forecast.attack).toBe(3)
    expect(table(scene).does('witch-king', 'play@the-hunter:black-riders-mount').does('witch-king', 'decline').at('reserve')).toEqual([
      'the-hunter',
      'black-riders-mount',
    ])
    expect(table(scene).does('witch-king', 'play@the-reaver:black-riders-mount').asked()).toBe('aragorn action')
    const far = table(scene.replace('weathertop', 'caradhras').replace(' path=the-reaver', '')).does(
      'witch-king',
      'play@the-hunter:black-riders-mount',
    )
    expect(far.asked()).toBe('aragorn action') // no Nazgûl goes on a path of number four
  })

  it('[wotr-cards card fell-beast] may take a Nazgûl out of reserve to a battleground, and adds an attack there', () => {
    const scene =
      'trilogy turn=1 ground=minas-tirith,pelargir,dol-guldur path=weathertop | witch-king hand=fell-beast,grond reserve=the-witch-king*'
    const t = table(scene).does('witch-king', 'play@the-witch-king:fell-beast')
    expect(t.offers('witch-king')).toEqual(['at:minas-tirith', 'at:dol-guldur', 'decline'])
    expect(first(t.does('witch-king', 'at:minas-tirith'))?.forecast.attack).toBe(3)
    expect(table(scene).does('witch-king', 'play@the-witch-king:fell-beast').does('witch-king', 'decline').at('reserve')).toEqual([
      'the-witch-king',
      'fell-beast',
    ])
  })

  it('[wotr-cards card morgul-blade] is eliminated on a path for one corruption', () => {
    const t = table('trilogy turn=1 path=weathertop | witch-king hand=grond path=the-hunter+morgul-blade').does(
      'witch-king',
      'use:morgul-blade',
    )
    expect([t.state.corruption, t.gone('witch-king'), t.at('path')]).toEqual([1, ['morgul-blade'], ['the-hunter']])
    expect(table(`${KING} reserve=the-hunter+morgul-blade`).refuses('witch-king', 'use:morgul-blade')).toBe('text-not-here')
  })

  it('[wotr-cards card the-black-captain] with the Witch-king in reserve activates a Mordor battleground, where he may go', () => {
    const t = table(
      'trilogy turn=1 path=weathertop shadow=minas-tirith | witch-king hand=the-black-captain,grond reserve=the-witch-king*',
    ).does('witch-king', 'play:the-black-captain')
    expect(t.offers('witch-king')).toEqual([
      'activate:lorien',
      'activate:dol-guldur',
      'activate:minas-morgul',
      'activate:morannon',
      'reactivate:minas-tirith',
    ])
    t.does('witch-king', 'reactivate:minas-tirith').does('aragorn', 'decline').does('witch-king', 'at:minas-tirith')
    expect(t.at('minas-tirith')).toEqual(['the-witch-king'])
    expect(table(KING.replace('grond', 'grond,the-black-captain')).refuses('witch-king', 'play:the-black-captain')).toBe(
      'text-without-effect',
    )
  })

  it('[wotr-cards card the-ringwraiths-are-abroad] draws seven, eliminates one, plays up to two Nazgûl', () => {
    const t = table(
      'trilogy turn=1 ground=minas-tirith path=weathertop | witch-king hand=the-ringwraiths-are-abroad,grond',
      ...['the-hunter', 'the-black-easterling', 'mordor-orcs', 'grishnakh', 'olog-hai', 'morgul-blade', 'the-reaver'],
    ).does('witch-king', 'play:the-ringwraiths-are-abroad')
    expect(t.prompt('witch-king')).toMatchObject({ kind: 'eliminate', min: 1, max: 1 })
    t.does('witch-king', 'eliminate:grishnakh')
    expect(t.offers('witch-king').filter((key) => key.endsWith('the-hunter'))).toEqual([
      'play@reserve:the-hunter',
      'play@path:the-hunter',
      'play@minas-tirith:the-hunter',
    ])
    expect(t.refuses('witch-king', 'play@path:the-hunter', 'play@reserve:the-hunter')).toBe('each-once')
    expect(t.refuses('witch-king', 'play@reserve:mordor-orcs')).toBe('text-names-other')
    t.does('witch-king', 'play@path:the-hunter', 'play@reserve:the-black-easterling')
    expect([t.at('path'), t.at('reserve'), t.gone('witch-king')]).toEqual([
      ['the-hunter'],
      ['the-black-easterling'],
      ['grishnakh', 'the-ringwraiths-are-abroad'],
    ])
    expect(t.cycled('witch-king')).toEqual(['grond', 'mordor-orcs', 'olog-hai', 'morgul-blade', 'the-reaver'])
    expect(t.hand('witch-king')).toHaveLength(1) // the Easterling's text came last
  })

  it('[wotr-cards card the-day-without-dawn] draws seven, eliminates one, plays up to two armies', () => {
    const t = table(
      'trilogy turn=1 ground=minas-tirith path=weathertop | witch-king hand=the-day-without-dawn,grond',
      ...['the-hunter', 'mordor-orcs', 'mordor-orcs', 'grishnakh', 'olog-hai', 'morgul-blade', 'the-reaver'],
    ).does('witch-king', 'play:the-day-without-dawn')
    t.does('witch-king', 'eliminate:morgul-blade').does('witch-king', 'play@minas-tirith:olog-hai', 'play@reserve:mordor-orcs')
    expect([t.at('minas-tirith'), t.at('reserve')]).toEqual([['olog-hai'], ['mordor-orcs']])
    expect(t.cycled('witch-king')).toEqual(['grond', 'the-hunter', 'mordor-orcs', 'grishnakh', 'the-reaver'])
  })
})
