import { expect, greetingOn, test } from '#tests/support/journey.ts'
import { scriptsOf, weighed } from '#tests/support/page-weight.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { loadNow, record } from '../../bench/support/record.ts'

/** Bytes, compressed. */
const SCRIPTS_MAX = 200_000

// A server of its own: what others publish may bring what few cards need, such as the badge of a professional.
let close = async () => {}
test.beforeAll(async () => {
  ;({ close } = await openOwnServer({}))
})
test.afterAll(() => close())

test('the feed costs a member’s phone 200 kB of scripts at most', async ({ member }) => {
  const { page } = await member('Poids', { viewport: { width: 360, height: 740 }, hasTouch: true })
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
  const sizes = await weighed(page, scripts)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const bar = { bar: `≤ ${SCRIPTS_MAX}`, isHeld: total <= SCRIPTS_MAX }
  record({
    name: 'weight',
    loadBefore: loadNow(),
    figures: [{ name: 'scripts of the feed, compressed bytes', value: String(total), ...bar }],
  })
  const bill = sizes.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes}  ${path}`)
  expect(total, `all scripts of the feed, compressed\n${bill.join('\n')}\n`).toBeLessThanOrEqual(SCRIPTS_MAX)
  expect(total).toBeGreaterThan(50_000) // or they were not counted
})

const SERVED_WHOLE = /<script[^>]* id="served-answers"[^>]*>{/
