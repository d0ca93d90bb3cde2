import type { BrowserContext } from '@playwright/test'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, greetingOn, test } from '#tests/support/journey.ts'
import { keptBy, workerAt } from '#tests/support/service-worker.ts'
import { openSettings } from '#tests/support/settings.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

for (const { language, colorScheme, heading, retry, still, drafts } of [
  {
    language: 'fr',
    colorScheme: 'light',
    heading: 'Pas de connexion',
    retry: 'Réessayer',
    still: /Toujours pas de connexion à \d\d:\d\d:\d\d\./,
    drafts: /brouillons restent sur cet appareil/,
  },
  {
    language: 'en',
    colorScheme: 'dark',
    heading: 'No connection',
    retry: 'Try again',
    still: /Still no connection at \d\d:\d\d:\d\d\./,
    drafts: /drafts stay on this device/,
  },
] as const)
  test(`a page without a connection says so, ${language} and ${colorScheme}, and opens when the connection is back`, async ({
    member,
  }) => {
    const { page } = await member('Lou', { ...PHONE, colorScheme, language })
    await page.addInitScript((chosen) => localStorage.setItem('vecu.language', chosen), language)
    const live = greetingOn(page)
    await page.goto('/legal/privacy')
    await workerAt(page)
    await live // opened later, it would fail
    await page.context().setOffline(true)
    await page.goto('/feed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Vécu`)
    await expect(page.getByText(drafts)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(27, 23, 25)' : 'rgb(251, 248, 243)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Fraunces Variable"'))),
    ).toBe(true)
    await expect(page.locator('a[href="tel:15"]:visible')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: retry }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(still)
    await expect(page.getByRole('button', { name: retry })).toBeFocused()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await expect(page).toHaveURL('/feed')
    await expect(page.getByRole('banner')).toBeVisible()
  })

for (const language of ['fr', 'en'] as const)
  test(`from the phone's home screen the day is noted by two touches without a network: ${language}`, async ({
    member,
  }) => {
    const lou = await member('Lou', { ...PHONE, language })
    const { page } = lou
    await page.addInitScript((chosen) => localStorage.setItem('vecu.language', chosen), language)
    const day = page.getByRole('link', { name: { fr: 'Noter ma journée', en: 'Record my day' }[language] })
    const live = greetingOn(page)
    await page.goto('/legal/privacy')
    await workerAt(page)
    await live
    await asks(lou, 'POST', '/api/journals', { title: 'Sommeil' })
    // This device does not know the member's day yet.
    await page.context().setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      { fr: 'Pas de connexion', en: 'No connection' }[language],
    )
    await expect(day).toBeHidden()

    await page.context().setOffline(false)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await page.goto('/jour')
    await expect(page.getByText('Sommeil')).toBeVisible()
    await page.context().setOffline(true)
    await page.goto('/')
    await expect(day).toBeInViewport()
    await expectAccessible(page)

    // The icon of the home screen opens the day itself; what is opened next is said to be away.
    const opened = await fromIcon(page.context())
    await expect(opened).toHaveURL('/jour')
    await opened.getByRole('banner').getByRole('link').tap()
    await expect(opened.getByRole('link', { name: /^(Noter ma journée|Record my day)$/ })).toBeInViewport()
    await opened.close()
    const again = await fromIcon(page.context())
    await again
      .getByRole('radio', { name: /^4 (sur|out of) 10$/ })
      .first()
      .tap()
    await expect(again.getByText({ fr: /Gardé sur cet appareil/, en: /Kept on this device/ }[language])).toBeVisible()
  })

/** Opens the site in a window of its own, as the icon of a home screen does. */
async function fromIcon(context: BrowserContext) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('display-mode') ? 'all' : query)
  })
  await page.goto('/', { waitUntil: 'commit' })
  return page
}

test('the page of a site that is down opens by itself once the site is back', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/legal/privacy')
  await workerAt(page)
  await page.context().setOffline(true)
  await page.goto('/legal/terms')
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  const away = Promise.withResolvers<void>()
  await page.context().route('**/api/health', async (route) => {
    await route.fulfill({ status: 503, body: '' })
    away.resolve()
  })
  await page.context().setOffline(false)
  // Some versions of Chromium do not tell a page that was opened without a network that it is back.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await away.promise
  await expect(page.getByRole('status')).toHaveText(/^Toujours pas de connexion/)
  await page.context().unroute('**/api/health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Conditions/)
})

test('the browser keeps the offline page and nothing that a member wrote, and a page comes with its answers all the same', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { path, title } = await postBy(lou)
  const { page } = lou
  await page.goto('/feed')
  await workerAt(page)
  const answer = await page.goto(path)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await answer!.text()).toContain(title)
  await openSettings(page, 'data')
  for (const kept of await keptBy(page))
    expect(kept).toMatch(
      /^\/(language|assets\/(offline|jour|jour-first|fraunces-latin|atkinson)-[\w-]+\.(html|css|js|svg|woff2))$/,
    )
  expect((await keptBy(page)).length).toBe(11)
})
