/** Rules of one device differ: everybody stops, the first entry that differs is named, both logs are in one file. */
import { describe, expect, it } from 'vitest'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { type ToyState, toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'

const TOY = toy as unknown as AnyRules

/** The toy, in which from some round on a roll counts one more. */
function rigged(round: number): AnyRules {
  const rules: typeof toy = {
    ...toy,
    *round(table) {
      yield* toy.round(table)
      const state = table.state as ToyState
      if (state.round >= round) state.last += 1
    },
  }
  return rules as unknown as AnyRules
}

/** Device C plays by other rules. Everybody plays until all have stopped. */
async function differing(seed: number, round = 2) {
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 3, seats: 3, seed, idle, rulesOf: (i) => (i === 2 ? rigged(round) : TOY) })
  await table.start()
  const [a, b, c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
  await table.until(() => table.sessions.every(({ replica }) => replica.stopped), 'all to stop', 120_000)
  return { table, idle, a, b, c }
}
const seatOf = ({ session }: SimDevice): number => session?.replica.mine[0] ?? -1
/** The entry after which the states are not the same. */
function firstApart(a: SimDevice, c: SimDevice): number {
  const [mine, theirs] = [a, c].map(({ session }) => session?.replica.history.fingerprints ?? [])
  return mine?.findIndex((fingerprint, i) => fingerprint !== theirs?.[i]) ?? -1
}

describe('a difference', () => {
  it.each([1, 2, 3])('stops every device, names the first entry that differs, and keeps both logs (%i)', async (seed) => {
    const { table, a, b, c } = await differing(seed)
    await table.until(() => table.sessions.every(({ together }) => together.differenceFile() !== null), 'both logs everywhere', 60_000)
    const at = firstApart(a, c)
    expect(at).toBeGreaterThan(0)
    for (const device of [a, b, c]) {
      expect(device.session?.getSnapshot().together?.stopped).toMatchObject({ code: 'difference', at })
      expect(device.session?.getSnapshot().decision).toBeNull()
      const file = JSON.parse(device.session?.together.differenceFile() ?? '{}')
      expect(file.at).toBe(at)
      expect(file.mine.fingerprints[at]).not.toBe(file.theirs.fingerprints[at])
    }
    // Those who are right name the one who is not.
    const names = [a, b].map(({ session }) => session?.getSnapshot().together?.stopped)
    expect(names.filter((stopped) => stopped && 'seat' in stopped && stopped.seat === seatOf(c)).length).toBeGreaterThan(0)
    for (const device of [a, b, c]) expect(device.node.hub.refused).toEqual([])
  })

  it('goes on after the seat was handed over', async () => {
    const { table, a, b, c } = await differing(4)
    const seat = seatOf(c)
    table.stop(c, true)
    await table.pass(1000)
    expect(a.session?.together.takeOver([seat], 'helper', 'helper')).toBeNull()
    await table.until(() => b.session?.getSnapshot().together?.proposal?.mayVote === true, 'B to be asked', 20_000)
    b.session?.together.vote(true)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  })

  it('goes on after an undo to before it, until the rules differ again', async () => {
    const { table, a, b, c } = await differing(5)
    const at = a.session?.replica.stopped?.at ?? 0
    const to = a.session?.stops.filter((stop) => stop < at).at(-1) ?? 0
    expect(a.session?.undoTo(to)).toBeNull()
    for (const device of [b, c]) {
      await table.until(() => device.session?.getSnapshot().together?.proposal?.mayVote === true, 'everybody to be asked', 30_000)
      device.session?.together.vote(true)
    }
    await table.until(() => table.sessions.every(({ replica }) => replica.history.path.length === 2), 'the undo', 30_000)
    expect(a.session?.replica.stopped?.at ?? to).toBeGreaterThanOrEqual(to)
  })

  it('costs no flood of logs while nobody does anything', async () => {
    const { table, idle } = await differing(6)
    for (const device of table.devices) idle.add(device)
    await table.pass(10_000)
    const before = table.net.count().characters
    await table.pass(60_000)
    expect(table.net.count().characters - before).toBeLessThan(400_000)
  })
})
