/** All that a language supplies, and the few questions every composer asks of it. */
import { type CardId, isBattleground, type LocationId, type View } from '../../types.ts'
import type { CardsText, FaceOf, HelpPage } from '../types.ts'
import type { AskWords } from './asks.ts'
import type { ChoiceWords } from './choices.ts'
import type { EndingWords } from './endings.ts'
import type { ExplainWords } from './explain.ts'
import type { FrontWords } from './fronts.ts'
import type { Labels } from './labels.ts'
import type { LogWords } from './log.ts'
import type { LossWords } from './losses.ts'
import type { NameWords, Noun, PlaceNoun } from './nouns.ts'
import type { RefusalWords } from './refusals.ts'
import type { RuleWords } from './rule-words.ts'
import type { ZoneWords } from './zones.ts'

export interface Words
  extends Pick<CardsText, 'title' | 'subtitle' | 'sides' | 'types' | 'keywords' | 'scenarios' | 'options' | 'optionValue'> {
  readonly seatLines: { readonly [S in keyof CardsText['seats']]: string }
  readonly names: NameWords
  readonly labels: Labels
  readonly rules: RuleWords
  readonly asks: AskWords
  readonly choices: ChoiceWords
  readonly fronts: FrontWords
  readonly losses: LossWords
  readonly log: LogWords
  readonly refusals: RefusalWords
  readonly endings: EndingWords
  readonly explain: ExplainWords
  readonly zones: ZoneWords
  readonly help: readonly HelpPage[]
  /** "Sam, Pippin and Merry". */
  list(items: readonly string[], and?: 'and' | 'or'): string
}

export const placeNoun = ({ names }: { readonly names: NameWords }, id: LocationId): PlaceNoun =>
  isBattleground(id) ? names.battlegrounds[id] : names.paths[id]
export const seatNoun = ({ names }: Words, view: View, seat: number): Noun => names.seats[view.players[seat]?.id ?? 'frodo']
/** A card by its handle, or null where its face is not known. */
export function cardNoun({ names }: Words, faceOf: FaceOf, handle: number): Noun | null {
  const face = faceOf(handle)
  return face === null ? null : (names.cards[face as CardId] ?? null)
}
/** First letter large, a stop at the end. */
export function sentence(text: string): string {
  const begun = text.replace(/^(\**)(\p{L})/u, (_, stars: string, letter: string) => stars + letter.toLocaleUpperCase())
  return /[.!?]\**$/.test(begun) ? begun : `${begun}.`
}
/** Parts that are there, with a space between. */
export const row = (...parts: readonly string[]): string => parts.filter((part) => part).join(' ')
