/**
 * Every sentence of this game, behind typed keys. A language supplies words and grammar (`Words` in `compose/words.ts`); the sentences
 * are composed from them in one place. Rich text: `*one*` for titles, `**two**` for strong; no signs.
 */
import type { OptionSpec, Prompt, Refusal, Seat } from '../../../engine/types.ts'
import type {
  CardId,
  CardsEvent,
  CardType,
  Faction,
  Keyword,
  LocationId,
  LocationView,
  Options,
  ScenarioId,
  SeatId,
  Side,
  View,
} from '../types.ts'
import type { Labels } from './words/labels.ts'

export type Language = 'en' | 'de'
/** What a handle shows to the one who reads; null: unknown to him. */
export type FaceOf = (handle: number) => CardId | null

/** The decision: one sentence, one line of consequence. */
export interface Sentence {
  readonly question: string
  readonly detail: string
}
/** A button: what it does and, smaller, what that brings. */
export interface Label {
  readonly label: string
  readonly hint: string
}
/** Long press or hover: a thing shown large with its rule in our own words. */
export interface Explanation {
  readonly title: string
  readonly body: string
}

/** A card in words. */
export interface CardText {
  readonly name: string
  /** For narrow cards. */
  readonly short: string
  /** "Elf item" */
  readonly kind: string
  /** Where it goes: "On any Elf." */
  readonly place: string
  /** What it does, one text a line. */
  readonly rules: readonly string[]
  /** For the card in hand: place and the first words of the rules. */
  readonly brief: string
}
/** A location in words. */
export interface LocationText {
  readonly name: string
  readonly short: string
  /** "Free Peoples defend" or "Path 6" */
  readonly role: string
  /** What happens when it is activated. */
  readonly rule: string
  /** Who may fight there: "Attack: Monstrous, Mordor"; nothing on a path. */
  readonly factions: readonly string[]
}
/** A front as it stands. */
export interface FrontText {
  /** "Free Peoples defend · 2 shields" */
  readonly line: string
  /** "8 attack less 3 shields leaves 5 to cancel" */
  readonly sum: string
  /** "holds", "falls", "scored" */
  readonly result: string
  /** "holds, one lost": with what it costs. */
  readonly cost: string
}
/** A set of casualties, legal or not. */
export interface LossText {
  readonly label: string
  /** "5 of 5" */
  readonly sum: string
  /** "just enough", "1 over", "1 short" */
  readonly verdict: string
  /** Why it is allowed or not. */
  readonly why: string
  readonly allowed: boolean
}
export interface EndingText {
  readonly title: string
  readonly line: string
  readonly why: string
  readonly sides: { readonly [S in Side]: { readonly score: number; readonly parts: readonly ScorePart[] } }
}
export interface ScorePart {
  readonly id: 'battlegrounds' | 'paths' | 'corruption' | 'rings'
  readonly value: number
  readonly label: string
  readonly detail: string
}
export interface RoundText {
  readonly round: number
  readonly free: number
  readonly shadow: number
  readonly won: readonly {
    readonly location: LocationId
    readonly side: Side | null
    readonly points: number
    readonly corruption: number
  }[]
  readonly line: string
}
export interface HelpPage {
  readonly title: string
  readonly body: readonly string[]
}
export type Told = readonly { readonly at: number; readonly event: CardsEvent }[]
export interface TextZone {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

export interface CardsText {
  readonly title: string
  readonly subtitle: string
  readonly labels: Labels
  readonly seats: { readonly [S in SeatId]: { readonly name: string; readonly line: string } }
  readonly sides: { readonly [S in Side]: string }
  readonly factions: { readonly [F in Faction]: string }
  readonly types: { readonly [T in CardType]: string }
  readonly keywords: { readonly [K in Keyword]: string }
  readonly scenarios: { readonly [S in ScenarioId]: { readonly name: string; readonly line: string; readonly notes: readonly string[] } }
  card(id: CardId): CardText
  location(id: LocationId): LocationText
  /** "Legolas at Dol Guldur" needs "at Dol Guldur". */
  at(id: LocationId): string
  readonly options: { readonly [O in keyof Options]: OptionText }
  optionValue(spec: OptionSpec, value: boolean | string | number): string

  /** Over the question: "Aragorn’s turn", "Frodo proposes the losses". */
  actor(view: View, seat: Seat, prompt: Prompt): string
  /** What is asked. With `chosen`, the consequence of these keys. */
  decision(view: View, seat: Seat, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): Sentence
  /** A card of the hand or in play is raised, and the keys of `action` and `dig` that concern it are weighed. */
  raised(view: View, seat: Seat, prompt: Prompt, handle: number, faceOf: FaceOf): Sentence
  /** A choice as a button. */
  choice(view: View, seat: Seat, prompt: Prompt, key: string, faceOf: FaceOf): Label
  /** Several chosen keys as one button. */
  choices(view: View, seat: Seat, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Label
  /** What follows the decision: "Then cycle another card." Empty where nothing does. */
  next(view: View, seat: Seat, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): string
  /** Whether this seat may pass, and why not. */
  passing(view: View, seat: Seat): string
  front(view: View, location: LocationView): FrontText
  /** What each card counts and what becomes of it: "counts 3 · falls", "4 unused · cycled". */
  badge(view: View, handle: number, chosen: readonly number[]): string
  losses(view: View, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): LossText
  refusal(view: View, refusal: Refusal): string
  /** A line of the log, or null for what needs none. The same for every reader: hidden cards stay "a card". */
  told(view: View, event: CardsEvent, faceOf: FaceOf): string | null
  /** The whole log. */
  lines(view: View, told: Told, faceOf: FaceOf): readonly { readonly at: number; readonly text: string; readonly heading: boolean }[]
  /** Why the device changes hands: for the cover. */
  story(view: View, seat: Seat, prompt: Prompt): string
  standing(view: View): string
  zones(view: View): readonly TextZone[]
  /** Topics: `card:ID`, `battleground:ID`, `path:ID`, `faction:ID`, `type:ID`, `keyword:ID`, `seat:ID`, `scenario:ID`, `icon:ID`, `word:ID`. */
  explain(topic: string): Explanation | null
  ending(view: View): EndingText
  rounds(told: Told): readonly RoundText[]
  readonly help: readonly HelpPage[]
}
export interface OptionText {
  readonly title: string
  readonly line: string
  readonly values?: { readonly [value: string]: string }
}
