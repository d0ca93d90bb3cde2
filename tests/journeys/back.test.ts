import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backgroundWorkOn } from '#tests/support/background-work.ts'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { asks, talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { postBy } from '#tests/support/fixtures/talk.ts'
import { expect, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
const over = (page: Page) => page.locator('[role="dialog"]:not([inert]), [role="menu"]')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Waits for the history, which acts a moment later and mostly shows nothing. */
const calm = (page: Page) => page.waitForTimeout(400)

const OPENERS: Record<string, (page: Page) => Promise<void>> = {
  'the bell': (page) => page.getByRole('button', { name: /^Notifications/ }).tap(),
  'the filter': (page) => page.getByRole('button', { name: 'Filtrer' }).tap(),
  'the composer': (page) => page.getByRole('button', { name: 'Publier', exact: true }).tap(),
  'the menu': (page) => page.getByRole('button', { name: 'Ouvrir le menu' }).tap(),
  'the dialog of what helped': (page) =>
    page
      .getByRole('button', { name: /^Marquer résolu/ })
      .first()
      .tap(),
  'the dots of a post': (page) => page.getByRole('main').locator('[aria-haspopup="menu"]').first().tap(),
}

test('Back closes an overlay on a page, even on the first of its history, and Forward does not bring it back', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  const data = { requestId: randomUUID(), title: 'Vertiges', description: 'La pièce tourne.', intensity: 5 }
  expect((await lou.page.context().request.post('/api/posts/symptoms', { data })).status()).toBe(201)
  await postBy(lou)
  await lou.page.goto('/feed')
  const opened = lou.page.waitForEvent('popup')
  await lou.page.evaluate(() => void window.open('/feed'))
  const page = await opened
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(1)
  await page.evaluate(() => window.scrollTo(0, 120))
  for (const [name, open] of Object.entries(OPENERS))
    await test.step(name, async () => {
      await open(page)
      await expect(over(page)).toBeVisible()
      const before = await scrolled(page)
      await calm(page)
      await back(page)
      await expect(over(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/feed$/)
      await calm(page)
      expect(await scrolled(page)).toBe(before)
      await forward(page)
      await calm(page)
      await expect(over(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/feed$/)
      expect(await scrolled(page)).toBe(before)
    })
  // A layer that is closed in another way leaves no entry in the history that Back would have to leave first.
  await OPENERS['the bell']!(page)
  await expect(over(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(over(page)).toHaveCount(0)
  await calm(page)
  expect(await page.evaluate(() => history.state.layers)).toBeUndefined()
})

test('one Back leaves a page that was opened from an overlay, and Forward finds it again', async ({ member }) => {
  const { page } = await member('Lou', PHONE)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link', { name: 'Fil' }).tap()
  await expect(page).toHaveURL(/\/feed$/)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Observatoire' }).tap()
  await expect(page).toHaveURL(/\/observatoire$/)
  await calm(page)
  await back(page)
  await expect(page).toHaveURL(/\/feed$/)
  await calm(page)
  await forward(page)
  await expect(page).toHaveURL(/\/observatoire$/)
  await back(page)
  await expect(page).toHaveURL(/\/feed$/)
  await calm(page)
  await back(page)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('Back closes the menu of a picture to join, of a conference, and of a treatment entry', async ({ member }) => {
  const [lou, max] = [await member('Lou', PHONE), await member('Max')]
  const { page } = lou
  const talk = await talkBetween(lou, max)
  const { path } = await announced({ title: `Sommeil ${randomUUID().slice(0, 8)}` })
  const story = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', vertigo({ requestId: randomUUID() }))
  const tried = {
    requestId: randomUUID(),
    kind: 'sleep',
    name: 'Repos',
    from: null,
    to: null,
    effect: 'better',
    sentence: '',
  }
  await asks(lou, 'POST', `/api/posts/${story.id}/treatments`, tried)
  const menus: [string, RegExp][] = [
    [talk.path, /^Joindre une photo/],
    [path, /^Ajouter à mon agenda/],
    [`/post/${story.id}`, /^Actions pour « Repos »/],
  ]
  for (const [at, name] of menus)
    await test.step(at, async () => {
      await page.goto(at)
      await page.getByRole('button', { name }).first().tap()
      await expect(over(page)).toBeVisible()
      const here = page.url()
      await calm(page)
      await back(page)
      await expect(over(page)).toHaveCount(0)
      expect(page.url()).toBe(here)
    })
})

test('Back closes the picture of a story on a phone, and the account menu on a computer', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(`Plaques ${randomUUID().slice(0, 8)}`)
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Des plaques rouges, le soir.')
  for (const screen of [2, 3, 4]) {
    await form.getByRole('button', { name: 'Continuer', exact: true }).tap()
    await expect(form.getByText(`Étape ${screen} sur 4`)).toBeVisible()
  }
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Photo ou vidéo' }).click()
  await (await chooser).setFiles({ name: 'plaque.png', mimeType: 'image/png', buffer: await photo() })
  await form.getByRole('button', { name: 'Continuer', exact: true }).tap()
  await form.getByRole('button', { name: 'Publier', exact: true }).tap()
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .tap()
  await expectBackCloses(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/feed')
  await page.getByRole('button', { name: /^Mon compte, / }).click()
  await expectBackCloses(page)
})

async function expectBackCloses(page: Page) {
  await expect(over(page)).toBeVisible()
  const here = page.url()
  await calm(page)
  await back(page)
  await expect(over(page)).toHaveCount(0)
  expect(page.url()).toBe(here)
}

test('Back from a story leads to the card that was opened, with the focus on it', async ({ member }) => {
  const [lou, max] = [await member('Lou', PHONE), await member('Max')]
  const { page } = lou
  for (let nth = 0; nth < 5; nth++) await postBy(max)
  const isRemembering = backgroundWorkOn(page)
  await page.goto('/feed')
  await isRemembering
  const link = page
    .getByRole('article')
    .nth(3)
    .getByRole('link', { name: /./ })
    .and(page.locator('[href^="/post/"]'))
    .first()
  const href = await link.getAttribute('href')
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.getByRole('button', { name: 'Retour' }).press('Enter')
  await expect(page).toHaveURL(/\/feed$/)
  const opened = page.locator(`main a[href="${href}"]`).first()
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport()
})
