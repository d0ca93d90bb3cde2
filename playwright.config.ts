import { defineConfig } from '@playwright/test'

/**
 * What takes long by its nature, and is told so by its folder or by its tag: other servers and media servers beside, devices, the worst days of an upload, and
 * a screen that was walked through already once more in English, in the dark, on a phone or by the keyboard alone.
 */
const LONG = /@long|long\/journeys\//

/**
 * Journeys run in what `npm test` found: in the headless shell of Chromium, where there is one, which takes a quarter less of the processor, and otherwise,
 * or where they ask for it (tests/support/whole-browser.ts), in Chromium itself. Alone, say which: CHROMIUM=/usr/bin/chromium playwright test
 */
export default defineConfig({
  testDir: './tests',
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.test.ts', testIgnore: 'long/**', grepInvert: LONG },
    { name: 'long', testMatch: '{,long/}journeys/**/*.test.ts', grep: LONG },
  ],
  globalSetup: './tests/support/journeys-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // An act that cannot be done says so, and where, before the whole journey runs out of time.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    locale: 'fr-FR',
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
