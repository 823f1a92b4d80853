/** What *War of the Ring: The Card Game* tells of what happened. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Combat, Ending, Support } from './state.ts'
import type { BattlegroundId, CardId, LocationId, PathId, Side, Spot, TokenKind } from './words.ts'

/** Where cards come from. */
export type From = 'hand' | 'play' | 'deck' | 'drawn' | 'cycle'

export type CardsEvent =
  | { readonly type: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'step'; readonly step: 'location' | 'action' | 'combat' | 'victory' | 'draw' }
  | { readonly type: 'turn'; readonly seat: Seat; readonly slot: number }
  | {
      readonly type: 'activate'
      readonly location: BattlegroundId
      readonly seat: Seat
      readonly from: 'deck' | 'free' | 'shadow'
      readonly bare: boolean
    }
  | { readonly type: 'path-chosen'; readonly path: PathId; readonly seat: Seat; readonly replaces: PathId | null }
  | { readonly type: 'activate-path'; readonly path: PathId; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly handle: Handle; readonly to: Spot | 'event'; readonly wielder?: Handle }
  | { readonly type: 'move'; readonly seat: Seat; readonly handle: Handle; readonly to: Spot }
  | { readonly type: 'use'; readonly seat: Seat; readonly handle: Handle }
  | { readonly type: 'text'; readonly handle: Handle; readonly seat: Seat }
  | { readonly type: 'winnow'; readonly seat: Seat }
  | { readonly type: 'ring'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly to: 'hand' | 'drawn' }
  /** Onto the owner's cycle pile. `replaces`: instead of what a text saved it from. */
  | { readonly type: 'cycle'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly from: From; readonly replaces?: Loss }
  /** Onto the owner's eliminated pile. */
  | { readonly type: 'eliminate'; readonly seat: Seat; readonly handles: readonly Handle[]; readonly from: From; readonly cause: Loss }
  | { readonly type: 'recycle'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'shuffle'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'search'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'take'; readonly seat: Seat; readonly handle: Handle; readonly from: From }
  | { readonly type: 'found-nothing'; readonly seat: Seat }
  | { readonly type: 'examine'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'token'; readonly kind: TokenKind; readonly n: number; readonly on: LocationId | Handle }
  | { readonly type: 'corruption'; readonly from: number; readonly to: number; readonly cause: 'text' | 'combat' }
  | { readonly type: 'permit'; readonly card: CardId }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'combat'; readonly location: LocationId; readonly cause: Combat['cause'] }
  | { readonly type: 'support'; readonly location: LocationId; readonly support: readonly Support[] }
  | { readonly type: 'count'; readonly location: LocationId; readonly attack: number; readonly shields: number; readonly left: number }
  | { readonly type: 'proposal'; readonly seat: Seat; readonly handles: readonly Handle[] }
  | { readonly type: 'proposal-refused'; readonly seat: Seat }
  | { readonly type: 'casualties'; readonly location: LocationId; readonly handles: readonly Handle[]; readonly uncancelled: number }
  | { readonly type: 'won'; readonly location: BattlegroundId; readonly side: Side; readonly points: number }
  | { readonly type: 'path-ended'; readonly path: PathId; readonly side: Side | null; readonly points: number; readonly corruption: number }
  | { readonly type: 'score'; readonly free: number; readonly shadow: number }
  | { readonly type: 'ending'; readonly ending: Ending }

/** How a card is lost. */
export type Loss = 'eliminated' | 'forsaken' | 'removed'
