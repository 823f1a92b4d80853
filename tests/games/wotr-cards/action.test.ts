import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const PATH = 'trilogy path=weathertop'

describe('turns of the action step', () => {
  it('[wotr-cards A1] go round in turn order from the starting seat, an action or a pass each', () => {
    const t = table('trilogy start=2 path=weathertop | frodo hand=gimli | aragorn hand=arwen | witch-king hand=grond | saruman hand=shelob')
    const order: string[] = []
    for (const [seat, key] of [
      ['aragorn', 'pass'],
      ['saruman', 'cycle:shelob'],
      ['frodo', 'pass'],
      ['witch-king', 'pass'],
      ['aragorn', 'pass'],
    ] as const) {
      order.push(t.asked())
      t.does(seat, key)
    }
    expect(order).toEqual(['aragorn action', 'saruman action', 'frodo action', 'witch-king action', 'aragorn action'])
  })

  it('[wotr-cards A2] an action: play, move, cycle, winnow, use a text, use the Ring token', () => {
    const t = table(`${PATH} | frodo hand=gimli,sting reserve=frodo-baggins,sam-gamgee`)
    expect(t.offers('frodo')).toEqual([
      'play@reserve:gimli',
      'play@frodo-baggins:sting',
      'play@sam-gamgee:sting',
      'move@path:frodo-baggins',
      'move@path:sam-gamgee',
      'use:sam-gamgee',
      'cycle:gimli',
      'cycle:sting',
      'winnow',
      'ring',
      'pass',
    ])
  })

  it('[wotr-cards A3, SEED5] a pass needs a hand at the limit, or smaller than that of each enemy seat', () => {
    const pass = (own: string, king: string, saruman: string) =>
      table(`${PATH} | frodo hand=${own} | witch-king hand=${king} | saruman hand=${saruman}`).refuses('frodo', 'pass')
    const three = 'gimli,sting,narya'
    const four = ['mordor-orcs,mordor-orcs,grond,olog-hai', 'shelob,gollum,ugluk,saruman']
    expect(pass('gimli,sting', '-', '-')).toBeNull()
    expect(pass(three, four[0] as string, four[1] as string)).toBeNull()
    expect(pass(three, four[0] as string, 'shelob,gollum,ugluk')).toBe('hand-too-large-to-pass')
    expect(pass(three, '-', four[1] as string)).toBe('hand-too-large-to-pass')
  })

  it('[wotr-cards A4, SEED4] who has passed may act again as long as the step goes on', () => {
    const t = table(`${PATH} | frodo hand=gimli,sting | witch-king hand=grond,olog-hai | aragorn hand=arwen | saruman hand=shelob`)
    t.does('frodo', 'pass').does('witch-king', 'cycle:grond').does('aragorn', 'pass').does('saruman', 'pass')
    expect(t.asked()).toBe('frodo action')
    t.does('frodo', 'play@reserve:gimli')
    expect(t.player('frodo').passed).toBe(false)
  })

  it('[wotr-cards A5, SEED4] the step ends when every seat has passed with no action in between', () => {
    const t = table(`${PATH} | frodo hand=gimli | witch-king hand=grond | aragorn hand=arwen | saruman hand=shelob`)
    t.does('frodo', 'pass').does('witch-king', 'pass').does('aragorn', 'pass')
    expect(t.state.phase.type).toBe('action')
    t.does('saruman', 'pass')
    expect(t.told('step').map(({ step }) => step)).toContain('combat')
  })

  it('[wotr-cards A5] in the duel for three Gandalf need not pass in both of his slots', () => {
    const t = table('duel-3p turn=1 path=weathertop | gandalf hand=gimli | witch-king hand=grond | saruman hand=shelob')
    t.does('witch-king', 'pass').does('gandalf', 'pass').does('saruman', 'pass')
    expect(t.told('step').map(({ step }) => step)).toContain('combat')
  })

  it('[wotr-cards A6, SEED5] the limit is two and what cards in the right place add, at once and only there', () => {
    const limit = (where: string) => table(`trilogy path=fords-of-bruinen | aragorn ${where}`).view('aragorn').players[2]?.limit
    expect(limit('')).toBe(2)
    expect(limit('reserve=elrond')).toBe(3)
    expect(limit('path=elrond')).toBe(2)
    const t = table(
      'trilogy turn=2 path=fords-of-bruinen | aragorn hand=arwen,legolas,nenya reserve=elrond | witch-king hand=- | frodo hand=gimli',
    )
    expect(t.refuses('aragorn', 'pass')).toBeNull()
    t.does('aragorn', 'move@path:elrond')
    expect(t.view('aragorn').players[2]?.limit).toBe(2)
  })

  it('[wotr-cards A6] a seat above its limit when the step ends cycles down to it; keeping is an option', () => {
    const scene = (option: string) =>
      table(
        `trilogy ${option} turn=3 path=weathertop | frodo hand=gimli,sting,narya passed | witch-king passed | aragorn passed | saruman hand=shelob`,
      )
    const t = scene('').does('saruman', 'pass')
    expect(t.prompt('frodo')).toMatchObject({ kind: 'cycle', min: 1, about: { reason: 'limit' } })
    t.does('frodo', 'cycle:sting')
    expect(t.hand('frodo').slice(0, 2)).toEqual(['gimli', 'narya'])
    expect(scene('opt.excessAtEndOfActionStep=keep').does('saruman', 'pass').cycled('frodo')).toEqual([])
  })

  it('[wotr-cards A7] a seat that may not pass can always cycle a card', () => {
    const t = table('trilogy path=weathertop titles=gimli,narya,sting | frodo hand=gimli,sting,narya ring=none')
    expect(t.offers('frodo')).toEqual(['cycle:gimli', 'cycle:sting', 'cycle:narya', 'winnow'])
  })
})

describe('playing a card', () => {
  it('[wotr-cards P1, SEED6] it goes to its place, another card is cycled, and only then it speaks', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen,legolas', 'strider')
    t.does('aragorn', 'play@reserve:arwen')
    // the other card of a hand of two is the only one to cycle
    const told = t.events.map(({ type }) => type)
    expect(told.slice(0, 5)).toEqual(['turn', 'play', 'cycle', 'text', 'draw'])
    expect(t.cycled('aragorn')).toEqual(['legolas'])
    expect(t.hand('aragorn')).toEqual(['strider'])
  })

  it('[wotr-cards P1] of several cards the seat chooses which to cycle', () => {
    const t = table(`${PATH} | frodo hand=gimli,sting,narya`).does('frodo', 'play@reserve:gimli')
    expect(t.prompt('frodo')).toMatchObject({ kind: 'cycle', min: 1, max: 1, about: { reason: 'cost', card: 'gimli' } })
    expect(t.offers('frodo')).toEqual(['cycle:sting', 'cycle:narya'])
  })

  it('[wotr-cards P2, SEED6] the last card costs a forsake; with another in hand it is no free choice', () => {
    const last = table(`${PATH} | frodo hand=gimli reserve=sam-gamgee+sting`).does('frodo', 'play@reserve:gimli')
    expect(last.prompt('frodo')).toMatchObject({ kind: 'forsake', about: { reason: 'cost', card: 'gimli' } })
    expect(last.offers('frodo')).toEqual(['forsake:sam-gamgee', 'forsake:sting', 'deck'])
    expect(last.refuses('frodo', 'forsake:gimli')).toBe('just-played')
    const two = table(`${PATH} | frodo hand=gimli,narya reserve=sam-gamgee`).does('frodo', 'play@reserve:gimli')
    expect(two.cycled('frodo')).toEqual(['narya'])
    const agreed = table(`trilogy opt.forsakeCostMayPickCardJustPlayed=true path=weathertop | frodo hand=gimli`).does(
      'frodo',
      'play@reserve:gimli',
    )
    expect(agreed.offers('frodo')).toEqual(['forsake:gimli', 'deck'])
  })

  it('[wotr-cards P2] where nothing can pay the play is free, unless agreed otherwise', () => {
    const scene = (option: string) => table(`trilogy ${option} path=weathertop | frodo hand=gimli deck=-`)
    const free = scene('').does('frodo', 'play@reserve:gimli')
    expect(free.at('reserve')).toEqual(['gimli'])
    expect(free.told('cycle')).toEqual([])
    expect(scene('opt.playWithNoWayToPay=illegal').refuses('frodo', 'play@reserve:gimli')).toBe('cost-not-payable')
  })

  it('[wotr-cards P3] what a text demands comes on top of the price', () => {
    const t = table('trilogy turn=2 path=fords-of-bruinen | aragorn hand=boromir,arwen deck=legolas,high-elves').does(
      'aragorn',
      'play@path:boromir',
    )
    // Arwen paid; Boromir draws one and must still forsake one on the path
    expect(t.cycled('aragorn')).toEqual(['arwen'])
    expect(t.prompt('aragorn')).toMatchObject({ kind: 'forsake', about: { reason: 'text', card: 'boromir' } })
  })

  it('[wotr-cards P3] "draw, play, cycle the rest": the rest is the price, and texts come at the very end', () => {
    const t = table(
      `trilogy ground=helms-deep path=weathertop | frodo hand=eomer,gimli,sting`,
      'theoden',
      'riders-of-rohan',
      'narya',
      'village-militia',
      'glamdring',
    )
    t.does('frodo', 'play@helms-deep:eomer').does('frodo', 'cycle:gimli')
    expect(t.offers('frodo')).toEqual([
      'play@reserve:riders-of-rohan',
      'play@helms-deep:riders-of-rohan',
      'play@reserve:village-militia',
      'play@helms-deep:village-militia',
      'nothing',
    ])
    t.does('frodo', 'play@helms-deep:riders-of-rohan')
    expect(t.cycled('frodo')).toEqual(['gimli', 'theoden', 'narya', 'village-militia', 'glamdring'])
    expect(t.hand('frodo')).toEqual(['sting'])
  })

  it('[wotr-cards P3] with too few left to cycle each missing one is paid like a normal play', () => {
    const t = table(
      'trilogy turn=1 path=weathertop | witch-king hand=the-ringwraiths-are-abroad,grond,olog-hai deck=the-hunter,the-warrior,mordor-orcs',
    )
    t.does('witch-king', 'play:the-ringwraiths-are-abroad').does('witch-king', 'cycle:grond')
    t.does('witch-king', 'eliminate:mordor-orcs')
    t.does('witch-king', 'play@reserve:the-hunter', 'play@path:the-warrior')
    // the deck ran out and took Grond in again: he pays for one of them, the other is paid from hand
    expect(t.told('recycle')).toHaveLength(1)
    expect(t.told('cycle').map(({ from }) => from)).toEqual(['hand', 'drawn', 'hand'])
    expect(t.cycled('witch-king')).toEqual(['grond', 'olog-hai'])
  })

  it('[wotr-cards P4] the steps of a text come in printed order', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=paths-of-the-dead,arwen,legolas reserve=denethor')
    t.does('aragorn', 'play:paths-of-the-dead').does('aragorn', 'cycle:arwen')
    expect(t.prompt('aragorn')).toMatchObject({ kind: 'forsake', about: { more: 1 } })
    t.does('aragorn', 'forsake:legolas')
    expect(t.told('draw')).toEqual([])
    t.does('aragorn', 'forsake:denethor')
    expect(t.told('draw')[0]?.handles).toHaveLength(4)
  })

  it('[wotr-cards P5] the same character or item is not played twice in a round, armies are', () => {
    const t = table('trilogy titles=gimli path=weathertop | frodo hand=gimli,riders-of-rohan,riders-of-rohan,narya')
    expect(t.refuses('frodo', 'play@reserve:gimli')).toBe('title-played-this-round')
    t.does('frodo', 'play@reserve:riders-of-rohan').does('frodo', 'cycle:gimli')
    expect(t.state.titles).toEqual(['gimli'])
    t.does('witch-king', 'pass')
    const again = table('trilogy path=weathertop | frodo hand=gimli,narya').does('frodo', 'play@reserve:gimli')
    expect(again.state.titles).toEqual(['gimli'])
  })

  it('[wotr-cards P6] an army goes to reserve or to an active battleground that shows its faction, never to a path', () => {
    const t = table('trilogy ground=helms-deep,minas-tirith path=weathertop | frodo hand=riders-of-rohan,narya')
    expect(t.offers('frodo').filter((key) => key.startsWith('play'))).toEqual([
      'play@reserve:riders-of-rohan',
      'play@helms-deep:riders-of-rohan',
    ])
    expect(t.refuses('frodo', 'play@path:riders-of-rohan')).toBe('armies-not-on-paths')
    expect(t.refuses('frodo', 'play@minas-tirith:riders-of-rohan')).toBe('faction-not-shown')
    expect(t.refuses('frodo', 'play@edoras:riders-of-rohan')).toBe('location-not-active')
  })

  it('[wotr-cards P7] a character also goes on the active path if its number is printed on the card', () => {
    const t = table('trilogy turn=2 ground=rivendell path=weathertop | aragorn hand=halbarad,galadriel,elrond')
    const plays = t.offers('aragorn').filter((key) => key.startsWith('play'))
    expect(plays).toEqual([
      'play@reserve:halbarad',
      'play@path:halbarad',
      'play@reserve:galadriel',
      'play@rivendell:galadriel',
      'play@reserve:elrond',
      'play@rivendell:elrond',
    ])
    expect(t.refuses('aragorn', 'play@path:elrond')).toBe('path-not-printed')
  })

  it("[wotr-cards P8, SEED7] an item goes on a listed wielder in play, a teammate's too, wherever he is", () => {
    const t = table(
      'trilogy turn=2 path=weathertop | frodo path=frodo-baggins reserve=sam-gamgee | aragorn hand=phial-of-galadriel,elven-cloak,vilya',
    )
    const plays = t.offers('aragorn').filter((key) => key.startsWith('play'))
    expect(plays).toEqual([
      'play@sam-gamgee:phial-of-galadriel',
      'play@frodo-baggins:phial-of-galadriel',
      'play@sam-gamgee:elven-cloak',
      'play@frodo-baggins:elven-cloak',
    ])
    expect(t.refuses('aragorn', 'play@elrond:vilya')).toBe('item-needs-wielder')
    expect(t.refuses('aragorn', 'play@reserve:vilya')).toBe('item-needs-wielder')
    t.does('aragorn', 'play@frodo-baggins:elven-cloak').does('aragorn', 'cycle:vilya')
    expect(t.at('path')).toEqual(['frodo-baggins', 'elven-cloak'])
    expect(t.view(null).path?.forecast.defense).toBe(2) // its icon adds to his
  })

  it('[wotr-cards P9] a mount takes its wielder out of reserve when it is played, even if he came there this round', () => {
    const t = table('trilogy turn=1 path=weathertop | witch-king hand=black-riders-mount,grond reserve=the-hunter*')
    expect(t.refuses('witch-king', 'move@path:the-hunter')).toBe('moved-too-early')
    t.does('witch-king', 'play@the-hunter:black-riders-mount')
    expect(t.offers('witch-king')).toEqual(['at:path', 'decline'])
    t.does('witch-king', 'at:path')
    expect(t.at('path')).toEqual(['the-hunter', 'black-riders-mount'])
  })

  it('[wotr-cards P10] an event is resolved, then eliminated, and never lies in reserve', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=the-red-arrow,arwen')
    expect(t.refuses('aragorn', 'play@reserve:the-red-arrow')).toBe('event-not-placed')
    t.does('aragorn', 'play:the-red-arrow')
    expect(t.gone('aragorn')).toEqual(['the-red-arrow'])
  })

  it('[wotr-cards P11] a card put into reserve cannot move in the same round, but its texts work at once', () => {
    const t = table(`${PATH} | frodo hand=sam-gamgee,gimli,sting,narya`)
      .does('frodo', 'play@reserve:sam-gamgee')
      .does('frodo', 'cycle:gimli')
    t.does('witch-king', 'pass').does('aragorn', 'pass').does('saruman', 'pass')
    expect(t.refuses('frodo', 'move@path:sam-gamgee')).toBe('moved-too-early')
    expect(t.offers('frodo')).toContain('use:sam-gamgee')
  })

  it('[wotr-cards P12] Gandalf the White takes Gandalf the Grey out of the game wherever he is, items and all', () => {
    const t = table(`${PATH} | frodo hand=gandalf-the-white,gimli path=gandalf-the-grey+narya+glamdring`).does(
      'frodo',
      'play@reserve:gandalf-the-white',
    )
    expect(t.gone('frodo').sort()).toEqual(['gandalf-the-grey', 'glamdring', 'narya'])
    const hand = table(`${PATH} | frodo hand=gandalf-the-white,gandalf-the-grey,gimli`)
      .does('frodo', 'play@reserve:gandalf-the-white')
      .does('frodo', 'cycle:gimli')
    expect(hand.gone('frodo')).toEqual(['gandalf-the-grey'])
    const pile = table('trilogy turn=2 path=weathertop | aragorn hand=aragorn,arwen cycle=strider').does('aragorn', 'play@reserve:aragorn')
    expect(pile.gone('aragorn')).toEqual(['strider'])
    const deck = table('trilogy turn=2 path=weathertop | aragorn hand=aragorn,arwen').does('aragorn', 'play@reserve:aragorn')
    expect(deck.gone('aragorn')).toEqual(['strider'])
    expect(deck.told('shuffle')).toHaveLength(1)
  })
})

describe('other actions', () => {
  it('[wotr-cards M] a move takes items along, costs nothing, and only what is said of moving happens', () => {
    const t = table('trilogy turn=2 path=fords-of-bruinen | aragorn hand=arwen,legolas reserve=boromir deck=elrond')
    t.does('aragorn', 'move@path:boromir')
    expect(t.told('cycle')).toEqual([])
    expect(t.told('draw')).toEqual([]) // only when played
    expect(t.asked()).toBe('aragorn forsake') // when played or moved
    const items = table(`${PATH} | frodo reserve=gimli+dwarven-axe hand=narya,sting`.replace('weathertop', 'egladil'))
    expect(items.does('frodo', 'move@path:gimli').at('path')).toEqual(['gimli', 'dwarven-axe'])
  })

  it('[wotr-cards M] only out of the own reserve, and nothing moves back or on', () => {
    const t = table(
      'trilogy ground=helms-deep path=egladil | frodo reserve=riders-of-rohan path=gimli+dwarven-axe hand=narya,sting | aragorn reserve=legolas',
    )
    expect(t.offers('frodo').filter((key) => key.startsWith('move'))).toEqual(['move@helms-deep:riders-of-rohan'])
    expect(t.refuses('frodo', 'move@helms-deep:gimli')).toBe('not-in-reserve')
    expect(t.refuses('frodo', 'move@path:dwarven-axe')).toBe('items-move-with-wielder')
    expect(t.refuses('frodo', 'move@path:legolas')).toBe('not-your-card')
  })

  it('[wotr-cards CY] one card from hand goes to the own cycle pile, face down', () => {
    const t = table(`${PATH} | frodo hand=gimli,sting`).does('frodo', 'cycle:sting')
    expect(t.cycled('frodo')).toEqual(['sting'])
    expect(t.match.view(1).players[0]?.cycle).toEqual({ count: 1, cards: null })
  })

  it('[wotr-cards W] winnowing eliminates two cards and draws one', () => {
    const t = table(`${PATH} | frodo hand=gimli,sting,narya`, 'glamdring').does('frodo', 'winnow')
    expect(t.prompt('frodo')).toMatchObject({ kind: 'eliminate', min: 2, max: 2 })
    t.does('frodo', 'eliminate:gimli', 'eliminate:narya')
    expect(t.gone('frodo')).toEqual(['gimli', 'narya'])
    expect(t.hand('frodo')).toEqual(['sting', 'glamdring'])
    expect(table(`${PATH} | frodo hand=gimli`).refuses('frodo', 'winnow')).toBe('winnow-needs-two')
  })

  it('[wotr-cards U] a text is used at its full price by its controller, as the turn’s action', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn reserve=denethor hand=arwen deck=- | frodo reserve=frodo-baggins hand=gimli')
    expect(t.offers('aragorn')).toContain('use:denethor')
    t.does('aragorn', 'use:denethor')
    expect(t.asked()).toBe('aragorn forsake')
    expect(
      table('trilogy turn=2 path=weathertop | aragorn hand=arwen | frodo reserve=sam-gamgee').refuses('aragorn', 'use:sam-gamgee'),
    ).toBe('not-your-text')
    expect(table(`${PATH} | frodo hand=gimli path=sam-gamgee`).refuses('frodo', 'use:sam-gamgee')).toBe('text-not-here')
  })

  it('[wotr-cards U] a loss from another cause gives nothing', () => {
    const t = table(
      'trilogy phase=combat path=weathertop corruption=3 | frodo path=frodo-baggins+lembas,sam-gamgee | witch-king path=the-hunter,the-warrior,the-reaver',
    )
    expect(t.told('corruption').filter(({ cause }) => cause === 'text')).toEqual([])
  })

  it('[wotr-cards RT] in the Trilogy the token is spent once a game for two cards', () => {
    const t = table(`${PATH} | frodo hand=gimli`, 'narya', 'sting').does('frodo', 'ring')
    expect(t.hand('frodo')).toEqual(['gimli', 'narya', 'sting'])
    expect(t.player('frodo').ring).toBeNull()
    expect(table(`${PATH} | frodo hand=gimli ring=none`).refuses('frodo', 'ring')).toBe('no-ring-token')
  })

  it('[wotr-cards RT] in a duel once a round: draw three, eliminate one, cycle one', () => {
    const t = table('duel-2p path=weathertop | gandalf hand=gimli', 'narya', 'sting', 'arwen').does('gandalf', 'ring')
    t.does('gandalf', 'eliminate:arwen').does('gandalf', 'cycle:sting')
    expect([t.hand('gandalf'), t.gone('gandalf'), t.cycled('gandalf')]).toEqual([['gimli', 'narya'], ['arwen'], ['sting']])
    expect(t.player('gandalf').ring).toBe('turned')
    expect(table('duel-2p path=weathertop | gandalf hand=gimli ring=turned').refuses('gandalf', 'ring')).toBe('ring-token-used')
    const next = table('duel-2p phase=draw path=weathertop | gandalf ring=turned')
    expect(next.player('gandalf').ring).toBe('ready')
  })
})
