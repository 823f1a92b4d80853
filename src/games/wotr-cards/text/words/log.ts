/** What a language tells in the log. */
import type { CardsEvent, Loss, Side, TokenKind } from '../../types.ts'
import type { StepId } from './labels.ts'
import type { Noun, PlaceNoun } from './nouns.ts'

export type FromPile = Extract<CardsEvent, { type: 'take' }>['from']

export interface LogWords {
  round(n: number, starts: Noun): string
  readonly step: { readonly [S in StepId]: string | null }
  turn(who: Noun): string
  activated(place: PlaceNoun, from: 'deck' | Side, bare: boolean): string
  pathChosen(who: Noun, path: PlaceNoun, old: PlaceNoun): string
  pathActive(path: PlaceNoun): string
  playEvent(who: Noun, card: string): string
  playItem(who: Noun, card: string, wielder: string): string
  play(who: Noun, card: string, place: PlaceNoun | null): string
  move(who: Noun, card: string, place: PlaceNoun | null): string
  use(who: Noun, card: string): string
  winnow(who: Noun): string
  ring(who: Noun): string
  pass(who: Noun): string
  draw(who: Noun, n: number): string
  look(who: Noun, n: number): string
  /** Hidden cards out of hand or what was drawn. */
  cycled(who: Noun, n: number): string
  /** Open cards. */
  cycledOpen(cards: string, plural: boolean): string
  saved(card: string, plural: boolean, from: Loss): string
  lost(who: Noun, n: number, cause: Loss, from: FromPile): string
  lostOpen(cards: string, plural: boolean, cause: Loss): string
  recycle(who: Noun, n: number): string
  search(who: Noun): string
  take(who: Noun, card: string, from: FromPile): string
  foundNothing(who: Noun): string
  examine(who: Noun, n: number): string
  token(kind: TokenKind, n: number, on: PlaceNoun | string): string
  corruption(from: number, to: number): string
  permit(card: Noun): string
  decline(who: Noun): string
  combat(place: PlaceNoun, isPath: boolean, replaced: boolean): string
  support(pairs: readonly (readonly [string, string])[]): string
  count(attack: number, shields: number, left: number): string
  proposal(who: Noun, cards: string): string
  refused(who: Noun): string
  casualties(cards: string, plural: boolean, uncancelled: number): string
  noLoss(uncancelled: number): string
  won(place: PlaceNoun, side: Side, defended: boolean, points: number): string
  pathEnded(path: PlaceNoun, side: Side | null, points: number, corruption: number): string
  score(free: number, shadow: number): string
  ending(winner: Side, free: number, shadow: number): string
  /** A card nobody but its seat knows. */
  readonly aCard: string
}
