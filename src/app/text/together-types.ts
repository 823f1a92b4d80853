/**
 * Every sentence of playing together: joining, the room before a match, codes without internet, and what a table of several
 * devices says about itself while it plays.
 */
import type { MeetingTrouble } from '../../net/line.ts'
import type { DoorTrouble, Misdeed, OpenProposal, TableFileProblem } from '../../session/together.ts'
import type { Quality } from '../lobby/presence.ts'
import type { CodeProblem } from '../tables-contract.ts'
import type { TogetherSettingsText, TogetherTableText, Two } from './together-table-types.ts'

export interface TogetherText {
  /** "12 s", "3 min", "2 h" */
  readonly duration: (milliseconds: number) => string
  /** "one seat", "three seats": numbers up to twelve in words. */
  readonly number: (n: number) => string
  readonly seat: string
  /** Beside a match of the list. */
  readonly severalDevices: string

  readonly join: {
    readonly title: string
    readonly cardTitle: string
    readonly cardLine: string
    readonly word: string
    readonly letter: (n: number) => string
    readonly go: string
    readonly otherWays: string
    readonly scan: Two
    readonly codes: Two
    readonly name: string
    readonly nameHint: string
    readonly nameMissing: string
    readonly watch: { readonly label: string; readonly line: string }
    readonly privacyTitle: string
    readonly privacy: readonly string[]
    readonly notAWord: string
    readonly wordMissing: string
    readonly notALink: string
    readonly joining: string
    readonly seatTitle: string
    readonly seatLine: string
    readonly seatDo: string
    readonly notASeat: string
    readonly tableFile: Two
    readonly codesNeedTable: string
  }

  readonly lobby: {
    readonly tableOf: (name: string) => string
    readonly unnamedTable: string
    readonly wordTitle: string
    readonly wordIs: (word: string) => string
    readonly wordLine: string
    readonly qrLabel: string
    readonly copy: Two
    readonly copied: string
    readonly copyFailed: string
    readonly share: string
    readonly codes: Two
    readonly noServer: string
    readonly seats: string
    readonly you: string
    readonly anotherOfYours: string
    readonly helperOf: (name: string) => string
    readonly rename: (name: string) => string
    readonly renameTitle: string
    readonly renameDo: string
    readonly free: (role: string, keeper: boolean) => string
    readonly sit: Two
    readonly sitMore: Two
    readonly helper: Two
    readonly leaveOut: (left: string) => Two
    readonly leftSeats: (number: string, n: number) => string
    readonly addSeat: string
    readonly more: (name: string) => string
    readonly moreTitle: (name: string) => string
    readonly removeSeat: { readonly label: string; readonly line: string }
    readonly removeAll: { readonly label: string; readonly line: string }
    readonly giveHelper: { readonly label: string; readonly line: string }
    readonly standUp: { readonly label: string; readonly line: string }
    readonly askName: { readonly label: string; readonly line: string }
    readonly keeps: string
    readonly straight: string
    readonly relay: string
    readonly passedOn: string
    readonly unknownWay: string
    readonly sitting: string
    readonly quality: { readonly [Q in Quality]: string }
    readonly milliseconds: (ms: number) => string
    readonly since: (duration: string) => string
    readonly lookingForWay: string
    readonly watching: (names: readonly string[]) => string
    readonly nobodyWatches: string
    readonly laterLine: string
    readonly sitName: (role: string) => string
    readonly sitNameLine: string
    readonly sitDo: string
    readonly band: {
      readonly away: (name: string, duration: string) => string
      readonly joining: (name: string) => string
      readonly free: (n: number) => string
      readonly full: string
      readonly slow: (name: string) => string
      readonly nobodySits: string
      readonly tooFew: string
      readonly waitForThem: (name: string) => string
      readonly keeperStarts: (name: string) => string
      readonly ready: string
      readonly without: (roles: readonly string[]) => string
      readonly takeSeat: string
    }
    readonly start: (n: number) => string
    readonly startWhen: (name: string) => string
    readonly startNow: string
    readonly test: Two
    readonly looking: { readonly title: (word: string) => string; readonly since: (duration: string) => string; readonly line: string }
    readonly longTitle: string
    readonly long: readonly string[]
    readonly again: string
    readonly leave: string
    readonly leaveTitle: string
    readonly leaveLine: (keeper: boolean) => string
    readonly stay: string
    readonly refused: (name: string, reason: string, count: number) => string
  }

  readonly lines: {
    readonly title: string
    readonly intro: string
    readonly testing: string
    readonly again: string
    readonly failed: string
    readonly rows: {
      readonly server: { readonly title: string; readonly yes: string; readonly no: string }
      readonly lan: { readonly title: string; readonly yes: string; readonly no: string }
      readonly net: { readonly title: string; readonly yes: string; readonly no: string }
      readonly relay: { readonly title: string; readonly yes: string; readonly no: string; readonly none: string }
      readonly webrtc: { readonly title: string; readonly yes: string; readonly no: string }
    }
    readonly works: string
    readonly worksNot: string
    readonly unknown: string
  }

  readonly codes: {
    readonly title: string
    readonly intro: string
    readonly show: Two
    readonly read: Two
    /** For whoever shows first, and for whoever reads first. */
    readonly steps: { readonly show: readonly [string, string, string]; readonly read: readonly [string, string, string] }
    readonly making: string
    readonly showLine: string
    readonly thenRead: string
    readonly readOffer: string
    readonly readAnswer: string
    readonly showAnswer: string
    readonly waitingLine: string
    readonly connected: string
    readonly connectedLine: string
    readonly done: string
    readonly another: string
    readonly copy: string
    readonly copied: string
    readonly asText: string
    readonly qrLabel: string
    readonly tooLong: string
    readonly paste: string
    readonly pasteDo: string
    readonly scan: string
    readonly scanStop: string
    readonly scanning: string
    readonly cameraAsk: string
    readonly cameraRefused: string
    readonly cameraMissing: string
    readonly cameraInsecure: string
    readonly cameraFailed: string
    readonly back: string
    readonly empty: string
  }

  readonly table: TogetherTableText
  readonly settings: TogetherSettingsText

  readonly door: (trouble: DoorTrouble) => string
  readonly meeting: (trouble: MeetingTrouble) => string
  readonly code: (problem: CodeProblem['code']) => string
  readonly tableFile: (problem: TableFileProblem) => string
  readonly misdeed: { readonly [M in Misdeed]: string }
  readonly proposalDone: (proposal: OpenProposal['what']['type']) => string
  /** Somebody said no, or it was taken back. */
  readonly proposalDropped: (proposal: OpenProposal['what']['type']) => string
}
