import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, PASSWORD, test } from '#tests/support/journey.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openSettings } from '#tests/support/settings.ts'

/** Fields of one line, and boxes, of forms that are no search. */
const FIELDS = 'form input:not([type=hidden], [type=file], [readonly])'

/** Counts what forms of this page are sent from now on, on every page that it opens. */
const watchForms = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'submit',
      ({ target }) => {
        if (target instanceof Element && !target.closest('search'))
          Reflect.set(window, 'sentForms', [
            ...(Reflect.get(window, 'sentForms') ?? []),
            target.outerHTML.slice(0, 200),
          ])
      },
      true,
    )
  })

/** Presses Enter in every field that can be seen, and answers how many there were. Nothing may be sent by it. */
async function pressEnterEverywhere(page: Page): Promise<number> {
  const fields = page.locator(FIELDS)
  await expect(fields.filter({ visible: true }).first()).toBeVisible()
  let pressed = 0
  for (let n = 0; n < (await fields.count()); n++) {
    const field = fields.nth(n)
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue
    if (await field.evaluate((input) => input.closest('search') !== null)) continue
    await field.focus()
    await page.keyboard.press('Enter')
    pressed += 1
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sentForms') ?? [])).toEqual([])
  return pressed
}

test('Enter in a field of any form that a visitor meets sends nothing', async ({ visitor }) => {
  const { page, mails } = await visitor()
  await watchForms(page)
  const link = await signedUp(page, mails)
  for (const path of ['/', '/auth', '/auth?view=signUp', '/auth?view=forgot', '/auth?view=resend', '/signaler']) {
    await page.goto(path)
    await page.locator('form:visible').last().scrollIntoViewIfNeeded()
    expect(await pressEnterEverywhere(page), path).toBeGreaterThan(0)
  }
  await page.context().clearCookies()
  await page.goto(link)
  expect(await pressEnterEverywhere(page)).toBe(1)
  await page.getByRole('button', { name: 'Je ne l’ai pas choisi, ou je l’ai oublié' }).click()
  expect(await pressEnterEverywhere(page)).toBe(7)
})

async function signedUp(page: Page, mails: (email: string) => string[]): Promise<string> {
  const email = `${randomUUID().slice(0, 12)}@exemple.fr`
  const data = {
    ...{ username: `Entrée ${randomLetters(6)}`, email, password: PASSWORD },
    consents: { age: true, terms: true, healthData: true },
  }
  expect((await page.context().request.post('/api/accounts', { data })).status()).toBe(202)
  await expect.poll(() => mails(email).length).toBe(1)
  return linkIn(mails(email)[0])
}

test('Enter in a field of any form that a member meets sends nothing, and leads on', async ({ member }) => {
  const { page } = await member('Entrée')
  await watchForms(page)
  const story = { requestId: randomUUID(), title: 'Toux', description: 'Chaque nuit.', intensity: 4 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data: story })
  const { id } = await answer.json()
  for (const path of [
    '/',
    '/settings/profile',
    '/settings/sign-in',
    '/settings/data',
    '/settings/professional',
    '/medication/new',
    `/dashboard/symptom/${id}/edit`,
    `/signaler?kind=post&id=${id}`,
    '/expert-conferences',
  ]) {
    await page.goto(path)
    if (path === '/expert-conferences') await expect(page.getByRole('textbox', { name: /sujet/i })).toBeVisible()
    await page.locator('form:visible').last().scrollIntoViewIfNeeded()
    expect(await pressEnterEverywhere(page), path).toBeGreaterThan(0)
  }

  await page.goto('/dashboard/journal')
  await page.getByRole('button', { name: 'Commencer un journal' }).click()
  await expect(page.getByRole('dialog').locator(FIELDS).first()).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(0)
  await page.goto('/feed')
  await page.getByRole('button', { name: /^Filtrer/ }).click()
  await expect(page.getByRole('dialog').locator(FIELDS).first()).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(0)
  await page.goto('/feed')
  await page.getByRole('button', { name: /^Publier$/ }).click()
  await expect(page.getByRole('dialog').locator(FIELDS).first()).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(0)

  await openSettings(page, 'sign-in')
  const section = page.getByRole('region', { name: 'Mot de passe' })
  const current = section.getByLabel('Mot de passe actuel')
  await current.focus()
  await expect(current).toHaveAttribute('enterkeyhint', 'next')
  await page.keyboard.press('Enter')
  await expect(section.getByLabel('Nouveau mot de passe')).toBeFocused()
  await expect(section.getByLabel('Nouveau mot de passe')).toHaveAttribute('enterkeyhint', 'done')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('button', { name: 'Changer le mot de passe' })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'sentForms') ?? [])).toEqual([])
})
