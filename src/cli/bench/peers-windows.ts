/**
 * Windows of friends for the bench: each with a storage of its own, a counter of what leaves on its data channels, and a bare
 * channel between two of them that shows what the way alone costs.
 */
import type { Browser, Page } from 'playwright'
import { keepOnDevice, withoutBoard } from '../device.ts'

/** What the app's own probe offers on pages opened with `?probe`; see `src/app/table-probe.ts`. */
export interface TableSeen {
  readonly length: number
  readonly fingerprint: string
  readonly over: boolean
  readonly waits: readonly number[]
  readonly decisions: readonly { readonly seat: number }[]
}
interface Probe {
  readonly together?: {
    table(): TableSeen
    suggest(seat: number): readonly string[]
    choose(seat: number, keys: readonly string[]): unknown
    play(until: number, patienceMs: number): Promise<TableSeen>
    longerSince(length: number): number | null
    answeredAt(length: number, seat: number): number | null
  }
}
export interface Chosen {
  readonly at: number
  /** Of the log when it was chosen. */
  readonly length: number
  readonly seat: number
}
interface Wire {
  beats: number
  beatBytes: number
  texts: number
  bytes: number
  /** Answers by their line, with the bytes of what was chosen. */
  readonly answers: Record<string, number>
  /** When this window first greeted another device. */
  helloAt: number | null
}
interface Bare {
  ping(bytes: number): Promise<readonly [number, number]>
}
declare global {
  interface Window {
    benchWire?: Wire
    benchBare?: Bare & { readonly answer: (sdp: string) => Promise<void> }
  }
}
/** Windows in which these players want to be asked: a match of people who choose often has more to measure. */
const ASKED_IN = ['W1a', 'W1b', 'WE', 'W2', 'WH']
/** The app declares it for itself; the bench knows only what it uses of it. */
type Probed = { mathomProbe?: Probe }

/** Runs in the page before the app. A text is one byte that says whether more follows, and JSON. */
function countTexts(): void {
  const wire: Wire = { beats: 0, beatBytes: 0, texts: 0, bytes: 0, answers: {}, helloAt: null }
  window.benchWire = wire
  const { send } = RTCDataChannel.prototype
  const decoder = new TextDecoder()
  const note = (data: Uint8Array): void => {
    const text = decoder.decode(data.subarray(1))
    if (text.startsWith('{"t":"beat"')) {
      wire.beats++
      wire.beatBytes += data.length
      return
    }
    // The talk at the door, and the bench's own channel.
    if (!text.startsWith('{"t":') && wire.texts === 0) return
    wire.texts++
    wire.bytes += data.length
    if (text.startsWith('{"t":"hello"')) wire.helloAt ??= performance.timeOrigin + performance.now()
    for (const [line, keys] of text.matchAll(/"answer (?:\S+ ){5}([^"]*)"/g)) wire.answers[line] = (keys ?? '').length
  }
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
    if ((data as unknown) instanceof Uint8Array) note(data)
    return send.call(this, data)
  }
}

export class BenchWindow {
  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async open(browser: Browser, url: string, name: string): Promise<BenchWindow> {
    const context = await browser.newContext({
      viewport: { width: 900, height: 640 },
      locale: 'en-GB',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    // What runs TypeScript here names functions by a helper that no page has.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(withoutBoard)
    await context.addInitScript(countTexts)
    await context.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
    const page = await context.newPage()
    await page.goto(`${url}empty`)
    const askFrom = Object.fromEntries(ASKED_IN.map((id) => [`lotr.${id}`, 'standard']))
    await keepOnDevice(page, { settings: { language: 'en', theme: 'day', speed: 0, openHands: true, name, askFrom } })
    return new BenchWindow(page, url)
  }

  async goTo(hash: string): Promise<void> {
    await this.page.goto(`${this.url}?probe${hash}`)
  }
  async openTable(seats: number): Promise<string> {
    const { page } = this
    await this.goTo('#/new/lotr')
    await page.getByRole('radio', { name: 'Several devices' }).check()
    for (const hobbit of ['Pippin', 'Merry', 'Fatty'].slice(0, seats - 2)) await page.getByRole('button', { name: `Add ${hobbit}` }).click()
    await page.getByRole('button', { name: /Gentle/ }).click()
    await page.getByRole('button', { name: /^Open the table/ }).click()
    const label = await page.getByRole('img', { name: /^The word of this table/ }).getAttribute('aria-label')
    return (label ?? '').replace(/.*: /, '').replaceAll(' ', '')
  }
  async join(word: string, watch = false): Promise<void> {
    await this.goTo(`#/join/${word}`)
    if (watch) await this.page.getByRole('switch', { name: /^Watch only/ }).check({ force: true })
    await this.page.getByRole('button', { name: 'Join' }).click()
  }
  /** One more person at this device. */
  async sitToo(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Sit here too/ })
      .first()
      .click()
    await this.page.getByRole('dialog').getByRole('textbox').fill(name)
    await this.page.getByRole('button', { name: 'Sit down' }).click()
  }
  async atTheTable(): Promise<void> {
    await this.page.waitForFunction(() => Boolean((window as unknown as Probed).mathomProbe?.together), null, { timeout: 60_000 })
  }

  see(): Promise<TableSeen> {
    return this.page.evaluate(() => (window as unknown as Probed).mathomProbe?.together?.table() as TableSeen)
  }
  play(until: number): Promise<TableSeen> {
    return this.page.evaluate(
      (length) => (window as unknown as Probed).mathomProbe?.together?.play(length, 20_000) as Promise<TableSeen>,
      until,
    )
  }
  /**
   * Plays the seats of this window to the end of the match; answers every choice it made before it got so many. Up to then it
   * lets the table come to rest first, as people do: while a window still draws the last choice, nobody has seen it.
   */
  playNoting(paced: number, restMs: number): Promise<readonly Chosen[]> {
    return this.page.evaluate(
      async ([most, rest]) => {
        const table = (window as unknown as Probed).mathomProbe?.together
        const chosen: Chosen[] = []
        let [before, since, pause] = ['', 0, rest]
        for (let idle = 0; table && idle < 2000; idle++) {
          const seen = table.table()
          if (seen.over) break
          const now = `${seen.length} ${seen.waits.join(' ')}`
          // Several are often asked at once: they do not tap at the same moment.
          if (now !== before) [before, since, pause] = [now, performance.now(), rest * (1 + 2 * Math.random())]
          const seat = seen.decisions[0]?.seat
          if (seat !== undefined && (chosen.length >= most || performance.now() - since > pause)) {
            const keys = table.suggest(seat)
            const at = performance.timeOrigin + performance.now()
            if (table.choose(seat, keys) === null) {
              if (chosen.length < most) chosen.push({ at, length: seen.length, seat })
              idle = 0
            }
          }
          await new Promise((resolve) => setTimeout(resolve, 15))
        }
        return chosen
      },
      [paced, restMs] as const,
    )
  }
  /** For each of these choices of another window, when this one knew it. */
  answeredAt(choices: readonly Chosen[]): Promise<readonly (number | null)[]> {
    return this.page.evaluate(
      (all) => all.map(({ length, seat }) => (window as unknown as Probed).mathomProbe?.together?.answeredAt(length, seat) ?? null),
      choices,
    )
  }
  async whenLonger(length: number): Promise<number> {
    const longer = await this.page.waitForFunction(
      (than) => (window as unknown as Probed).mathomProbe?.together?.longerSince(than) ?? null,
      length,
      { polling: 20, timeout: 60_000 },
    )
    return (await longer.jsonValue()) as number
  }
  wire(): Promise<Wire> {
    return this.page.evaluate(() => window.benchWire as Wire)
  }
  async forgetWire(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window.benchWire as Wire, { beats: 0, beatBytes: 0, texts: 0, bytes: 0, answers: {} }))
  }

  /** Takes the last lines of its table out of the database, as if this device had been away when they came. The page must be elsewhere. */
  forgetLines(least: number): Promise<number> {
    return this.page.evaluate(
      (most) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('mathom')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const tx = opening.result.transaction('lines', 'readwrite')
            let gone = 0
            const cursor = tx.objectStore('lines').openCursor(null, 'prev')
            cursor.onsuccess = () => {
              const at = cursor.result
              if (!at || gone >= most) return
              gone += (at.value as readonly string[]).length
              at.delete()
              at.continue()
            }
            tx.oncomplete = () => {
              opening.result.close()
              resolve(gone)
            }
          }
        }),
      least,
    )
  }
}

/** A bare data channel from the first window to the second, made as the app's are; nothing of the app touches it. */
export async function bareChannel(from: BenchWindow, to: BenchWindow): Promise<(bytes: number) => Promise<readonly [number, number]>> {
  const offer = await from.page.evaluate(async () => {
    const connection = new RTCPeerConnection()
    const channel = connection.createDataChannel('bench')
    channel.binaryType = 'arraybuffer'
    let heard: (data: ArrayBuffer) => void = () => undefined
    channel.onmessage = ({ data }) => heard(data)
    const open = new Promise((resolve) => {
      channel.onopen = resolve
    })
    window.benchBare = {
      answer: async (sdp) => {
        await connection.setRemoteDescription({ type: 'answer', sdp })
        await open
      },
      ping: (bytes) =>
        new Promise((resolve) => {
          const began = performance.now()
          heard = (data) => {
            const trip = performance.now() - began
            const [theirs] = new Float64Array(data)
            // Their clock when they heard it, less ours in the middle of the trip.
            resolve([trip, (theirs as number) - (performance.timeOrigin + began + trip / 2)])
          }
          channel.send(new ArrayBuffer(bytes))
        }),
    }
    await connection.setLocalDescription(await connection.createOffer())
    await new Promise<void>((resolve) => {
      if (connection.iceGatheringState === 'complete') resolve()
      connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve()
    })
    return connection.localDescription?.sdp ?? ''
  })
  const answer = await to.page.evaluate(async (sdp) => {
    const connection = new RTCPeerConnection()
    // Kept from being collected.
    Object.assign(window, { benchOther: connection })
    connection.ondatachannel = ({ channel }) => {
      channel.binaryType = 'arraybuffer'
      channel.onmessage = () => channel.send(new Float64Array([performance.timeOrigin + performance.now()]).buffer)
    }
    await connection.setRemoteDescription({ type: 'offer', sdp })
    await connection.setLocalDescription(await connection.createAnswer())
    await new Promise<void>((resolve) => {
      if (connection.iceGatheringState === 'complete') resolve()
      connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve()
    })
    return connection.localDescription?.sdp ?? ''
  }, offer)
  await from.page.evaluate((sdp) => window.benchBare?.answer(sdp), answer)
  return (bytes) => from.page.evaluate((size) => window.benchBare?.ping(size) as Promise<readonly [number, number]>, bytes)
}
