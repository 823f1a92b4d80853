/**
 * Unit tests run in Node, `*.browser.test.*` in a real Chromium with a real WebGL context, both in random order:
 * a test that needs its neighbour fails sooner or later. End-to-end tests are Playwright's (`playwright.config.ts`).
 */
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from './src/cli/chromium.ts'
import { signallingCommands } from './tests/net/signalling-commands.ts'

const IN_BROWSER = 'tests/**/*.browser.test.{ts,tsx}'

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    sequence: { shuffle: true },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [IN_BROWSER, 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? undefined, args: [...CHROMIUM_FLAGS] } }),
            instances: [{ browser: 'chromium' }],
            commands: signallingCommands,
          },
        },
      },
    ],
  },
})
