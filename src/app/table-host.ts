/**
 * One table of several devices in this window: the session below, the lines it talks over, the database it writes to, and the
 * clock. Joins the four; decides nothing about a match.
 */
import { generator, helperKeys, isOptionProblem, parseOptions } from '../engine/index.ts'
import { type AnyRules, gameById, seatBounds } from '../games/index.ts'
import {
  answerOffer,
  DirectError,
  type Line,
  type Meeting,
  type MeetingTrouble,
  makeOffer,
  peerjsMeeting,
  tabMeeting,
} from '../net/index.ts'
import { type Genesis, parseGenesis } from '../session/peers/genesis.ts'
import type { AnyPeerSession } from '../session/peers/peer-session.ts'
import { sessionFace } from '../session/peers/session-face.ts'
import { ed25519Signing } from '../session/peers/signing.ts'
import { type TableKeep, TableNode } from '../session/peers/table-node.ts'
import { parseLobbyState } from '../session/peers/wire.ts'
import type { DoorTrouble } from '../session/together.ts'
import { StorageError, type StorageProblem, type StoredTable, type TableRecord, writeTable } from '../storage/index.ts'
import { steadyNow } from './clock.ts'
import type { OpenMatch, StandingOf } from './matches.ts'
import { oneWriter } from './one-writer.ts'
import { writeRoute } from './route.ts'
import type { NetFields } from './settings.ts'
import { netSettingsOf } from './table-net.ts'
import type { CodeProblem, OpenTable, TableState } from './tables-contract.ts'
import { APP_VERSION } from './version.ts'

const TICK_MS = 250

export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The rules a table asks for, or why this device has not got them. */
export async function rulesFor({ game, rulesVersion, options, seats }: Genesis): Promise<AnyRules | DoorTrouble> {
  const load = gameById(game)?.loadRules
  if (!load) return { code: 'unknown-game', game }
  const rules = await load()
  const fits = rules.version === rulesVersion && seats.length >= rules.seats.min && seats.length <= rules.seats.max
  if (!fits || isOptionProblem(parseOptions(rules.options, options)))
    return { code: 'other-rules', game, needs: rulesVersion, has: rules.version }
  return rules
}

export function keepOf({ genesis, lobby, secrets, name }: TableRecord): TableKeep {
  return { genesis: parseGenesis(genesis), lobby: parseLobbyState(lobby), secrets, name }
}

/** What of a table the list of matches shows. */
export function standingNow(record: TableRecord, session: AnyPeerSession, standingOf: StandingOf | undefined): TableRecord {
  const { match, tip } = session.replica.history
  const said = standingOf?.(match.view(null)) ?? record
  const { outcome } = match
  return {
    ...record,
    game: match.rules.id,
    rulesVersion: match.rules.version,
    seats: tip.seats.length,
    names: tip.seats.map(({ name }) => name),
    standing: said.standing.slice(0, 400),
    place: said.place.slice(0, 40),
    outcome: outcome ? { result: outcome.result, score: outcome.score } : null,
  }
}

/** On pages opened with `?probe` only. */
async function showProbe(session: AnyPeerSession): Promise<void> {
  const probe = window.mathomProbe
  if (probe) probe.together = (await import('./table-probe.ts')).probeTable(session)
}

export interface HostInput {
  readonly stored: StoredTable
  readonly net: NetFields
  readonly standingOf: StandingOf | undefined
  /** The table is closed in this window, by a person or because another window took it. */
  readonly onClosed: () => void
}

const CODE_PROBLEMS: Readonly<Record<string, CodeProblem['code']>> = {
  'not-a-code': 'not-a-code',
  'other-version': 'other-version',
  damaged: 'damaged',
  'answer-not-offer': 'offer-expected',
  'offer-not-answer': 'answer-expected',
}
function codeProblem(error: unknown): CodeProblem {
  return { code: (error instanceof DirectError && CODE_PROBLEMS[error.problem]) || 'no-line' }
}

export function hostTable({ stored, net, standingOf, onClosed }: HostInput): OpenTable {
  let { record } = stored
  const { id, word } = record
  const writers = oneWriter(id, record.writer)
  const lines = new Map<string, Line>()
  const routes = new Map<string, Awaited<ReturnType<Line['route']>>>()
  const listeners = new Set<() => void>()
  const meetings: Meeting[] = []
  let state: TableState = { revision: 0, match: null, signalling: null, takenOver: false }
  let problem: StorageProblem | null = null
  let closed = false

  const change = (part: Partial<TableState>): void => {
    state = { ...state, ...part, revision: state.revision + 1 }
    for (const listener of listeners) listener()
  }
  const write = async (added: readonly string[]): Promise<void> => {
    if (node?.session) record = standingNow(record, node.session, standingOf)
    record = { ...record, updated: Date.now() }
    try {
      await writeTable(record, added)
      problem = null
    } catch (error) {
      problem = error instanceof StorageError ? error.problem : { code: 'storage-refused', detail: String(error) }
      if (problem.code === 'taken-over') writers.tell()
      throw error
    }
  }
  const keep = (kept: TableKeep): Promise<void> => {
    const table = kept.genesis ?? kept.lobby
    record = {
      ...record,
      ...kept,
      secrets: [...kept.secrets],
      name: kept.name || record.name,
      game: table?.game ?? record.game,
      rulesVersion: table?.rulesVersion ?? record.rulesVersion,
    }
    return write([])
  }
  let node: TableNode | null = null
  const below = generator(crypto.getRandomValues(new Int32Array(1))[0] as number)
  const table = new TableNode({
    self: record.device,
    app: APP_VERSION,
    word,
    name: record.name,
    signing: ed25519Signing,
    random: randomText,
    now: steadyNow,
    seatsOf: seatBounds,
    rulesFor,
    helper: (match, seat) => helperKeys(match, seat, below),
    send: (line, text) => lines.get(line)?.send(text),
    close: (line) => lines.get(line)?.close(),
    routeOf: (line) => routes.get(line) ?? null,
    isPrecious: (line) => lines.get(line)?.kind === 'direct',
    keep,
    save: write,
    sitDown: record.sitDown,
    kept: keepOf(record),
    lines: stored.lines,
    onSession: (session) => {
      change({ match: openMatch(session) })
      void showProbe(session)
    },
  })
  node = table

  function openMatch(session: AnyPeerSession): OpenMatch {
    const { match, tip } = session.replica.history
    return {
      id,
      game: match.rules.id,
      people: tip.seats.map(({ name }) => name),
      rules: match.rules as AnyRules,
      session: sessionFace(session),
      problem: () => problem,
      onTakenOver: writers.onTaken,
      // Names stand in the genesis, which is the same for all.
      setPeople: async () => undefined,
      close: () => undefined,
    }
  }

  const take = (line: Line): void => {
    if (closed) return line.close()
    lines.set(line.id, line)
    void line.route().then((route) => routes.set(line.id, route))
    line.onText((text) => closed || table.receive(line.id, text))
    line.onClose(() => {
      lines.delete(line.id)
      routes.delete(line.id)
      if (!closed) table.lineDown(line.id)
    })
    table.lineUp(line.id)
  }
  const taken = (line: Line): null => {
    take(line)
    return null
  }
  const meet = (meeting: Meeting): void => {
    if (closed) return meeting.close()
    meetings.push(meeting)
    meeting.onLine(take)
    meeting.onTrouble((signalling: MeetingTrouble | null) => closed || change({ signalling }))
  }
  if (typeof BroadcastChannel !== 'undefined') meet(tabMeeting({ word }))
  const settings = netSettingsOf(net)
  let address: string | null = null
  void settings.then((known) => {
    address = known?.address ?? null
    if (!closed) change({})
  })
  void settings.then((known) =>
    known ? meet(peerjsMeeting({ word, settings: known })) : change({ signalling: { code: 'server-refused', detail: '' } }),
  )
  const iceServers = async () => (await settings)?.iceServers ?? []

  const tick = setInterval(() => table.tick(), TICK_MS)
  const refresh = (): void => {
    table.tick()
    for (const meeting of meetings) meeting.refresh()
  }
  const goodbye = (): void => table.sayGoodbye()
  addEventListener('pagehide', goodbye)
  addEventListener('pageshow', refresh)
  document.addEventListener('resume', refresh)

  const close = (): void => {
    if (closed) return
    table.sayGoodbye()
    closed = true
    clearInterval(tick)
    removeEventListener('pagehide', goodbye)
    removeEventListener('pageshow', refresh)
    document.removeEventListener('resume', refresh)
    for (const meeting of meetings) meeting.close()
    for (const line of [...lines.values()]) line.close()
    table.dispose()
    writers.close()
    onClosed()
  }
  writers.onTaken(() => {
    change({ takenOver: true })
    close()
  })

  return {
    id,
    lobby: table.lobby,
    link: () => `${address ?? `${location.origin}${location.pathname}`}${writeRoute({ screen: 'join', word })}`,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    async invite() {
      const offer = await makeOffer(await iceServers())
      return {
        code: offer.code,
        accept: (answer) => offer.accept(answer).then(taken, codeProblem),
        close: () => offer.close(),
      }
    },
    async reply(text) {
      try {
        const answer = await answerOffer(text, await iceServers())
        return { code: answer.code, done: answer.line.then(taken, codeProblem), close: () => answer.close() }
      } catch (error) {
        return codeProblem(error)
      }
    },
    refresh,
    close,
  }
}
