/** What a language says when it asks. */
import { PROMPT_KINDS, type PromptKind, type Reason, type Side } from '../../types.ts'
import type { Noun, PlaceNoun } from './nouns.ts'

/** Whose text asks: a card or a location; null where the rules themselves ask. */
export type Source = Noun | null

/** Why cards are cycled or eliminated, where it is said; all else is said as `text`. */
export type CycleReason = Exclude<Reason, 'winnow'>
export type EliminateReason = Extract<Reason, 'text' | 'winnow' | 'ring'>

export interface AskWords {
  /** Over the question. */
  readonly actor: { readonly [K in PromptKind]: (seat: Noun) => string }
  readonly action: {
    question(seat: Noun): string
    event(card: Noun): string
    item(card: Noun): string
    where(card: Noun): string
    use(card: Noun): string
  }
  readonly passing: {
    atLimit(hand: number, limit: number): string
    fewest(hand: number): string
    /** "No pass yet: 6 in hand, your limit is 2, and the Shadow holds 4 and 3." */
    notYet(hand: number, limit: number, enemies: readonly number[], side: Side): string
  }
  /** After a play. */
  readonly price: { cycle: string; forsake: string; rest: string }
  readonly cycle: { readonly [R in CycleReason]: (n: number, source: Source) => string }
  cycleDetail(reason: Reason, n: number, kept: number): string
  readonly eliminate: { readonly [R in EliminateReason]: (n: number, source: Source) => string }
  readonly eliminateDetail: string
  forsake(source: Source, reason: Reason): string
  forsakeDetail(more: number): string
  may(source: Source): string
  take(n: number, from: readonly ('draw' | 'cycle')[]): string
  takeDetail(from: readonly ('draw' | 'cycle')[], found: boolean): string
  dig(n: number, drawn: number): string
  readonly digDetail: string
  readonly examine: string
  readonly examineDetail: string
  path(source: Source): string
  pathDetail(active: PlaceNoun | null): string
  ground(source: Source): string
  readonly groundDetail: string
  place(source: Source): string
  readonly placeDetail: string
  target(source: Source): string
  targetDetail(min: number, max: number): string
  option(source: Source): string
  readonly fight: string
  fightDetail(left: number): string
  support(place: PlaceNoun, n: number, wanted: number): string
  readonly supportDetail: string
  casualties(place: PlaceNoun): string
  casualtiesDetail(left: number): string
  agree(proposed: string): string
  agreeDetail(sum: string): string
  replacement(card: Noun | null): string
  readonly replacementDetail: string
  /** For the cover: why the device changes hands. */
  readonly story: { readonly [K in PromptKind]: (seat: Noun, source: Source) => string }
}

/** The same words for every kind of prompt, but for those that have their own. */
export const forKinds = <T>(one: T, others: { readonly [K in PromptKind]?: T }): { readonly [K in PromptKind]: T } => ({
  ...(Object.fromEntries(PROMPT_KINDS.map((kind) => [kind, one])) as { readonly [K in PromptKind]: T }),
  ...others,
})
