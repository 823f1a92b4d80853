/**
 * A table that only looks like one, for pictures and measurements on pages opened with `?probe`: its lobby is a snapshot
 * that never changes, its match one of this device that wears the face of a table of several devices. No network.
 */

import type { GameEvent } from '../engine/index.ts'
import type { LobbySnapshot } from '../session/lobby-types.ts'
import type { Together, TogetherActions } from '../session/together.ts'
import type { Snapshot, TableSession } from '../session/types.ts'
import { type OpenMatch, openMatch } from './matches.ts'
import type { CodeProblem, OpenTable, TableState, Tables } from './tables-contract.ts'

/** Plain data, so that it can be put into the page from outside. */
export interface StagedTable {
  readonly lobby: LobbySnapshot
  /** A match kept on this device, shown as the table's; null for the lobby. */
  readonly match: string | null
  readonly together: Together | null
  readonly signalling: TableState['signalling']
  /** What "Without internet" shows. */
  readonly code: string
}

const nothing = (): void => {}
const ACTIONS: TogetherActions = {
  vote: nothing,
  withdraw: nothing,
  takeOver: () => null,
  wish: nothing,
  grant: () => null,
  differenceFile: () => '{}',
  exportTable: () => '{}',
  importTable: () => 0,
  moveSeat: async () => 'STAGED-SEAT',
  leave: nothing,
}

type Session = TableSession<unknown, GameEvent>

/** A session that says the same as the one below, as far as the seats of this device are concerned. */
function dressed(session: Session, together: Together): Session {
  let below: Snapshot<unknown, GameEvent> | null = null
  let shown: Snapshot<unknown, GameEvent> | null = null
  return {
    ...session,
    get stops() {
      return session.stops
    },
    get told() {
      return session.told
    },
    get entries() {
      return session.entries
    },
    together: ACTIONS,
    getSnapshot() {
      const now = session.getSnapshot()
      if (now === below && shown) return shown
      below = now
      const seats = now.decision?.seats.filter(({ seat }) => together.mine.includes(seat)) ?? []
      shown = { ...now, decision: now.decision && seats.length ? { ...now.decision, seats } : null, together }
      return shown
    },
  }
}

async function openStaged(staged: StagedTable): Promise<OpenTable> {
  const opened = staged.match ? await openMatch(staged.match) : null
  const match: OpenMatch | null =
    opened && !('code' in opened) && staged.together ? { ...opened, session: dressed(opened.session, staged.together) } : null
  const state: TableState = { revision: 0, match, signalling: staged.signalling, takenOver: false }
  const subscribe = () => nothing
  const never = new Promise<CodeProblem | null>(nothing)
  return {
    id: 'staged',
    lobby: {
      subscribe,
      getSnapshot: () => staged.lobby,
      sit: nothing,
      stand: nothing,
      rename: nothing,
      leaveOut: nothing,
      addSeat: nothing,
      remove: nothing,
      start: nothing,
      leave: nothing,
    },
    link: () => `https://mathom.example/app/#/join/${staged.lobby.word}`,
    subscribe,
    getSnapshot: () => state,
    invite: async () => ({ code: staged.code, accept: () => never, close: nothing }),
    reply: async () => ({ code: staged.code, done: never, close: nothing }),
    refresh: nothing,
    close: () => match?.close(),
  }
}

export function stagedTables(staged: StagedTable): Tables {
  const here = async () => ({ id: 'staged' })
  return { openNew: here, join: here, open: () => openStaged(staged), importFile: here, takeSeat: here }
}
