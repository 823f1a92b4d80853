/**
 * The room before a match: who came, who sits where, what will be played. Types only, for screens and for the lobby itself.
 */
import type { OptionValues, Seat } from '../engine/index.ts'
import type { DeviceId, DoorTrouble, Presence, Refused } from './together.ts'

export interface LobbySeat {
  readonly seat: Seat
  /** Null while it is free. */
  readonly holder: {
    readonly name: string
    readonly playedBy: 'person' | 'helper'
    readonly device: DeviceId
    readonly mine: boolean
    readonly presence: Presence
  } | null
}

export interface LobbyMember {
  readonly device: DeviceId
  readonly name: string
  readonly mine: boolean
  readonly seats: readonly Seat[]
  readonly presence: Presence
}

export interface LobbySnapshot {
  readonly revision: number
  readonly word: string
  /** Known once the table was found (at once for whoever opened it). */
  readonly table: {
    readonly game: string
    readonly rulesVersion: number
    readonly options: OptionValues
    readonly title: string
    readonly seats: readonly LobbySeat[]
  } | null
  readonly members: readonly LobbyMember[]
  /** This device keeps the table now: it may change and start it. Passes on by itself when the keeper goes. */
  readonly keeper: boolean
  readonly keeperName: string
  /** Why the match cannot start yet; null when it can. */
  readonly hindrance: 'no-seats-taken' | 'too-few-seats' | 'somebody-away' | 'not-keeper' | null
  readonly trouble: DoorTrouble | null
  readonly refused: readonly Refused[]
  /** Since when nobody has been heard though the table should be there; null otherwise. */
  readonly searchingSince: number | null
  /** The match has begun: its id. */
  readonly started: string | null
}

/** What a person can do in the lobby. */
export interface LobbyActions {
  /** Sits down on a free seat; a device may hold several. The name may differ by seat. */
  sit(seat: Seat, name: string, playedBy: 'person' | 'helper'): void
  stand(seat: Seat): void
  rename(name: string): void
  /** Keeper: fewer seats. The seat must be free; those behind it move up. */
  leaveOut(seat: Seat): void
  /** Keeper: a seat more, up to the game's number. */
  addSeat(): void
  /** Keeper: sends somebody from a seat or from the table. */
  remove(device: DeviceId): void
  /** Keeper: the match begins with the seats that are taken. */
  start(): void
  leave(): void
}

export interface Lobby extends LobbyActions {
  subscribe(listener: () => void): () => void
  getSnapshot(): LobbySnapshot
}
