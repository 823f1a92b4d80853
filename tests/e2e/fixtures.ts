/**
 * What every end-to-end test starts from: the built app on a port of its own, an empty browser, and ears for complaints.
 * A console error or an uncaught exception fails the test it happens in.
 */
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { DIST } from '../../src/cli/build.ts'
import { type Served, serveFolder } from '../../src/cli/serve.ts'

/** Said by SwiftShader, not by the app. */
const HARMLESS = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/]

/** Collects what a browser complains about, on all of its pages. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !HARMLESS.some((pattern) => pattern.test(text)))
      complaints.push(`console: ${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  return complaints
}

interface Fixtures {
  /** What the app complained about so far. A test that provokes a complaint empties it (`complaints.length = 0`) after looking. */
  readonly complaints: string[]
}

export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const served = await serveFolder(DIST)
      await use(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  complaints: [
    async ({ context }, use) => {
      const complaints = listen(context)
      await use(complaints)
      expect(complaints, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
