import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { outcomeChange } from '#server/posts/tables.ts'
import { countNight } from '#server/what-helped/commands/count-night.ts'
import { crowdTelling } from '#tests/support/fixtures/told-outcomes.ts'
import { triedBy } from '#tests/support/fixtures/tried.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const DAY_MS = 86_400_000
const VERTIGO = 'Vertiges'

// Numbers of everyone are told: no other journey's members may be among them.
test.describe.configure({ mode: 'serial' })
let server: Awaited<ReturnType<typeof openOwnServer>>
test.beforeAll(async () => {
  server = await openOwnServer({})
  await community()
})
test.afterAll(() => server?.close())

const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

/** Expects what stands wherever members' words about a treatment are read, under a figure as beside it. */
async function expectCautions(page: Page) {
  await expect(page.getByText(/^Voici ce que des membres racontent, pas une preuve/)).toBeVisible()
  await expect(page.getByText(/^Ne changez rien à un traitement sans en parler/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '15 SAMU' })).toHaveAttribute('href', 'tel:15')
}

/** Seventy with vertigo, who tried this and that; some are better after a time. */
async function community() {
  const began = Date.now() - 400 * DAY_MS
  const day = (nth: number) => new Date(began + nth * DAY_MS)
  await onJourneyDatabase(async (db) => {
    // At once: the server counts when it starts, and what it counted of a half would stand until 21 members more.
    await db.transaction(async (tx) => {
      const told = { tags: [VERTIGO], startDate: day(0).toISOString().slice(0, 10), createdAt: day(20).toISOString() }
      const ids = await crowdTelling(tx, { members: 70, tellings: [told] })
      const tried = (from: number, to: number, more: object) =>
        triedBy(tx, ids.slice(from, to), { tag: VERTIGO, ...more })
      const vestibular = { key: 'known:vestibular', name: 'Manœuvre d’Epley', kind: 'exercise' } as const
      await tried(0, 16, { ...vestibular, effect: 'muchBetter', sentence: 'Deux séances, et la pièce ne tourne plus.' })
      await tried(16, 28, { ...vestibular, effect: 'unchanged' })
      await tried(28, 31, { ...vestibular, effect: null })
      const yoga = { key: 'known:yoga', name: 'Yoga', kind: 'exercise' } as const
      for (const [nth, effect] of (['better', 'unchanged', 'worse', null] as const).entries())
        await tried(12 * nth, 12 * nth + 12, { ...yoga, effect })
      await tried(0, 7, { effect: 'better' })
      await tried(7, 16, { effect: 'unchanged' })
      const coffee = { key: 'known:coffee', name: 'Arrêt du café', kind: 'food' } as const
      await tried(20, 23, { ...coffee, effect: 'better' })
      await tried(23, 33, { ...coffee, effect: 'unchanged' })
      await tried(40, 42, {
        key: 'nouvelles lunettes',
        name: 'nouvelles lunettes',
        kind: 'device',
        sentence: 'Le sol était flou sur les bords.',
      })
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from post where kind = 'symptom' order by id limit 45`,
      )
      await tx
        .insert(outcomeChange)
        .values(
          rows.map(({ id }, nth) => ({ id: v7(), postId: id, outcome: 'better' as const, at: day(40 + nth * 7) })),
        )
      await tx.execute(sql`update post set updated_at = now() where kind = 'symptom'`)
    })
    await countNight({ db, now: () => new Date() })
  })
}

test('a visitor on a phone, two taps from the menu, reads what was tried, the uncertainty in words, and no story', {
  tag: ['@core', '@looks'],
}, async ({ visitor }) => {
  const { page } = await visitor(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Ce qui a aidé' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce qui a aidé' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: VERTIGO }).tap()
  await expect(page.getByRole('heading', { level: 1, name: VERTIGO })).toBeVisible()
  await expect(page).toHaveTitle(`${VERTIGO} · Vécu`)
  await expectCautions(page)
  const tried = page.getByRole('region', { name: 'Ce qui a été essayé' })
  await expect(tried.getByRole('heading', { level: 3 })).toHaveText([
    'Yoga, pilates, tai-chi',
    'Rééducation vestibulaire',
    'Repos',
    'Moins de café',
  ])
  await expect(
    tried.getByText(
      'Essayé par 26 à 34 membres. Parmi les 26 à 34 qui savent ce qu’il en est, 4 à 8 sur 10 disent aller mieux.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Les récits se lisent entre membres.')).toBeVisible()
  await expect(page.getByText('lunettes')).toHaveCount(0)
  const better = page.getByRole('region', { name: 'Combien de temps avant d’aller mieux' })
  await expect(better.getByText(/^À 6 mois, \d à \d sur 10 disent aller mieux/)).toBeVisible()
  // How many are still followed stands under the axis, in bands for a visitor.
  await expect(better.getByText('Récits encore suivis').first()).toBeVisible()
  await expect(better.getByText('Récits encore suivis').locator('+ svg text').first()).toHaveText(/^\d+–\d+$/)
  await tried.getByRole('button', { name: 'Voir le tableau' }).tap()
  const row = tried.getByRole('row', { name: /Rééducation vestibulaire/ })
  await expect(row.getByRole('cell')).toHaveText([
    '26 à 34',
    '26 à 34',
    '15 à 19',
    '11 à 14',
    'moins de 11',
    'moins de 11',
    /^\d+ à \d+$/,
  ])
  await isWithinScreen(page)
  await better.getByRole('button', { name: 'Voir le tableau' }).tap()
  await expect(better.getByRole('row')).not.toHaveCount(1)
  await isWithinScreen(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('from the home page two taps and a word: in everyday words, narrowed while they are typed, opened by Enter', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'Voir ce que des membres ont essayé' }).tap()
  const field = page.getByRole('searchbox', { name: 'Un mot pour ce que vous ressentez' })
  await field.tap()
  await page.keyboard.type('zyglomine')
  await expect(page.getByText('Aucun essai n’est encore raconté sous ce mot.')).toBeVisible()
  await expect(page.getByRole('link', { name: VERTIGO })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Chercher ce mot dans les récits' })).toHaveAttribute(
    'href',
    '/feed?q=zyglomine',
  )
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/ce-qui-a-aide$/)
  await field.fill('tete qui tourne')
  await expect(page.getByRole('link', { name: VERTIGO })).toBeVisible()
  await isWithinScreen(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: VERTIGO })).toBeVisible()
})

test('a story leads to what others tried for its listed symptoms, and to nothing for a word of its own', async ({
  member,
}) => {
  const { page } = await member('Autrice')
  const data = { requestId: v7(), title: 'Au réveil', description: 'La pièce tourne.', tags: [VERTIGO, 'Mon mot'] }
  const told = await page.context().request.post('/api/posts/symptoms', { data })
  await page.goto(`/post/${(await told.json()).id}`)
  const others = page.getByRole('navigation', { name: 'Ce que d’autres ont essayé' })
  await expect(others.getByRole('link')).toHaveText([/Vertiges/])
  await others.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: VERTIGO })).toBeVisible()
})

test('a member reads exact numbers where there are enough, by keyboard, the stories behind, and what too few tried', async ({
  member,
}) => {
  const { page } = await member('Lectrice')
  await page.goto('/ce-qui-a-aide?symptome=HP:0002321')
  const tried = page.getByRole('region', { name: 'Ce qui a été essayé' })
  await expect(
    tried.getByText('Essayé par 48 membres. Parmi les 36 qui savent ce qu’il en est, 2 à 5 sur 10 disent aller mieux.'),
  ).toBeVisible()
  await expect(
    tried.getByText(
      'Essayé par 28 à 34 membres. Parmi les 28 à 34 qui savent ce qu’il en est, 4 à 8 sur 10 disent aller mieux.',
    ),
  ).toBeVisible()
  await tried.getByRole('link', { name: 'Par nom' }).press('Enter')
  await expect(tried.getByRole('heading', { level: 3 })).toHaveText([
    'Moins de café',
    'Rééducation vestibulaire',
    'Repos',
    'Yoga, pilates, tai-chi',
  ])
  await expectAccessible(page)
  const few = page.getByRole('region', { name: 'Encore sans chiffres' })
  // Two tell it in the same words, which stand once.
  await expect(few.getByRole('link', { name: /^Lire le récit/ })).toHaveCount(2)
  await expect(few.getByText('Le sol était flou sur les bords.')).toHaveCount(1)
  await tried.getByRole('link', { name: 'Lire les récits : Rééducation vestibulaire' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /les récits$/ })).toBeVisible()
  await expect(page.getByText('Deux séances, et la pièce ne tourne plus.')).not.toHaveCount(0)
  await expectCautions(page)
  // In the words of the form in which it was chosen.
  await expect(page.getByText('A beaucoup aidé')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir plus de récits' }).press('Enter')
  await expect(page.getByRole('blockquote')).toHaveCount(16)
  await page.getByRole('link', { name: 'Revenir aux chiffres' }).press('Enter')
  await expect(tried).toBeVisible()
})

test('a member adds something tried where the figures are: to their only story at once, else to the one that they choose first', async ({
  member,
}) => {
  const { page } = await member('Essayeuse', PHONE)
  const tell = async (title: string, tag: string) => {
    const data = { requestId: v7(), title, description: 'Depuis ce matin, en me levant.', tags: [tag] }
    expect((await page.context().request.post('/api/posts/symptoms', { data })).ok()).toBe(true)
    await page.goto('/ce-qui-a-aide?symptome=HP:0002321')
  }
  await page.goto('/ce-qui-a-aide?symptome=HP:0002321')
  await expect(page.getByRole('link', { name: 'Raconter ce que je vis' })).toHaveAttribute('href', '/#symptome')

  await tell('Le dos bloqué', 'Mal de dos')
  const add = page.getByRole('button', { name: 'Ajouter un essai' })
  await add.tap()
  const form = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  await expect(form.getByText('« Le dos bloqué »')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toBeVisible()
  await form.getByRole('button', { name: 'Annuler' }).tap()
  await expect(form).toHaveCount(0)
  await expect(add).toBeFocused()

  // With several stories nothing else is asked before one of them is chosen, those of this symptom first.
  await tell('Au réveil', VERTIGO)
  await add.tap()
  const story = form.getByRole('combobox', { name: 'Dans quel récit' })
  await expect(story.getByRole('option')).toHaveText(['Choisissez un récit', 'Au réveil', 'Le dos bloqué'])
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Ajouter à mon récit' })).toBeDisabled()
  await expectAccessible(page)
  await story.selectOption('Le dos bloqué')
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Tapis de fleurs')
  await form.getByRole('radio', { name: 'Dispositif' }).check()
  // Choosing another story keeps what is typed.
  await story.selectOption('Au réveil')
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Tapis de fleurs')
  await form.getByRole('radio', { name: 'N’a rien changé' }).check()
  await isWithinScreen(page)
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).tap()
  await expect(form).toHaveCount(0)
  // It stands at once among what too few tried, in their order until the reader asks for one outcome.
  const few = page.getByRole('region', { name: 'Encore sans chiffres' })
  await expect(few.getByRole('heading', { name: 'Tapis de fleurs' })).toBeVisible()
})

test('the page in English, on a phone, in the dark, shows nothing of a symptom nobody tried anything for', async ({
  member,
}) => {
  const { page } = await member('Reader', { ...PHONE, colorScheme: 'dark', language: 'en' })
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.goto('/ce-qui-a-aide?symptome=HP:0002321')
  await expect(
    page.getByText('Tried by 48 members. Of the 36 who know what came of it, 2 to 5 in 10 say they are better.'),
  ).toBeVisible()
  await isWithinScreen(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.goto('/ce-qui-a-aide?symptome=HP:0012378')
  await expect(page.getByRole('heading', { name: 'Nothing shared yet' })).toBeVisible()
})
