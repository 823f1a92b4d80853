/** What a language says of choices. */
import type { RULINGS } from '../../data/index.ts'
import type { PromptKind, Side } from '../../types.ts'
import type { PlaceNoun } from './nouns.ts'

export interface ChoiceWords {
  /** "Faramir to Dol Guldur", "Faramir to reserve" */
  to(card: string, place: PlaceNoun | null): string
  move(card: string, place: PlaceNoun): string
  /** "Legolas at Dol Guldur", "Legolas in reserve" */
  wielder(name: string, place: PlaceNoun | null): string
  playEvent(card: string): string
  cycle(card: string): string
  use(card: string): string
  eliminate(card: string): string
  forsake(card: string): string
  take(card: string): string
  toHand(card: string): string
  lead(card: string): string
  readonly hint: {
    readonly fresh: string
    readonly inReserve: string
    readonly cycled: string
    readonly eliminated: string
    readonly saved: string
    readonly fromReserve: string
    readonly fromHand: string
    /** "shields 2, worth 1" */
    ground(shields: number, points: number): string
    readonly bare: string
    /** "the Shadow loses it: worth 2" */
    loses(side: Side, points: number): string
    ring(rule: keyof typeof RULINGS.ring): string
    pass(hand: number, limit: number): string
    readonly winnow: string
    readonly top: string
    /** What a search or a look at the cycle pile brings. */
    readonly shown: string
    leads(attack: number, defence: number): string
    readonly items: { readonly cycled: string; readonly eliminated: string; readonly 'n/a': string }
  }
  readonly plain: {
    readonly winnow: string
    readonly ring: string
    readonly pass: string
    readonly deck: string
    readonly do: string
    readonly decline: string
    readonly nothing: string
    readonly agree: string
    readonly refuse: string
  }
  readonly plainHint: {
    readonly decline: string
    readonly nothing: string
    readonly agree: string
    readonly refuse: string
  }
  /** A path by its number: "shields 1, worth 2". */
  readonly choose: string
  /** Several at once: "Cycle both", "Cycle these three". */
  several(kind: PromptKind, n: number): string
}
