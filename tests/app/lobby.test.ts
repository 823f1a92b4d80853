/** What the lobby says: who is on the way, what is missing, how good a line is. */
import { describe, expect, it } from 'vitest'
import { lineRows } from '../../src/app/lobby/line-check.ts'
import { bandWords, hasClock } from '../../src/app/lobby/lobby-words.ts'
import { candlesOf, qualityOf, wayOf } from '../../src/app/lobby/presence.ts'
import { de } from '../../src/app/text/de-together.ts'
import { en } from '../../src/app/text/en-together.ts'
import { seatBounds } from '../../src/games/index.ts'
import { hindranceOf } from '../../src/session/peers/lobby-changes.ts'
import { away, fakeLobby, HERE, lobbyWith, MINE, NOW, SLOW, seat } from './fake-table.ts'

const ROLES = ['Frodo', 'Sam', 'Pippin', 'Merry', 'Fatty']
const UNSEEN = { state: 'unseen' } as const

describe('lines', () => {
  it.each([
    [MINE, 'table', 3],
    [HERE, 'good', 3],
    [{ state: 'here', roundTripMs: 200, via: 'straight' }, 'fair', 2],
    [SLOW, 'slow', 1],
    [{ state: 'here', roundTripMs: null, via: null }, 'way', null],
    [{ state: 'here', roundTripMs: null, via: 'others' }, 'good', 3],
    [UNSEEN, 'way', null],
    [away(12), 'away', 0],
    [{ state: 'left', since: 1 }, 'left', 0],
  ] as const)('%o is %s with %s candles', (presence, quality, candles) => {
    expect(qualityOf(presence)).toBe(quality)
    expect(candlesOf(quality)).toBe(candles)
  })
  it('says which way the words take', () => {
    expect(wayOf({ state: 'here', roundTripMs: 1, via: 'others' })).toBe('passedOn')
    expect(wayOf(away(1))).toBeNull()
  })
  it('tells a relay that is not set from one that does not work', () => {
    const rows = lineRows({ webrtc: 'works', signalling: 'fails', host: 'works', reflexive: 'not-set', relay: 'not-set' })
    expect(rows).toEqual({ webrtc: true, server: false, lan: true, net: null, relay: null })
  })
})

describe('how many seats there may be', () => {
  it('Hobbits may stay at home; a scenario of the card game has all its seats or is another one', () => {
    expect(seatBounds('lotr', 3)).toEqual({ min: 1, max: 5 })
    expect(seatBounds('wotr-cards', 4)).toEqual({ min: 4, max: 4 })
    expect(seatBounds('chess', 2)).toBeNull()
  })
  it('a table with fewer seats taken does not start', () => {
    const taken = { key: 'k', chance: null, name: 'Anna', playedBy: 'person', device: 'd' } as const
    const state = { seats: [taken, taken, taken, null] } as unknown as Parameters<typeof hindranceOf>[0]
    expect(hindranceOf(state, seatBounds('wotr-cards', 4)?.min ?? 0, () => MINE)).toBe('too-few-seats')
    expect(hindranceOf(state, 1, () => MINE)).toBeNull()
  })
})

describe('the band of the lobby', () => {
  const words = (...args: Parameters<typeof lobbyWith>) => bandWords(lobbyWith(...args), en, ROLES, NOW)

  it('names who is joining, counts free seats, and says how many would start', () => {
    const said = words([seat(0, 'Anna', MINE), seat(1, 'Ben'), seat(2, 'Clara', SLOW), seat(3, 'Dan', UNSEEN), seat(4, null)])
    expect(said.question).toBe('Dan is joining. One seat is free.')
    expect(said.detail).toBe('You can start without Fatty. Clara’s line is slow but holds.')
    expect(said.start).toEqual({ label: 'Start with four', hint: 'when Dan is in', ready: true })
  })
  it('says since when somebody is away, and what that means', () => {
    const said = words([seat(0, 'Anna', MINE), seat(1, 'Ben', away(12))], { hindrance: 'somebody-away' })
    expect(said.question).toBe('Ben is away since 12 s.')
    expect(said.detail).toContain('when Ben is back')
    expect(said.start?.ready).toBe(false)
  })
  it('offers no start to those who do not keep the table', () => {
    const said = words([seat(0, 'Anna'), seat(1, null), seat(2, null)], { keeper: false, hindrance: 'not-keeper' })
    expect(said.start).toBeNull()
    expect(said).toMatchObject({ question: 'Two seats are free.', detail: 'Anna keeps the table and starts the match.' })
  })
  it('is ready when everybody is here', () => {
    expect(words([seat(0, 'Anna', MINE), seat(1, 'Ben')])).toMatchObject({ question: 'Everybody is here.', detail: 'The match can begin.' })
  })
  it('counts in German as well', () => {
    const lobby = lobbyWith([seat(0, 'Anna', MINE), seat(1, 'Ben'), seat(2, null)])
    expect(bandWords(lobby, de, ROLES, NOW).start?.label).toBe('Zu zweit beginnen')
  })
  it('needs a clock only while somebody is away or looked for', () => {
    expect(hasClock(lobbyWith([seat(0, 'Anna', MINE), seat(1, 'Ben')]))).toBe(false)
    expect(hasClock(lobbyWith([seat(0, 'Anna', MINE), seat(1, 'Ben', away(3))]))).toBe(true)
    expect(hasClock(lobbyWith([], { searchingSince: NOW }))).toBe(true)
  })
})

describe('the scripted lobby', () => {
  it('writes down what is asked and shows what it is given', () => {
    const lobby = fakeLobby(lobbyWith([seat(0, null)]))
    let heard = 0
    const stop = lobby.subscribe(() => heard++)
    lobby.sit(0, 'Ben', 'person')
    lobby.show(lobbyWith([seat(0, 'Ben', MINE)]))
    stop()
    lobby.show(lobbyWith([]))
    expect(lobby.asked).toEqual(['sit 0 Ben person'])
    expect(heard).toBe(1)
  })
})
