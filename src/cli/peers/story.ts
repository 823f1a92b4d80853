/**
 * One match of several devices in which everything goes wrong that can: lines that lose and repeat, partitions, devices closed
 * and opened again, slow disks, undo, seats that change hands, people who leave for good. All of it from a seed. Ends with what
 * must hold: every device has the same match, it is over, and nothing is lost by opening it again from storage.
 */
import { generator, mixSeeds } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import type { AnyPeerSession } from '../../session/peers/peer-session.ts'
import { ed25519Signing } from '../../session/peers/signing.ts'
import { People } from './people.ts'
import { quickSigning } from './quick-signing.ts'
import { type SimDevice, SimulatedTable } from './simulated-table.ts'

export interface StoryCounts {
  restarts: number
  partitions: number
  undos: number
  handOvers: number
  wishes: number
  branches: number
  left: number
  brokenDisks: number
  stale: number
}
export interface StoryResult {
  readonly seed: number
  readonly devices: number
  readonly watchers: number
  readonly seats: number
  readonly actions: number
  readonly result: string
  readonly fingerprint: string
  readonly counts: StoryCounts
  readonly texts: number
  readonly characters: number
  readonly virtualSeconds: number
}

const MISHAPS = [
  'restart',
  'restart',
  'restart-all',
  'partition',
  'partition',
  'undo',
  'undo',
  'away',
  'disk',
  'newcomer',
  'frozen',
] as const

export interface StoryOptions {
  /** How many mishaps; fewer for a quick sample. */
  readonly mishaps?: number
  readonly signing?: 'quick' | 'ed25519'
}

export async function playStory(
  rules: AnyRules,
  seed: number,
  { mishaps = 10, signing = 'quick' }: StoryOptions = {},
): Promise<StoryResult> {
  const below = generator(mixSeeds(seed, 1234))
  const most = Math.min(5, rules.seats.max)
  const seats = Math.max(2, rules.seats.min) + below(most - Math.max(2, rules.seats.min) + 1)
  const helpers = seats > 2 && below(5) === 0 ? 1 : 0
  const devices = Math.max(2, Math.min(seats - helpers, 2 + below(4)))
  const watchers = below(3) === 0 ? 1 : 0
  const counts: StoryCounts = {
    restarts: 0,
    partitions: 0,
    undos: 0,
    handOvers: 0,
    wishes: 0,
    branches: 0,
    left: 0,
    brokenDisks: 0,
    stale: 0,
  }
  const people = new Map<SimDevice, People>()
  const story = { isEnding: false, isOver: false, isChain: false, gone: new Set<SimDevice>() }
  const table = new SimulatedTable({
    rules,
    seed,
    seats,
    devices,
    watchers,
    faults: { loss: below(4) * 0.06, repeat: below(3) * 0.08, reorder: below(3) * 0.15, delayMs: [2, 20 + below(200)] },
    skewMs: below(2) ? 5_000_000 : 0,
    slowness: below(2) ? 1 + below(400) : 0,
    signing: signing === 'quick' ? quickSigning : ed25519Signing,
    // Whoever was in the middle of a chain may be gone: the others find each other.
    isLinked: (a, b) => !story.isChain || story.gone.size > 0 || Math.abs(a - b) === 1,
    onTick: (device) => story.isOver || people.get(device)?.tick(),
  })
  const welcome = (device: SimDevice): People => {
    const one = new People(table, device, generator(mixSeeds(seed, 55 + people.size)), counts, () => story.isEnding)
    people.set(device, one)
    return one
  }
  table.devices.forEach(welcome)
  await table.start(helpers)
  story.isChain = below(6) === 0
  table.unlink()

  const present = (): SimDevice[] => table.devices.filter((device) => !story.gone.has(device))
  const some = <T>(list: readonly T[]): T => list[below(list.length)] as T
  for (let i = 0; i < mishaps && !table.isOver(); i++) {
    await table.pass(500 + below(6000))
    const device = some(present())
    switch (some(MISHAPS)) {
      case 'restart':
        counts.restarts++
        table.stop(device, below(2) === 0)
        if (below(2)) await table.pass(below(20_000))
        table.restart(device)
        break
      case 'restart-all': {
        for (const one of present()) table.stop(one, below(2) === 0)
        await table.pass(below(3) * 86_400_000)
        const order = present()
        while (order.length) {
          counts.restarts++
          table.restart(order.splice(below(order.length), 1)[0] as SimDevice)
          if (below(2)) await table.pass(below(15_000))
        }
        break
      }
      case 'partition': {
        counts.partitions++
        const groups: SimDevice[][] = [[], []]
        for (const one of table.devices) groups[below(2)]?.push(one)
        table.partition(groups, below(2) === 0)
        await table.pass(below(2) ? below(8000) : below(60_000))
        table.heal()
        break
      }
      case 'undo':
        people.get(device)?.undo()
        if (below(3) === 0) people.get(some(present()))?.undo()
        break
      case 'away':
        table.stop(device, below(2) === 0)
        await table.pass(10_000 + below(60_000))
        // The opener, or anybody, may never come back: those who are left must be enough to go on.
        if (story.gone.size === 0 && below(2) && canGoOnWithout(table, device)) {
          story.gone.add(device)
          counts.left++
        } else table.restart(device)
        break
      case 'disk':
        counts.brokenDisks++
        device.disk.broken = true
        await table.pass(below(10_000))
        if (below(2)) table.restart(device)
        device.disk.broken = false
        break
      case 'newcomer':
        if (table.devices.length < 7) welcome(table.addDevice(false)).isCurious = true
        break
      case 'frozen': {
        const one = people.get(device)
        if (one) one.idle = true
        await table.pass(below(20_000))
        if (one) one.idle = false
        break
      }
    }
  }
  story.isEnding = true
  await table.until(() => table.isOver() && table.isSame(), 'the match to end everywhere', 7_200_000)
  story.isOver = true
  return finish(table, counts, { seed, devices, watchers, seats })
}

/** Whether those who are left may hand its seats over: half of the people, in the match as it stands. */
function canGoOnWithout(table: SimulatedTable, gone: SimDevice): boolean {
  return table.devices.some(({ session }) => {
    const { seats } = session?.replica.history.tip ?? { seats: [] }
    const persons = seats.filter(({ playedBy }) => playedBy === 'person')
    const held = persons.filter(({ key }) => gone.disk.keep.secrets.some(({ secret }) => table.keyOf(secret) === key))
    return session !== null && persons.length - held.length > 0 && 2 * (persons.length - held.length) >= persons.length
  })
}

async function finish(
  table: SimulatedTable,
  counts: StoryCounts,
  about: Pick<StoryResult, 'seed' | 'devices' | 'watchers' | 'seats'>,
): Promise<StoryResult> {
  const fail = (what: string): never => {
    throw new Error(`${what}\n${table.describe()}`)
  }
  await table.until(() => table.sessions.every((session) => !session.hasUnsafe), 'everything to be stored', 120_000)
  await table.pass(3000)
  // Somebody may have got a seat back meanwhile.
  await table.until(() => table.isSame(), 'all devices to have the same', 120_000)
  await table.pass(1000)
  for (const device of table.devices) {
    const { session } = device
    if (!session) continue
    const { together, save } = session.getSnapshot()
    if (save !== 'saved') fail(`${device.id} has not saved`)
    if (together?.stopped) fail(`${device.id} stopped`)
    for (const { reason, count, cutOff, device: by } of together?.refused ?? []) {
      if (reason !== 'stale' || cutOff) fail(`${device.id} refused ${reason} of ${by} ${count} times`)
      counts.stale += count
    }
    if (session.replica.history.proofs.length) fail(`${device.id} has a proof against somebody honest`)
  }
  const session = table.sessions[0] as AnyPeerSession
  const { match, fingerprints, path } = session.replica.history
  counts.branches = path.length
  const wrong = match.rules.invariants(match.state)
  if (wrong.length) fail(`the state does not hold: ${wrong.join('; ')}`)
  const { sent, characters } = table.net.count()
  // Each device by itself, from its storage, with nobody to ask.
  const devices = table.devices.filter(({ running }) => running)
  const ends = table.ends()
  for (const device of devices) table.stop(device)
  table.partition(
    table.devices.map((one) => [one]),
    true,
  )
  for (const [i, device] of devices.entries()) {
    table.restart(device)
    await table.pass(1000)
    if (table.ends()[0] !== ends[i]) fail(`${device.id} has another match after it was opened again`)
    table.stop(device)
  }
  return {
    ...about,
    actions: match.log.length,
    result: match.outcome?.result ?? '',
    fingerprint: fingerprints.at(-1) ?? '',
    counts,
    texts: sent,
    characters,
    virtualSeconds: Math.round(table.net.now() / 1000),
  }
}
