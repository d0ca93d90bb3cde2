import type { Page } from '@playwright/test'
import { expect, greetingOn, test } from '#tests/support/journey.ts'
import { scriptsOf, weighed } from '#tests/support/page-weight.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { loadNow, record } from '../../bench/support/record.ts'

/** Bytes, compressed. In English the French texts of the same parts come along. */
const SCRIPTS_MAX = { fr: 200_000, en: 210_000 }
const LANGUAGES = ['fr', 'en'] as const

// A server of its own: what others publish may bring what few cards need, such as the badge of a professional.
let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await openOwnServer({}))
})
test.afterAll(() => close())

test('the feed costs a member’s phone 200 kB of scripts at most, and 210 kB in English', async ({ member }) => {
  const weights = []
  for (const language of LANGUAGES) {
    const phone = { language, viewport: { width: 360, height: 740 }, hasTouch: true }
    const { page } = await member(`Poids ${language}`, phone)
    const bytes = await weighFeed(page)
    const most = SCRIPTS_MAX[language]
    weights.push({ language, most, bytes, total: bytes.reduce((sum, each) => sum + each.bytes, 0) })
  }
  record({
    name: 'weight',
    loadBefore: loadNow(),
    figures: weights.map(({ language, most, total }) => ({
      name: `scripts of the feed, compressed bytes (${language})`,
      value: String(total),
      bar: `≤ ${most}`,
      isHeld: total <= most,
    })),
  })
  for (const { language, most, bytes, total } of weights) {
    const bill = bytes.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes}  ${path}`)
    expect(total, `all scripts of the feed (${language}), compressed\n${bill.join('\n')}\n`).toBeLessThanOrEqual(most)
    expect(total).toBeGreaterThan(50_000) // or they were not counted
  }
})

/** Opens the feed with two posts of one's own, and returns the weight of each script that the page loads. */
async function weighFeed(page: Page) {
  for (const [title, more] of [
    ['Vertiges au réveil', { tags: ['Vertiges', 'Fatigue'], country: 'FR', startDate: '2026-03-09' }],
    ['Migraine du soir', { intensity: 9 }],
  ] as const) {
    const words = { requestId: crypto.randomUUID(), title, description: 'Comment faites-vous ? '.repeat(30) }
    const data = { ...words, intensity: 6, ...more }
    expect((await page.context().request.post('/api/posts/symptoms', { data })).status()).toBe(201)
  }
  const scripts = scriptsOf(page)
  // A server that is busy serves the page without its first answers: then it reads them itself, with two more small scripts.
  await expect(async () => {
    scripts.clear()
    const isGreeted = greetingOn(page)
    const answer = await page.goto('/feed')
    await isGreeted
    expect(await answer!.text()).toMatch(SERVED_WHOLE)
  }).toPass({ timeout: 90_000 })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await page.locator('body').innerText()).match(TEXT_KEY)).toBeNull()
  return await weighed(page, scripts)
}

const SERVED_WHOLE = /<script[^>]* id="served-answers"[^>]*>{/
/** A key of a text, which is what stands on the screen where the text has not come. */
const TEXT_KEY = /\b[a-z]+[A-Za-z]*(?:\.[a-z][A-Za-z]+){2,}\b/
