/** The screens worth a picture: what lies in the device, where the app is opened, and what is pressed before the picture. */
import type { Page } from 'playwright'
import { STAGED_LOBBIES, type Staged, stagedTables } from './staged.ts'

export interface Screen {
  readonly id: string
  /** After the address of the app. */
  readonly address: string
  /** Moments laid into the device, by id; a match's id is its moment's. */
  readonly moments: readonly string[]
  readonly settings?: Readonly<Record<string, unknown>>
  /** A table of several devices that the page takes for its own. */
  readonly staged?: Staged
  readonly steps?: (page: Page) => Promise<void>
}

const PLACES = ['bag_end', 'rivendell', 'moria', 'lothlorien', 'helms_deep', 'shelobs_lair', 'mordor'] as const

/** Windows of the Ring are passed silently unless a player asks for them. */
const ASK_EVERYWHERE = Object.fromEntries(
  ['W1a', 'W1b', 'WD', 'WR', 'WE', 'W2', 'WH', 'WS', 'WM'].map((window) => [`lotr.${window}`, 'standard']),
)

const at = (moment: string, more: Partial<Screen> = {}): Screen => ({
  id: moment,
  address: `#/match/${moment}`,
  moments: [moment],
  ...more,
})

const menu = async (page: Page, item: RegExp): Promise<void> => {
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('button', { name: item }))
    .first()
    .click()
}
const raiseFirstCard = async (page: Page): Promise<void> => {
  const card = page.locator('.fan-card.fan-usable').first()
  if (await card.count()) await card.click({ position: { x: 12, y: 40 } })
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const lobby = (id: string, staged: Staged, more: Partial<Screen> = {}): Screen => ({
  id,
  address: '#/table/staged',
  moments: [],
  staged,
  ...more,
})

/** At the moment of Moria it is this seat's turn. */
const ASKED = 3
const STAGED_TABLES = stagedTables('moria', ASKED)

const raiseRowCard = (page: Page): Promise<void> =>
  page
    .locator('.row-card.row-usable')
    .first()
    .click({ position: { x: 20, y: 40 } })

const openLedger = (page: Page): Promise<void> => page.locator('.balance').click()

/** The card game: its screens begin with `cards-`. */
const CARDS_SCREENS: readonly Screen[] = [
  { id: 'cards-new-match', address: '#/new/wotr-cards', moments: [] },
  at('cards-table'),
  at('cards-table', { id: 'cards-raised', steps: raiseRowCard }),
  at('cards-table', { id: 'cards-cover', settings: { openHands: false } }),
  at('cards-table', { id: 'cards-log', steps: (page) => page.getByRole('button', { name: /^Log/ }).first().click() }),
  at('cards-table', {
    id: 'cards-piles',
    steps: (page) => page.locator('.seat-piles:visible, .seat-strip:not(:has(.seat-piles)) .seat-name').last().click(),
  }),
  at('cards-first'),
  at('cards-losses'),
  at('cards-losses', { id: 'cards-losses-back', steps: (page) => page.locator('.combat-steps button').nth(1).click() }),
  at('cards-losses', { id: 'cards-losses-ledger', steps: openLedger }),
  at('cards-losses', {
    id: 'cards-losses-watch',
    steps: async (page) => {
      await openLedger(page)
      await page.locator('.ledger-won button').first().click()
      for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One step on' }).click()
    },
  }),
  at('cards-nested'),
  at('cards-search'),
  at('cards-target'),
  at('cards-end'),
]

export const SCREENS: readonly Screen[] = [
  { id: 'shelf', address: '', moments: ['moria'] },
  { id: 'shelf-empty', address: '', moments: [] },
  { id: 'new-match', address: '#/new/lotr', moments: [] },
  { id: 'new-table', address: '#/new/lotr', moments: [], steps: (page) => page.getByRole('radio', { name: /Several/ }).check() },
  { id: 'join', address: '#/join', moments: [] },
  { id: 'join-word', address: '#/join/HARTE', moments: [], settings: { name: 'Ben' } },
  { id: 'seat', address: '#/seat/STAGED', moments: [] },
  lobby('lobby', STAGED_LOBBIES.lobby),
  lobby('lobby-guest', STAGED_LOBBIES.guest),
  lobby('lobby-searching', STAGED_LOBBIES.searching),
  lobby('lobby-searching-long', STAGED_LOBBIES['searching-long']),
  lobby('people-together', STAGED_TABLES.choosing as Staged, { moments: ['moria'], steps: press(/^Who is at the table/) }),
  lobby('menu-together', STAGED_TABLES.choosing as Staged, { moments: ['moria'], steps: press(/^Menu/) }),
  lobby('lobby-seat-menu', STAGED_LOBBIES.lobby, { steps: press(/^More about Ben/) }),
  lobby('lobby-lines', STAGED_LOBBIES.lobby, { steps: press(/^Test the lines/) }),
  lobby('codes', STAGED_LOBBIES.lobby, { steps: press(/^Without internet/) }),
  lobby('codes-show', STAGED_LOBBIES.lobby, {
    steps: async (page) => {
      await press(/^Without internet/)(page)
      await press(/^Show a code/)(page)
    },
  }),
  lobby('codes-read', STAGED_LOBBIES.searching, {
    steps: async (page) => {
      await press(/^Without internet/)(page)
      await press(/^Read a code/)(page)
    },
  }),
  ...Object.entries(STAGED_TABLES).map(([id, staged]) =>
    lobby(`table-${id}`, staged, { moments: ['moria'], settings: { openHands: false } }),
  ),
  { id: 'matches', address: '#/matches', moments: ['moria', 'mordor', 'victory'] },
  ...PLACES.map((place) => at(place)),
  at('moria', { id: 'card-raised', steps: raiseFirstCard }),
  at('moria', { id: 'cover', settings: { openHands: false } }),
  at('payment', { steps: raiseFirstCard }),
  at('window'),
  at('ring', { settings: { openHands: true, askFrom: ASK_EVERYWHERE } }),
  at('moria', { id: 'log', steps: (page) => page.getByRole('button', { name: /^Log/ }).first().click() }),
  at('moria', { id: 'undo', steps: (page) => page.getByRole('button', { name: /^Undo/ }).first().click() }),
  at('moria', { id: 'settings', steps: (page) => menu(page, /settings/i) }),
  at('moria', { id: 'help', steps: (page) => menu(page, /help|how to play|rules/i) }),
  at('moria', { id: 'menu', steps: (page) => page.getByRole('button', { name: /menu/i }).first().click() }),
  at('moria', {
    id: 'looking-back',
    steps: async (page) => {
      await page.getByRole('slider', { name: 'The match from its beginning' }).focus()
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowLeft')
    },
  }),
  at('victory'),
  at('defeat'),
  ...CARDS_SCREENS,
]
