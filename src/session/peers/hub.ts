/**
 * The devices at a table and the lines to them: who can be heard, how long a round trip takes, who misbehaves. Reads texts
 * into messages and hands them on. Pure: lines, texts and time in, texts out through `send`.
 *
 * A device is who it says it is: its name is no proof of anything, that is what seat keys are for. So whoever comes under the
 * name of a device that can be heard is kept apart from it, and what is counted is counted by line.
 */
import type { DeviceId, DoorTrouble, Misdeed, Presence, Refused } from '../together.ts'
import { Conduct } from './conduct.ts'
import { type Device, newDevice, whatShows } from './device.ts'
import { isHeard, presenceAmong } from './presence.ts'
import { type Hello, type Message, readMessage, WIRE_VERSION, writeMessage } from './wire.ts'

export const BEAT_MS = 2000
/** Silent for so long, its line is given up: whoever can makes a new one. */
const GIVE_UP_MS = 20_000
/** Ticks that come later than this: the page was asleep, and what was said meanwhile is still to be read. */
const ASLEEP_MS = 3000
const HELLO_AGAIN_MS = 1000
const MAX_DEVICES = 24

export type { Device }

interface LineState {
  device: DeviceId | null
  heardAt: number
  greetedAt: number
  heard: { at: number; when: number } | null
  readonly conduct: Conduct
}

export interface HubInput {
  readonly self: DeviceId
  readonly app: string
  readonly name: () => string
  readonly match: () => string | null
  readonly tag: () => string | null
  readonly random: () => string
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** How a line goes; null while that is not known. */
  readonly routeOf?: ((line: string) => 'straight' | 'relay' | null) | undefined
  /** A line that nobody could make again: it is not given up for being silent. */
  readonly isPrecious?: ((line: string) => boolean) | undefined
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
  /** The line whose text is being read. */
  private speaking: string | null = null
  private nextBeat = 0
  private tickedAt: number | null = null
  private lastStates = ''
  private saidSeen = ''
  /** To be signed by whoever claims a seat; fresh with every opening of the table. */
  readonly nonce: string

  constructor(private readonly input: HubInput) {
    this.nonce = input.random()
  }
  private get now(): number {
    return this.input.now()
  }
  lineUp(line: string): void {
    const { now } = this
    this.lines.set(line, { device: null, heardAt: now, greetedAt: now, heard: null, conduct: new Conduct(now) })
    this.sayHello(line)
  }
  private sayHello(line: string): void {
    const { self, app, name, match } = this.input
    this.write(line, { t: 'hello', wire: WIRE_VERSION, app, device: self, name: name(), nonce: this.nonce, match: match() })
  }

  /** To all who are there: what was said at first is not so any more. */
  sayHelloToAll(): void {
    for (const line of this.lines.keys()) this.sayHello(line)
  }
  /** Whoever hears it says what it said at first again. */
  greetAgain({ lines }: Device): void {
    for (const line of lines) this.sayHello(line)
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
    this.speaking = line
    try {
      this.read(line, state, text)
    } finally {
      this.speaking = null
    }
  }

  private read(line: string, state: LineState, text: string): void {
    const device = state.device === null ? null : (this.devices.get(state.device) ?? null)
    const message = state.conduct.spend(this.now) ? readMessage(text) : 'flood'
    if (typeof message === 'string') return device ? this.misdeed(device.id, message) : this.drop(line)
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
    this.heard(device, line, state)
    if (message.t === 'beat') {
      state.heard = { at: message.at, when: this.now }
      if (message.echo) device.roundTripMs = Math.max(0, this.now - message.echo[0] - message.echo[1])
      device.sees = new Set(message.sees)
      device.tag = message.tag
      device.name = message.name
    }
    if (message.t === 'bye') device.leftAt = this.now
    this.input.onMessage(device, message)
    this.changed()
  }

  private greet(line: string, state: LineState, hello: Hello): void {
    if (hello.device === this.input.self) return this.drop(line)
    const isFirst = state.device === null
    const device = isFirst ? this.deviceFor(hello) : this.devices.get(state.device ?? '')
    if (!device || device.cutOff || device.claims !== hello.device || device.nonce !== hello.nonce) return this.drop(line)
    state.device = device.id
    device.name = hello.name
    device.match = hello.match
    this.heard(device, line, state)
    const isDue = Math.abs(this.now - state.greetedAt) >= HELLO_AGAIN_MS
    if (isDue) state.greetedAt = this.now
    // Said again, it has not heard ours or misses something.
    if (!isFirst && isDue) this.sayHello(line)
    if (isFirst || isDue) {
      this.input.onHello(device, hello)
      this.beat(line, state)
    }
    this.changed()
  }

  /** Who says hello: a device known from another line, one that was opened anew, or a new one. Null where there is no room. */
  private deviceFor({ device: claims, name, nonce, match }: Hello): Device | null {
    const same = [...this.devices.values()].filter((one) => one.claims === claims)
    const known = same.find((one) => one.nonce === nonce)
    if (known) return known
    const plain = this.devices.get(claims)
    const again = plain && !plain.cutOff && !this.isHere(plain) ? plain : same.find((one) => !one.cutOff && !one.lines.length)
    if (again) {
      // What it was before it was opened anew is over.
      for (const line of [...again.lines]) this.drop(line)
      Object.assign(again, { nonce, tag: null, roundTripMs: null })
      return again
    }
    if (this.devices.size >= MAX_DEVICES && !this.forgetSomebody()) return null
    let id = claims
    for (let n = 2; this.devices.has(id); n++) id = `${claims}~${n}`
    const device = newDevice(id, { claims, name, nonce, match }, this.now)
    this.devices.set(id, device)
    return device
  }

  /** Makes room by forgetting a device that is gone; those that were cut off last. */
  private forgetSomebody(): boolean {
    const gone = [...this.devices.values()].filter(({ lines }) => !lines.length)
    const one = gone.find(({ cutOff }) => !cutOff) ?? gone[0]
    return one !== undefined && this.devices.delete(one.id)
  }

  private heard(device: Device, line: string, state: LineState): void {
    state.heardAt = this.now
    device.lastHeard = this.now
    device.leftAt = null
    if (device.lines[0] !== line) device.lines = [line, ...device.lines.filter((one) => one !== line)]
  }

  private drop(line: string): void {
    this.input.close(line)
    this.lineDown(line)
  }

  /** Counts what no honest device does; after a bound its line is cut, and with the last line the device. */
  misdeed(id: DeviceId, misdeed: Misdeed): void {
    const device = this.devices.get(id)
    if (!device || device.cutOff) return
    device.misdeeds.set(misdeed, (device.misdeeds.get(misdeed) ?? 0) + 1)
    const line = this.speaking !== null && device.lines.includes(this.speaking) ? this.speaking : null
    const state = line === null ? undefined : this.lines.get(line)
    if ((state?.conduct ?? device.conduct).count(misdeed)) {
      for (const one of line === null ? [...device.lines] : [line]) this.drop(one)
      if (!device.lines.length) {
        device.cutOff = misdeed
        device.leftAt = this.now
      }
    }
    this.changed()
  }
  /** Whether more of the text that is being read is to be taken. */
  isHeard(id: DeviceId): boolean {
    return this.speaking === null || (this.lines.has(this.speaking) && !this.devices.get(id)?.cutOff)
  }

  tick(): void {
    const { now } = this
    const wasAsleep = this.tickedAt !== null && Math.abs(now - this.tickedAt) > ASLEEP_MS
    this.tickedAt = now
    if (wasAsleep) for (const state of this.lines.values()) state.heardAt = now
    // Whoever falls silent is told of at once: others may think it can still be heard here.
    if (now >= this.nextBeat || this.nextBeat - now > BEAT_MS || this.seen() !== this.saidSeen) {
      this.nextBeat = now + BEAT_MS
      this.saidSeen = this.seen()
      for (const [line, state] of this.lines) {
        if (state.device !== null) this.beat(line, state)
        else this.sayHello(line)
      }
    }
    for (const [line, { heardAt }] of this.lines) if (now - heardAt > GIVE_UP_MS && !this.input.isPrecious?.(line)) this.drop(line)
    this.changed()
  }

  /** Who can be heard on a line of this device. */
  private sees(): DeviceId[] {
    return [...new Set([...this.devices.values()].flatMap((device) => (this.isHere(device) ? [device.claims] : [])))]
  }
  private seen(): string {
    return this.sees().sort().join(' ')
  }
  private beat(line: string, { heard }: LineState): void {
    const sees = this.sees()
    const echo: [number, number] | null = heard ? [heard.at, Math.max(0, Math.round(this.now - heard.when))] : null
    this.write(line, { t: 'beat', at: Math.max(0, Math.round(this.now)), echo, tag: this.input.tag(), sees, name: this.input.name() })
  }

  private write(line: string, message: Message): void {
    this.input.send(line, writeMessage(message))
  }

  /** To one device: one of its lines may be silent without a sign, or not its own. */
  send(device: Device, message: Message): void {
    if (device.cutOff) return
    const text = writeMessage(message)
    for (const line of device.lines) this.input.send(line, text)
  }
  broadcast(message: Message): void {
    for (const device of this.devices.values()) this.send(device, message)
  }

  isHere(device: Device): boolean {
    return isHeard(device, this.now)
  }
  presence(device: Device): Presence {
    const [line] = device.lines
    return presenceAmong(this.devices.values(), device, this.now, line === undefined ? null : (this.input.routeOf?.(line) ?? null))
  }
  /** It speaks for the device whose name it uses: no other that came first under this name can be heard. */
  isGenuine(device: Device): boolean {
    const plain = this.devices.get(device.claims)
    return plain === device || plain === undefined || !this.isHere(plain)
  }
  /** The best that can be said of those who come under this name. */
  presenceOf(claims: DeviceId): Presence {
    const all = [...this.devices.values()].filter((device) => device.claims === claims).map((device) => this.presence(device))
    return all.find(({ state }) => state === 'here') ?? all[0] ?? { state: 'unseen' }
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
    const states = JSON.stringify([...this.devices.values()].map((device) => whatShows(device, this.presence(device))))
    if (states === this.lastStates) return
    this.lastStates = states
    this.input.onChange()
  }
}
