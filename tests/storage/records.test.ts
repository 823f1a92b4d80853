import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { withDatabase } from '../../src/storage/database.ts'
import {
  addRecord,
  claimRecord,
  closeDatabase,
  listRecords,
  type MatchRecord,
  readRecord,
  readSettings,
  removeRecord,
  restoreBackup,
  StorageError,
  writeBackup,
  writeRecord,
  writeSettings,
} from '../../src/storage/index.ts'

const record = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  game: 'lotr',
  rulesVersion: 1,
  options: { sauronStart: 12 },
  seats: 2,
  names: ['Anna', 'Ben'],
  actions: ['shuffle'],
  fingerprints: ['000000000000'],
  stops: [],
  seed: 1,
  created: 1,
  updated: 1,
  standing: 'The battle stands at 14.',
  place: 'moria',
  outcome: null,
  writer: '',
  ...more,
})
const put = (id: string, value: unknown) => withDatabase((db) => db.put('matches', value, id))
const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StorageError)
  return (error as StorageError).problem
}

beforeEach(async () => {
  await closeDatabase()
  globalThis.indexedDB = new IDBFactory()
})

describe('stored matches', () => {
  it('are listed with the last played first', async () => {
    await addRecord(record('a', { updated: 5 }))
    await addRecord(record('b', { updated: 9 }))
    expect((await listRecords()).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('are never replaced by a new one', async () => {
    await addRecord(record('a'))
    await problemOf(addRecord(record('a', { seed: 2 })))
    expect((await readRecord('a')).seed).toBe(1)
  })

  it('that are damaged are listed with the place of the damage and stay as they are', async () => {
    await put('broken', { ...record('broken'), seats: 'two' })
    expect(await listRecords()).toEqual([{ id: 'broken', damaged: 'seats' }])
    expect(await problemOf(readRecord('broken'))).toEqual({ code: 'record-damaged', id: 'broken', where: 'seats' })
    expect(await problemOf(claimRecord('broken', 'me'))).toMatchObject({ code: 'record-damaged' })
    expect(await withDatabase((db) => db.get('matches', 'broken'))).toMatchObject({ seats: 'two' })
  })

  it('that are gone say so', async () => {
    expect(await problemOf(readRecord('no'))).toEqual({ code: 'match-gone', id: 'no' })
    await addRecord(record('a'))
    const mine = await claimRecord('a', 'me')
    await removeRecord('a')
    expect(await problemOf(writeRecord(mine))).toEqual({ code: 'match-gone', id: 'a' })
  })

  it('have one writer: the window that opened the match last', async () => {
    await addRecord(record('a'))
    const first = await claimRecord('a', 'first')
    const second = await claimRecord('a', 'second')
    expect(await problemOf(writeRecord({ ...first, actions: ['shuffle', '0 draw'] }))).toEqual({ code: 'taken-over' })
    await writeRecord({ ...second, actions: ['shuffle', '0 back'] })
    expect((await readRecord('a')).actions).toEqual(['shuffle', '0 back'])
  })
})

describe('storage that does not work', () => {
  it('refused altogether: a problem, not a crash', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('no', 'SecurityError')
      },
    } as unknown as IDBFactory
    expect(await problemOf(listRecords())).toMatchObject({ code: 'storage-refused' })
  })
  it('full: says so', async () => {
    await addRecord(record('a'))
    const full = withDatabase(async () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await problemOf(full)).toEqual({ code: 'storage-full' })
    expect((await readRecord('a')).id).toBe('a')
  })
})

describe('a backup', () => {
  it('holds everything and restores into an empty device', async () => {
    await addRecord(record('a'))
    await writeSettings({ theme: 'candle' })
    const text = await writeBackup()
    await closeDatabase()
    globalThis.indexedDB = new IDBFactory()
    expect(await restoreBackup(text)).toEqual({ added: 1, updated: 0, kept: 0, damaged: 0, settings: { theme: 'candle' } })
    expect((await readRecord('a')).names).toEqual(['Anna', 'Ben'])
    expect(await readSettings()).toBeUndefined()
  })
  it('keeps what is newer here, replaces what is older, never deletes, counts what is damaged', async () => {
    await addRecord(record('older', { updated: 1 }))
    await addRecord(record('newer', { updated: 9, standing: 'mine' }))
    await addRecord(record('only here'))
    const text = JSON.stringify({
      format: 'mathom-backup-1',
      matches: [record('older', { updated: 5, standing: 'theirs' }), record('newer', { updated: 5, standing: 'theirs' }), { id: 'x' }],
      settings: {},
    })
    expect(await restoreBackup(text)).toMatchObject({ added: 0, updated: 1, kept: 1, damaged: 1 })
    expect((await readRecord('older')).standing).toBe('theirs')
    expect((await readRecord('newer')).standing).toBe('mine')
    expect((await readRecord('only here')).id).toBe('only here')
  })
  it('moves a damaged match aside instead of overwriting it', async () => {
    await put('a', { ...record('a'), actions: 7 })
    const text = JSON.stringify({ format: 'mathom-backup-1', matches: [record('a')], settings: {} })
    await restoreBackup(text)
    expect((await readRecord('a')).actions).toEqual(['shuffle'])
    expect(await withDatabase((db) => db.get('matches', 'a-damaged'))).toMatchObject({ actions: 7 })
  })
  it('that is no backup changes nothing', async () => {
    await addRecord(record('a'))
    for (const text of ['', '{']) expect(await problemOf(restoreBackup(text))).toEqual({ code: 'backup-unreadable', reason: 'not-json' })
    for (const text of ['[]', '{"format":"mathom-match-1"}', '{"format":"mathom-backup-1","matches":4,"settings":{}}']) {
      expect(await problemOf(restoreBackup(text))).toEqual({ code: 'backup-unreadable', reason: 'not-a-backup' })
    }
    expect(await listRecords()).toHaveLength(1)
  })
})
