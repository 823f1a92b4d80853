/** What is stored: before it is passed on, again when it failed, and never signed otherwise after a restart. */
import { describe, expect, it } from 'vitest'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { fromBase64Url } from '../../../src/session/peers/base64url.ts'
import { readItem } from '../../../src/session/peers/items.ts'
import { haveOf } from '../../../src/session/peers/sync.ts'
import { toy } from '../windows-game.ts'
import { answerAll, deviceAt, playing } from './players.ts'
import { Stranger } from './stranger.ts'

const TOY = toy as unknown as AnyRules

async function asked(seed: number, slowness = 0) {
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 2, seats: 2, seed, idle, slowness })
  for (const device of table.devices) idle.add(device)
  await table.start()
  await table.until(() => table.devices.some(({ session }) => session?.getSnapshot().decision), 'somebody to be asked', 20_000)
  await table.pass(2000)
  const chooser = table.devices.find(({ session }) => session?.getSnapshot().decision) ?? deviceAt(table, 0)
  const other = table.devices.find((device) => device !== chooser) ?? deviceAt(table, 1)
  return { table, idle, chooser, other }
}
const answersOf = ({ disk }: SimDevice): string[] => disk.lines.filter((line) => readItem(line)?.type === 'answer')
const lengthOf = ({ session }: SimDevice): number => session?.entries.length ?? -1

describe('a storage that fails', () => {
  it('is told, is tried again, and keeps nobody else from hearing; nothing is lost', async () => {
    const { table, idle, chooser, other } = await asked(1)
    chooser.disk.broken = true
    const before = lengthOf(other)
    answerAll(chooser)
    await table.pass(3000)
    expect(chooser.session?.getSnapshot().save).toBe('failed')
    // Signed, and not yet safe: nobody has heard of it, whatever they asked.
    expect(lengthOf(other)).toBe(before)
    chooser.disk.broken = false
    await table.until(() => lengthOf(other) > before && chooser.session?.getSnapshot().save === 'saved', 'it to be stored', 5000)
    idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    const [end] = table.ends()
    for (const device of table.devices) table.restart(device)
    await table.pass(3000)
    expect(table.ends()).toEqual([end, end])
  })

  it('does not keep others from what others signed', async () => {
    const { table, chooser, other } = await asked(2)
    other.disk.broken = true
    const before = lengthOf(other)
    answerAll(chooser)
    await table.until(() => lengthOf(other) > before, 'the answer', 10_000)
    expect(other.session?.getSnapshot().save).toBe('failed')
  })
})

describe('a device that is closed while it stores', () => {
  it('has told nobody, and may answer otherwise', async () => {
    const { table, idle, chooser, other } = await asked(3, 400)
    const at = lengthOf(other)
    const session = chooser.session
    if (!session) throw new Error('no match')
    const before = haveOf(session.replica.history)
    const stranger = new Stranger(table, 'a_curious_one')
    stranger.reach(chooser)
    await table.pass(500)
    stranger.heard.length = 0
    chooser.disk.broken = true
    answerAll(chooser)
    expect(session.hasUnsafe).toBe(true)
    // Asked for it, it does not tell.
    stranger.say(chooser, { t: 'have', have: before })
    await table.pass(500)
    expect(stranger.heard.filter(({ t }) => t === 'items')).toEqual([])
    expect(session.together.exportTable()).not.toContain(`answer ${before.path[0]} ${at} `)
    chooser.disk.broken = false
    table.restart(chooser)
    await table.pass(200)
    expect(lengthOf(other)).toBe(at)
    idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    for (const { session } of table.devices) expect(session?.replica.history.proofs).toEqual([])
  })

  it('signs nothing twice, however often it is closed', async () => {
    const { table, idle, chooser, other } = await asked(4, 300)
    idle.clear()
    for (let i = 0; i < 25 && !table.isOver(); i++) {
      await table.pass(150 + ((i * 97) % 700))
      table.restart(i % 3 ? chooser : other)
    }
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    const slots = answersOf(other).map((line) => line.split(' ').slice(0, 4).join(' '))
    expect(new Set(slots).size).toBe(slots.length)
    for (const { session } of table.devices) expect(session?.replica.history.proofs).toEqual([])
  })
})

describe('a seat that moves to another device', () => {
  it('answers nothing before it has heard what it said', async () => {
    const { table, idle, chooser, other } = await asked(5)
    idle.clear()
    await table.pass(4000)
    for (const device of table.devices) idle.add(device)
    await table.pass(2000)
    const seat = chooser.session?.replica.mine[0] ?? 0
    const link = (await chooser.session?.together.moveSeat(seat)) ?? ''
    const moved = JSON.parse(new TextDecoder().decode(fromBase64Url(link) ?? new Uint8Array()))
    expect(moved).toMatchObject({ seat, moved: true })
    expect(chooser.session?.replica.mine).toEqual([])
    const { secret, chance } = moved
    const device = table.addDevice(false)
    device.disk.keep = { genesis: null, lobby: null, secrets: [{ seat, secret, chance, moved: true }] }
    table.restart(device)
    await table.until(() => table.isSame() && device.session?.replica.mine[0] === seat, 'the seat to be there', 30_000)
    idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    expect(other.session?.replica.history.proofs).toEqual([])
    expect(device.disk.keep.secrets.some((one) => one.moved)).toBe(false)
  })
})

describe('a table as a file', () => {
  it('brings a device up to date that no line reaches', async () => {
    const { table, chooser, other } = await asked(6)
    table.partition([[chooser], [other]])
    answerAll(chooser)
    await table.pass(500)
    expect(lengthOf(chooser)).toBeGreaterThanOrEqual(lengthOf(other))
    const text = chooser.session?.together.exportTable() ?? ''
    expect(other.session?.together.importTable(text)).toBeGreaterThan(0)
    expect(other.session?.together.importTable(text)).toBe(0)
    expect(text).not.toContain(chooser.disk.keep.secrets[0]?.secret ?? '?')
  })
})
