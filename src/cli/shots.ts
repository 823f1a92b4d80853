/**
 * `npm run -s shots [-- --out DIR] [--only WORD,WORD]`: pictures of every screen in four sizes and both themes, for people to
 * look at. Matches are played by the engine and laid into the device; every picture is of the built app.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { withBrowser } from './browser.ts'
import { fail, pathFromWords, rulesOf } from './command.ts'
import { keepOnDevice, recordOf, sceneRests } from './device.ts'
import { cardsMoments } from './shots/cards-moments.ts'
import { type Moment, momentsOf } from './shots/moments.ts'
import { SCREENS, type Screen } from './shots/screens.ts'
import { readStagedTables, stageTable } from './shots/stage-page.ts'

const SIZES = [
  [1180, 820],
  [820, 1180],
  [1024, 768],
  [390, 844],
] as const
const THEMES = ['day', 'candle'] as const
const SEATS = 5

const { values } = parseArgs({ options: { out: { type: 'string', default: 'shots' }, only: { type: 'string', default: '' } } })
const out = pathFromWords(values.out)
const words = values.only.split(',').filter(Boolean)
const wanted = (name: string): boolean => words.length === 0 || words.every((word) => name.includes(word))

const moments = [...momentsOf(await rulesOf('lotr'), SEATS), ...cardsMoments(await rulesOf('wotr-cards'))]
const names = SIZES.flatMap(([w, h]) => THEMES.flatMap((theme) => SCREENS.map(({ id }) => `${id}-${w}x${h}-${theme}`)))
if (!names.some(wanted)) fail(`No picture is called ${values.only}; there are ${SCREENS.map(({ id }) => id).join(', ')}.`)
await mkdir(out, { recursive: true })

let taken = 0
await withBrowser(async ({ browser, url }) => {
  for (const [width, height] of SIZES) {
    for (const theme of THEMES) {
      const here = SCREENS.filter(({ id }) => wanted(`${id}-${width}x${height}-${theme}`))
      if (!here.length) continue
      const context = await browser.newContext({
        viewport: { width, height },
        serviceWorkers: 'block',
        hasTouch: width < 1000,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await readStagedTables(page)
      await page.goto(url)
      for (const screen of here) {
        await take(page, url, screen, theme)
        await page.screenshot({ path: join(out, `${screen.id}-${width}x${height}-${theme}.png`) })
        taken++
        process.stderr.write(`\r${taken} pictures `)
      }
      await context.close()
    }
  }
})
process.stderr.write('\n')
console.log(`${taken} pictures in ${values.out}`)

/** Lays the device out for the screen, opens it, and waits until it stands still. */
async function take(page: Page, url: string, screen: Screen, theme: string): Promise<void> {
  const kept = screen.moments.map((id) => momentNamed(id)).map(({ file, id, outcome }) => recordOf(id, file, placeOf(id), outcome))
  await page.goto('about:blank')
  await page.goto(url)
  await keepOnDevice(page, { settings: { language: 'en', theme, speed: 0, openHands: true, ...screen.settings }, matches: kept })
  await stageTable(page, screen.staged ?? null)
  await page.goto('about:blank')
  await page.goto(`${url}?probe${screen.address}`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await screen.steps?.(page)
  if (screen.address.includes('match/') || screen.staged?.match) await sceneRests(page)
  await page.waitForTimeout(250)
}

function momentNamed(id: string): Moment {
  const found = moments.find((moment) => moment.id === id)
  if (!found) throw new Error(`the played match has no moment ${id}`)
  return found
}

function placeOf(id: string): string {
  return /^(bag_end|rivendell|moria|lothlorien|helms_deep|shelobs_lair|mordor)$/.test(id) ? id : 'moria'
}
