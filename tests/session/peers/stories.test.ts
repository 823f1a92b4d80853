/** A sample of what the command line plays by the thousand: `npm run -s sim -- lotr --peers --games 2000`. */
import { describe, expect, it } from 'vitest'
import { killMatrix } from '../../../src/cli/peers/kill-matrix.ts'
import type { SimulatedTable } from '../../../src/cli/peers/simulated-table.ts'
import { playStory } from '../../../src/cli/peers/story.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { toy } from '../windows-game.ts'
import { playing } from './players.ts'

const TOY = toy as unknown as AnyRules
const LOTR = lotrRules as unknown as AnyRules

describe('matches in which everything goes wrong', () => {
  it.each([1, 7, 8, 13, 40])('the toy, seed %i: the same end everywhere, and nothing lost', async (seed) => {
    const story = await playStory(TOY, seed, { mishaps: 8 })
    expect(story.result).toBe('done')
  })
  it('the toy with real signatures', async () => {
    expect((await playStory(TOY, 3, { mishaps: 4, signing: 'ed25519' })).result).toBe('done')
  })
  it.each([102])('The Lord of the Rings, seed %i', async (seed) => {
    expect((await playStory(LOTR, seed, { mishaps: 5 })).actions).toBeGreaterThan(20)
  })
})

describe('lines between neighbours only', () => {
  it('A, B and C in a row play one match', async () => {
    const table = playing({ rules: TOY, devices: 3, seats: 3, seed: 4 })
    const linked = { all: true }
    Object.assign(table.sim, { isLinked: (a: number, b: number) => linked.all || Math.abs(a - b) === 1 })
    await table.start()
    linked.all = false
    table.unlink()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    expect(table.devices[0]?.session?.getSnapshot().together?.refused).toEqual([])
  })
})

describe('the kill matrix', () => {
  it('has no hole where it is tried', async () => {
    const isWanted = (kind: string, seat: number, fate: string): boolean =>
      ['chance: roll leave', 'chance: draw reload', 'pay partition', 'window: W2 leave', 'window: WH reload', 'play-cards closed'].includes(
        `${kind} ${fate}`,
      ) && seat === kind.length % 5
    const cells: string[] = []
    for await (const { kind, seat, fate, hole } of killMatrix(LOTR, { firstSeed: 1, matches: 1, goOn: 3, isWanted }))
      cells.push(`${kind}, seat ${seat}, ${fate}: ${hole ?? 'goes on'}`)
    expect(cells.length).toBeGreaterThan(3)
    expect(cells.filter((cell) => !cell.endsWith('goes on'))).toEqual([])
  })
})

describe('the simulation itself', () => {
  it('gives the same match for the same seed', async () => {
    const ends: string[] = []
    for (let i = 0; i < 2; i++) {
      const table: SimulatedTable = playing({ rules: TOY, devices: 2, seats: 2, seed: 9, faults: { loss: 0.1 } })
      await table.start()
      await table.until(() => table.isOver() && table.isSame(), 'the match to end')
      ends.push(table.ends()[0] ?? '')
    }
    expect(ends[0]).toBe(ends[1])
  })
})
