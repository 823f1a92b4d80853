/** What *The Lord of the Rings* asks its players to give. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { EventId, FeatureId, LifeToken, Sign, TileId } from './words.ts'

/** What a payment asks for. Several parts are all due. */
export interface Cost {
  readonly signs?: { readonly [S in Sign]?: number }
  readonly cards?: number
  readonly shields?: number
  /** `any`: tokens of whatever kind. */
  readonly tokens?: { readonly [T in LifeToken | 'any']?: number }
  /** One certain card. */
  readonly card?: FeatureId
}
/** Who pays: any split of the survivors, exactly one of them, or the named seat alone. */
export type Payer = 'group' | 'one' | 'self'

/** What is being paid for right now: shown on the table, and asked about by `pay`. */
export interface Payment {
  readonly cost: Cost
  readonly payer: Payer
  /** The seat that alone may pay, for `self`. */
  readonly seat: Seat | null
  /** What was pledged so far; spent only when the cost is covered. */
  pledges: { seat: Seat; cards: Handle[]; tokens: LifeToken[]; shields: number }[]
  /** Wild signs that Guidance adds to what the Active player gives. */
  guidance: number
  /** The event or tile that asks. */
  readonly for: EventId | TileId
}
