/**
 * End-to-end tests of the built app in a real browser. Each worker serves `dist/` on a port of its own (`tests/e2e/fixtures.ts`).
 * Service workers are blocked everywhere but in the `pwa` project, or their caches would tie tests together.
 */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './src/cli/chromium.ts'

const INSTALLED = /offline\.spec\.ts/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'app', testIgnore: INSTALLED },
    { name: 'pwa', testMatch: INSTALLED, use: { serviceWorkers: 'allow' } },
  ],
})
