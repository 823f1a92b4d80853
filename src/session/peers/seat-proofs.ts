/**
 * Which device answers for which seat: each proves the seats it holds, by signing what the other gave it to sign. A proof says
 * where to look for a seat; answers are signed by themselves and need none.
 */
import type { Seat } from '../../engine/index.ts'
import type { DeviceId } from '../together.ts'
import type { Device, Hub } from './hub.ts'
import type { OwnSeats } from './own-seats.ts'
import type { AnyPeerSession } from './peer-session.ts'
import type { Signing } from './signing.ts'

export interface SeatProofsInput {
  readonly self: DeviceId
  readonly hub: Hub
  readonly signing: Signing
  readonly session: () => AnyPeerSession | null
  readonly own: () => OwnSeats | null
  readonly now: () => number
}

const ASK_AGAIN_MS = 3000
const ASK_TIMES = 6

export class SeatProofs {
  /** Seat keys a device has proved to hold. */
  private readonly proved = new Map<DeviceId, ReadonlySet<string>>()
  private provedFor = ''
  /** Whose proof may have been lost, and how often it was asked for. */
  private readonly asked = new Map<DeviceId, number>()
  private askedAt = 0

  constructor(private readonly input: SeatProofsInput) {}

  private textFor(match: string, by: DeviceId, nonce: string): string {
    return `${match}\nprove ${by} ${nonce}`
  }
  prove(device: Device): void {
    const [session, own] = [this.input.session(), this.input.own()]
    if (!session || !own || !device.nonce) return
    const { seats } = session.replica.history.tip
    const text = this.textFor(session.replica.input.match, this.input.self, device.nonce)
    const proofs = session.replica.mine.flatMap((seat): [Seat, string][] => {
      const holding = seats[seat]
      const signature = holding ? own.sign(holding, text) : null
      return signature ? [[seat, signature]] : []
    })
    if (proofs.length) this.input.hub.send(device, { t: 'prove', seats: proofs })
  }
  tick(): void {
    const tip = this.input.session()?.replica.history.tip
    if (!tip) return
    if (tip.id !== this.provedFor) {
      // Seats changed hands: whoever holds one says so again.
      this.provedFor = tip.id
      this.asked.clear()
      for (const device of this.input.hub.devices.values()) this.prove(device)
    }
    if (this.input.now() - this.askedAt < ASK_AGAIN_MS) return
    this.askedAt = this.input.now()
    const own = this.input.own()
    if (tip.seats.every((holding) => own?.holds(holding) || this.deviceOf(holding.key))) return
    for (const device of this.input.hub.devices.values()) {
      const times = this.asked.get(device.id) ?? 0
      if (times >= ASK_TIMES || !this.input.hub.isHere(device) || this.seatOf(device) !== null) continue
      this.asked.set(device.id, times + 1)
      this.input.hub.greetAgain(device)
    }
  }

  take(device: Device, proofs: readonly (readonly [Seat, string])[]): void {
    const session = this.input.session()
    if (!session) return
    const { match } = session.replica.input
    const keys = new Set<string>()
    for (const [seat, signature] of proofs) {
      const holding = session.replica.history.tip.seats[seat]
      // A seat may have changed hands on one of the two devices only: then the proof comes again.
      if (holding && this.input.signing.verify(holding.key, this.textFor(match, device.claims, this.input.hub.nonce), signature))
        keys.add(holding.key)
    }
    this.proved.set(device.id, keys)
  }

  /** The device of a seat key; where two have proved it, the one that can be heard. */
  deviceOf(key: string): Device | null {
    const { hub } = this.input
    const devices = [...this.proved].flatMap(([id, keys]) => (keys.has(key) ? (hub.devices.get(id) ?? []) : []))
    return devices.find((device) => hub.isHere(device)) ?? devices[0] ?? null
  }
  /** The first seat this device has proved to hold now. */
  seatOf(device: Device): Seat | null {
    const keys = this.proved.get(device.id)
    const seat = this.input.session()?.replica.history.tip.seats.findIndex(({ key }) => keys?.has(key)) ?? -1
    return seat < 0 ? null : seat
  }
}
