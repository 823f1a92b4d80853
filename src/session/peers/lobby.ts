/**
 * The room before a match. One device keeps it and hands out seats, so that nobody sits on two laps; when the keeper goes,
 * the next who came takes over. Nothing here is precious: what counts begins with the genesis. Pure.
 */
import type { Seat } from '../../engine/index.ts'
import type { LobbySnapshot } from '../lobby-types.ts'
import type { DeviceId, DoorTrouble, Presence } from '../together.ts'
import { type Genesis, matchIdOf, parseGenesis } from './genesis.ts'
import type { Device, Hub } from './hub.ts'
import { genesisOf, hindranceOf, holdsOver, withHolder, withMember, withoutMember, withoutSeat, withSeat } from './lobby-changes.ts'
import { LobbySeats } from './lobby-seats.ts'
import { lobbySnapshot } from './lobby-view.ts'
import type { SeatSecret } from './own-seats.ts'
import { AWAY_MS } from './presence.ts'
import { RoomSecrets } from './room-secrets.ts'
import type { Signing } from './signing.ts'
import type { LobbyState, Message, SeatClaim } from './wire.ts'

/** The keeper tells its state again: texts are lost. */
const AGAIN_MS = 2000

export interface LobbyInput {
  readonly self: DeviceId
  readonly word: string
  readonly name: () => string
  readonly hub: Hub
  readonly signing: Signing
  readonly random: () => string
  readonly now: () => number
  readonly seatsOf: (game: string, seats: number) => { readonly min: number; readonly max: number } | null
  /** Takes the first free seat by itself once the table is found. */
  readonly sitDown: boolean
  readonly state: LobbyState | null
  readonly secrets: readonly SeatSecret[]
  readonly trouble: () => DoorTrouble | null
  readonly onChange: () => void
  /** Stores what the table is, and what this device signs with. */
  readonly keep: () => void | Promise<void>
  /** All of that is safe. */
  readonly isSafe: () => boolean
  /** The keeper of the table sent this device away. */
  readonly onRemoved: (by: string) => void
  /** `from`: the device it came from, null where it begins here. */
  readonly onStart: (genesis: Genesis, from: Device | null) => void
}

/** A device the keeper sent away, as it was opened then, and how often it was told. */
interface SentAway {
  readonly nonce: string
  told: number
}
const TOLD_ENOUGH = 8

export class LobbyRoom {
  state: LobbyState | null
  /** What this device signs with. */
  readonly secrets: RoomSecrets
  /** Sent away by the keeper, as they were opened then: opened anew they may ask again. */
  private readonly removed = new Map<DeviceId, SentAway>()
  /** The keeper sent this device away, and has not taken it back. */
  isSentAway = false
  private readonly seats: LobbySeats
  private toldAt = 0
  private readonly bornAt: number

  constructor(private readonly input: LobbyInput) {
    this.state = input.state
    this.bornAt = input.now()
    this.secrets = new RoomSecrets(input.secrets, input.signing, input.random)
    this.seats = new LobbySeats({
      self: input.self,
      secrets: this.secrets,
      state: () => this.state,
      name: input.name,
      now: input.now,
      wantsSeat: input.sitDown,
      isSentAway: () => this.isSentAway,
      keep: input.keep,
      isSafe: input.isSafe,
      toKeeper: (message) => this.toKeeper(message),
      setSeat: (seat, holder) => this.setSeat(seat, holder),
    })
  }

  private get isMember(): boolean {
    return this.state?.members.some(({ device }) => device === this.input.self) ?? false
  }
  get isKeeper(): boolean {
    return this.state?.keeper === this.input.self
  }
  private presenceOf(id: DeviceId): Presence {
    if (id === this.input.self) return { state: 'mine' }
    return this.input.hub.presenceOf(id)
  }
  /** Whether the seats of this device in that match were taken in this room: nothing can have been said for them before. */
  isFresh({ seats }: Genesis): boolean {
    const { state } = this
    return seats.every(
      ({ key }) => !this.secrets.holdsKey(key) || state?.seats.some((seat) => seat?.key === key && seat.device === this.input.self),
    )
  }

  /** Somebody said hello: the keeper notes it, everybody tells what is known. */
  greet(device: Device): void {
    if (this.removed.get(device.claims)?.nonce !== device.nonce) this.removed.delete(device.claims)
    if (this.isKeeper) this.note(device)
    if (this.state) this.input.hub.send(device, { t: 'lobby', state: this.state })
  }
  private note(device: Device): void {
    const state = this.state as LobbyState
    if (!this.input.hub.isGenuine(device) || this.removed.has(device.claims)) return
    this.change(withMember(state, device.claims, device.name))
  }

  receive(device: Device, message: Message): void {
    // Somebody else came first under this name.
    if (!this.input.hub.isGenuine(device)) return
    const sentAway = this.removed.get(device.claims)
    if (sentAway && (message.t === 'sit' || message.t === 'stand' || message.t === 'lobby')) return this.refuse(device, sentAway, message)
    switch (message.t) {
      case 'lobby':
        return this.hear(device, message.state)
      case 'sit':
        if (this.isKeeper) this.give(device, message.seat, message.claim)
        return
      case 'stand':
        if (this.isKeeper && this.state?.seats[message.seat]?.device === device.claims) this.setSeat(message.seat, null)
        return
      case 'beat':
        if (this.isKeeper) this.note(device)
        return
      case 'removed':
        if (device.claims !== this.state?.keeper) return
        this.seats.giveUp()
        this.isSentAway = true
        return this.input.onRemoved(device.name)
      case 'genesis': {
        const genesis = parseGenesis(message.genesis)
        if (!genesis) return
        if (this.isOurs(device, genesis)) return this.input.onStart(genesis, device)
        // What it said of itself may be older than its match, or lost.
        if (!this.state) this.input.hub.greetAgain(device)
        return
      }
      default:
    }
  }

  /** Perhaps it has not heard that it was sent away. Told often enough, it has. */
  private refuse(device: Device, sentAway: SentAway, { t }: Message): void {
    if (t === 'lobby') return
    this.input.hub.send(device, { t: 'removed' })
    if (++sentAway.told > TOLD_ENOUGH) this.input.hub.misdeed(device.id, 'not-a-member')
  }

  /** A match that follows from this room: its keeper begins it, or those who sit here sit there; or the keeper is gone. */
  private isOurs(device: Device, genesis: Genesis): boolean {
    const { state } = this
    const { seats } = genesis
    // Nothing is known of this table: a match counts only as the word of a device that says it plays it.
    if (!state) return device.match === matchIdOf(genesis)
    if (device.claims === state.keeper) return true
    const isKnown = (key: string): boolean => this.secrets.holdsKey(key) || state.seats.some((seat) => seat?.key === key)
    if (seats.every(({ key }) => isKnown(key))) return true
    return !this.isKeeper && !this.seats.mine.length && this.presenceOf(state.keeper).state !== 'here'
  }

  private hear(device: Device, state: LobbyState): void {
    const mine = this.state
    if (mine && !this.isNewer(device, state, mine)) return
    const wasMember = this.isMember
    this.state = state
    if (!wasMember && this.isMember) this.isSentAway = false
    this.seats.heard(mine)
    void this.input.keep()
    this.input.onChange()
  }

  private isNewer(device: Device, state: LobbyState, mine: LobbyState): boolean {
    if (state.keeper !== device.claims && state.term <= mine.term) return false
    const isMember = mine.members.some((member) => member.device === state.keeper)
    if (!isMember && (this.isKeeper || this.presenceOf(mine.keeper).state === 'here')) return false
    return holdsOver(state, mine)
  }

  private give(device: Device, seat: Seat, claim: SeatClaim): void {
    const holder = this.state?.seats[seat]
    if (holder === undefined || (holder !== null && holder.device !== device.claims)) return
    // One key is one seat.
    if (this.state?.seats.some((other, i) => i !== seat && other?.key === claim.key)) return
    this.setSeat(seat, { device: device.claims, ...claim })
  }
  private setSeat(seat: Seat, holder: LobbyState['seats'][number]): void {
    this.change(withHolder(this.state as LobbyState, seat, holder))
  }
  private change(part: Partial<LobbyState> | null): void {
    const state = this.state as LobbyState
    if (!part) return
    this.state = { ...state, ...part, rev: state.rev + 1 }
    this.input.hub.broadcast({ t: 'lobby', state: this.state })
    void this.input.keep()
    this.input.onChange()
  }
  private toKeeper(message: Message): void {
    for (const device of this.input.hub.devices.values()) if (device.claims === this.state?.keeper) this.input.hub.send(device, message)
  }

  private get now(): number {
    return this.input.now()
  }
  tick(): void {
    const { now } = this
    const { state } = this
    if (!state) return
    if (!this.isKeeper) this.takeOver(state)
    this.seats.tick()
    if (now - this.toldAt < AGAIN_MS) return
    this.toldAt = now
    if (this.isKeeper) this.input.hub.broadcast({ t: 'lobby', state })
  }

  /** The first of the members who is here keeps the table when the keeper is not. */
  private takeOver(state: LobbyState): void {
    const keeper = this.presenceOf(state.keeper)
    if (keeper.state === 'here' || keeper.state === 'mine') return
    const since = keeper.state === 'unseen' ? this.bornAt + 2 * AWAY_MS : keeper.since
    if (this.now - since <= AWAY_MS) return
    const next = state.members.find(
      ({ device }) => device === this.input.self || (device !== state.keeper && this.presenceOf(device).state === 'here'),
    )
    if (next?.device !== this.input.self) return
    this.state = { ...state, term: state.term + 1, keeper: this.input.self }
    this.change({})
  }

  sit(seat: Seat, name: string, playedBy: 'person' | 'helper'): void {
    this.seats.sit(seat, name, playedBy)
  }
  stand(seat: Seat): void {
    this.seats.stand(seat)
  }
  renamed(): void {
    if (this.isKeeper) this.change(withMember(this.state as LobbyState, this.input.self, this.input.name()))
  }
  leaveOut(seat: Seat): void {
    const { state } = this
    if (this.isKeeper && state) this.change(withoutSeat(state, seat, this.input.seatsOf(state.game, state.seats.length)?.min ?? 1))
  }
  addSeat(): void {
    const { state } = this
    if (this.isKeeper && state) this.change(withSeat(state, this.input.seatsOf(state.game, state.seats.length)?.max ?? 0))
  }
  remove(id: DeviceId): void {
    if (!this.isKeeper || id === this.input.self) return
    for (const device of this.input.hub.devices.values()) {
      if (device.claims !== id) continue
      this.removed.set(id, { nonce: device.nonce, told: 1 })
      this.input.hub.send(device, { t: 'removed' })
    }
    this.change(withoutMember(this.state as LobbyState, id))
  }

  get hindrance(): LobbySnapshot['hindrance'] {
    const { state } = this
    if (!state || !this.isKeeper) return 'not-keeper'
    return hindranceOf(state, this.input.seatsOf(state.game, state.seats.length)?.min ?? 1, (device) => this.presenceOf(device))
  }

  /** The match begins with the seats that are taken. */
  start(): void {
    if (this.hindrance) return
    this.input.onStart(genesisOf(this.state as LobbyState, this.input.random()), null)
  }

  snapshot(revision: number, started: string | null, searchingSince: number | null): LobbySnapshot {
    const { self, word, name, hub, trouble } = this.input
    return lobbySnapshot({
      self,
      word,
      name: name(),
      hub,
      state: this.state,
      hindrance: this.hindrance,
      trouble: trouble(),
      revision,
      started,
      searchingSince,
    })
  }
}
