/** What a table node needs of its host: who it is, a clock, chance, a way to send and to store. */
import type { GameEvent, Rules } from '../../engine/index.ts'
import type { DeviceId, DoorTrouble } from '../together.ts'
import type { Genesis } from './genesis.ts'
import type { TableKeep } from './kept.ts'
import type { AnyPeerSession } from './peer-session.ts'
import type { Helper } from './replica.ts'
import type { Signing } from './signing.ts'

export type AnyRules = Rules<object, unknown, GameEvent>

export interface TableNodeInput {
  readonly self: DeviceId
  readonly app: string
  readonly word: string
  readonly name: string
  readonly signing: Signing
  /** Random text of 22 letters or more. */
  readonly random: () => string
  /**
   * Milliseconds of a clock that never goes back and runs on while the page sleeps: who is here and which lines live is told by
   * it. Times in snapshots are of this clock.
   */
  readonly now: () => number
  /** How a line goes, as far as it is known by now. */
  readonly routeOf?: (line: string) => 'straight' | 'relay' | null
  /** A line that cannot be made again by itself (two people exchanged codes): only its own end ends it. */
  readonly isPrecious?: (line: string) => boolean
  readonly seatsOf: (game: string, seats: number) => { readonly min: number; readonly max: number } | null
  /** The rules a genesis asks for, or why this device has not got them. */
  readonly rulesFor: (genesis: Genesis) => AnyRules | DoorTrouble | Promise<AnyRules | DoorTrouble>
  readonly helper: Helper<object, unknown, GameEvent>
  readonly send: (line: string, text: string) => void
  readonly close: (line: string) => void
  readonly keep: (keep: TableKeep) => void | Promise<void>
  readonly save: (lines: readonly string[]) => void | Promise<void>
  readonly sitDown: boolean
  readonly kept: TableKeep
  readonly lines: readonly string[]
  /** The match has begun, or goes on. */
  readonly onSession: (session: AnyPeerSession) => void
}
