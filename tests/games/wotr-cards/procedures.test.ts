import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('procedures', () => {
  it('[wotr-cards Q1] with too few cards to cycle each missing one is forsaken', () => {
    const t = table(
      'trilogy turn=1 path=weathertop | witch-king reserve=the-beguiler hand=grond | frodo hand=- reserve=gimli | aragorn hand=arwen',
    )
    t.does('witch-king', 'use:the-beguiler')
    expect(t.prompt('frodo')).toMatchObject({ kind: 'forsake', about: { card: 'the-beguiler' } })
    t.does('frodo', 'forsake:gimli')
    expect(t.cycled('aragorn')).toEqual(['arwen'])
  })

  it('[wotr-cards Q1] also a price one chose to pay, unless agreed otherwise', () => {
    const scene = (option: string) => {
      const t = table(`trilogy ${option} turn=2 path=weathertop | aragorn hand=prince-imrahil reserve=arwen,denethor`)
      return t.does('aragorn', 'play@reserve:prince-imrahil').does('aragorn', 'forsake:arwen')
    }
    const t = scene('').does('aragorn', 'do')
    expect(t.asked()).toBe('aragorn forsake')
    expect(scene('opt.optionalCycleWithEmptyHand=cannotPay').asked()).toBe('saruman action')
  })

  it('[wotr-cards Q2] when the deck runs out the cycle pile is shuffled in at once, and the draw goes on', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli deck=narya cycle=sting', 'narya', 'sting').does('frodo', 'ring')
    expect(t.hand('frodo')).toEqual(['gimli', 'narya', 'sting'])
    expect(t.told('recycle')).toEqual([{ type: 'recycle', seat: 0, cards: 1 }])
  })

  it('[wotr-cards Q2] a card that cycles itself off the top as the last one is shuffled in', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli deck=frodo-baggins').does('frodo', 'play@reserve:gimli')
    // the only price is the unseen top card: Frodo saves himself onto the empty pile and becomes the deck again
    expect(t.told('cycle')[0]).toMatchObject({ from: 'deck', replaces: 'forsaken' })
    expect(t.told('recycle')).toHaveLength(1)
    expect(t.player('frodo').deck).toHaveLength(1)
  })

  it('[wotr-cards Q3] eliminated cards from hand are shown to nobody, unless a text of the card saves it', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,frodo-baggins,narya').does('frodo', 'winnow')
    const [plain, saved] = ['gimli', 'frodo-baggins'].map((face) =>
      t.prompt('frodo').keys.find((key) => key.endsWith(`#${t.handle(face)}`)),
    )
    expect(plain).toBe(`eliminate:#${t.handle('gimli')}`)
    expect(saved).toBe(`eliminate:frodo-baggins#${t.handle('frodo-baggins')}`)
    t.does('frodo', 'eliminate:gimli', 'eliminate:frodo-baggins')
    expect([t.gone('frodo'), t.cycled('frodo')]).toEqual([['gimli'], ['frodo-baggins']])
    const others = t.match.cards.seenBy(1)
    expect([others.face(t.handle('gimli')), others.face(t.handle('frodo-baggins'))]).toEqual([null, 'frodo-baggins'])
  })

  it('[wotr-cards Q3] too few to eliminate is no fault', () => {
    const t = table('duel-2p path=weathertop | gandalf deck=-').does('gandalf', 'ring')
    expect(t.player('gandalf').hand).toEqual([])
    expect(t.asked()).toBe('witch-king action')
  })

  it('[wotr-cards Q4] forsaken is a card from hand, from reserve, an item there by itself, or the unseen top of the deck', () => {
    const t = table(
      'trilogy turn=3 path=weathertop | saruman reserve=hill-troll hand=gollum | frodo hand=gimli,narya reserve=sam-gamgee+sting path=frodo-baggins | aragorn hand=arwen',
      'glamdring',
    )
    t.does('saruman', 'use:hill-troll')
    expect(t.offers('frodo')).toEqual(['forsake:gimli', 'forsake:narya', 'forsake:sam-gamgee', 'forsake:sting', 'deck'])
    expect(t.refuses('frodo', 'forsake:frodo-baggins')).toBe('not-in-reserve')
    t.does('frodo', 'deck')
    expect(t.gone('frodo')).toEqual(['glamdring'])
    expect(t.match.cards.seenBy(0).face(t.player('frodo').eliminated[0] as number)).toBe('glamdring')
    expect(t.match.cards.seenBy(2).face(t.player('frodo').eliminated[0] as number)).toBeNull()
    t.does('aragorn', 'forsake:arwen')
    expect(t.match.cards.seenBy(0).face(t.handle('arwen'))).toBeNull()
  })

  it('[wotr-cards Q4] a forsaken wielder takes its items along', () => {
    const t = table(
      'trilogy turn=3 path=weathertop | saruman reserve=hill-troll hand=gollum | frodo reserve=sam-gamgee+sting | aragorn deck=- hand=-',
    )
    t.does('saruman', 'use:hill-troll').does('frodo', 'forsake:sam-gamgee')
    expect(t.gone('frodo')).toEqual(['sam-gamgee', 'sting'])
    expect(t.asked()).toBe('frodo action') // the other free seat has nothing to forsake
  })

  it('[wotr-cards Q5] a search is secret, what is taken is shown, the deck is shuffled', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=legolas,arwen')
      .does('aragorn', 'play@reserve:legolas')
      .does('aragorn', 'do')
    expect(t.offers('aragorn')).toEqual(['take:bow-of-the-galadhrim', 'nothing'])
    t.does('aragorn', 'take:bow-of-the-galadhrim')
    expect(t.match.cards.isPublic(t.handle('bow-of-the-galadhrim'))).toBe(true)
    // what was looked at in the search is unknown again
    expect(t.player('aragorn').deck.every((handle) => t.match.cards.face(handle) === null)).toBe(true)
    expect(t.told('shuffle')).toHaveLength(1)
  })

  it('[wotr-cards Q5] a search may find nothing; its price stays paid and the deck is shuffled', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=arwen reserve=denethor gone=boromir,faramir')
      .does('aragorn', 'use:denethor')
      .does('aragorn', 'forsake:arwen')
    expect(t.offers('aragorn')).toEqual(['nothing'])
    t.does('aragorn', 'nothing')
    expect(t.told('found-nothing')).toHaveLength(1)
    expect(t.told('shuffle')).toHaveLength(1)
  })

  it('[wotr-cards Q6] a card removed from the game leaves it from wherever it is, whatever would save it', () => {
    const t = table('trilogy turn=2 path=weathertop | aragorn hand=aragorn,arwen path=strider+anduril').does(
      'aragorn',
      'play@reserve:aragorn',
    )
    expect(t.gone('aragorn')).toEqual(['strider', 'anduril'])
    expect(t.told('eliminate')[0]).toMatchObject({ cause: 'removed' })
  })

  it('[wotr-cards Q7] without cards play goes on; if the pile fills later it is recycled when the deck is next needed', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,narya deck=-').does('frodo', 'ring')
    expect(t.hand('frodo')).toEqual(['gimli', 'narya'])
    const late = table('trilogy path=weathertop | frodo hand=gimli,narya,sting deck=-').does('frodo', 'cycle:gimli')
    expect(late.told('recycle')).toEqual([])
    late.does('witch-king', 'pass').does('aragorn', 'pass').does('saruman', 'pass').does('frodo', 'ring')
    expect(late.told('recycle')).toHaveLength(1)
    expect(late.hand('frodo')).toEqual(['narya', 'sting', 'gimli'])
  })

  it('[wotr-cards Q8] texts that cycle a card instead say on which occasions, and what becomes of items', () => {
    const combat = table(
      'trilogy phase=combat path=bag-end | frodo path=merry-brandybuck,frodo-baggins+sting | witch-king path=the-witch-king',
    )
    expect([combat.cycled('frodo'), combat.gone('frodo')]).toEqual([['merry-brandybuck', 'frodo-baggins'], ['sting']])
    // Merry is saved in path combat only
    const reserve = table(
      'trilogy turn=3 path=weathertop | saruman reserve=hill-troll hand=gollum | frodo reserve=merry-brandybuck deck=- | aragorn deck=-',
    )
    expect(reserve.does('saruman', 'use:hill-troll').gone('frodo')).toContain('merry-brandybuck')
  })

  it('[wotr-cards Q8] where two of them compete his controller picks one', () => {
    const t = table(
      'trilogy phase=combat path=bag-end | frodo path=frodo-baggins+elven-cloak+mithril-coat | witch-king path=the-witch-king,the-hunter,the-reaver,the-warrior',
    )
    expect(t.offers('frodo')).toEqual(['by:frodo-baggins', 'by:elven-cloak'])
    t.does('frodo', 'by:elven-cloak')
    expect([t.cycled('frodo'), t.cycled('aragorn')]).toEqual([['frodo-baggins', 'mithril-coat'], ['elven-cloak']])
  })

  it('[wotr-cards Q9] "each free player": every seat of that side in turn order', () => {
    const t = table(
      'trilogy start=2 turn=1 path=weathertop | witch-king reserve=the-reaver hand=grond | frodo hand=gimli | aragorn hand=arwen',
    )
    t.does('witch-king', 'use:the-reaver')
    expect(t.asked()).toBe('aragorn forsake')
    t.does('aragorn', 'deck')
    expect(t.asked()).toBe('frodo forsake')
  })

  it('[wotr-cards Q9] in a duel the one seat of a side does the whole instruction, and then all of it once more', () => {
    const two = table('duel-2p phase=location start=1 last=1', 'harad', 'inn-of-the-prancing-pony').told('draw')
    expect(two.map(({ seat, handles }) => [seat, handles.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 2],
    ])
    const three = table('duel-3p phase=location start=1 last=1', 'harad', 'inn-of-the-prancing-pony').told('draw')
    expect(three.map(({ seat, handles }) => [seat, handles.length])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ])
    const both = table('duel-3p opt.duel3pEachShadowTwice=true phase=location start=1 last=1', 'harad', 'inn-of-the-prancing-pony').told(
      'draw',
    )
    expect(both).toHaveLength(8)
  })

  it('[wotr-cards I1] a hand is seen by its seat alone, its size by all; piles by their owners, at any time', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,narya! cycle=sting gone=theoden')
    const seen = t.view('frodo').players[0]
    const mate = t.view('aragorn').players[0]
    expect(seen?.hand.map(({ face }) => face)).toEqual(['gimli', 'narya'])
    expect(seen?.cycle.cards?.map(({ face }) => face)).toEqual(['sting'])
    // not even a card that was shown when it was taken
    expect(mate?.hand.map(({ face }) => face)).toEqual([null, null])
    expect([mate?.cycle, mate?.eliminated]).toEqual([
      { count: 1, cards: null },
      { count: 1, cards: null },
    ])
    expect(t.view(null).players[0]?.hand).toHaveLength(2)
  })

  it('[wotr-cards I1] cards drawn for a text are seen by that seat alone', () => {
    const t = table('trilogy turn=1 path=weathertop | witch-king hand=the-day-without-dawn,grond')
    t.does('witch-king', 'play:the-day-without-dawn')
    const faces = (seat: 'witch-king' | 'saruman') => t.view(seat).looking?.cards.filter(({ face }) => face !== null).length
    expect([faces('witch-king'), faces('saruman')]).toEqual([7, 0])
  })
})
