/**
 * How texts are written down as data: when a text speaks, under which conditions, and what it does, as small programs.
 * Types only; the facts stand beside the cards and locations, what they do in `rules/`.
 */
import type { BattlegroundId, CardId, CardType, Faction, Keyword, LocationId, PathId, Side, TokenKind } from '../types.ts'

/** `self`: who controls the card, or activated the location; inside `eachDoes` the seat whose turn it is. A faction: the seat whose deck has it. */
export type Who = 'self' | 'eachFree' | 'eachShadow' | `faction:${Faction}`

export type Zone = 'reserve' | 'path' | 'battleground' | 'pathOrBattleground' | 'inPlay'
/** The place a card has entered; a path by name means that path. */
export type Where = 'reserve' | 'path' | 'battleground' | 'pathOrBattleground' | `path:${PathId}`

/** All that is said must hold. */
export interface Selector {
  readonly ids?: readonly CardId[]
  readonly types?: readonly CardType[]
  readonly faction?: Faction
  readonly keyword?: Keyword
  /** Where it must be; missing for cards that are not in play. `samePath` and `sameBattleground`: where the speaking card is. */
  readonly zone?: Zone | 'samePath' | 'sameBattleground'
}

export interface BattlegroundFilter {
  readonly any?: true
  readonly factionIcon?: Faction
  readonly ids?: readonly BattlegroundId[]
  readonly inDeckOf?: Side
}

export interface Condition {
  /** The card stands there. */
  readonly location?: LocationId
  /** The path it stands on has that number. */
  readonly pathNumber?: number
  readonly activePath?: PathId
  readonly inPlayAny?: readonly CardId[]
  /** In the reserve of the seat that acts. */
  readonly inReserve?: CardId
  /** Where the wielder stood when the item was played on it. */
  readonly wielderIn?: 'reserve'
  /** In this combat the army supports one of them. */
  readonly supporting?: readonly CardId[]
  readonly samePathHas?: Selector
}

export interface PerCards {
  /** One for every so many cards. */
  readonly every: number
  readonly of: Selector
}

export interface Mod {
  readonly attack?: number
  readonly defense?: number
  readonly leadDefense?: number
  readonly pathIcons?: number
  /** Defence of the location itself. */
  readonly locationDefense?: number
  readonly carryoverLimit?: number
  readonly attackPer?: PerCards
  readonly defensePer?: PerCards
  readonly peekTopOfDraw?: 'owner'
  /** The other numbers go to these cards instead. */
  readonly bonusOn?: { readonly ids: readonly CardId[]; readonly zones: readonly ('path' | 'battleground')[] }
}

export type PlayTo = 'anyLegal' | 'reserve' | `battleground:${BattlegroundId}`
export type Search = 'draw' | 'cycle'
export type TokenPlace = 'activePath' | 'thisPath' | 'newPath' | 'chosenBattleground' | 'activePathOrChosenBattleground' | 'this'

export interface Permission {
  readonly cards: 'this' | Selector
  readonly may: 'play' | 'playOrMove'
  readonly onto: BattlegroundFilter
  /** Armies of these factions count as support for those cards' leadership. */
  readonly supportedBy?: readonly Faction[]
}

export type Op =
  | { readonly op: 'draw'; readonly who: Who; readonly n: number; readonly nIf?: Condition & { readonly n: number } }
  | { readonly op: 'extraDraw'; readonly n: number }
  | { readonly op: 'cycleHand' | 'eliminateHand' | 'forsake'; readonly who: Who; readonly n: number }
  | { readonly op: 'cycle'; readonly target: 'this' | 'wielder'; readonly withItems: true }
  | { readonly op: 'eliminate'; readonly target: 'this' | Selector }
  | { readonly op: 'eliminateAnyNumber'; readonly from: Selector; readonly store: 'x' }
  | { readonly op: 'opponentEliminates'; readonly who: Who; readonly n: number | 'x'; readonly from: Selector }
  | { readonly op: 'removeFromGame'; readonly card: CardId }
  | {
      readonly op: 'take'
      readonly from: readonly Search[]
      readonly cards: Selector
      readonly n: number
      readonly to: 'hand'
      readonly who: Who
    }
  | {
      readonly op: 'dig'
      readonly who: Who
      readonly draw: number
      readonly eliminate: number
      readonly playUpTo: number
      readonly filter: Selector
      readonly playTo: PlayTo
      readonly rest: 'cycle'
    }
  | { readonly op: 'examineTop'; readonly n: number; readonly distribute: readonly ('eliminate' | 'cycle' | 'hand')[] }
  | {
      readonly op: 'token'
      readonly kind: TokenKind
      readonly on: TokenPlace
      readonly n: number
      readonly nIf?: Condition & { readonly n: number }
    }
  | { readonly op: 'corruption'; readonly n: number; readonly per?: Selector }
  | { readonly op: 'activatePath'; readonly mode: 'sameNumber' | 'nextNumber' }
  | {
      readonly op: 'activateBattleground'
      readonly filter: BattlegroundFilter
      readonly modes: readonly ('activate' | 'reactivate')[]
      readonly mandatory?: true
      readonly skipIfActive?: true
    }
  | {
      readonly op: 'move'
      readonly card: 'wielder' | CardId
      readonly to: 'thatBattleground' | 'activePath' | 'chosenBattleground'
      readonly mandatory: boolean
      readonly ignorePlayedThisRound: boolean
    }
  | { readonly op: 'chooseOne'; readonly options: readonly (readonly Op[])[] }
  | { readonly op: 'may'; readonly who: Who; readonly cost?: readonly Op[]; readonly do: readonly Op[] }
  | { readonly op: 'eachDoes'; readonly who: Who; readonly do: readonly Op[] }
  | { readonly op: 'recycle'; readonly who: Who }
  | ({ readonly op: 'roundPermission' } & Permission)

export type Effect =
  | {
      readonly when: 'played' | 'playedOrMoved'
      readonly where?: Where
      readonly if?: Condition
      readonly optional?: true
      readonly cost?: readonly Op[]
      readonly do: readonly Op[]
    }
  | {
      readonly when: 'action'
      readonly zone: Zone
      readonly by?: Who
      readonly limit?: 'oncePerRound'
      readonly cost?: readonly Op[]
      readonly do: readonly Op[]
    }
  | { readonly when: 'static'; readonly zone: Zone; readonly if?: Condition; readonly mod: Mod }
  | Replacement
  | {
      readonly when: 'restriction'
      readonly cannotEnter?: {
        readonly battlegroundSide?: Side
        readonly zone?: 'path'
        readonly while?: { readonly activeBattlegroundSide: Side }
      }
      readonly wielderCannotAlsoWield?: { readonly keyword: Keyword }
    }
  | ({ readonly when: 'permission'; readonly zone?: Zone } & Permission)
  | { readonly when: 'drawStep'; readonly zone: 'reserve'; readonly do: readonly Op[] }

export interface Replacement {
  readonly when: 'replace'
  readonly event: 'eliminated' | 'forsaken'
  readonly scope: 'any' | 'anyCombat' | 'pathCombat' | 'fromReserve' | 'fromDrawDeckTop'
  readonly instead: 'cycle'
  /** What becomes of the items of the card that is saved. */
  readonly items: 'cycled' | 'eliminated' | 'n/a'
  readonly target?: 'wielder'
}
