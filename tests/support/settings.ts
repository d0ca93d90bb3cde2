import { expect, type Page } from '@playwright/test'
import type { SettingsPage } from '#contract/accounts/settings-pages.ts'

/** Opens a page of the settings, and waits until its heading is there. */
export async function openSettings(page: Page, name: SettingsPage): Promise<void> {
  await page.goto(`/settings/${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
