/**
 * Whether a table survives the loss of one device at the worst moment: for each seat and each kind of decision and chance, the
 * device of that seat is lost while the table waits for it, in each of four ways.
 */
import { generator, mixSeeds, type Seat } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { mixedSetup } from '../simulate.ts'
import { People } from './people.ts'
import { type Place, type PreparedMatch, prepareMatch } from './prepared-match.ts'
import { type SimDevice, SimulatedTable } from './simulated-table.ts'

/** It leaves for good and its seat is handed over; it is opened anew; it cannot be reached for a while; it is closed for long. */
export const FATES = ['leave', 'reload', 'partition', 'closed'] as const
export type Fate = (typeof FATES)[number]

export interface Cell {
  readonly kind: string
  readonly seat: Seat
  readonly fate: Fate
  /** Null where the table went on; otherwise what it waited for in vain. */
  readonly hole: string | null
}
export interface KillMatrixOptions {
  readonly firstSeed: number
  /** Matches played to find places. */
  readonly matches: number
  /** Entries that must follow. */
  readonly goOn?: number
  /** Which cells are tried; all, where nothing is said. */
  readonly isWanted?: (kind: string, seat: Seat, fate: Fate) => boolean
}

interface Found {
  readonly seed: number
  readonly place: Place
}

/** Places for each kind and seat, from matches with every setting drawn by lot. */
function findPlaces(rules: AnyRules, { firstSeed, matches }: KillMatrixOptions, seats: number) {
  const found = new Map<string, Map<Seat, Found>>()
  const prepare = (seed: number): PreparedMatch => prepareMatch(rules, { ...mixedSetup(rules, seed), seats }, seed)
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    for (const place of prepare(seed).places) {
      const bySeat = found.get(place.kind) ?? new Map<Seat, Found>()
      found.set(place.kind, bySeat)
      for (const seat of place.seats) if (!bySeat.has(seat)) bySeat.set(seat, { seed, place })
    }
  }
  return { found, prepare }
}

export async function* killMatrix(rules: AnyRules, options: KillMatrixOptions): AsyncGenerator<Cell> {
  const seats = Math.min(5, rules.seats.max)
  const { found, prepare } = findPlaces(rules, options, seats)
  for (const [kind, bySeat] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [seat, { seed, place }] of [...bySeat].sort(([a], [b]) => a - b)) {
      for (const fate of FATES) {
        if (!(options.isWanted?.(kind, seat, fate) ?? true)) continue
        yield { kind, seat, fate, hole: await lose(rules, prepare(seed), place, seat, fate, mixSeeds(seed, seat), options.goOn ?? 8) }
      }
    }
  }
}

async function lose(
  rules: AnyRules,
  { genesis, secrets, lines }: PreparedMatch,
  place: Place,
  seat: Seat,
  fate: Fate,
  seed: number,
  goOn: number,
): Promise<string | null> {
  const counts = { undos: 0, handOvers: 0, wishes: 0 }
  const people = new Map<SimDevice, People>()
  const table = new SimulatedTable({
    rules,
    seed,
    seats: genesis.seats.length,
    devices: genesis.seats.length,
    faults: { loss: 0.05, reorder: 0.1, repeat: 0.05 },
    slowness: 200,
    diskOf: (device) => ({
      keep: { genesis, lobby: null, secrets: secrets.filter((one) => one.seat === device) },
      lines: lines.slice(0, place.lines),
    }),
    onTick: (device) => people.get(device)?.tick(),
  })
  for (const device of table.devices) people.set(device, new People(table, device, generator(mixSeeds(seed, people.size)), counts))
  const lost = table.devices[seat] as SimDevice
  const others = table.devices.filter((device) => device !== lost)
  const patient = (isPatient: boolean): void => {
    for (const one of people.values()) one.isPatient = isPatient
  }
  patient(fate !== 'leave')
  const lostPeople = people.get(lost) as People
  try {
    switch (fate) {
      case 'leave':
        table.stop(lost)
        break
      case 'reload':
        lostPeople.idle = true
        // What it does by itself is being stored, or its people are looking at the question.
        await table.until(() => isBusy(lost, place.at), 'the device to be asked', 20_000)
        table.restart(lost)
        lostPeople.idle = false
        break
      case 'partition':
        table.partition([[lost], others])
        await table.pass(12_000)
        table.heal()
        break
      case 'closed':
        table.stop(lost)
        await table.pass(180_000)
        table.restart(lost)
        break
    }
    const isPast = (): boolean =>
      table.devices.every(({ running, session }) => {
        if (!running) return true
        const match = session?.replica.history.match
        return match !== undefined && (match.outcome !== null || match.log.length >= place.at + goOn)
      })
    await table.until(isPast, 'the table to go on', 300_000)
    for (const one of people.values()) one.idle = true
    await table.until(() => table.isSame(), 'all devices to have the same', 60_000)
    const stopped = table.sessions.find(({ replica }) => replica.stopped || replica.history.proofs.length)
    if (stopped) return 'a device stopped'
    if (fate === 'leave' && counts.handOvers === 0) return 'nobody handed the seat over'
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isBusy({ session }: SimDevice, at: number): boolean {
  if (!session) return false
  const { log } = session.replica.history.match
  return session.hasUnsafe || log.length > at || session.getSnapshot().decision !== null
}
