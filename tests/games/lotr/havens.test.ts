import { describe, expect, it } from 'vitest'
import { defaultOptions, localDealer, Match } from '../../../src/engine/index.ts'
import type { ChanceRequest } from '../../../src/engine/types.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { table } from './table.ts'

describe('havens', () => {
  it('[lotr H1] events run one by one, each cleared up, with the Ring-bearer as Active player', () => {
    const t = table('rivendell event=2 ring=sam active=sam | frodo 0 gimli | sam 0 white.friendship | pippin 0', 'blank', 'blank')
    t.goOn()
      .does('frodo', t.prompt('frodo').keys[0] as string)
      .goOn()
    expect(t.told('event').map(({ event }) => event)).toEqual(['council', 'fellowship'])
    expect(t.told('pass-card').map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ])
  })

  it('[lotr H1] cards used in one event are cleared up before the next', () => {
    const t = table('lothlorien event=2 | frodo 0 white.wild | sam 0', 'blank').acts('WH', 'frodo', 'discard:white.wild').goOn()
    expect(t.state.place).toBe('helms_deep')
    expect(t.state.discard).toHaveLength(1)
  })

  it('[lotr H2] the standard set without Foresight; Belt, Mithril and Guidance where they apply', () => {
    const t = table('lothlorien event=3 | frodo 0 shields=5 belt,mithril,elessar | sam 0', 'one_dot').upTo('WH')
    expect(t.offers('frodo')).toEqual([
      'pass',
      ...['discard:belt', 'discard:mithril', 'use:elessar', 'discard:elessar'],
      ...['call:healing', 'call:guidance', 'call:persistence'],
    ])
    expect(t.refuses('frodo', 'call:foresight')).toBe('foresight-not-here')
    expect(t.refuses('frodo', 'ring')).toBe('ring-not-here')
    t.does('frodo', 'refuse').upTo('WH')
    expect(t.offers('frodo')).toContain('use:belt')
    expect(t.offers('frodo')).toContain('use:elessar')
    t.acts('WH', 'frodo', 'pass').upTo('WH')
    expect(t.offers('frodo')).toContain('use:mithril')
  })

  it('[lotr H3] Bag End: everybody is dealt six Hobbit cards', () => {
    const match = Match.start(lotrRules, { options: defaultOptions(lotrRules.options), seats: 4 })
    const dealer = localDealer(5)
    while (match.pending && match.pending.type !== 'ask') {
      match.put(dealer.answer(match.pending as ChanceRequest, match.cards, match.log.length))
    }
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6])
    expect(match.state.deck).toHaveLength(36)
    expect(match.state.players.map(({ hobbit }) => hobbit)).toEqual(['frodo', 'sam', 'pippin', 'merry'])
  })

  it('[lotr H3] Preparations: the bearer may roll, and gives four cards to whom he likes', () => {
    const t = table('bag_end event=2 | frodo 0 | sam 0', 'one_dot', 'white.wild', 'grey.hiding', 'white.fighting', 'grey.fighting')
    t.does('frodo', 'accept').goOn()
    expect(t.match.view(1).shown.map(({ face }) => face)).toEqual(['white.wild', 'grey.hiding', 'white.fighting', 'grey.fighting'])
    t.does('frodo', 'player:0').does('frodo', 'player:1').does('frodo', 'player:0').does('frodo', 'player:0')
    expect(t.hand('frodo')).toEqual(['white.wild', 'white.fighting', 'grey.fighting'])
    expect(t.hand('sam')).toEqual(['grey.hiding'])
    expect(t.player('frodo').step).toBe(1)
  })

  it('[lotr H3] he may decline, and without the agreement the event is left out', () => {
    const declined = table('bag_end event=2 | frodo 0 | sam 0').does('frodo', 'decline').goOn()
    expect(declined.told('roll')).toEqual([])
    const left = table('bag_end event=2 opt.optional_preparations=false | frodo 0 | sam 0 white.wild')
    expect(left.told('event').map(({ event }) => event)).toEqual(['nazgul_appears'])
  })

  it('[lotr H3] the Nazgul: two hiding signs from one player, or an eye', () => {
    const paid = table('bag_end event=3 | frodo 0 white.wild | sam 0 grey.hiding,white.hiding,white.wild').goOn()
    expect(paid.refuses('frodo', 'give:white.wild')).toBe('does-not-cover')
    paid.does('frodo', 'pass').goOn()
    expect(paid.refuses('sam', 'give:grey.hiding', 'give:white.hiding', 'give:white.wild')).toBe('too-many')
    expect(paid.refuses('sam', 'refuse')).toBe('not-now')
    paid.does('sam', 'give:grey.hiding', 'give:white.wild').upTo('WH')
    expect(paid.state.sauron).toBe(12)
    const unpaid = table('bag_end event=3 | frodo 0 white.wild | sam 0 grey.hiding,white.hiding').does('frodo', 'refuse').goOn()
    expect(unpaid.state.sauron).toBe(11)
    expect(unpaid.state.place).toBe('rivendell')
  })

  it('[lotr H4] Rivendell: cards are dealt one by one from the Ring-bearer', () => {
    const deals: [string, number[]][] = [
      ['frodo 0', [4]],
      ['frodo 0 | sam 0', [4, 4]],
      ['frodo 0 | sam 0 | pippin 0', [4, 4, 4]],
      ['frodo 0 | sam 0 | pippin 0 | merry 0', [3, 3, 3, 3]],
      ['frodo 0 | sam 0 | pippin 0 | merry 0 | fatty 0', [2, 3, 3, 2, 2]],
    ]
    for (const [players, amounts] of deals) {
      const ring = amounts.length === 5 ? 'ring=sam active=sam' : ''
      const t = table(`rivendell event=1 ${ring} | ${players}`)
      expect(t.state.players.map(({ hand }) => hand.length)).toEqual(amounts)
      expect(t.state.gone).toHaveLength(12 - amounts.reduce((sum, n) => sum + n, 0))
    }
    expect(table('rivendell opt.two_player_feature_deal=6 event=1 | frodo 0 | sam 0').state.gone).toEqual([])
  })

  it('[lotr H4] in the Council each in turn passes one card left, and may pass on what came', () => {
    const t = table('rivendell event=2 | frodo 0 gimli,staff | sam 0 sting | pippin 0').goOn()
    expect(t.prompt('frodo').keys.every((key) => /^pass:#\d+$/.test(key))).toBe(true)
    t.does('frodo', t.prompt('frodo').keys[0] as string).goOn()
    expect(t.prompt('sam').keys).toHaveLength(2)
    t.does('sam', t.prompt('sam').keys[1] as string).goOn()
    expect(t.told('pass-card').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
    expect(t.hand('frodo')).toEqual(['staff', 'gimli'])
    expect(t.hand('pippin')).toEqual([])
  })

  it('[lotr H4] Fellowship: each a friendship sign or a roll; the Council does nothing for one alone', () => {
    const t = table('rivendell event=3 | frodo 0 white.friendship | sam 0 grey.friendship | pippin 0', 'one_dot')
    t.does('frodo', 'give:white.friendship').does('sam', 'refuse').goOn()
    expect(t.told('roll').slice(0, 1)).toMatchObject([{ seat: 1 }])
    expect(t.player('sam').step).toBe(1)
    const alone = table('rivendell event=2 | frodo 0 gimli', 'blank').goOn()
    expect(alone.told('pass-card')).toEqual([])
  })

  it('[lotr H5] Lothlorien: two shields bring two cards or one step back, each decides', () => {
    const t = table('lothlorien event=2 | frodo 3 shields=2 | sam 3 shields=3 | pippin 0 shields=1', 'blank', 'blank')
    expect(t.goOn().offers('frodo')).toEqual(['shields:2', 'refuse'])
    t.does('frodo', 'shields:2').does('frodo', 'heal').does('sam', 'shields:2').does('sam', 'draw').goOn()
    expect(t.player('frodo')).toMatchObject({ step: 2, shields: 0 })
    expect(t.hand('sam')).toHaveLength(2)
    expect(t.player('pippin').shields).toBe(1)
  })

  it('[lotr H5] the deal counts survivors, unless agreed otherwise', () => {
    const scene = 'lothlorien event=1 | frodo 0 | sam 0 out | pippin 0 | merry 0'
    expect(table(scene).state.players.map(({ hand }) => hand.length)).toEqual([4, 0, 4, 4])
    const all = table(scene.replace('lothlorien', 'lothlorien opt.feature_deal_counts_survivors=false'))
    expect(all.state.players.map(({ hand }) => hand.length)).toEqual([3, 0, 3, 3])
  })

  it('[lotr H5] the Test of Galadriel: each a wild sign or a roll', () => {
    const t = table('lothlorien event=3 | frodo 0 white.hiding | sam 0 white.hiding', 'one_dot')
    t.does('frodo', 'give:white.hiding').goOn()
    expect(t.offers('sam')).toEqual(['refuse'])
    t.does('sam', 'refuse').upTo('WH').goOn()
    expect(t.player('sam').step).toBe(1)
    expect(t.told('roll').slice(0, 1)).toMatchObject([{ seat: 1, cause: 'event' }])
  })
})
