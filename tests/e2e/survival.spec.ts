/** What may befall a match on a device: another tab, a lost graphics context, a hidden page, storage that refuses or is full. */
import type { Page } from '@playwright/test'
import { recordOf } from '../../src/cli/device.ts'
import { expect, test } from './fixtures.ts'
import { moment, openAt } from './recorded.ts'
import { PLAIN_SETTINGS, prepareDevice, startMatch, TableDriver } from './table-driver.ts'

test('two tabs: the later one plays, the earlier one can take it back, nothing is lost', async ({ context, page }) => {
  const first = await openAt(page, 'moria')
  await first.play(1)
  const other = await context.newPage()
  await other.goto('./#/match/moria')
  const second = new TableDriver(other, 4)
  await second.ready()
  expect(await second.choices()).toBe(await first.choices())
  await expect(page.getByRole('dialog', { name: 'This match goes on in another window' })).toBeVisible()
  await second.play(2)
  const played = await second.choices()
  await page.getByRole('button', { name: 'Bring it back here' }).click()
  await expect(other.getByRole('dialog', { name: 'This match goes on in another window' })).toBeVisible()
  await first.ready()
  expect(await first.choices()).toBe(played)
  await first.play(1)
})

/** Mean difference of two pictures, 0 to 255. */
async function difference(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const pixels = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      const [one, two] = pixels as [Uint8ClampedArray, Uint8ClampedArray]
      return one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] as number)), 0) / one.length
    },
    [a.toString('base64'), b.toString('base64')],
  )
}

test('a lost graphics context comes back with everything on it', async ({ page }) => {
  const table = await openAt(page, 'moria', {}, '?probe')
  await expect.poll(() => page.evaluate(() => window.mathomProbe?.describeScene()?.textures ?? 0)).toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')
  const box = await page.locator('[data-slot="board"]').boundingBox()
  if (!box) throw new Error('there is no board')
  const picture = () => page.screenshot({ clip: box, animations: 'disabled' })
  let before = await picture()
  await expect
    .poll(
      async () => {
        const now = await picture()
        const moved = await difference(page, before, now)
        before = now
        return moved
      },
      { intervals: [1000] },
    )
    .toBeLessThan(0.2)
  const lose = await page.evaluateHandle(() => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement
    const context = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) as WebGLRenderingContext
    return context.getExtension('WEBGL_lose_context') as WEBGL_lose_context
  })
  await lose.evaluate((extension) => extension.loseContext())
  await page.waitForTimeout(300)
  expect(await difference(page, before, await picture()), 'the board is really gone').toBeGreaterThan(1.5)
  await lose.evaluate((extension) => extension.restoreContext())
  await expect.poll(async () => difference(page, before, await picture())).toBeLessThan(0.5)
  await table.play(1)
})

test('a hidden page rests, and goes on where it stood', async ({ page }) => {
  const table = await openAt(page, 'moria', {}, '?probe')
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const frames = () => page.evaluate(() => window.mathomProbe?.describeScene()?.frames ?? -1)
  const before = await table.seen()
  await expect.poll(frames).toBeGreaterThan(0)
  await show('hidden')
  const resting = await frames()
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.waitForTimeout(500)
  expect(await frames()).toBeLessThanOrEqual(resting + 1)
  await show('visible')
  expect(await table.seen()).toEqual(before)
  await table.play(1)
})

test('storage that refuses: the app says so and stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError')
    }
  })
  await page.goto('./')
  await expect(page.getByText('does not let Mathom store anything')).toBeVisible()
  await page.getByRole('button', { name: 'The Lord of the Rings: a new match' }).click()
  await page.getByRole('button', { name: /^Set out/ }).click()
  await expect(page.getByText('does not let Mathom store anything')).toBeVisible()
})

test('storage that is full: play goes on, the next action that fits keeps everything', async ({ page }) => {
  await prepareDevice(page, { settings: PLAIN_SETTINGS })
  const table = await startMatch(page)
  await table.play(1)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { putAgain: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await table.play(2)
  await expect(page.getByRole('alert')).toContainText('full')
  await page.evaluate(() => (window as unknown as { putAgain: () => void }).putAgain())
  await table.play(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const seen = await table.seen()
  await page.reload()
  await table.ready()
  expect(await table.seen()).toEqual(seen)
})

test('a damaged record is listed as damaged, and left as it is', async ({ page }) => {
  const { file } = await moment('moria')
  const good = recordOf('good', file)
  const damaged = { ...recordOf('damaged', file), seats: 'three' as unknown as number }
  const cut = { ...recordOf('cut', file), actions: [...file.actions.slice(0, 20), 'xyzzy plugh', ...file.actions.slice(21)] }
  await prepareDevice(page, { settings: PLAIN_SETTINGS, matches: [good, damaged, cut] })
  await page.goto('./#/matches')
  await expect(page.getByText('Damaged at “seats”', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(2)
  await page.goto('./#/match/cut')
  await expect(page.getByText('xyzzy plugh')).toBeVisible()
  await page.goto('./#/match/damaged')
  await expect(page.getByText('damaged at “seats”')).toBeVisible()
  await page.goto('./#/match/nothing')
  await expect(page.getByText('not on this device any more')).toBeVisible()
})
