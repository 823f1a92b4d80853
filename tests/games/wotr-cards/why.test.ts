import { describe, expect, it } from 'vitest'
import { defaultOptions, Match, refuseEntry } from '../../../src/engine/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { table } from './table.ts'

describe('why not', () => {
  it('what belongs to another moment is not for now, and what is no choice is none', () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,sting')
    expect(t.refuses('frodo', 'fight:weathertop')).toBe('not-now')
    expect(t.refuses('frodo', 'forsake:gimli')).toBe('not-now')
    expect(t.refuses('frodo', 'sing')).toBe('no-such-choice')
    expect(t.refuses('frodo', 'use:')).toBe('no-such-choice')
  })

  it("somebody else's card is not yours, whatever it is, and nothing is told about it", () => {
    const t = table('trilogy path=weathertop | frodo hand=gimli,sting | witch-king hand=grond reserve=the-hunter')
    const theirs = t.player('witch-king').hand[0] as number
    const why = (key: string) => refuseEntry(t.match, { type: 'answer', seat: 0, keys: [key] })?.code
    for (const key of [`play@reserve:grond#${theirs}`, `play@reserve:gimli#${theirs}`, `cycle:#${theirs}`, 'play@path:gimli#999'])
      expect(why(key)).toBe('not-your-card')
    expect(why(`use:the-hunter#${t.handle('the-hunter')}`)).toBe('not-your-text')
    expect(why(`play@path:sting#${t.handle('gimli')}`)).toBe('no-such-choice')
  })

  it('a card in play is not in hand', () => {
    const t = table('trilogy path=egladil | frodo hand=gimli,sting reserve=sam-gamgee')
    expect(t.refuses('frodo', 'play@path:sam-gamgee')).toBe('not-in-hand')
    expect(t.refuses('frodo', 'use:gimli')).toBe('text-not-here')
    const items = table('trilogy path=egladil | frodo hand=gimli reserve=sam-gamgee+sting')
    expect(items.refuses('frodo', 'use:sting')).toBe('no-action-text')
  })

  it('a price that cannot be paid is said to be one', () => {
    expect(table('trilogy turn=2 path=weathertop | aragorn reserve=denethor deck=- hand=-').refuses('aragorn', 'use:denethor')).toBeNull()
    const t = table('trilogy turn=2 path=weathertop | aragorn path=strider deck=- hand=arwen')
    expect(t.refuses('aragorn', 'winnow')).toBe('winnow-needs-two')
  })

  it('a scene that cannot be is said to be none', () => {
    const read = (text: string) => () => wotrCardsRules.notation.read(text)
    expect(read('solo | frodo')).toThrow('no such scenario')
    expect(read('trilogy swimming=2 | frodo')).toThrow('no such word')
    expect(read('trilogy | gandalf')).toThrow('nobody plays gandalf')
    expect(read('trilogy | frodo hand=bombadil')).toThrow('no such card')
    expect(read('trilogy | frodo hand=arwen')).toThrow('not in the deck')
    expect(read('trilogy | frodo hand=gimli path=gimli')).toThrow('not so many')
    expect(read('trilogy path=bree')).toThrow('no path')
    expect(read('trilogy ground=bree')).toThrow('no battleground')
    expect(read('trilogy phase=tea')).toThrow('no such phase')
    expect(read('trilogy opt.strictPathTie=free')).toThrow('allowed')
  })

  it('a scene is written as it was read', () => {
    const lines = [
      'trilogy phase=setup | frodo | witch-king | aragorn | saruman',
      'fellowship round=3 start=1 turn=0 path=the-old-forest:a1 ground=moria!:d2 free=bucklebury-ferry corruption=2 titles=gimli | balrog-of-moria ring=none passed | gandalf hand=gimli,sting! cycle=narya top=arwen reserve=frodo-baggins*+elven-cloak path=strider:d1 ring=none',
    ]
    for (const line of lines) expect(wotrCardsRules.notation.write(wotrCardsRules.notation.read(line))).toBe(line)
  })

  it('a fifth seat is no seat', () => {
    const options = defaultOptions(wotrCardsRules.options)
    expect([2, 3, 4].map((seats) => Match.start(wotrCardsRules, { options, seats }).state.scenario)).toEqual([
      'duel-2p',
      'duel-3p',
      'trilogy',
    ])
  })
})
