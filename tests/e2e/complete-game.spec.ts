/** A complete match in the browser, by its visible controls, from the shelf to its outcome and back. */
import { expect, test } from './fixtures.ts'
import { PLAIN_SETTINGS, prepareDevice, startMatch } from './table-driver.ts'

test('plays a match from setting out to its end; it is over after a reload too', async ({ page }) => {
  test.setTimeout(900_000)
  // Sauron stands near, so that it ends sooner. A small window: the board is painted by the processor here, and this test presses hundreds of times.
  await page.setViewportSize({ width: 820, height: 560 })
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  const table = await startMatch(page, { hobbits: 3, level: 'Grim' })
  const choices = await table.playToTheEnd()
  expect(choices).toBeGreaterThan(15)
  await expect(table.ending().getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(table.ending()).toBeVisible()
})
