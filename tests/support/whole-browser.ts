import type { LaunchOptions } from '@playwright/test'

/** The same launch, of Chromium itself: for what its headless shell has not. Whoever asks for it says what that is. */
export const inWholeBrowser = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
})
