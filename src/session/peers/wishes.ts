/**
 * Seats that change hands: taking over for somebody who is away, asking for a seat and granting it, moving one to another
 * device. Each becomes a proposal that all other people at the table sign.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Refusal, Seat } from '../../engine/index.ts'
import type { DeviceId, SeatWish } from '../together.ts'
import { toBase64Url } from './base64url.ts'
import { personsOf } from './branches.ts'
import type { Device, Hub } from './hub.ts'
import { claimText, type SignedSeatChange } from './items.ts'
import type { OwnSeats, SeatSecret } from './own-seats.ts'
import type { AnyPeerSession } from './peer-session.ts'
import type { Signing } from './signing.ts'
import type { Message } from './wire.ts'

type WishMessage = Extract<Message, { t: 'wish' }>

/** A wish that was not answered is made again. */
const AGAIN_MS = 3000
const MAX_WISHES = 12
/** Who still wishes says so again: one that was not heard for so long is over. */
const OVER_MS = 5 * AGAIN_MS

export interface WishesInput {
  readonly hub: Hub
  readonly signing: Signing
  readonly random: () => string
  readonly now: () => number
  readonly session: () => AnyPeerSession | null
  readonly own: () => OwnSeats | null
  readonly keep: () => void | Promise<void>
  /** Everything this device signs with is stored. */
  readonly isSafe: () => boolean
}

export class Wishes {
  private readonly heard = new Map<DeviceId, { readonly message: WishMessage; readonly at: number }>()
  private mine: WishMessage | null = null
  private askedAt = 0

  constructor(private readonly input: WishesInput) {}

  /** What people at this device are asked; returns need nobody. */
  get open(): readonly SeatWish[] {
    return [...this.heard].map(([device, { message }]) => ({
      device,
      seat: message.seat,
      name: message.name,
      isReturn: this.isReturn(message),
    }))
  }
  private isReturn({ seat, key }: WishMessage): boolean {
    return this.input.session()?.replica.ballot.mayReturn(seat, key) ?? false
  }

  private change(secret: SeatSecret, name: string, playedBy: 'person' | 'helper', match: string): SignedSeatChange | null {
    const own = this.input.own()
    if (!own) return null
    const { key, chance } = own.add(secret)
    const said = { seat: secret.seat, name: name.slice(0, 40), key, chance, playedBy }
    return { ...said, claim: this.input.signing.sign(secret.secret, claimText(match, said)) }
  }
  private freshSecret(seat: Seat, chance: string | null): SeatSecret {
    return { seat, secret: this.input.signing.secret(sha256(utf8ToBytes(this.input.random()))), chance }
  }

  takeOver(seats: readonly Seat[], playedBy: 'person' | 'helper', name: string): Refusal | null {
    const session = this.input.session()
    if (!session) return { code: 'catching-up' }
    const { replica } = session
    const changes = seats.flatMap((seat) => this.change(this.freshSecret(seat, null), name, playedBy, replica.input.match) ?? [])
    void this.input.keep()
    return replica.propose(replica.ballot.changePoint(seats), changes)
  }

  wish(seat: Seat, name: string): void {
    const [session, own] = [this.input.session(), this.input.own()]
    if (!session || !own || session.replica.mine.includes(seat)) return
    const { path } = session.replica.history
    const before = path.map(({ seats }) => seats[seat]).findLast((holding) => holding && own.holds(holding))
    const old = before ? own.secretOf(before) : null
    // Asked again, it is the same wish: each would have a chain of its own.
    const asked = this.mine?.seat === seat ? own.secretFor(this.mine) : null
    const secret = asked ?? (old ? { ...old, chance: this.input.random() } : this.freshSecret(seat, this.input.random()))
    const change = this.change(secret, name, 'person', session.replica.input.match)
    if (!change) return
    const { key, chance, claim } = change
    const mine: WishMessage = { t: 'wish', seat, name: change.name, key, chance, claim }
    this.mine = mine
    // Granted before it is stored, the seat would be nobody's after a reload.
    const kept = this.input.keep()
    const go = (): void => {
      if (this.mine === mine) this.ask(mine)
    }
    if (kept) kept.then(go, () => undefined)
    else go()
  }
  private ask(wish: WishMessage): void {
    this.input.hub.broadcast(wish)
    this.askedAt = this.input.now()
  }

  greet(device: Device): void {
    if (this.mine && this.input.isSafe()) this.input.hub.send(device, this.mine)
  }
  hear(device: Device, message: WishMessage): void {
    const change = { seat: message.seat, name: message.name, key: message.key, chance: message.chance, playedBy: 'person' as const }
    const session = this.input.session()
    if (!session) return
    if (!this.input.signing.verify(message.key, claimText(session.replica.input.match, change), message.claim))
      return this.input.hub.misdeed(device.id, 'forged')
    if (session.replica.ballot.cheated(message.seat, message.key)) return
    if (session.replica.history.tip.seats[message.seat]?.key === message.key || !session.replica.mine.length) return
    if (this.heard.has(device.id) || this.makeRoom(message)) this.heard.set(device.id, { message, at: this.input.now() })
  }
  /** Newcomers do not keep out whoever held a seat before, nor each other for ever. */
  private makeRoom(wish: WishMessage): boolean {
    if (this.heard.size < MAX_WISHES) return true
    const spare = [...this.heard].find(([, { message }]) => !this.isReturn(message) && (this.isReturn(wish) || message.seat === wish.seat))
    return spare !== undefined && this.heard.delete(spare[0])
  }
  private forgetOver(): void {
    const now = this.input.now()
    for (const [id, { at }] of this.heard) {
      const device = this.input.hub.devices.get(id)
      if (!device || !this.input.hub.isHere(device) || Math.abs(now - at) > OVER_MS) this.heard.delete(id)
    }
  }
  refused(seat: Seat): void {
    if (this.mine?.seat === seat) this.mine = null
  }

  grant({ device, seat }: SeatWish, yes: boolean): Refusal | null {
    const wish = this.heard.get(device)?.message
    this.heard.delete(device)
    const session = this.input.session()
    if (!wish || wish.seat !== seat || !session) return null
    if (yes) return session.replica.propose(session.replica.ballot.changePoint([seat]), [changeOf(wish)])
    const asking = this.input.hub.devices.get(device)
    if (asking) this.input.hub.send(asking, { t: 'refuse-wish', seat })
    return null
  }

  tick(): void {
    const now = this.input.now()
    const session = this.input.session()
    if (!session) return
    const { tip } = session.replica.history
    for (const [device, { message }] of this.heard) if (tip.seats[message.seat]?.key === message.key) this.heard.delete(device)
    this.forgetOver()
    if (this.mine && tip.seats[this.mine.seat]?.key === this.mine.key) this.mine = null
    if (now - this.askedAt < AGAIN_MS) return
    this.askedAt = now
    if (this.mine && this.input.isSafe()) this.input.hub.broadcast(this.mine)
    this.letReturn(session)
  }

  /** Whoever held a seat gets it back without a question: the first of those who are here proposes it, the devices agree. */
  private letReturn(session: AnyPeerSession): void {
    const { replica } = session
    const { tip } = replica.history
    if (replica.openProposal || !replica.history.isCurrent) return
    for (const [device, { message }] of this.heard) {
      if (!this.isReturn(message)) continue
      const here = personsOf(tip).filter((seat) => seat !== message.seat)
      const first = here.find((seat) => replica.mine.includes(seat) || session.holderIsHere(seat))
      if (first === undefined || !replica.mine.includes(first)) continue
      this.heard.delete(device)
      replica.propose(replica.ballot.changePoint([message.seat]), [changeOf(message)])
      session.pump()
      return
    }
  }

  /**
   * Everything another device needs to be this seat, unless there is something it could not know yet. Handed out only when it is
   * stored that this device has forgotten it; where that fails, it keeps the seat.
   */
  async moveSeat(seat: Seat, word: string, match: string): Promise<string | null> {
    const [session, own] = [this.input.session(), this.input.own()]
    const holding = session?.replica.history.tip.seats[seat]
    const secret = holding && own?.secretOf(holding)
    if (!session || !own || !secret || session.hasUnsafe) return null
    own.forget(holding)
    session.publish()
    try {
      await this.input.keep()
    } catch {
      // Not stored: after a reload this device would hold it again, so it never leaves.
      own.add(secret)
      session.publish()
      return null
    }
    return toBase64Url(utf8ToBytes(JSON.stringify({ word, match, ...secret, moved: true })))
  }
}

function changeOf({ seat, name, key, chance, claim }: WishMessage): SignedSeatChange {
  return { seat, name, key, chance, playedBy: 'person', claim }
}
