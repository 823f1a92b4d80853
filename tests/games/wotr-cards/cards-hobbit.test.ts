import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const FOUR = 'witch-king path=the-witch-king,the-hunter,the-reaver,the-warrior'

describe('Hobbits', () => {
  it('[wotr-cards card frodo-baggins] is cycled whenever he would be eliminated or forsaken, but his items are lost', () => {
    const combat = table(`trilogy phase=combat path=weathertop | frodo path=frodo-baggins+sting | ${FOUR}`)
    expect([combat.cycled('frodo'), combat.gone('frodo')]).toEqual([['frodo-baggins'], ['sting']])
    const price = table('trilogy path=weathertop | frodo hand=gimli reserve=frodo-baggins+sting')
      .does('frodo', 'play@reserve:gimli')
      .does('frodo', 'forsake:frodo-baggins')
    expect([price.cycled('frodo'), price.gone('frodo')]).toEqual([['frodo-baggins'], ['sting']])
    const winnowed = table('trilogy path=weathertop | frodo hand=frodo-baggins,gimli').does('frodo', 'winnow')
    expect([winnowed.cycled('frodo'), winnowed.gone('frodo')]).toEqual([['frodo-baggins'], ['gimli']])
    const hand = table('trilogy turn=3 path=weathertop | saruman reserve=hill-troll | frodo hand=frodo-baggins | aragorn deck=-').does(
      'saruman',
      'use:hill-troll',
    )
    expect(hand.does('frodo', 'forsake:frodo-baggins').cycled('frodo')).toEqual(['frodo-baggins'])
  })

  for (const [hobbit, ground, army, side] of [
    ['merry-brandybuck', 'helms-deep', 'frodo helms-deep=riders-of-rohan', 'rohan'],
    ['pippin-took', 'minas-tirith', 'aragorn minas-tirith=soldiers-of-gondor', 'dunedain'],
  ] as const) {
    it(`[wotr-cards card ${hobbit}] goes to ${side} battlegrounds, is supported by their armies, and is cycled in path combat`, () => {
      const t = table(`trilogy ground=${ground},lorien path=weathertop | frodo hand=${hobbit},gimli`)
      expect(t.offers('frodo')).toContain(`play@${ground}:${hobbit}`)
      expect(t.refuses('frodo', `play@lorien:${hobbit}`)).toBe('faction-not-shown')
      expect(table(`trilogy ground=${ground} path=weathertop | frodo hand=gimli reserve=${hobbit}`).offers('frodo')).toContain(
        `move@${ground}:${hobbit}`,
      )
      const strict = table(`trilogy opt.supportedByMeans=armyRequired ground=${ground} path=weathertop | frodo hand=${hobbit},gimli`)
      expect(strict.refuses('frodo', `play@${ground}:${hobbit}`)).toBe('faction-not-shown')
      const there = army.startsWith('frodo') ? `${army},${hobbit}` : `${army} | frodo ${ground}=${hobbit}`
      expect(table(`trilogy ground=${ground} | ${there}`).view(null).battlegrounds[0]?.forecast.defense).toBe(2)
      expect(table(`trilogy ground=${ground} | frodo ${ground}=${hobbit}`).view(null).battlegrounds[0]?.forecast.defense).toBe(0)
      const combat = table(`trilogy phase=combat path=weathertop | frodo path=${hobbit}+blade-of-westernesse | ${FOUR}`)
      expect([combat.cycled('frodo'), combat.cycled('aragorn')]).toEqual([[hobbit], ['blade-of-westernesse']])
    })
  }

  it('[wotr-cards card sam-gamgee] is cycled from reserve for a defence token on the path', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli reserve=sam-gamgee+sting').does('frodo', 'use:sam-gamgee')
    expect(t.cycled('frodo')).toEqual(['sam-gamgee', 'sting'])
    expect(t.view(null).path).toMatchObject({ shields: 1, tokens: { defense: 1 } })
  })

  it('[wotr-cards card bilbo-baggins] is cycled with his items instead, and from reserve is cycled to draw two', () => {
    const combat = table(`trilogy phase=combat path=imladris | frodo path=bilbo-baggins | aragorn path=elrond | ${FOUR}`)
    expect(combat.cycled('frodo')).toEqual(['bilbo-baggins'])
    const price = table('trilogy path=weathertop | frodo hand=gimli reserve=bilbo-baggins+elven-cloak').does('frodo', 'play@reserve:gimli')
    expect(price.does('frodo', 'forsake:bilbo-baggins').cycled('aragorn')).toEqual(['elven-cloak'])
    const t = table('trilogy path=weathertop | frodo hand=gimli reserve=bilbo-baggins', 'narya', 'sting').does('frodo', 'use:bilbo-baggins')
    expect([t.cycled('frodo'), t.hand('frodo')]).toEqual([['bilbo-baggins'], ['gimli', 'narya', 'sting']])
    const top = table('trilogy path=weathertop | frodo hand=gimli reserve=sam-gamgee', 'bilbo-baggins')
      .does('frodo', 'play@reserve:gimli')
      .does('frodo', 'deck')
    expect(top.cycled('frodo')).toEqual(['bilbo-baggins'])
  })

  it('[wotr-cards card fatty-bolger] is cycled when forsaken from reserve, and may be eliminated to draw three', () => {
    const price = table('trilogy path=weathertop | frodo hand=gimli reserve=fatty-bolger')
      .does('frodo', 'play@reserve:gimli')
      .does('frodo', 'forsake:fatty-bolger')
    expect(price.cycled('frodo')).toEqual(['fatty-bolger'])
    const hand = table('trilogy path=weathertop | frodo hand=fatty-bolger,gimli').does('frodo', 'winnow')
    expect(hand.gone('frodo')).toContain('fatty-bolger')
    const t = table('trilogy path=weathertop | frodo hand=gimli reserve=fatty-bolger', 'narya', 'sting', 'eomer').does(
      'frodo',
      'use:fatty-bolger',
    )
    expect([t.gone('frodo'), t.hand('frodo')]).toEqual([['fatty-bolger'], ['gimli', 'narya', 'sting', 'eomer']])
  })

  it('[wotr-cards card herbs-and-stewed-rabbit] is eliminated to fetch a Hobbit from the cycle pile and draw one', () => {
    const t = table(
      'trilogy path=weathertop | frodo hand=gimli path=sam-gamgee+herbs-and-stewed-rabbit cycle=pippin-took,eomer,sting',
      'narya',
    ).does('frodo', 'use:herbs-and-stewed-rabbit')
    expect(t.offers('frodo')).toEqual(['take:pippin-took', 'nothing'])
    expect(t.does('frodo', 'take:pippin-took').hand('frodo')).toEqual(['gimli', 'pippin-took', 'narya'])
    expect(t.gone('frodo')).toEqual(['herbs-and-stewed-rabbit'])
  })

  it('[wotr-cards card sting] gives the path one defence while a Monstrous character is on it', () => {
    const shields = (there: string) => table(`trilogy path=weathertop | frodo path=frodo-baggins+sting ${there}`).view(null).path?.shields
    expect(shields('')).toBe(0)
    expect(shields('| saruman path=shelob')).toBe(1)
    expect(shields('| witch-king path=the-hunter')).toBe(0)
  })

  it('[wotr-cards card mithril-coat] adds two path icons to Frodo or Sam', () => {
    const t = table('trilogy path=weathertop | frodo hand=mithril-coat,gimli path=frodo-baggins,merry-brandybuck').does(
      'frodo',
      'play@frodo-baggins:mithril-coat',
    )
    expect(t.view(null).path?.forecast.defense).toBe(4)
  })

  it('[wotr-cards card there-is-another-way] leads to another path of the same number and puts a defence token on it', () => {
    const t = table('trilogy path=weathertop | frodo hand=there-is-another-way,gimli').does('frodo', 'play:there-is-another-way')
    expect(t.offers('frodo')).toEqual(['path:the-old-forest', 'path:inn-of-the-prancing-pony'])
    t.does('frodo', 'path:inn-of-the-prancing-pony')
    expect(t.state.path).toEqual({ id: 'inn-of-the-prancing-pony', attack: 0, defense: 1 })
    const none = table(
      'trilogy path=weathertop walked=the-old-forest,inn-of-the-prancing-pony,weathertop aside=the-old-forest,inn-of-the-prancing-pony | frodo hand=there-is-another-way,gimli',
    )
    expect(none.refuses('frodo', 'play:there-is-another-way')).toBe('text-without-effect')
  })
})
