/** The log is a function of the set of items: whatever the order in which they come, and however often. */
import { describe, expect, it } from 'vitest'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import { type Below, generator } from '../../../src/engine/index.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { type Genesis, matchIdOf } from '../../../src/session/peers/genesis.ts'
import { History } from '../../../src/session/peers/history.ts'
import { readItem } from '../../../src/session/peers/items.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'

const TOY = toy as unknown as AnyRules

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(below(left.length), 1))
}

/** A match with undo proposals that meet, hand-overs and returns, and every line that any device stored. */
async function eventful(seed: number): Promise<{ genesis: Genesis; lines: string[]; end: string }> {
  const below = generator(seed)
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 3, seats: 3, seed, idle, faults: { loss: 0.1 } })
  await table.start()
  for (let i = 0; i < 6; i++) {
    await table.pass(1500 + below(1500))
    const [a, b, c] = [0, 1, 2].map((k) => deviceAt(table, (k + i) % 3)) as [SimDevice, SimDevice, SimDevice]
    // Two ask at once, apart from each other, and all agree to both.
    table.partition([[a], [b, c]])
    a.session?.undoTo(below((a.session?.entries.length ?? 0) + 1))
    if (i % 2) b.session?.undoTo(below((b.session?.entries.length ?? 0) + 1))
    else b.session?.together.takeOver([c.session?.replica.mine[0] ?? 0], 'helper', 'helper')
    await table.pass(300)
    table.heal()
    for (let k = 0; k < 12; k++) {
      await table.pass(700)
      for (const { session } of table.devices) {
        const { proposal, holders } = session?.getSnapshot().together ?? {}
        if (proposal?.mayVote) session?.together.vote(true)
        const lost = holders?.find(({ wasMine }) => wasMine)
        if (lost && k === 8) session?.together.wish(lost.seat, 'back')
      }
    }
  }
  await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  const genesis = deviceAt(table, 0).disk.keep.genesis
  if (!genesis) throw new Error('no genesis')
  const lines = [...new Set(table.devices.flatMap(({ disk }) => disk.lines))]
  return { genesis, lines, end: endOf(table.sessions[0]?.replica.history as History) }
}
/** Two people who lose each other: each hands the other's seat over, goes on, and takes something back; then they meet again. */
async function splitTable(seed: number): Promise<{ genesis: Genesis; lines: string[]; end: string; histories: History[] }> {
  const below = generator(seed)
  const table = playing({ rules: TOY, devices: 2, seats: 2, seed })
  await table.start()
  const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
  const mine = table.devices.map(({ session }) => session?.replica.mine[0] ?? -1)
  for (let i = 0; i < 3; i++) {
    await table.pass(1000 + below(1000))
    table.partition([[a], [b]])
    await table.pass(7000)
    for (const [at, device] of [a, b].entries()) {
      device.session?.together.takeOver([mine[1 - at] ?? 0], 'helper', 'helper')
      await table.pass(below(4000))
      if (below(2)) device.session?.undoTo(below((device.session?.entries.length ?? 0) + 1))
      await table.pass(below(3000))
    }
    table.heal()
    await table.until(() => table.isSame(), 'both to have the same', 60_000)
    for (const [at, device] of [a, b].entries()) {
      const seat = mine[at] ?? 0
      if (!device.session?.replica.mine.includes(seat)) device.session?.together.wish(seat, 'back')
    }
    await table.until(() => mine.every((seat, at) => table.devices[at]?.session?.replica.mine.includes(seat)), 'both to sit again', 60_000)
  }
  await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  for (const { node } of table.devices) expect(node.hub.refused.filter(({ reason }) => reason !== 'stale')).toEqual([])
  const genesis = a.disk.keep.genesis
  if (!genesis) throw new Error('no genesis')
  const histories = table.sessions.map(({ replica }) => replica.history)
  const lines = [...new Set(table.devices.flatMap(({ disk }) => disk.lines))]
  return { genesis, lines, end: endOf(histories[0] as History), histories }
}
const endOf = (history: Pick<History, 'log' | 'tip' | 'place'>): string =>
  `${history.place} ${history.tip.id} ${history.log.heads.join('')}`

describe('a set of items', () => {
  const matches = [1, 2, 3].flatMap((seed) => [
    ['questions that meet', seed, eventful] as const,
    ['a split table', seed, splitTable] as const,
  ])
  it.each(matches)('gives one log in any order: %s (%i)', async (_, seed, play) => {
    const { genesis, lines, end } = await play(seed)
    const below = generator(seed + 50)
    for (let i = 0; i < 6; i++) {
      const history = new History({ rules: TOY, genesis, match: matchIdOf(genesis), signing: quickSigning })
      const refused: unknown[] = []
      // What came too late the first time is told again, as devices do.
      for (let round = 0; round < 12 && endOf(history) !== end; round++) {
        for (const line of i === 0 ? lines : shuffled(lines, below)) {
          const item = readItem(line)
          if (!item) throw new Error(line)
          const verdict = history.add(item, `device ${below(3)}`)
          if (typeof verdict === 'object') refused.push([line, verdict])
          history.settle((_, late) => typeof late === 'object' && refused.push([line, late]))
        }
      }
      expect(endOf(history)).toBe(end)
      expect(refused).toEqual([])
    }
  })

  it('keeps no answers of stretches that were left for good', async () => {
    const { histories } = await splitTable(5)
    const left = histories.flatMap((history) => {
      const ids = new Set(history.path.map(({ id }) => id))
      return [...history.items.branches.keys()].filter((id) => !ids.has(id)).map((id) => history.items.answersIn(id))
    })
    expect(left.length).toBeGreaterThan(0)
    for (const answers of left) expect(answers).toEqual([])
  })
})
