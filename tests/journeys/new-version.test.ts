import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '#contract/foundation/languages.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectSaid, failuresSaid, type Member, test, type Visitor } from '#tests/support/journey.ts'

/**
 * From now on the server has another version: every file of the one before is gone, and its pages name files of their own, which hold the same.
 * @returns  how often the page was loaded since, and what is missing from then on in the new version too
 */
async function deploy({ page }: Pick<Visitor, 'page'>) {
  const missing: RegExp[] = []
  let loads = 0
  await page.context().route('**/assets/**', async (route) => {
    const url = new URL(route.request().url())
    if (!url.pathname.startsWith('/next/') || missing.some((file) => file.test(url.pathname)))
      return route.fulfill({ status: 404, body: '' })
    // A request still on its way when a journey ends fails, which is no fault.
    const response = await route.fetch({ url: url.href.replace('/next/', '/') }).catch(() => undefined)
    if (response) await route.fulfill({ response }).catch(() => undefined)
  })
  await page.context().route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      loads += 1
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/', '/next/assets/') })
    },
  )
  // Chromium takes a page that was answered here for one of the wide network, which may open no socket of this machine without this permission.
  await page.context().grantPermissions(['local-network-access'])
  return { loads: () => loads, missing }
}

const DRAFT = 'Un brouillon que la nouvelle version ne perd pas'
const form = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Description/ })

/** Publishes a symptom of this member, as their browser would have sent it. */
async function ownStory({ page }: Member) {
  const title = `Vertiges ${randomUUID().slice(0, 8)}`
  const data = { requestId: randomUUID(), title, description: 'La pièce tourne quand je me lève.', intensity: 5 }
  const response = await page.context().request.post(`${process.env.JOURNEYS_URL}/api/posts/symptoms`, { data })
  expect(response.status(), await response.text()).toBe(201)
  return page.getByRole('heading', { name: title })
}

/** Chooses a language once: a press that chooses another stays chosen after a reload. */
async function choose(page: Page, language: Language) {
  await page.goto('/feed')
  await page.evaluate((chosen) => localStorage.setItem('vecu.language', chosen), language)
}

type Opener = {
  name: string
  press: (page: Page) => Promise<void>
  opens: (page: Page) => Promise<void>
  /** It opens without another file. */
  isHere?: boolean
}

const openersIn = (language: Language): Opener[] => [
  {
    name: 'the bell',
    press: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    opens: (page) => expect(page.getByRole('dialog', { name: /notifications/i })).toBeVisible(),
  },
  {
    name: 'the filter',
    press: (page) => page.getByRole('button', { name: /^(Filtrer|Filter)$/ }).click(),
    opens: (page) => expect(page.getByRole('dialog', { name: /Filtre|Filter/ })).toBeVisible(),
  },
  {
    name: 'marking as treated',
    press: (page) =>
      page
        .getByRole('button', { name: /^(Marquer résolu|Mark as resolved)/ })
        .first()
        .click(),
    opens: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'the dots of a post',
    press: (page) => page.getByRole('main').locator('[aria-haspopup="menu"]').first().click(),
    opens: (page) => expect(page.getByRole('menuitem').first()).toBeVisible(),
  },
  {
    name: 'the account menu',
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^(Mon compte|My account), / })
        .click(),
    opens: (page) => expect(page.getByRole('menuitem', { name: /^(Se déconnecter|Sign out)$/ })).toBeVisible(),
  },
  {
    name: 'the other language',
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^(FR|EN), / })
        .click(),
    opens: (page) =>
      expect(
        page.getByRole('button', { name: { fr: /Switch to French/, en: /Passer en anglais/ }[language] }),
      ).toBeVisible(),
    // French texts are part of the code that shows them.
    isHere: language === 'en',
  },
]
const PUBLISH: Opener = {
  name: 'the composer, with the draft',
  press: (page: Page) => page.getByRole('button', { name: /^(Publier|Publish)$/ }).click(),
  opens: (page: Page) => expect(form(page)).toHaveValue(DRAFT),
}

for (const language of ['fr', 'en'] as const)
  test(`a tab left open when a new version comes opens the pressed link after one reload, and keeps the draft (${language})`, async ({
    member,
  }) => {
    const lou = await member('Lou', { language, locale: localeOf(language) })
    const { page } = lou
    const story = await ownStory(lou)
    await choose(page, language)
    await page.reload()
    await PUBLISH.press(page)
    await form(page).fill(DRAFT)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const { name, press, opens, isHere } of [PUBLISH, ...openersIn(language)])
      await test.step(name, async () => {
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('about:blank')
        await page.context().unrouteAll({ behavior: 'wait' })
        await choose(page, language)
        await page.reload()
        await expect(story).toBeVisible()
        const { loads } = await deploy(lou)
        await press(page)
        await opens(page)
        expect(loads()).toBe(isHere ? 0 : 1)
      })
    expect(failuresSaid(page)).toEqual([])
  })

for (const language of ['fr', 'en'] as const)
  test(`a screen behind a link comes after one reload too, and not when the pointer is only near the link (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const lou = await member('Lou', { language, locale: localeOf(language) })
    const { page } = lou
    await speaks(page, language)
    await page.goto('/feed')
    await expect(page.getByRole('button', { name: say('Publier'), exact: true })).toBeVisible()
    const { loads } = await deploy(lou)
    await page.getByRole('banner').locator('a[href="/expert-conferences"]').hover()
    await page.waitForTimeout(1_000)
    expect(loads()).toBe(0)
    await page.getByRole('banner').locator('a[href="/expert-conferences"]').click()
    await expect(page.getByRole('heading', { level: 1, name: /Conférences|Conferences/ })).toBeVisible()
    await expect(page).toHaveURL(/\/expert-conferences/)
    expect(loads()).toBe(1)
  })

for (const language of ['fr', 'en'] as const)
  test(`the error screen says after one reload that a file is missing in the new version too, and there is no second reload (${language})`, async ({
    browser,
    member,
  }) => {
    const { page: signedIn } = await member('Lou', { language, locale: localeOf(language) })
    // The page is opened without the journey's watch over the console, which reports the error that the screen is about.
    const context = await browser.newContext({
      baseURL: process.env.JOURNEYS_URL!,
      storageState: await signedIn.context().storageState(),
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await speaks(page, language)
    await page.goto('/feed')
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    const { loads, missing } = await deploy({ page })
    missing.push(/notices-dialog/)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(
      page.getByRole('alert').getByRole('button', { name: { fr: 'Actualiser la page', en: 'Refresh Page' }[language] }),
    ).toBeVisible()
    await page.waitForTimeout(3_000)
    expect(loads()).toBe(1)
    await context.close()
  })

for (const language of ['fr', 'en'] as const)
  test(`a press says that the server is not reached and leaves the page, and the same press opens it once the server is back (${language})`, async ({
    member,
  }) => {
    const lou = await member('Lou', { language, locale: localeOf(language) })
    const { page } = lou
    const story = await ownStory(lou)
    await choose(page, language)
    await page.reload()
    await expect(story).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    for (const { name, press, opens } of [
      { ...PUBLISH, opens: (on: Page) => expect(form(on)).toBeVisible() },
      ...openersIn(language).filter(({ isHere }) => !isHere),
    ])
      await test.step(name, async () => {
        await page.context().route('**/assets/**', (route) => route.abort('internetdisconnected'))
        await press(page)
        await expectSaid(
          page,
          { fr: /La connexion a été perdue|langue/, en: /The connection was lost|language/ }[language],
        )
        await expect(story).toBeVisible()
        await page.context().unroute('**/assets/**')
        await press(page)
        await opens(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    expect(loads).toBe(0)
  })

for (const language of ['fr', 'en'] as const)
  test(`a screen not loaded yet says that there is no network, and comes by itself once it is back (${language})`, async ({
    browser,
    member,
  }) => {
    const say = wordsIn(language)
    const { page: signedIn } = await member('Lou', { language, locale: localeOf(language) })
    const context = await browser.newContext({
      baseURL: process.env.JOURNEYS_URL!,
      storageState: await signedIn.context().storageState(),
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await speaks(page, language)
    await page.goto('/feed')
    await expect(page.getByRole('button', { name: say('Publier'), exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('banner').locator('a[href="/expert-conferences"]').click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: { fr: 'La connexion a été perdue', en: 'The connection was lost' }[language] }),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /Conférences|Conferences/ })).toBeVisible()
    await context.close()
  })
