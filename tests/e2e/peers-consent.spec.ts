/** What friends agree on, what waiting looks like, and a match that rests and is taken up again. */
import { expect } from './fixtures.ts'
import { agree, askedOf, type Friend, playOn, pressOn, start, test } from './peers-fixtures.ts'

test.describe.configure({ timeout: 400_000 })

async function askBack(friend: Friend): Promise<void> {
  await friend.button('Ask to go back').click()
  await friend.page.getByRole('dialog', { name: 'Ask to go back?' }).getByRole('button', { name: 'Ask to go back' }).click()
  await expect(friend.notice).toContainText('You asked to go back')
}

test('going back needs the consent of all; all windows closed, any of them takes the match up', async ({ friends }) => {
  const [anna, ben] = [await friends.device('Anna'), await friends.device('Ben')]
  const both = [anna, ben]
  const word = await anna.openTable(2)
  await ben.join(word)
  await start(anna, [ben])
  await playOn(both, 12)
  await pressOn(both, 2)
  const before = await agree(both)

  await askBack(anna)
  await expect(ben.notice).toContainText('Anna would like to go back')
  await ben.notice.getByRole('button', { name: 'No' }).click()
  for (const friend of both) await expect(friend.notice).toHaveCount(0)
  expect(await agree(both)).toMatchObject({ length: before.length, branch: before.branch })

  await askBack(ben)
  await anna.notice.getByRole('button', { name: 'Agree' }).click()
  for (const friend of both) await expect(friend.notice).toHaveCount(0)
  await expect.poll(async () => (await agree(both)).branch).not.toBe(before.branch)
  const { length } = await playOn(both, 10)

  const ways = both.map((friend) => friend.address)
  for (const friend of both) await friend.page.close()
  const [annaAgain, benAgain] = [await friends.window(anna), await friends.window(ben)]
  await benAgain.goTo(ways[1] as string)
  await benAgain.atTheTable()
  expect((await benAgain.see()).length).toBe(length)
  await expect(benAgain.band).toBeVisible()
  await annaAgain.goTo(ways[0] as string)
  await annaAgain.atTheTable()
  await expect.poll(async () => (await annaAgain.see()).presence).toEqual(['mine', 'here'])
  await playOn([annaAgain, benAgain], 10)
})

test('a window frozen for a minute is seen to be away within 12 s, and catches up by itself', async ({ friends }) => {
  const three = [await friends.device('Anna'), await friends.device('Ben'), await friends.device('Cleo')] as const
  const [anna, ben, cleo] = three
  const word = await anna.openTable(3)
  await ben.join(word)
  await cleo.join(word)
  await start(anna, [ben, cleo])
  await playOn(three, 20)
  const frozen = await askedOf(three)
  const others = three.filter((friend) => friend !== frozen)
  const cdp = await frozen.page.context().newCDPSession(frozen.page)
  const [before, began] = [await agree(three), Date.now()]
  // Chromium freezes no page that can be seen; a debugger stops all that runs in it.
  await cdp.send('Debugger.enable')
  await cdp.send('Debugger.pause')
  for (const friend of others) {
    const left = 12_000 - (Date.now() - began)
    await expect(friend.button('Who is at the table: one away')).toBeVisible({ timeout: left })
    await expect(friend.band).toContainText(new RegExp(`${frozen.name} (is away since \\d+ s|left \\d+ s ago)\\.`))
  }
  // Long past the moment when the others give the line up.
  const people = await (others[0] as Friend).openPeople()
  await expect(people.getByText('since 1 min')).toBeVisible({ timeout: 75_000 })
  await (others[0] as Friend).page.keyboard.press('Escape')
  await cdp.send('Debugger.resume')
  await cdp.send('Debugger.disable')
  for (const friend of others) await expect(friend.page.getByRole('button', { name: 'Who is at the table', exact: true })).toBeVisible()
  expect(await agree(three)).toMatchObject({ length: before.length })
  await playOn(three, 10)
})
