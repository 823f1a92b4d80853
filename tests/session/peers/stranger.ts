/** A device that says whatever a test wants it to say, with or without the key of a seat. */
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { SimDevice, SimulatedTable } from '../../../src/cli/peers/simulated-table.ts'
import type { Line } from '../../../src/net/line.ts'
import type { Genesis } from '../../../src/session/peers/genesis.ts'
import { type Item, type SignedItem, signedText, writeItem } from '../../../src/session/peers/items.ts'
import type { SeatSecret } from '../../../src/session/peers/own-seats.ts'
import { type Message, readMessage, WIRE_VERSION, writeMessage } from '../../../src/session/peers/wire.ts'
import type { Refused } from '../../../src/session/together.ts'

/** Its signatures are the quick ones of simulated tables. */
export class Stranger {
  readonly heard: Message[] = []
  readonly genesis: Genesis[] = []
  readonly nonces = new Map<SimDevice, string>()
  private readonly lines = new Map<SimDevice, Line>()
  nonce = 'nonce_of_a_stranger'

  constructor(
    private readonly table: SimulatedTable,
    readonly id: string,
    readonly secret: SeatSecret | null = null,
  ) {}

  get match(): string {
    const match = this.table.sessions[0]?.getSnapshot().together?.match
    if (!match) throw new Error('there is no match yet')
    return match
  }

  /** A line to a device, and a hello. */
  reach(device: SimDevice, match: string | null = this.match): void {
    const line = this.table.connectStranger(this.id, device)
    this.lines.set(device, line)
    line.onText((text) => {
      const message = readMessage(text)
      if (typeof message !== 'object' || message.t === 'other-version') return
      this.heard.push(message)
      if (message.t === 'hello') this.nonces.set(device, message.nonce)
    })
    line.send(JSON.stringify({ t: 'hello', wire: WIRE_VERSION, app: '1.0.0', device: this.id, name: this.id, nonce: this.nonce, match }))
    this.table.net.advance(200)
  }
  text(device: SimDevice, text: string): void {
    this.lines.get(device)?.send(text)
  }
  say(device: SimDevice, message: Message): void {
    this.text(device, writeMessage(message))
  }
  items(device: SimDevice, ...items: readonly (Item | string)[]): void {
    this.say(device, { t: 'items', items: items.map((item) => (typeof item === 'string' ? item : writeItem(item))) })
  }
  /** With the key it has. */
  signed<I extends SignedItem>(item: I): I {
    if (!this.secret) throw new Error('it has no key')
    return { ...item, signature: quickSigning.sign(this.secret.secret, signedText(this.match, item)) }
  }
  /** Says which seat it holds. */
  prove(device: SimDevice): void {
    if (!this.secret) return
    const text = `${this.match}\nprove ${this.id} ${this.nonces.get(device)}`
    this.say(device, { t: 'prove', seats: [[this.secret.seat, quickSigning.sign(this.secret.secret, text)]] })
  }
}

/** What a device has refused, of everybody. */
export function refusedBy({ node }: SimDevice): readonly Refused[] {
  return node.hub.refused
}
export function countOf(device: SimDevice, of: string, reason: string): number {
  return refusedBy(device).find((one) => one.device === of && one.reason === reason)?.count ?? 0
}
