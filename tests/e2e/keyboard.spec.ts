/** A whole turn by keyboard alone: Tab, arrows, Enter, Space and Escape. No pointer is used after the page is open. */
import type { Locator, Page } from '@playwright/test'
import { withoutBoard } from '../../src/cli/device.ts'
import { expect, test } from './fixtures.ts'
import { openAt } from './recorded.ts'
import { PLAIN_SETTINGS, prepareDevice } from './table-driver.ts'

/** Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never comes there')
}

test('from the shelf through the covered door to the first answer', async ({ page }) => {
  await prepareDevice(page, { settings: { ...PLAIN_SETTINGS, openHands: false } })
  await tabTo(page, page.getByRole('button', { name: 'The Lord of the Rings: a new match' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Set out/ }))
  await page.keyboard.press('Enter')
  const knob = page.getByRole('button', { name: /^Hold to open/ })
  await tabTo(page, knob)
  await page.keyboard.down('Enter')
  await expect(knob).toBeHidden()
  await page.keyboard.up('Enter')
  const answer = page.getByRole('region', { name: 'Decision' }).getByRole('button').first()
  await tabTo(page, answer)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: 'The match from its beginning' })).toHaveAttribute('max', /^[1-9]/)
})

test('a turn in a scenario: raise cards, play them, let windows pass, until the next hobbit is to play', async ({ page }) => {
  test.setTimeout(240_000)
  const table = await openAt(page, 'moria')
  const active = page.getByRole('button', { name: /, to play/ })
  const before = await active.getAttribute('aria-label')
  let presses = 0
  let raised = false
  while ((await active.getAttribute('aria-label'))?.split(',')[0] === before?.split(',')[0]) {
    expect(presses++, `no way on from "${await table.question()}"`).toBeLessThan(40)
    await table.ready()
    const primary = table.band.locator('button.choice-primary:not([aria-disabled])')
    const isStuck = (await table.pressable().count()) === 0 || !(raised || (await primary.count()))
    if ((await table.glowing().count()) > 0 && isStuck) {
      // Into the hand by Tab, along it by arrow keys, up with Space.
      await tabTo(page, page.locator('.fan-card[tabindex="0"]'))
      await page.keyboard.press('Home')
      const focused = page.locator('.fan-card:focus')
      for (
        let steps = 0;
        !(await focused.evaluate((card) => card.classList.contains('fan-usable') && !card.classList.contains('fan-raised')));
        steps++
      ) {
        expect(steps).toBeLessThan(20)
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('Space')
      await expect(page.locator('.fan-card.fan-raised').first()).toBeVisible()
      raised = true
    } else {
      await tabTo(page, (await primary.count()) > 0 ? primary.first() : table.pressable().first())
      await page.keyboard.press('Enter')
      raised = false
    }
  }
  // Back in time by the slider, and to now again.
  await tabTo(page, table.scrubber)
  await page.keyboard.press('Home')
  await expect(page.getByText('Looking back')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('Looking back')).toBeHidden()
})

test('a turn of the card game: a card raised, a place for it, a card to pay, until the turn goes on', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(withoutBoard)
  const table = await openAt(page, 'cards-table')
  const whose = () => table.band.locator('.band-lead').textContent()
  const before = await whose()
  for (let presses = 0; (await whose()) === before || (await whose())?.includes('cycles'); presses++) {
    expect(presses, `no way on from "${await table.question()}"`).toBeLessThan(12)
    await table.ready()
    const primary = table.band.locator('button.choice-primary:not([aria-disabled])')
    if ((await primary.count()) > 0) {
      await tabTo(page, primary.first())
      await page.keyboard.press('Enter')
    } else {
      await tabTo(page, page.locator('.row-card[tabindex="0"]'))
      await page.keyboard.press('Home')
      const focused = page.locator('.row-card:focus')
      for (let steps = 0; !(await focused.evaluate((card) => card.classList.contains('row-usable'))); steps++) {
        expect(steps).toBeLessThan(20)
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('Space')
      await expect(page.locator('.row-card.row-raised')).toBeVisible()
    }
  }
})

test('dialogs take the focus, keep it, and give it back', async ({ page }) => {
  await openAt(page, 'moria')
  const log = page.getByRole('button', { name: 'Log' })
  await tabTo(page, log)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await log.evaluate((element) => element === document.activeElement)).toBe(true)
})
