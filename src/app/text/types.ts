/**
 * Every sentence of the shell behind typed keys; a language is one object of this shape, so the compiler finds what is missing.
 * What a game says stands in the game's own text.
 */

import type { FileProblem } from '../../engine/index.ts'
import type { GameId } from '../../games/index.ts'
import type { UndoNote } from '../../session/types.ts'
import type { StorageProblem } from '../../storage/index.ts'
import type { StageTrouble } from '../../table/contract.ts'
import type { TogetherText } from './together-types.ts'

export interface Words {
  readonly label: string
  readonly line: string
}

export interface AppText {
  readonly close: string
  readonly cancel: string
  readonly back: string
  readonly menu: string
  readonly help: string
  readonly loading: string
  /** "Anna, Ben and Clara" */
  readonly list: (words: readonly string[]) => string
  readonly date: (milliseconds: number) => string

  readonly shelf: {
    readonly motto: string
    readonly games: { readonly [G in GameId]: { readonly title: string; readonly line: string } }
    readonly newMatch: (title: string) => string
    readonly notYet: string
    readonly notYetLine: string
    readonly continue: string
    readonly continueLine: string
    readonly lookAt: string
    readonly empty: { readonly title: string; readonly line: string; readonly button: string; readonly hint: string }
    readonly all: (count: number) => string
  }
  readonly matches: {
    readonly title: string
    readonly empty: string
    readonly export: string
    readonly import: string
    readonly remove: string
    readonly removeTitle: string
    readonly removeLine: (name: string) => string
    readonly removeDo: string
    readonly keep: string
    readonly fileFailed: string
    readonly imported: string
    readonly damaged: (where: string | null) => string
    readonly unnamed: string
    readonly fresh: string
    readonly played: (date: string) => string
    readonly over: (score: number) => string
  }
  readonly menuItems: {
    readonly shelf: Words
    readonly matches: Words
    readonly settings: Words
    readonly help: Words
    readonly people: Words
    readonly about: Words
    readonly export: Words
  }
  readonly settings: {
    readonly title: string
    readonly language: string
    readonly theme: string
    readonly themes: { readonly auto: string; readonly day: string; readonly candle: string }
    readonly speed: string
    readonly atOnce: string
    readonly motion: Words
    readonly openHands: Words
    readonly textSize: string
    readonly textSizes: { readonly normal: string; readonly large: string; readonly larger: string }
    readonly data: string
    readonly backup: Words
    readonly restore: Words
    readonly restored: (counts: { added: number; updated: number; kept: number; damaged: number }) => string
    readonly asking: string
    readonly askingLine: string
    readonly askingMore: string
    readonly ask: { readonly never: Words; readonly special: Words; readonly standard: Words; readonly idle: Words }
    readonly everywhere: string
  }
  readonly about: {
    readonly title: string
    readonly version: (version: string) => string
    readonly paragraphs: readonly string[]
    readonly credits: string
    readonly creditLines: readonly string[]
    readonly source: string
  }
  readonly helpPanel: {
    readonly title: string
    readonly controls: string
    readonly controlLines: readonly string[]
    readonly shelfLines: readonly string[]
    readonly together: string
    readonly togetherLines: readonly string[]
  }
  readonly table: {
    readonly decision: string
    readonly hand: (name: string) => string
    readonly handCovered: (name: string) => string
    readonly handEmpty: string
    readonly undo: string
    readonly log: string
    readonly logEmpty: string
    readonly backHere: string
    readonly goOn: string
    readonly goOnHint: string
    readonly useCard: string
    readonly useCardHint: string
    readonly more: (count: number) => string
    readonly operations: string
    readonly telling: string
    readonly skipHint: string
    readonly scrubber: string
    readonly now: string
    readonly step: (n: number, of: number) => string
    readonly watching: (n: number, of: number) => string
    readonly stepOn: string
    readonly stepBack: string
    readonly looking: (n: number, of: number) => string
    readonly lookingLine: string
    readonly toNow: string
    readonly playOnHere: string
    readonly playOnHint: string
    readonly cancelChoice: string
    readonly waiting: string
    readonly twin: string
    readonly notSaved: string
    readonly trouble: { readonly [T in StageTrouble]: string }
    readonly takenOver: Words
    readonly takenOverDo: string
    readonly people: string
    readonly peopleLine: string
  }
  readonly undo: {
    readonly title: string
    readonly line: (note: UndoNote) => string
    readonly seen: (revealed: UndoNote['revealed']) => string
    readonly nothingSeen: string
    readonly fair: string
    readonly do: string
  }
  readonly cover: {
    readonly lead: string
    readonly ask: (name: string) => string
    readonly note: string
    readonly holding: string
    readonly knob: (name: string) => string
    readonly plain: string
    readonly notMe: (name: string) => string
    readonly notMeHint: string
    readonly start: string
    readonly plays: (person: string, role: string) => string
  }
  readonly newMatch: {
    readonly failed: string
  }
  readonly together: TogetherText
  readonly update: { readonly line: string; readonly do: string; readonly later: string }
  readonly file: (problem: FileProblem) => string
  readonly storage: (problem: StorageProblem) => string
  readonly crash: { readonly title: string; readonly line: string; readonly reload: string; readonly shelf: string }
}
