import { describe, expect, it } from 'vitest'
import { cardInKey, defaultOptions, localDealer, Match, promptFor } from '../../../src/engine/index.ts'
import type { ChanceRequest } from '../../../src/engine/types.ts'
import { BATTLEGROUND_DATA, CARDS, DECK_FACTIONS, deckFaces, PATH_DATA, SCENARIO_DATA } from '../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { concerned, seatOfFaction } from '../../../src/games/wotr-cards/rules/seats.ts'
import {
  BATTLEGROUNDS,
  CARD_IDS,
  CARD_TYPES,
  FACTIONS,
  FREE_BATTLEGROUNDS,
  FREE_FACTIONS,
  PATHS,
  SCENARIOS,
  SHADOW_FACTIONS,
} from '../../../src/games/wotr-cards/types.ts'
import { table } from './table.ts'

function start(seats: number, options: object = {}) {
  const match = Match.start(wotrCardsRules, { options: { ...defaultOptions(wotrCardsRules.options), ...options }, seats })
  const dealer = localDealer(5)
  while (match.pending && match.pending.type !== 'ask')
    match.put(dealer.answer(match.pending as ChanceRequest, match.cards, match.log.length))
  return match
}

describe('terms', () => {
  it('[wotr-cards T1] a seat is one deck being played: hands, decks and piles of two seats of a side stay apart', () => {
    const match = start(4)
    expect(match.state.players.map(({ id, side }) => `${id} ${side}`)).toEqual([
      'frodo free',
      'witch-king shadow',
      'aragorn free',
      'saruman shadow',
    ])
    expect(match.state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual(Array(4).fill([7, 23]))
  })

  it('[wotr-cards T2] ten factions on two sides; "the Elf player" is the seat whose deck holds Elf cards', () => {
    expect(FREE_FACTIONS).toEqual(['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard'])
    expect(SHADOW_FACTIONS).toEqual(['isengard', 'monstrous', 'mordor', 'southron'])
    const seats = (seats: number, options = {}) => FACTIONS.map((faction) => seatOfFaction(start(seats, options).state, faction))
    expect(seats(4)).toEqual([2, 0, 2, 0, 0, 0, 3, 3, 1, 3])
    expect(seats(2)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
    expect(seats(2, { two_seats: 'fellowship' })).toEqual([1, 1, 1, 1, null, 1, 0, 0, 0, null])
  })

  it('[wotr-cards T3] armies, characters, items and events; seven battlegrounds a side and three paths of each number', () => {
    expect(new Set(CARD_IDS.map((id) => CARDS[id].type))).toEqual(new Set(CARD_TYPES))
    for (const side of ['free', 'shadow']) expect(BATTLEGROUNDS.filter((id) => BATTLEGROUND_DATA[id].side === side)).toHaveLength(7)
    for (let number = 1; number <= 9; number++) expect(PATHS.filter((id) => PATH_DATA[id].number === number)).toHaveLength(3)
    expect(CARD_IDS.reduce((sum, id) => sum + CARDS[id].count, 0)).toBe(120)
  })

  it('[wotr-cards T4] cards are in play in a reserve, on a battleground or on a path; hand, deck and piles are not in play', () => {
    // Théoden counts a Gandalf in play: on a path he does, in hand or pile he does not.
    const icons = (where: string) => {
      const t = table(`trilogy ground=helms-deep path=bag-end | frodo helms-deep=theoden ${where}`)
      return t.view('frodo').battlegrounds[0]?.defenders[0]?.icons.defense
    }
    expect(icons('path=gandalf-the-grey')).toBe(1)
    expect(icons('reserve=gandalf-the-white')).toBe(1)
    for (const where of ['hand=gandalf-the-grey', 'cycle=gandalf-the-grey', 'gone=gandalf-the-white']) expect(icons(where)).toBe(0)
  })

  it('[wotr-cards T5] a location is active until its combat is over; of paths at most one', () => {
    const t = table('trilogy ground=helms-deep,orthanc path=bag-end phase=combat')
    t.does('frodo', 'fight:helms-deep')
    expect(t.view(null).battlegrounds.map(({ id }) => id)).toEqual(['orthanc'])
    expect(t.view(null).path?.id).toBe('bag-end')
  })

  it('[wotr-cards T6] path icons of free cards defend; a text that gives one of them defence adds to them', () => {
    const t = table('trilogy path=weathertop | aragorn path=strider reserve=arwen | frodo path=frodo-baggins')
    const strider = t.view(null).path?.defenders.find(({ face }) => face === 'strider')
    expect(strider?.icons.path).toBe(3)
    expect(t.view(null).path?.forecast.defense).toBe(4)
  })

  it("[wotr-cards T7] an item on a teammate's character is controlled with it and goes to its owner's pile", () => {
    const t = table('trilogy turn=2 path=weathertop | frodo reserve=frodo-baggins | aragorn hand=blade-of-westernesse,arwen')
    t.does('aragorn', 'play@frodo-baggins:blade-of-westernesse')
    const blade = t.state.pieces.find(({ handle }) => handle === t.handle('blade-of-westernesse'))
    expect([blade?.owner, blade?.controller]).toEqual([2, 0])
    // Only the wielder's controller may forsake it.
    const price = table('trilogy path=weathertop | frodo hand=gimli reserve=frodo-baggins+blade-of-westernesse')
    price.does('frodo', 'play@reserve:gimli')
    expect(price.offers('frodo')).toContain('forsake:blade-of-westernesse')
    price.does('frodo', 'forsake:blade-of-westernesse')
    expect(price.gone('aragorn')).toEqual(['blade-of-westernesse'])
    const other = table(
      'trilogy turn=2 path=weathertop | frodo reserve=frodo-baggins+blade-of-westernesse | aragorn hand=arwen reserve=elrond',
    )
    expect(other.does('aragorn', 'play@reserve:arwen').offers('aragorn')).toEqual(['forsake:elrond', 'deck'])
  })
})

describe('setting up', () => {
  it('[wotr-cards S1] each seat shuffles the deck of its factions', () => {
    for (const deck of ['frodo', 'witch-king', 'aragorn', 'saruman'] as const) {
      expect(deckFaces(deck)).toHaveLength(30)
      expect(new Set(deckFaces(deck).map((id) => CARDS[id].faction))).toEqual(new Set(DECK_FACTIONS[deck]))
    }
    expect(start(2).state.players.map(({ hand, deck }) => hand.length + deck.length)).toEqual([60, 60])
    expect(start(3).state.players.map(({ hand, deck }) => hand.length + deck.length)).toEqual([60, 30, 30])
  })

  it('[wotr-cards S2] battleground decks are two, one a side, and nobody sees their order', () => {
    const view = start(4).view(1)
    expect(view.decks.free).toHaveLength(7)
    expect(view.decks.shadow).toHaveLength(7)
    // The lists stand in the order of the rules, not of the decks, and chance decides what comes.
    expect(start(3, { two_seats: 'duel' }).view(1).decks).toEqual(view.decks)
    expect(view.decks.free).toEqual([...FREE_BATTLEGROUNDS])
  })

  it('[wotr-cards S3] paths come by number; which of a number comes is chance', () => {
    for (const path of ['bag-end', 'gildors-encampment', 'bucklebury-ferry']) {
      const t = table('trilogy phase=location', 'pelargir', path)
      while (t.asked() !== 'frodo action') t.does('aragorn', 'decline')
      expect(t.state.path?.id).toBe(path)
    }
  })

  it('[wotr-cards S4] every seat has a Ring token, unless the scenario has none', () => {
    expect(start(4).state.players.map(({ ring }) => ring)).toEqual(Array(4).fill('ready'))
    expect(start(3).state.players.map(({ ring }) => ring)).toEqual(Array(3).fill('ready'))
    expect(start(2, { two_seats: 'fellowship' }).state.players.map(({ ring }) => ring)).toEqual([null, null])
  })

  it('[wotr-cards S5] the first seat of the turn order starts', () => {
    const first = (seats: number, options = {}) => {
      const view = start(seats, options).view(null)
      return view.players[view.slots[view.start] as number]?.id
    }
    expect([first(4), first(3), first(2), first(2, { two_seats: 'fellowship' })]).toEqual([
      'frodo',
      'gandalf',
      'gandalf',
      'balrog-of-moria',
    ])
  })

  it('[wotr-cards S6] seven cards are drawn and two of them cycled face down, by all at the same time', () => {
    const match = start(4)
    expect(match.waitingFor).toEqual([0, 1, 2, 3])
    const prompt = promptFor(match, 1)
    expect(prompt).toMatchObject({ kind: 'cycle', min: 2, max: 2, about: { reason: 'setup' } })
    expect(prompt?.keys.every((key) => cardInKey(key)?.face === null)).toBe(true)
    for (const seat of [2, 0, 3, 1]) match.put({ type: 'answer', seat, keys: (promptFor(match, seat)?.keys ?? []).slice(0, 2) })
    const others = match.view(0).players
    expect(others.map(({ hand, cycle }) => hand.length >= 5 && cycle.count === 2)).toEqual([true, true, true, true])
    expect(others.map(({ cycle }) => cycle.cards === null)).toEqual([false, true, true, true])
  })

  it('[wotr-cards S6] the duels and the Fellowship draw their own numbers', () => {
    const asked = (seats: number, options = {}) => {
      const match = start(seats, options)
      return match.log
        .filter((entry) => entry.type === 'draw')
        .map((entry) => ('faces' in entry ? entry.faces.length : 0))
        .slice(0, seats)
    }
    expect(asked(2)).toEqual([4, 6])
    expect(asked(3)).toEqual([6, 7, 7])
    expect(start(3).waitingFor).toEqual([1, 2])
    expect(asked(2, { two_seats: 'fellowship' })).toEqual([7, 7])
    expect(start(2, { two_seats: 'fellowship' }).waitingFor).toEqual([0, 1])
  })

  it('[wotr-cards S7] four, three or two people play the four seats of the Trilogy; the rules know no people', () => {
    const { people, seats } = SCENARIO_DATA.trilogy
    const names = (count: number) => people[count]?.map((own) => own.map((seat) => seats[seat]?.id))
    expect(names(4)).toEqual([['frodo'], ['witch-king'], ['aragorn'], ['saruman']])
    expect(names(3)).toEqual([['frodo'], ['aragorn'], ['witch-king', 'saruman']])
    expect(names(2)).toEqual([
      ['frodo', 'aragorn'],
      ['witch-king', 'saruman'],
    ])
  })

  it('[wotr-cards S8] the Fellowship has decks of thirty, thirteen paths and a battleground by round', () => {
    const { seats, paths, schedule, lastPath } = SCENARIO_DATA.fellowship
    for (const { decks } of seats) expect(decks.flatMap(deckFaces)).toHaveLength(30)
    expect(paths).toHaveLength(13)
    expect(schedule?.map((round) => round.length)).toEqual([1, 1, 1, 2, 1, 1])
    expect(lastPath).toBe(6)
    const match = start(2, { two_seats: 'fellowship' })
    for (const seat of [0, 1]) match.put({ type: 'answer', seat, keys: (promptFor(match, seat)?.keys ?? []).slice(0, 2) })
    expect(match.state.battlegrounds.map(({ id }) => id)).toEqual(['minas-morgul'])
  })

  it('every scenario is one of the four, and each instruction finds its seats', () => {
    expect(SCENARIOS).toEqual(Object.keys(SCENARIO_DATA))
    expect(concerned(start(3).state, 'eachShadow', 0)).toEqual([1, 2])
  })
})
