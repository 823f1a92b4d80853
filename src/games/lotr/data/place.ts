/**
 * How the places of the journey are written down as data: lines with their spaces, and events as small programs.
 * Types only; the facts stand in `boards.ts` and `havens.ts`, what they do in `rules/events.ts`.
 */
import type { Activity, Content, Cost, EventId, FeatureId, Place, TileId } from '../types.ts'

export interface Space {
  /** The printed number of a main line's space: the score if the game is lost here. */
  readonly label?: number
  readonly content: Content
  readonly card?: FeatureId
}

export interface Line {
  readonly main: boolean
  /** The number printed at the start of a main line. */
  readonly startLabel?: number
  /** `spaces[0]` is the first space after the start. */
  readonly spaces: readonly Space[]
  /** Last space of each part, where a line has two. */
  readonly parts?: readonly number[]
}

/** Whom an effect concerns. `self` is the one of "each player" whose turn it is to pay, `volunteer` the one who came forward. */
export type Who = 'each' | 'others' | 'active' | 'ringBearer' | 'self' | 'volunteer'
/** Who is asked for a cost. */
export type EventPayer = 'group' | 'one' | 'active' | 'ringBearer' | 'each'
/** A cost, or that many signs of the kind a turned-up Hobbit card shows. */
export type EventCost = Cost | { readonly matching: number }

export type Effect =
  | { readonly op: 'draw'; readonly who: Who; readonly n: number }
  | { readonly op: 'roll'; readonly who: Who; readonly times: number }
  | { readonly op: 'corrupt'; readonly who: Who; readonly n: number }
  | { readonly op: 'heal'; readonly who: Who; readonly n: number }
  | { readonly op: 'sauron'; readonly n: number }
  | { readonly op: 'gain-card'; readonly card: FeatureId }
  | { readonly op: 'remove-features' }
  | { readonly op: 'reveal' }
  | { readonly op: 'next-event' }
  | { readonly op: 'must-discard'; readonly cards: number; readonly shields: number }
  | { readonly op: 'deal-features'; readonly place: 'rivendell' | 'lothlorien' }
  | { readonly op: 'pass-card-left' }
  | { readonly op: 'distribute'; readonly n: number }
  | { readonly op: 'draw-or-heal'; readonly draw: number; readonly heal: number }
  | { readonly op: 'ring-bearer-caught' }
  | {
      readonly op: 'pay'
      readonly payer: EventPayer
      readonly cost: EventCost
      readonly so: readonly Effect[]
      readonly otherwise: readonly Effect[]
    }
  | {
      readonly op: 'if-complete'
      readonly lines: readonly Activity[]
      readonly so: readonly Effect[]
      readonly otherwise: readonly Effect[]
    }
  | {
      readonly op: 'if-part'
      readonly line: Activity
      readonly part: number
      readonly so: readonly Effect[]
      readonly otherwise: readonly Effect[]
    }
  | { readonly op: 'volunteer'; readonly so: readonly Effect[]; readonly otherwise: readonly Effect[] }
  | {
      readonly op: 'accept'
      readonly who: 'active' | 'ringBearer'
      readonly so: readonly Effect[]
      readonly otherwise: readonly Effect[]
    }

export interface EventData {
  readonly id: EventId
  /** Position on the board, from 1. */
  readonly n: number
  readonly effect: readonly Effect[]
  /** Whether Athelas may stand in for a life token asked of one player. */
  readonly athelas?: boolean
}

export interface PlaceData {
  readonly id: Place
  readonly kind: 'haven' | 'scenario'
  /** The line that ends the scenario; null in a haven. */
  readonly main: Activity | null
  readonly lines: { readonly [A in Activity]?: Line }
  /** Feature cards that can be gained on this board, or that are dealt in this haven. */
  readonly features: readonly FeatureId[]
  readonly events: readonly EventData[]
  /** The score of a game lost here outside a scenario. */
  readonly havenScore?: number
}

export interface TileData {
  readonly id: TileId
  readonly kind: 'activity' | 'event' | 'threat'
  readonly effect: readonly Effect[]
}
