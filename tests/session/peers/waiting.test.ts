/** Honest waiting: for whom and why, who is away, windows in which nobody has to click; and what a quiet table costs. */
import { describe, expect, it } from 'vitest'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { ed25519Signing } from '../../../src/session/peers/signing.ts'
import { toy } from '../windows-game.ts'
import { answerAll, deviceAt, playing } from './players.ts'

const TOY = toy as unknown as AnyRules
const LOTR = lotrRules as unknown as AnyRules

async function quiet(seed: number, watchers = 0) {
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 3, seats: 3, watchers, seed, idle, skewMs: 3_000_000 })
  for (const device of table.devices) idle.add(device)
  await table.start()
  await table.until(() => table.isSame() && (table.sessions[0]?.entries.length ?? 0) > 0, 'the first decision', 20_000)
  await table.pass(3000)
  const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
  const facet = (device: SimDevice) => {
    const together = device.session?.getSnapshot().together
    if (!together) throw new Error('no match')
    return together
  }
  const seatOf = (device: SimDevice): number => facet(device).mine[0] ?? -1
  const presenceOf = (of: SimDevice, at: SimDevice) => facet(at).holders.find(({ device }) => device === of.id)?.presence
  return { table, idle, a, b, facet, seatOf, presenceOf }
}

describe('who is there', () => {
  it('says that somebody is away within 12 seconds of the last word', async () => {
    const { table, a, b, presenceOf } = await quiet(1)
    expect(presenceOf(b, a)?.state).toBe('here')
    table.partition([[b]])
    const began = table.net.now()
    await table.until(() => presenceOf(b, a)?.state === 'away', 'B to be missed', 12_000)
    expect(table.net.now() - began).toBeLessThan(12_000)
    table.heal()
    await table.until(() => presenceOf(b, a)?.state === 'here', 'B to be heard again', 30_000)
  })
  it.each([10, 12])('says so within 6.5 seconds on every device, though each may think that another still hears it (%i)', async (seed) => {
    const { table, b, presenceOf } = await quiet(seed, 1)
    const others = table.devices.filter((device) => device !== b)
    expect(others).toHaveLength(3)
    expect(others.map((device) => presenceOf(b, device)?.state)).toEqual(['here', 'here', 'here'])
    table.partition([[b]])
    await table.pass(6500)
    expect(others.map((device) => presenceOf(b, device)?.state)).toEqual(['away', 'away', 'away'])
  })
  it('says at once that somebody has left', async () => {
    const { table, a, b, presenceOf } = await quiet(2)
    table.stop(b, true)
    await table.pass(100)
    expect(presenceOf(b, a)?.state).toBe('left')
  })
  it('knows a device that only a third one hears', async () => {
    const { table, a, b, presenceOf } = await quiet(3)
    table.net.setFaults({ loss: 1 }, [a.id, b.id])
    await table.pass(10_000)
    expect(presenceOf(b, a)).toMatchObject({ state: 'here', via: 'others' })
  })
})

describe('for whom the table waits', () => {
  it('tells the seat and that it has to choose', async () => {
    const { table, a, facet } = await quiet(4)
    const [wait] = facet(a).waits
    expect(wait?.what).toBe('choose')
    for (const device of table.devices) expect(facet(device).waits).toEqual([wait])
  })
  it('tells whose part of chance is missing', async () => {
    const { table, idle, a, b, facet, seatOf } = await quiet(5)
    const gone = [a, b].find((device) => !facet(a).waits.some(({ seat }) => seat === seatOf(device))) ?? b
    table.stop(gone)
    idle.clear()
    const other = gone === a ? b : a
    await table.until(() => facet(other).waits[0]?.what === 'chance', 'chance to be due', 30_000)
    expect(facet(other).waits).toEqual([{ seat: facet(other).holders.find(({ device }) => device === gone.id)?.seat, what: 'chance' }])
  })
  it('tells whose word on a proposal is missing, and nobody plays meanwhile', async () => {
    const { table, a, facet } = await quiet(6)
    expect(a.session?.undoTo(0)).toBeNull()
    await table.pass(1000)
    for (const device of table.devices) {
      expect(facet(device).waits.map(({ what }) => what)).toEqual(['vote', 'vote'])
      expect(device.session?.getSnapshot().decision).toBeNull()
    }
    a.session?.together.withdraw()
    await table.pass(1000)
    expect(facet(a).waits.map(({ what }) => what)).toEqual(['choose'])
  })
})

describe('interrupt windows', () => {
  it('ask nobody who did not want to be asked, and those who did', async () => {
    const { table, a, seatOf } = await quiet(7)
    // The toy's windows matter only to seat 1 in round 2: nobody else was asked to let the first one go.
    expect(a.session?.entries[0]).toEqual({ type: 'pass', seats: [0, 1, 2] })
    a.session?.setAskFrom(seatOf(a), null, 'idle')
    const chooser = table.devices.find(({ session }) => session?.getSnapshot().decision)
    if (!chooser) throw new Error('nobody is asked')
    answerAll(chooser)
    await table.until(() => a.session?.getSnapshot().decision?.isWindow === true, 'the window', 20_000)
    const others = table.devices.filter((device) => device !== a)
    for (const device of others) expect(device.session?.getSnapshot().decision).toBeNull()
    a.session?.goOn()
    await table.until(() => a.session?.entries.at(-1)?.type === 'pass', 'the window to close', 20_000)
  })
  it('"Go on" lets one window pass, not the next one as well', async () => {
    const idle = new Set<SimDevice>()
    const table = playing({ rules: TOY, devices: 2, seats: 3, seed: 8, idle })
    for (const device of table.devices) idle.add(device)
    await table.start()
    await table.pass(3000)
    const twice = table.devices.find(({ session }) => session?.replica.mine.length === 2)
    const once = table.devices.find((device) => device !== twice)
    if (!twice?.session || !once) throw new Error('nobody has two seats')
    for (const seat of twice.session.replica.mine) twice.session.setAskFrom(seat, null, 'idle')
    answerAll(twice)
    answerAll(once)
    await table.until(() => twice.session?.getSnapshot().decision?.isWindow === true, 'the window', 20_000)
    const at = twice.session.entries.length
    twice.session.goOn()
    await table.pass(3000)
    expect(twice.session.entries.slice(at).filter(({ type }) => type === 'pass').length).toBe(1)
  })
})

describe('what it costs', () => {
  it('a quiet table of three says a little, and nothing but heartbeats', async () => {
    const { table } = await quiet(9)
    await table.pass(5000)
    const before = table.net.count()
    await table.pass(60_000)
    const { sent, characters } = table.net.count()
    const perDevice = (characters - before.characters) / 3
    // Two lines each, a beat every two seconds.
    expect(sent - before.sent).toBeLessThanOrEqual(3 * 2 * 31)
    expect(perDevice).toBeLessThan(14_000)
  })

  it('an action costs at most 400 bytes beyond its choice on each line', async () => {
    const table = playing({ rules: LOTR, devices: 3, seats: 3, seed: 12, signing: ed25519Signing })
    await table.start()
    await table.pass(2000)
    const before = table.net.count()
    const began = table.net.now()
    await table.pass(6000)
    const { characters } = table.net.count()
    const [session] = table.sessions
    const lines = deviceAt(table, 0).disk.lines.length
    const beats = ((table.net.now() - began) / 2000) * 6 * 190
    const keys = session?.entries.reduce((sum, entry) => sum + (entry.type === 'answer' ? entry.keys.join(' ').length : 0), 0) ?? 0
    // Each line of the log goes to two others.
    const perAction = (characters - before.characters - beats - 2 * keys) / (2 * lines)
    expect(perAction).toBeLessThan(400)
  })
})
