import type { Page } from '@playwright/test'
import { localeOf } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { postBy } from '#tests/support/fixtures/talk.ts'
import { expect, test } from '#tests/support/journey.ts'

/** Links and buttons of cards that lie under a button which floats over the page and can be pressed too. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = []
    for (const button of document.querySelectorAll('button')) {
      const { position, pointerEvents } = getComputedStyle(button)
      if (position !== 'fixed' || pointerEvents === 'none') continue
      const over = button.getBoundingClientRect()
      for (const act of document.querySelectorAll('article a, article button')) {
        const { left, right, top, bottom } = act.getBoundingClientRect()
        if (left < over.right && right > over.left && top < over.bottom && bottom > over.top)
          covered.push(`${act.textContent}`)
      }
    }
    return covered
  })

for (const [width, height, language] of [
  [360, 740, 'fr'],
  [800, 740, 'fr'],
  [1280, 800, 'fr'],
  [360, 740, 'en'],
] as const)
  test(`the round button over a member’s own posts covers nothing that can be pressed: ${width} pixels (${language})`, async ({
    member,
  }) => {
    const lou = await member('Lou', { viewport: { width, height }, language, locale: localeOf(language) })
    await speaks(lou.page, language)
    for (let nth = 0; nth < 5; nth++) await postBy(lou)
    const { page } = lou
    await page.goto('/dashboard/posts')
    await expect(page.getByRole('article')).toHaveCount(5)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(end).toBeGreaterThan(200)
    for (let at = 0; at <= end; at += 23) {
      await page.evaluate((top) => window.scrollTo(0, top), at)
      await expect.poll(() => coveredOn(page), `${at} pixels down`).toEqual([])
    }
  })
