/** Lines at one device: what a sleeping page does to them, which way they go, and whose word begins a match. */
import { describe, expect, it } from 'vitest'
import { prepareMatch } from '../../../src/cli/peers/prepared-match.ts'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { matchIdOf } from '../../../src/session/peers/genesis.ts'
import { Hub } from '../../../src/session/peers/hub.ts'
import { TableNode } from '../../../src/session/peers/table-node.ts'
import { WIRE_VERSION } from '../../../src/session/peers/wire.ts'
import { toy } from '../windows-game.ts'

const TOY = toy as unknown as AnyRules
const helloOf = (device: string, match: string | null = null): string =>
  JSON.stringify({ t: 'hello', wire: WIRE_VERSION, app: '1.0.0', device, name: device, nonce: `nonce_of_${device}_1234`, match })
const BEAT = JSON.stringify({ t: 'beat', at: 1, echo: null, tag: null, sees: [], name: 'ada' })

function hubOf(routeOf?: (line: string) => 'straight' | 'relay' | null) {
  const clock = { now: 1000 }
  const closed: string[] = []
  const hub = new Hub({
    self: 'this_device',
    app: '1.0.0',
    name: () => 'me',
    match: () => null,
    tag: () => null,
    random: () => 'nothing_random_at_all_',
    now: () => clock.now,
    routeOf,
    isPrecious: (line) => line === 'by codes',
    send: () => undefined,
    close: (line) => closed.push(line),
    onHello: () => undefined,
    onMessage: () => undefined,
    onTrouble: () => undefined,
    onChange: () => undefined,
  })
  const awake = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 250) {
      clock.now += 250
      hub.tick()
    }
  }
  return { hub, clock, closed, awake }
}

describe('a page that slept', () => {
  it('reads what was said meanwhile before it gives a line up', () => {
    const { hub, clock, closed, awake } = hubOf()
    hub.lineUp('a')
    hub.receive('a', helloOf('device_ada'))
    awake(1000)
    clock.now += 60_000
    hub.tick()
    expect(closed).toEqual([])
    hub.receive('a', BEAT)
    expect(hub.presenceOf('device_ada').state).toBe('here')
    awake(19_000)
    expect(closed).toEqual([])
    // Nothing more came: now it is dead.
    awake(3000)
    expect(closed).toEqual(['a'])
  })
  it('keeps a line that nobody can make again, however silent', () => {
    const { hub, closed, awake } = hubOf()
    hub.lineUp('by codes')
    hub.lineUp('by word')
    for (const line of ['by codes', 'by word']) hub.receive(line, helloOf(line === 'by codes' ? 'device_ada' : 'device_bob'))
    awake(60_000)
    expect(closed).toEqual(['by word'])
    expect(hub.presenceOf('device_ada').state).toBe('away')
    hub.receive('by codes', BEAT)
    expect(hub.presenceOf('device_ada').state).toBe('here')
  })
})

describe('the way to somebody', () => {
  it('is told as soon as it is known', () => {
    let route: 'straight' | 'relay' | null = null
    const { hub } = hubOf(() => route)
    hub.lineUp('a')
    hub.receive('a', helloOf('device_ada'))
    expect(hub.presenceOf('device_ada')).toMatchObject({ state: 'here', via: null })
    route = 'relay'
    expect(hub.presenceOf('device_ada')).toMatchObject({ state: 'here', via: 'relay' })
  })
})

describe('whoever joins and knows nothing of the table', () => {
  const { genesis } = prepareMatch(TOY, { seats: 2, options: {} }, 41)
  function joiner() {
    const sent: string[] = []
    const node = new TableNode({
      self: 'this_device',
      app: '1.0.0',
      word: 'HTMRX',
      name: 'me',
      signing: quickSigning,
      random: () => 'nothing_random_at_all_',
      now: () => 1000,
      seatsOf: () => TOY.seats,
      rulesFor: () => TOY,
      helper: () => [],
      send: (_, text) => sent.push(text),
      close: () => undefined,
      keep: () => undefined,
      save: () => undefined,
      sitDown: true,
      kept: { genesis: null, lobby: null, secrets: [] },
      lines: [],
      onSession: () => undefined,
    })
    node.lineUp('a')
    return { node, sent }
  }
  const text = JSON.stringify({ t: 'genesis', genesis })

  it('takes a match only from a device that says it plays it', () => {
    const { node, sent } = joiner()
    node.receive('a', helloOf('device_ada'))
    const before = sent.length
    node.receive('a', text)
    expect(node.session).toBeNull()
    // It is asked to say again who it is.
    expect(sent.slice(before).some((one) => JSON.parse(one).t === 'hello')).toBe(true)
    node.receive('a', helloOf('device_ada', 'm'.repeat(43)))
    node.receive('a', text)
    expect(node.session).toBeNull()
    node.receive('a', helloOf('device_ada', matchIdOf(genesis)))
    node.receive('a', text)
    expect(node.match).toBe(matchIdOf(genesis))
  })
})
