/**
 * The room before a match. One device keeps it and hands out seats, so that nobody sits on two laps; when the keeper goes,
 * the next who came takes over. Nothing here is precious: what counts begins with the genesis. Pure.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../../engine/index.ts'
import type { LobbySnapshot } from '../lobby-types.ts'
import type { DeviceId, DoorTrouble, Presence } from '../together.ts'
import { chanceChain } from './chance-chain.ts'
import { type Genesis, parseGenesis } from './genesis.ts'
import { AWAY_MS, type Device, type Hub } from './hub.ts'
import type { SeatSecret } from './own-seats.ts'
import type { Signing } from './signing.ts'
import type { LobbyState, Message, SeatClaim } from './wire.ts'

/** A seat that was asked for and not given is asked for again. */
const AGAIN_MS = 2000

export interface LobbyInput {
  readonly self: DeviceId
  readonly word: string
  readonly name: () => string
  readonly hub: Hub
  readonly signing: Signing
  readonly random: () => string
  readonly now: () => number
  readonly seatsOf: (game: string) => { readonly min: number; readonly max: number } | null
  /** Takes the first free seat by itself once the table is found. */
  readonly sitDown: boolean
  readonly state: LobbyState | null
  readonly secrets: readonly SeatSecret[]
  readonly trouble: () => DoorTrouble | null
  readonly onChange: () => void
  /** Something to be stored: what the table is, and what this device signs with. */
  readonly onKeep: () => void
  readonly onStart: (genesis: Genesis) => void
}

export class LobbyRoom {
  state: LobbyState | null
  /** What this device signs with, by public key. */
  readonly secrets = new Map<string, SeatSecret>()
  private readonly wanted = new Map<Seat, SeatClaim>()
  private hasSat = false
  private askedAt = 0
  private readonly bornAt: number

  constructor(private readonly input: LobbyInput) {
    this.state = input.state
    this.bornAt = input.now()
    for (const secret of input.secrets) this.secrets.set(input.signing.publicKey(secret.secret), secret)
    this.hasSat = !input.sitDown || this.mySeats().length > 0
  }

  private mySeats(): Seat[] {
    return (this.state?.seats ?? []).flatMap((seat, i) => (seat?.device === this.input.self ? [i] : []))
  }
  get isKeeper(): boolean {
    return this.state?.keeper === this.input.self
  }
  private presenceOf(id: DeviceId): Presence {
    if (id === this.input.self) return { state: 'mine' }
    const device = this.input.hub.devices.get(id)
    return device ? this.input.hub.presence(device) : { state: 'unseen' }
  }

  /** Somebody said hello: the keeper notes it, everybody tells what is known. */
  greet(device: Device): void {
    if (this.isKeeper) this.note(device)
    if (this.state) this.input.hub.send(device, { t: 'lobby', state: this.state })
  }
  private note(device: Device): void {
    const state = this.state as LobbyState
    const known = state.members.find((member) => member.device === device.id)
    if (known?.name === device.name || (!known && state.members.length >= 24)) return
    const members = known
      ? state.members.map((member) => (member === known ? { ...member, name: device.name } : member))
      : [...state.members, { device: device.id, name: device.name }]
    this.change({ members })
  }

  receive(device: Device, message: Message): void {
    switch (message.t) {
      case 'lobby':
        return this.hear(device, message.state)
      case 'sit':
        if (this.isKeeper) this.give(device, message.seat, message.claim)
        return
      case 'stand':
        if (this.isKeeper && this.state?.seats[message.seat]?.device === device.id) this.setSeat(message.seat, null)
        return
      case 'beat':
        if (this.isKeeper) this.note(device)
        return
      case 'genesis': {
        const genesis = parseGenesis(message.genesis)
        if (genesis && (!this.state || device.id === this.state.keeper || device.match !== null)) this.input.onStart(genesis)
        return
      }
      default:
    }
  }

  private hear(device: Device, state: LobbyState): void {
    const mine = this.state
    if (mine && device.id !== state.keeper && state.term <= mine.term) return
    if (mine && (state.term < mine.term || (state.term === mine.term && state.rev <= mine.rev))) return
    // Two took over at once: the higher term holds, and of equal ones the smaller name.
    if (mine && state.term === mine.term && state.keeper !== mine.keeper && state.keeper > mine.keeper) return
    this.state = state
    for (const [seat, claim] of this.wanted) {
      const holder = state.seats[seat]
      if (!holder || holder.key === claim.key) continue
      this.wanted.delete(seat)
      // Somebody was quicker: another seat will do.
      this.hasSat = !this.input.sitDown || this.mySeats().length > 0
    }
    this.sitDown()
    this.input.onKeep()
    this.input.onChange()
  }

  private sitDown(): void {
    if (this.hasSat || !this.state?.members.some(({ device }) => device === this.input.self)) return
    const free = this.state.seats.indexOf(null)
    if (free < 0) return
    this.hasSat = true
    this.sit(free, this.input.name(), 'person')
  }

  private give(device: Device, seat: Seat, claim: SeatClaim): void {
    const holder = this.state?.seats[seat]
    if (holder === undefined || (holder !== null && holder.device !== device.id)) return
    this.setSeat(seat, { device: device.id, ...claim })
  }
  private setSeat(seat: Seat, holder: LobbyState['seats'][number]): void {
    const state = this.state as LobbyState
    if (JSON.stringify(state.seats[seat]) === JSON.stringify(holder)) return
    this.change({ seats: state.seats.map((old, i) => (i === seat ? holder : old)) })
  }
  private change(part: Partial<LobbyState>): void {
    const state = this.state as LobbyState
    this.state = { ...state, ...part, rev: state.rev + 1 }
    this.input.hub.broadcast({ t: 'lobby', state: this.state })
    this.input.onKeep()
    this.input.onChange()
  }
  private toKeeper(message: Message): void {
    const keeper = this.input.hub.devices.get(this.state?.keeper ?? '')
    if (keeper) this.input.hub.send(keeper, message)
  }

  private get now(): number {
    return this.input.now()
  }
  tick(): void {
    const { now } = this
    const { state } = this
    if (!state) return
    if (!this.isKeeper) this.takeOver(state)
    this.sitDown()
    if (now - this.askedAt < AGAIN_MS) return
    this.askedAt = now
    for (const [seat, claim] of this.wanted) {
      if (state.seats[seat]?.key === claim.key) this.wanted.delete(seat)
      else this.toKeeper({ t: 'sit', seat, claim })
    }
    if (this.isKeeper) this.input.hub.broadcast({ t: 'lobby', state })
  }

  /** The first of the members who is here keeps the table when the keeper is not. */
  private takeOver(state: LobbyState): void {
    const keeper = this.input.hub.devices.get(state.keeper)
    const isGone = keeper
      ? this.now - Math.max(keeper.lastHeard, keeper.leftAt ?? 0) > AWAY_MS && !this.input.hub.isHere(keeper)
      : this.now - this.bornAt > 3 * AWAY_MS
    if (!isGone) return
    const next = state.members.find(({ device }) => {
      if (device === this.input.self) return true
      const other = this.input.hub.devices.get(device)
      return device !== state.keeper && other !== undefined && this.input.hub.isHere(other)
    })
    if (next?.device !== this.input.self) return
    this.state = { ...state, term: state.term + 1, keeper: this.input.self }
    this.change({})
  }

  sit(seat: Seat, name: string, playedBy: 'person' | 'helper'): void {
    const holder = this.state?.seats[seat]
    if (holder === undefined) return
    if (holder && holder.device !== this.input.self && !(this.isKeeper && playedBy === 'helper')) return
    const secret = {
      seat,
      secret: this.input.signing.secret(randomBytes(this.input.random())),
      chance: playedBy === 'person' ? this.input.random() : null,
    }
    const claim: SeatClaim = {
      name: name.slice(0, 40),
      key: this.input.signing.publicKey(secret.secret),
      chance: secret.chance === null ? null : chanceChain(secret.chance).commitment,
      playedBy,
    }
    this.secrets.set(claim.key, secret)
    this.hasSat = true
    if (this.isKeeper) return this.setSeat(seat, { device: this.input.self, ...claim })
    this.wanted.set(seat, claim)
    this.input.onKeep()
    this.toKeeper({ t: 'sit', seat, claim })
    this.askedAt = this.now
  }
  stand(seat: Seat): void {
    this.hasSat = true
    this.wanted.delete(seat)
    const holder = this.state?.seats[seat]
    if (!holder) return
    if (this.isKeeper) return this.setSeat(seat, null)
    if (holder.device === this.input.self) this.toKeeper({ t: 'stand', seat })
  }
  renamed(): void {
    if (!this.isKeeper) return
    const state = this.state as LobbyState
    const name = this.input.name()
    this.change({ members: state.members.map((member) => (member.device === this.input.self ? { ...member, name } : member)) })
  }
  leaveOut(seat: Seat): void {
    const { state } = this
    if (!this.isKeeper || !state || state.seats[seat] !== null) return
    const least = this.input.seatsOf(state.game)?.min ?? 1
    if (state.seats.length > least) this.change({ seats: state.seats.filter((_, i) => i !== seat) })
  }
  addSeat(): void {
    const { state } = this
    const most = state ? (this.input.seatsOf(state.game)?.max ?? 0) : 0
    if (this.isKeeper && state && state.seats.length < most) this.change({ seats: [...state.seats, null] })
  }
  remove(id: DeviceId): void {
    if (!this.isKeeper || id === this.input.self) return
    const state = this.state as LobbyState
    const device = this.input.hub.devices.get(id)
    if (device) this.input.hub.send(device, { t: 'removed' })
    this.change({
      seats: state.seats.map((seat) => (seat?.device === id ? null : seat)),
      members: state.members.filter((member) => member.device !== id),
    })
  }

  get hindrance(): LobbySnapshot['hindrance'] {
    const { state } = this
    if (!state || !this.isKeeper) return 'not-keeper'
    const taken = state.seats.filter((seat) => seat !== null)
    if (!taken.some(({ playedBy }) => playedBy === 'person')) return 'no-seats-taken'
    if (taken.length < (this.input.seatsOf(state.game)?.min ?? 1)) return 'too-few-seats'
    if (taken.some(({ device }) => !['mine', 'here'].includes(this.presenceOf(device).state))) return 'somebody-away'
    return null
  }

  /** The match begins with the seats that are taken. */
  start(): void {
    if (this.hindrance) return
    const { game, rulesVersion, options, seats } = this.state as LobbyState
    const genesis: Genesis = {
      format: 'mathom-table-1',
      game,
      rulesVersion,
      options,
      seats: seats.flatMap((seat) => (seat ? [{ name: seat.name, key: seat.key, chance: seat.chance, playedBy: seat.playedBy }] : [])),
      nonce: this.input.random(),
    }
    this.input.onStart(genesis)
  }

  snapshot(revision: number, started: string | null, searchingSince: number | null): LobbySnapshot {
    const { state } = this
    const { self, hub } = this.input
    const seats = state?.seats ?? []
    const ids = [...new Set([...(state?.members ?? []).map(({ device }) => device), ...hub.devices.keys(), self])]
    return {
      revision,
      word: this.input.word,
      table: state
        ? {
            game: state.game,
            rulesVersion: state.rulesVersion,
            options: state.options,
            title: state.title,
            seats: seats.map((holder, seat) => ({
              seat,
              holder: holder
                ? {
                    name: holder.name,
                    playedBy: holder.playedBy,
                    device: holder.device,
                    mine: holder.device === self,
                    presence: this.presenceOf(holder.device),
                  }
                : null,
            })),
          }
        : null,
      members: ids.map((device) => ({
        device,
        name:
          device === self
            ? this.input.name()
            : (hub.devices.get(device)?.name ?? state?.members.find((one) => one.device === device)?.name ?? ''),
        mine: device === self,
        seats: seats.flatMap((holder, seat) => (holder?.device === device ? [seat] : [])),
        presence: this.presenceOf(device),
      })),
      keeper: this.isKeeper,
      keeperName: state?.members.find(({ device }) => device === state.keeper)?.name ?? '',
      hindrance: this.hindrance,
      trouble: this.input.trouble(),
      refused: hub.refused,
      searchingSince,
      started,
    }
  }
}

/** Random text as 32 bytes. */
function randomBytes(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}
