/**
 * Plays at a table by what a person sees and can press: the door, the band's buttons, the cards that glow.
 * Chooses by a seed, so that a failing run can be run again. Knows the shell's controls and no rule of any game.
 */
import type { Locator, Page } from '@playwright/test'
import { keepOnDevice } from '../../src/cli/device.ts'
import { type Below, generator } from '../../src/engine/index.ts'
import { expect } from './fixtures.ts'

/** Everything at once and no covers, in English, by daylight: what most tests want of a device. */
export const PLAIN_SETTINGS = { language: 'en', theme: 'day', speed: 0, openHands: true }

/** Fills the device before the app is opened on it, then opens the app. An empty page of the same address is enough to stand on. */
export async function prepareDevice(page: Page, kept: Parameters<typeof keepOnDevice>[1], address = './'): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto('./empty')
  await keepOnDevice(page, kept)
  await page.goto(address)
}

/** From the shelf to a fresh table, the way a person goes. */
export async function startMatch(page: Page, { hobbits = 2, level = 'Usual' } = {}): Promise<TableDriver> {
  await page.getByRole('button', { name: 'The Lord of the Rings: a new match' }).click()
  for (const name of ['Pippin', 'Merry', 'Fatty'].slice(0, Math.max(0, hobbits - 2)))
    await page.getByRole('button', { name: `Add ${name}` }).click()
  if (level !== 'Usual') await page.getByRole('button', { name: level }).click()
  await page.getByRole('button', { name: /^Set out/ }).click()
  const driver = new TableDriver(page, 1)
  await driver.ready()
  return driver
}

/** A match of the card game, the way a person goes: its scenario by name, then who plays, in the order of the fields. */
export async function startCardsMatch(page: Page, scenario: string, people: readonly string[] = []): Promise<TableDriver> {
  await page.getByRole('button', { name: /The Card Game: a new match$/ }).click()
  await page.getByRole('region', { name: scenario, exact: true }).locator('button').first().click()
  for (const [at, name] of people.entries()) await page.locator('.seat-cards input').nth(at).fill(name)
  await page.getByRole('button', { name: /^Begin/ }).click()
  const driver = new TableDriver(page, 1)
  await driver.ready()
  return driver
}

/** What was seen may be gone before the finger arrives, as at a real table; the next press looks again. */
async function tryClick(target: Locator, where: Parameters<Locator['click']>[0] = {}): Promise<void> {
  await target.click({ timeout: 3000, ...where }).catch(() => undefined)
}

export class TableDriver {
  readonly band: Locator
  readonly door: Locator
  readonly scrubber: Locator
  private readonly below: Below

  constructor(
    readonly page: Page,
    seed: number,
  ) {
    this.below = generator(seed)
    this.band = page.getByRole('region', { name: 'Decision' })
    this.door = page.getByRole('button', { name: 'Open without holding' })
    this.scrubber = page.getByRole('slider', { name: 'The match from its beginning' })
  }

  /** How many choices people have made so far. */
  async choices(): Promise<number> {
    return Number(await this.page.locator('main.table-screen').getAttribute('data-choices', { timeout: 5000 }))
  }

  async question(): Promise<string> {
    return (await this.band.locator('h2').textContent({ timeout: 5000 })) ?? ''
  }

  /** Cards of the hand in front, as they are read out. */
  hand(): Promise<string[]> {
    return this.page.locator('.fan-card, .row-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  }

  /** What identifies where a match stands, as a person sees it. */
  async seen(): Promise<{ question: string; hand: string[]; choices: number }> {
    return { question: await this.question(), hand: await this.hand(), choices: await this.choices() }
  }

  /** The decision has been drawn and can be answered. */
  async ready(): Promise<void> {
    // The first table of a page loads the game, its pictures and the renderer.
    const any = this.door.or(this.pressable()).or(this.glowing()).or(this.standing()).or(this.ending())
    await expect(any.first()).toBeVisible({ timeout: 60_000 })
  }

  /** The decision stands open, whoever's it is. */
  async openDoor(): Promise<void> {
    await this.ready()
    if (await this.door.isVisible()) await this.door.click()
    await expect(this.band.locator('h2')).toBeVisible()
  }

  ending(): Locator {
    return this.page.locator('main.ending, main.cards-ending')
  }

  /** Buttons of the decision that would do something now, without the way back into earlier windows. */
  pressable(): Locator {
    return this.band.locator('button:not([aria-disabled]):not([disabled]):not(.choice-quiet)')
  }

  /** Cards of the hand in front that the decision can use. */
  glowing(): Locator {
    return this.page.locator('.fan-card.fan-usable, .row-card.row-usable')
  }

  /** Cards, places and sets on the board that the decision can use. */
  standing(): Locator {
    return this.page.locator('.piece-usable button, button.front-usable, button.seat-here, button.loss-set')
  }

  /** One press: the ember button mostly, sometimes another, sometimes a card that glows. */
  async press(): Promise<void> {
    await this.ready()
    await this.pressNow()
  }

  /** As `press`; does nothing where nothing can be pressed now. */
  async pressNow(): Promise<void> {
    const listed = this.page.getByRole('dialog').locator('.operations button')
    const primary = this.band.locator('button.choice-primary:not([aria-disabled])')
    const [buttons, cards, others] = [this.pressable(), this.glowing(), this.standing()]
    // Asked all at once: every question is a way to the browser and back.
    const [isShut, more, leads, n, m, k] = await Promise.all([
      this.door.isVisible(),
      listed.count(),
      primary.count(),
      buttons.count(),
      cards.count(),
      others.count(),
    ])
    if (isShut) return tryClick(this.door)
    if (more > 0) return tryClick(listed.nth(this.below(more)))
    if (leads > 0 && this.below(4) > 0) return tryClick(primary.first())
    if (n + m + k === 0) return
    const at = this.below(n + m + k)
    if (at < n) await tryClick(buttons.nth(at))
    // A card may lie under its neighbours; the strip that shows is enough.
    else if (at < n + m) await tryClick(cards.nth(at - n), { position: { x: 12, y: 40 } })
    else await tryClick(others.nth(at - n - m), { position: { x: 12, y: 20 } })
  }

  /** Presses until people have made so many choices more. */
  async play(choices: number): Promise<void> {
    const goal = (await this.choices()) + choices
    for (let presses = 0; (await this.choices()) < goal; presses++) {
      expect(presses, `no way forward from "${await this.question()}"`).toBeLessThan(40 * choices + 40)
      if (await this.ending().isVisible()) return
      const before = await this.choices()
      await this.press()
      await this.answered(before)
    }
  }

  /** Waits for the answer a press may have been: one that is still on its way would be counted late. Many presses only raise something. */
  private async answered(before: number): Promise<void> {
    for (let looks = 0; looks < 8 && (await this.choices()) === before; looks++) await this.page.waitForTimeout(50)
  }

  /** Presses until the match is over; answers how many choices that took. */
  async playToTheEnd(): Promise<number> {
    for (let presses = 0; !(await this.ending().isVisible()); presses++) {
      expect(presses, 'the match does not end').toBeLessThan(3000)
      await this.press()
    }
    return this.choices()
  }
}
