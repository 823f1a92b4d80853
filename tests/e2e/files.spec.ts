/** Match files from anywhere: damaged, cut off, foreign, far too large, hostile. Each is one sentence, and nothing on the device changes. */
import type { Page } from '@playwright/test'
import { isFileProblem, type MatchFile, parseMatchFile } from '../../src/engine/index.ts'
import { expect, test } from './fixtures.ts'
import { moment } from './recorded.ts'
import { PLAIN_SETTINGS, prepareDevice } from './table-driver.ts'

async function importText(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const changed = (file: MatchFile, part: Partial<MatchFile> | Record<string, unknown>) => JSON.stringify({ ...file, ...part })
const at = <T>(list: readonly T[], index: number, value: T) => list.map((one, i) => (i === index ? value : one))

test('every bad file is one sentence, and none gets in', async ({ page }) => {
  const { file } = await moment('moria')
  const whole = JSON.stringify(file)
  const bad: [string, string, RegExp][] = [
    ['cut off', whole.slice(0, 700), /cannot be read as JSON/],
    ['a program', '\x7fELF\u0000\u0001', /cannot be read as JSON/],
    ['foreign', '{"name":"mathom","version":1}', /no match file of Mathom/],
    ['a list without end', '['.repeat(200_000), /cannot be read as JSON|no match file/],
    ['far too large', changed(file, { names: ['x'.repeat(1_100_000)] }), /far too large/],
    ['another game', changed(file, { game: 'chess' }), /“chess”/],
    ['other rules', changed(file, { rulesVersion: 999 }), /rules version 999/],
    ['too many seats', changed(file, { seats: 7 }), /7 players/],
    ['unknown option', changed(file, { options: { ...file.options, cheat: true } }), /“cheat”/],
    ['an action that is none', changed(file, { actions: at(file.actions, 9, '\u202e§') }), /Action 10/],
    ['an action against the rules', changed(file, { actions: at(file.actions, 12, '0 win') }), /Action 13/],
    ['another state', changed(file, { fingerprints: at(file.fingerprints, 20, '000000000000') }), /action 21/],
    ['fewer fingerprints', changed(file, { fingerprints: file.fingerprints.slice(1) }), /check marks/],
    ['another chain', changed(file, { chain: '0'.repeat(64) }), /seal/],
    [
      'a prototype',
      whole.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},').replace(/"actions":\[/, '"actions":[1,'),
      /no match file/,
    ],
  ]
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  await page.goto('./#/matches')
  for (const [name, text, sentence] of bad) {
    await importText(page, text)
    await expect(page.getByRole('status').filter({ hasText: sentence }), name).toBeVisible()
    await expect(page.getByRole('listitem'), name).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
})

test('a good file with hostile names gets in as text', async ({ page }) => {
  const { file } = await moment('moria')
  const names = ['<img src=x onerror="window.broken=1">', '"><script>window.broken=1</script>', '*a* [[ring]] {x}'].slice(0, file.seats)
  const text = changed(file, { names })
  const parsed = parseMatchFile(text)
  expect(isFileProblem(parsed)).toBe(false)
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  await page.goto('./#/matches')
  await importText(page, text)
  await expect(page.getByText('checked move by move')).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText('<img src=x')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})
