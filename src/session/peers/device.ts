/** What is known of another device at the table. */
import type { DeviceId, Misdeed, Presence } from '../together.ts'
import { Conduct } from './conduct.ts'

export interface Device {
  /** Its name here: what it says, or that with a number behind it where another came first. */
  readonly id: DeviceId
  /** What it says its name is. */
  readonly claims: DeviceId
  name: string
  /** Lines to it, the one heard last in front. */
  lines: string[]
  lastHeard: number
  roundTripMs: number | null
  leftAt: number | null
  sees: ReadonlySet<DeviceId>
  tag: string | null
  match: string | null
  /** What it gave us to sign; fresh with every opening of the table. */
  nonce: string
  readonly misdeeds: Map<Misdeed, number>
  /** Of things that came to light after the text they came in. */
  readonly conduct: Conduct
  cutOff: Misdeed | null
}

export function newDevice(id: DeviceId, said: Pick<Device, 'claims' | 'name' | 'nonce' | 'match'>, now: number): Device {
  return {
    id,
    ...said,
    lines: [],
    lastHeard: now,
    roundTripMs: null,
    leftAt: null,
    sees: new Set(),
    tag: null,
    misdeeds: new Map(),
    conduct: new Conduct(now),
    cutOff: null,
  }
}

/** What of it can be seen: a change of anything else need not be told. */
export function whatShows({ id, name, roundTripMs, misdeeds, cutOff }: Device, presence: Presence): readonly unknown[] {
  const way = presence.state === 'here' ? `here ${presence.via}` : presence.state
  return [id, name, way, quality(roundTripMs), [...misdeeds], cutOff]
}

/** Round trips in steps, so that a flicker is no change. */
const quality = (ms: number | null): number => (ms === null ? -1 : ms < 20 ? Math.round(ms / 10) : Math.round(Math.log2(ms) * 2))
