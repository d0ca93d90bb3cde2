import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
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

const OPENERS: { name: string; press: (page: Page) => Promise<void>; opens: (page: Page) => Promise<void> }[] = [
  {
    name: 'the bell',
    press: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    opens: (page) => expect(page.getByRole('dialog', { name: /Notifications/ })).toBeVisible(),
  },
  {
    name: 'the filter',
    press: (page) => page.getByRole('button', { name: 'Filtrer' }).click(),
    opens: (page) => expect(page.getByRole('dialog', { name: /Filtre/ })).toBeVisible(),
  },
  {
    name: 'marking as treated',
    press: (page) =>
      page
        .getByRole('button', { name: /^Marquer résolu/ })
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
        .getByRole('button', { name: /^Mon compte, / })
        .click(),
    opens: (page) => expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible(),
  },
  {
    name: 'English',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'FR' }).click(),
    opens: (page) => expect(page.getByRole('button', { name: /Switch to French/ })).toBeVisible(),
  },
]
const PUBLISH = {
  name: 'the composer, with the draft',
  press: (page: Page) => page.getByRole('button', { name: 'Publier', exact: true }).click(),
  opens: (page: Page) => expect(form(page)).toHaveValue(DRAFT),
}

test('a tab left open when a new version comes opens the pressed link after one reload, and keeps the draft', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const story = await ownStory(lou)
  await page.goto('/feed')
  await PUBLISH.press(page)
  await form(page).fill(DRAFT)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const { name, press, opens } of [PUBLISH, ...OPENERS])
    await test.step(name, async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('about:blank')
      await page.context().unrouteAll({ behavior: 'wait' })
      await page.goto('/feed')
      await expect(story).toBeVisible()
      const { loads } = await deploy(lou)
      await press(page)
      await opens(page)
      expect(loads()).toBe(1)
    })
  expect(failuresSaid(page)).toEqual([])
})

test('a screen behind a link comes after one reload too, and not when the pointer is only near the link', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
  const { loads } = await deploy(lou)
  await page.getByRole('banner').locator('a[href="/expert-conferences"]').hover()
  await page.waitForTimeout(1_000)
  expect(loads()).toBe(0)
  await page.getByRole('banner').locator('a[href="/expert-conferences"]').click()
  await expect(page.getByRole('heading', { level: 1, name: /Conférences/ })).toBeVisible()
  await expect(page).toHaveURL(/\/expert-conferences/)
  expect(loads()).toBe(1)
})

test('the error screen says after one reload that a file is missing in the new version too, and there is no second reload', async ({
  browser,
  member,
}) => {
  const { page: signedIn } = await member('Lou')
  // The page is opened without the journey's watch over the console, which reports the error that the screen is about.
  const context = await browser.newContext({
    baseURL: process.env.JOURNEYS_URL!,
    storageState: await signedIn.context().storageState(),
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  const { loads, missing } = await deploy({ page })
  missing.push(/notices-dialog/)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Actualiser la page' })).toBeVisible()
  await page.waitForTimeout(3_000)
  expect(loads()).toBe(1)
  await context.close()
})

test('a press says that the server is not reached and leaves the page, and the same press opens it once the server is back', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const story = await ownStory(lou)
  await page.goto('/feed')
  await expect(story).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  for (const { name, press, opens } of [
    { ...PUBLISH, opens: (on: Page) => expect(form(on)).toBeVisible() },
    ...OPENERS,
  ])
    await test.step(name, async () => {
      await page.context().route('**/assets/**', (route) => route.abort('internetdisconnected'))
      await press(page)
      await expectSaid(page, /La connexion a été perdue|langue/)
      await expect(story).toBeVisible()
      await page.context().unroute('**/assets/**')
      await press(page)
      await opens(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  expect(loads).toBe(0)
})

test('a screen not loaded yet says that there is no network, and comes by itself once it is back', async ({
  browser,
  member,
}) => {
  const { page: signedIn } = await member('Lou')
  const context = await browser.newContext({
    baseURL: process.env.JOURNEYS_URL!,
    storageState: await signedIn.context().storageState(),
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').locator('a[href="/expert-conferences"]').click()
  await expect(page.getByRole('alert').filter({ hasText: 'La connexion a été perdue' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Conférences/ })).toBeVisible()
  await context.close()
})
