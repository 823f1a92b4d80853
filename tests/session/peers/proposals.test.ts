/** Questions to all: who may block whom, where a branch may begin, and seats that change hands and come back. */
import { describe, expect, it } from 'vitest'
import { prepareMatch } from '../../../src/cli/peers/prepared-match.ts'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { EarlyItems } from '../../../src/session/peers/early-items.ts'
import { matchIdOf } from '../../../src/session/peers/genesis.ts'
import { History } from '../../../src/session/peers/history.ts'
import {
  type Answer,
  type Motion,
  motionHash,
  type Proposal,
  readItem,
  type SignedItem,
  signedText,
  type Vote,
} from '../../../src/session/peers/items.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'

const TOY = toy as unknown as AnyRules

async function three(seed: number) {
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 3, seats: 3, seed, idle })
  await table.start()
  await table.pass(2500)
  const [a, b, c] = [deviceAt(table, 0), deviceAt(table, 1), deviceAt(table, 2)]
  const facet = (device: SimDevice) => device.session?.getSnapshot().together
  const seatOf = (device: SimDevice): number => facet(device)?.mine[0] ?? -1
  const ends = async (): Promise<void> => {
    idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    for (const { node } of table.devices) expect(node.hub.refused).toEqual([])
  }
  return { table, idle, a, b, c, facet, seatOf, ends }
}

describe('a question whose asker disappears', () => {
  it('can be declined by whoever said yes', async () => {
    const { table, a, b, c, facet, ends } = await three(1)
    a.session?.undoTo(0)
    await table.pass(500)
    b.session?.together.vote(true)
    await table.pass(500)
    // Neither the one who asked nor the one whose word is missing is there.
    table.stop(a)
    table.partition([[c]])
    b.session?.together.vote(false)
    expect(facet(b)?.proposal).toBeNull()
    table.heal()
    table.restart(a)
    await ends()
  })
  it('keeps nobody from handing its seat over', async () => {
    const { table, a, b, c, facet, seatOf } = await three(2)
    const seat = seatOf(a)
    a.session?.undoTo(0)
    await table.pass(500)
    table.stop(a)
    expect(b.session?.together.takeOver([seat], 'helper', 'helper')).toBeNull()
    await table.until(() => facet(c)?.proposal?.what.type === 'seats', 'C to be asked', 10_000)
    c.session?.together.vote(true)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  })
})

describe('questions that meet', () => {
  it('are answered one after the other', async () => {
    const { table, a, b, c, facet, ends } = await three(3)
    table.partition([[a], [b, c]])
    a.session?.undoTo(0)
    b.session?.undoTo(0)
    await table.pass(500)
    table.heal()
    await table.until(() => facet(c)?.proposal !== null && table.isSame(), 'both to be known', 20_000)
    for (let i = 0; i < 2; i++) {
      await table.pass(4000)
      c.session?.together.vote(false)
    }
    await table.pass(4000)
    for (const device of [a, b, c]) expect(facet(device)?.proposal).toBeNull()
    await ends()
  })
  it('a withdrawn one asks nobody any more, and the table goes on', async () => {
    const { table, a, c, facet, ends } = await three(4)
    a.session?.undoTo(0)
    await table.until(() => facet(c)?.proposal?.mayVote === true, 'C to be asked', 10_000)
    a.session?.together.withdraw()
    await table.until(() => facet(c)?.proposal === null, 'C to be left alone', 10_000)
    await ends()
  })
})

describe('a device that is behind', () => {
  it('does not decline what it has not heard of yet', async () => {
    const { table, idle, a, b, c, facet, seatOf } = await three(5)
    // C misses what A and B do, then hears the question first.
    const asked = [a, b].find((device) => device.session?.getSnapshot().decision) ?? a
    table.partition([[c]])
    idle.add(c)
    await table.pass(3000)
    for (const device of [a, b]) idle.add(device)
    const undo = asked.session?.undoTo(0)
    if (undo) return
    table.heal()
    await table.until(() => facet(c)?.proposal?.mayVote === true, 'C to be asked', 20_000)
    expect(facet(asked)?.proposal?.missing).toContain(seatOf(c))
  })
})

describe('seats that change hands', () => {
  it('come back at once to whoever held them, also right after', async () => {
    const { table, a, b, c, facet, seatOf, ends } = await three(6)
    const seat = seatOf(c)
    table.stop(c)
    await table.pass(7000)
    a.session?.together.takeOver([seat], 'person', 'A for C')
    await table.until(() => facet(b)?.proposal?.mayVote === true, 'B to be asked', 10_000)
    b.session?.together.vote(true)
    table.restart(c)
    await table.until(() => facet(c)?.holders[seat]?.wasMine === true, 'C to miss its seat', 20_000)
    c.session?.together.wish(seat, 'C again')
    await table.until(() => facet(c)?.mine.includes(seat) === true && facet(a)?.holders[seat]?.name === 'C again', 'the return', 20_000)
    expect(facet(a)?.wishes).toEqual([])
    await ends()
  })
  it('are not taken back from somebody who plays on them for good', async () => {
    const { table, a, b, c, facet, seatOf } = await three(7)
    const seat = seatOf(c)
    table.stop(c)
    await table.pass(7000)
    const guest = table.addDevice(false)
    await table.until(() => guest.session !== null && table.isSame(), 'the guest', 20_000)
    guest.session?.together.wish(seat, 'guest')
    await table.until(() => (facet(a)?.wishes.length ?? 0) > 0, 'the wish', 10_000)
    const [wish] = facet(a)?.wishes ?? []
    expect(wish?.isReturn).toBe(false)
    if (wish) expect(a.session?.together.grant(wish, true)).toBeNull()
    await table.until(() => facet(b)?.proposal?.mayVote === true, 'B to be asked', 10_000)
    b.session?.together.vote(true)
    await table.until(() => facet(guest)?.mine.includes(seat) === true, 'the guest to sit', 10_000)
    table.restart(c)
    await table.until(() => facet(c)?.holders[seat]?.wasMine === true, 'C to miss its seat', 20_000)
    c.session?.together.wish(seat, 'C again')
    await table.pass(8000)
    expect(facet(guest)?.mine).toContain(seat)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  })
  it('need half of the people to stay', async () => {
    const { table, a, b, c, seatOf } = await three(8)
    table.stop(b)
    table.stop(c)
    await table.pass(7000)
    const gone = [0, 1, 2].filter((seat) => seat !== seatOf(a))
    expect(a.session?.together.takeOver(gone, 'helper', 'helper')).toEqual({ code: 'too-few-left' })
  })
})

describe('a motion into the middle of a decision', () => {
  it('begins at its end, on every device', () => {
    // A window in which one seat acts and two let it pass: two entries for one decision.
    const prepared = prepareMatch(TOY, { seats: 3, options: {} }, 2)
    const match = matchIdOf(prepared.genesis)
    const fresh = (): History => new History({ rules: TOY, genesis: prepared.genesis, match, signing: quickSigning })
    const sign = <I extends SignedItem>(seat: number, item: I): I => ({
      ...item,
      signature: quickSigning.sign(prepared.secrets[seat]?.secret ?? '', signedText(match, item)),
    })
    const first = prepared.lines.map(readItem).filter((item): item is Answer => item?.type === 'answer' && item.decision === 0)
    const opening = first.map((answer) => sign(answer.seat, { ...answer, keys: [answer.seat === 1 ? 'use' : 'pass'] }))
    const motion: Motion = { to: 1, chanceFrom: 9, changes: [] }
    const branch = match.slice(0, 8)
    const proposal: Proposal = sign(0, { type: 'propose', branch, n: 1, by: 0, motion, signature: '' })
    const votes = [0, 1, 2].map(
      (seat): Vote => sign(seat, { type: 'vote', branch, n: 1, by: 0, seat, yes: true, motion: motionHash(motion), signature: '' }),
    )
    const orders = [
      [...opening, proposal, ...votes],
      [proposal, ...votes, ...opening],
      [...votes, ...opening.slice(1), proposal, ...opening.slice(0, 1)],
    ]
    const ends = orders.map((items) => {
      const history = fresh()
      for (const item of items) {
        expect(typeof history.add(item, 'somebody')).toBe('string')
        history.settle((_, verdict) => expect(verdict).toBe('new'))
      }
      return `${history.match.log.length} ${history.place} ${history.tip.id} ${history.log.heads.join(' ')}`
    })
    expect(ends[0]?.startsWith('2 1 ')).toBe(true)
    expect(new Set(ends).size).toBe(1)
  })
})

describe('items that cannot be judged yet', () => {
  it('of one device crowd out none of another', () => {
    const early = new EarlyItems()
    const vote = (n: number): Vote => ({ type: 'vote', branch: 'unknown1', n, by: 0, seat: 0, yes: true, motion: 'm', signature: 's' })
    early.put(vote(9000), 'honest')
    for (let n = 1; n < 5000; n++) early.put(vote(n), 'hostile')
    early.put(vote(9001), 'honest')
    const kept = early.takeRest()
    expect(kept.length).toBeLessThan(200)
    expect(kept.filter(({ from }) => from === 'honest').length).toBe(2)
  })
  it('of one seat crowd out none of another', () => {
    const early = new EarlyItems()
    const answer = (seat: number, decision: number): Answer => ({
      type: 'answer',
      branch: 'branch_1',
      decision,
      seat,
      before: '000000000000',
      keys: ['go'],
      signature: 's',
    })
    for (let i = 0; i < 5000; i++) early.putAnswer(answer(0, i), 'hostile')
    early.putAnswer(answer(1, 7), 'honest')
    expect(early.takeAnswers('branch_1', 7, 1).length).toBe(1)
    expect(early.hasAnswer(answer(0, 4999))).toBe(false)
  })
})
