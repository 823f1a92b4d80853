/**
 * Hostile devices, with and without the key of a seat: each thing they can say is refused by its name, counted against them and
 * nobody else, cut off after a bound, and the honest match goes on.
 */
import { describe, expect, it } from 'vitest'
import { prepareMatch } from '../../../src/cli/peers/prepared-match.ts'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice, SimulatedTable } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { PATIENCE, PATIENCE_STALE } from '../../../src/session/peers/conduct.ts'
import { type Answer, claimText, type Motion, motionHash, type Proposal, readItem, type Vote } from '../../../src/session/peers/items.ts'
import { haveOf } from '../../../src/session/peers/sync.ts'
import { MAX_TEXT } from '../../../src/session/peers/wire.ts'
import { MISDEEDS, type Misdeed } from '../../../src/session/together.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'
import { countOf, refusedBy, Stranger } from './stranger.ts'

const TOY = toy as unknown as AnyRules

interface Scene {
  readonly table: SimulatedTable
  readonly idle: Set<SimDevice>
  /** Honest devices with a seat each. */
  readonly a: SimDevice
  readonly b: SimDevice
  /** The device of seat 2: closed, its key in the hands of `turncoat`. */
  readonly c: SimDevice
  readonly turncoat: Stranger
}

/** A match of three in which the people at A and B wait until `goOn`. The device of the third seat is hostile. */
async function scene(seed = 1, asked: 'first' | 'third' = 'first'): Promise<Scene> {
  const idle = new Set<SimDevice>()
  const table = playing({ rules: TOY, devices: 3, seats: 3, seed, idle })
  for (const device of table.devices) idle.add(device)
  await table.start()
  const first = deviceAt(table, 0)
  await table.until(() => table.isSame() && historyOf(first).match.log.length > 0, 'somebody to be asked', 20_000)
  // Who is asked now is A, or the third, hostile one.
  const isAsked = (device: SimDevice): boolean => seatOf(device) === here(first).seat
  const order = [...table.devices].sort((x, y) => Number(isAsked(y)) - Number(isAsked(x)))
  const [a, b, c] = (asked === 'first' ? order : order.reverse()) as [SimDevice, SimDevice, SimDevice]
  const secret = c.disk.keep.secrets.find((one) => seatIn(a, one.secret) >= 0)
  if (!secret) throw new Error('the third device has no seat')
  table.stop(c)
  await table.pass(500)
  return { table, idle, a, b, c, turncoat: new Stranger(table, c.id, { ...secret, seat: seatIn(a, secret.secret) }) }
}
const historyOf = ({ session }: SimDevice) => {
  if (!session) throw new Error('no match')
  return session.replica.history
}
const seatOf = ({ session }: SimDevice): number => session?.replica.mine[0] ?? -1
const seatIn = (device: SimDevice, secret: string): number =>
  historyOf(device).tip.seats.findIndex(({ key }) => key === quickSigning.publicKey(secret))
/** The decision a device sees now. */
function here(device: SimDevice): { branch: string; decision: number; before: string; seat: number } {
  const history = historyOf(device)
  return {
    branch: history.here.id,
    decision: history.match.log.length,
    before: history.fingerprint(),
    seat: history.match.waitingFor[0] ?? -1,
  }
}
function answerAt(device: SimDevice, seat: number, keys: readonly string[]): Answer {
  const { branch, decision, before } = here(device)
  return { type: 'answer', branch, decision, seat, before, keys, signature: 'nobody_signed_this' }
}
/** The honest people play to the end, the third seat on its own device again. */
async function goesOn({ table, idle, a, b, c }: Scene, except: string): Promise<void> {
  if (!c.running) table.restart(c)
  idle.clear()
  await table.until(() => table.isOver() && table.isSame(), 'the honest match to end')
  for (const device of [a, b, c]) {
    expect(refusedBy(device).filter((one) => one.device !== except)).toEqual([])
    expect(device.session?.replica.stopped).toBeNull()
  }
}

type Way = (scene: Scene, stranger: Stranger, i: number) => void
/** One way at least to earn each name. With the key of the third seat where that is needed. */
const WAYS: Readonly<Record<Exclude<Misdeed, 'two-answers' | 'not-a-member' | 'stale' | 'flood'>, readonly Way[]>> = {
  malformed: [
    ({ a }, stranger) => stranger.text(a, 'good day'),
    ({ a }, stranger) => stranger.text(a, '{"t":"beat","at":-1}'),
    ({ a }, stranger) => stranger.text(a, '{"t":"items","items":["answer me"]}'),
    ({ a }, stranger) => stranger.text(a, '{"t":"bye","extra":1}'),
    ({ a }, stranger) => stranger.items(a, `answer ${here(a).branch} 0 7 ${here(a).before} x pass`),
  ],
  oversized: [({ a }, stranger) => stranger.text(a, 'x'.repeat(MAX_TEXT + 1))],
  forged: [
    ({ a }, stranger, i) => stranger.items(a, { ...answerAt(a, seatOf(a), ['go']), signature: `forged_${i}` }),
    ({ a }, stranger) => {
      // A claim that its claimant did not sign.
      stranger.say(a, { t: 'wish', seat: 0, name: 'me', key: 'k0123456789abcdef', chance: null, claim: 'claim' })
    },
    // A good signature of another match, told again in this one.
    ({ a }, stranger, i) => {
      const other = prepareMatch(TOY, { seats: 3, options: {} }, 5)
      const item = readItem(other.lines[i % 2] ?? '') as Answer
      stranger.items(a, { ...item, branch: here(a).branch, decision: here(a).decision, seat: seatOf(a) })
    },
  ],
  'not-asked': [({ a, turncoat }, stranger) => stranger.items(a, turncoat.signed(answerAt(a, turncoat.secret?.seat ?? 0, ['go'])))],
  illegal: [
    ({ a, turncoat }, stranger, i) => {
      // Alone against two: it may not carry the table away.
      const others = [0, 1, 2].filter((seat) => seat !== turncoat.secret?.seat)
      stranger.items(
        a,
        turncoat.signed(
          proposal(
            turncoat,
            a,
            i + 1,
            others.map((seat) => change(turncoat, seat)),
          ),
        ),
      )
    },
    ({ a, turncoat }, stranger, i) => {
      const [seat = 0] = [0, 1, 2].filter((one) => one !== turncoat.secret?.seat)
      stranger.items(a, turncoat.signed(proposal(turncoat, a, i + 1, [{ ...change(turncoat, seat), claim: 'not_the_claimant' }])))
    },
  ],
  'wrong-chance': [
    ({ a }, stranger, i) =>
      stranger.items(a, { type: 'chance', seat: 0, chain: chainOf(a, 0), index: 50 + i, value: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    // A value of one chain under the name of another.
    ({ a, c }, stranger) => {
      const [secret] = c.disk.keep.secrets
      stranger.items(a, { type: 'chance', seat: 0, chain: chainOf(a, 0), index: 3, value: secret?.chance?.slice(0, 22) ?? '' })
    },
    // Out of order: one that was given long ago, with another value.
    ({ a }, stranger) => stranger.items(a, { type: 'chance', seat: 0, chain: chainOf(a, 0), index: 0, value: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ],
}
const chainOf = (device: SimDevice, seat: number): string => historyOf(device).here.seats[seat]?.chance?.name ?? ''
function change({ match }: Stranger, seat: number) {
  const secret = quickSigning.secret(new Uint8Array(12).fill(seat + 40))
  const said = { seat, name: 'mine now', key: quickSigning.publicKey(secret), chance: null, playedBy: 'person' as const }
  return { ...said, claim: quickSigning.sign(secret, claimText(match, said)) }
}
function proposal({ secret }: Stranger, device: SimDevice, n: number, changes: Motion['changes'], to = here(device).decision): Proposal {
  const motion = { to, chanceFrom: 50, changes: [...changes] }
  return { type: 'propose', branch: here(device).branch, n, by: secret?.seat ?? 0, motion, signature: '' }
}

describe('what no honest device says', () => {
  it('has a test for every name', () => {
    const tested = [...Object.keys(WAYS), 'two-answers', 'not-a-member', 'stale', 'flood']
    expect(tested.sort()).toEqual([...MISDEEDS].sort())
  })

  const cases = Object.entries(WAYS).flatMap(([reason, ways]) => ways.map((way, i) => [reason, i + 1, way] as const))
  it.each(cases)('%s (%i): named, counted, cut off, and the match goes on', async (reason, _, way) => {
    const all = await scene()
    const stranger = new Stranger(all.table, 'a_stranger_here')
    stranger.reach(all.a)
    way(all, stranger, 0)
    all.table.net.advance(300)
    expect(countOf(all.a, stranger.id, reason)).toBe(1)
    for (let i = 1; i < PATIENCE + 3; i++) way(all, stranger, i)
    all.table.net.advance(300)
    expect(refusedBy(all.a)).toEqual([{ device: stranger.id, name: stranger.id, reason, count: PATIENCE, cutOff: true }])
    expect(refusedBy(all.b)).toEqual([])
    await goesOn(all, stranger.id)
  })

  it('flood: more texts than anybody needs', async () => {
    const all = await scene()
    const stranger = new Stranger(all.table, 'a_stranger_here')
    stranger.reach(all.a)
    for (let i = 0; i < 500; i++) stranger.say(all.a, { t: 'beat', at: i, echo: null, tag: null, sees: [], name: stranger.id })
    all.table.net.advance(300)
    expect(refusedBy(all.a)).toEqual([{ device: stranger.id, name: stranger.id, reason: 'flood', count: PATIENCE, cutOff: true }])
    await goesOn(all, stranger.id)
  })

  it('a line that says nothing of who it is gets nothing and is closed', async () => {
    const all = await scene()
    const line = all.table.connectStranger('nobody', all.a)
    const heard: string[] = []
    let closed = false
    line.onText((text) => heard.push(text))
    line.onClose(() => {
      closed = true
    })
    line.send('{"t":"log?"}')
    line.send('good day')
    all.table.net.advance(500)
    expect(heard.map((text) => JSON.parse(text).t)).toEqual(['hello'])
    expect(closed).toBe(true)
    await goesOn(all, 'nobody')
  })

  it('illegal and not-asked answers of a seat that has its key: named; the seat is not harmed by others', async () => {
    const all = await scene(2, 'third')
    const { a, turncoat, table } = all
    turncoat.reach(a)
    turncoat.prove(a)
    turncoat.items(a, turncoat.signed(answerAt(a, turncoat.secret?.seat ?? 0, ['fly'])))
    turncoat.items(a, turncoat.signed(answerAt(a, turncoat.secret?.seat ?? 0, ['pass', 'pass'])))
    turncoat.items(a, turncoat.signed(answerAt(a, turncoat.secret?.seat ?? 0, [])))
    table.net.advance(300)
    expect(countOf(a, turncoat.id, 'illegal')).toBe(3)
    expect(refusedBy(all.b)).toEqual([])
    await goesOn(all, turncoat.id)
  })

  it('votes for the seats of others are forged', async () => {
    const all = await scene()
    const { a, turncoat } = all
    turncoat.reach(a)
    const item = turncoat.signed(proposal(turncoat, a, 1, [], 0))
    const mine: Omit<Vote, 'seat' | 'signature'> = {
      type: 'vote',
      branch: item.branch,
      n: 1,
      by: item.by,
      yes: true,
      motion: motionHash(item.motion),
    }
    turncoat.items(a, item, ...[0, 1, 2].map((seat) => turncoat.signed({ ...mine, seat, signature: '' })))
    all.table.net.advance(300)
    expect(countOf(a, turncoat.id, 'forged')).toBe(2)
    expect(historyOf(a).path.length).toBe(1)
    // Nobody is kept from playing by a question: whoever is asked may say no.
    a.session?.together.vote(false)
    await goesOn(all, turncoat.id)
  })

  it('stale: a stretch that was undone, told again and again', async () => {
    const all = await scene()
    const { table, a, b } = all
    const old = here(a)
    table.restart(all.c)
    await table.until(() => table.isSame(), 'C to be back')
    a.session?.undoTo(0)
    await table.pass(1000)
    b.session?.together.vote(true)
    all.c.session?.together.vote(true)
    await table.until(() => table.isSame() && historyOf(a).path.length === 2, 'the undo', 20_000)
    const stranger = new Stranger(table, 'a_stranger_here')
    stranger.reach(a)
    for (let i = 0; i < PATIENCE_STALE + 5; i++) stranger.items(a, { ...answerAt(a, 0, ['go']), ...old, seat: 0, decision: i })
    await table.pass(500)
    expect(refusedBy(a)).toEqual([{ device: stranger.id, name: stranger.id, reason: 'stale', count: PATIENCE_STALE, cutOff: true }])
    await goesOn(all, stranger.id)
  })

  it('sent away by the keeper, it gets no seat, and is not blamed for asking', async () => {
    const table = playing({ rules: TOY, devices: 2, seats: 3, seed: 3 })
    const a = deviceAt(table, 0)
    const stranger = new Stranger(table, 'a_stranger_here')
    stranger.reach(a, null)
    const sit = (): void =>
      stranger.say(a, { t: 'sit', seat: 2, claim: { name: 'me', key: 'k0123456789abcdef', chance: null, playedBy: 'person' } })
    sit()
    await table.pass(500)
    expect(a.node.lobby.getSnapshot().table?.seats[2]?.holder?.device).toBe(stranger.id)
    a.node.lobby.remove(stranger.id)
    // It may not have heard of it: it is told again, and blamed only when it must know.
    for (let i = 0; i < 7; i++) sit()
    await table.pass(500)
    expect(stranger.heard.filter(({ t }) => t === 'removed').length).toBe(8)
    expect(a.node.lobby.getSnapshot().table?.seats[2]?.holder).toBeNull()
    expect(refusedBy(a)).toEqual([])
    for (let i = 0; i < PATIENCE + 2; i++) sit()
    await table.pass(500)
    expect(refusedBy(a)).toEqual([{ device: stranger.id, name: stranger.id, reason: 'not-a-member', count: PATIENCE, cutOff: true }])
    expect(a.node.lobby.getSnapshot().table?.seats[2]?.holder).toBeNull()
  })
})

describe('two answers to one decision', () => {
  it.each([
    ['to two devices', 0],
    ['to one device', 1],
  ])('%s: everybody stops, both lines are kept, the seat is handed over, the match goes on', async (_, ways) => {
    const all = await scene(ways + 4, 'third')
    const { table, a, b, turncoat, idle } = all
    const seat = turncoat.secret?.seat ?? 0
    for (const device of [a, b]) {
      turncoat.reach(device)
      turncoat.prove(device)
    }
    const { branch, decision } = here(a)
    const keys = historyOf(a).log.prompt(seat)?.keys ?? []
    turncoat.items(a, turncoat.signed(answerAt(a, seat, [keys[0] ?? ''])))
    turncoat.items(ways === 0 ? b : a, turncoat.signed({ ...answerAt(b, seat, [keys[1] ?? '']), branch, decision }))
    idle.clear()
    await table.until(() => [a, b].every(({ session }) => session?.replica.stopped?.code === 'two-answers'), 'both to stop', 30_000)
    for (const device of [a, b]) {
      expect(device.session?.replica.stopped).toMatchObject({ seat, at: decision })
      const [proof] = historyOf(device).proofs
      expect(proof?.answers.map((answer) => answer.keys[0]).sort()).toEqual([keys[0], keys[1]].sort())
      expect(refusedBy(device).filter((one) => one.device !== turncoat.id)).toEqual([])
      expect(countOf(device, turncoat.id, 'two-answers')).toBe(1)
      expect(device.session?.getSnapshot().decision).toBeNull()
    }
    // Opened anew, it still knows.
    table.restart(b)
    await table.until(() => b.session?.replica.stopped?.code === 'two-answers', 'B to remember', 20_000)
    await table.pass(6000)
    expect(a.session?.together.takeOver([seat], 'helper', 'helper')).toBeNull()
    await table.until(() => b.session?.getSnapshot().together?.proposal?.mayVote === true, 'B to be asked', 20_000)
    b.session?.together.vote(true)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    expect(historyOf(a).items.proofs.length).toBe(1)
    // It does not get the seat back by asking as its former holder.
    expect(a.session?.replica.ballot.mayReturn(seat, quickSigning.publicKey(turncoat.secret?.secret ?? ''))).toBe(false)
  })

  it('two motions under one number stop nobody', async () => {
    const all = await scene(6)
    const { table, a, b, turncoat, c } = all
    for (const device of [a, b]) turncoat.reach(device)
    turncoat.items(a, turncoat.signed(proposal(turncoat, a, 1, [], 0)))
    turncoat.items(b, turncoat.signed(proposal(turncoat, b, 1, [], here(b).decision)))
    await table.pass(6000)
    for (const device of [a, b]) expect(historyOf(device).tip.proposals.size).toBe(2)
    for (let i = 0; i < 2; i++) {
      a.session?.together.vote(false)
      await table.pass(3000)
    }
    table.restart(c)
    await goesOn(all, turncoat.id)
  })

  it('a seat that makes proposals without end keeps nobody from handing it over', async () => {
    const all = await scene(7)
    const { table, a, b, turncoat } = all
    turncoat.reach(a)
    for (let n = 1; n <= 90; n++) turncoat.items(a, turncoat.signed(proposal(turncoat, a, n, [], 0)))
    turncoat.items(a, turncoat.signed(proposal(turncoat, a, 9999, [], 0)))
    await table.pass(6000)
    expect(historyOf(a).tip.proposals.size).toBeLessThanOrEqual(40)
    expect(a.session?.together.takeOver([turncoat.secret?.seat ?? 0], 'helper', 'helper')).toBeNull()
    await table.until(() => b.session?.getSnapshot().together?.proposal?.what.type === 'seats', 'B to be asked', 20_000)
    b.session?.together.vote(true)
    all.idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
    expect(refusedBy(b)).toEqual([])
  })
})

describe('under the name of another device', () => {
  it('what a stranger does as B is not counted against B, and B hears and is heard', async () => {
    const all = await scene(8)
    const { table, a, b } = all
    const stranger = new Stranger(table, b.id)
    stranger.reach(a)
    for (let i = 0; i < PATIENCE + 3; i++) stranger.text(a, 'good day')
    table.net.advance(300)
    expect(refusedBy(a)).toEqual([{ device: `${b.id}~2`, name: b.id, reason: 'malformed', count: PATIENCE, cutOff: true }])
    await goesOn(all, `${b.id}~2`)
  })

  it('nor where it says what B gave others to sign', async () => {
    const all = await scene(9)
    const { table, a, b } = all
    const stranger = new Stranger(table, b.id)
    stranger.nonce = b.node.hub.nonce
    stranger.reach(a)
    for (let i = 0; i < PATIENCE + 3; i++) stranger.text(a, 'good day')
    table.net.advance(300)
    expect(refusedBy(a).map(({ cutOff }) => cutOff)).toEqual([false])
    expect(a.node.hub.presenceOf(b.id).state).toBe('here')
    table.restart(all.c)
    all.idle.clear()
    await table.until(() => table.isOver() && table.isSame(), 'the match to end')
  })
})

describe('a device that lies about what it has', () => {
  it('changes nothing, whatever it says', async () => {
    const all = await scene(10)
    const { table, a } = all
    const stranger = new Stranger(table, 'a_stranger_here')
    stranger.reach(a)
    const true_ = haveOf(historyOf(a))
    const lies = [
      { length: 900_000 },
      { length: 0, print: '' },
      { print: '000000000000' },
      { path: ['nowhere1'] },
      { path: [...true_.path, 'nowhere1', 'nowhere2'], place: 2 },
      { place: 900_000 },
      { answered: [0, 1, 2, 3, 4, 5, 6, 7] },
      { chance: [[0, 'abcdef', 900_000] as [number, string, number]] },
      { votes: [['9999 7 abcdefabcdef', [0, 1], [2]] as [string, number[], number[]]] },
      { proofs: ['nowhere1 5 0'] },
    ]
    for (const lie of lies) {
      stranger.say(a, { t: 'have', have: { ...true_, ...lie } })
      await table.pass(700)
      expect(a.session?.replica.stopped).toBeNull()
    }
    expect(refusedBy(a)).toEqual([])
    await goesOn(all, stranger.id)
  })

  it('gets long answers only so often', async () => {
    const all = await scene(11)
    all.table.restart(all.c)
    all.idle.clear()
    await all.table.until(() => all.table.isOver() && all.table.isSame(), 'the match to end')
    const stranger = new Stranger(all.table, 'a_stranger_here')
    stranger.reach(all.a)
    stranger.heard.length = 0
    const have = { ...haveOf(historyOf(all.a)), length: 0, print: '' }
    for (let i = 0; i < 60; i++) stranger.say(all.a, { t: 'have', have })
    all.table.net.advance(500)
    expect(stranger.heard.filter(({ t }) => t === 'items').length).toBeLessThan(4)
  })
})
