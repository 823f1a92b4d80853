import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const pathOf = (t: ReturnType<typeof table>) => t.view(null).path

describe('Elves', () => {
  it('[wotr-cards card high-elves] count two and two', () => {
    expect(table('trilogy ground=lorien | aragorn lorien=high-elves').view(null).battlegrounds[0]?.forecast.defense).toBe(2)
    expect(table('trilogy ground=moria | aragorn moria=high-elves').view(null).battlegrounds[0]?.forecast.attack).toBe(2)
  })

  it('[wotr-cards card arwen] draws one when played, and from reserve gives Strider and Aragorn one defence', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen,legolas', 'high-elves').does('aragorn', 'play@reserve:arwen')
    expect(t.hand('aragorn')).toEqual(['high-elves'])
    const ground = (arwen: string) =>
      table(`trilogy ground=pelargir | aragorn pelargir=aragorn ${arwen}`).view(null).battlegrounds[0]?.forecast.defense
    expect([ground(''), ground('reserve=arwen')]).toEqual([1, 2])
    const path = (arwen: string) => pathOf(table(`trilogy path=weathertop | aragorn path=strider ${arwen}`))?.forecast.defense
    expect([path(''), path('reserve=arwen')]).toEqual([2, 3])
  })

  it('[wotr-cards card elrond] draws one when played, and in reserve raises the limit by one', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=elrond,legolas', 'high-elves').does('aragorn', 'play@reserve:elrond')
    expect(t.hand('aragorn')).toEqual(['high-elves'])
    expect(t.view(null).players[2]?.limit).toBe(3)
    expect(table('trilogy ground=rivendell | aragorn rivendell=elrond').view(null).players[2]?.limit).toBe(2)
  })

  it('[wotr-cards card galadriel] draws one when played; in reserve she draws one more and cycles one in the draw step', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=galadriel,legolas', 'high-elves').does(
      'aragorn',
      'play@reserve:galadriel',
    )
    expect(t.hand('aragorn')).toEqual(['high-elves'])
    const step = table('trilogy phase=draw path=weathertop | aragorn reserve=galadriel')
    expect(step.told('draw').find(({ seat }) => seat === 2)?.handles).toHaveLength(4)
    expect(step.prompt('aragorn')).toMatchObject({ kind: 'cycle', min: 1, about: { reason: 'draw-step', card: 'galadriel' } })
  })

  it('[wotr-cards card legolas] may fetch the Bow of the Galadhrim from the deck', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=legolas,arwen').does('aragorn', 'play@reserve:legolas')
    expect(t.offers('aragorn')).toEqual(['do', 'decline'])
    t.does('aragorn', 'do').does('aragorn', 'take:bow-of-the-galadhrim')
    expect(t.hand('aragorn')).toEqual(['bow-of-the-galadhrim'])
  })

  it('[wotr-cards card bow-of-the-galadhrim] is an Elf’s, and its wielder has no other weapon', () => {
    const t = table('trilogy turn=2 path=egladil | aragorn hand=bow-of-the-galadhrim,arwen path=legolas reserve=elrond')
    t.does('aragorn', 'play@legolas:bow-of-the-galadhrim')
    expect(pathOf(t)?.forecast.defense).toBe(2)
    // no other weapon of the box fits an Elf: a scene has to put one there
    const armed = table('trilogy turn=2 path=egladil | aragorn hand=bow-of-the-galadhrim,arwen path=legolas+blade-of-westernesse')
    expect(armed.refuses('aragorn', 'play@legolas:bow-of-the-galadhrim')).toBe('wielder-has-weapon')
  })

  it('[wotr-cards card elven-cloak] cycles its wielder with all items instead of losing him in path combat', () => {
    const t = table(
      'trilogy phase=combat path=egladil | aragorn path=legolas+elven-cloak | witch-king path=the-witch-king,the-hunter,the-reaver,the-warrior',
    )
    expect(t.cycled('aragorn')).toEqual(['legolas', 'elven-cloak'])
    const battle = table(
      'trilogy phase=combat ground=lorien | aragorn lorien=legolas+elven-cloak | saruman lorien=balrog-of-moria,hill-troll,cave-troll',
    )
    expect(battle.gone('aragorn')).toEqual(['legolas', 'elven-cloak'])
  })

  it('[wotr-cards card lembas] is eaten on a path by the Hobbit player: one corruption less for each Hobbit there', () => {
    const t = table(
      'trilogy path=weathertop corruption=5 | frodo path=frodo-baggins+lembas,sam-gamgee,pippin-took,gandalf-the-grey hand=gimli,sting',
    )
    t.does('frodo', 'use:lembas')
    expect(t.state.corruption).toBe(2)
    expect(t.gone('aragorn')).toEqual(['lembas'])
    expect(table('trilogy path=weathertop | frodo reserve=frodo-baggins+lembas hand=gimli').refuses('frodo', 'use:lembas')).toBe(
      'text-not-here',
    )
    expect(
      table('trilogy turn=2 path=weathertop | aragorn hand=arwen | frodo path=frodo-baggins+lembas').refuses('aragorn', 'use:lembas'),
    ).toBe('not-your-text')
  })

  it('[wotr-cards card mirror-of-galadriel] lets its owner look at the top of the draw deck at any time', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen,legolas reserve=galadriel+mirror-of-galadriel', 'nenya', 'vilya')
    expect(t.view('aragorn').players[2]?.top?.face).toBe('nenya')
    expect(t.view('frodo').players[2]?.top).toBeNull()
    t.does('aragorn', 'play@reserve:arwen')
    expect(t.hand('aragorn')).toEqual(['nenya'])
    expect(t.view('aragorn').players[2]?.top).toBeNull() // until he has something to decide again
    expect(table('trilogy turn=2 path=weathertop | aragorn hand=arwen').view('aragorn').players[2]?.top).toBeNull()
  })

  it('[wotr-cards card nenya] is cycled for a defence token on the path or on a battleground', () => {
    const t = table('trilogy turn=2 ground=lorien,moria path=egladil | aragorn hand=arwen reserve=galadriel+nenya').does(
      'aragorn',
      'use:nenya',
    )
    expect(t.cycled('aragorn')).toEqual(['nenya'])
    expect(t.offers('aragorn')).toEqual(['at:path', 'at:lorien', 'at:moria'])
    expect(t.does('aragorn', 'at:lorien').view(null).battlegrounds[0]?.shields).toBe(3)
    expect(
      table('trilogy turn=2 ground=moria path=egladil | aragorn moria=galadriel+nenya').view(null).battlegrounds[0]?.forecast.attack,
    ).toBe(2)
  })

  it('[wotr-cards card phial-of-galadriel] gives the path of its wielder two defence', () => {
    expect(pathOf(table('trilogy path=weathertop | frodo path=sam-gamgee+phial-of-galadriel'))?.shields).toBe(2)
    expect(pathOf(table('trilogy path=weathertop | frodo reserve=sam-gamgee+phial-of-galadriel'))?.shields).toBe(0)
  })

  it('[wotr-cards card vilya] is cycled to let each free player draw one', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=elrond+vilya', 'legolas', 'gimli').does(
      'aragorn',
      'use:vilya',
    )
    expect(t.cycled('aragorn')).toEqual(['vilya'])
    expect(t.hand('aragorn')).toHaveLength(2)
    expect(t.told('draw').map(({ seat }) => seat)).toEqual([0, 2])
  })
})

describe('Dwarves', () => {
  it('[wotr-cards card gimli] may fetch his axe from the cycle pile', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,sting cycle=dwarven-axe').does('frodo', 'play@reserve:gimli')
    expect(t.offers('frodo')).toEqual(['take:dwarven-axe', 'nothing'])
    expect(t.does('frodo', 'take:dwarven-axe').hand('frodo')).toEqual(['dwarven-axe'])
    const no = table('trilogy path=weathertop | frodo hand=gimli,sting cycle=dwarven-axe')
      .does('frodo', 'play@reserve:gimli')
      .does('frodo', 'nothing')
    expect(no.cycled('frodo')).toEqual(['dwarven-axe', 'sting'])
  })

  it('[wotr-cards card dwarven-axe] is wielded by Gimli and adds to him', () => {
    const t = table('trilogy ground=moria path=egladil | frodo hand=dwarven-axe,sting path=gimli').does('frodo', 'play@gimli:dwarven-axe')
    expect(pathOf(t)?.forecast.defense).toBe(2)
    expect(table('trilogy ground=moria path=egladil | frodo moria=gimli+dwarven-axe').view(null).battlegrounds[0]?.forecast.attack).toBe(2)
  })
})
