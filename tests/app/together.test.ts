/** A table of several devices in words: for whom it waits, what it asks, and whose hands this device may show. */
import { describe, expect, it } from 'vitest'
import { maySee, ownHands, seatingOf } from '../../src/app/play/people.ts'
import { GONE_LONG_MS, noticeOf } from '../../src/app/play/together/notices.ts'
import { proposalWords } from '../../src/app/play/together/proposal.tsx'
import { proposalEnd } from '../../src/app/play/together/proposal-end.ts'
import { hasClock, marksOf, waitingWords } from '../../src/app/play/together/waiting.ts'
import { en as app } from '../../src/app/text/en.ts'
import { en } from '../../src/app/text/en-together.ts'
import type { OpenProposal } from '../../src/session/together.ts'
import { away, HERE, holder, MINE, NOW, SLOW, togetherWith } from './fake-table.ts'

const COMPANY = [holder(0, 'Anna', MINE), holder(1, 'Ben'), holder(2, 'Clara', SLOW)]
const BEN_AWAY = [holder(0, 'Anna', MINE), holder(1, 'Ben', away(12)), holder(2, 'Clara')]
const chooses = (seat: number) => [{ seat, what: 'choose' as const }]

describe('for whom the table waits', () => {
  const words = (...args: Parameters<typeof togetherWith>) => waitingWords(togetherWith(...args), en, NOW)

  it('names who is choosing', () => {
    expect(words(COMPANY, { waits: chooses(1) })).toEqual({ question: 'Ben is choosing.', detail: '', spoken: 'Ben is choosing.' })
  })
  it('says why when they are away, and does not read the seconds out', () => {
    const said = words(BEN_AWAY, { waits: chooses(1) })
    expect(said.detail).toBe('Ben is away since 12 s.')
    expect(said.spoken).toBe('Ben is choosing. Ben: away.')
  })
  it('waits for nobody but the devices when a roll needs their part', () => {
    const chance = (seat: number) => ({ seat, what: 'chance' as const })
    expect(words(COMPANY, { waits: [chance(1)] }).question).toBe('The next roll waits for Ben’s device.')
    expect(words(COMPANY, { waits: [chance(1), chance(2)] }).question).toBe('The next roll waits for the devices of Ben and Clara.')
    expect(words(COMPANY, { waits: [chance(0)] }).question).toBe('This device adds its part to the next roll.')
  })
  it('puts decisions before votes before chance', () => {
    const said = words(COMPANY, { waits: [{ seat: 2, what: 'vote' }, ...chooses(1)] })
    expect([said.question, said.detail]).toEqual(['Ben is choosing.', 'Clara has not answered yet.'])
  })
  it('names a person with two seats once', () => {
    const said = words([holder(0, 'Anna', MINE), holder(1, 'Ben', away(5)), holder(2, 'Ben', away(5))], {
      waits: [...chooses(1), ...chooses(2)],
    })
    expect([said.question, said.detail]).toEqual(['Ben is choosing.', 'Ben is away since 5 s.'])
  })
  it('tells a watcher that they watch', () => {
    expect(words([holder(0, 'Anna'), holder(1, 'Ben')], { waits: chooses(1) }).detail).toBe('You are watching.')
  })
  it('has something to say when nobody is waited for', () => {
    expect(words(COMPANY).question).toBe('The devices agree on what happens next …')
  })
  it('says that a device which was just opened listens before it answers', () => {
    expect(words(COMPANY, { settling: true, waits: chooses(0) }).question).toBe('This device first hears what its seats said elsewhere …')
  })
  it('waits for answers while a question to all is open', () => {
    const what = { type: 'seats', changes: [] } as const
    const asks = { id: 'p', by: 0, what, yes: [0], missing: [1, 2], mine: true, mayVote: false }
    expect(words(COMPANY, { proposal: asks }).question).toBe('Ben and Clara have not answered yet.')
    expect(words(COMPANY, { proposal: { ...asks, by: 1, missing: [0], mine: false, mayVote: true } }).question).toBe(
      'Your word is awaited.',
    )
  })
  it('runs a clock only while somebody is away', () => {
    expect(hasClock(togetherWith(COMPANY))).toBe(false)
    expect(hasClock(togetherWith(BEN_AWAY))).toBe(true)
    expect(hasClock(togetherWith(COMPANY, { alone: true }))).toBe(true)
    expect(hasClock(togetherWith([holder(0, 'A', MINE), holder(1, 'Fatty', away(9), { playedBy: 'helper' })]))).toBe(false)
  })
})

describe('marks at the seats', () => {
  it('says of each other person the one thing that matters', () => {
    const together = togetherWith([holder(0, 'Anna', MINE), holder(1, 'Ben', away(9)), holder(2, 'Clara', SLOW), holder(3, 'Dan', HERE)], {
      waits: [...chooses(0), ...chooses(1), { seat: 3, what: 'chance' }],
    })
    expect(marksOf(together, 5, en)).toEqual([null, 'away', 'slow', 'rolls', null])
    expect(marksOf(null, 5, en)).toEqual([])
  })
})

describe('what the table talks about', () => {
  const NONE: ReadonlySet<string> = new Set()
  const proposal: OpenProposal = {
    id: 'p',
    by: 1,
    what: { type: 'undo', note: { to: 4, choices: 3, entries: 6, revealed: { rolls: 1, cards: 2, tiles: 0 } } },
    yes: [1],
    missing: [0, 2],
    mine: false,
    mayVote: true,
  }
  const wish = { device: 'e', seat: 2, name: 'Eva', isReturn: false }
  const stopped = { code: 'two-answers', at: 3, seat: 1, name: 'Ben' } as const

  it('puts what stops the table first', () => {
    const type = (more: Parameters<typeof togetherWith>[1]) => noticeOf(togetherWith(COMPANY, more), NOW, NONE)?.type
    expect(type({ stopped, proposal, wishes: [wish], alone: true })).toBe('stopped')
    expect(type({ proposal, wishes: [wish] })).toBe('proposal')
    expect(type({ wishes: [wish], alone: true })).toBe('wish')
    expect(type({ alone: true })).toBe('alone')
    expect(type({})).toBeUndefined()
  })
  it('offers a seat only after a while, only when it is waited for, and only to those with a seat', () => {
    const gone = (seconds: number, waits = chooses(1), mine = MINE) =>
      noticeOf(togetherWith([holder(0, 'Anna', mine), holder(1, 'Ben', away(seconds))], { waits }), NOW, NONE)?.type
    const long = GONE_LONG_MS / 1000
    expect(gone(long)).toBe('gone')
    expect(gone(long - 1)).toBeUndefined()
    expect(gone(long, chooses(0))).toBeUndefined()
    expect(gone(long, chooses(1), HERE)).toBeUndefined()
  })
  it('keeps quiet about what was put off', () => {
    const together = togetherWith(COMPANY, { alone: true })
    const key = noticeOf(together, NOW, NONE)?.key as string
    expect(noticeOf(together, NOW, new Set([key]))).toBeNull()
  })
  it('knows how a question ended: what was asked has come about, or not', () => {
    const undo: OpenProposal = {
      ...proposal,
      what: { type: 'undo', note: { to: 3, choices: 1, entries: 2, revealed: { rolls: 0, cards: 0, tiles: 0 } } },
    }
    expect(proposalEnd(undo, togetherWith(COMPANY), true)).toBe('carried')
    expect(proposalEnd(undo, togetherWith(COMPANY), false)).toBe('dropped')
    const helper: OpenProposal = { ...proposal, what: { type: 'seats', changes: [{ seat: 1, name: 'Sam', playedBy: 'helper' }] } }
    expect(proposalEnd(helper, togetherWith(COMPANY), false)).toBe('dropped')
    const changed = [holder(0, 'Anna', MINE), { ...holder(1, 'Sam'), playedBy: 'helper' as const }, holder(2, 'Clara')]
    expect(proposalEnd(helper, togetherWith(changed), false)).toBe('carried')
  })
  it('puts a proposal into words, for others and for whoever made it', () => {
    const nameOf = (seat: number) => ['Anna', 'Ben', 'Clara'][seat] ?? ''
    const words = (one: OpenProposal) => proposalWords(one, en, app.list, nameOf, (seat) => ['Frodo', 'Sam'][seat] ?? '')
    expect(words(proposal)).toEqual({
      line: 'Ben would like to go back: three choices, one die and two cards seen since.',
      answers: 'Still to answer: Anna and Clara.',
    })
    expect(words({ ...proposal, mine: true, yes: [1, 0], missing: [2] })).toEqual({
      line: 'You asked to go back: three choices, one die and two cards seen since.',
      answers: 'Anna agrees. Still to answer: Clara.',
    })
    const seats = { type: 'seats', changes: [{ seat: 1, name: 'Sam', playedBy: 'helper' }] } as const
    expect(words({ ...proposal, by: 0, what: seats }).line).toBe('Anna proposes: a helper plays Sam.')
  })
})

describe('hands at a table of several devices', () => {
  const ROLES = ['Frodo', 'Sam', 'Pippin']
  const visible = (holders: Parameters<typeof togetherWith>[0], opened: number | null, openHands: boolean) => {
    const own = ownHands(togetherWith(holders))
    const seating = seatingOf(
      holders.map(({ name }) => name),
      ROLES,
    )
    return [0, 1, 2].filter((seat) => maySee(seating, opened, openHands, seat, own))
  }
  it('shows the own hand at once, and never that of others, not even with open hands', () => {
    expect(visible(COMPANY, null, false)).toEqual([0])
    expect(visible(COMPANY, null, true)).toEqual([0])
  })
  it('shows a watcher none', () => {
    expect(visible([holder(0, 'Anna'), holder(1, 'Ben'), holder(2, 'Clara')], null, true)).toEqual([])
  })
  it('covers two people at one device from each other, but not one person with two seats', () => {
    const two = [holder(0, 'Anna', MINE), holder(1, 'Ben', MINE), holder(2, 'Clara')]
    expect(visible(two, null, false)).toEqual([])
    expect(visible(two, 1, false)).toEqual([1])
    expect(visible([holder(0, 'Anna', MINE), holder(1, 'Anna', MINE), holder(2, 'Clara')], null, false)).toEqual([0, 1])
  })
  it('looks into no hand that a helper plays here', () => {
    expect(visible([holder(0, 'Anna', MINE), holder(1, 'Sam', MINE, { playedBy: 'helper' }), holder(2, 'Clara')], null, true)).toEqual([0])
  })
})
