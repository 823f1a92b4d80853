/** Dragging in the card game: a card dropped where it may go is played, dropped elsewhere it stays in hand, by mouse and by finger. */
import type { Page } from '@playwright/test'
import { rulesOf } from '../../src/cli/command.ts'
import { keepOnDevice, recordOf, sceneRests } from '../../src/cli/device.ts'
import { cardsMoments } from '../../src/cli/shots/cards-moments.ts'
import { expect, test } from './fixtures.ts'
import { PLAIN_SETTINGS } from './table-driver.ts'

async function openTable(page: Page): Promise<void> {
  const moment = cardsMoments(await rulesOf('wotr-cards')).find(({ id }) => id === 'cards-table')
  if (!moment) throw new Error('no match has a full table')
  await page.goto('./')
  await keepOnDevice(page, { settings: { ...PLAIN_SETTINGS, openHands: true }, matches: [recordOf('m', moment.file, 'moria')] })
  await page.goto('about:blank')
  await page.goto('./?probe#/match/m')
  await expect(page.locator('.row-card').first()).toBeVisible()
  await sceneRests(page)
}
const middle = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** A usable card that may go to its reserve, and a place where nothing can be dropped. */
const CARD = '.row-card.row-usable >> nth=1'

test('a card dragged onto the reserve of its seat is played; dropped beside the table it stays', async ({ page }) => {
  await openTable(page)
  const cards = page.locator('.row-card')
  const before = await cards.count()
  const from = await middle(page, CARD)
  const name = await page.locator(CARD).getAttribute('aria-label')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 60, { steps: 4 })
  await expect(page.locator('.dragged')).toBeVisible()
  const nowhere = await middle(page, '.zone-road h1')
  await page.mouse.move(nowhere.x, nowhere.y, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.dragged')).toHaveCount(0)
  await expect(cards).toHaveCount(before)
  await expect(page.locator('.row-raised')).toHaveCount(0)

  const own = await middle(page, '.seat-strip[data-drop] .seat-name')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 60, { steps: 4 })
  await page.mouse.move(own.x, own.y, { steps: 8 })
  await expect(page.locator('.dragged[data-may-drop]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.dragged')).toHaveCount(0)
  await expect(cards).toHaveCount(before - 1)
  await expect(page.locator(`.row-card[aria-label="${name}"]`)).toHaveCount(0)
})

test('a finger drags upwards, and Escape puts the card back', async ({ page }) => {
  await openTable(page)
  const before = await page.locator('.row-card').count()
  const from = await middle(page, CARD)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (const up of [20, 60, 120, 200]) await touch('touchMove', from.x, from.y - up)
  await expect(page.locator('.dragged')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.dragged')).toHaveCount(0)
  await touch('touchEnd')
  await expect(page.locator('.row-card')).toHaveCount(before)
  await expect(page.locator('.row-raised')).toHaveCount(0)
})
