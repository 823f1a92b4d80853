/**
 * Installed and cut off: the network off and the server really stopped. Starts cold, plays, reloads in the middle of a decision
 * and goes on exactly there, undoes, exports and imports.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DIST } from '../../src/cli/build.ts'
import { keepOnDevice } from '../../src/cli/device.ts'
import { serveFolder } from '../../src/cli/serve.ts'
import { isFileProblem, parseMatchFile } from '../../src/engine/index.ts'
import { expect, test } from './fixtures.ts'
import { PLAIN_SETTINGS, startMatch, TableDriver } from './table-driver.ts'

/** First visit, worker ready, one reload: from then on the page is the worker's. */
async function install(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await keepOnDevice(page, { settings: PLAIN_SETTINGS })
}

test('plays on without network and without server', async ({ context, page }) => {
  test.setTimeout(240_000)
  const server = await serveFolder(DIST)
  await install(page, server.url)
  await page.close()
  await context.setOffline(true)
  await server.close()

  // A cold start: a new page, nothing in memory.
  const cold = await context.newPage()
  // The board is painted by the processor here.
  await cold.setViewportSize({ width: 820, height: 560 })
  await cold.goto(server.url)
  const table = await startMatch(cold, { hobbits: 3 })
  await table.play(6)

  // In the middle of a decision: the same question, the same hand, the same way back.
  await table.ready()
  const before = await table.seen()
  await cold.reload()
  await table.ready()
  expect(await table.seen()).toEqual(before)
  await table.play(1)
  expect(await table.choices()).toBe(before.choices + 1)

  await cold.getByRole('button', { name: 'Undo' }).click()
  await cold.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await table.ready()
  expect(await table.seen()).toEqual(before)

  // Out as a file, and in again as another match.
  await cold.getByRole('button', { name: 'Menu' }).click()
  await cold.getByRole('button', { name: /^Matches/ }).click()
  const download = cold.waitForEvent('download')
  await cold.getByRole('button', { name: /^Export/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const file = parseMatchFile(text)
  if (isFileProblem(file)) throw new Error(file.code)
  expect(file.actions.length).toBeGreaterThan(6)
  const chooser = cold.waitForEvent('filechooser')
  await cold.getByRole('button', { name: 'Import a file' }).click()
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(cold.getByText('checked move by move')).toBeVisible()
  await expect(cold.getByRole('listitem')).toHaveCount(2)
  await cold.getByRole('button', { name: 'Continue' }).first().click()
  const again = new TableDriver(cold, 2)
  await again.ready()
  expect(await again.seen()).toEqual(before)
})

test('has everything that it ships on the device after one visit', async ({ context, page }) => {
  const server = await serveFolder(DIST)
  await install(page, server.url)
  await context.setOffline(true)
  await server.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mathom' })).toBeVisible()
  // `tests/build.test.ts` compares the whole list; here the browser shows that what is listed is there.
  const files = [
    'index.html',
    'manifest.webmanifest',
    'icons/favicon.svg',
    'art/index.json',
    'art/wotr-cards/atlas.json',
    'art/wotr-cards/atlas.webp',
  ]
  const status = await page.evaluate((names) => Promise.all(names.map((name) => fetch(name).then(({ status }) => status))), files)
  expect(status).toEqual(files.map(() => 200))
})
