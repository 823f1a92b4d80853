/**
 * A table of several devices in one process: nodes over the net for tests, a virtual clock, storage that survives a restart.
 * Says what happens to devices and lines; who plays and what goes wrong is told elsewhere.
 */
import { type Below, defaultOptions, generator, mixSeeds, type OptionValues, policies } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import type { Line } from '../../net/line.ts'
import { type Faults, type MemoryNet, memoryNet } from '../../net/memory-net.ts'
import { shortHash } from '../../session/peers/genesis.ts'
import type { AnyPeerSession } from '../../session/peers/peer-session.ts'
import type { Signing } from '../../session/peers/signing.ts'
import { TableNode } from '../../session/peers/table-node.ts'
import type { LobbyState } from '../../session/peers/wire.ts'
import { describeDevice } from './describe-device.ts'
import { type Disk, writeTo } from './disk.ts'
import { quickSigning } from './quick-signing.ts'
import type { SimDevice } from './sim-device.ts'

export type { SimDevice }

export interface SimOptions {
  readonly rules: AnyRules
  readonly seed: number
  readonly seats: number
  /** Devices that sit down by themselves; the first of them opens the table. */
  readonly devices: number
  /** Devices that only watch. */
  readonly watchers?: number
  readonly faults?: Partial<Faults>
  readonly options?: OptionValues
  readonly signing?: Signing
  /** Clocks differ by up to this much. */
  readonly skewMs?: number
  readonly slowness?: number
  /** Which devices have a line to each other; all, where nothing is said. */
  readonly isLinked?: (a: number, b: number) => boolean
  /** Rules of one device that differ from those of the others. */
  readonly rulesOf?: (device: number) => AnyRules
  /** What lies on a device's disk when it is opened for the first time. */
  readonly diskOf?: (device: number) => Pick<Disk, 'keep' | 'lines'>
  /** Called a few times a second for each device that is open. */
  readonly onTick?: (device: SimDevice) => unknown
}

const TICK_MS = 250
const MEET_MS = 1000

export class SimulatedTable {
  readonly net: MemoryNet
  readonly devices: SimDevice[] = []
  readonly below: Below
  private lineCount = 0
  private readonly lines = new Map<string, Line>()
  /** By pair of devices: names of lines that are open at both ends. */
  private readonly open = new Map<string, Set<string>>()
  private randomCount = 0
  private groups: readonly (readonly string[])[] | null = null

  constructor(readonly sim: SimOptions) {
    this.net = memoryNet({ seed: sim.seed, faults: { delayMs: [5, 60], ...sim.faults } })
    this.below = generator(mixSeeds(sim.seed, 7))
    const count = sim.devices + (sim.watchers ?? 0)
    for (let i = 0; i < count; i++) this.addDevice(i < sim.devices)
    this.meet()
  }

  addDevice(sitDown: boolean): SimDevice {
    const { sim } = this
    const i = this.devices.length
    const id = `device_${String.fromCharCode(65 + i)}`
    const lobby: LobbyState | null =
      i > 0
        ? null
        : {
            term: 1,
            rev: 0,
            game: sim.rules.id,
            rulesVersion: sim.rules.version,
            options: { ...(sim.options ?? defaultOptions(sim.rules.options)) },
            title: 'a table',
            keeper: id,
            seats: Array.from({ length: sim.seats }, () => null),
            members: [{ device: id, name: id }],
          }
    const { keep, lines } = sim.diskOf?.(i) ?? { keep: { genesis: null, lobby, secrets: [] }, lines: [] }
    const disk: Disk = { keep, lines: [...lines], slowness: sim.slowness ?? 0, busyUntil: 0, broken: false }
    const skew = sim.skewMs ? this.below(sim.skewMs) : 0
    const rules = sim.rulesOf?.(i) ?? sim.rules
    const device = { id, disk, skew, rules, sitDown, running: true, session: null, opening: 0 } as unknown as SimDevice
    this.devices.push(device)
    this.openNode(device)
    return device
  }

  private random(): string {
    return shortHash(`${this.sim.seed} random ${this.randomCount++}`, 32)
  }
  clockOf(device: SimDevice): number {
    return 1_000_000 + this.net.now() + device.skew
  }

  private openNode(device: SimDevice): void {
    const { disk, id } = device
    const opening = ++device.opening
    device.session = null
    device.node = new TableNode({
      self: id,
      app: '1.0.0',
      word: 'HTMRX',
      name: id,
      signing: this.sim.signing ?? quickSigning,
      random: () => this.random(),
      now: () => this.clockOf(device),
      seatsOf: () => device.rules.seats,
      rulesFor: () => device.rules,
      helper: (match, seat) => {
        const asked = match.pending?.type === 'ask' ? match.pending.asked.find((one) => one.seat === seat) : undefined
        return (asked && policies.random({ seat, prompt: asked.prompt }, this.below)) || []
      },
      send: (line, text) => this.lines.get(`${id} ${line}`)?.send(text),
      close: (line) => this.lines.get(`${id} ${line}`)?.close(),
      keep: (keep) => this.write(device, opening, () => Object.assign(disk, { keep: JSON.parse(JSON.stringify(keep)) })),
      save: (lines) => this.write(device, opening, () => disk.lines.push(...lines)),
      sitDown: device.sitDown,
      kept: disk.keep,
      lines: disk.lines.slice(),
      onSession: (session) => {
        device.session = session
      },
    })
    const { node } = device
    const tick = (): void => {
      if (!device.running || device.node !== node) return
      node.tick()
      this.sim.onTick?.(device)
      this.net.schedule(tick, TICK_MS - 25 + this.below(50), { background: true })
    }
    this.net.schedule(tick, this.below(TICK_MS), { background: true })
  }

  /** What was still on its way when the device was closed is lost. */
  private write(device: SimDevice, opening: number, write: () => void): void | Promise<void> {
    return writeTo(device.disk, this.net, this.below, () => device.opening === opening, write)
  }

  private isApart(a: SimDevice, b: SimDevice): boolean {
    const groupOf = ({ id }: SimDevice): number => this.groups?.findIndex((group) => group.includes(id)) ?? -1
    return groupOf(a) !== groupOf(b)
  }
  /** What a meeting does: a line for every pair that has none and can reach each other. */
  private meet(): void {
    for (const [i, a] of this.devices.entries()) {
      for (const [j, b] of this.devices.entries()) {
        if (j <= i || !a.running || !b.running || this.isApart(a, b) || !(this.sim.isLinked?.(i, j) ?? true)) continue
        if (!this.open.get(`${a.id} ${b.id}`)?.size) this.connect(a, b)
      }
    }
    this.net.schedule(() => this.meet(), MEET_MS, { background: true })
  }

  /** One more line between two devices. */
  connect(a: SimDevice, b: SimDevice): void {
    const [ofA, ofB] = this.net.connect(a.id, b.id)
    const name = `l${this.lineCount++}`
    const pair = `${a.id} ${b.id}`
    const open = this.open.get(pair) ?? new Set<string>()
    this.open.set(pair, open.add(name))
    const down = (): boolean => open.delete(name)
    this.plugIn(a, name, ofA, down)
    this.plugIn(b, name, ofB, down)
  }
  /** A line to something that is no device of ours: its end of it. */
  connectStranger(id: string, device: SimDevice): Line {
    const [theirs, ours] = this.net.connect(id, device.id)
    this.plugIn(device, `l${this.lineCount++}`, ours, () => false)
    return theirs
  }
  private plugIn(device: SimDevice, name: string, end: Line, down: () => boolean): void {
    this.lines.set(`${device.id} ${name}`, end)
    const { node } = device
    end.onText((text) => {
      if (device.running && device.node === node) node.receive(name, text)
    })
    end.onClose(() => {
      down()
      this.lines.delete(`${device.id} ${name}`)
      if (device.node === node) node.lineDown(name)
    })
    node.lineUp(name)
  }

  /** Lines that should not be are closed at both ends. */
  unlink(): void {
    for (const [pair, names] of this.open) {
      const [a = '', b = ''] = pair.split(' ')
      const [i, j] = [a, b].map((id) => this.devices.findIndex((device) => device.id === id)) as [number, number]
      if (!(this.sim.isLinked?.(i, j) ?? true)) for (const name of [...names]) this.lines.get(`${a} ${name}`)?.close()
    }
  }
  /** `close`: lines across are closed; otherwise texts across vanish without a sign. */
  partition(groups: readonly (readonly SimDevice[])[], close = false): void {
    this.groups = groups.map((group) => group.map(({ id }) => id))
    this.net.partition(this.groups, { close })
  }
  heal(): void {
    this.groups = null
    this.net.heal()
  }

  /** The device's page closes; what it stored stays. `bye`: it could say so. */
  stop(device: SimDevice, bye = false): void {
    if (!device.running) return
    if (bye) device.node.sayGoodbye()
    device.running = false
    device.opening++
    device.node.dispose()
    device.session = null
    for (const [name, line] of this.lines) if (name.startsWith(`${device.id} `)) line.close()
  }
  /** The page is opened again, from what was stored. */
  restart(device: SimDevice): void {
    if (device.running) this.stop(device)
    device.running = true
    this.openNode(device)
    for (const [i, other] of this.devices.entries()) {
      const j = this.devices.indexOf(device)
      if (
        other === device ||
        !other.running ||
        this.isApart(device, other) ||
        !(this.sim.isLinked?.(Math.min(i, j), Math.max(i, j)) ?? true)
      )
        continue
      if (i < j) this.connect(other, device)
      else this.connect(device, other)
    }
  }

  async pass(ms: number): Promise<void> {
    await this.net.advanceAwaiting(ms)
  }
  /** Lets time pass until `done`, or throws after `limitMs` with where everybody stands. */
  async until(done: () => boolean, what: string, limitMs = 600_000): Promise<void> {
    const end = this.net.now() + limitMs
    while (!done()) {
      if (this.net.now() > end) throw new Error(`waited in vain for ${what}\n${this.describe()}`)
      await this.pass(250)
    }
  }
  describe(): string {
    return this.devices.map(describeDevice).join('\n')
  }

  /** Everybody sits, the keeper starts, all are in the match. `helpers`: seats that nobody plays. */
  async start(helpers = 0): Promise<void> {
    const keeper = this.devices[0] as SimDevice
    const sitting = this.devices.filter(({ sitDown }) => sitDown)
    const isSeated = ({ id }: SimDevice): boolean =>
      keeper.node.lobby.getSnapshot().table?.seats.some(({ holder }) => holder?.device === id) ?? false
    await this.until(
      () => {
        for (let given = 0; given < 1; given++) {
          const seats = keeper.node.lobby.getSnapshot().table?.seats ?? []
          const free = seats.filter(({ holder }) => !holder).map(({ seat }) => seat)
          if (!free.length) return true
          if (!sitting.every(isSeated)) return false
          const isHelper = seats.filter(({ holder }) => holder?.playedBy === 'helper').length < helpers
          const device = isHelper ? keeper : (sitting[this.below(sitting.length)] as SimDevice)
          device.node.lobby.sit(free[0] as number, isHelper ? 'helper' : 'second', isHelper ? 'helper' : 'person')
        }
        return false
      },
      'seats to be taken',
      120_000,
    )
    await this.until(
      () => {
        if (!keeper.session) keeper.node.lobby.start()
        return this.devices.every(({ session, running }) => session || !running)
      },
      'the match to begin everywhere',
      120_000,
    )
  }

  keyOf(secret: string): string {
    return (this.sim.signing ?? quickSigning).publicKey(secret)
  }
  get sessions(): AnyPeerSession[] {
    return this.devices.flatMap(({ session, running }) => (session && running ? [session] : []))
  }
  isOver(): boolean {
    return this.devices.every(({ running, session }) => !running || (session && session.getSnapshot().outcome !== null))
  }
  /** One line for each device: equal when all have the same match. */
  ends(): string[] {
    return this.sessions.map(({ replica: { history } }) => `${history.match.log.length} ${history.fingerprints.join('')} ${history.tip.id}`)
  }
  isSame(): boolean {
    return new Set(this.ends()).size === 1
  }
}
