/**
 * What a meeting needs of a signalling server, whatever library speaks to it: an id at which one can be called, and calls
 * that become lines. Types, and the clock and pace that tests may replace.
 */
import type { Line } from './line.ts'

/** One attempt to reach another device. It becomes a line or it fails; only once. */
export interface Call {
  /** The id at the other end, as the signalling server vouches for it. */
  readonly peer: string
  onOpen(listener: (line: Line) => void): void
  onFail(listener: () => void): void
  /** Gives up before it is open. An open line is closed by itself. */
  cancel(): void
}

/** A registration under one id. It outlives the connection to the signalling server, and so do its lines. */
export interface Post {
  readonly id: string
  isOpen(): boolean
  /** null where the server is out of reach just now. */
  call(id: string): Call | null
  /** Registers again under the same id. Does nothing while open or connecting. */
  reconnect(): void
  /** Lets go of the server; a connection that only seems to stand ends, `lost` is told. */
  drop(): void
  /** Closes everything, lines too. */
  close(): void
}

export interface PostEvents {
  open(): void
  /** Somebody else has this id. The post is of no use any more, its lines stay. */
  taken(): void
  /** The server will not have us. As `taken`. */
  refused(detail: string): void
  /** The connection to the server is gone; `reconnect` may be tried. */
  lost(): void
  called(call: Call): void
}

export type OpenPost = (id: string, events: PostEvents) => Post

export interface Timers {
  now(): number
  /** The result cancels. */
  after(ms: number, call: () => void): () => void
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** Milliseconds. */
export interface Pace {
  /** How often everybody asks at the door who is there. */
  readonly ask: number
  /** How long an answer from the door may take. */
  readonly answer: number
  /** When the door is held and does not answer: the wait before the next attempt, doubled at most by chance. */
  readonly retake: number
  /** How long a call may take to become a line. */
  readonly call: number
  /** The one with the greater id calls only after this time without a line. */
  readonly fallback: number
  /** First wait before a failed call or a lost server is tried again; doubled each time up to `slowest`. */
  readonly retry: number
  readonly slowest: number
  /** Whoever has not asked at the door for so long is forgotten there. */
  readonly forget: number
  /** How often it is looked whether something is due. */
  readonly tick: number
}

export const PACE: Pace = {
  ask: 10_000,
  answer: 5000,
  retake: 5000,
  call: 12_000,
  fallback: 1500,
  retry: 1000,
  slowest: 30_000,
  forget: 32_000,
  tick: 500,
}

/** A fresh id of 100 bits; `getRandomValues` also works where a page is not secure. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(bytes, (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
}
