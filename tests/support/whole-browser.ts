import type { LaunchOptions } from '@playwright/test'

/** Launches the same way with Chromium itself, for what its headless shell lacks. Each caller says what that is. */
export const inWholeBrowser = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
})
