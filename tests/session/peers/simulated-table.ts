/**
 * A table of several devices in one process: nodes over the memory net, a virtual clock, storage that survives a restart.
 * People are played by policies. Signatures are quick and good for nothing else.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type GameEvent, generator, type Policy, policies, type Rules, type Seat } from '../../../src/engine/index.ts'
import type { Line } from '../../../src/net/line.ts'
import { type Faults, type MemoryNet, memoryNet } from '../../../src/net/memory-net.ts'
import type { AnyPeerSession } from '../../../src/session/peers/peer-session.ts'
import type { Signing } from '../../../src/session/peers/signing.ts'
import { type TableKeep, TableNode } from '../../../src/session/peers/table-node.ts'
import type { LobbyState } from '../../../src/session/peers/wire.ts'

export type AnyRules = Rules<object, unknown, GameEvent>

/** Not a signature: anybody could make it. Tells forged from honest in tests that do not forge cleverly, and is quick. */
export const quickSigning: Signing = {
  secret: (random) => bytesToHex(random.slice(0, 12)),
  publicKey: (secret) => `k${secret.slice(0, 16)}`,
  sign: (secret, text) => quickHash(`${secret.slice(0, 16)} ${text}`),
  verify: (key, text, signature) => signature === quickHash(`${key.slice(1)} ${text}`),
}
function quickHash(text: string): string {
  let a = 0x2545f491
  let b = 0x6a09e667
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x9e3779b1)
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca77) ^ (a >>> 7)
  }
  return `${(a >>> 0).toString(36)}_${(b >>> 0).toString(36)}`
}

interface Stored {
  keep: TableKeep
  lines: string[]
}

export interface SimDevice {
  readonly id: string
  node: TableNode
  readonly stored: Stored
  running: boolean
  /** This device's clock, apart from the net's. */
  readonly skew: number
  session: AnyPeerSession | null
}

export interface SimOptions {
  readonly rules: AnyRules
  readonly devices: number
  readonly seats: number
  readonly seed: number
  readonly faults?: Partial<Faults>
  readonly options?: Readonly<Record<string, boolean | number | string>>
  readonly signing?: Signing
  readonly policy?: Policy
  /** Clocks differ by up to this much. */
  readonly skewMs?: number
}

const TICK_MS = 500

export class SimulatedTable {
  readonly net: MemoryNet
  readonly devices: SimDevice[] = []
  private lineCount = 0
  private readonly lines = new Map<string, Line>()
  private readonly below: (n: number) => number
  private randomCount = 0
  /** Seats that do not choose: their people are thinking, or gone. */
  readonly silent = new Set<Seat>()

  constructor(readonly sim: SimOptions) {
    this.net = memoryNet({ seed: sim.seed, faults: { delayMs: [5, 60], ...sim.faults } })
    this.below = generator(sim.seed * 7 + 1)
    for (let i = 0; i < sim.devices; i++) {
      const id = `device_${String.fromCharCode(65 + i)}`
      const lobby: LobbyState | null =
        i === 0
          ? {
              term: 1,
              rev: 0,
              game: sim.rules.id,
              rulesVersion: sim.rules.version,
              options: sim.options ?? defaults(sim.rules),
              title: 'a table',
              keeper: id,
              seats: Array.from({ length: sim.seats }, () => null),
              members: [{ device: id, name: id }],
            }
          : null
      const stored: Stored = { keep: { genesis: null, lobby, secrets: [] }, lines: [] }
      const device = { id, stored, running: true, skew: sim.skewMs ? this.below(sim.skewMs) : 0, session: null } as unknown as SimDevice
      device.node = this.nodeOf(device)
      this.devices.push(device)
    }
    this.connectAll()
    for (const device of this.devices) this.tickOf(device)
  }

  private random(): string {
    return bytesToHex(sha256(utf8ToBytes(`${this.sim.seed} ${this.randomCount++}`))).slice(0, 32)
  }

  private nodeOf(device: SimDevice): TableNode {
    const { sim } = this
    device.session = null
    return new TableNode({
      self: device.id,
      app: '1.0.0',
      word: 'HTMRX',
      name: device.id,
      signing: sim.signing ?? quickSigning,
      random: () => this.random(),
      now: () => 1_000_000 + this.net.now() + device.skew,
      seatsOf: () => sim.rules.seats,
      rulesFor: () => sim.rules,
      helper: (match, seat) => {
        const asked = match.pending?.type === 'ask' ? match.pending.asked.find((one) => one.seat === seat) : undefined
        return (asked && (policies.random({ ...asked, pass: undefined }, this.below) ?? [])) || []
      },
      send: (line, text) => this.lines.get(`${device.id} ${line}`)?.send(text),
      close: (line) => this.lines.get(`${device.id} ${line}`)?.close(),
      keep: (keep) => {
        device.stored.keep = keep
      },
      save: (lines) => {
        device.stored.lines.push(...lines)
      },
      sitDown: this.devices.length < sim.seats,
      kept: device.stored.keep,
      lines: device.stored.lines,
      onSession: (session) => {
        device.session = session
      },
    })
  }

  /** One more line between two devices. */
  connect(a: SimDevice, b: SimDevice): void {
    const ends = this.net.connect(a.id, b.id)
    const name = `l${this.lineCount++}`
    for (const [device, end] of [
      [a, ends[0]],
      [b, ends[1]],
    ] as const) {
      this.lines.set(`${device.id} ${name}`, end)
      const { node } = device
      end.onText((text) => device.running && device.node === node && node.receive(name, text))
      end.onClose(() => device.node === node && node.lineDown(name))
      node.lineUp(name)
    }
  }
  connectAll(): void {
    for (const [i, a] of this.devices.entries()) for (const b of this.devices.slice(i + 1)) if (a.running && b.running) this.connect(a, b)
  }

  private tickOf(device: SimDevice): void {
    const { node } = device
    const tick = (): void => {
      if (!device.running || device.node !== node) return
      node.tick()
      if (device.session) this.play(device, device.session)
      this.net.schedule(tick, TICK_MS - 50 + this.below(100), { background: true })
    }
    this.net.schedule(tick, this.below(TICK_MS), { background: true })
  }

  /** The people at a device answer what they are asked. */
  play(device: SimDevice, session: AnyPeerSession): void {
    for (let i = 0; i < 6; i++) {
      const { decision } = session.getSnapshot()
      const one = decision?.seats.find(({ seat }) => !this.silent.has(seat))
      if (!decision || !one || device.session !== session) return
      const keys = (this.sim.policy ?? policies.random)({ seat: one.seat, prompt: () => one.prompt }, this.below) ?? []
      const refusal = session.choose(one.seat, keys)
      if (refusal) throw new Error(`${device.id} offered ${keys.join(' ')} to seat ${one.seat}, then refused it: ${refusal.code}`)
    }
  }

  /** The device's page closes; what it stored stays. `bye`: it could say so. */
  stop(device: SimDevice, bye = false): void {
    if (bye) device.node.sayGoodbye()
    device.running = false
    device.node.dispose()
    device.session = null
    for (const [name, line] of this.lines) if (name.startsWith(`${device.id} `)) line.close()
  }
  /** The page is opened again, from what was stored. */
  restart(device: SimDevice): void {
    device.running = true
    device.node = this.nodeOf(device)
    this.tickOf(device)
    for (const other of this.devices) if (other !== device && other.running) this.connect(device, other)
  }

  /** Lets time pass until `done`, or throws after `limitMs` with where everybody stands. */
  until(done: () => boolean, limitMs = 600_000, what = 'the match to end'): void {
    const end = this.net.now() + limitMs
    while (!done()) {
      if (this.net.now() > end) throw new Error(`waited in vain for ${what}: ${this.describe()}`)
      this.net.advance(250)
    }
  }
  describe(): string {
    return this.devices
      .map(({ id, running, session }) => {
        if (!session) return `${id} ${running ? 'in the lobby' : 'closed'}`
        const { history } = session.replica
        const { together } = session.getSnapshot()
        const waits = together?.waits.map(({ seat, what }) => `${what} ${seat}`).join(', ')
        return `${id}${running ? '' : ' closed'} at ${history.match.log.length} of branch ${history.place}/${history.path.length - 1}, waits for ${waits}, stopped ${together?.stopped?.code ?? 'no'}, proposal ${together?.proposal?.id ?? 'none'}, refused ${JSON.stringify(together?.refused)}`
      })
      .join('\n')
  }

  /** Everybody sits, the keeper starts, all are in the match. */
  start(): void {
    const keeper = this.devices[0] as SimDevice
    this.until(
      () => {
        const { table } = keeper.node.lobby.getSnapshot()
        const free = table?.seats.filter(({ holder }) => !holder) ?? []
        // Devices with a seat take a second one where there are more seats than devices.
        if (free.length && this.devices.every(({ id }) => table?.seats.some(({ holder }) => holder?.device === id)))
          keeper.node.lobby.sit(free[0]?.seat ?? 0, 'second', 'person')
        return free.length === 0
      },
      60_000,
      'seats to be taken',
    )
    this.until(
      () => {
        if (!keeper.session) keeper.node.lobby.start()
        return this.devices.every(({ session, running }) => session || !running)
      },
      60_000,
      'the match to begin everywhere',
    )
  }

  get sessions(): AnyPeerSession[] {
    return this.devices.flatMap(({ session, running }) => (session && running ? [session] : []))
  }
  isOver(): boolean {
    return this.sessions.every((session) => session.getSnapshot().outcome !== null)
  }
  /** One line for each device: equal when all have the same match. */
  ends(): string[] {
    return this.sessions.map(({ replica: { history } }) => `${history.match.log.length} ${history.fingerprints.join('')} ${history.tip.id}`)
  }
}

function defaults(rules: AnyRules): Record<string, boolean | number | string> {
  return Object.fromEntries(rules.options.map((option) => [option.id, option.default]))
}
