/** The screens to be pictured: where each is found, and what has to be pressed there. Knows the shell's English words. */
import type { Page } from 'playwright'

export interface Screen {
  readonly name: string
  /** After the `#`. */
  readonly route: string
  /** Hands are covered on the device. */
  readonly covered?: boolean
  act(page: Page): Promise<void>
}

const nothing = async (): Promise<void> => {}

/** The table stands and can be answered, or the match is over. */
async function atTable(page: Page): Promise<void> {
  await page.locator('.band-choices button, .fan-card.fan-usable, main.ending, .cover').first().waitFor({ timeout: 60_000 })
}

const table = (name: string, act: (page: Page) => Promise<void> = nothing): Screen => ({
  name,
  route: `/match/${name.replace(/^at-/, '').split('.')[0]}`,
  act: async (page) => {
    await atTable(page)
    await act(page)
  },
})

const dialog = (name: string, item: string): Screen => ({
  name,
  route: '/',
  act: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${item}`) })
      .click()
    await page.getByRole('dialog', { name: item }).waitFor()
  },
})

/** Raises what the game itself suggests, or the first card that glows, so that consequences are shown. */
async function consider(page: Page): Promise<void> {
  const glowing = page.locator('.fan-card.fan-usable')
  if ((await glowing.count()) > 0) await glowing.first().click({ position: { x: 12, y: 40 } })
}

async function considerRing(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /more$/ })
  const ring = page.getByRole('button', { name: /Ring/ }).and(page.locator('.choice'))
  if ((await ring.count()) === 0 && (await more.count()) > 0) await more.first().click()
  if ((await ring.count()) > 0) await ring.first().click()
}

const PLACES = ['bag_end', 'rivendell', 'moria', 'lothlorien', 'helms_deep', 'shelobs_lair', 'mordor']

export const SCREENS: readonly Screen[] = [
  { name: 'shelf', route: '/', act: nothing },
  { name: 'new-match', route: '/new/lotr', act: (page) => page.getByRole('button', { name: /^Set out/ }).waitFor() },
  { name: 'match-list', route: '/matches', act: (page) => page.getByRole('listitem').first().waitFor() },
  dialog('settings', 'Settings'),
  dialog('help', 'Help'),
  dialog('about', 'About'),
  ...PLACES.map((place) => table(place)),
  table('moria.raised', consider),
  table('payment'),
  table('payment.raised', consider),
  table('window'),
  table('ring', considerRing),
  table('moria.log', async (page) => {
    await page.getByRole('button', { name: 'Log' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  table('moria.undo', async (page) => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  table('moria.looking-back', async (page) => {
    await page.getByRole('slider', { name: 'The match from its beginning' }).focus()
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft')
  }),
  { ...table('mordor.door'), covered: true },
  table('victory'),
  table('defeat'),
]

/** Fonts are there, pictures are loaded, nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
  await page.waitForTimeout(350)
}
