/**
 * The devices at a table and the lines to them: who can be heard, how long a round trip takes, who misbehaves. Reads texts
 * into messages and hands them on. Pure: lines, texts and time in, texts out through `send`.
 */
import type { DeviceId, DoorTrouble, Misdeed, Presence, Refused } from '../together.ts'
import { type Hello, type Message, readMessage, WIRE_VERSION, writeMessage } from './wire.ts'

export const BEAT_MS = 2000
/** Silent for so long, a device is away. */
export const AWAY_MS = 6000
/** Silent for so long, its line is given up: whoever can makes a new one. */
const GIVE_UP_MS = 20_000
/** Misdeeds until a device is cut off; leftovers of a stretch that was undone are no misdeeds of their own. */
const PATIENCE = 12
const PATIENCE_STALE = 400
/** Texts a device may send at once, and each second. */
const BURST = 400
const PER_SECOND = 80
const MAX_DEVICES = 24

export interface Device {
  readonly id: DeviceId
  name: string
  /** Lines to it, the one heard last in front. */
  lines: string[]
  lastHeard: number
  roundTripMs: number | null
  leftAt: number | null
  sees: ReadonlySet<DeviceId>
  tag: string | null
  match: string | null
  /** What it gave us to sign. */
  nonce: string
  readonly misdeeds: Map<Misdeed, number>
  cutOff: Misdeed | null
}

interface LineState {
  device: DeviceId | null
  heard: { at: number; when: number } | null
  budget: number
  budgetAt: number
}

export interface HubInput {
  readonly self: DeviceId
  readonly app: string
  readonly name: () => string
  readonly match: () => string | null
  readonly tag: () => string | null
  readonly random: () => string
  /** Milliseconds of this device's clock. */
  readonly now: () => number
  readonly send: (line: string, text: string) => void
  readonly close: (line: string) => void
  /** A device said hello on a line. */
  readonly onHello: (device: Device, hello: Hello) => void
  readonly onMessage: (device: Device, message: Message) => void
  readonly onTrouble: (trouble: DoorTrouble) => void
  /** Who is here has changed. */
  readonly onChange: () => void
}

export class Hub {
  readonly devices = new Map<DeviceId, Device>()
  private readonly lines = new Map<string, LineState>()
  private get now(): number {
    return this.input.now()
  }
  private nextBeat = 0
  private lastStates = ''

  /** To be signed by whoever claims a seat; fresh with every opening of the table. */
  readonly nonce: string

  constructor(private readonly input: HubInput) {
    this.nonce = input.random()
  }

  lineUp(line: string): void {
    this.lines.set(line, { device: null, heard: null, budget: BURST, budgetAt: this.now })
    this.write(line, {
      t: 'hello',
      wire: WIRE_VERSION,
      app: this.input.app,
      device: this.input.self,
      name: this.input.name(),
      nonce: this.nonce,
      match: this.input.match(),
    })
  }

  lineDown(line: string): void {
    const state = this.lines.get(line)
    this.lines.delete(line)
    const device = state?.device ? this.devices.get(state.device) : undefined
    if (device) device.lines = device.lines.filter((one) => one !== line)
    this.changed()
  }

  receive(line: string, text: string): void {
    const state = this.lines.get(line)
    if (!state) return
    const device = state.device === null ? null : (this.devices.get(state.device) ?? null)
    if (!this.spend(state)) {
      if (device) this.misdeed(device.id, 'flood')
      else this.drop(line)
      return
    }
    const message = readMessage(text)
    if (typeof message === 'string') {
      if (device) this.misdeed(device.id, message)
      else this.drop(line)
      return
    }
    if (message.t === 'other-version') {
      this.input.onTrouble({
        code: 'versions',
        mine: this.input.app,
        theirs: message.app,
        whoUpdates: message.wire > WIRE_VERSION ? 'me' : 'they',
      })
      // It hears ours first.
      return this.drop(line)
    }
    if (message.t === 'hello') return this.greet(line, state, message)
    if (!device) return
    this.heard(device, line)
    if (message.t === 'beat') {
      state.heard = { at: message.at, when: this.now }
      if (message.echo) device.roundTripMs = Math.max(0, this.now - message.echo[0] - message.echo[1])
      device.sees = new Set(message.sees)
      device.tag = message.tag
      device.name = message.name
      this.changed()
    }
    if (message.t === 'bye') {
      device.leftAt = this.now
      this.changed()
    }
    this.input.onMessage(device, message)
  }

  private greet(line: string, state: LineState, hello: Hello): void {
    if (hello.device === this.input.self) return this.drop(line)
    const known = this.devices.get(hello.device)
    if (known?.cutOff || (state.device !== null && state.device !== hello.device)) return this.drop(line)
    if (!known && this.devices.size >= MAX_DEVICES && !this.forgetSomebody()) return this.drop(line)
    const device: Device = known ?? {
      id: hello.device,
      name: hello.name,
      lines: [],
      lastHeard: this.now,
      roundTripMs: null,
      leftAt: null,
      sees: new Set(),
      tag: null,
      match: null,
      nonce: '',
      misdeeds: new Map(),
      cutOff: null,
    }
    this.devices.set(device.id, device)
    state.device = device.id
    device.name = hello.name
    device.nonce = hello.nonce
    device.match = hello.match
    this.heard(device, line)
    this.input.onHello(device, hello)
    this.beat(line, state)
    this.changed()
  }

  /** Makes room by forgetting a device that is gone. */
  private forgetSomebody(): boolean {
    for (const device of this.devices.values()) {
      if (device.lines.length || device.cutOff) continue
      this.devices.delete(device.id)
      return true
    }
    return false
  }

  private heard(device: Device, line: string): void {
    device.lastHeard = this.now
    device.leftAt = null
    if (device.lines[0] !== line) device.lines = [line, ...device.lines.filter((one) => one !== line)]
  }

  private spend(state: LineState): boolean {
    state.budget = Math.min(BURST, state.budget + ((this.now - state.budgetAt) * PER_SECOND) / 1000)
    state.budgetAt = this.now
    if (state.budget < 1) return false
    state.budget--
    return true
  }

  private drop(line: string): void {
    this.input.close(line)
    this.lineDown(line)
  }

  /** Counts what no honest device does; after a bound its lines are cut and it is not let in again. */
  misdeed(id: DeviceId, misdeed: Misdeed): void {
    const device = this.devices.get(id)
    if (!device || device.cutOff) return
    device.misdeeds.set(misdeed, (device.misdeeds.get(misdeed) ?? 0) + 1)
    let bad = 0
    for (const [what, count] of device.misdeeds) if (what !== 'stale') bad += count
    const isEnough = bad >= PATIENCE || (device.misdeeds.get('stale') ?? 0) >= PATIENCE_STALE
    if (isEnough) {
      device.cutOff = misdeed
      for (const line of [...device.lines]) this.drop(line)
      device.leftAt = this.now
    }
    this.changed()
  }

  tick(): void {
    const { now } = this
    if (now >= this.nextBeat) {
      this.nextBeat = now + BEAT_MS
      for (const [line, state] of this.lines) if (state.device !== null) this.beat(line, state)
    }
    for (const device of this.devices.values()) {
      if (device.lines.length && now - device.lastHeard > GIVE_UP_MS) for (const line of [...device.lines]) this.drop(line)
    }
    this.changed()
  }

  private beat(line: string, { heard }: LineState): void {
    const sees = [...this.devices.values()].filter((device) => this.isHere(device)).map(({ id }) => id)
    const echo: [number, number] | null = heard ? [heard.at, Math.round(this.now - heard.when)] : null
    this.write(line, { t: 'beat', at: Math.round(this.now), echo, tag: this.input.tag(), sees, name: this.input.name() })
  }

  private write(line: string, message: Message): void {
    this.input.send(line, writeMessage(message))
  }

  /** To one device, on the line heard last. False where there is none. */
  send(device: Device, message: Message): boolean {
    const line = device.lines[0]
    if (line === undefined || device.cutOff) return false
    this.write(line, message)
    return true
  }
  broadcast(message: Message, to: (device: Device) => boolean = () => true): void {
    const text = writeMessage(message)
    for (const device of this.devices.values()) {
      const line = device.lines[0]
      if (line !== undefined && !device.cutOff && to(device)) this.input.send(line, text)
    }
  }

  isHere(device: Device): boolean {
    return !device.cutOff && device.leftAt === null && device.lines.length > 0 && this.now - device.lastHeard <= AWAY_MS
  }
  presence(device: Device): Presence {
    if (device.leftAt !== null) return { state: 'left', since: device.leftAt }
    if (this.isHere(device)) return { state: 'here', roundTripMs: device.roundTripMs, via: null }
    // Others may still hear it and pass its words on.
    const throughOthers = [...this.devices.values()].some((other) => other !== device && this.isHere(other) && other.sees.has(device.id))
    if (throughOthers) return { state: 'here', roundTripMs: null, via: 'others' }
    return { state: 'away', since: device.lastHeard }
  }
  get refused(): readonly Refused[] {
    return [...this.devices.values()].flatMap(({ id, name, misdeeds, cutOff }) =>
      [...misdeeds].map(([reason, count]): Refused => ({ device: id, name, reason, count, cutOff: cutOff !== null })),
    )
  }
  get lastHeard(): number | null {
    const times = [...this.devices.values()].map((device) => device.lastHeard)
    return times.length ? Math.max(...times) : null
  }

  /** Tells of changes that can be seen, not of every beat. */
  private changed(): void {
    const states = JSON.stringify(
      [...this.devices.values()].map((device) => [
        device.id,
        device.name,
        this.presence(device).state,
        quality(device.roundTripMs),
        [...device.misdeeds],
        device.cutOff,
      ]),
    )
    if (states === this.lastStates) return
    this.lastStates = states
    this.input.onChange()
  }
}

/** Round trips in steps, so that a flicker is no change. */
const quality = (ms: number | null): number => (ms === null ? -1 : ms < 20 ? Math.round(ms / 10) : Math.round(Math.log2(ms) * 2))
