import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportMatch, importMatch } from '../../src/app/match-files.ts'
import { createMatch, listMatches, type OpenMatch, openMatch, removeMatch } from '../../src/app/matches.ts'
import { answersOf, generator, policies } from '../../src/engine/index.ts'
import { closeDatabase, readRecord, writeRecord } from '../../src/storage/index.ts'

const NEW = { game: 'lotr', options: { sauronStart: 15 }, seats: 2, people: ['Anna', 'Ben'] }
const standingOf = () => ({ standing: 'The battle stands at 14.', place: 'moria' })

const made = async (more: object = {}): Promise<string> => {
  const id = await createMatch({ ...NEW, ...more })
  if (typeof id !== 'string') throw new Error(JSON.stringify(id))
  return id
}
const opened = async (id: string): Promise<OpenMatch> => {
  const open = await openMatch(id, standingOf)
  if ('code' in open) throw new Error(JSON.stringify(open))
  return open
}
/** Waits until what `act` did is stored and shown. */
const shown = ({ session }: OpenMatch, act: () => void): Promise<void> =>
  new Promise((done) => {
    const stop = session.subscribe(() => {
      stop()
      done()
    })
    act()
  })
/** Plays some decisions by chance, each of them stored before the next. */
const play = async (open: OpenMatch, decisions: number): Promise<void> => {
  const { session } = open
  const below = generator(7)
  for (let i = 0; i < decisions; i++) {
    const decision = session.getSnapshot().decision
    if (!decision) return
    await shown(open, () => {
      if (decision.isWindow) return session.goOn()
      const { seat, prompt } = decision.seats[0] as (typeof decision.seats)[number]
      const [entry] = answersOf({ type: 'ask', asked: [{ seat, prompt: () => prompt }] }, policies.random, below)
      if (entry?.type === 'answer') expect(session.choose(seat, entry.keys)).toBeNull()
    })
  }
}

beforeEach(async () => {
  await closeDatabase()
  globalThis.indexedDB = new IDBFactory()
})

describe('a match on this device', () => {
  it('is stored with every action and goes on exactly there', async () => {
    const id = await made()
    const first = await opened(id)
    await play(first, 4)
    const before = first.session.getSnapshot()
    first.close()
    const again = await opened(id)
    expect(again.session.getSnapshot()).toMatchObject({ length: before.length, decision: { at: before.decision?.at } })
    expect(again.session.getSnapshot().decision?.seats[0]?.prompt.keys).toEqual(before.decision?.seats[0]?.prompt.keys)
    expect(again.session.told).toEqual(first.session.told)
    again.close()
    expect(await listMatches()).toMatchObject([{ id, people: ['Anna', 'Ben'], standing: 'The battle stands at 14.', damaged: null }])
  })

  it('opened in a second window leaves the first, which loses nothing and spoils nothing', async () => {
    const id = await made()
    const first = await opened(id)
    let told = 0
    first.onTakenOver(() => told++)
    const second = await opened(id)
    await play(second, 2)
    const length = second.session.entries.length
    await play(first, 1)
    expect(first.problem()).toEqual({ code: 'taken-over' })
    expect(first.session.getSnapshot().save).toBe('failed')
    expect(told).toBe(1)
    first.close()
    second.close()
    const third = await opened(id)
    expect(third.session.entries).toHaveLength(length)
    third.close()
  })

  it('travels as a file and arrives the same', async () => {
    const id = await made()
    const open = await opened(id)
    await play(open, 5)
    const text = await exportMatch(id)
    expect(text).not.toContain('seed')
    const arrived = await importMatch(text, standingOf)
    if ('code' in arrived) throw new Error(JSON.stringify(arrived))
    const copy = await opened(arrived.id)
    expect(copy.session.entries.slice(0, open.session.entries.length)).toEqual(open.session.entries)
    expect(copy.session.getSnapshot().decision?.at).toBe(open.session.getSnapshot().decision?.at)
    expect(copy.people).toEqual(['Anna', 'Ben'])
    open.close()
    copy.close()
  })

  it('taken over before its table was laid still says so', async () => {
    const id = await made()
    const first = await opened(id)
    const second = await opened(id)
    await play(second, 1)
    await play(first, 1)
    let told = 0
    first.onTakenOver(() => told++)
    expect(told).toBe(1)
    first.close()
    second.close()
  })

  it('can be given out as it lies when it is damaged or of other rules', async () => {
    const id = await made()
    const record = await readRecord(id)
    await writeRecord({ ...record, rulesVersion: 99 })
    const file = JSON.parse(await exportMatch(id))
    expect(file).toMatchObject({ format: 'mathom-match-1', rulesVersion: 99, seats: 2 })
    expect(await importMatch(JSON.stringify(file))).toMatchObject({ code: 'other-rules', needs: 99 })
    await writeRecord({ ...record, seats: 'two' as never })
    expect(JSON.parse(await exportMatch(id))).toMatchObject({ id, seats: 'two' })
  })

  it('is not made with what the rules do not know', async () => {
    expect(await createMatch({ ...NEW, game: 'chess' })).toEqual({ code: 'unknown-game', game: 'chess' })
    expect(await createMatch({ ...NEW, game: 'wotr' })).toEqual({ code: 'unknown-game', game: 'wotr' })
    expect(await createMatch({ ...NEW, seats: 6 })).toEqual({ code: 'bad-seats', seats: 6 })
    expect(await createMatch({ ...NEW, options: { sauronStart: 9 } })).toMatchObject({ code: 'bad-option' })
    expect(await listMatches()).toEqual([])
  })

  it('deleted is gone, and says so when opened', async () => {
    const id = await made()
    await removeMatch(id)
    expect(await openMatch(id)).toEqual({ code: 'match-gone', id })
  })
})

describe('a file from outside', () => {
  it('that is bad changes nothing here', async () => {
    await made()
    for (const text of ['', 'null', '{}', '[1]', '{"format":"mathom-match-1"}', `{"a":"${'x'.repeat(1_000_001)}"}`]) {
      expect(await importMatch(text)).toHaveProperty('code')
    }
    expect(await listMatches()).toHaveLength(1)
  })

  it('with one action changed is refused with the place', async () => {
    const id = await made()
    const open = await opened(id)
    await play(open, 5)
    open.close()
    const file = JSON.parse(await exportMatch(id))
    file.actions[2] = file.actions[2] === 'roll 0' ? 'roll 1' : 'roll 0'
    expect(await importMatch(JSON.stringify(file))).toMatchObject({ code: 'illegal-action', at: 2 })
  })
})
