/**
 * Three windows with a storage of their own, real WebRTC, the bundled signalling server: a match that survives a reload, the end of
 * the signalling, the loss of the device that opened it, and gains somebody who comes late.
 */
import { expect } from './fixtures.ts'
import { agree, askedOf, type Friend, playOn, pressOn, start, test } from './peers-fixtures.ts'

test.describe.configure({ timeout: 400_000 })

/** Cards that are called like something of the board: those words stand there in any case. */
const SIGNS = ['Hiding', 'Fighting', 'Friendship', 'Travelling', 'Wild', 'Gandalf']

/** Nothing of another hand stands in the page of a window, neither to be seen nor to be read out. */
async function keepsHandsToThemselves(friends: readonly Friend[]): Promise<void> {
  const hands = await Promise.all(friends.map(async (friend) => (await friend.hand()).map((label) => label.split(',')[0] as string)))
  const found: string[] = []
  let looked = 0
  for (const [i, friend] of friends.entries()) {
    const own = hands[i] as string[]
    expect(own.length).toBeGreaterThan(0)
    expect((await friend.page.locator('.zone-hand .card-name').allTextContents()).sort()).toEqual([...own].sort())
    const text = `${await friend.page.content()} ${await friend.page.locator('body').ariaSnapshot()}`
    const others = [...new Set(hands.flatMap((hand, j) => (j === i ? [] : hand)))].filter(
      (name) => !own.includes(name) && !SIGNS.includes(name),
    )
    looked += others.length
    for (const name of others) if (text.includes(name)) found.push(`${name} in the window of ${friend.name}`)
  }
  expect(found).toEqual([])
  expect(looked, 'cards that were looked for').toBeGreaterThan(0)
}

test('three windows: a match that survives what may befall it', async ({ friends }) => {
  const [anna, ben, cleo] = [await friends.device('Anna', { paints: true }), await friends.device('Ben'), await friends.device('Cleo')]
  const three = [anna, ben, cleo]
  const word = await anna.openTable(3)

  await test.step('one joins by the word, one by the link, and both are told what that means before anything is sent', async () => {
    const sockets: string[] = []
    ben.page.on('websocket', (socket) => sockets.push(socket.url()))
    await ben.goTo('#/')
    await ben.page.getByLabel('The word of the table').fill(word.toLowerCase())
    await ben.button('Join').click()
    await expect(ben.page.getByRole('heading', { name: 'Before you join' })).toBeVisible()
    await expect(ben.page.getByText('learn each other’s network address')).toBeVisible()
    await expect(ben.page.getByText('could look at them')).toBeVisible()
    expect(sockets).toEqual([])
    await ben.button('Join').click()
    await cleo.join(word)
    await start(anna, [ben, cleo])
    expect(sockets.length).toBeGreaterThan(0)
  })

  await test.step('all play, and all come to the same state; nobody has the hand of another in the page', async () => {
    await pressOn(three, 6)
    await playOn(three, 80)
    await keepsHandsToThemselves(three)
  })

  await test.step('a reload in the middle of a decision: it is asked again, nothing is lost', async () => {
    const asked = await askedOf(three)
    const [before, seen] = [await asked.see(), await asked.driver.seen()]
    await asked.page.reload()
    await asked.atTheTable()
    await asked.driver.ready()
    expect(await asked.see()).toMatchObject({ length: before.length, fingerprint: before.fingerprint, decisions: before.decisions })
    expect(await asked.driver.seen()).toEqual(seen)
    await agree(three)
    await pressOn(three, 1)
  })

  const dora = await friends.device('Dora')
  await test.step('somebody comes late by the same word and looks on', async () => {
    await dora.join(word, { watch: true })
    await dora.atTheTable()
    await agree([...three, dora])
    expect((await dora.see()).mine).toEqual([])
    await expect(dora.page.locator('.fan-card')).toHaveCount(0)
  })

  await test.step('the signalling ends: play goes on; when it is back, whoever reloads finds the others', async () => {
    friends.stopSignalling()
    await playOn([...three, dora], 20)
    friends.startSignalling()
    await cleo.page.reload()
    await cleo.atTheTable()
    await expect.poll(async () => (await cleo.see()).presence).toEqual(['here', 'here', 'mine'])
    await playOn([...three, dora], 10)
  })

  const [left, all] = [
    [ben, cleo],
    [ben, cleo, dora],
  ]
  await test.step('who opened the table is gone for good: the others agree on a helper and play on', async () => {
    await anna.page.context().close()
    await expect(ben.button('Who is at the table: one away')).toBeVisible({ timeout: 12_000 })
    const people = await ben.openPeople()
    await expect(people.getByText(/^(away|left)$/)).toBeVisible()
    await people.getByRole('button', { name: /^A helper/ }).click()
    await expect(cleo.notice).toContainText('Ben proposes: a helper plays Frodo.')
    await cleo.notice.getByRole('button', { name: 'Agree' }).click()
    await playOn(all, 12)
  })

  await test.step('whoever looked on takes that seat with the consent of all', async () => {
    const people = await dora.openPeople()
    await people.getByRole('button', { name: 'Ask to play Frodo' }).click()
    await expect(ben.notice).toContainText('Dora would like to play Frodo.')
    await ben.notice.getByRole('button', { name: 'Yes' }).click()
    await expect(cleo.notice).toContainText('Ben proposes: Dora plays Frodo.')
    await cleo.notice.getByRole('button', { name: 'Agree' }).click()
    await expect.poll(async () => (await dora.see()).mine).toEqual([0])
    await expect.poll(() => dora.hand().then((hand) => hand.length)).toBeGreaterThan(0)
    await playOn(all, 15)
    await agree(left)
  })
})
