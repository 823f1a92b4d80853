/**
 * The seats of this device in a lobby: asked for until the keeper gives them, given up until the keeper knows, with keys that are
 * stored before anybody hears of them.
 */
import type { Seat } from '../../engine/index.ts'
import type { DeviceId } from '../together.ts'
import type { RoomSecrets } from './room-secrets.ts'
import type { LobbyState, Message, SeatClaim } from './wire.ts'

/** A seat that was asked for and not given is asked for again. */
const AGAIN_MS = 2000

export interface LobbySeatsInput {
  readonly self: DeviceId
  readonly secrets: RoomSecrets
  readonly state: () => LobbyState | null
  readonly name: () => string
  readonly now: () => number
  /** Takes the first free seat by itself once the table is found. */
  readonly wantsSeat: boolean
  /** The keeper sent this device away: it asks for nothing. */
  readonly isSentAway: () => boolean
  readonly keep: () => void | Promise<void>
  /** Everything this device signs with is stored. */
  readonly isSafe: () => boolean
  readonly toKeeper: (message: Message) => void
  /** For the keeper itself. */
  readonly setSeat: (seat: Seat, holder: LobbyState['seats'][number]) => void
}

export class LobbySeats {
  private readonly wanted = new Map<Seat, SeatClaim>()
  private readonly leaving = new Set<Seat>()
  private hasSat: boolean
  private askedAt = 0

  constructor(private readonly input: LobbySeatsInput) {
    this.hasSat = !input.wantsSeat || this.mine.length > 0
  }

  private get state(): LobbyState | null {
    return this.input.state()
  }
  private get isKeeper(): boolean {
    return this.state?.keeper === this.input.self
  }
  get mine(): readonly Seat[] {
    return (this.state?.seats ?? []).flatMap((seat, i) => (seat?.device === this.input.self ? [i] : []))
  }

  /** The keeper has said something new. `before`: what stood there until now. */
  heard(before: LobbyState | null): void {
    const { state } = this
    if (!state) return
    for (const [seat, claim] of this.wanted) {
      const holder = state.seats[seat]
      if (!holder || holder.key === claim.key) continue
      this.wanted.delete(seat)
      this.tryAnother()
    }
    // Another keeper may not know yet where this device sat.
    if (before && before.keeper !== state.keeper) {
      before.seats.forEach((holder, seat) => {
        if (holder?.device !== this.input.self || state.seats[seat] !== null) return
        const { device: _, ...claim } = holder
        this.wanted.set(seat, claim)
      })
    }
    this.sitDown()
  }
  /** Somebody was quicker: another seat will do. */
  private tryAnother(): void {
    this.hasSat = !this.input.wantsSeat || this.mine.length > 0
  }
  /** Sent away: asks for nothing any more. */
  giveUp(): void {
    this.wanted.clear()
    this.hasSat = true
  }

  private sitDown(): void {
    const { state } = this
    if (this.hasSat || !state?.members.some(({ device }) => device === this.input.self)) return
    const free = state.seats.indexOf(null)
    if (free < 0) return
    this.hasSat = true
    this.sit(free, this.input.name(), 'person')
  }

  sit(seat: Seat, name: string, playedBy: 'person' | 'helper'): void {
    const { self, secrets } = this.input
    const holder = this.state?.seats[seat]
    if (holder === undefined || this.input.isSentAway()) return
    if (holder && holder.device !== self && !(this.isKeeper && playedBy === 'helper')) return
    const asked = this.wanted.get(seat)
    // The same once more: it is under way.
    if (asked?.name === name.slice(0, 40) && asked.playedBy === playedBy && secrets.holdsKey(asked.key)) return
    const inUse = this.state?.seats.flatMap((one) => one?.key ?? []) ?? []
    const claim = secrets.make(seat, name, playedBy, inUse)
    this.leaving.delete(seat)
    this.hasSat = true
    this.wanted.set(seat, claim)
    // Where storing fails it is tried again, and the seat asked for then.
    const go = (): void => this.claim(seat, claim)
    const kept = this.input.keep()
    if (kept) kept.then(go, () => undefined)
    else go()
  }
  /** Takes the seat, or asks for it: only with a key that will still be here after a reload. */
  private claim(seat: Seat, claim: SeatClaim): void {
    if (this.wanted.get(seat) !== claim) return
    if (!this.isKeeper) {
      this.input.toKeeper({ t: 'sit', seat, claim })
      this.askedAt = this.input.now()
      return
    }
    this.wanted.delete(seat)
    const holder = this.state?.seats[seat]
    const isFree = holder === null || holder?.device === this.input.self || claim.playedBy === 'helper'
    if (holder !== undefined && isFree) return this.input.setSeat(seat, { device: this.input.self, ...claim })
    this.tryAnother()
  }
  stand(seat: Seat): void {
    if (this.input.isSentAway()) return
    this.hasSat = true
    this.wanted.delete(seat)
    const holder = this.state?.seats[seat]
    if (!holder) return
    if (this.isKeeper) return this.input.setSeat(seat, null)
    if (holder.device !== this.input.self) return
    this.leaving.add(seat)
    this.input.toKeeper({ t: 'stand', seat })
  }

  tick(): void {
    const { state } = this
    const now = this.input.now()
    if (!state) return
    this.sitDown()
    if (now - this.askedAt < AGAIN_MS) return
    this.askedAt = now
    for (const seat of this.mine) {
      const holder = state.seats[seat]
      // What it signs with was lost: a fresh key.
      if (holder && !this.input.secrets.holdsKey(holder.key) && !this.wanted.has(seat) && !this.leaving.has(seat))
        this.sit(seat, holder.name, holder.playedBy)
    }
    for (const [seat, claim] of this.wanted) {
      if (state.seats[seat]?.key === claim.key) this.wanted.delete(seat)
      else if (this.input.isSafe()) this.claim(seat, claim)
    }
    for (const seat of this.leaving) {
      if (state.seats[seat]?.device === this.input.self) this.input.toKeeper({ t: 'stand', seat })
      else this.leaving.delete(seat)
    }
  }
}
