/** The built app in a real browser, for bench and shots: builds where due, serves, launches, and closes everything again. */
import { type Browser, chromium } from 'playwright'
import { buildApp, DIST, isBuilt } from './build.ts'
import { CHROMIUM_FLAGS, findChromium, INSTALL_HINT } from './chromium.ts'
import { type ServeOptions, serveFolder } from './serve.ts'

export interface Opened {
  readonly browser: Browser
  readonly url: string
}

/** `flags` are added to those every browser gets. Throws where there is no Chromium. */
export async function withBrowser<R>(
  work: (opened: Opened) => Promise<R>,
  flags: readonly string[] = [],
  serving: ServeOptions = {},
): Promise<R> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(INSTALL_HINT)
  if (!(await isBuilt())) {
    process.stderr.write('Building ...\n')
    await buildApp()
  }
  const served = await serveFolder(DIST, serving)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] })
  try {
    return await work({ browser, url: served.url })
  } finally {
    await browser.close()
    await served.close()
  }
}
