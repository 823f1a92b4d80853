/**
 * What a game gives the shell for its DOM: components for the table's parts, and pure functions from a view and a prompt to
 * words, cards and choices. The shell lays them out, keeps what is being thought about, and answers the session.
 */
import type { ComponentType, ReactNode } from 'react'
import type { GameEvent, OptionValues, Outcome, Prompt, Refusal, Seat } from '../engine/index.ts'
import type { DecisionSeat } from '../session/types.ts'
import type { SceneProps, Shape } from '../table/contract.ts'
import type { Explanation } from './explain.tsx'
import type { FanCard, FanMeasures } from './fan.tsx'
import type { Signs } from './rich-text.tsx'
import type { Zone } from './zones.tsx'

export type FaceOf = (handle: number) => string | null

export interface HandCard extends FanCard {
  readonly id: number
  readonly face: string | null
  readonly topic: string | null
}

/** A line of the log, with the log length at which it was told. */
export interface ToldLine {
  readonly at: number
  readonly text: string
  /** Begins a turn or a place. */
  readonly heading: boolean
}

/** A button of the decision. */
export interface PanelChoice {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly primary?: boolean
  readonly seat: Seat
  readonly keys: readonly string[]
  /** `answer` sends the keys; `consider` only raises them, so that their consequences can be read first; `pass` lets the window go. */
  readonly act: 'answer' | 'consider' | 'pass'
  /** Would be refused as it stands; touching it says why. */
  readonly refused?: boolean
  readonly pressed?: boolean
}
export interface PanelDecision {
  /** Over the question: whose it is. */
  readonly lead?: string
  readonly question: string
  readonly detail: string
  readonly choices: readonly PanelChoice[]
  /** More choices than the band has room for; shown as a list, by seat. */
  readonly more: readonly PanelChoice[]
}
export interface DecisionInput<V> {
  /** The view of the asked seat. */
  readonly view: V
  readonly seat: Seat
  readonly prompt: Prompt
  readonly selection: readonly string[]
  readonly faceOf: FaceOf
  readonly shape: Shape
  /** For windows: the other seats asked whose hands may be seen here. */
  readonly beside: readonly (DecisionSeat & { readonly view: V; readonly faceOf: FaceOf })[]
  readonly isWindow: boolean
  /** What the shell calls its own ways out. */
  readonly words: { readonly goOn: string; readonly goOnHint: string; readonly thinkAgain: string }
}

export interface TablePartProps<V> {
  readonly view: V
  readonly shape: Shape
  /** The seat whose hand lies in front. */
  readonly front: Seat | null
  readonly asked: readonly Seat[]
  readonly onSeat: (seat: Seat) => void
  readonly prompt: Prompt | null
  readonly selection: readonly string[]
  readonly onPick: (keys: readonly string[]) => void
  /** Something that stands for no key now was touched; `key` is the key it would have been. */
  readonly onWhy: (key: string) => void
  readonly people: readonly string[]
  readonly faceOf: FaceOf
  readonly watch: Watch<V> | null
  /** Looks at the latest {@link Sequence} of this name again. */
  readonly onWatch: (id: string) => void
  /** By seat: what the shell says of the person there, such as "away"; null where there is nothing to say. */
  readonly marks: readonly (string | null)[]
}

export interface NewMatchChoice {
  readonly seats: number
  readonly people: readonly string[]
  readonly options: OptionValues
}
export interface NewMatchProps {
  readonly people: readonly string[]
  readonly openHands: boolean
  readonly onOpenHands: (open: boolean) => void
  readonly onBack: () => void
  readonly onHelp: () => void
  readonly onStart: (match: NewMatchChoice) => void
  /** The same choice for a table of several devices. */
  readonly onOpenTable: (match: NewMatchChoice) => void
  readonly busy: boolean
  readonly problem: string | null
}

export interface EndingProps<V> {
  readonly view: V
  /** The whole match as it was told. */
  readonly told: readonly { readonly at: number; readonly event: GameEvent }[]
  readonly outcome: Outcome
  readonly people: readonly string[]
  readonly onAgain: () => void
  readonly onJourney: () => void
  readonly onShelf: () => void
  readonly onMenu: () => void
  readonly menuLabel: string
}

/** A part of what happened, and what is shown once it has been told. */
export interface Stage<V, E extends GameEvent> {
  readonly events: readonly E[]
  readonly view: V
}

/** A stretch of what was told that is worth looking at again, step by step; `from` and `to` are positions in it. */
export interface Sequence {
  readonly id: string
  readonly from: number
  readonly to: number
}
/** A sequence that is being looked at: the match stands still meanwhile. */
export interface Watch<V> {
  readonly id: string
  readonly at: number
  /** What stood after each of its steps. */
  readonly views: readonly V[]
  readonly go: (at: number) => void
}

/** How the shell lays this game's table; the places themselves are the game's own css, below `[data-game]`. */
export interface TableLayout {
  /** `fan`: cards overlap like in a hand; `rows`: complete cards side by side, row by row. */
  readonly hand: 'fan' | 'rows'
  /** `corner`: last lines, undo, log and scrubber beside the hand; `bar`: two signs, the scrubber in the log. */
  readonly tools: 'corner' | 'bar'
}

export interface GamePanels<V = unknown, E extends GameEvent = GameEvent> {
  readonly title: string
  readonly signs: Signs
  explain(topic: string): Explanation | null
  /** "Frodo" */
  role(view: V, seat: Seat): string
  medal(view: V, seat: Seat, size: number): ReactNode
  portrait(view: V, seat: Seat): ReactNode
  /** A small upright picture of the seat; grey while nobody sits there. */
  niche(view: V, seat: Seat, taken: boolean): ReactNode
  /** The options that matter, in a few words: "Sauron on 12". */
  setupLine(options: OptionValues, seats: number): string
  readonly layout: TableLayout
  readonly Header: ComponentType<TablePartProps<V>>
  /** What lies on the board as DOM, over the canvas. */
  readonly Board?: ComponentType<TablePartProps<V>>
  readonly Events: ComponentType<TablePartProps<V>>
  readonly Players: ComponentType<TablePartProps<V>>
  /** Captions under the slots for tiles, tile and die, and what stands there in their place. */
  readonly Corner: ComponentType<TablePartProps<V>>
  /** Between the words and the choices of the band. */
  readonly Aside: ComponentType<{
    readonly input: DecisionInput<V>
    readonly decision: PanelDecision
    readonly onChoice: (choice: PanelChoice) => void
  }>
  /** Whether {@link Aside} has anything to show. */
  hasAside(input: DecisionInput<V>): boolean
  readonly NewMatch: ComponentType<NewMatchProps>
  readonly Ending: ComponentType<EndingProps<V>>
  hand(view: V, seat: Seat, prompt: Prompt | null, selection: readonly string[], faceOf: FaceOf): readonly HandCard[]
  drawCard(card: HandCard, shape: Shape): ReactNode
  handMeasures(shape: Shape): FanMeasures
  /** A card was touched: the new selection, or the key to ask about when it cannot be used. */
  tapCard(
    prompt: Prompt | null,
    selection: readonly string[],
    handle: number,
    faceOf: FaceOf,
    view: V,
  ): { readonly select: readonly string[] } | { readonly why: string }
  /**
   * A card of the hand was dragged onto one of these targets (the `data-drop` of the game's own parts, the innermost first): the key
   * that means, null where it may not be dropped. Without it, cards are not dragged.
   */
  dropCard?(prompt: Prompt, handle: number, targets: readonly string[], faceOf: FaceOf, view: V): string | null
  /** The key to ask about when it may not be dropped there; null where there is nothing to say. */
  keyTried?(handle: number, targets: readonly string[], faceOf: FaceOf): string | null
  /** Something else that stands for keys was touched: the new selection. */
  pick(prompt: Prompt, selection: readonly string[], keys: readonly string[]): readonly string[]
  decide(input: DecisionInput<V>): PanelDecision
  /** What happened in one go, cut into parts that are told and shown one after another; without it, all at once. */
  stages?(before: V, events: readonly E[], after: V): readonly Stage<V, E>[]
  /** What of the match can be looked at again step by step; the steps are its {@link stages}. */
  sequences?(told: readonly { readonly at: number; readonly event: E }[]): readonly Sequence[]
  /** Where a watched sequence stands: "Moria: Shields". */
  watching?(view: V): string
  /** The log, from the beginning of the match: what needs no line has none. */
  lines(view: V, told: readonly { readonly at: number; readonly event: E }[], faceOf: FaceOf): readonly ToldLine[]
  /** Why the device changes hands: for the cover. */
  story(view: V, seat: Seat, prompt: Prompt): string
  refusal(view: V, refusal: Refusal): string
  zones(view: V): readonly Zone[]
  standing(view: V): { readonly standing: string; readonly place: string }
  /** Pictures behind the lobby of a match that would begin at that place, from back to front. */
  backdrop(place: string): readonly string[]
  /** Windows in which a player may say where to be asked. */
  readonly windows: readonly { readonly id: string; readonly name: string; readonly line: string }[]
  readonly help: readonly { readonly title: string; readonly body: readonly string[] }[]
}

/** The board of a game, drawn into the slots the shell keeps free. */
export type GameScene = ComponentType<SceneProps<unknown, GameEvent>>
