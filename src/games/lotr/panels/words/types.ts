/**
 * Words of the panels that are no sentences of the game: captions, labels for screen readers, the form for a new match.
 * Everything the rules say stands in `text/`.
 */
import type { DieFace, LifeToken } from '../../types.ts'

export interface PanelWords {
  readonly close: string
  readonly help: string
  /** "Sauron on 12" */
  readonly setupLine: (sauron: number) => string
  readonly next: string
  readonly active: string
  readonly chooses: string
  readonly receives: string
  readonly metSauron: string
  readonly ringBearer: string
  readonly tilesLeft: (n: number) => string
  readonly lastRoll: (name: string) => string
  readonly gandalfLeft: (n: number) => string
  readonly gandalfTitle: string
  readonly signs: { readonly [sign: string]: string }
  readonly faces: { readonly [F in DieFace]: string }
  readonly tokens: { readonly [T in LifeToken]: string }
  readonly shields: (n: number) => string
  readonly cards: (n: number) => string
  readonly step: (n: number) => string
  readonly slip: (player: { name: string; step: number; shields: number; cards: number; tokens: string; marks: string }) => string
  readonly noTokens: string
  readonly card: (card: { name: string; color: string; signs: string; usable: boolean; raised: boolean }) => string
  readonly hiddenCard: string
  readonly event: { readonly done: string; readonly now: string; readonly next: string; readonly list: string }
  readonly sundial: (n: number) => string
  /** Words between the two halves of an event: "else", "for". */
  readonly turns: readonly string[]
  readonly lines: string
  readonly play: string
  readonly discardInstead: string
  /** Raises cards that would pay. */
  readonly suggest: string
  readonly outcomes: {
    readonly title: string
    readonly ringSteps: (n: number) => string
    readonly noHarm: string
    readonly toStep: (n: number) => string
    readonly nameTo: (name: string, n: number) => string
    readonly steps: (n: number) => string
    readonly cards: (n: number) => string
    readonly lostCards: string
    readonly ofName: (name: string) => string
    readonly lost: string
    readonly nameLost: (names: string) => string
    readonly sauronTo: (n: number) => string
    readonly tooFew: string
    readonly blank: string
  }
  readonly pledged: string
  /** Cards that lie face up. */
  readonly shown: string
  readonly missing: (name: string) => string
  readonly zones: {
    readonly road: string
    readonly roadLine: (name: string, step: number) => string
    readonly lostLine: (name: string) => string
    readonly sauron: (step: number) => string
    readonly board: string
    readonly line: (name: string, at: string, next: string) => string
    readonly complete: (name: string) => string
    readonly start: string
    readonly nextSpaces: (words: string) => string
    readonly spaceWords: { readonly [content: string]: string }
    readonly tiles: (left: number, open: string) => string
    readonly deck: (deck: number, discard: number) => string
    readonly gandalf: (names: string) => string
    readonly events: string
    readonly players: string
    readonly table: string
    readonly die: (name: string, face: string) => string
  }
  readonly newMatch: {
    readonly title: string
    readonly hobbits: readonly [string, string, string, string, string]
    readonly personOf: (name: string) => string
    readonly somebody: string
    readonly add: (name: string) => string
    readonly remove: (name: string) => string
    readonly sauronTitle: string
    readonly sauronLine: string
    readonly sauronLabel: string
    readonly sauronStep: (n: number) => string
    readonly levels: { readonly [step: number]: readonly [string, string] }
    readonly options: string
    readonly allRulings: string
    readonly allRulingsLine: string
    readonly standard: string
    readonly only: string
    readonly sit: string
    readonly around: string
    readonly aroundLine: string
    readonly friends: string
    readonly friendsLine: string
    readonly openHands: string
    readonly openHandsLine: string
    readonly setOut: string
    readonly openTable: string
    readonly openTableLine: (hobbits: string, sauron: number) => string
    readonly nameLater: string
    readonly setOutLine: (names: string, sauron: number) => string
    readonly order: string
    readonly solo: string
  }
  readonly ending: {
    readonly points: string
    readonly home: string
    readonly howFar: string
    readonly here: (n: number) => string
    readonly sauronBegan: (n: number) => string
    readonly sixty: string
    readonly again: string
    readonly tryAgain: string
    readonly sameCompany: string
    readonly sameCompanySauron: (n: number) => string
    readonly journey: string
    readonly watchAgain: string
    readonly whereItTurned: string
    readonly shelf: string
    readonly kept: string
  }
  readonly list: (words: readonly string[]) => string
  readonly story: {
    readonly turn: (name: string) => string
    readonly pays: (name: string, event: string) => string
    readonly chooses: (name: string, event: string) => string
  }
}
