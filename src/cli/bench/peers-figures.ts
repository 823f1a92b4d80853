/**
 * What playing together costs, in real windows with real lines: from a choice to the other device's state, bytes on the way, and
 * how long whoever comes back needs. The way alone is measured on a bare channel between the same two windows.
 */
import type { Browser } from 'playwright'
import { withBrowser } from '../browser.ts'
import { type Figure, notMeasured, percentile } from './figure.ts'
import { BenchWindow, bareChannel, type Chosen } from './peers-windows.ts'

/** Choices that are enough to speak of the slowest twentieth. */
const ACTIONS = 100
const SEATS = 5
/** About what an answer weighs on the wire. */
const PING_BYTES = 300
const LACKS = 20
const FULL = 500

const TAP = { unit: 'ms', target: 30, wants: 'at most' } as const
const TAP50 = { ...TAP, name: 'choice to the other device’s state, less one way, p50' } as const
const TAP95 = { ...TAP, name: 'choice to the other device’s state, less one way, p95' } as const
const BYTES = { name: 'bytes an action beyond its choice, for each receiver', unit: 'bytes', target: 400, wants: 'at most' } as const
const FRESH = { name: `rejoin of a finished match of ${FULL}, nothing known`, unit: 'ms', target: 1000, wants: 'at most' } as const
const LATE = {
  name: `rejoin of a finished match of ${FULL}, ${LACKS} entries missing`,
  unit: 'ms',
  target: 1000,
  wants: 'at most',
} as const

const rounded = (ms: number): string => `${Math.round(ms * 10) / 10} ms`

interface Trips {
  readonly trip: number
  /** The other window's clock less this one's. */
  readonly offset: number
}
async function tripsOf(ping: (bytes: number) => Promise<readonly [number, number]>, times: number): Promise<Trips> {
  const trips: (readonly [number, number])[] = []
  for (let i = 0; i < times; i++) trips.push(await ping(PING_BYTES))
  const quickest = trips.reduce((a, b) => (b[0] < a[0] ? b : a))
  return {
    trip: percentile(
      trips.map(([trip]) => trip),
      0.5,
    ),
    offset: quickest[1],
  }
}

/** Choices of one window as the other saw them; only where the choice alone moves the match on. */
async function tapFigures(chosen: readonly Chosen[], watcher: BenchWindow, { trip, offset }: Trips): Promise<Figure[]> {
  const alone = chosen.filter((one) => one.alone)
  const seen = await watcher.longerSince(alone.map(({ length }) => length))
  const took = alone.flatMap(({ at }, i) => ((seen[i] ?? null) === null ? [] : [(seen[i] as number) - offset - at]))
  const figure = (of: typeof TAP50 | typeof TAP95, share: number): Figure => {
    if (took.length < ACTIONS) return notMeasured(of, `only ${took.length} choices`)
    const whole = percentile(took, share)
    const note = `${took.length} choices; whole ${rounded(whole)}, round trip ${rounded(trip)}, less all of it ${rounded(whole - trip)}`
    return { ...of, value: Math.max(0, whole - trip / 2), note }
  }
  return [figure(TAP50, 0.5), figure(TAP95, 0.95)]
}

async function bytesOf(windows: readonly BenchWindow[], seconds: number): Promise<Figure> {
  const wires = await Promise.all(windows.map((window) => window.wire()))
  const answers = new Map(wires.flatMap(({ answers: sent }) => Object.entries(sent)))
  const sum = (of: (wire: (typeof wires)[number]) => number) => wires.reduce((total, wire) => total + of(wire), 0)
  if (answers.size === 0) return notMeasured(BYTES, 'no action was seen on the wire')
  const receivers = windows.length - 1
  const whole = sum(({ bytes }) => bytes) / receivers / answers.size
  const choice = [...answers.values()].reduce((a, b) => a + b, 0) / answers.size
  const beats = sum(({ beatBytes }) => beatBytes) / (windows.length * receivers) / seconds
  const note = `${answers.size} actions, chance included; ${Math.round(choice)} bytes a choice; heartbeats ${Math.round(beats)} bytes/s a line besides`
  return { ...BYTES, value: whole - choice, note }
}

/** From the first greeting on the line until the log is complete. */
async function rejoin(figure: typeof FRESH | typeof LATE, window: BenchWindow, length: number, began: number): Promise<Figure> {
  await window.atTheTable()
  const complete = await window.whenLonger(length - 1)
  const { helloAt } = await window.wire()
  if (helloAt === null) return notMeasured(figure, 'no line was seen')
  const took = complete - helloAt
  const scaled = length < FULL && figure === FRESH ? (took * FULL) / length : took
  const asPlayed = length < FULL && figure === FRESH ? ` in ${rounded(took)}, as if of ${FULL}` : ''
  return {
    ...figure,
    value: scaled,
    note: `${length} entries${asPlayed}; with loading and finding each other ${rounded(complete - began)}`,
  }
}

async function rejoins(browser: Browser, url: string, word: string, leaver: BenchWindow, length: number): Promise<Figure[]> {
  const table = new URL(leaver.page.url()).hash
  await leaver.page.goto(`${url}empty`)
  const gone = await leaver.forgetLines(LACKS)
  const fresh = await BenchWindow.open(browser, url, 'Dora')
  let began = Date.now()
  await fresh.join(word, true)
  const first = await rejoin(FRESH, fresh, length, began)
  began = Date.now()
  await leaver.goTo(table)
  const late = await rejoin(LATE, leaver, length, began)
  return [first, { ...late, note: `${late.note}; ${gone} lines were missing` }]
}

export async function peersFigures(): Promise<Figure[]> {
  return withBrowser(
    async ({ browser, url }) => {
      const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => BenchWindow.open(browser, url, name)))
      if (!anna || !ben || !cleo) throw new Error('no windows')
      const all = [anna, ben, cleo]
      const word = await anna.openTable(SEATS)
      for (const name of ['Pip', 'Mer']) await anna.sitToo(name)
      await ben.join(word)
      await cleo.join(word)
      await anna.page.getByText('Everybody is here.').waitFor({ timeout: 60_000 })
      await anna.page.getByRole('button', { name: /^Start with/ }).click()
      for (const window of all) await window.atTheTable()
      for (const window of all) await window.forgetWire()
      const began = Date.now()
      const trips = await tripsOf(await bareChannel(anna, ben), 100)
      const [chosen] = await Promise.all([anna.playNoting(), ben.playNoting(), cleo.playNoting()])
      const played = await Promise.all(all.map((window) => window.see()))
      const figures = [...(await tapFigures(chosen, ben, trips)), await bytesOf(all, (Date.now() - began) / 1000)]
      const length = Math.max(...played.map((seen) => seen.length))
      if (!played.every(({ over }) => over))
        return [...figures, notMeasured(FRESH, 'the match did not end'), notMeasured(LATE, 'the match did not end')]
      return [...figures, ...(await rejoins(browser, url, word, cleo, length))]
    },
    [],
    { signalling: true },
  )
}
