/**
 * What a table of several devices shows besides the match: who is here, for whom it waits, what was proposed, what was refused.
 * Types only; times are milliseconds of the clock of this device (the one given to `tick`).
 */
import type { Refusal, Seat } from '../engine/index.ts'
import type { UndoNote } from './undo-note.ts'

/** One device at one table. Random; says nothing about a person. */
export type DeviceId = string

/** Whether the device of a person can be reached. */
export type Presence =
  | { readonly state: 'mine' }
  /** Heard within the last seconds. `via` others: its words come passed on by another device. */
  | { readonly state: 'here'; readonly roundTripMs: number | null; readonly via: 'straight' | 'relay' | 'others' | null }
  /** Nothing heard since then. */
  | { readonly state: 'away'; readonly since: number }
  /** It said goodbye then. */
  | { readonly state: 'left'; readonly since: number }
  /** Not seen since this device opened the table. */
  | { readonly state: 'unseen' }

/** Who answers for a seat. */
export interface SeatHolder {
  readonly seat: Seat
  readonly name: string
  readonly playedBy: 'person' | 'helper'
  /** This device answers for it. */
  readonly mine: boolean
  /** This device held it before it was handed over, and may ask for it back. */
  readonly wasMine: boolean
  readonly device: DeviceId | null
  readonly presence: Presence
}

/** Somebody at the table without a seat. */
export interface Watcher {
  readonly device: DeviceId
  readonly name: string
  readonly presence: Presence
}

/** One seat for which the table waits, and what for. */
export interface Wait {
  readonly seat: Seat
  /** `choose`: its decision. `chance`: its part of the next roll or draw. `vote`: its word on a proposal. */
  readonly what: 'choose' | 'chance' | 'vote'
}

export interface SeatChange {
  readonly seat: Seat
  readonly name: string
  readonly playedBy: 'person' | 'helper'
}

/** Something all others have to agree to before it happens. */
export interface OpenProposal {
  readonly id: string
  readonly by: Seat
  readonly what: { readonly type: 'undo'; readonly note: UndoNote } | { readonly type: 'seats'; readonly changes: readonly SeatChange[] }
  readonly yes: readonly Seat[]
  /** Whose word is still missing. */
  readonly missing: readonly Seat[]
  /** Proposed by this device: it can be withdrawn. */
  readonly mine: boolean
  /** This device has a word to give. */
  readonly mayVote: boolean
}

/** A device without that seat asks for it. Somebody who holds a seat answers. */
export interface SeatWish {
  readonly device: DeviceId
  readonly seat: Seat
  readonly name: string
  /** It proved that it held the seat before. */
  readonly isReturn: boolean
}

/** Why nothing goes on until the others change it. */
export type Stopped =
  /** A device reached another state: `at` is the first decision where the logs differ. */
  | { readonly code: 'difference'; readonly at: number; readonly seat: Seat | null; readonly name: string }
  /** A seat signed two different answers to one decision. */
  | { readonly code: 'two-answers'; readonly at: number; readonly seat: Seat; readonly name: string }
  /** A seat ran out of its chain of chance values; it needs to be seated anew. */
  | { readonly code: 'chance-used-up'; readonly at: number; readonly seat: Seat; readonly name: string }
  /** The rules of this device threw at this decision: a fault of ours, and no seat's. */
  | { readonly code: 'rules-failed'; readonly at: number; readonly seat: null; readonly name: ''; readonly detail: string }

/** Why a device could not be let in, in its own words or ours. */
export type DoorTrouble =
  | { readonly code: 'versions'; readonly mine: string; readonly theirs: string; readonly whoUpdates: 'me' | 'they' | 'unknown' }
  | { readonly code: 'other-rules'; readonly game: string; readonly needs: number; readonly has: number }
  | { readonly code: 'unknown-game'; readonly game: string }
  /** The rules of this game could not be loaded; it is tried again. */
  | { readonly code: 'rules-unavailable'; readonly game: string }
  /** The rules of this device threw when the match was opened. */
  | { readonly code: 'rules-failed'; readonly at: number; readonly detail: string }
  /** The keeper of the table, by this name, sent this device away. */
  | { readonly code: 'removed'; readonly name: string }
  | { readonly code: 'other-table'; readonly name: string }
  | { readonly code: 'table-full' }
  | { readonly code: 'cut-off'; readonly name: string; readonly reason: Misdeed }

/** What a device did that no honest one does. */
export const MISDEEDS = [
  'malformed',
  'oversized',
  'flood',
  'forged',
  'not-asked',
  'illegal',
  'two-answers',
  'stale',
  'wrong-chance',
  'not-a-member',
] as const
export type Misdeed = (typeof MISDEEDS)[number]

export interface Refused {
  readonly device: DeviceId
  readonly name: string
  readonly reason: Misdeed
  readonly count: number
  readonly cutOff: boolean
}

/** The facet of a snapshot that only tables of several devices have. */
export interface Together {
  readonly match: string
  readonly word: string
  readonly mine: readonly Seat[]
  readonly holders: readonly SeatHolder[]
  readonly watchers: readonly Watcher[]
  readonly waits: readonly Wait[]
  readonly proposal: OpenProposal | null
  readonly wishes: readonly SeatWish[]
  readonly stopped: Stopped | null
  readonly trouble: DoorTrouble | null
  /** This device was opened a moment ago and hears first what its seats said elsewhere: it answers nothing yet. */
  readonly settling?: boolean
  readonly refused: readonly Refused[]
  /** No other device can be heard. */
  readonly alone: boolean
  /** When this device was last heard by anybody; for "the line was lost 20 s ago". */
  readonly lastHeard: number | null
}

/** What a person can do at a table of several devices besides playing. */
export interface TogetherActions {
  vote(yes: boolean): void
  withdraw(): void
  /** Proposes that these seats be played by this device: by its person or by a helper. */
  takeOver(seats: readonly Seat[], playedBy: 'person' | 'helper', name: string): Refusal | null
  /** Asks those who are here for a seat, as its former holder or as a newcomer. */
  wish(seat: Seat, name: string): void
  /** Answers somebody's wish; yes proposes it to all. */
  grant(wish: SeatWish, yes: boolean): Refusal | null
  /** Both logs of a difference, as the text of one file; null while the other log has not arrived. */
  differenceFile(): string | null
  /** The whole table as text: another device can read it and go on, or add what it misses. */
  exportTable(): string
  /** Adds what this table misses from such a text. Returns how many entries were new, or what is wrong with it. */
  importTable(text: string): number | TableFileProblem
  /**
   * Everything another device needs to be this seat, as the payload of a seat link; null where it cannot leave now. Settles when
   * this device has forgotten the seat for good: two devices with one key would answer twice.
   */
  moveSeat(seat: Seat): Promise<string | null>
  /** Says goodbye; the table lives on. */
  leave(): void
}

export type TableFileProblem =
  | { readonly code: 'too-large' }
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-table'; readonly where: string | null }
  | { readonly code: 'another-table' }
  | { readonly code: 'bad-genesis' }
