/**
 * Friends at a table of several devices: each window with a storage of its own unless told otherwise, real lines between them, and
 * a server of the test's own that introduces them or does not. A complaint of any window fails the test.
 */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import type { TableSeen } from '../../src/app/table-probe.ts'
import { DIST } from '../../src/cli/build.ts'
import { keepOnDevice, withoutBoard } from '../../src/cli/device.ts'
import { type Served, serveFolder } from '../../src/cli/serve.ts'
import { expect, listen } from './fixtures.ts'
import { PLAIN_SETTINGS, TableDriver } from './table-driver.ts'

const VIEWPORT = { width: 900, height: 640 }
const HOBBITS = ['Frodo', 'Sam', 'Pippin', 'Merry', 'Fatty']
/** Said by the browser of a server that is not there; the app tells it in its own words. */
const NO_SERVER = /WebSocket connection to|ERR_CONNECTION_REFUSED/

/** One window of one friend. */
export class Friend {
  readonly driver: TableDriver
  readonly band: Locator
  readonly notice: Locator

  constructor(
    readonly name: string,
    readonly page: Page,
    private readonly url: string,
  ) {
    this.driver = new TableDriver(page, name.charCodeAt(0))
    this.band = this.driver.band
    this.notice = page.locator('section.notice')
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }
  async goTo(hash: string): Promise<void> {
    await this.page.goto(`${this.url}?probe${hash}`)
  }
  /** The way to a table that this device knows. */
  get address(): string {
    return new URL(this.page.url()).hash
  }

  /** From the form of a new match to its lobby; answers the word. */
  async openTable(seats: number): Promise<string> {
    await this.goTo('#/new/lotr')
    await this.page.getByRole('radio', { name: 'Several devices' }).check()
    for (const hobbit of HOBBITS.slice(2, seats)) await this.button(`Add ${hobbit}`).click()
    // Far from Sauron: a match that is played on anyhow lasts longer.
    await this.button(/Gentle/).click()
    return this.open()
  }
  /** The same for the card game; each seat is a device's own. */
  async openCardsTable(scenario: string): Promise<string> {
    await this.goTo('#/new/wotr-cards')
    await this.page.getByRole('region', { name: scenario, exact: true }).locator('button').first().click()
    await this.page.getByRole('radio', { name: 'Several devices' }).check()
    return this.open()
  }
  private async open(): Promise<string> {
    await this.button(/^Open the table/).click()
    const tiles = this.page.getByRole('img', { name: /^The word of this table/ })
    const label = (await tiles.getAttribute('aria-label')) ?? ''
    return label.replace(/.*: /, '').replaceAll(' ', '')
  }
  /** By the door of the table, as its link leads there. */
  async join(word: string, { watch = false } = {}): Promise<void> {
    await this.goTo(`#/join/${word}`)
    if (watch) await this.page.getByRole('switch', { name: /^Watch only/ }).check({ force: true })
    await this.button('Join').click()
  }
  async atTheTable(): Promise<void> {
    await expect(this.band).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => this.page.evaluate(() => Boolean(window.mathomProbe?.together))).toBe(true)
  }

  see(): Promise<TableSeen> {
    return this.page.evaluate(() => {
      const probe = window.mathomProbe?.together
      if (!probe) throw new Error('there is no match in this window')
      return probe.table()
    })
  }
  /** Quickly, by the session. */
  playOn(until: number): Promise<TableSeen> {
    return this.page.evaluate(async (length) => {
      const probe = window.mathomProbe?.together
      if (!probe) throw new Error('there is no match in this window')
      return probe.play(length, 25_000)
    }, until)
  }
  async openPeople(): Promise<Locator> {
    await this.button(/^Who is at the table/).click()
    return this.page.getByRole('dialog', { name: 'Who is at the table' })
  }
  /** Cards of the hand in front, as they are read out. */
  hand(): Promise<string[]> {
    return this.driver.hand()
  }
}

export class Friends {
  private readonly contexts: BrowserContext[] = []
  private readonly complaints: (() => string[])[] = []

  constructor(
    private readonly browser: Browser,
    readonly served: Served,
    private readonly introduces: boolean,
  ) {}

  /**
   * A device of its own, with a name and no match. Only some paint the board: the processor does it here, and several windows
   * at once are too much for it.
   */
  async device(name: string, { paints = false } = {}): Promise<Friend> {
    const context = await this.browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' })
    this.contexts.push(context)
    const heard = listen(context)
    this.complaints.push(() => heard)
    await context.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
    if (!paints) await context.addInitScript(withoutBoard)
    const page = await context.newPage()
    await page.goto(`${this.served.url}empty`)
    // Without a server beside the app it would ask the public one.
    const net = this.introduces ? {} : { net: { server: 'own', own: this.served.url, stun: '', turn: '' } }
    await keepOnDevice(page, { settings: { ...PLAIN_SETTINGS, ...net, name } })
    return new Friend(name, page, this.served.url)
  }
  /** One more window of the same device; `name` as its person will type it. */
  async window(friend: Friend, name = friend.name): Promise<Friend> {
    return new Friend(name, await friend.page.context().newPage(), this.served.url)
  }

  complained(): string[] {
    const mayMiss = !this.introduces || this.wasStopped
    return this.complaints.flatMap((heard) => heard()).filter((text) => !(mayMiss && NO_SERVER.test(text)))
  }
  private wasStopped = false
  stopSignalling(): void {
    this.wasStopped = true
    this.served.stopSignalling()
  }
  startSignalling(): void {
    this.served.startSignalling()
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close()
  }
}

/** `friends` meet through the bundled signalling server; `strangers` have none. */
export const test = base.extend<{ friends: Friends; strangers: Friends }>({
  friends: async ({ browser }, use) => withFriends(browser, true, use),
  strangers: async ({ browser }, use) => withFriends(browser, false, use),
})

async function withFriends(browser: Browser, signalling: boolean, use: (friends: Friends) => Promise<void>): Promise<void> {
  const served = await serveFolder(DIST, { signalling })
  const friends = new Friends(browser, served, signalling)
  try {
    await use(friends)
    expect(friends.complained(), 'what the browsers complained about').toEqual([])
  } finally {
    await friends.close()
    await served.close()
  }
}

/** Everybody has sat down; the keeper starts. */
export async function start(keeper: Friend, others: readonly Friend[]): Promise<void> {
  await expect(keeper.page.getByText('Everybody is here.')).toBeVisible()
  await keeper.button(/^Start with/).click()
  for (const friend of [keeper, ...others]) await friend.atTheTable()
}

/** Waits until all have the same log of at least that length; answers what they have. */
export async function agree(friends: readonly Friend[], length = 0): Promise<TableSeen> {
  let seen: TableSeen[] = []
  await expect
    .poll(
      async () => {
        seen = await Promise.all(friends.map((friend) => friend.see()))
        const tips = new Set(seen.map((one) => `${one.branch} ${one.length} ${one.fingerprint}`))
        return tips.size === 1 && seen.every((one) => one.length >= length && one.stopped === null)
      },
      { message: 'all windows stand at the same state', intervals: [50, 100, 250] },
    )
    .toBe(true)
  return seen[0] as TableSeen
}

/** Everybody plays quickly until the log is so much longer; answers what all of them have then. */
export async function playOn(friends: readonly Friend[], entries: number): Promise<TableSeen> {
  const { length } = await agree(friends)
  const reached = await Promise.all(friends.map((friend) => friend.playOn(length + entries)))
  const over = reached.some((one) => one.over)
  return agree(friends, over ? 0 : length + entries)
}

/** The windows that are asked something press until so many entries more are in the log: by what a person can see. */
export async function pressOn(friends: readonly Friend[], entries: number): Promise<void> {
  const goal = (await agree(friends)).length + entries
  await expect
    .poll(
      async () => {
        for (const friend of friends) {
          const seen = await friend.see()
          if (seen.length >= goal || seen.over) return true
          if (seen.decisions.length > 0) await friend.driver.pressNow()
        }
        return false
      },
      { message: 'the match goes on', intervals: [20], timeout: 60_000 },
    )
    .toBe(true)
  await agree(friends, goal)
}

/** A window that is asked something now. */
export async function askedOf(friends: readonly Friend[]): Promise<Friend> {
  await expect.poll(async () => (await Promise.all(friends.map((f) => f.see()))).some((one) => one.decisions.length > 0)).toBe(true)
  const seen = await Promise.all(friends.map((friend) => friend.see()))
  return friends[seen.findIndex((one) => one.decisions.length > 0)] as Friend
}
