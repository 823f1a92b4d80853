/** What only a browser can tell: frames of an idle table, script time of frames, what stays after many screen changes. */
import type { CDPSession, Page } from 'playwright'
import type { AnyRules } from '../../games/index.ts'
import { withBrowser } from '../browser.ts'
import { keepOnDevice, recordOf, sceneOf, sceneRests } from '../device.ts'
import { type Figure, notMeasured, percentile } from './figure.ts'
import { type Recorded, sauronMoves } from './recorded.ts'

export interface BrowserMeasured {
  readonly figures: readonly Figure[]
  /** Scripts that were loaded when the first screen stood, as paths inside `dist`. */
  readonly loadedOnShelf: readonly string[] | null
}

const CHANGES = 500
const WARM_UP = 100
const IDLE = { name: 'frames of an idle table in 3 s', unit: 'frames', target: 0, wants: 'at most' } as const
const SCRIPT = { name: 'script time of a frame while Sauron moves, p95', unit: 'ms', target: 8, wants: 'at most' } as const
const HEAP = { name: `heap growth over ${CHANGES} screen changes`, unit: 'MB', target: 2, wants: 'at most' } as const
const TEXTURES = { name: `more textures after ${CHANGES} screen changes`, unit: 'textures', target: 0, wants: 'at most' } as const

async function shelfScripts(page: Page, url: string): Promise<string[]> {
  const loaded: string[] = []
  page.on('response', (response) => {
    const path = response.url().slice(url.length)
    if (path.endsWith('.js')) loaded.push(path)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return [...loaded]
}

async function openTable(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}?probe&table=${id}#/match/${id}`)
  await page.locator('.band-choices button, .fan-card.fan-usable').first().waitFor({ timeout: 60_000 })
  await sceneRests(page)
}

async function idleFrames(page: Page): Promise<Figure> {
  const before = (await sceneOf(page))?.frames
  await page.waitForTimeout(3000)
  const after = (await sceneOf(page))?.frames
  return before === undefined || after === undefined ? notMeasured(IDLE, 'the scene cannot be seen') : { ...IDLE, value: after - before }
}

/** Presses what moves Sauron and watches the frames until all rests again. */
async function sauronFrames(page: Page, url: string, recorded: Recorded | null): Promise<Figure> {
  if (!recorded) return notMeasured(SCRIPT, 'no match was found in which one press moves Sauron')
  await openTable(page, url, recorded.id)
  const before = (await sceneOf(page))?.frames ?? 0
  await page.getByRole('button', { name: recorded.press }).first().click()
  let watched: readonly number[] = []
  for (let looks = 0; looks < 40; looks++) {
    const scene = await sceneOf(page)
    if (scene) watched = scene.times.slice(-Math.max(1, scene.frames - before))
    if (looks > 4 && !scene?.isMoving) break
    await page.waitForTimeout(150)
  }
  if (watched.length < 5) return notMeasured(SCRIPT, `only ${watched.length} frames were drawn`)
  return { ...SCRIPT, value: percentile(watched, 0.95), note: `${watched.length} frames` }
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** Shelf, table, shelf, another table ... by the address alone; counted at rest on the same table. */
async function screenChanges(page: Page, ids: readonly string[]): Promise<Figure[]> {
  const cdp = await page.context().newCDPSession(page)
  const change = async (n: number): Promise<void> => {
    for (let i = 0; i < n; i++) {
      const hash = i % 2 === 0 ? '#/' : `#/match/${ids[Math.floor(i / 2) % ids.length]}`
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator(i % 2 === 0 ? '.shelf' : '.table-screen').waitFor({ timeout: 60_000 })
    }
    await page.evaluate((to) => {
      location.hash = to
    }, `#/match/${ids[0]}`)
    await sceneRests(page)
  }
  await change(WARM_UP)
  const [heap, textures] = [await heapOf(cdp), (await sceneOf(page))?.textures]
  await change(CHANGES)
  const [heapThen, texturesThen] = [await heapOf(cdp), (await sceneOf(page))?.textures]
  if (textures === undefined || texturesThen === undefined)
    return [notMeasured(HEAP, 'the scene cannot be seen'), notMeasured(TEXTURES, 'the scene cannot be seen')]
  return [
    { ...HEAP, value: Math.max(0, heapThen - heap), note: `${Math.round(heap)} to ${Math.round(heapThen)} MB after ${WARM_UP} to warm up` },
    { ...TEXTURES, value: Math.max(0, texturesThen - textures), note: `${textures} to ${texturesThen}` },
  ]
}

export async function browserFigures(rules: AnyRules): Promise<BrowserMeasured> {
  const { tables, sauron } = sauronMoves(rules)
  return withBrowser(async ({ browser, url }) => {
    const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: 'en-GB', serviceWorkers: 'block' })
    const page = await context.newPage()
    const loadedOnShelf = await shelfScripts(page, url)
    const matches = [...tables, ...(sauron ? [sauron] : [])].map(({ id, file }) => recordOf(id, file))
    await keepOnDevice(page, { settings: { language: 'en', theme: 'day', speed: 1, openHands: true }, matches })
    await openTable(page, url, tables[0]?.id ?? '')
    const figures = [await idleFrames(page), await sauronFrames(page, url, sauron)]
    await openTable(page, url, tables[0]?.id ?? '')
    return {
      loadedOnShelf,
      figures: [
        ...figures,
        ...(await screenChanges(
          page,
          tables.map(({ id }) => id),
        )),
      ],
    }
  })
}
