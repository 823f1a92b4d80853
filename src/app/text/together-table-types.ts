/** Every sentence at a table of several devices while it plays, and those of its settings. */
import type { IceTrouble, ServerProblem } from '../../net/settings.ts'
import type { SeatChange, Stopped, Wait } from '../../session/together.ts'

export interface Two {
  readonly label: string
  readonly hint: string
}

export interface TogetherTableText {
  readonly waitsFor: (wait: Wait['what'], name: string) => string
  readonly waitsForMany: (wait: Wait['what'], names: readonly string[]) => string
  readonly yourChance: string
  readonly yourVote: string
  readonly away: (name: string, duration: string) => string
  readonly left: (name: string, duration: string) => string
  readonly unseen: (name: string) => string
  readonly settling: string
  /** This device was opened a moment ago and does not answer yet. */
  readonly listening: string
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
  readonly doorTitle: string
  /** The seat of this device is played by somebody else. */
  readonly lost: {
    readonly title: string
    readonly helper: (role: string) => string
    readonly person: (role: string, name: string) => string
    readonly back: (role: string) => string
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

export interface TogetherSettingsText {
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
