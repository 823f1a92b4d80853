/** The same seed gives the same match in Chromium as in Node, action for action; recorded matches hold in both. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { build, type Rollup } from 'vite'
import { GAMES } from '../../src/games/index.ts'
import { expect, test } from './fixtures.ts'
import * as here from './same-everywhere.ts'

declare const everywhere: typeof here

const RECORDED = 'tests/replays'
const playable = GAMES.filter(({ loadRules }) => loadRules)

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'tests/e2e/same-everywhere.ts', formats: ['iife'], name: 'everywhere' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built as Rollup.RollupOutput]
  return (output as Rollup.RollupOutput).output[0].code
}

let script = ''
test.beforeAll(async () => {
  script = await bundle()
})

for (const { id, seats } of playable) {
  for (let count = seats.min; count <= seats.max; count++) {
    test(`${id} with ${count} seats plays the same in Chromium and in Node`, async ({ page }) => {
      await page.addScriptTag({ content: script })
      for (const seed of [count, 1000 + count, -7]) {
        const wanted = await here.fingerprintsOf(id, count, seed)
        expect(wanted.length).toBeGreaterThan(10)
        expect(await page.evaluate(([game, n, s]) => everywhere.fingerprintsOf(game, n, s), [id, count, seed] as const)).toEqual(wanted)
      }
    })
  }

  test(`recorded matches of ${id} hold in Chromium`, async ({ page }) => {
    const folder = `${RECORDED}/${id}`
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
    await page.addScriptTag({ content: script })
    for (const name of names) {
      const text = readFileSync(`${folder}/${name}`, 'utf8')
      const wanted = await here.verify(text)
      expect(wanted, name).toMatch(/^[0-9a-f]{12}$/)
      expect(await page.evaluate((file) => everywhere.verify(file), text), name).toBe(wanted)
    }
  })
}
