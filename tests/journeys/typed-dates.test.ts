import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { expect, type Member, test } from '#tests/support/journey.ts'
import { plainDay } from '#web/posts/plain-days.ts'

const yesterday = () => plainDay(new Date(Date.now() - 86_400_000))
const written = (day: string) => day.split('-').reverse().join('/')

/** Each text as it is typed, and the day that it is; null where it is none and stays as it was typed. */
const TYPED: [typed: string, day: string | null][] = [
  ['3/2025', null],
  ['mars 2025', null],
  ['2019', null],
  ['31/02/2026', null],
  ['09/03/26', '2026-03-09'],
  ['1er mars 2026', '2026-03-01'],
  ['hier', yesterday()],
  ['9 mars 2026', '2026-03-09'],
]

const SAID = { fr: /Ce n’est pas un jour/, en: /This is not a date/ }

async function typeEach(field: Locator, language: 'fr' | 'en') {
  for (const [typed, day] of TYPED)
    await test.step(typed, async () => {
      await field.fill(typed)
      await field.press('Tab')
      await expect(field).toHaveValue(day ? written(day) : typed)
      if (day) await expect(field).not.toHaveAccessibleDescription(SAID[language])
      else await expect(field).toHaveAccessibleDescription(SAID[language])
    })
}

for (const language of ['fr', 'en'] as const) {
  test(`a date typed by hand becomes a day of the story, or holds publishing back until it is one: ${language}`, async ({
    member,
  }) => {
    const lou = await member('Lou', { language })
    const { page } = lou
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    await page.goto('/')
    const form = page.getByRole('form').filter({ has: page.getByRole('slider') })
    const title = `Vertiges ${randomUUID().slice(0, 8)}`
    await form.getByRole('textbox', { name: { fr: 'Titre', en: 'Title' }[language], exact: true }).fill(title)
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Chaque matin la pièce tourne.')
    await form.getByRole('slider').first().press('ArrowRight')
    const field = form.getByRole('textbox', { name: { fr: 'Date de début', en: 'Start date' }[language] })
    const publish = form.getByRole('button', { name: { fr: 'Publier', en: 'Publish' }[language], exact: true })
    await typeEach(field, language)
    await field.fill('mars 2025')
    await publish.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('mars 2025')
    await field.fill('9 mars 2026')
    await publish.click()
    await expect.poll(() => startOf(lou, title)).toBe('2026-03-09')
  })

  test(`a date typed by hand in an edit and in a report stays as typed, or becomes a day: ${language}`, async ({
    member,
  }) => {
    const lou = await member('Lou', { language })
    const { page } = lou
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    const story = vertigo({ requestId: randomUUID() })
    const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', story)
    await page.goto(`/dashboard/symptom/${id}/edit`)
    const start = page.getByRole('textbox', { name: { fr: 'Date de début', en: 'Start date' }[language] })
    await typeEach(start, language)
    await start.fill('mars 2025')
    await page.getByRole('form').locator('button[type="submit"]').press('Enter')
    await expect(start).toBeFocused()
    await expect(start).toHaveValue('mars 2025')
    expect(await asks(lou, 'GET', `/api/posts/${id}`)).toMatchObject({
      version: 1,
      own: { startDate: story.startDate },
    })

    await page.goto('/medication/new')
    const onset = page.getByRole('textbox', { name: { fr: /^Date d’apparition/, en: /^Date it started/ }[language] })
    await typeEach(onset, language)
    await page.getByLabel({ fr: /^Nom du médicament/, en: /^Name of the medication/ }[language]).fill('Zorbamine')
    await page
      .getByRole('textbox', { name: { fr: 'Ce qui a été ressenti', en: 'What was felt' }[language] })
      .fill('Crampes la nuit et jambes lourdes.')
    await page.getByRole('radio', { name: { fr: /^Très grave/, en: /^Very severe/ }[language] }).check()
    await onset.fill('mars 2025')
    await page.getByRole('button', { name: { fr: 'Déclarer', en: 'Report' }[language], exact: true }).press('Enter')
    await expect(onset).toBeFocused()
    await expect(onset).toHaveValue('mars 2025')
    expect(await asks(lou, 'GET', '/api/medication/reports')).toMatchObject({ items: [] })
  })
}

/** The day on which the story with this title began. */
async function startOf(member: Member, title: string): Promise<string | null | undefined> {
  const { items } = await asks<{ items: { title: string; own: { startDate: string | null } }[] }>(
    member,
    'GET',
    '/api/me/posts',
  )
  return items.find((each) => each.title === title)?.own.startDate
}
