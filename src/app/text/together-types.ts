/**
 * Every sentence of playing together: joining, the room before a match, codes without internet, and what a table of several
 * devices says about itself while it plays.
 */
import type { MeetingTrouble } from '../../net/line.ts'
import type { IceTrouble, ServerProblem } from '../../net/settings.ts'
import type { DoorTrouble, Misdeed, OpenProposal, SeatChange, Stopped, TableFileProblem, Wait } from '../../session/together.ts'
import type { Quality } from '../lobby/presence.ts'
import type { CodeProblem } from '../tables-contract.ts'

export interface Two {
  readonly label: string
  readonly hint: string
}

export interface TogetherText {
  /** "12 s", "3 min", "2 h" */
  readonly duration: (milliseconds: number) => string
  /** "one seat", "three seats": numbers up to twelve in words. */
  readonly number: (n: number) => string
  readonly seat: string

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
    readonly steps: readonly [string, string, string]
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

  readonly table: {
    readonly waitsFor: (wait: Wait['what'], name: string) => string
    readonly waitsForMany: (wait: Wait['what'], names: readonly string[]) => string
    readonly yourChance: string
    readonly yourVote: string
    readonly away: (name: string, duration: string) => string
    readonly left: (name: string, duration: string) => string
    readonly unseen: (name: string) => string
    readonly settling: string
    readonly watching: string
    readonly mark: { readonly choose: string; readonly chance: string; readonly vote: string; readonly away: string; readonly slow: string }
    readonly peopleTitle: string
    readonly peopleLine: string
    readonly peopleTool: (away: number) => string
    readonly onThisDevice: string
    readonly plays: (person: string, role: string) => string
    readonly helperPlays: string
    readonly watchersTitle: string
    readonly refusedTitle: string
    readonly refusedLine: (name: string, reason: string, count: number, cutOff: boolean) => string
    readonly lostLine: (duration: string) => string
    readonly askBack: string
    readonly askBackTitle: string
    readonly askBackLine: string
    readonly askBackHere: string
    readonly proposal: {
      readonly title: string
      readonly undo: (by: string, choices: string, seen: string | null) => string
      readonly undoMine: (choices: string, seen: string | null) => string
      readonly seats: (by: string, what: string) => string
      readonly seatsMine: (what: string) => string
      readonly change: (change: SeatChange, role: string) => string
      readonly choices: (n: number) => string
      readonly seen: (revealed: { readonly rolls: number; readonly cards: number; readonly tiles: number }) => string | null
      readonly missing: (names: readonly string[]) => string
      readonly agreed: (names: readonly string[]) => string
      readonly yes: string
      readonly no: string
      readonly withdraw: string
    }
    readonly wish: {
      readonly title: string
      readonly back: (name: string, role: string) => string
      readonly fresh: (name: string, role: string) => string
      readonly all: string
      readonly yes: string
      readonly no: string
      readonly ask: (role: string) => string
      readonly askBack: (role: string) => string
      readonly asked: string
    }
    readonly gone: {
      readonly title: (name: string) => string
      readonly line: (role: string, duration: string) => string
      readonly helper: Two
      readonly me: Two
      readonly wait: Two
      readonly offered: string
    }
    readonly alone: {
      readonly title: string
      readonly line: (duration: string | null) => string
      readonly search: string
      readonly codes: string
      readonly files: string
      readonly later: string
    }
    readonly stopped: {
      readonly title: string
      readonly line: (stopped: Stopped) => string
      readonly todo: (stopped: Stopped) => string
      readonly file: Two
      readonly fileMissing: string
      readonly fileName: string
      readonly back: string
    }
    readonly share: { readonly title: string; readonly line: string }
    readonly files: {
      readonly title: string
      readonly line: string
      readonly give: Two
      readonly take: Two
      readonly taken: (entries: number) => string
    }
    readonly move: {
      readonly title: string
      readonly line: string
      readonly pick: string
      readonly do: (role: string) => string
      readonly shown: string
      readonly failed: string
      readonly once: string
    }
    readonly copy: { readonly title: string; readonly line: string; readonly do: string; readonly failed: string }
    readonly leave: { readonly title: string; readonly line: string; readonly do: string }
    readonly menu: {
      readonly people: { readonly label: string; readonly line: string }
      readonly share: { readonly label: string; readonly line: string }
      readonly codes: { readonly label: string; readonly line: string }
      readonly files: { readonly label: string; readonly line: string }
      readonly move: { readonly label: string; readonly line: string }
      readonly copy: { readonly label: string; readonly line: string }
      readonly leave: { readonly label: string; readonly line: string }
      readonly again: { readonly label: string; readonly line: string }
    }
  }

  readonly settings: {
    readonly title: string
    readonly line: string
    readonly name: string
    readonly server: string
    readonly servers: { readonly auto: string; readonly public: string; readonly own: string }
    readonly serverLines: { readonly auto: string; readonly public: string; readonly own: string }
    readonly own: string
    readonly ownHint: string
    readonly stun: string
    readonly stunHint: string
    readonly turn: string
    readonly turnHint: string
    readonly ice: string
    readonly iceLine: string
    readonly serverProblem: { readonly [P in ServerProblem]: string }
    readonly iceProblem: (trouble: IceTrouble) => string
    readonly later: string
  }

  readonly door: (trouble: DoorTrouble) => string
  readonly meeting: (trouble: MeetingTrouble) => string
  readonly code: (problem: CodeProblem['code']) => string
  readonly tableFile: (problem: TableFileProblem) => string
  readonly misdeed: { readonly [M in Misdeed]: string }
  readonly proposalDone: (proposal: OpenProposal['what']['type']) => string
}
