/**
 * What playing together costs, in real windows with real lines: from a choice to the other device's state, bytes on the way, and
 * how long whoever comes back needs. The way alone is measured on a bare channel between the same two windows.
 */
import type { Browser } from 'playwright'
import { withBrowser } from '../browser.ts'
import { type Figure, notMeasured, percentile } from './figure.ts'
import { BenchWindow, bareChannel, type Chosen } from './peers-windows.ts'

/** Choices that are enough to speak of the slowest twentieth. */
const ACTIONS = 50
const SEATS = 5
/** Choices of each window that are measured, and how long its table rests before each. */
const PACED = 400
const REST_MS = 150
/** The first of each window, while pictures and fonts still come and nothing is compiled, are not what playing feels like. */
const WARM_UP = 8
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

/** How long each choice took to the state of the other window. `offset`: the other's clock less its own. */
async function tookOf(chosen: readonly Chosen[], watcher: BenchWindow, offset: number): Promise<number[]> {
  const seen = await watcher.answeredAt(chosen)
  return chosen.flatMap(({ at }, i) => {
    const then = seen[i] ?? null
    return then === null ? [] : [then - offset - at]
  })
}

function tapFigures(took: readonly number[], trip: number): Figure[] {
  const figure = (of: typeof TAP50 | typeof TAP95, share: number): Figure => {
    if (took.length < ACTIONS) return notMeasured(of, `only ${took.length} choices`)
    const whole = percentile(took, share)
    const note = `${took.length} choices; whole ${rounded(whole)}, round trip ${rounded(trip)}, less all of it ${rounded(whole - trip)}`
    return { ...of, value: Math.max(0, whole - trip / 2), note }
  }
  return [figure(TAP50, 0.5), figure(TAP95, 0.95)]
}

/** `windows`: all that have a seat. Chance and whatever keeps the logs equal is counted among the actions' bytes. */
async function bytesOf(windows: readonly BenchWindow[], seconds: number): Promise<{ readonly figure: Figure; readonly actions: number }> {
  const wires = await Promise.all(windows.map((window) => window.wire()))
  const answers = new Map(wires.flatMap(({ answers: sent }) => Object.entries(sent)))
  const sum = (of: (wire: (typeof wires)[number]) => number) => wires.reduce((total, wire) => total + of(wire), 0)
  const actions = answers.size
  if (actions === 0) return { figure: notMeasured(BYTES, 'no action was seen on the wire'), actions }
  const receivers = windows.length - 1
  const whole = sum(({ bytes }) => bytes) / receivers / actions
  const choice = [...answers.values()].reduce((a, b) => a + b, 0) / actions
  const beats = sum(({ beatBytes }) => beatBytes) / (windows.length * receivers) / seconds
  const note = `${actions} actions, chance included; ${Math.round(choice)} bytes a choice; besides, heartbeats of ${Math.round(beats)} bytes/s a line`
  return { figure: { ...BYTES, value: whole - choice, note }, actions }
}

interface Finished {
  readonly word: string
  /** Signed answers, and entries of the log. */
  readonly actions: number
  readonly length: number
}

/** From the first greeting on the line until the log is complete. Whoever has nothing needs as long as the match is long: told for one of that many actions. */
async function rejoin(
  figure: typeof FRESH | typeof LATE,
  window: BenchWindow,
  { actions, length }: Finished,
  began: number,
): Promise<Figure> {
  await window.atTheTable()
  const complete = await window.whenLonger(length - 1)
  const { helloAt } = await window.wire()
  if (helloAt === null) return notMeasured(figure, 'no line was seen')
  const took = complete - helloAt
  const note = `${actions} actions in ${rounded(took)}; with loading the app and finding each other ${rounded(complete - began)}`
  return { ...figure, value: took * (figure === FRESH ? FULL / actions : 1), note }
}

async function rejoins(browser: Browser, url: string, leaver: BenchWindow, match: Finished): Promise<Figure[]> {
  const table = new URL(leaver.page.url()).hash
  await leaver.page.goto(`${url}empty`)
  const gone = await leaver.forgetLines(LACKS)
  const fresh = await BenchWindow.open(browser, url, 'Dora')
  let began = Date.now()
  await fresh.join(match.word, true)
  const first = await rejoin(FRESH, fresh, match, began)
  began = Date.now()
  await leaver.goTo(table)
  const late = await rejoin(LATE, leaver, match, began)
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
      const toCleo = await tripsOf(await bareChannel(anna, cleo), 100)
      const [annas, bens, cleos] = await Promise.all(all.map((window) => window.playNoting(PACED, REST_MS)))
      const seconds = (Date.now() - began) / 1000
      const warm = (chosen: readonly Chosen[] = []): readonly Chosen[] => chosen.slice(WARM_UP)
      const took = [
        ...(await tookOf(warm(annas), ben, trips.offset)),
        ...(await tookOf(warm(bens), anna, -trips.offset)),
        ...(await tookOf(warm(cleos), anna, -toCleo.offset)),
      ]
      const { figure, actions } = await bytesOf(all, seconds)
      const figures = [...tapFigures(took, trips.trip), figure]
      const played = await Promise.all(all.map((window) => window.see()))
      if (!played.every(({ over }) => over))
        return [...figures, notMeasured(FRESH, 'the match did not end'), notMeasured(LATE, 'the match did not end')]
      const length = Math.max(...played.map((seen) => seen.length))
      return [...figures, ...(await rejoins(browser, url, cleo, { word, actions, length }))]
    },
    [],
    { signalling: true },
  )
}
