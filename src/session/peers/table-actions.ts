/** What a person can do at a table of several devices besides playing, as the screens ask for it. */
import type { Refusal } from '../../engine/index.ts'
import type { TogetherActions } from '../together.ts'
import type { DifferenceLogs } from './difference-logs.ts'
import { type Genesis, matchIdOf } from './genesis.ts'
import type { AnyPeerSession } from './peer-session.ts'
import { parseTableFile, writeTableFile } from './table-file.ts'
import type { Wishes } from './wishes.ts'

export interface TableActionsInput {
  readonly session: () => AnyPeerSession
  readonly genesis: Genesis
  readonly word: string
  readonly match: string
  readonly wishes: Wishes
  readonly differences: DifferenceLogs
  readonly changed: () => void
  readonly leave: () => void
}

export function togetherActions({
  session,
  genesis,
  word,
  match,
  wishes,
  differences,
  changed,
  leave,
}: TableActionsInput): TogetherActions {
  /** What was signed is stored, then passed on. */
  const then = <T>(result: T): T => {
    session().pump()
    return result
  }
  return {
    vote: (yes) => then(session().replica.vote(yes)),
    withdraw: () => then(session().replica.withdraw()),
    takeOver: (seats, playedBy, name) => then(wishes.takeOver(seats, playedBy, name)),
    wish: (seat, name) => wishes.wish(seat, name),
    grant: (wish, yes): Refusal | null => {
      const refusal = then(wishes.grant(wish, yes))
      changed()
      return refusal
    },
    differenceFile: () => differences.file(),
    exportTable: () => writeTableFile(word, genesis, session().replica.history, (line) => session().isSafe(line)),
    importTable: (text) => {
      const file = parseTableFile(text)
      if ('code' in file) return file
      return matchIdOf(file.genesis) === match ? session().addLines(file.items) : { code: 'another-table' }
    },
    moveSeat: (seat) => wishes.moveSeat(seat, word, match),
    leave,
  }
}
