/** Decks made of cards that not every device knows, and looks that show some cards to all. */
import { describe, expect, it } from 'vitest'
import { CardTable, localDealer, Match, refuseEntry, UNKNOWN } from '../../src/engine/index.ts'
import type { Entry, GameEvent, Handle, Rules } from '../../src/engine/types.ts'

describe('a reshuffled deck', () => {
  it('takes known faces along, under new handles that nobody knows', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one', 'two', 'three'])
    cards.learn(0, 'two', 0)
    cards.learn(1, 'one', null)
    cards.reshuffle('deck', [0, 1])
    expect(cards.size).toBe(5)
    expect([cards.face(0), cards.face(1), cards.face(3), cards.face(4)]).toEqual([null, null, null, null])
    expect(cards.pool(3).slice().sort()).toEqual(['one', 'two'])
    expect(cards.isPublic(4)).toBe(false)
    cards.learn(4, 'one', 0)
    expect(() => cards.learn(3, 'three', 0)).toThrow('cannot be three')
    cards.learn(3, 'two', 0)
  })

  it('takes the whole rest of a deck along, though no face of it is known to belong to a handle', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one', 'two', 'three'])
    cards.learn(2, 'two', 0)
    cards.reshuffle('deck', [0, 1, 2])
    expect(cards.pool(3).slice().sort()).toEqual(['one', 'three', 'two'])
  })

  it('may hold cards that went in unknown: each may be whatever is left where it came from', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one', 'two', 'three', 'four'])
    cards.learn(0, UNKNOWN, 0)
    cards.learn(1, 'two', null)
    cards.reshuffle('deck', [0, 1])
    expect(cards.pool(4).slice().sort()).toEqual([UNKNOWN, 'two'])
    cards.learn(4, 'three', null)
    expect(() => cards.learn(2, 'three', null)).toThrow('cannot be three')
    expect(() => cards.learn(5, 'four', null)).toThrow('cannot be four') // only one was unknown
    cards.learn(5, 'two', null)
    // and again, through a second shuffle
    cards.reshuffle('deck', [2])
    cards.reshuffle('deck', [6])
    cards.learn(7, 'one', null)
    expect(() => cards.learn(3, 'one', null)).toThrow('cannot be one')
    cards.learn(3, 'four', null)
  })

  it('is copied with what is known of it, and its old handles are no cards', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one', 'two'])
    cards.reshuffle('deck', [0])
    const copy = cards.clone()
    copy.learn(2, 'two', null)
    expect(cards.face(2)).toBeNull()
    expect(() => cards.reshuffle('deck', [0])).toThrow('there is no card 0')
    expect(cards.scene()[0]).toMatchObject({ face: UNKNOWN, known: 'none' })
  })
})

describe('a face that everybody has seen', () => {
  it('stays told when the card goes into another deck, and says nothing of the new cards', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one', 'two', 'three'])
    cards.learn(0, 'one', null)
    cards.learn(1, 'two', 1)
    expect([0, 1, 2].map((handle) => cards.shownFace(handle))).toEqual(['one', null, null])
    const before = cards.clone()
    cards.reshuffle('deck', [0, 1, 2])
    expect([0, 1, 2, 3, 4, 5].map((handle) => cards.shownFace(handle))).toEqual(['one', null, null, null, null, null])
    expect(cards.face(0)).toBeNull()
    cards.learn(3, 'two', null)
    expect([cards.shownFace(3), before.shownFace(3), cards.clone().shownFace(3)]).toEqual(['two', null, 'two'])
  })

  it('is shown from when the seat that knew it shows it', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['one'])
    cards.learn(0, 'one', 1)
    cards.learn(0, UNKNOWN, null)
    expect(cards.shownFace(0)).toBe('one')
  })
})

interface Draft {
  deck: Handle[]
  shown: (string | null)[]
  done: boolean
}
/** Seat 0 looks at three cards and shows the aces; then all go into a new deck. */
const aces: Rules<Draft, null, GameEvent> = {
  id: 'aces',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup: () => ({ deck: [], shown: [], done: false }),
  *round(t) {
    const s = t.state
    s.deck = [...(yield* t.shuffle('deck', ['ace', 'king', 'queen', 'jack']))]
    s.shown = [...(yield* t.peekAndShow(s.deck.slice(0, 3), 0, ['ace']))]
    s.deck = [...(yield* t.reshuffle('deck', s.deck))]
    expect(yield* t.peekAndShow([], 0, ['ace'])).toEqual([])
    expect(yield* t.reshuffle('deck', [])).toEqual([])
    s.done = true
  },
  outcome: (s) => (s.done ? { result: 'done', winners: [], score: 0 } : null),
  view: () => null,
  invariants: () => [],
  why: () => ({ code: 'no-such-choice' }),
  notation: { write: () => '', read: () => ({ state: { deck: [], shown: [], done: false }, cards: [] }) },
}

describe('a look that shows some cards', () => {
  it('tells all what must be shown, and nothing of the others', () => {
    const entries: Entry[] = [{ type: 'shuffle' }, { type: 'peek', faces: ['king', 'ace', 'jack'] }, { type: 'shuffle' }]
    const heard: Entry[] = [{ type: 'shuffle' }, { type: 'peek', faces: [UNKNOWN, 'ace', UNKNOWN] }, { type: 'shuffle' }]
    const [own, other] = [entries, heard].map((log) => {
      const match = Match.start(aces, { options: {}, seats: 2 })
      for (const entry of log) match.put(entry)
      return match
    }) as [Match<Draft, null>, Match<Draft, null>]
    expect(own.state.shown).toEqual([null, 'ace', null])
    expect(other.fingerprint()).toBe(own.fingerprint())
    expect(own.state.deck).toEqual([4, 5, 6, 7])
    expect(own.cards.pool(4)).toHaveLength(4)
  })

  it('comes from the dealer like any other', () => {
    const match = Match.start(aces, { options: {}, seats: 2 })
    const dealer = localDealer(3)
    while (match.pending && match.pending.type !== 'ask') {
      const entry = dealer.answer(match.pending, match.cards, match.log.length)
      expect(refuseEntry(match, entry)).toBeNull()
      match.put(entry)
    }
    expect(match.outcome?.result).toBe('done')
    expect(match.at(1).state.shown).toEqual([])
  })
})
