/**
 * The matches of this device: making, opening, listing, removing (`match-files.ts` moves them in and out as files). Joins storage, engine and session;
 * every problem with a file or with storage comes back as a value that the shell has a sentence for.
 */

import type { GameEvent } from '../engine/index.ts'
import {
  type FileProblem,
  isOptionProblem,
  localDealer,
  type Match,
  type OptionValues,
  parseOptions,
  readEntry,
  writeEntry,
} from '../engine/index.ts'
import { type AnyRules, gameById } from '../games/index.ts'
import { type Kept, localSession } from '../session/local-session.ts'
import type { TableSession } from '../session/types.ts'
import {
  addRecord,
  askToKeepData,
  claimRecord,
  listRecords,
  listTables,
  type MatchRecord,
  readRecord,
  removeRecord,
  removeTable,
  StorageError,
  type StorageProblem,
  writeRecord,
} from '../storage/index.ts'
import { freshId, oneWriter } from './one-writer.ts'

/** A match as the list and the shelf show it. */
export interface MatchCard {
  readonly id: string
  readonly game: string
  readonly updated: number
  readonly people: readonly string[]
  readonly seats: number
  readonly standing: string
  readonly place: string
  readonly outcome: { readonly result: string; readonly score: number } | null
  /** Where a damaged record is damaged; it can be exported and deleted, not opened. */
  readonly damaged: { readonly where: string | null } | null
  /** A table of several devices: it goes on at `#/table/<id>`. */
  readonly table: boolean
}

export interface NewMatch {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly people: readonly string[]
}

/** One line for the list, and where the match stands; made by the game's text. */
export type StandingOf = (view: unknown) => { readonly standing: string; readonly place: string }

export interface OpenMatch {
  readonly id: string
  readonly game: string
  readonly people: readonly string[]
  readonly rules: AnyRules
  readonly session: TableSession<unknown, GameEvent>
  /** The last reason why an action could not be stored; null when all is stored. */
  problem(): StorageProblem | null
  /** Called when the match was claimed by another window of this device. */
  onTakenOver(listener: () => void): void
  /** Who plays which seat from now on. */
  setPeople(people: readonly string[]): Promise<void>
  /** Leaves the table; the match stays stored. */
  close(): void
}

export type OpenProblem = StorageProblem | FileProblem

function freshSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] as number
}

function cardOf(record: MatchRecord): MatchCard {
  const { id, game, updated, names, seats, standing, place, outcome } = record
  return { id, game, updated, people: names, seats, standing, place, outcome, damaged: null, table: false }
}

const damagedCard = (id: string, where: string | null, table: boolean): MatchCard => ({
  id,
  game: '',
  updated: 0,
  people: [],
  seats: 0,
  standing: '',
  place: '',
  outcome: null,
  damaged: { where },
  table,
})

/** All matches and tables, the last played first. Throws a StorageError where nothing can be read. */
export async function listMatches(): Promise<MatchCard[]> {
  const [matches, tables] = await Promise.all([listRecords(), listTables()])
  const cards = [
    ...matches.map((one) => ('record' in one ? cardOf(one.record) : damagedCard(one.id, one.damaged, false))),
    // A word nobody answered to is no match yet.
    ...tables
      .filter((one) => !('record' in one) || one.record.game !== '')
      .map((one): MatchCard => {
        if (!('record' in one)) return damagedCard(one.id, one.damaged, true)
        const { id, game, updated, names, seats, standing, place, outcome } = one.record
        return { id, game, updated, people: names, seats, standing, place, outcome, damaged: null, table: true }
      }),
  ]
  return cards.sort((a, b) => Number(a.damaged !== null) - Number(b.damaged !== null) || b.updated - a.updated)
}

export async function rulesOf(game: string): Promise<AnyRules | FileProblem> {
  const load = gameById(game)?.loadRules
  return load ? await load() : { code: 'unknown-game', game }
}

export function blankRecord(rules: AnyRules, options: OptionValues, seats: number, people: readonly string[], now: number): MatchRecord {
  return {
    id: freshId(),
    game: rules.id,
    rulesVersion: rules.version,
    options: { ...options },
    seats,
    names: people.map((name) => name.slice(0, 40)),
    actions: [],
    fingerprints: [],
    stops: [],
    seed: freshSeed(),
    created: now,
    updated: now,
    standing: '',
    place: '',
    outcome: null,
    writer: '',
  }
}

/** Puts a new match into the database and returns its id. Throws a StorageError if it cannot be kept. */
export async function createMatch({ game, options, seats, people }: NewMatch): Promise<string | FileProblem> {
  const rules = await rulesOf(game)
  if ('code' in rules) return rules
  if (seats < rules.seats.min || seats > rules.seats.max) return { code: 'bad-seats', seats }
  const values = parseOptions(rules.options, options)
  if (isOptionProblem(values)) return { code: 'bad-option', problem: values }
  const record = blankRecord(rules, values, seats, people, Date.now())
  await addRecord(record)
  // Now there is something to keep; asked before the first match, a browser would refuse.
  void askToKeepData()
  return record.id
}

/** Claims a match for this window, but only after it has been seen that this app can play it. */
async function claimPlayable(
  id: string,
  writer: string,
): Promise<{ readonly record: MatchRecord; readonly rules: AnyRules; readonly kept: Kept } | OpenProblem> {
  try {
    const { game, rulesVersion } = await readRecord(id)
    const rules = await rulesOf(game)
    if ('code' in rules) return rules
    if (rules.version !== rulesVersion) return { code: 'other-rules', needs: rulesVersion, has: rules.version }
    const record = await claimRecord(id, writer)
    const kept = keptOf(record)
    return 'code' in kept ? kept : { record, rules, kept }
  } catch (error) {
    if (error instanceof StorageError) return error.problem
    throw error
  }
}

/** Opens a match for this window and takes it from any other. */
export async function openMatch(id: string, standingOf?: StandingOf): Promise<OpenMatch | OpenProblem> {
  const writer = freshId()
  const claimed = await claimPlayable(id, writer)
  if ('code' in claimed) return claimed
  const { rules, kept } = claimed
  let { record } = claimed

  const writers = oneWriter(id, writer)
  let problem: StorageProblem | null = null

  const save = async (now: Kept): Promise<void> => {
    record = { ...record, ...storedForm(now), ...standingNow(), updated: Date.now() }
    try {
      await writeRecord(record)
      problem = null
    } catch (error) {
      problem = error instanceof StorageError ? error.problem : { code: 'storage-refused', detail: String(error) }
      if (problem.code === 'taken-over') writers.tell()
      throw error
    }
  }
  let session: TableSession<unknown, GameEvent> & { readonly match: Match<object, unknown, GameEvent> }
  try {
    session = localSession({
      rules,
      setup: { options: record.options, seats: record.seats },
      dealer: localDealer(record.seed),
      resume: kept,
      save,
    })
  } catch (error) {
    writers.close()
    return { code: 'rules-failed', at: record.actions.length, detail: error instanceof Error ? error.message : String(error) }
  }
  function standingNow(): Pick<MatchRecord, 'standing' | 'place' | 'outcome'> {
    const { outcome } = session.match
    const said = standingOf?.(session.match.view(null)) ?? { standing: record.standing, place: record.place }
    return {
      standing: said.standing.slice(0, 400),
      place: said.place.slice(0, 40),
      outcome: outcome ? { result: outcome.result, score: outcome.score } : null,
    }
  }
  return {
    id,
    game: record.game,
    people: record.names,
    rules,
    session,
    problem: () => problem,
    onTakenOver: writers.onTaken,
    async setPeople(people) {
      record = { ...record, names: people.map((name) => name.slice(0, 40)) }
      // What cannot be stored now goes along with the next action.
      await writeRecord(record).catch(() => undefined)
    },
    close() {
      session.dispose()
      writers.close()
    },
  }
}

function storedForm(kept: Kept): Pick<MatchRecord, 'actions' | 'fingerprints' | 'stops'> {
  return { actions: kept.entries.map(writeEntry), fingerprints: [...kept.fingerprints], stops: [...kept.stops] }
}

function keptOf(record: MatchRecord): Kept | FileProblem {
  const entries = record.actions.map(readEntry)
  const at = entries.indexOf(null)
  if (at >= 0) return { code: 'unreadable-action', at, action: (record.actions[at] as string).slice(0, 60) }
  return { entries: entries as Kept['entries'], fingerprints: record.fingerprints, stops: record.stops }
}

/** Removes a match or a table from this device. */
export async function removeMatch(id: string): Promise<void> {
  await Promise.all([removeRecord(id), removeTable(id)])
}
