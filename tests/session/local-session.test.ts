import { describe, expect, it } from 'vitest'
import { localDealer } from '../../src/engine/index.ts'
import { type Kept, localSession } from '../../src/session/local-session.ts'
import { toy } from './windows-game.ts'

const setup = { options: {}, seats: 2 }
const open = (more: { save?: (kept: Kept) => Promise<void>; resume?: Kept } = {}) =>
  localSession({ rules: toy, setup, dealer: localDealer(3), ...more })
const told = <T>(value: T | null | undefined): T => {
  if (value == null) throw new Error('nothing there')
  return value
}

describe('a table on one device', () => {
  it('passes windows that nobody wants to be asked in, and says that one could have acted', () => {
    const session = open()
    const { decision, canAct } = session.getSnapshot()
    expect(decision?.seats.map(({ seat, prompt }) => [seat, prompt.kind])).toEqual([[0, 'move']])
    expect(canAct).toBe(true)
    expect(session.entries).toEqual([{ type: 'pass', seats: [0, 1] }])
  })

  it('stops in a window made for a seat, and only for that seat', () => {
    const session = open()
    for (const seat of [0, 1]) expect(session.choose(seat, ['go'])).toBeNull()
    const decision = told(session.getSnapshot().decision)
    expect(decision.isWindow).toBe(true)
    expect(decision.seats.map(({ seat }) => seat)).toEqual([1])
    session.goOn()
    expect(session.getSnapshot().decision?.seats[0]?.prompt.kind).toBe('move')
  })

  it('stops wherever a player asked to be stopped', () => {
    const session = open()
    session.setAskFrom(0, 'before', 'idle')
    session.choose(0, ['go'])
    expect(session.getSnapshot().decision?.isWindow).toBe(true)
    session.setAskFrom(0, 'before', 'never')
    session.goOn()
    expect(session.getSnapshot().decision?.isWindow).toBe(false)
  })

  it('lets a player step back into the window that was passed silently', () => {
    const session = open()
    session.choose(0, ['stay'])
    session.actFirst(1)
    const decision = told(session.getSnapshot().decision)
    expect(decision.isWindow).toBe(true)
    expect(decision.seats.map(({ seat }) => seat)).toEqual([1])
    expect(session.choose(1, ['use'])).toBeNull()
    expect(session.getSnapshot().decision?.isWindow).toBe(false)
    expect(session.match.state.used).toEqual([0, 1])
  })

  it('steps back no further than the last choice of a person, who may have let a window pass', () => {
    const session = open()
    session.setAskFrom(0, 'before', 'idle')
    session.choose(0, ['go'])
    expect(session.getSnapshot()).toMatchObject({ decision: { isWindow: true }, canAct: false })
    session.goOn()
    expect(session.getSnapshot()).toMatchObject({ decision: { isWindow: false }, canAct: false })
    const { entries } = session
    session.actFirst(1)
    expect(session.entries).toBe(entries)
  })

  it('undoes to the last choice of a person and says what was seen since', () => {
    const session = open()
    session.choose(0, ['go'])
    const rolled = session.match.state.last
    expect(session.lastStep()).toEqual({ to: 1, choices: 1, entries: 3, revealed: { rolls: 1, cards: 0, tiles: 0 } })
    const { epoch } = session.getSnapshot()
    session.undoTo(told(session.lastStep()).to)
    expect(session.getSnapshot().epoch).toBe(epoch + 1)
    expect(session.match.state).toMatchObject({ round: 0, last: -1 })
    session.choose(0, ['go'])
    expect(session.match.state.last).toBe(rolled)
  })

  it('tells events frame by frame with the view after them', () => {
    const session = open()
    session.choose(0, ['go'])
    const frame = told(session.getSnapshot().frames.find(({ events }) => events.length))
    expect(frame.events[0]?.type).toBe('rolled')
    expect(frame.publicView.last).toBe(frame.events[0]?.value)
  })

  it('refuses with the reason of the rules and changes nothing', () => {
    const session = open()
    const before = session.entries.length
    expect(session.choose(0, ['fly'])).toEqual({ code: 'toy-no', data: { key: 'fly' } })
    expect(session.choose(1, ['go'])).toMatchObject({ code: 'not-asked' })
    expect(session.entries).toHaveLength(before)
  })

  it('looks at the past without changing the match', () => {
    const session = open()
    session.choose(0, ['go'])
    expect(session.look(0, 0).round).toBe(0)
    expect(session.match.state.round).toBe(1)
  })

  it('goes on exactly where it was stored', async () => {
    let kept: Kept | null = null
    const first = open({ save: async (now) => void (kept = now) })
    const saved = () => new Promise((done) => setTimeout(done, 5))
    await saved()
    first.choose(0, ['go'])
    await saved()
    const again = open({ resume: told(kept as Kept | null) })
    expect(again.match.fingerprint()).toBe(first.match.fingerprint())
    expect(again.getSnapshot().decision).toMatchObject({ at: first.getSnapshot().decision?.at })
    expect(again.stops).toEqual(first.stops)
    expect(again.getSnapshot().canAct).toBe(first.getSnapshot().canAct)
    expect(again.getSnapshot().canAct).toBe(true)
    expect(again.told).toEqual(first.told)
  })

  it('shows an action only when it is stored; a second tap meanwhile does nothing', async () => {
    let release: () => void = () => {}
    const session = open({ save: () => new Promise((done) => (release = done)) })
    release()
    await Promise.resolve()
    await Promise.resolve()
    session.choose(0, ['go'])
    const length = session.entries.length
    expect(session.getSnapshot().length).toBeLessThan(length)
    expect(session.getSnapshot().frames.every(({ at }) => at <= session.getSnapshot().length)).toBe(true)
    expect(session.choose(1, ['go'])).not.toBeNull()
    release()
    await new Promise((done) => setTimeout(done, 1))
    expect(session.getSnapshot().length).toBe(length)
  })

  it('plays on when storing fails, and says so', async () => {
    const session = open({ save: () => Promise.reject(new Error('full')) })
    session.choose(0, ['go'])
    await new Promise((done) => setTimeout(done, 1))
    expect(session.getSnapshot()).toMatchObject({ save: 'failed' })
    expect(session.choose(1, ['go'])).toBeNull()
  })
})
