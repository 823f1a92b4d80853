/**
 * What a person is told of a line: how many candles burn, one word for it, and how long somebody has been away.
 * Pure; the words themselves stand in the text.
 */
import type { Presence } from '../../session/together.ts'

export const QUALITIES = ['table', 'good', 'fair', 'slow', 'way', 'away', 'left'] as const
/** `table`: this device itself. `way`: still looking for a way to it. */
export type Quality = (typeof QUALITIES)[number]

/** Below, a choice is on the other screens before anybody wonders; above, one notices each time. */
const GOOD_MS = 150
const FAIR_MS = 280

export function qualityOf(presence: Presence): Quality {
  switch (presence.state) {
    case 'mine':
      return 'table'
    case 'away':
    case 'left':
      return presence.state
    case 'unseen':
      return 'way'
    case 'here': {
      const { roundTripMs, via } = presence
      if (roundTripMs === null) return via === null ? 'way' : 'good'
      return roundTripMs <= GOOD_MS ? 'good' : roundTripMs <= FAIR_MS ? 'fair' : 'slow'
    }
  }
}

/** Candles that burn, of three; null where the line is not yet known. */
export function candlesOf(quality: Quality): 0 | 1 | 2 | 3 | null {
  return { table: 3, good: 3, fair: 2, slow: 1, way: null, away: 0, left: 0 }[quality] as 0 | 1 | 2 | 3 | null
}

/** Since when nobody heard of them; null while they are here. */
export const goneSince = (presence: Presence): number | null =>
  presence.state === 'away' || presence.state === 'left' ? presence.since : null

/** The way its words take, as a key of the text. */
export function wayOf(presence: Presence): 'straight' | 'relay' | 'passedOn' | null {
  if (presence.state !== 'here' || presence.via === null) return null
  return presence.via === 'others' ? 'passedOn' : presence.via
}
