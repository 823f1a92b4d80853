/** Rules with a fault: the table says so and can go back before it; nothing freezes. */
import { describe, expect, it } from 'vitest'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice } from '../../../src/cli/peers/simulated-table.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { chanceChain } from '../../../src/session/peers/chance-chain.ts'
import type { Genesis } from '../../../src/session/peers/genesis.ts'
import { TableNode, type TableNodeInput } from '../../../src/session/peers/table-node.ts'
import { WIRE_VERSION } from '../../../src/session/peers/wire.ts'
import { toy } from '../windows-game.ts'
import { deviceAt, playing } from './players.ts'

const TOY = toy as unknown as AnyRules
const SECRETS = [0, 1].map((seat) => ({ seat, secret: `secret_of_seat_${seat}_here`, chance: `chance of ${seat}` }))
const GENESIS: Genesis = {
  format: 'mathom-table-1',
  game: 'toy',
  rulesVersion: 1,
  options: {},
  seats: SECRETS.map(({ seat, secret, chance }) => ({
    name: `player ${seat}`,
    key: quickSigning.publicKey(secret),
    chance: chanceChain(chance).commitment,
    playedBy: 'person',
  })),
  nonce: 'nonce_of_the_table',
}

/** Whoever stays in the second round meets a fault. */
const faulty = {
  ...toy,
  *round(t: Parameters<typeof toy.round>[0]) {
    if (t.state.round !== 1) return yield* toy.round(t)
    const answer = yield* t.ask(t.state.active, () => ({ kind: 'move', keys: ['go', 'stay'], min: 1, max: 1 }))
    if (answer[0] === 'stay') throw new Error('the card has no back')
    t.state.round++
    t.state.active = 0
  },
} as unknown as AnyRules

function answer({ session }: SimDevice, key: string): void {
  for (const { seat, prompt } of session?.getSnapshot().decision?.seats ?? [])
    session?.choose(seat, [prompt.keys.includes(key) ? key : 'pass'])
}

describe('rules that throw', () => {
  it('stop the table with their own words, survive a reload, and are left by going back', async () => {
    let key = 'stay'
    const idle = new Set<SimDevice>()
    const table = playing({ rules: faulty, devices: 2, seats: 2, seed: 31, idle, onTick: (device) => answer(device, key) })
    for (const device of table.devices) idle.add(device)
    await table.start()
    const [a, b] = [deviceAt(table, 0), deviceAt(table, 1)]
    await table.until(() => table.sessions.every(({ replica }) => replica.stopped?.code === 'rules-failed'), 'both to stop', 20_000)
    const stopped = a.session?.replica.stopped
    expect(stopped).toMatchObject({ code: 'rules-failed', seat: null })
    expect(stopped?.code === 'rules-failed' && stopped.detail).toContain('the card has no back')
    expect(a.session?.getSnapshot().together?.stopped).toEqual(stopped)
    table.restart(b)
    await table.until(() => b.session?.replica.stopped?.code === 'rules-failed', 'B to stop again', 20_000)
    await table.pass(8000)
    // Both are heard, nobody is blamed.
    for (const { node } of table.devices) expect(node.hub.refused).toEqual([])
    expect(a.session?.getSnapshot().together?.alone).toBe(false)
    key = 'go'
    expect(a.session?.undoTo(a.session.lastStep()?.to ?? 0)).toBeNull()
    await table.pass(2000)
    b.session?.together.vote(true)
    await table.until(() => table.isOver() && table.isSame(), 'the match to end', 60_000)
  })
})

function open(rulesFor: TableNodeInput['rulesFor']) {
  let now = 1_000_000
  const node = new TableNode({
    self: 'this_device',
    app: '1.0.0',
    word: 'HTMRX',
    name: 'me',
    signing: quickSigning,
    random: () => 'nothing_random_at_all_',
    now: () => now,
    seatsOf: () => TOY.seats,
    rulesFor,
    helper: () => [],
    send: () => undefined,
    close: () => undefined,
    keep: () => undefined,
    save: () => undefined,
    sitDown: false,
    kept: { genesis: GENESIS, lobby: null, secrets: SECRETS },
    lines: [],
    onSession: () => undefined,
  })
  const pass = async (ms: number): Promise<void> => {
    await Promise.resolve()
    now += ms
    node.tick()
    await Promise.resolve()
  }
  return { node, pass, trouble: () => node.lobby.getSnapshot().trouble }
}

describe('a match that cannot be opened', () => {
  it('says that its rules failed', async () => {
    const broken = {
      ...TOY,
      setup: () => {
        throw new Error('no pieces')
      },
    }
    for (const rulesFor of [() => broken, () => Promise.resolve(broken)]) {
      const { pass, trouble, node } = open(rulesFor)
      await pass(1000)
      expect(trouble()).toMatchObject({ code: 'rules-failed', detail: 'no pieces' })
      expect(node.session).toBeNull()
    }
  })
  it('says that its rules could not be loaded, and tries again', async () => {
    let isThere = false
    const { node, pass, trouble } = open(() => (isThere ? Promise.resolve(TOY) : Promise.reject(new Error('offline'))))
    await pass(1000)
    expect(trouble()).toEqual({ code: 'rules-unavailable', game: 'toy' })
    isThere = true
    await pass(6000)
    await pass(250)
    expect(node.session).not.toBeNull()
    expect(trouble()).toBeNull()
  })
})

describe('doors', () => {
  it('forget a stranger of another version when it comes no more', async () => {
    const { node, pass, trouble } = open(() => TOY)
    node.lineUp('line')
    node.receive('line', JSON.stringify({ t: 'hello', wire: WIRE_VERSION + 1, app: '9.0.0' }))
    expect(trouble()).toMatchObject({ code: 'versions' })
    await pass(31_000)
    expect(trouble()).toBeNull()
  })
  it('forget another table when its device is gone', async () => {
    const { node, pass, trouble } = open(() => TOY)
    node.lineUp('line')
    const hello = { t: 'hello', wire: WIRE_VERSION, app: '1.0.0', device: 'another_one', name: 'Ada', nonce: 'nonce_of_ada_12345678' }
    node.receive('line', JSON.stringify({ ...hello, match: 'm'.repeat(43) }))
    expect(trouble()).toEqual({ code: 'other-table', name: 'Ada' })
    node.lineDown('line')
    await pass(250)
    expect(trouble()).toBeNull()
  })
})
