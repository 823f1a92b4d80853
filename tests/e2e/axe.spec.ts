/** Every screen looked over by axe by day, no violation of any of its rules; by candle, where only the colours differ, its rules for those. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { recordOf, withoutBoard } from '../../src/cli/device.ts'
import { expect, test } from './fixtures.ts'
import { moment, openAt } from './recorded.ts'
import { PLAIN_SETTINGS, prepareDevice, TableDriver } from './table-driver.ts'

type Theme = 'day' | 'candle'

async function look(page: Page, theme: Theme, screen: string): Promise<void> {
  // Colours are judged when things have come to rest.
  await page.evaluate(() => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    return Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
  // Only what is wrong: listing every node that is right takes most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (theme === 'candle' ? axe.withRules(['color-contrast']) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  )
  expect.soft(found, screen).toEqual([])
}

// axe reads the page, not the canvas; without one to paint it is done in half the time.
test.beforeEach(({ page }) => page.addInitScript(withoutBoard))

for (const theme of ['day', 'candle'] satisfies Theme[]) {
  test.describe(`by ${theme}`, () => {
    test('shelf, menu, settings, help, about, matches, new match', async ({ page }) => {
      await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, theme } })
      await look(page, theme, 'shelf')
      for (const name of ['Settings', 'Help', 'About']) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await look(page, theme, 'menu')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await look(page, theme, name)
        await page.keyboard.press('Escape')
      }
      await page.goto('./#/matches')
      await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible()
      await look(page, theme, 'matches')
      await page.goto('./#/new/lotr')
      await expect(page.getByRole('button', { name: /^Set out/ })).toBeVisible()
      await look(page, theme, 'new match')
    })

    test('the table, in every place and at the end', async ({ page }) => {
      const ids = theme === 'day' ? ['bag_end', 'moria', 'mordor', 'payment', 'window', 'victory'] : ['mordor', 'payment', 'victory']
      const matches = await Promise.all(ids.map(async (id) => recordOf(id, (await moment(id)).file)))
      await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, theme }, matches })
      for (const id of ids) {
        await page.goto(`./#/match/${id}`)
        await new TableDriver(page, 1).ready()
        await look(page, theme, id)
      }
    })

    test('the card game: a new match, the table, a combat, the door, piles, the end', async ({ page }) => {
      const ids = theme === 'day' ? ['cards-table', 'cards-losses', 'cards-end'] : ['cards-table', 'cards-losses']
      const matches = await Promise.all(ids.map(async (id) => recordOf(id, (await moment(id)).file)))
      await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, theme, openHands: false }, matches }, './#/new/wotr-cards')
      await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible()
      await look(page, theme, 'new match of the card game')
      for (const id of ids) {
        await page.goto(`./#/match/${id}`)
        const table = new TableDriver(page, 1)
        await table.ready()
        if (id === 'cards-table') await look(page, theme, 'door of the card game')
        if (await table.door.isVisible()) await table.door.click()
        await look(page, theme, id)
        if (id !== 'cards-table') continue
        await page
          .getByRole('button', { name: /^Piles of/ })
          .first()
          .click()
        await look(page, theme, 'piles')
        await page.keyboard.press('Escape')
      }
    })

    test('the door, the log, the way back', async ({ page }) => {
      const table = await openAt(page, 'moria', { theme, openHands: false })
      await look(page, theme, 'door')
      await table.door.click()
      await page.getByRole('button', { name: 'Log' }).click()
      await look(page, theme, 'log')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Undo' }).click()
      await look(page, theme, 'undo')
    })
  })
}
