import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page, Response } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { heard } from '#tests/support/fixtures/heard.ts'
import { expect, expectAccessible, expectSaid, type Member, sendFrom, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

type Words = {
  title: string
  description: string
  start: string
  country: string
  countryTyped: string
  postalCode: string
  tags: string
  publish: string
}

const FR: Words = {
  title: 'Titre',
  description: 'Description',
  start: 'Date de début',
  country: 'Pays',
  countryTyped: 'France',
  postalCode: 'Code postal',
  tags: 'Symptômes associés',
  publish: 'Publier',
}

/**
 * A case of its own in each journey: what others publish at the same time shares too few words and no tag with it, so nobody here is told of
 * theirs.
 */
const newCase = () => {
  const mark = randomUUID().slice(0, 8)
  const ownWords = Array.from({ length: 24 }, (_, i) => `repère${i}${mark}`).join(' ')
  return {
    // Only these tests tell of this: others on this server have stories of their own, and are told of those like them.
    title: `Gencives ${mark}`,
    description: `Mes gencives saignent et mon genou gonfle quand il neige : ${ownWords}.`,
    day: `${String(1 + randomInt(28)).padStart(2, '0')}/0${1 + randomInt(9)}/${1950 + randomInt(60)}`,
    postalCode: `${10 + randomInt(80)}000`,
    tag: `étiquette ${mark}`,
  }
}
type Case = ReturnType<typeof newCase>

async function publish(page: Page, told: Case, words = FR) {
  await page.goto('/')
  const form = page.getByRole('form')
  await form.getByRole('textbox', { name: words.title, exact: true }).fill(told.title)
  await form.getByRole('textbox', { name: words.description, exact: true }).fill(told.description)
  await goOn(form)
  await form.getByLabel(words.start).fill(told.day)
  await form.getByLabel(words.start).press('Tab')
  await goOn(form)
  const country = form
    .getByRole('combobox', { name: words.country })
    .or(form.getByRole('textbox', { name: words.country }))
    .first()
  await country.fill(words.countryTyped)
  await expect(page.getByRole('option', { name: words.countryTyped, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue(words.countryTyped)
  await form.getByLabel(words.postalCode).fill(told.postalCode)
  await goOn(form)
  const tags = form.getByRole('combobox', { name: words.tags })
  await tags.fill(told.tag)
  await tags.press('Enter')
  await goOn(form)
  await form.getByRole('button', { name: words.publish, exact: true }).click()
}

/** Goes to the next screen of the form on a phone; a wide one shows all of it. */
async function goOn(form: Locator): Promise<void> {
  const on = form.getByRole('button', { name: 'Continuer' })
  if (await on.isVisible()) await on.click()
}

test('two people tell of the same thing, see why they were matched, and one learns at once what helped the other', {
  tag: '@core',
}, async ({ member }) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const told = newCase()

  await publish(alice.page, told)
  await expect(alice.page.getByText('Votre symptôme a été partagé avec la communauté')).toBeVisible()
  await expect(alice.page.getByRole('heading', { level: 1, name: told.title })).toBeVisible()

  await publish(bob.page, { ...told, title: `${told.title} aussi` })
  await expect(bob.page.getByRole('heading', { level: 1, name: `${told.title} aussi` })).toBeVisible()

  for (const [one, other] of [
    [alice, bob],
    [bob, alice],
  ] as const)
    await seeTheMatch(one, other)

  await onJourneyDatabase(async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from member where username = ${alice.username}`)
    await heard(db, rows[0]!)
  })
  // Bob stays on his page and does not reload it.
  await bob.page.goto('/feed')
  const bell = bob.page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  const unreadBefore = await unreadOn(bob.page)

  await alice.page.goto('/feed')
  await alice.page.getByRole('link', { name: told.title, exact: true }).click()
  // The card in the feed has the same button, and its dialog goes with the feed.
  await expect(alice.page.getByRole('heading', { level: 1, name: told.title, exact: true })).toBeVisible()
  await alice.page.getByRole('button', { name: 'Marquer comme guéri' }).click()
  const dialog = alice.page.getByRole('dialog', { name: 'Marquer comme guéri' })
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(dialog.getByText('Veuillez remplir au moins un des champs')).toBeVisible()
  await dialog.getByLabel('Traitement utilisé').fill('Des manœuvres chez une kinésithérapeute')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expectSaid(alice.page, 'Symptôme marqué comme résolu avec succès')

  // The number may grow by more than one, where somebody else tells of the same at that moment.
  await expect.poll(() => unreadOn(bob.page)).toBeGreaterThan(unreadBefore)
  await bell.click()
  const list = bob.page.getByRole('dialog', { name: 'Notifications de guérison' })
  await expect(list.getByRole('listitem').filter({ hasText: 'non lue' })).not.toHaveCount(0)
  await expectAccessible(bob.page)
  const recovery = list.getByRole('listitem').filter({ hasText: `${alice.username} a guéri` })
  await expect(recovery).toContainText('non lue')
  // The notice names his story that is alike, and by what.
  const about = new RegExp(`Proche de «\\s${told.title} aussi\\s»\\s: \\S`)
  await expect(recovery).toContainText(about)
  await recovery.getByRole('button').first().click()
  const advice = bob.page.getByRole('dialog', { name: 'Conseil de guérison' })
  await expect(advice.getByText('Des manœuvres chez une kinésithérapeute')).toBeVisible()
  await expect(advice.getByText(about)).toBeVisible()
  await expect(advice.getByRole('heading', { name: told.title, exact: true })).toBeVisible()
  await expect(advice.getByText(/Consultez un professionnel de santé/)).toBeVisible()
  await bob.page.keyboard.press('Escape')
  await expect(advice).toBeHidden()
  if (!(await list.isVisible())) await bell.click()
  await expect(recovery).toBeVisible()
  await expect(recovery).not.toContainText('non lue')
})

async function seeTheMatch({ page }: Member, other: Member) {
  await page.goto('/matches?tab=score')
  const match = page.getByRole('article').filter({ hasText: other.username })
  await expect(match).toBeVisible()
  await expect(match).toContainText('Même pays, France')
  await expect(match).toContainText('Débuts le même mois')
  // The département is not told, because only these two have published from there.
  await expect(match).not.toContainText('Même département')
  await expect(match).toContainText(/Mots en commun/)
  // Words say how alike the two are; each criterion's points stand under "Pourquoi", and no sum, since place and day are not told.
  await expect(match.getByText(/^(Très proche|Proche|Points communs)$/)).toBeVisible()
  await match.getByRole('button', { name: /^Pourquoi ce rapprochement/ }).click()
  await expect(match.getByText('30 points sur 30')).toBeAttached()
  await expect(match).toContainText('aucun total n’est montré')
  await expect(match).not.toContainText(/%|sur 100/)
  await expect(match.getByText('Ce rapprochement compare des récits. Il ne dit rien d’un diagnostic.')).toBeVisible()
  await expectAccessible(page)
}

/** Reads the number of unread notices from the bell's label, which is for those who cannot see its badge. */
async function unreadOn(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

test('a visitor on a phone writes first and signs in after: nothing of the text is lost', { tag: '@core' }, async ({
  visitor,
  member,
}) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const { page } = await visitor(phone)
  const told = newCase()
  told.description += ' Et encore une nuit sans sommeil.'.repeat(60)
  await publish(page, told)
  await expect(page).toHaveURL(/\/auth\?view=signUp/)
  await expect(page.getByText('Votre récit vous attend')).toBeVisible()
  await page.getByRole('tab', { name: 'Se connecter' }).click()
  const somebody = await member('Sam')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(somebody.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill('orage-violet-73')
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
  await expect(page).toHaveURL('/#symptome')
  await expect(page.getByText('Votre récit est prêt')).toBeVisible()
  const review = page.getByRole('region', { name: 'Voici ce que les autres verront' })
  await expect(review).toContainText(told.title)
  await expect(review).toContainText(told.description)
  await expect(review.getByRole('listitem').filter({ hasText: told.postalCode })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // However long the story is, the button stands under the thumb.
  await expect(page.getByRole('form').getByRole('button', { name: 'Publier', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await page.getByRole('form').getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: told.title })).toBeVisible()
})

test('the feed of a visitor is a sign-in gate with figures, and nothing behind it leaks', async ({
  visitor,
  member,
}) => {
  const told = newCase()
  const author = await member('Nour')
  await publish(author.page, told)
  await expect(author.page.getByRole('heading', { level: 1, name: told.title })).toBeVisible()
  const post = new URL(author.page.url()).pathname

  const { page } = await visitor()
  for (const path of ['/feed', post, '/']) {
    const seen: string[] = []
    const listen = async (response: Response) => {
      if (/\/(rpc|api)\//.test(response.url())) seen.push(await response.text().catch(() => ''))
    }
    page.on('response', listen)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Contenu Protégé' })).toBeVisible()
    // The home page says so only under thirty stories, and other journeys tell theirs on this server.
    if (path !== '/') await expect(page.getByText('Vécu commence ici.')).toBeVisible()
    page.off('response', listen)
    for (const text of [...seen, await page.content()]) expect(text).not.toContain(told.title)
  }
})
