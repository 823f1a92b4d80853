import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const defenders = (scene: string) => table(scene).view(null).battlegrounds[0]?.defenders ?? []
const icons = (scene: string, face: string) => {
  const { battlegrounds, path } = table(scene).view(null)
  const all = [...battlegrounds, ...(path ? [path] : [])].flatMap(({ attackers, defenders }) => [...attackers, ...defenders])
  return all.find((piece) => piece.face === face)?.icons
}

describe('armies of the Dúnedain', () => {
  it('[wotr-cards card dead-men-of-dunharrow] have two and two while they support Strider or Aragorn', () => {
    const scene = (who: string) => `trilogy ground=harad | aragorn harad=dead-men-of-dunharrow,${who}`
    expect(icons(scene('aragorn'), 'dead-men-of-dunharrow')).toMatchObject({ attack: 2, defense: 2 })
    expect(icons(scene('strider'), 'dead-men-of-dunharrow')).toMatchObject({ attack: 2, defense: 2 })
    expect(icons(scene('denethor'), 'dead-men-of-dunharrow')).toMatchObject({ attack: 0, defense: 0 })
    expect(icons(scene('strider').replace('ground', 'opt.armySupportsNonLeaders=false ground'), 'dead-men-of-dunharrow')).toMatchObject({
      attack: 0,
    })
    // with one army it is Strider or Denethor
    const t = table('trilogy phase=combat ground=minas-tirith | aragorn minas-tirith=dead-men-of-dunharrow,strider,denethor')
    expect(t.offers('aragorn')).toEqual(['support:denethor', 'support:strider'])
    t.does('aragorn', 'support:strider')
    expect(t.told('support')[0]?.support).toEqual([{ army: t.handle('dead-men-of-dunharrow'), character: t.handle('strider') }])
  })

  it('[wotr-cards card knights-of-dol-amroth] defend Dol Amroth with one more', () => {
    expect(icons('trilogy ground=dol-amroth | aragorn dol-amroth=knights-of-dol-amroth', 'knights-of-dol-amroth')?.defense).toBe(2)
    expect(icons('trilogy ground=pelargir | aragorn pelargir=knights-of-dol-amroth', 'knights-of-dol-amroth')?.defense).toBe(1)
  })

  it('[wotr-cards card guards-of-the-citadel] defend Minas Tirith with one more', () => {
    expect(icons('trilogy ground=minas-tirith | aragorn minas-tirith=guards-of-the-citadel', 'guards-of-the-citadel')?.defense).toBe(2)
    expect(icons('trilogy ground=pelargir | aragorn pelargir=guards-of-the-citadel', 'guards-of-the-citadel')?.defense).toBe(1)
  })

  it('[wotr-cards card soldiers-of-gondor] count one and one', () => {
    expect(icons('trilogy ground=pelargir | aragorn pelargir=soldiers-of-gondor', 'soldiers-of-gondor')).toMatchObject({
      attack: 1,
      defense: 1,
    })
  })

  it('[wotr-cards card the-great-gate] defends Minas Tirith with three and goes to no Shadow battleground', () => {
    expect(icons('trilogy ground=minas-tirith | aragorn minas-tirith=the-great-gate', 'the-great-gate')?.defense).toBe(3)
    expect(icons('trilogy ground=pelargir | aragorn pelargir=the-great-gate', 'the-great-gate')?.defense).toBe(0)
    const t = table('trilogy turn=2 ground=harad,pelargir path=weathertop | aragorn hand=the-great-gate,arwen')
    expect(t.offers('aragorn')).toContain('play@pelargir:the-great-gate')
    expect(t.refuses('aragorn', 'play@harad:the-great-gate')).toBe('text-forbids-place')
  })
})

describe('characters of the Dúnedain', () => {
  it('[wotr-cards card aragorn] takes Strider out of the game, draws one more, and cycles himself off the top', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=aragorn,arwen reserve=strider').does('aragorn', 'play@reserve:aragorn')
    expect(t.gone('aragorn')).toEqual(['strider'])
    expect(
      table('trilogy phase=draw | aragorn reserve=aragorn')
        .told('draw')
        .find(({ seat }) => seat === 2)?.handles,
    ).toHaveLength(4)
    const top = table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=elrond', 'aragorn')
      .does('aragorn', 'play@reserve:arwen')
      .does('aragorn', 'deck')
    expect(top.cycled('aragorn')).toEqual(['aragorn'])
    expect(top.match.cards.isPublic(top.handle('aragorn'))).toBe(true)
    // out of hand he is lost
    const hand = table('trilogy turn=3 path=weathertop | saruman reserve=hill-troll | aragorn hand=aragorn | frodo deck=-').does(
      'saruman',
      'use:hill-troll',
    )
    expect(hand.does('aragorn', 'forsake:aragorn').gone('aragorn')).toEqual(['aragorn'])
  })

  it('[wotr-cards card boromir] draws one when played, and forsakes one whenever he comes on a path', () => {
    const played = table('trilogy turn=2 path=fords-of-bruinen | aragorn hand=boromir,arwen', 'legolas').does(
      'aragorn',
      'play@path:boromir',
    )
    expect(played.hand('aragorn')).toEqual(['legolas'])
    expect(played.asked()).toBe('aragorn forsake')
    const reserve = table('trilogy turn=2 path=fords-of-bruinen | aragorn hand=boromir,arwen', 'legolas').does(
      'aragorn',
      'play@reserve:boromir',
    )
    expect(reserve.asked()).toBe('saruman action')
    const moved = table('trilogy turn=2 path=fords-of-bruinen | aragorn hand=arwen reserve=boromir').does('aragorn', 'move@path:boromir')
    expect(moved.told('draw')).toEqual([])
    expect(moved.asked()).toBe('aragorn forsake')
  })

  it('[wotr-cards card denethor] forsakes one to fetch Boromir or Faramir from the deck', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=denethor')
      .does('aragorn', 'use:denethor')
      .does('aragorn', 'forsake:arwen')
    expect(t.offers('aragorn').sort()).toEqual(['nothing', 'take:boromir', 'take:faramir'])
    expect(t.does('aragorn', 'take:faramir').hand('aragorn')).toEqual(['faramir'])
  })

  it('[wotr-cards card faramir] may lead to another path of number seven when he comes on one', () => {
    const t = table('trilogy turn=2 path=osgiliath | aragorn hand=faramir,arwen').does('aragorn', 'play@path:faramir')
    expect(t.offers('aragorn')).toEqual(['path:the-cross-roads', 'path:henneth-annun', 'decline'])
    t.does('aragorn', 'path:henneth-annun')
    expect(t.state.path?.id).toBe('henneth-annun')
    expect(t.cycled('aragorn')).toContain('faramir')
    const stays = table('trilogy turn=2 path=osgiliath | aragorn hand=arwen reserve=faramir')
      .does('aragorn', 'move@path:faramir')
      .does('aragorn', 'decline')
    expect(stays.at('path')).toEqual(['faramir'])
    expect(table('trilogy turn=2 path=morgul-vale | aragorn hand=faramir,arwen').does('aragorn', 'play@path:faramir').asked()).toBe(
      'saruman action',
    )
  })

  it('[wotr-cards card halbarad] is cycled with his items to fetch Strider or Aragorn', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=halbarad').does('aragorn', 'use:halbarad')
    expect(t.cycled('aragorn')).toEqual(['halbarad'])
    expect(t.offers('aragorn').sort()).toEqual(['nothing', 'take:aragorn', 'take:strider'])
    expect(t.does('aragorn', 'take:strider').hand('aragorn')).toEqual(['arwen', 'strider'])
  })

  it('[wotr-cards card prince-imrahil] may cycle a card to fetch the Knights of Dol Amroth', () => {
    const scene = 'trilogy turn=2 path=weathertop | aragorn hand=prince-imrahil,arwen,legolas'
    const t = table(scene).does('aragorn', 'play@reserve:prince-imrahil').does('aragorn', 'cycle:arwen').does('aragorn', 'do')
    expect(t.cycled('aragorn')).toEqual(['arwen', 'legolas'])
    expect(t.does('aragorn', 'take:knights-of-dol-amroth').hand('aragorn')).toEqual(['knights-of-dol-amroth'])
    const no = table(scene).does('aragorn', 'play@reserve:prince-imrahil').does('aragorn', 'cycle:arwen').does('aragorn', 'decline')
    expect(no.told('search')).toEqual([])
  })

  it('[wotr-cards card strider] on a path leads to the next number', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen path=strider').does('aragorn', 'use:strider')
    expect(t.offers('aragorn')).toEqual(['path:fords-of-bruinen', 'path:imladris', 'path:the-council-of-elrond'])
    expect(t.does('aragorn', 'path:imladris').state.path?.id).toBe('imladris')
    expect(table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=strider').refuses('aragorn', 'use:strider')).toBe(
      'text-not-here',
    )
  })
})

describe('items and events of the Dúnedain', () => {
  it('[wotr-cards card anduril] takes its wielder to a Dúnedain battleground it activates, even in the round he was played', () => {
    const t = table('trilogy turn=2 path=weathertop shadow=harad | aragorn hand=arwen reserve=aragorn*+anduril').does(
      'aragorn',
      'use:anduril',
    )
    expect(t.offers('aragorn')).toEqual([
      'activate:minas-tirith',
      'activate:dol-amroth',
      'activate:pelargir',
      'activate:minas-morgul',
      'activate:morannon',
      'activate:umbar',
      'reactivate:harad',
    ])
    t.does('aragorn', 'reactivate:harad')
    expect(t.at('harad')).toEqual(['aragorn', 'anduril'])
    const agreed = table(
      'trilogy opt.factionBattlegroundMeans=defenderIcon turn=2 path=weathertop | aragorn hand=arwen reserve=aragorn+anduril',
    )
    expect(agreed.does('aragorn', 'use:anduril').offers('aragorn')).toEqual([
      'activate:minas-tirith',
      'activate:dol-amroth',
      'activate:pelargir',
    ])
  })

  it('[wotr-cards card blade-of-westernesse] is wielded by any Hobbit', () => {
    const t = table(
      'trilogy turn=2 path=weathertop | aragorn hand=blade-of-westernesse,arwen | frodo reserve=fatty-bolger,gimli path=pippin-took',
    )
    expect(t.offers('aragorn').filter((key) => key.includes('blade'))).toEqual([
      'play@fatty-bolger:blade-of-westernesse',
      'play@pippin-took:blade-of-westernesse',
      'cycle:blade-of-westernesse',
    ])
    t.does('aragorn', 'play@pippin-took:blade-of-westernesse')
    expect(t.view(null).path?.forecast.defense).toBe(2)
  })

  it('[wotr-cards card paths-of-the-dead] forsakes two and draws four, five with Strider or Aragorn in play', () => {
    const drawn = (words: string) => {
      const t = table(`trilogy turn=2 path=weathertop | aragorn hand=paths-of-the-dead,arwen ${words}`).does(
        'aragorn',
        'play:paths-of-the-dead',
      )
      while (t.asked() === 'aragorn forsake') t.does('aragorn', 'deck')
      expect(t.gone('aragorn')).toHaveLength(3)
      return t.hand('aragorn').length
    }
    expect(drawn('')).toBe(4)
    expect(drawn('reserve=strider')).toBe(5)
    expect(drawn('reserve=aragorn')).toBe(5)
  })

  it('[wotr-cards card the-red-arrow] lets Rohan cards be played, not moved, onto Dúnedain battlegrounds this round', () => {
    const t = table(
      'trilogy turn=2 ground=minas-tirith,moria path=weathertop | aragorn hand=the-red-arrow,arwen | frodo hand=eomer,riders-of-rohan,gimli reserve=village-militia',
    )
    t.does('aragorn', 'play:the-red-arrow').does('saruman', 'pass')
    const keys = t.offers('frodo')
    expect(keys).toContain('play@minas-tirith:eomer')
    expect(keys).toContain('play@minas-tirith:riders-of-rohan')
    expect(keys.filter((key) => key.includes('moria:eomer'))).toEqual([])
    expect(t.refuses('frodo', 'move@minas-tirith:village-militia')).toBe('faction-not-shown')
    const narrow = table(
      'trilogy opt.factionBattlegroundMeans=defenderIcon permits=the-red-arrow ground=harad path=weathertop | frodo hand=eomer,gimli',
    )
    expect(narrow.refuses('frodo', 'play@harad:eomer')).toBe('faction-not-shown')
  })

  it('[wotr-cards card the-three-hunters] takes Strider, Aragorn, Gimli and Legolas anywhere, and any army supports them', () => {
    const t = table(
      'trilogy turn=2 ground=helms-deep path=weathertop | aragorn hand=the-three-hunters,arwen,legolas reserve=aragorn | frodo hand=gimli,sting helms-deep=riders-of-rohan',
    )
    t.does('aragorn', 'play:the-three-hunters').does('aragorn', 'cycle:arwen').does('saruman', 'pass')
    expect(t.offers('frodo')).toContain('play@helms-deep:gimli')
    t.does('frodo', 'cycle:sting').does('witch-king', 'pass')
    expect(t.offers('aragorn')).toContain('play@helms-deep:legolas')
    t.does('aragorn', 'move@helms-deep:aragorn')
    // one and one of his own, and his leadership through Rohan's riders
    expect(t.view(null).battlegrounds[0]?.forecast.defense).toBe(3)
    const strict = table(
      'trilogy opt.supportedByMeans=armyRequired permits=the-three-hunters ground=helms-deep path=weathertop | frodo hand=gimli,sting',
    )
    expect(strict.refuses('frodo', 'play@helms-deep:gimli')).toBe('faction-not-shown')
  })
})

describe('reading aids', () => {
  it('a scene without cards has no defenders', () => expect(defenders('trilogy ground=harad')).toEqual([]))
})
