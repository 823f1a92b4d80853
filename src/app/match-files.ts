/** Matches and tables of this device as the texts of files: out of it, and into it with every action checked. */
import { type FileProblem, isFileProblem, parseMatchFile, playMatchFile, sealMatchFile } from '../engine/index.ts'
import { TABLE_FORMAT } from '../session/table-format.ts'
import { addRecord, type MatchRecord, parseRecord, parseTableRecord, readStored, readStoredTable, StorageError } from '../storage/index.ts'
import { blankRecord, rulesOf, type StandingOf } from './matches.ts'

/** A table as the text of a file: another device can join with it, or add what it lacks. One that is damaged, or has not begun, as it lies here, for somebody to look into. */
async function exportTable(id: string): Promise<string> {
  const { record, lines } = await readStoredTable(id)
  const table = parseTableRecord(record)
  // What this device signs with never leaves it.
  if ('where' in table || !table.genesis) return JSON.stringify({ record: { ...(record as object), secrets: [] }, lines })
  return JSON.stringify({ format: TABLE_FORMAT, word: table.word, genesis: table.genesis, items: lines })
}

/** A match as the text of a file that another device can read; a damaged one as it lies here. Throws a StorageError. */
export async function exportMatch(id: string): Promise<string> {
  const stored = await readStored(id).catch((error: unknown) => {
    if (error instanceof StorageError && error.problem.code === 'match-gone') return null
    throw error
  })
  if (stored === null) return exportTable(id)
  const record = parseRecord(stored)
  if ('where' in record) return JSON.stringify(stored)
  const { game, rulesVersion, options, seats, names, actions, fingerprints } = record
  return JSON.stringify(
    sealMatchFile({ game, rulesVersion, options, seats, names: names.length ? names : undefined, actions, fingerprints }),
  )
}

/** Reads a match file, checks every action of it, and keeps it as a new match. */
export async function importMatch(text: string, standingOf?: StandingOf): Promise<{ readonly id: string } | FileProblem> {
  const file = parseMatchFile(text)
  if (isFileProblem(file)) return file
  const rules = await rulesOf(file.game)
  if ('code' in rules) return rules
  const stops: number[] = []
  const match = playMatchFile(rules, file, 'verify')
  if (isFileProblem(match)) return match
  match.log.forEach((entry, at) => {
    if (entry.type === 'answer') stops.push(at)
  })
  const said = standingOf?.(match.view(null)) ?? { standing: '', place: '' }
  const outcome = match.outcome
  const record: MatchRecord = {
    ...blankRecord(rules, match.setup.options, match.setup.seats, file.names ?? [], Date.now()),
    actions: file.actions,
    fingerprints: file.fingerprints,
    stops,
    standing: said.standing,
    place: said.place,
    outcome: outcome ? { result: outcome.result, score: outcome.score } : null,
  }
  await addRecord(record)
  return { id: record.id }
}
