/** The built app starts, from any path, without a word in the console, and loads nothing from elsewhere. */
import { expect, test } from './fixtures.ts'

test('shows the shelf with three games', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1, name: 'Mathom' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The Lord of the Rings: a new match' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The Card Game: a new match' })).toBeVisible()
  const last = page.getByRole('button', { name: 'War of the Ring: not yet' })
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  // It may be touched, though it is marked as not usable: the touch says why.
  await last.click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'cannot be played yet' })).toBeVisible()
  await expect(page).toHaveTitle('Mathom')
})

test('asks nobody but its own server', async ({ page, served }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(served.url) && !/^(?:data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('./')
  await page.getByRole('button', { name: 'The Lord of the Rings: a new match' }).click()
  await expect(page.getByRole('button', { name: /^Set out/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

test('keeps to its own policy: no code from text, no inline code', async ({ page, complaints }) => {
  await page.goto('./')
  const ran = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script')
        script.textContent = 'window.broken = true'
        document.head.append(script)
        // Later, because what the test itself calls is allowed more than the page.
        setTimeout(() => {
          try {
            new Function('return 1')()
            resolve('ran')
          } catch {
            resolve('broken' in window ? 'ran' : 'refused')
          }
        })
      }),
  )
  expect(ran).toBe('refused')
  await expect.poll(() => complaints.join()).toContain('Content Security Policy')
  complaints.length = 0
})

test('comes back to the screen it stood on', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'The Lord of the Rings: a new match' }).click()
  await expect(page.getByRole('button', { name: /^Set out/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Set out/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Mathom' })).toBeVisible()
})
