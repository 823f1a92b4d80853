/**
 * Tables of several devices on this device: opening, joining, going on, reading them from files. Loaded when the first of them
 * is wanted: everything that knows a network lies behind this file.
 */
import * as v from 'valibot'
import { isOptionProblem, parseOptions } from '../engine/index.ts'
import { gameById, seatBounds } from '../games/index.ts'
import { freshWord, readWord } from '../net/index.ts'
import { fromBase64Url } from '../session/peers/base64url.ts'
import { matchIdOf, parseGenesis } from '../session/peers/genesis.ts'
import { ed25519Signing } from '../session/peers/signing.ts'
import { parseTableFile } from '../session/peers/table-file.ts'
import { TableNode } from '../session/peers/table-node.ts'
import type { LobbyState } from '../session/peers/wire.ts'
import { TABLE_FORMAT } from '../session/table-format.ts'
import {
  addTable,
  askToKeepData,
  claimTable,
  listTables,
  StorageError,
  type StoredTable,
  type TableRecord,
  writeTable,
} from '../storage/index.ts'
import { freshId } from './one-writer.ts'
import { deviceSettings } from './settings-context.tsx'
import { hostTable, keepOf, randomText, rulesFor } from './table-host.ts'
import type { Tables } from './tables-contract.ts'
import { APP_VERSION } from './version.ts'

function blankTable(word: string, name: string, sitDown: boolean): TableRecord {
  const now = Date.now()
  return {
    id: freshId(),
    word,
    name: name.slice(0, 40),
    device: freshId(),
    sitDown,
    game: '',
    rulesVersion: 1,
    seats: 0,
    names: [],
    genesis: null,
    lobby: null,
    secrets: [],
    created: now,
    updated: now,
    standing: '',
    place: '',
    outcome: null,
    writer: '',
  }
}

/** A record of this device at that table that no other window has open. */
async function tableOf(isIt: (record: TableRecord) => boolean): Promise<TableRecord | null> {
  const records = (await listTables()).flatMap((one) => ('record' in one && isIt(one.record) ? [one.record] : []))
  // One that goes on comes before one that is over.
  records.sort((a, b) => Number(a.outcome !== null) - Number(b.outcome !== null) || b.updated - a.updated)
  for (const record of records) if (!(await isOpenElsewhere(record.id))) return record
  return null
}

const lockName = (id: string): string => `mathom-table-${id}`
/** Two windows of one device at one table are two devices. Where the browser has no locks, the later one takes over. */
async function isOpenElsewhere(id: string): Promise<boolean> {
  const state = await navigator.locks?.query().catch(() => null)
  return state?.held?.some(({ name }) => name === lockName(id)) ?? false
}
function holdOpen(id: string): () => void {
  let release = (): void => undefined
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockName(id), { mode: 'shared' }, () => open).catch(() => undefined)
  return release
}

/** The rest of what stands in a link is not for us: what comes from another device counts as moved. */
const SeatLinkSchema = v.object({
  word: v.pipe(v.string(), v.maxLength(12)),
  match: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/)),
  chance: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{10,60}$/))),
})

function readSeatLink(payload: string): v.InferOutput<typeof SeatLinkSchema> | null {
  const bytes = fromBase64Url(payload)
  if (!bytes) return null
  try {
    const parsed = v.safeParse(SeatLinkSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return parsed.success ? parsed.output : null
  } catch {
    // Not JSON: not a seat, which is what the caller says.
    return null
  }
}

const asFile = ({ record, lines }: StoredTable): string =>
  JSON.stringify({ format: TABLE_FORMAT, word: record.word, genesis: record.genesis, items: lines })

/** The lines of a file that are good, checked by playing them. */
async function checkedLines(record: TableRecord, had: readonly string[], text: string): Promise<readonly string[]> {
  const genesis = parseGenesis(record.genesis)
  const rules = genesis && (await rulesFor(genesis))
  if (!genesis || !rules || 'code' in rules) return []
  const good: string[] = []
  const node = new TableNode({
    self: record.device,
    app: APP_VERSION,
    word: record.word,
    name: record.name,
    signing: ed25519Signing,
    random: randomText,
    now: Date.now,
    seatsOf: seatBounds,
    rulesFor: () => rules,
    helper: () => [],
    send: () => undefined,
    close: () => undefined,
    keep: () => undefined,
    save: (lines) => void good.push(...lines),
    sitDown: false,
    // Without its secrets this copy only reads.
    kept: { ...keepOf(record), secrets: [] },
    lines: had,
    onSession: () => undefined,
  })
  node.session?.together.importTable(text)
  node.dispose()
  return good
}

export const tables: Tables = {
  async openNew({ game, options, seats, name }) {
    const known = gameById(game)
    if (!known?.loadRules) return { code: 'unknown-game', game }
    const rules = await known.loadRules()
    if (seats < rules.seats.min || seats > rules.seats.max) return { code: 'bad-seats', seats }
    const values = parseOptions(rules.options, options)
    if (isOptionProblem(values)) return { code: 'bad-option', problem: values }
    const record = blankTable(freshWord(crypto.getRandomValues(new Uint8Array(8))), name, true)
    const lobby: LobbyState = {
      term: 1,
      rev: 0,
      game,
      rulesVersion: rules.version,
      options: { ...values },
      title: record.name,
      keeper: record.device,
      seats: Array.from({ length: seats }, () => null),
      members: [{ device: record.device, name: record.name }],
    }
    try {
      await addTable({ ...record, game, rulesVersion: rules.version, seats, lobby })
    } catch (error) {
      if (error instanceof StorageError) return error.problem
      throw error
    }
    void askToKeepData()
    return { id: record.id }
  },

  async join(text, name, watch) {
    const word = readWord(text)
    if (!word) return { code: 'not-a-word' }
    try {
      const mine = await tableOf((record) => record.word === word)
      if (mine) return { id: mine.id }
      const record = blankTable(word, name, !watch)
      await addTable(record)
      void askToKeepData()
      return { id: record.id }
    } catch (error) {
      if (error instanceof StorageError) return error.problem
      throw error
    }
  },

  async open(id, standingOf) {
    try {
      const claimed = await claimTable(id, freshId())
      const stored = claimed.record.restored ? { ...claimed, lines: await checkedLines(claimed.record, [], asFile(claimed)) } : claimed
      const [settings, release] = [await deviceSettings.load(), holdOpen(id)]
      try {
        return hostTable({ stored, net: settings.net, standingOf, onClosed: release })
      } catch (error) {
        release()
        return { code: 'rules-failed', at: 0, detail: error instanceof Error ? error.message : String(error) }
      }
    } catch (error) {
      if (error instanceof StorageError) return error.problem
      throw error
    }
  },

  async importFile(text, name) {
    const file = parseTableFile(text)
    if ('code' in file) return file
    const rules = await rulesFor(file.genesis)
    if ('code' in rules) {
      return rules.code === 'other-rules'
        ? { code: 'other-rules', needs: rules.needs, has: rules.has }
        : { code: 'unknown-game', game: file.genesis.game }
    }
    const match = matchIdOf(file.genesis)
    const isIt = (record: TableRecord): boolean => {
      const genesis = parseGenesis(record.genesis)
      return genesis !== null && matchIdOf(genesis) === match
    }
    try {
      const mine = await tableOf(isIt)
      if (mine) {
        const { record, lines } = await claimTable(mine.id, freshId())
        await writeTable({ ...record, updated: Date.now() }, await checkedLines(record, lines, text))
        return { id: mine.id }
      }
      const { genesis } = file
      const blank = blankTable(readWord(file.word) ?? freshWord(crypto.getRandomValues(new Uint8Array(8))), name, false)
      const record = {
        ...blank,
        genesis,
        game: genesis.game,
        rulesVersion: genesis.rulesVersion,
        seats: genesis.seats.length,
        names: genesis.seats.map((seat) => seat.name),
      }
      await addTable(record, await checkedLines(record, [], text))
      return { id: record.id }
    } catch (error) {
      if (error instanceof StorageError) return error.problem
      throw error
    }
  },

  async takeSeat(payload, name) {
    const link = readSeatLink(payload)
    if (!link) return { code: 'not-a-seat' }
    const { word, match, seat, secret, chance } = link
    try {
      const mine = await tableOf((record) => {
        const genesis = parseGenesis(record.genesis)
        return record.word === word && (genesis === null || matchIdOf(genesis) === match)
      })
      if (mine) {
        const { record } = await claimTable(mine.id, freshId())
        const isIt = (one: (typeof record.secrets)[number]) => one.secret === secret && one.chance === chance
        const secrets = [...record.secrets.filter((one) => !isIt(one)), { seat, secret, chance, moved: true }]
        await writeTable({ ...record, secrets, updated: Date.now() }, [])
        return { id: mine.id }
      }
      const record = { ...blankTable(word, name, false), secrets: [{ seat, secret, chance, moved: true }] }
      await addTable(record)
      return { id: record.id }
    } catch (error) {
      if (error instanceof StorageError) return error.problem
      throw error
    }
  },
}
