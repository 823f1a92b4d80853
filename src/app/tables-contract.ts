/**
 * What the screens of a table of several devices may ask of the glue below them (`tables.ts`). Types only.
 */
import type { MeetingTrouble } from '../net/line.ts'
import type { Lobby } from '../session/lobby-types.ts'
import type { TableFileProblem } from '../session/together.ts'
import type { StorageProblem } from '../storage/index.ts'
import type { OpenMatch, OpenProblem, StandingOf } from './matches.ts'

export interface NewTable {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  /** The person at this device. */
  readonly name: string
}

/** Codes shown and read by hand instead of a signalling server. The line that comes of it joins the table by itself. */
export type CodeProblem = { readonly code: 'not-a-code' | 'other-version' | 'damaged' | 'offer-expected' | 'answer-expected' | 'no-line' }
export interface Invitation {
  /** To be shown to the other device. */
  readonly code: string
  /** Takes what the other device shows back; settles when the line stands. */
  accept(answer: string): Promise<CodeProblem | null>
  close(): void
}
export interface Reply {
  readonly code: string
  /** Settles when the line stands, or with what went wrong. */
  readonly done: Promise<CodeProblem | null>
  close(): void
}

export interface TableState {
  readonly revision: number
  /** The match once it has begun. */
  readonly match: OpenMatch | null
  readonly signalling: MeetingTrouble | null
  readonly takenOver: boolean
}

/** One table of several devices, open in this window. */
export interface OpenTable {
  /** Of the record on this device; the route is `#/table/<id>`. */
  readonly id: string
  readonly lobby: Lobby
  /** Complete address that leads others here. */
  link(): string
  subscribe(listener: () => void): () => void
  getSnapshot(): TableState
  invite(): Promise<Invitation>
  reply(offer: string): Promise<Reply | CodeProblem>
  /** Looks for everybody again, now. */
  refresh(): void
  /** Closes the table in this window; it stays stored and can be opened again. */
  close(): void
}

/** What `tables.ts` offers. */
export interface Tables {
  /** Opens a new table and stores it. */
  openNew(table: NewTable): Promise<{ readonly id: string } | OpenProblem>
  /** A table somebody else opened. The word may be typed or stand in a link. `watch`: without taking a seat. A device that was there already gets its own table back. */
  join(word: string, name: string, watch: boolean): Promise<{ readonly id: string } | { readonly code: 'not-a-word' } | StorageProblem>
  /** `standingOf` says where the match stands, for the list. */
  open(id: string, standingOf?: StandingOf): Promise<OpenTable | OpenProblem>
  /** Reads a table file as this device's copy: it goes on by lines, or by exchanging files. */
  importFile(text: string, name: string): Promise<{ readonly id: string } | TableFileProblem | OpenProblem>
  /** Takes a seat moved here by its link. */
  takeSeat(link: string, name: string): Promise<{ readonly id: string } | { readonly code: 'not-a-seat' } | OpenProblem>
}
