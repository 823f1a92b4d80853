/** What sentences need of a name: its title, and its forms in a sentence. Languages fill them in; English has but one form. */
import type { BattlegroundId, CardId, Faction, PathId, SeatId } from '../../types.ts'

export interface Noun {
  /** Standing alone: "The Witch-king". */
  readonly title: string
  /** For narrow cards. */
  readonly short: string
  /** As subject, object, after a preposition, of whom: "the Witch-king", "des Hexenkönigs". */
  readonly nom: string
  readonly acc: string
  readonly dat: string
  readonly gen: string
  readonly plural: boolean
}
/** A place: also "at Dol Guldur", "to Dol Guldur". */
export interface PlaceNoun extends Noun {
  readonly at: string
  readonly to: string
}

export interface NameWords {
  readonly cards: { readonly [C in CardId]: Noun }
  readonly battlegrounds: { readonly [B in BattlegroundId]: PlaceNoun }
  readonly paths: { readonly [P in PathId]: PlaceNoun }
  readonly seats: { readonly [S in SeatId]: Noun }
  /** The people: "the Elves"; and as an adjective before a type: "Elf". */
  readonly factions: { readonly [F in Faction]: { readonly name: string; readonly noun: Noun } }
}
