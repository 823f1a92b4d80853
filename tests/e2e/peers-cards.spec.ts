/** The card game between two windows with a storage of their own: enemies who see only their own hand, and go back by consent. */
import { expect } from './fixtures.ts'
import { agree, askedOf, type Friend, playOn, pressOn, start, test } from './peers-fixtures.ts'

test.describe.configure({ timeout: 300_000 })

/** Seats are called like cards: those words stand on the table in any case. */
const SEATS = /Witch-king|Saruman|Frodo|Aragorn|Gandalf|Balrog/

/** Names of the cards in the hand in front; of an army there are several, and another of them may lie open. */
const namesOf = async (friend: Friend, isWanted: (label: string) => boolean = () => true): Promise<string[]> =>
  (await friend.hand()).filter(isWanted).map((label) => label.split(',')[0] as string)

/** Everything of an own hand stands in the page; nothing of the other, neither to be seen nor to be read out. */
async function keepsHandsApart(friends: readonly [Friend, Friend]): Promise<void> {
  for (const [own, other] of [friends, [friends[1], friends[0]]] as const) {
    const text = `${await own.page.content()} ${await own.page.locator('body').ariaSnapshot()}`
    for (const name of await namesOf(own)) expect(text).toContain(name)
    // Texts of own cards name others.
    const said = (await own.page.locator('.zone-hand').textContent()) ?? ''
    const theirs = await namesOf(other, (label) => !/\barmy\b/.test(label) && !SEATS.test(label))
    const looked = theirs.filter((name) => !said.includes(name))
    expect(looked.length, 'cards that were looked for').toBeGreaterThan(0)
    expect(
      looked.filter((name) => text.includes(name)),
      `in the window of ${own.name}`,
    ).toEqual([])
  }
}

test('two windows play a duel: hands stay apart, back by consent, a reload asks the same', async ({ friends }) => {
  const both = [await friends.device('Anna'), await friends.device('Ben')] as const
  const [anna, ben] = both
  const word = await anna.openCardsTable('Duel for two')
  await ben.join(word)
  await start(anna, [ben])
  await keepsHandsApart(both)
  await pressOn(both, 6)
  await keepsHandsApart(both)

  const before = await agree(both)
  await anna.button('Ask to go back').click()
  await anna.page.getByRole('dialog', { name: 'Ask to go back?' }).getByRole('button', { name: 'Ask to go back' }).click()
  await ben.notice.getByRole('button', { name: 'Agree' }).click()
  for (const friend of both) await expect(friend.notice).toHaveCount(0)
  await expect.poll(async () => (await agree(both)).branch).not.toBe(before.branch)

  await playOn(both, 50)
  const asked = await askedOf(both)
  const [there, seen] = [await asked.see(), await asked.driver.seen()]
  await asked.page.reload()
  await asked.atTheTable()
  await asked.driver.ready()
  expect(await asked.see()).toMatchObject({ length: there.length, fingerprint: there.fingerprint, decisions: there.decisions })
  expect(await asked.driver.seen()).toEqual(seen)
  await playOn(both, 10)
})
