/** The card game in the browser, by its visible controls: around one device, from the shelf to the outcome. */
import { withoutBoard } from '../../src/cli/device.ts'
import { expect, test } from './fixtures.ts'
import { listenToLoading, loadedOf } from './loaded.ts'
import { PLAIN_SETTINGS, prepareDevice, startCardsMatch, startMatch } from './table-driver.ts'

test.use({ actionTimeout: 15_000 })

test('plays the Fellowship to its end by clicks; it is over after a reload too', async ({ page }) => {
  test.setTimeout(600_000)
  // Who presses hundreds of times has no need of a painted board.
  await page.addInitScript(withoutBoard)
  await page.setViewportSize({ width: 1000, height: 720 })
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  const table = await startCardsMatch(page, 'The Fellowship of the Ring', ['Anna', 'Ben'])
  const choices = await table.playToTheEnd()
  expect(choices).toBeGreaterThan(40)
  await expect(table.ending().getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(table.ending()).toBeVisible()
})

test('two people at one device: covers, log, looking back, undo, reload, file; nothing of the first game is loaded', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 900, height: 640 })
  const loaded = listenToLoading(page)
  await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, openHands: false } })
  const table = await startCardsMatch(page, 'Duel for two', ['Anna', 'Ben'])

  await test.step('the door covers the hand; it names who has to come', async () => {
    await expect(page.getByRole('region', { name: 'Give the tablet to Anna' })).toBeVisible()
    expect(await table.hand()).toEqual([])
    await table.door.click()
    expect((await table.hand()).length).toBeGreaterThan(0)
    await table.play(8)
  })
  await test.step('the log tells it and leads back; now is one step away', async () => {
    await table.openDoor()
    const now = await table.seen()
    await page.getByRole('button', { name: 'Log' }).click()
    const log = page.getByRole('dialog', { name: 'Log' })
    await expect(log.getByText(/^Round 1: /)).toBeVisible()
    await table.scrubber.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(table.band).toContainText('Looking back')
    await table.band.getByRole('button', { name: 'Back to now' }).click()
    expect(await table.seen()).toEqual(now)
  })
  await test.step('undone, it is asked again; a reload asks the same', async () => {
    const before = await table.choices()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').locator('.choice-primary').click()
    await expect.poll(() => table.choices()).toBeLessThan(before)
    await table.openDoor()
    const seen = await table.seen()
    await page.reload()
    await table.openDoor()
    expect(await table.seen()).toEqual(seen)
  })
  await test.step('the table rests: no frame is drawn', async () => {
    await page.goto(page.url().replace('#', '?probe#'))
    await table.openDoor()
    const frames = () => page.evaluate(() => window.mathomProbe?.describeScene()?.frames ?? -1)
    let drawn = -1
    await expect.poll(async () => drawn === (drawn = await frames()), { intervals: [1000], timeout: 30_000 }).toBe(true)
    expect(drawn).toBeGreaterThan(0)
  })
  await test.step('on the shelf it is to be continued, and a file of it comes in again', async () => {
    const choices = await table.choices()
    await page.getByRole('button', { name: 'Menu' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export/ }).click()
    const path = await (await download).path()
    await page.goto('./#/matches')
    await expect(page.getByRole('listitem')).toContainText('Anna')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByRole('listitem')).toHaveCount(0)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await (await chooser).setFiles(path)
    await expect(page.getByText('checked move by move')).toBeVisible()
    await page.goto('./')
    await page.getByRole('button', { name: /^Continue/ }).click()
    await table.openDoor()
    expect(await table.choices()).toBe(choices)
  })
  expect(await loadedOf(loaded, 'lotr')).toEqual([])
  expect((await loadedOf(loaded, 'wotr-cards')).length).toBeGreaterThan(4)
})

test('the first game loads nothing of the second', async ({ page }) => {
  const loaded = listenToLoading(page)
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  await startMatch(page)
  await page.waitForLoadState('networkidle')
  expect(await loadedOf(loaded, 'wotr-cards')).toEqual([])
  expect((await loadedOf(loaded, 'lotr')).length).toBeGreaterThan(4)
})
