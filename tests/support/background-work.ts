import type { Page } from '@playwright/test'
import { builtScript } from './built-scripts.ts'

/**
 * Resolves once the work beside the pages has begun, which a page loads seconds after its first screen: it remembers which link was followed. Called before
 * the page is opened.
 */
export async function backgroundWorkOn(page: Page): Promise<void> {
  const path = builtScript('app/background.ts')
  await page.waitForResponse((response) => new URL(response.url()).pathname === path)
  // The module is run once by then: the page waited for it first.
  await page.evaluate((file) => import(file), path)
}
