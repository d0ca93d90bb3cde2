import type { Page } from '@playwright/test'

/** From now on, on this page: the first dialog is left by Escape the moment it is there, before anything of it has the focus. */
export async function escapeAsItOpens(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.escaped
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      watcher.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      document.body.dataset.escaped = 'true'
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
}

/** Escape was pressed, and the dialog has faded out. */
export async function dialogEscaped(page: Page): Promise<void> {
  await page.locator('body[data-escaped]').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
