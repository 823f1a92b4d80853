/**
 * Ways to a table without a signalling server: codes from hand to hand, two windows of one device, files. And what a person who
 * brings something wrong is told.
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { askedOf, type Friend, playOn, start, test } from './peers-fixtures.ts'

test.describe.configure({ timeout: 400_000 })

const codesOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Without internet' })
const shownIn = (dialog: Locator): Locator => dialog.getByLabel('The code as text')
async function readInto(dialog: Locator, code: string): Promise<void> {
  await dialog.getByLabel('Or paste the code here').fill(code)
  await dialog.getByRole('button', { name: 'Read it' }).click()
}

test('two windows with nothing but copied codes between them; wrong codes are told apart', async ({ strangers }) => {
  const [anna, ben] = [await strangers.device('Anna'), await strangers.device('Ben')]
  const word = await anna.openTable(2)
  await ben.goTo(`#/join/${word}`)
  await ben.button(/^Without internet/).click()
  const theirs = codesOf(ben.page)
  await theirs.getByRole('button', { name: /^Read a code/ }).click()

  await anna.button(/^Without internet/).click()
  const ours = codesOf(anna.page)
  await ours.getByRole('button', { name: /^Show a code/ }).click()
  const offer = await shownIn(ours).inputValue()
  await readInto(theirs, 'hello')
  await expect(theirs.getByRole('alert')).toHaveText('That is no code of Mathom.')
  await readInto(theirs, `${offer.slice(0, 20)}${offer.slice(26)}`)
  await expect(theirs.getByRole('alert')).toContainText('damaged or incomplete')
  await readInto(theirs, offer)
  const answer = await shownIn(theirs).inputValue()

  await ours.getByRole('button', { name: /^It shows an answer/ }).click()
  await readInto(ours, offer)
  await expect(ours.getByRole('alert')).toContainText('the answer to yours is wanted')
  await readInto(ours, answer)
  for (const dialog of [ours, theirs]) {
    await expect(dialog.getByRole('heading', { name: 'Joined', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Good' }).click()
  }
  await start(anna, [ben])
  await playOn([anna, ben], 25)
})

async function giveOut(friend: Friend): Promise<string> {
  await friend.button('Menu').click()
  await friend.page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^By file/ })
    .click()
  const dialog = friend.page.getByRole('dialog', { name: 'By file' })
  const saved = friend.page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Give out/ }).click()
  const path = await (await saved).path()
  await friend.page.keyboard.press('Escape')
  return path
}
async function takeIn(friend: Friend, path: string): Promise<void> {
  await friend.button('Menu').click()
  await friend.page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^By file/ })
    .click()
  const dialog = friend.page.getByRole('dialog', { name: 'By file' })
  const chooser = friend.page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /^Take in/ }).click()
  await (await chooser).setFiles(path)
  await expect(dialog.getByRole('status')).toContainText(/(was|were) new\./)
  await friend.page.keyboard.press('Escape')
}

test('two windows of one device are two devices with a seat each; closed, the match goes on by file', async ({ strangers }) => {
  const anna = await strangers.device('Anna')
  const ben = await strangers.window(anna, 'Ben')
  const word = await anna.openTable(2)
  await ben.goTo(`#/join/${word}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.button('Join').click()
  await start(anna, [ben])
  expect(ben.address).not.toBe(anna.address)
  expect([(await anna.see()).mine, (await ben.see()).mine]).toEqual([[0], [1]])
  const { length } = await playOn([anna, ben], 15)

  // One window after the other, so that no line ever stands between them.
  const [first, second] = (await askedOf([anna, ben])) === anna ? [anna, ben] : [ben, anna]
  const [here, there] = [first.address, second.address]
  await second.page.close()
  await first.playOn(length + 1)
  const path = await giveOut(first)
  await first.page.close()
  const again = await strangers.window(anna)
  await again.goTo(there)
  await again.atTheTable()
  expect((await again.see()).length).toBe(length)
  await expect(again.page.getByRole('heading', { name: 'No line to anybody' })).toBeVisible()
  await takeIn(again, path)
  await expect.poll(async () => (await again.see()).length).toBeGreaterThan(length)
  const back = await strangers.window(anna)
  await back.goTo(here)
  await back.atTheTable()
  await playOn([again, back], 10)
})

test('a word, a link or a seat that leads nowhere is one sentence', async ({ friends }) => {
  const anna = await friends.device('Anna')
  const alert = anna.page.getByRole('alert')
  await anna.goTo('#/join/BOGUS')
  await anna.button('Join').click()
  await expect(alert.filter({ hasText: 'That is not the word of a table.' })).toBeVisible()
  await anna.page.getByLabel('The word of the table').fill('HTM')
  await anna.button('Join').click()
  await expect(alert.filter({ hasText: 'The word has five letters.' })).toBeVisible()

  for (const payload of ['garbage', 'e30', '%E0%A4%A', 'x'.repeat(5000)]) {
    await anna.goTo(`#/seat/${payload}`)
    await anna.page.reload()
    const take = anna.button('Take the seat')
    // What is no part of an address at all leads to the shelf.
    if (payload.startsWith('%')) await expect(anna.page.locator('.shelf')).toBeVisible()
    else {
      await take.click()
      await expect(alert.filter({ hasText: 'That link carries no seat.' })).toBeVisible()
    }
  }

  await anna.join('HTMRX')
  await expect(anna.page.getByRole('heading', { name: 'Looking for the table HTMRX' })).toBeVisible()
  await expect(anna.page.getByRole('heading', { name: 'It takes long.' })).toBeVisible()
  await expect(anna.button('Look again')).toBeVisible()
})
