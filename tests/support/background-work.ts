import type { Page } from '@playwright/test'

/**
 * Resolves once the work beside the pages has begun, which a page loads seconds after its first screen: it remembers which link was followed. Called before
 * the page is opened.
 */
export async function backgroundWorkOn(page: Page): Promise<void> {
  const script = await page.waitForResponse((response) => /\/assets\/background-[^/]+\.js$/.test(response.url()))
  // The module is run once by then: the page waited for it first.
  await page.evaluate((path) => import(path), new URL(script.url()).pathname)
}
