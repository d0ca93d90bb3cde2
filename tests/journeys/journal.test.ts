import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { daysAfter } from '#contract/foundation/days.ts'
import { spokenDates } from '#contract/foundation/spoken-dates.ts'
import type { PutEntryInput } from '#contract/journal/schema.ts'
import { readPdf } from '#tests/support/fixtures/files/pdf.ts'
import { declaring, taking } from '#tests/support/fixtures/reports.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, expectSaid, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const expectShown = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()
const scaleOn = (page: Page) => page.getByRole('slider', { name: 'Intensité' })
const noteOn = (page: Page) => page.getByRole('textbox', { name: 'Note' })
const saveOn = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
/** A field that counts its characters has a status of its own, which is empty here. */
const stateOn = (page: Page) => page.getByRole('form').locator('p[role="status"]')
const tableOn = (page: Page) => page.getByRole('table', { name: /Jour par jour|Day by day/ })
const rowsOn = (page: Page) => tableOn(page).locator('tbody').getByRole('row')
const dialogOn = (page: Page) => page.getByRole('dialog')
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
/** Returns today's date in the browser of this journey. */
const todayOn = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'))
const spoken = spokenDates('fr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDay = (day: string) => spoken(new Date(`${day}T12:00:00Z`))

async function symptomOf({ page }: Member, title: string, description = 'Chaque matin la pièce tourne.') {
  const data = { requestId: randomUUID(), title, description, intensity: 6, duration: '8 mois' }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return id as string
}

/** Makes a journal with these days by the member's own session, past this screen. */
async function journalOf(
  { page }: Member,
  of: { title: string } | { postId: string },
  days: (DayInput & { day: string })[],
) {
  const started = await page.context().request.post('/api/journals', { data: of })
  expect(started.status(), await started.text()).toBe(201)
  const { id } = await started.json()
  for (const { day, ...entry } of days) await writtenElsewhere(page, id, day, entry)
  return { id, page: `/dashboard/journal/${id}` }
}

/** Makes the reminder of this day, as a server sends it on that day. */
async function remindedOf(journalId: string, day: string) {
  await onJourneyDatabase(async (db) => {
    await db.execute(sql`update journal set reminded_for = ${day} where id = ${journalId}`)
    await db.execute(sql`insert into notice (id, recipient_id, kind, subject_id, created_at)
      select uuidv7(), member_id, 'reminder', id, now() from journal where id = ${journalId}`)
  })
}

type DayInput = Pick<PutEntryInput, 'intensity'> & Partial<Pick<PutEntryInput, 'note' | 'measured'>>

async function writtenElsewhere(page: Page, id: string, day: string, entry: DayInput) {
  const request = page.context().request
  const { entry: known } = await (await request.get(`/api/journals/${id}/entries/${day}`)).json()
  const answer = await request.put(`/api/journals/${id}/entries/${day}`, {
    data: { ...entry, replaces: known?.version ?? null },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const EFFORT = { name: 'Effort', scale: 'ten' } as const
const slept = (value: number) => ({ name: 'Sommeil', scale: 'five' as const, value })

test('a member follows a symptom: days are written, seen as a curve and a table, and changed', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const author = await member('Jour après jour')
  const { page } = author
  const postId = await symptomOf(author, 'Vertiges au réveil')
  await page.goto(`/dashboard/symptom/${postId}`)
  const today = await todayOn(page)
  await page.getByRole('link', { name: 'Suivre ce symptôme' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Suivre « Vertiges au réveil »' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer ce journal' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Vertiges au réveil' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: longDay(today) })).toHaveText(/Aujourd’hui/)
  await expect(stateOn(page)).toHaveText('Ce jour n’est pas encore noté.')
  await expectShown(page, 'Aucun jour noté sur cette période')
  await expect(tableOn(page)).toHaveCount(0)
  await expectAccessible(page)

  // Today's entry is written by keyboard alone.
  await scaleOn(page).focus()
  await page.keyboard.press('End')
  await expect(scaleOn(page)).toHaveAttribute('aria-valuetext', '10 sur 10, la pire')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.type('La pièce a tourné dix minutes.')
  await expect(stateOn(page)).toHaveText('Modifications non enregistrées.')
  await page.keyboard.press('Control+Enter')
  await expect(stateOn(page)).toHaveText(/^Enregistré à \d\d:\d\d$/)

  // The arrow leads to yesterday, the date field to any other day.
  await page.getByRole('button', { name: 'Jour précédent' }).click()
  await expect(page.getByRole('heading', { level: 2, name: longDay(daysAfter(today, -1)) })).toHaveText(/Hier/)
  await expect(noteOn(page)).toHaveValue('')
  await scaleOn(page).fill('4')
  await saveOn(page).click()
  await expect(stateOn(page)).toHaveText(/^Enregistré à/)
  const third = daysAfter(today, -4)
  const dayField = page.getByRole('textbox', { name: 'Choisir un jour' })
  await dayField.fill('')
  await dayField.pressSequentially(third.split('-').reverse().join('/'))
  await dayField.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: longDay(third) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`jour=${third}`))
  await scaleOn(page).fill('0')
  await noteOn(page).fill('Rien du tout.')
  await saveOn(page).click()
  await expect(stateOn(page)).toHaveText(/^Enregistré à/)
  await dayField.fill(daysAfter(today, 3).split('-').reverse().join('/'))
  await dayField.press('Enter')
  await expectShown(page, 'Ce jour n’est pas encore venu')

  const sentence = /^Courbe.*3 jours notés : 4,3\/10 en moyenne, au plus bas 0\/10 .*, au plus haut 9\/10/
  const curve = page.getByRole('img', { name: sentence })
  await expect(curve).toBeVisible()
  await expect(curve.locator('circle')).toHaveCount(3)
  await expect(rowsOn(page)).toHaveCount(3)
  await expect(rowsOn(page).first()).toContainText('9/10')
  await expect(rowsOn(page).first()).toContainText('La pièce a tourné dix minutes.')
  await expect(rowsOn(page).last()).toContainText('0/10')
  await page.getByRole('button', { name: '30 jours' }).click()
  await expect(page).toHaveURL(/periode=mois/)
  await expect(page.getByRole('button', { name: '30 jours' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  // One of the days is opened again from the table, by keyboard.
  await page.getByRole('button', { name: `Modifier le ${longDay(daysAfter(today, -1))}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: longDay(daysAfter(today, -1)) })).toBeFocused()
  await expect(scaleOn(page)).toHaveValue('4')
  await scaleOn(page).press('ArrowRight')
  await noteOn(page).fill('Mieux l’après-midi.')
  await saveOn(page).press('Enter')
  await expect(stateOn(page)).toHaveText(/^Enregistré à/)
  await expect(rowsOn(page).nth(1)).toContainText('5/10')

  // The symptom leads back to the same journal.
  const address = new URL(page.url()).pathname
  await page.goto(`/dashboard/symptom/${postId}`)
  await page.getByRole('link', { name: 'Suivre ce symptôme' }).click()
  await expect(page).toHaveURL(address)
})

test('the summary for the doctor is one page, on paper and as a PDF, and names the member only when asked', async ({
  member,
}) => {
  const author = await member('Chez le médecin')
  const { page, username } = author
  await page.goto('/dashboard')
  const today = await todayOn(page)
  const postId = await symptomOf(author, 'Vertiges au réveil')
  const { page: address } = await journalOf(author, { postId }, [
    { day: today, intensity: 9, note: 'La pièce a tourné dix minutes.', measured: [slept(0), { ...EFFORT, value: 3 }] },
    { day: daysAfter(today, -1), intensity: 5, note: 'Mieux l’après-midi.', measured: [slept(2)] },
    { day: daysAfter(today, -4), intensity: 0, measured: [slept(2)] },
  ])
  await page.goto(address)
  await page.getByRole('link', { name: 'Résumé pour le médecin' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { name: 'Vertiges au réveil' })).toBeVisible()
  await expect(sheet.getByText('4,7/10')).toBeVisible()
  await expect(sheet.getByText('Mieux l’après-midi.')).toBeVisible()
  await expect(sheet.getByRole('region', { name: 'Noté aussi' }).getByRole('listitem')).toHaveText([
    /^Sommeil\s: en général «\smoyennement\s», de «\spas du tout\s» à «\smoyennement\s» \(3 jours\)$/,
    /^Effort\s: 3\/10 \(1 jour\)$/,
  ])
  await expect(sheet.getByText(username)).toHaveCount(0)
  await expectAccessible(page)
  const download = async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^vecu-journal-\d{4}-\d\d-\d\d\.pdf$/)
    return readPdf(await readFile(await file.path()))
  }
  const plain = await download()
  expect(plain.pages).toBe(1)
  const told = ['Vertiges au réveil', '4,7/10', 'La pièce a tourné dix minutes.', 'Mieux l’après-midi.']
  for (const words of [...told, 'Effort : 3/10 (1 jour)']) expect(plain.text).toContain(words)
  for (const words of [username, 'Chaque matin la pièce tourne', '8 mois']) expect(plain.text).not.toContain(words)

  await page.getByRole('checkbox', { name: 'Joindre la description' }).check()
  await page.getByRole('checkbox', { name: 'Indiquer mon pseudonyme' }).check()
  await expect(sheet.getByText(`Tenu sous le pseudonyme ${username}`)).toBeVisible()
  await expect(sheet.getByText(/Durée\s: 8 mois/)).toBeVisible()
  const whole = await download()
  for (const words of [username, 'Chaque matin la pièce tourne', '8 mois']) expect(whole.text).toContain(words)

  // Only the page for the doctor is printed.
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.pages).toBe(1)
  expect(printed.text).toContain('Vertiges au réveil')
  for (const words of ['Télécharger le PDF', 'Mon espace', 'Urgence']) expect(printed.text).not.toContain(words)
})

test('the summary prints on one page, however long its texts are', async ({ member }) => {
  const author = await member('Intarissable')
  const { page } = author
  await page.goto('/dashboard')
  const today = await todayOn(page)
  const postId = await symptomOf(author, 'W'.repeat(200), 'Une phrase qui ne finit pas. '.repeat(170))
  const days = Array.from({ length: 12 }, (_, n) => ({
    day: daysAfter(today, -n),
    intensity: n % 11,
    note: n % 2 ? 'Une nuit sans fin, puis une autre. '.repeat(28) : '漢字😀'.repeat(200),
  }))
  const { page: address } = await journalOf(author, { postId }, days)
  await page.goto(`${address}/summary`)
  await page.getByRole('checkbox', { name: 'Joindre la description' }).check()
  await page.getByRole('checkbox', { name: 'Indiquer mon pseudonyme' }).check()
  await expect(page.getByText('4 autres jours portent une note.')).toBeVisible()
  await expect(page.getByText(/Tenu sous le pseudonyme/)).toBeVisible()
  await expect(page.getByText(/^Une phrase qui ne finit pas/)).toBeVisible()
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.pages).toBe(1)
  expect(printed.text).toContain('4 autres jours portent une note.')
  expect(printed.text).toContain('Il ne pose aucun diagnostic.')
})

for (const language of ['fr', 'en'] as const) {
  const words = {
    fr: {
      past: /Vous notez la journée du/,
      save: 'Enregistrer',
      today: 'Noter plutôt aujourd’hui',
      blank: 'Ce jour n’est pas encore noté.',
    },
    en: {
      past: /You’re filling in/,
      save: 'Save',
      today: 'Fill in today instead',
      blank: 'Nothing recorded for this day yet.',
    },
  }[language]

  test(`a reminder opened after midnight writes the day it came on, or today where the member says so (${language})`, async ({
    member,
  }) => {
    const lou = await member('Nuit', { language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const { page } = lou
    await speaks(page, language)
    const journal = await journalOf(lou, { title: 'Sommeil' }, [])
    await page.goto('/notifications')
    const today = await todayOn(page)
    const day = daysAfter(today, -1)
    await remindedOf(journal.id, day)
    const written = async (on: string) =>
      (await (await page.context().request.get(`/api/journals/${journal.id}/entries/${on}`)).json()).entry?.intensity
    // Push and mail lead to the same list.
    const open = async () => {
      await page.goto('/notifications')
      await page.getByRole('link', { name: /Sommeil/ }).click()
      await expect(page.getByText(words.past)).toBeVisible()
    }

    await open()
    await expectAccessible(page)
    await page.getByRole('slider').first().fill('7')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(() => written(day)).toBe(7)
    expect(await written(today)).toBeUndefined()

    await open()
    await page.getByRole('button', { name: words.today }).click()
    await expect(page.getByText(words.past)).toHaveCount(0)
    await expect(page.getByText(words.blank)).toBeVisible()
    await page.getByRole('slider').first().fill('2')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(() => written(today)).toBe(2)
    expect(await written(day)).toBe(7)
  })
}

test('a day that is being written at midnight stays the day that is written', async ({ member }) => {
  const lou = await member('Minuit')
  const { page } = lou
  const journal = await journalOf(lou, { title: 'Sommeil' }, [])
  // In the zone of the browser, which need not be the one of this process.
  const evening = await page.evaluate(() => {
    const now = new Date()
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 23, 55).getTime()
  })
  await page.clock.setFixedTime(evening)
  await page.goto(journal.page)
  await expectShown(page, 'Aujourd’hui')
  const day = await todayOn(page)
  await noteOn(page).fill('Je m’endors')
  await page.clock.setFixedTime(evening + 15 * 60_000)
  await scaleOn(page).fill('7')
  await page.getByRole('group', { name: 'Période' }).getByRole('button').last().click()
  await expect(page.getByText(/Vous notez la journée du/)).toBeVisible()
  await expect(noteOn(page)).toHaveValue('Je m’endors')
  await saveOn(page).click()
  await expect(stateOn(page)).toHaveText('Enregistré à 00:10')
  const answer = await page.context().request.get(`/api/journals/${journal.id}/entries/${day}`)
  expect((await answer.json()).entry).toMatchObject({ intensity: 7, note: 'Je m’endors' })
})

test('a story that the home page asks about stands in the journal too, and begins its journal', async ({ member }) => {
  const author = await member('Autrice', PHONE)
  const { page } = author
  const data = { requestId: randomUUID(), title: 'Vertiges', description: 'La pièce tourne.' }
  expect((await page.context().request.post('/api/posts/symptoms', { data })).status()).toBe(201)
  await page.goto('/dashboard/journal')
  const stories = page.getByRole('list', { name: 'Mes récits à suivre' })
  await expect(stories.getByRole('link')).toContainText('Vertiges')
  await expectAccessible(page)
  // The story is the one beginning here, and leads to another one.
  await expect(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'))).toHaveCount(1)
  await stories.getByRole('link').tap()
  await page.getByRole('button', { name: 'Suivre autre chose' }).tap()
  await dialogOn(page).getByRole('button', { name: 'Annuler' }).tap()
  await page.getByRole('button', { name: 'Commencer ce journal' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertiges' })).toBeVisible()
  await page.goto('/dashboard/journal')
  await expect(page.getByRole('list', { name: 'Mes journaux' }).getByRole('link')).toContainText('Vertiges')
  await expect(stories).toHaveCount(0)
})

test('a member begins a journal under its own name on a phone, and is reminded at its pace', async ({ member }) => {
  const author = await member('Au téléphone', PHONE)
  const { page } = author
  await page.goto('/dashboard/journal')
  await expect(page.getByRole('heading', { level: 2, name: 'Un carnet pour vos jours' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Mes récits à suivre' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Commencer un journal' }).click()
  const dialog = dialogOn(page)
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Que souhaitez-vous suivre ?' }).fill('Sommeil')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sommeil' })).toBeVisible()

  const long = 'anticonstitutionnellement'.repeat(12)
  await noteOn(page).fill(long)
  await scaleOn(page).tap()
  await saveOn(page).click()
  await expect(stateOn(page)).toHaveText(/^Enregistré à/)
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^Courbe.*1 jour noté, à 5\/10/ })).toBeVisible()

  await expectShown(page, 'Aucun rappel')
  await page.getByRole('combobox', { name: 'Me le rappeler' }).click()
  await page.getByRole('option', { name: 'Chaque semaine' }).click()
  await page.getByLabel('Heure').fill('21:15')
  await page.getByRole('button', { name: 'Enregistrer le rappel' }).click()
  await expectSaid(page, 'Rappel enregistré')
  await expect(page.getByText(/Prochain rappel\s: .* à 21:15/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Me le rappeler' })).toHaveValue('Chaque semaine')
  await expect(page.getByLabel('Heure')).toHaveValue('21:15')
})

for (const language of ['fr', 'en'] as const) {
  const words = {
    fr: {
      open: 'pas encore choisie',
      choose: 'Choisissez d’abord l’intensité du jour.',
      save: 'Enregistrer',
      slider: 'Intensité',
      saved: /^Enregistré à/,
    },
    en: {
      open: 'not chosen yet',
      choose: 'First choose the intensity of the day.',
      save: 'Save',
      slider: 'Intensity',
      saved: /^Saved at/,
    },
  }[language]

  test(`a day has no intensity until its writer chose one: a note alone is kept, and not saved (${language})`, async ({
    member,
  }) => {
    const lou = await member('Une note', { ...PHONE, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const { page } = lou
    await speaks(page, language)
    const journal = await journalOf(lou, { title: 'Sommeil' }, [])
    await page.goto(journal.page)
    const slider = page.getByRole('slider', { name: words.slider })
    await expect(slider).toHaveAttribute('aria-valuetext', words.open)
    await expect(slider).toHaveAttribute('aria-invalid', 'false')
    const today = await todayOn(page)
    const stored = async () =>
      (await (await page.context().request.get(`/api/journals/${journal.id}/entries/${today}`)).json()).entry
    await noteOn(page).fill('Nuit courte.')
    await page.reload()
    await expect(noteOn(page)).toHaveValue('Nuit courte.')
    await expect(slider).toHaveAttribute('aria-valuetext', words.open)

    await page.getByRole('button', { name: words.save, exact: true }).tap()
    await expect(slider).toBeFocused()
    await expect(slider).toBeInViewport()
    await expect(slider).toHaveAttribute('aria-invalid', 'true')
    await expect(slider).toHaveAccessibleDescription(words.choose)
    await expect(page.getByText(words.choose)).toBeInViewport()
    await expectAccessible(page)
    expect(await stored()).toBeNull()

    // The step on which the slider stands unseen is chosen by a touch as any other.
    await slider.tap()
    await expect(page.getByText(words.choose)).toHaveCount(0)
    await page.getByRole('button', { name: words.save, exact: true }).tap()
    await expect(stateOn(page)).toHaveText(words.saved)
    expect(await stored()).toMatchObject({ intensity: 5, note: 'Nuit courte.' })
  })
}

test('a member on a phone reads the page for the doctor of a journal, renames and removes the journal', async ({
  member,
}) => {
  const author = await member('Fin de carnet', PHONE)
  const { page } = author
  await page.goto('/dashboard')
  const today = await todayOn(page)
  const long = 'anticonstitutionnellement'.repeat(12)
  const { page: address } = await journalOf(author, { title: 'Sommeil' }, [{ day: today, intensity: 5, note: long }])
  const dialog = dialogOn(page)
  await page.goto(address)
  await page.getByRole('link', { name: 'Résumé pour le médecin' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Sommeil' })).toBeVisible()
  // Nothing of the journal was published.
  await expect(page.getByRole('checkbox', { name: 'Joindre la description' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Retour au journal' }).click()

  await page.getByRole('button', { name: 'Renommer' }).click()
  await dialog.getByRole('textbox', { name: 'Nom du journal' }).fill('Mes nuits')
  await dialog.getByRole('button', { name: 'Renommer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes nuits' })).toBeVisible()
  await page.getByRole('link', { name: 'Mes journaux' }).click()
  await expect(page.getByRole('link', { name: /^Mes nuits 1 jour noté/ })).toBeVisible()
  await page.getByRole('link', { name: /^Mes nuits/ }).click()

  await page.getByRole('button', { name: /^Supprimer le \d/ }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', { name: /^Supprimer le \d/ })).toBeFocused()
  await page.getByRole('button', { name: /^Supprimer le \d/ }).click()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Jour supprimé')
  await expect(tableOn(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Supprimer le journal' }).click()
  await expect(dialog.getByText('« Mes nuits » sera supprimé. C’est définitif.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Journal supprimé')
  await expect(page.getByRole('heading', { level: 2, name: 'Un carnet pour vos jours' })).toBeVisible()
})

test('a day written on two devices shows on both by itself, and neither version is lost unseen', async ({ member }) => {
  const author = await member('Deux appareils')
  const { page } = author
  const { id, page: address } = await journalOf(author, { title: 'Dos' }, [])
  await page.goto(address)
  const today = await todayOn(page)
  await expect(stateOn(page)).toHaveText('Ce jour n’est pas encore noté.')
  await writtenElsewhere(page, id, today, { intensity: 2, note: 'Du téléphone.' })
  // A field that was not touched here shows what was written elsewhere.
  await expect(noteOn(page)).toHaveValue('Du téléphone.')
  await expect(rowsOn(page).first()).toContainText('2/10')

  await noteOn(page).fill('De l’ordinateur.')
  await writtenElsewhere(page, id, today, { intensity: 8, note: 'Encore du téléphone.' })
  await expect(rowsOn(page).first()).toContainText('8/10')
  await expect(noteOn(page)).toHaveValue('De l’ordinateur.')
  await saveOn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ce jour a changé entre-temps' })
  await expect(dialog.getByText('Encore du téléphone.')).toBeVisible()
  await expect(dialog.getByText('De l’ordinateur.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await saveOn(page).click()
  await dialog.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(stateOn(page)).toHaveText(/^Enregistré à/)
  await expect(rowsOn(page).first()).toContainText('De l’ordinateur.')

  await noteOn(page).fill('Une dernière fois.')
  await writtenElsewhere(page, id, today, { intensity: 1, note: 'Vu de là-bas.' })
  await expect(rowsOn(page).first()).toContainText('1/10')
  await saveOn(page).click()
  await dialog.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(noteOn(page)).toHaveValue('Vu de là-bas.')
  await expect(scaleOn(page)).toHaveValue('1')
})

test('a reader of English turns pages of past days, and does not find a journal of somebody else', async ({
  member,
}) => {
  const author = await member('English', { language: 'en' })
  const other = await member('Ailleurs')
  const { page } = author
  const today = new Date().toISOString().slice(0, 10)
  const days = Array.from({ length: 20 }, (_, n) => ({
    day: daysAfter(today, -n - 1),
    intensity: n % 11,
    note: `n${n}`,
  }))
  const { page: address } = await journalOf(author, { title: 'Back' }, days)
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.goto(address)
  await expect(page.getByRole('img', { name: /^(?!Twelve).*20 days recorded: 4\.6\/10 on average/ })).toBeVisible()
  await expect(rowsOn(page)).toHaveCount(14)
  await page.getByRole('button', { name: 'See earlier days' }).click()
  await expect(rowsOn(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Summary for the doctor' }).click()
  await expect(page.getByText('12 other days have a note.')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the PDF' }).click()
  const read = await readPdf(await readFile(await (await coming).path()))
  expect([read.pages, read.text.includes('Average intensity'), read.text.includes('4.6/10')]).toEqual([1, true, true])

  await other.page.goto(address)
  await expect(other.page.getByRole('heading', { level: 1, name: 'Journal introuvable' })).toBeVisible()
  await expectAccessible(other.page)
  await other.page.getByRole('main').getByRole('link', { name: 'Mes journaux' }).click()
  await expect(other.page.getByRole('heading', { level: 2, name: 'Un carnet pour vos jours' })).toBeVisible()
})

test('a journal without the consent to health data can be read and downloaded, and says why it cannot be written', async ({
  member,
}) => {
  const author = await member('Lecture seule')
  const { page } = author
  await page.goto('/dashboard')
  const { page: address } = await journalOf(author, { title: 'Dos' }, [{ day: await todayOn(page), intensity: 4 }])
  const withdrawn = await page.context().request.put('/api/me/consents/healthData', { data: { isGiven: false } })
  expect(withdrawn.status()).toBe(200)
  await page.goto(address)
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(page.getByText(/^Votre compte est en lecture seule/)).toBeVisible()
  for (const name of ['Enregistrer', 'Enregistrer le rappel', 'Renommer', /^Modifier/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Supprimer le \d/ }).click()
  await dialogOn(page).getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Jour supprimé')
  await expect(tableOn(page)).toHaveCount(0)
})

test('a year is one picture with a sentence, medications marked, and the last thirty days are a line on the overview', async ({
  member,
}) => {
  const author = await member('Une année', PHONE)
  const { page } = author
  await page.goto('/legal/privacy')
  const today = await todayOn(page)
  const days = [0, 3, 12, 40, 90, 200].map((ago) => ({ day: daysAfter(today, -ago), intensity: ago % 11 }))
  const journal = await journalOf(author, { title: 'Vertiges' }, days)
  const drugs = [taking('Bisoprolol 2,5 mg', { startDate: daysAfter(today, -60), stopDate: daysAfter(today, -20) })]
  const report = await page.context().request.post('/api/medication/reports', { data: declaring({ drugs }) })
  expect(report.status(), await report.text()).toBe(201)
  await page.goto(journal.page)
  const year = page.getByRole('region', { name: 'Une année en une image' })
  await expect(year.getByRole('img', { name: /^Douze mois.*6 jours notés/ })).toBeVisible()
  await expect(year.getByRole('list', { name: 'Médicaments déclarés' })).toContainText('Bisoprolol 2,5 mg')
  await year.getByText('Lire mois par mois').click()
  await expect(year.getByRole('table').getByRole('row')).toHaveCount(13)
  await expect(year.getByRole('table').getByRole('row').filter({ hasText: 'Bisoprolol' })).not.toHaveCount(0)
  await isWithinScreen(page)
  await year.screenshot({ path: test.info().outputPath('year.png') })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await page.goto('/dashboard')
  const line = page.getByRole('region', { name: 'Mes trente derniers jours' })
  await expect(line).toContainText('Vertiges')
  await expect(line).toContainText('3 jours notés')
  await isWithinScreen(page)
  await line.screenshot({ path: test.info().outputPath('thirty.png') })
  await expectAccessible(page)
  await line.getByRole('link', { name: 'Ouvrir le journal' }).tap()
  await expect(page).toHaveURL(journal.page)
})
