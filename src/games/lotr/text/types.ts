/**
 * Every sentence of this game, behind typed keys, so that a language is one object of this shape and the compiler
 * finds what is missing. Rich text: `[fighting]`, `[eye]`, `[card]` ... stand for signs, `*one*` for italics, `**two**` for strong.
 */
import type { OptionSpec, Prompt, Refusal, Seat } from '../../../engine/types.ts'
import type { CardId, EventId, GandalfId, Hobbit, LotrEvent, LotrFace, Options, Place, TileId, View, WindowId } from '../types.ts'

/** The band under the board: whom it is for, one sentence, one line of consequence. */
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
/** What a handle of a key or an event shows to the one who reads: a card, or a tile looked at with Foresight. Null: unknown to him. */
export type FaceOf = (handle: number) => LotrFace | null

export interface LotrText {
  readonly title: string
  readonly subtitle: string
  readonly hobbits: { readonly [H in Hobbit]: { readonly name: string; readonly ability: string } }
  readonly places: { readonly [P in Place]: { readonly name: string; readonly line: string } }
  /** "third of seven places" */
  placeOrder(index: number): string
  /** `terms` is the short form on the slab ("*each* [hiding] else [die]"), `words` the same as a sentence. */
  readonly events: { readonly [E in EventId]: { readonly name: string; readonly terms: string; readonly words: string } }
  readonly cards: { readonly [C in CardId]: { readonly name: string; readonly rule: string } }
  /** "white", "grey", "yellow" as printed on cards. */
  readonly colors: { readonly white: string; readonly grey: string; readonly yellow: string }
  readonly gandalf: { readonly [G in GandalfId]: { readonly name: string; readonly rule: string } }
  readonly tiles: { readonly [T in TileId]: { readonly name: string; readonly caption: string; readonly rule: string } }
  readonly windows: { readonly [W in WindowId]: { readonly name: string; readonly setting: string } }
  /** Options by id: title and one line; `values` for choices and flags shown as a list. */
  readonly options: {
    readonly [O in keyof Options]: { readonly title: string; readonly line: string; readonly values?: { readonly [value: string]: string } }
  }
  optionValue(spec: OptionSpec, value: boolean | string | number): string
  /** What the table waits for, addressed to `seat`. With `chosen`, the consequence of these keys. */
  decision(view: View, seat: Seat, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): Sentence
  /** A choice as a button. */
  choice(view: View, seat: Seat, prompt: Prompt, key: string, faceOf: FaceOf): Label
  /** Several chosen keys as one button ("Give both cards / Hiding and Hiding"). */
  choices(view: View, seat: Seat, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Label
  /** Game and engine refusals as a sentence that names the rule. */
  refusal(view: View, refusal: Refusal): string
  /** A line of the log, or null for what needs no line. */
  told(view: View, event: LotrEvent, faceOf: FaceOf): string | null
  /** Long press: `card:ID`, `gandalf:ID`, `tile:ID`, `event:ID`, `space:PLACE:LINE:N`, `hobbit:ID`, `sign:ID`, `die`, `sauron`, `road`, `token:ID`, `place:ID`. */
  explain(topic: string): Explanation | null
  /** The ending's headline, sentence and the parts of the score. */
  ending(view: View): {
    readonly title: string
    readonly line: string
    readonly parts: readonly { readonly value: number; readonly label: string }[]
  }
  /** One line for the shelf's Continue card: "The battle stands at 14, Sauron at 11." */
  standing(view: View): string
  /** The rules in our own words, as short chapters for the help panel. */
  readonly help: readonly { readonly title: string; readonly body: readonly string[] }[]
}

export type Language = 'en' | 'de'
