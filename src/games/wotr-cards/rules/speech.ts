/** A text being carried out: who speaks, for whom, from where, and what it has brought about so far. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Op } from '../data/index.ts'
import type { About, BattlegroundId, CardId, LocationId, PathId, Reason, Spot } from '../types.ts'
import type { Speaker } from './pieces.ts'
import type { CardsTable, Script } from './seats.ts'

export interface Speech extends Speaker {
  /** "You": who controls the card, who activated the location, or the one of "each player" whose turn it is. */
  readonly seat: Seat
  readonly handle: Handle | null
  readonly card: CardId | null
  readonly location: LocationId | null
  readonly spot: Spot | null
  readonly wielderWas?: Spot
  /** Why it makes a seat cycle or eliminate; `text` where nothing else is said. */
  readonly reason?: Reason
  /** What earlier words of the same text have found: `newPath`, `thatBattleground`, a count. */
  readonly found: { path: PathId | null; ground: BattlegroundId | null; count: number }
}

export const nothingFound = (): Speech['found'] => ({ path: null, ground: null, count: 0 })

/** ruling locationTextChooser */
export const ofLocation = (seat: Seat, location: LocationId): Speech => ({
  seat,
  handle: null,
  card: null,
  location,
  spot: null,
  found: nothingFound(),
})

/** Whose words a prompt carries. */
export const saidBy = ({ card, location }: Speech): About => (card ? { card } : location ? { location } : {})

/** Texts that other texts set off: handed down, so that the parts of the interpreter need not know each other. */
export interface Texts {
  /** Carries out a list of words. */
  run(t: CardsTable, ops: readonly Op[], speech: Speech): Script
  /** What a card says when it has come to a place. */
  entered(t: CardsTable, handle: Handle, how: 'played' | 'moved', wielderWas?: Spot): Script
  /** What an event says; it is eliminated afterwards. */
  event(t: CardsTable, seat: Seat, handle: Handle): Script
}
