/** What *The Lord of the Rings* tells of what happened. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Ending, RollCause } from './state.ts'
import type { Activity, DieFace, EventId, FeatureId, GandalfId, LifeToken, Place, Scenario, TileId, YellowId } from './words.ts'

export type MoveCause = 'tile' | 'card' | 'guidance' | 'ring'
export type CorruptCause = 'die' | 'tile' | 'event' | 'volunteer' | 'life-tokens'

export type LotrEvent =
  | { readonly type: 'arrived'; readonly place: Place }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'tile'; readonly tile: TileId; readonly handle: Handle; readonly left: number }
  | { readonly type: 'tile-cancelled'; readonly tile: TileId }
  | { readonly type: 'tile-skipped' }
  | { readonly type: 'event'; readonly place: Place; readonly n: number; readonly event: EventId }
  | { readonly type: 'event-blanked'; readonly event: EventId }
  /** One space at a time. */
  | { readonly type: 'marker'; readonly line: Activity; readonly to: number; readonly cause: MoveCause }
  | { readonly type: 'gain'; readonly seat: Seat; readonly what: LifeToken | 'shield' | 'bigShield'; readonly amount: number }
  | { readonly type: 'gain-card'; readonly seat: Seat; readonly card: FeatureId; readonly handle: Handle }
  | { readonly type: 'features-removed'; readonly features: readonly FeatureId[] }
  | { readonly type: 'corrupt'; readonly seat: Seat; readonly from: number; readonly to: number; readonly cause: CorruptCause }
  | { readonly type: 'heal'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'sauron'; readonly from: number; readonly to: number }
  | { readonly type: 'roll'; readonly seat: Seat; readonly face: DieFace; readonly cause: RollCause }
  | { readonly type: 'roll-skipped'; readonly seat: Seat }
  | { readonly type: 'roll-ignored'; readonly seat: Seat; readonly face: DieFace }
  | { readonly type: 'play'; readonly seat: Seat; readonly handle: Handle; readonly line: Activity }
  | { readonly type: 'use'; readonly seat: Seat; readonly card: YellowId; readonly handle: Handle }
  /** `spare`: bought only to be discarded as one card (optional rule). */
  | { readonly type: 'call'; readonly seat: Seat; readonly card: GandalfId; readonly spare?: true }
  | { readonly type: 'discard'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | {
      readonly type: 'pay'
      readonly seat: Seat
      readonly cards: readonly Handle[]
      readonly tokens: readonly LifeToken[]
      readonly shields: number
    }
  /** `seat`: who alone could have paid; missing where it was up to the group or any one player. */
  | { readonly type: 'unpaid'; readonly for: EventId | TileId; readonly seat?: Seat }
  | { readonly type: 'volunteer'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | { readonly type: 'show'; readonly handle: Handle }
  | { readonly type: 'pass-card'; readonly from: Seat; readonly to: Seat; readonly handle: Handle }
  | { readonly type: 'reshuffle'; readonly cards: number }
  | { readonly type: 'arranged'; readonly seat: Seat }
  | { readonly type: 'ring-used'; readonly seat: Seat }
  | { readonly type: 'ring-bearer'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'life-tokens'; readonly seat: Seat; readonly missing: number; readonly spared: boolean }
  | { readonly type: 'met-sauron'; readonly seats: readonly Seat[] }
  | { readonly type: 'could-not-pay'; readonly seat: Seat }
  | { readonly type: 'lapsed'; readonly seat: Seat; readonly key: string }
  | { readonly type: 'scenario-end'; readonly place: Scenario; readonly cause: 'main-line' | 'events' }
  | { readonly type: 'mount-doom'; readonly seat: Seat }
  | { readonly type: 'ending'; readonly ending: Ending }
