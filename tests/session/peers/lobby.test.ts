/** The room before a match: lost texts, keepers who go, two keepers, and a start that not everybody hears. */
import { describe, expect, it } from 'vitest'
import { prepareMatch } from '../../../src/cli/peers/prepared-match.ts'
import type { SimDevice, SimulatedTable } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'
import { Stranger } from './stranger.ts'

const TOY = toy as unknown as AnyRules

const tableOf = ({ node }: SimDevice) => node.lobby.getSnapshot()
const seatsOf = (device: SimDevice): string =>
  tableOf(device)
    .table?.seats.map(({ holder }) => holder?.device ?? '-')
    .join(' ') ?? ''
const isFull = (table: SimulatedTable): boolean =>
  table.devices.every((device) => !device.running || (seatsOf(device) !== '' && !seatsOf(device).includes('-')))
const keepers = (table: SimulatedTable): SimDevice[] => table.devices.filter((device) => device.running && tableOf(device).keeper)
async function startsAndEnds(table: SimulatedTable): Promise<void> {
  await table.until(
    () => {
      for (const device of keepers(table)) device.node.lobby.start()
      return table.devices.every(({ running, session }) => !running || session)
    },
    'the match to begin everywhere',
    60_000,
  )
  await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  for (const { node } of table.devices) expect(node.hub.refused).toEqual([])
}

describe('a lobby', () => {
  it.each([1, 2, 3])('where four of ten texts are lost seats everybody once (%i)', async (seed) => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed, faults: { loss: 0.4, repeat: 0.2, reorder: 0.3 } })
    await table.until(() => isFull(table), 'seats', 60_000)
    expect(new Set(seatsOf(deviceAt(table, 0)).split(' ')).size).toBe(3)
    await startsAndEnds(table)
  })

  it('is kept by the next who came when its keeper goes, and the match begins without it', async () => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 4 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const opener = deviceAt(table, 0)
    table.stop(opener)
    await table.until(() => keepers(table).length === 1, 'another keeper', 30_000)
    const [keeper] = keepers(table)
    expect(keeper).not.toBe(opener)
    // The opener's seat is still its own; whoever keeps the table may free it.
    expect(keeper && tableOf(keeper).hindrance).toBe('somebody-away')
    keeper?.node.lobby.remove(opener.id)
    await startsAndEnds(table)
  })

  it('has one keeper again after two halves met, and everybody a seat', async () => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 5 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const [a, b, c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
    table.partition([[a], [b, c]])
    await table.until(() => keepers(table).length === 2, 'two keepers', 40_000)
    for (let i = 0; i < 20; i++) a.node.lobby.rename(`name ${i}`)
    table.heal()
    await table.until(() => keepers(table).length === 1 && isFull(table), 'one keeper', 40_000)
    expect(new Set([a, b, c].map(seatsOf)).size).toBe(1)
    await startsAndEnds(table)
  })

  it('whose keeper goes right after the start, heard by one of two, begins for both', async () => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 6 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const [a, b, c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
    table.net.setFaults({ loss: 1 }, [a.id, c.id])
    a.node.lobby.start()
    await table.until(() => b.session !== null, 'B to begin', 5000)
    table.stop(a)
    await table.until(() => c.session !== null, 'C to begin', 20_000)
    table.net.setFaults({ loss: 0 }, [a.id, c.id])
    table.restart(a)
    await startsAndEnds(table)
  })

  it('begins no match that somebody else brings along', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 7 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const { genesis } = prepareMatch(TOY, { seats: 2, options: {} }, 9)
    const stranger = new Stranger(table, 'a_stranger_here')
    for (const device of table.devices) {
      stranger.reach(device, null)
      stranger.say(device, { t: 'genesis', genesis })
    }
    await table.pass(1000)
    expect(table.devices.map(({ session }) => session)).toEqual([null, null])
    await startsAndEnds(table)
  })

  it('keeps who was sent away from sitting down by itself', async () => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 8 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const [a, , c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
    a.node.lobby.remove(c.id)
    await table.pass(10_000)
    expect(seatsOf(a)).not.toContain(c.id)
    expect(tableOf(a).members.find(({ device }) => device === c.id)?.seats).toEqual([])
  })

  it('gives a device that lost what it signs with a fresh key for its seat', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 9 })
    await table.until(() => isFull(table), 'seats', 60_000)
    const b = deviceAt(table, 1)
    b.disk.keep = { ...b.disk.keep, secrets: [] }
    table.restart(b)
    await table.pass(8000)
    await startsAndEnds(table)
  })

  it('is joined by a device that finds a match already begun', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 2, seed: 10 })
    await table.start()
    const late = table.addDevice(true)
    await table.until(() => late.session !== null, 'the latecomer to see the match', 20_000)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    expect(late.session?.getSnapshot().together?.mine).toEqual([])
  })
})
