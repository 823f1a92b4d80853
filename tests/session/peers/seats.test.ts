/** Seats in the lobby and wishes in a match: stored before they are asked for, refused without blame, forgotten when nobody wishes. */
import { describe, expect, it } from 'vitest'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { claimText } from '../../../src/session/peers/items.ts'
import { Keeping } from '../../../src/session/peers/keeping.ts'
import { toy } from '../windows-game.ts'
import { answerAll, deviceAt, playing } from './players.ts'
import { refusedBy, Stranger } from './stranger.ts'

const TOY = toy as unknown as AnyRules
const lobbyOf = ({ node }: SimDevice) => node.lobby.getSnapshot()

describe('a seat in the lobby', () => {
  it('is asked for only when its key is stored', async () => {
    const table = playing({ rules: TOY, devices: 1, watchers: 1, seats: 2, seed: 51 })
    const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
    await table.until(() => lobbyOf(b).table !== null, 'the table', 10_000)
    b.disk.broken = true
    b.node.lobby.sit(1, 'Bob', 'person')
    await table.pass(6000)
    expect(lobbyOf(a).table?.seats[1]?.holder).toBeNull()
    b.disk.broken = false
    await table.until(() => lobbyOf(a).table?.seats[1]?.holder?.name === 'Bob', 'the seat', 5000)
    expect(b.disk.keep.secrets.length).toBe(1)
  })
  it('survives with the name its person took', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 52 })
    const b = deviceAt(table, 1)
    await table.until(() => lobbyOf(b).table !== null, 'the table', 10_000)
    b.node.lobby.rename('Bob the second')
    await table.pass(500)
    expect(b.disk.keep.name).toBe('Bob the second')
    table.restart(b)
    expect(lobbyOf(b).members.find(({ mine }) => mine)?.name).toBe('Bob the second')
  })
  it('is lost when the keeper sends its device away, which hears of it, and may come again', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 53 })
    const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
    const seatOfB = () => lobbyOf(a).table?.seats.find(({ holder }) => holder?.device === b.id)
    await table.until(() => seatOfB() !== undefined, 'B to sit', 20_000)
    const seat = seatOfB()?.seat ?? 0
    a.node.lobby.remove(b.id)
    await table.pass(1000)
    expect(lobbyOf(b).trouble).toEqual({ code: 'removed', name: a.id })
    for (let i = 0; i < 20; i++) {
      b.node.lobby.sit(seat, `Bob ${i}`, 'person')
      await table.pass(300)
    }
    expect(seatOfB()).toBeUndefined()
    expect(refusedBy(a)).toEqual([])
    table.restart(b)
    await table.until(() => seatOfB() !== undefined, 'B to sit again', 20_000)
    await table.pass(1000)
    expect(lobbyOf(b).trouble).toBeNull()
  })
  it('leaves no secret behind that the match does not name', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 3, seed: 54 })
    const b = deviceAt(table, 1)
    await table.until(() => lobbyOf(b).table?.seats.some(({ holder }) => holder?.mine) === true, 'B to sit', 20_000)
    const seat = lobbyOf(b).table?.seats.find(({ holder }) => holder?.mine)?.seat ?? 0
    b.node.lobby.sit(seat, 'other name', 'person')
    await table.start()
    await table.pass(1000)
    expect(b.disk.keep.secrets.length).toBe(b.session?.replica.mine.length)
  })
})

describe('storing what a table is', () => {
  it('is tried again with the next tick, and lines wait for it', async () => {
    let broken = true
    const done: string[] = []
    const keeping = new Keeping({
      keep: () => (broken ? Promise.reject(new Error('full')) : void done.push('keep')),
      save: () => void done.push('save'),
      toKeep: () => ({ genesis: null, lobby: null, secrets: [], name: '' }),
    })
    await expect(keeping.keep()).rejects.toThrow('full')
    expect(keeping.isSafe).toBe(false)
    await expect(keeping.save([])).rejects.toThrow('full')
    broken = false
    keeping.tick()
    expect(keeping.isSafe).toBe(true)
    await keeping.save([])
    expect(done).toEqual(['keep', 'save'])
  })
})

describe('wishes for a seat', () => {
  it('of devices that are gone are forgotten, and strangers keep out nobody who held the seat', async () => {
    const idle = new Set<SimDevice>()
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 55, idle })
    for (const device of table.devices) idle.add(device)
    await table.start()
    await table.pass(3000)
    const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
    const seat = b.session?.replica.mine[0] ?? 0
    const wishes = () => a.session?.getSnapshot().together?.wishes ?? []
    for (let i = 0; i < 16; i++) {
      const stranger = new Stranger(table, `a_stranger_${i}`)
      stranger.reach(a)
      const secret = quickSigning.secret(new Uint8Array(12).fill(i + 60))
      const said = { seat, name: 'me', key: quickSigning.publicKey(secret), chance: null, playedBy: 'person' as const }
      const { playedBy: _, ...wish } = said
      stranger.say(a, { t: 'wish', ...wish, claim: quickSigning.sign(secret, claimText(stranger.match, said)) })
    }
    await table.pass(500)
    expect(wishes().length).toBe(12)
    await table.pass(30_000)
    expect(wishes()).toEqual([])
  })
})

describe('a file of a table', () => {
  it('counts what stood in it, not what this device says to it', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 56, idle: new Set<SimDevice>() })
    await table.start()
    await table.pass(1500)
    const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
    table.partition([[a], [b]])
    for (const device of [a, b]) answerAll(device)
    await table.pass(1000)
    const mine = new Set(b.disk.lines)
    const text = a.session?.together.exportTable() ?? ''
    const missing = a.disk.lines.filter((line) => !mine.has(line)).length
    expect(b.session?.together.importTable(text)).toBe(missing)
  })
})
