/** Every screen in both lights, looked over by axe: no violation of any of its rules. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAt } from './recorded.ts'
import { PLAIN_SETTINGS, prepareDevice } from './table-driver.ts'

async function look(page: Page, screen: string): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  )
  expect.soft(found, screen).toEqual([])
}

for (const theme of ['day', 'candle'] as const) {
  test.describe(`by ${theme}`, () => {
    test('shelf, menu, settings, help, about, matches, new match', async ({ page }) => {
      await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, theme } })
      await look(page, 'shelf')
      for (const name of ['Settings', 'Help', 'About']) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await look(page, 'menu')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await look(page, name)
        await page.keyboard.press('Escape')
      }
      await page.goto('./#/matches')
      await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible()
      await look(page, 'matches')
      await page.goto('./#/new/lotr')
      await expect(page.getByRole('button', { name: /^Set out/ })).toBeVisible()
      await look(page, 'new match')
    })

    for (const place of ['bag_end', 'moria', 'mordor', 'payment', 'window', 'victory']) {
      test(`the table: ${place}`, async ({ page }) => {
        await openAt(page, place, { theme })
        await look(page, place)
      })
    }

    test('the door, the log, the way back', async ({ page }) => {
      const table = await openAt(page, 'moria', { theme, openHands: false })
      await look(page, 'door')
      await table.door.click()
      await page.getByRole('button', { name: 'Log' }).click()
      await look(page, 'log')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Undo' }).click()
      await look(page, 'undo')
    })
  })
}
