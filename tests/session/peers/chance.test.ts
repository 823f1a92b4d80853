/** Chance values that come before they are asked for. */
import { describe, expect, it } from 'vitest'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { CHAIN_LENGTH, chanceChain } from '../../../src/session/peers/chance-chain.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'
import { Stranger } from './stranger.ts'

const TOY = toy as unknown as AnyRules

describe('a seat that gives all its chance values at once', () => {
  it('uses up nobody’s chain: an undo goes on from the next chance, and the match ends', async () => {
    const idle = new Set<SimDevice>()
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 21, idle })
    await table.start()
    const [a, b, c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
    const history = () => {
      if (!a.session) throw new Error('no match')
      return a.session.replica.history
    }
    await table.until(() => history().match.log.some(({ type }) => type === 'roll'), 'the first roll', 30_000)
    for (const device of table.devices) idle.add(device)
    await table.pass(1000)
    const seat = c.session?.replica.mine[0] ?? 0
    const holding = history().here.seats[seat]
    const chain = c.disk.keep.secrets
      .map(({ chance }) => chanceChain(chance ?? ''))
      .find((one) => one.commitment === holding?.chance?.commitment)
    const stranger = new Stranger(table, 'a_stranger_here')
    for (const device of [a, b]) {
      stranger.reach(device)
      stranger.items(device, {
        type: 'chance',
        seat,
        chain: holding?.chance?.name ?? '',
        index: CHAIN_LENGTH,
        value: chain?.value(CHAIN_LENGTH) ?? '',
      })
    }
    await table.pass(1000)
    expect(history().items.bookNamed(seat, holding?.chance?.name ?? '')?.known).toBe(CHAIN_LENGTH)
    expect(history().log.freshChance()).toBeLessThan(12)
    expect(a.session?.undoTo(0)).toBeNull()
    await table.pass(1000)
    for (const device of [b, c]) device.session?.together.vote(true)
    await table.until(() => history().path.length === 2, 'the undo', 20_000)
    expect(history().tip.chanceFrom).toBeLessThan(16)
    idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    for (const { session } of table.devices) expect(session?.replica.stopped).toBeNull()
  })
})
