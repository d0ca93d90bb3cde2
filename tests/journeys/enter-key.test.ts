import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { asks, idOf } from '#tests/support/fixtures/private-talk.ts'
import { makeStaff, turnOnSecondFactor } from '#tests/support/fixtures/staff.ts'
import { commentBy } from '#tests/support/fixtures/talk.ts'
import { expect, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openSettings } from '#tests/support/settings.ts'

/** Fields, and boxes, of forms: in a field of several lines Enter begins another line, and sends as little. */
const FIELDS = 'form :is(input:not([type=hidden], [type=file], [readonly]), textarea)'

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

const sentOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'sentForms') ?? [])

/** Presses Enter in every field of the page, or of this part of it, that can be seen, and answers how many there were. Nothing may be sent by it. */
async function pressEnterEverywhere(page: Page, part: Page | Locator = page): Promise<number> {
  const fields = part.locator(FIELDS)
  await expect(fields.filter({ visible: true }).first()).toBeVisible()
  // The way to this form may have sent another.
  await page.evaluate(() => Reflect.deleteProperty(window, 'sentForms'))
  let pressed = 0
  for (let n = 0; n < (await fields.count()); n++) {
    const field = fields.nth(n)
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue
    if (await field.evaluate((input) => input.closest('search') !== null)) continue
    await field.focus()
    await page.keyboard.press('Enter')
    pressed += 1
  }
  expect(await sentOn(page)).toEqual([])
  return pressed
}

test('Enter in a field of any form that a visitor meets sends nothing', async ({ visitor }) => {
  const { page, mails } = await visitor()
  await watchForms(page)
  const link = await signedUp(page, mails)
  for (const path of [
    '/',
    '/auth',
    '/auth?view=signUp',
    '/auth?view=forgot',
    '/auth?view=resend',
    '/signaler',
    '/signaler/suivi',
  ]) {
    await page.goto(path)
    await page.locator('form:visible').last().scrollIntoViewIfNeeded()
    expect(await pressEnterEverywhere(page), path).toBeGreaterThan(0)
  }
  await page.goto('/auth')
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeFocused()
  await expect(page.getByText('Touchez ce bouton, ou appuyez sur Entrée.')).toBeVisible()
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

  await page.goto(`/dashboard/journal?post=${id}`)
  await page.getByRole('button', { name: 'Suivre autre chose' }).click()
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
  expect(await sentOn(page)).toEqual([])
})

test('Enter in a field behind the link of a mail, or of the second step, sends nothing', async ({
  member,
  visitor,
}) => {
  const lou = await member('Lien')
  const { page, mails } = await visitor()
  await watchForms(page)
  await page.goto('/auth?view=forgot')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(lou.email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect.poll(() => mails(lou.email).length).toBe(1)
  await page.goto(linkIn(mails(lou.email)[0]))
  expect(await pressEnterEverywhere(page)).toBe(1)

  const email = `${randomUUID().slice(0, 12)}@exemple.fr`
  await asks(lou, 'POST', '/api/me/email', { email, password: PASSWORD })
  await expect.poll(() => mails(email).length).toBe(1)
  await page.goto(linkIn(mails(email)[0]))
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  await expect(page.getByLabel('Mot de passe de votre compte Vécu')).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBe(1)

  // These links have a button alone, which waits to be pressed itself.
  for (const link of ['unlock', 'recovery']) {
    await page.goto(`/auth?${link}=abc`)
    const form = page.getByRole('main').locator('form')
    await expect(form.getByRole('button')).toBeVisible()
    expect([link, await form.locator('input, textarea').count()]).toEqual([link, 0])
    await page.keyboard.press('Enter')
    expect([link, await sentOn(page)]).toEqual([link, []])
  }

  await turnOnSecondFactor(lou)
  await page.goto('/auth')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(lou.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
  await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused()
  expect(await pressEnterEverywhere(page)).toBe(1)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await expect(page.getByLabel('Code de secours', { exact: true })).toBeFocused()
  expect(await pressEnterEverywhere(page)).toBe(1)
  await page.getByRole('button', { name: 'Je n’ai plus accès à mes codes' }).click()
  await expect(page.getByRole('button', { name: 'Demander de l’aide' })).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBe(1)
  await expect(page.getByRole('button', { name: 'Demander de l’aide' })).toBeVisible()
})

test('Enter in a field of a journal, of a dialog about a story and of the search for contacts sends nothing', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { page } = ada
  await watchForms(page)
  const journal = await asks<{ id: string }>(ada, 'POST', '/api/journals', { title: 'Sommeil' })
  await page.goto(`/dashboard/journal/${journal.id}`)
  await page.getByRole('combobox', { name: 'Me le rappeler' }).click()
  await page.getByRole('option', { name: 'Chaque jour' }).click()
  await expect(page.locator('form input[type="time"]')).toBeVisible()
  expect(await pressEnterEverywhere(page, page.locator('#mesures').locator('..'))).toBe(2)
  // The two measures, the hour of the reminder, and the note of the day.
  expect(await pressEnterEverywhere(page)).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Renommer' }).click()
  expect(await pressEnterEverywhere(page, page.getByRole('dialog'))).toBe(1)
  await page.keyboard.press('Escape')

  const story = { requestId: randomUUID(), title: 'Toux', description: 'Chaque nuit.', intensity: 4 }
  const { id } = await asks<{ id: string }>(ada, 'POST', '/api/posts/symptoms', story)
  await commentBy(bob, id, 'Moi aussi.')
  for (const [button, title, least] of [
    ['Ajouter un premier essai', 'Ce que j’ai essayé', 3],
    ['C’est mieux', 'C’est mieux', 1],
    ['Un diagnostic est posé', 'Un diagnostic est posé', 5],
    ['Marquer comme guéri', 'Marquer comme guéri', 2],
  ] as const) {
    await page.goto(`/post/${id}`)
    // The section of treatments is drawn late, and moves the acts below it, from under a pointer too.
    await expect(page.getByRole('button', { name: 'Ajouter un premier essai' })).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    expect(await pressEnterEverywhere(page, dialog), title).toBeGreaterThanOrEqual(least)
    await expect(dialog).toBeVisible()
  }

  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Dire combien d’examens et de médecins' }).click()
  expect(await pressEnterEverywhere(page, page.getByRole('main'))).toBeGreaterThanOrEqual(2)

  await page.goto('/chat')
  await page.getByRole('button', { name: /^Nouveau/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle conversation' })
  const search = dialog.getByRole('searchbox')
  await search.fill(bob.username)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await search.press('Enter')
  // Nobody is chosen by it.
  await expect(search).toBeFocused()
  await expect(search).toHaveValue(bob.username)
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible()
  expect(await pressEnterEverywhere(page, page.getByRole('dialog'))).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible()
})

test('Enter in a field of any form of a professional or of the staff sends nothing', async ({ member }) => {
  const doctor = await makeStaff(await member('Nadia'), 'medical_professional')
  await watchForms(doctor.page)
  await doctor.page.goto('/expert-conferences?proposer=oui')
  const proposal = doctor.page.getByRole('form', { name: 'Votre proposition' })
  await expect(proposal).toBeVisible()
  expect(await pressEnterEverywhere(doctor.page)).toBeGreaterThan(5)

  const [eve, lou] = [await makeStaff(await member('Eve'), 'admin'), await member('Lou')]
  const louId = await idOf(lou)
  const { page } = eve
  await watchForms(page)
  await page.goto(`/admin/members/${louId}`)
  await page.getByRole('button', { name: 'Mettre en lecture seule ou suspendre' }).click()
  const sanction = page.getByRole('dialog', { name: `Sanctionner ${lou.username}` })
  expect(await pressEnterEverywhere(page, sanction)).toBeGreaterThan(0)
  await expect(sanction).toBeVisible()

  for (const path of ['/admin/moderation/words', '/admin/lexicon']) {
    await page.goto(path)
    expect(await pressEnterEverywhere(page), path).toBeGreaterThan(0)
  }

  await page.goto('/expert-conferences')
  await page.getByRole('link', { name: 'Annoncer une conférence' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Annoncer une conférence' })).toBeVisible()
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(5)

  await onJourneyDatabase((db) =>
    db.execute(sql`insert into professional_request (id, member_id, request_id, profession, rpps, full_name, asked_at)
      values (uuidv7(), ${louId}, gen_random_uuid(), 'nurse', '10003456786', 'Lou Martin', now())`),
  )
  await page.goto('/admin/professionals')
  const request = page.getByRole('article', { name: lou.username })
  await request.getByRole('button', { name: `Refuser la demande de ${lou.username}` }).click()
  expect(await pressEnterEverywhere(page, request)).toBe(1)

  const story = { requestId: randomUUID(), title: 'Toux', description: 'Chaque nuit.', intensity: 4 }
  const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', story)
  await asks(doctor, 'POST', '/api/moderation/reports', {
    ...{ requestId: randomUUID(), subject: { kind: 'post', id }, reason: 'harassment' },
    ...{ isSincere: true, details: 'Voilà.' },
  })
  const { items } = await asks<{ items: { id: string; author: { id: string } | null }[] }>(
    eve,
    'GET',
    '/api/moderation/cases?kind=post&limit=50',
  )
  const filed = items.find(({ author }) => author?.id === louId)!
  await page.goto(`/admin/moderation/${filed.id}`)
  await page.getByRole('button', { name: 'Consigner un signalement à une autorité' }).click()
  // The choices of the decision and its reason, the authority and what it was told.
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(3)
})
