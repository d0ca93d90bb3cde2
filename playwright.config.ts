import { defineConfig } from '@playwright/test'

/**
 * Journeys run in what `npm test` found: in the headless shell of Chromium, where there is one, which takes a quarter less of the processor, and otherwise,
 * or where they ask for it (tests/support/whole-browser.ts), in Chromium itself. Alone, say which: CHROMIUM=/usr/bin/chromium playwright test
 */
export default defineConfig({
  testMatch: '**/*.test.ts',
  projects: [
    { name: 'journeys', testDir: './tests/journeys' },
    // What is long by nature: other servers beside, media servers, every address there is.
    { name: 'long', testDir: './tests/long/journeys' },
  ],
  globalSetup: './tests/support/journeys-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
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
