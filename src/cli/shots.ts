/**
 * `npm run -s shots`: pictures of every screen in four sizes and both lights, into `shots/` (`--out DIR`). `--only moria` takes the
 * screens whose names hold that word, `--size 1180x820` and `--theme day` one kind; `--manifest` renews `public/screenshots/`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { withBrowser } from './browser.ts'
import { fail, pathFromWords, rulesOf } from './command.ts'
import { keepOnDevice, recordOf } from './device.ts'
import { momentsOf } from './shots/moments.ts'
import { SCREENS, type Screen, settled } from './shots/screens.ts'

const SIZES = ['1180x820', '820x1180', '1024x768', '390x844'] as const
const THEMES = ['day', 'candle'] as const
const MANIFEST = { 'wide-1180x820': '1180x820', 'narrow-820x1180': '820x1180' } as const

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string', default: '' },
    size: { type: 'string' },
    theme: { type: 'string' },
    manifest: { type: 'boolean', default: false },
  },
})
const sizes: readonly string[] = SIZES.filter((size) => !values.size || size === values.size)
const themes = THEMES.filter((theme) => !values.theme || theme === values.theme)
const screens = SCREENS.filter(({ name }) => name.includes(values.only))
if (!sizes.length) fail(`--size is ${SIZES.join(', ')}, not ${values.size}.`)
if (!themes.length) fail(`--theme is ${THEMES.join(' or ')}, not ${values.theme}.`)
if (!screens.length) fail(`No screen is called ${values.only}; there are ${SCREENS.map(({ name }) => name).join(', ')}.`)

process.stderr.write('Playing the matches to be shown ...\n')
const moments = momentsOf(await rulesOf('lotr'), 4)

async function prepare(page: Page, url: string, theme: string, openHands: boolean): Promise<void> {
  const settings = { language: 'en', theme, speed: 0, openHands }
  const matches = moments.map(({ id, file }) => recordOf(id, file, id.includes('_') || id === 'moria' || id === 'mordor' ? id : ''))
  await keepOnDevice(page, { settings, matches })
  await page.goto(`${url}?shot=${theme}${openHands}`)
}

async function shoot(page: Page, screen: Screen, url: string, path: string): Promise<void> {
  await page.goto(`${url}?shot=${screen.name}#${screen.route}`)
  await screen.act(page)
  await settled(page)
  await page.screenshot({ path, ...(path.endsWith('.jpg') ? { type: 'jpeg' as const, quality: 82 } : {}) })
}

const out = pathFromWords(values.out)
let taken = 0
await withBrowser(async ({ browser, url }) => {
  for (const size of values.manifest ? Object.values(MANIFEST) : sizes) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', hasTouch: true, serviceWorkers: 'block' })
    context.on('console', (message) => message.type() === 'error' && process.stderr.write(`${size}: ${message.text()}\n`))
    context.on('weberror', (error) => process.stderr.write(`${size}: ${error.error().message}\n`))
    const page = await context.newPage()
    await page.goto(url)
    if (values.manifest) {
      await prepare(page, url, 'day', true)
      const name = Object.entries(MANIFEST).find(([, one]) => one === size)?.[0] ?? size
      mkdirSync('public/screenshots', { recursive: true })
      await shoot(page, SCREENS.find((one) => one.name === 'moria') as Screen, url, `public/screenshots/${name}.jpg`)
      taken++
    } else {
      for (const theme of themes) {
        const folder = join(out, `${size}-${theme}`)
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        for (const covered of [false, true]) {
          const some = screens.filter((screen) => Boolean(screen.covered) === covered)
          if (some.length) await prepare(page, url, theme, !covered)
          for (const screen of some) {
            await shoot(page, screen, url, join(folder, `${screen.name}.png`))
            taken++
          }
        }
        process.stderr.write(`${folder}\n`)
      }
    }
    await context.close()
  }
})
console.log(`${taken} pictures in ${values.manifest ? 'public/screenshots' : out}`)
