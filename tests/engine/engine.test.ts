import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tenUp } from '../../src/engine/example.ts'
import {
  CardTable,
  cardInKey,
  clone,
  EngineError,
  fingerprint,
  generator,
  isFileProblem,
  localDealer,
  Match,
  notPlain,
  parseMatchFile,
  parseOptions,
  playMatchFile,
  playout,
  policies,
  readEntry,
  refuseEntry,
  riggedDealer,
  writeEntry,
  writeMatchFile,
} from '../../src/engine/index.ts'

const setup = { options: { limit: 10 }, seats: 3 }
const played = (seed: number) => {
  const prints: string[] = []
  const match = playout(tenUp, setup, seed, policies.random, (m) => prints.push(m.fingerprint()))
  return { match, prints }
}
const fileOf = (seed: number) => {
  const { match, prints } = played(seed)
  return writeMatchFile(match, prints)
}

describe('a match', () => {
  it('ends, and its log replays to the same fingerprint after every entry', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { match, prints } = played(seed)
      expect(match.outcome).not.toBeNull()
      const again = Match.start(tenUp, setup)
      match.log.forEach((entry, i) => {
        again.put(entry)
        expect(again.fingerprint()).toBe(prints[i])
      })
    }
  })

  it('goes back to any point exactly and can be played on from there', () => {
    const { match, prints } = played(5)
    for (let i = 1; i <= match.log.length; i++) {
      const past = match.at(i)
      expect(past.fingerprint()).toBe(prints[i - 1])
      expect(past.log).toHaveLength(i)
    }
    const half = match.at(3)
    for (const entry of match.log.slice(3)) half.put(entry)
    expect(half.fingerprint()).toBe(match.fingerprint())
    expect(() => match.at(match.log.length + 1)).toThrow(RangeError)
  })

  it('plays the same cards again after an undo: undo is no second draw', () => {
    const dealer = localDealer(9)
    const match = Match.start(tenUp, setup)
    match.put(dealer.answer(match.pending as never, match.cards, 0))
    match.put({ type: 'answer', seat: 0, keys: ['draw'] })
    const first = dealer.answer(match.pending as never, match.cards, match.log.length)
    const past = match.at(2)
    expect(dealer.answer(past.pending as never, past.cards, past.log.length)).toEqual(first)
  })

  it('names entry and state when a log does not fit', () => {
    const match = Match.start(tenUp, setup)
    expect(() => match.put({ type: 'roll', values: [1] })).toThrow(EngineError)
    expect(() => match.put({ type: 'roll', values: [1] })).toThrow(/entry 0 \(state [0-9a-f]{12}\)/)
  })

  it('refuses from outside what is not asked, and stays as it was', () => {
    const match = Match.start(tenUp, setup)
    match.put({ type: 'shuffle' })
    const before = match.fingerprint()
    expect(refuseEntry(match, { type: 'answer', seat: 1, keys: ['draw'] })?.code).toBe('not-asked')
    expect(refuseEntry(match, { type: 'answer', seat: 0, keys: ['fly'] })?.code).toBe('no-such-choice')
    expect(refuseEntry(match, { type: 'answer', seat: 0, keys: [] })?.code).toBe('too-few')
    expect(refuseEntry(match, { type: 'answer', seat: 0, keys: ['draw', 'stop'] })?.code).toBe('too-many')
    expect(refuseEntry(match, { type: 'pass', seats: [0] })?.code).toBe('no-pass-here')
    expect(refuseEntry(match, { type: 'roll', values: [0] })?.code).toBe('answer-due')
    match.put({ type: 'answer', seat: 0, keys: ['draw'] })
    expect(refuseEntry(match, { type: 'draw', faces: ['seven'] })?.code).toBe('bad-chance')
    expect(refuseEntry(match, { type: 'draw', faces: ['one'] })).toBeNull()
    expect(match.at(1).fingerprint()).toBe(before)
  })
})

describe('cards', () => {
  it('are known to those who saw them and to nobody else', () => {
    const match = Match.start(tenUp, setup)
    match.put({ type: 'shuffle' })
    match.put({ type: 'answer', seat: 0, keys: ['draw'] })
    match.put({ type: 'draw', faces: ['six'] })
    const handle = (match.state as { hands: number[][] }).hands[0]?.[0] as number
    expect(match.cards.seenBy(0).face(handle)).toBe('six')
    expect(match.cards.seenBy(1).face(handle)).toBeNull()
    expect(match.cards.seenBy(null).face(handle)).toBeNull()
  })

  it('cannot contradict what is known or what their deck holds', () => {
    const cards = CardTable.empty()
    cards.add('deck', ['a', 'b'])
    cards.learn(0, 'a', 1)
    expect(() => cards.learn(0, 'b', 1)).toThrow(/is a, not b/)
    expect(() => cards.learn(1, 'a', 1)).toThrow(/not in its deck/)
    expect(() => cards.learn(7, 'a', 1)).toThrow(/no card 7/)
  })

  it('are named in keys with or without their face', () => {
    expect(cardInKey('play@hiding:white.wild#12')).toEqual({ handle: 12, face: 'white.wild' })
    expect(cardInKey('pass:#7')).toEqual({ handle: 7, face: null })
    expect(cardInKey('draw')).toBeNull()
  })

  it('come up as a rigged dealer says', () => {
    const match = Match.start(tenUp, setup)
    const dealer = riggedDealer(['six', 'five'], localDealer(1))
    match.put({ type: 'shuffle' })
    for (const face of ['six', 'five']) {
      match.put({ type: 'answer', seat: 0, keys: ['draw'] })
      const entry = dealer.answer(match.pending as never, match.cards, match.log.length)
      expect(entry).toEqual({ type: 'draw', faces: [face] })
      match.put(entry)
    }
  })
})

describe('entries as text', () => {
  it('round trip', () => {
    const word = fc.stringMatching(/^[a-z@.:#0-9]{1,12}$/).filter((text) => text !== '-')
    const entry = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), seat: fc.nat(7), keys: fc.array(word, { maxLength: 4 }) }),
      fc.record({ type: fc.constant('pass' as const), seats: fc.array(fc.nat(7), { minLength: 1, maxLength: 5 }) }),
      fc.record({ type: fc.constant('roll' as const), values: fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }) }),
      fc.record({
        type: fc.constantFrom('draw' as const, 'reveal' as const, 'peek' as const),
        faces: fc.array(word, { minLength: 1, maxLength: 5 }),
      }),
    )
    fc.assert(
      fc.property(entry, (one) => {
        expect(readEntry(writeEntry(one))).toEqual(one)
      }),
    )
  })
  it('take any text without falling over', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const entry = readEntry(text)
        if (entry) expect(readEntry(writeEntry(entry))).toEqual(entry)
      }),
    )
  })
})

describe('fingerprints', () => {
  it('do not depend on the order of keys', () => {
    expect(fingerprint({ a: 1, b: [2, 'x'] })).toBe(fingerprint({ b: [2, 'x'], a: 1 }))
  })
  it('differ for states that differ', () => {
    const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: true } as never)
    fc.assert(
      fc.property(value, value, (a, b) => {
        const canonical = (x: unknown): string =>
          JSON.stringify(x, (_k, v) => (v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort()) : v))
        const whole = (x: unknown) => notPlain(x) === null
        fc.pre(whole(a) && whole(b) && canonical(a) !== canonical(b))
        expect(fingerprint(a)).not.toBe(fingerprint(b))
      }),
    )
  })
  it('tell an empty key from no key', () => {
    expect(fingerprint({ '': {} })).not.toBe(fingerprint({}))
    expect(fingerprint({ '': 1 })).not.toBe(fingerprint({}))
  })
  it('see large and negative numbers', () => {
    const prints = [0, -1, 1, 2 ** 31, -(2 ** 31), 2 ** 40, 2 ** 52].map(fingerprint)
    expect(new Set(prints).size).toBe(prints.length)
  })
})

describe('plain data', () => {
  it('is copied deeply', () => {
    const state = { a: [1, { b: 2 }], c: null }
    const copy = clone(state)
    expect(copy).toEqual(state)
    expect(copy.a).not.toBe(state.a)
  })
  it('says where it is not plain', () => {
    expect(notPlain({ a: [1, { b: 0.5 }] })).toBe('state.a[1].b')
    expect(notPlain({ a: new Map() })).toBe('state.a')
    expect(notPlain({ a: undefined })).toBe('state.a')
    expect(notPlain({ a: [Number.NaN] })).toBe('state.a[0]')
    expect(notPlain({ ok: [true, 'x', null, -3] })).toBeNull()
  })
})

describe('chance', () => {
  it('is uniform without bias', () => {
    const below = generator(4)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[below(6)]! += 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
  it('never changes for a seed: saved games depend on it', () => {
    const below = generator(42)
    expect(Array.from({ length: 8 }, () => below(100))).toMatchInlineSnapshot(`
      [
        5,
        25,
        35,
        20,
        34,
        84,
        52,
        87,
      ]
    `)
  })
})

describe('options', () => {
  it('are filled up, and a wrong one is named with what would do', () => {
    expect(parseOptions(tenUp.options, {})).toEqual({ limit: 10 })
    expect(parseOptions(tenUp.options, { limit: 99 })).toEqual({ option: 'limit', code: 'bad-value', allowed: '5 to 20' })
    expect(parseOptions(tenUp.options, { height: 3 })).toEqual({ option: 'height', code: 'unknown-option', allowed: 'limit' })
  })
})

describe('a match file', () => {
  it('round trips and verifies', () => {
    const file = fileOf(3)
    const parsed = parseMatchFile(JSON.stringify(file))
    expect(parsed).toEqual(file)
    const match = playMatchFile(tenUp, file, 'verify')
    expect(isFileProblem(match)).toBe(false)
  })
  it('that is damaged says what is wrong and where', () => {
    const file = fileOf(3)
    const problem = (change: object) => {
      const parsed = parseMatchFile(JSON.stringify({ ...file, ...change }))
      return isFileProblem(parsed) ? parsed : playMatchFile(tenUp, parsed, 'verify')
    }
    expect(parseMatchFile('{"format":')).toMatchObject({ code: 'not-json' })
    expect(parseMatchFile('[]')).toMatchObject({ code: 'not-a-match' })
    expect(parseMatchFile('x'.repeat(1_000_001))).toMatchObject({ code: 'too-large' })
    expect(problem({ seats: 'two' })).toEqual({ code: 'not-a-match', where: 'seats' })
    expect(problem({ rulesVersion: 2 })).toEqual({ code: 'other-rules', needs: 2, has: 1 })
    expect(problem({ seats: 7 })).toEqual({ code: 'bad-seats', seats: 7 })
    expect(problem({ options: { limit: 1 } })).toMatchObject({ code: 'bad-option' })
    expect(problem({ actions: [...file.actions.slice(0, 1), '?', ...file.actions.slice(2)] })).toMatchObject({
      code: 'unreadable-action',
      at: 1,
    })
    expect(problem({ actions: [...file.actions.slice(0, 1), '0 fly', ...file.actions.slice(2)] })).toMatchObject({
      code: 'illegal-action',
      at: 1,
    })
    expect(problem({ fingerprints: file.fingerprints.map((f, i) => (i === 2 ? '000000000000' : f)) })).toMatchObject({
      code: 'other-state',
      at: 2,
    })
    expect(problem({ fingerprints: [] })).toMatchObject({ code: 'fingerprints-missing' })
    expect(problem({ chain: 'f'.repeat(64) })).toEqual({ code: 'chain-broken' })
    expect(problem({ actions: file.actions.slice(0, -1) })).toMatchObject({ code: 'fingerprints-missing' })
  })
  it('cut anywhere is refused or is a shorter match, never a crash', () => {
    const text = JSON.stringify(fileOf(4))
    for (let i = 0; i < text.length; i += 7) expect(isFileProblem(parseMatchFile(text.slice(0, i)))).toBe(true)
  })
})
