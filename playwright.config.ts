import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// The server of the journeys is loaded as the tests before them compiled it.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

/**
 * The journeys that `npm test` runs: each promise of the product once. New journeys go to `npm run test:long` unless they show a new promise, so that the
 * gate does not grow with every screen.
 */
const CORE = /@core/
/** Those of them that look at a page more than once for what axe finds: `npm run test:long` runs them again, with every look. */
const LOOKS = /@looks/

/**
 * Journeys run in what `npm test` found: in the headless shell of Chromium, where there is one, which takes a quarter less of the processor, and otherwise,
 * or where they ask for it (tests/support/whole-browser.ts), in Chromium itself. Alone, say which: CHROMIUM=/usr/bin/chromium playwright test
 */
export default defineConfig({
  testDir: './tests',
  projects: [
    { name: 'core', testMatch: 'journeys/**/*.test.ts', testIgnore: 'long/**', grep: CORE },
    { name: 'looks', testMatch: 'journeys/**/*.test.ts', testIgnore: 'long/**', grep: LOOKS },
    { name: 'long', testMatch: '{,long/}journeys/**/*.test.ts', grepInvert: CORE },
  ],
  globalSetup: './tests/support/journeys-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 3,
  // Bounds for what hangs, not for what is slow: the machine may do other work.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // An act that cannot be done says so, and where, before the whole journey runs out of time.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'fr-FR',
    // A page registers its worker four seconds after it loads; a journey that is offline then would meet a failed script. Journeys about it say 'allow'.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: what they run is not worth compiling better.
        '--js-flags=--no-opt,--no-maglev,--no-sparkplug',
      ],
    },
  },
})
