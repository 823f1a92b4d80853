/** Lays a staged table into a page before the app starts there. Times before now are given as negative milliseconds. */
import type { Page } from 'playwright'
import type { Staged } from './staged.ts'

export async function stageTable(page: Page, staged: Staged | null): Promise<void> {
  await page.evaluate((text) => {
    if (text === null) sessionStorage.removeItem('staged')
    else sessionStorage.setItem('staged', text)
  }, staged && JSON.stringify(staged))
}

/** Once for each page, before it goes anywhere. */
export async function readStagedTables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const text = location.protocol.startsWith('http') ? sessionStorage.getItem('staged') : null
    if (!text) return
    Object.assign(window, {
      mathomStagedTable: JSON.parse(text, (key, value: unknown) =>
        /since$|lastHeard/i.test(key) && typeof value === 'number' && value < 0 ? Date.now() + value : value,
      ),
    })
  })
}
