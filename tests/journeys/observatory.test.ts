import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { takeSnapshot } from '#server/observatory/commands/take-snapshot.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { crowdTelling, type Telling } from '#tests/support/fixtures/told-outcomes.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const OBSERVATORY = '/observatoire'
const MONTH_MS = 30 * 86_400_000

// The figures count everybody, so no other journey's members may be among them.
test.describe.configure({ mode: 'serial' })
let server: Awaited<ReturnType<typeof openOwnServer>>
test.beforeAll(async () => {
  server = await openOwnServer({})
})
test.afterAll(() => server.close())

const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choice = (page: Page, name = 'Symptôme') => page.getByRole('combobox', { name, exact: true })
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

/** Coughs in two regions and Belgium, healed by rest or paracetamol, among others there who do not cough; migraines of sixteen. */
async function community() {
  const monthsAgo = (months: number) => new Date(Date.now() - months * MONTH_MS).toISOString()
  const cough = (more: Partial<Telling>): Telling => ({ tags: ['Toux'], createdAt: monthsAgo(3), ...more })
  const [paris, lyon, belgium] = [
    cough({ country: 'FR', postalCode: '75011', helped: 'Du repos', startDate: monthsAgo(4).slice(0, 10) }),
    cough({ country: 'FR', postalCode: '69003', helped: 'Doliprane', startDate: monthsAgo(4).slice(0, 10) }),
    cough({ country: 'BE', createdAt: monthsAgo(9) }),
  ]
  const dizzy: Telling = { ...paris, tags: ['Vertiges'], helped: 'Doliprane et repos' }
  await onJourneyDatabase(async (db) => {
    await crowdTelling(db, { members: 61, tellings: [paris] })
    await crowdTelling(db, { members: 42, tellings: [lyon] })
    await crowdTelling(db, { members: 36, tellings: [belgium] })
    await crowdTelling(db, { members: 26, tellings: [dizzy] })
    await crowdTelling(db, {
      members: 24,
      tellings: [{ tags: ['Fièvre'], country: 'FR', postalCode: '69003', createdAt: monthsAgo(3) }],
    })
    await crowdTelling(db, { members: 16, tellings: [{ tags: ['Migraine'], createdAt: monthsAgo(3) }] })
    await takeSnapshot({ db, now: () => new Date() })
  })
}

test('a visitor reads, before enough members told, from when on there are figures, and how to contribute', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'Voir l’observatoire' }).click()
  await expect(page).toHaveURL(OBSERVATORY)
  await expect(titleOn(page, 'Observatoire')).toBeVisible()
  await expect(page).toHaveTitle('Observatoire · Vécu')
  await expect(page.getByRole('heading', { name: 'L’observatoire se prépare' })).toBeVisible()
  await expect(page.getByText(/à partir de 21 membres/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter ou créer un compte' })).toBeVisible()
  await expect(choice(page)).toHaveCount(0)
  await isWithinScreen(page)
  await expectAccessible(page)
})

test('a visitor reads the figures, as charts and as tables, by keyboard', async ({ visitor }) => {
  await community()
  const { page } = await visitor()
  await page.goto(OBSERVATORY)
  await expect(page.getByRole('status').filter({ hasText: 'Tous les symptômes : 205 à 209 membres.' })).toBeVisible()
  const symptoms = chart(page, 'Les symptômes les plus racontés')
  // Sixteen had migraines: that cell is hidden, and no reader finds it by subtraction, since one may tell of no listed symptom, or of several.
  await expect(symptoms.getByRole('listitem')).toHaveText([
    /^Toux 135 à 139 membres$/,
    /^Vertiges 25 à 29 membres$/,
    /^Fièvre 21 à 24 membres$/,
  ])
  await expect(page.getByText('Migraine')).toHaveCount(0)
  await expectAccessible(page)

  for (const title of ['Les symptômes les plus racontés', 'Ce qui a aidé', 'Mois par mois', 'Régions et pays']) {
    await chart(page, title)
      .getByRole('button', { name: `Voir le tableau : ${title}` })
      .press('Enter')
    await expect(page.getByRole('table', { name: title, exact: true })).toBeVisible()
  }
  const places = page.getByRole('table', { name: 'Régions et pays', exact: true }).locator('tbody').getByRole('row')
  await expect(places).toHaveText(['Île-de-France85 à 89', 'Auvergne-Rhône-Alpes65 à 69'])
  await expectAccessible(page)
  const hide = chart(page, 'Mois par mois').getByRole('button', { name: 'Masquer le tableau : Mois par mois' })
  await hide.press('Space')
  await expect(page.getByRole('table', { name: 'Mois par mois', exact: true })).toHaveCount(0)

  await page.getByText('Comment ces chiffres sont faits').press('Enter')
  await expect(page.getByText(/Aucune case de moins de 21 membres/)).toBeVisible()
  await expectAccessible(page)
})

test('a reader chooses a symptom in the list or in the chart, finds it in the address, and can go back', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto(OBSERVATORY)
  await chart(page, 'Les symptômes les plus racontés').getByRole('link', { name: 'Toux' }).press('Enter')
  await expect(page).toHaveURL(/symptome=HP/)
  const status = page.getByRole('status').filter({ hasText: 'membres.' })
  await expect(status).toContainText('Toux : 135 à 139 membres.')
  await expect(choice(page)).toHaveValue('HP:0012735')
  await expect(choice(page)).toBeFocused()
  const helped = chart(page, 'Ce qui a aidé')
  await expect(helped).toContainText('100 à 104')
  await expect(helped.getByText(/la moitié dit avoir vu ce symptôme résolu en 1 mois ou moins/)).toBeVisible()
  await expect(helped.getByRole('listitem')).toHaveText([/^Repos 60 à 64 membres$/, /^Paracétamol 40 à 44 membres$/])
  await expect(helped.getByRole('link', { name: /^Voir aussi ce qui a été essayé/ })).toHaveAttribute(
    'href',
    /^\/ce-qui-a-aide\?symptome=HP(:|%3A)0012735$/,
  )
  await expect(chart(page, 'Les symptômes les plus racontés')).toHaveCount(0)
  await expect(chart(page, 'Régions et pays').getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(status).toContainText('Toux : 135 à 139 membres.')

  await choice(page).selectOption({ label: 'Vertiges' })
  await expect(status).toContainText('Vertiges : 25 à 29 membres.')
  await expect(helped).toContainText('trop peu de membres ont un symptôme résolu')
  await choice(page).selectOption({ label: 'Tous les symptômes' })
  await expect(status).toContainText('Tous les symptômes')
  await page.goBack()
  await expect(status).toContainText('Vertiges')

  // The first address is that of a hidden symptom, the second that of no symptom at all.
  await page.goto(`${OBSERVATORY}?symptome=HP:0002076`)
  await expect(page.getByRole('heading', { name: 'Trop peu de membres pour ce symptôme' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir tous les symptômes' }).press('Enter')
  await expect(status).toContainText('Tous les symptômes')
  await expect(choice(page)).toBeFocused()
  await page.goto(`${OBSERVATORY}?symptome=%3Cscript%3E`)
  await expect(status).toContainText('Tous les symptômes')
})

for (const language of ['fr', 'en'] as const)
  test(`a researcher saves a table, and a description of it (${language})`, async ({ visitor }) => {
    const say = wordsIn(language)
    const { page } = await visitor({ locale: localeOf(language) })
    await speaks(page, language)
    await page.goto(OBSERVATORY)
    const saved = async (press: () => Promise<void>) => {
      const download = page.waitForEvent('download')
      await press()
      const file = await download
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
    }
    const places = await saved(() =>
      page.getByRole('link', { name: say('Télécharger (CSV) : {{title}}', { title: say('Régions et pays') }) }).click(),
    )
    expect(places.name).toMatch(/^vecu-observatoire-\d{4}-\d\d-\d\d-places\.csv$/)
    expect(places.text).toContain(
      '\r\nHP:0012735,Toux,Cough,FR-ARA,Auvergne-Rhône-Alpes,Auvergne-Rhône-Alpes,40,44\r\n',
    )
    const forExcel = await saved(() =>
      page
        .getByRole('link', { name: say('Télécharger pour Excel : {{title}}', { title: say('Régions et pays') }) })
        .click(),
    )
    expect(forExcel.name).toBe(places.name)
    expect(forExcel.text).toContain(
      `\r\n${['HP:0012735', 'Toux', 'Cough', 'FR-ARA', 'Auvergne-Rhône-Alpes', 'Auvergne-Rhône-Alpes', 40, 44].join({ fr: ';', en: ',' }[language])}\r\n`,
    )
    await page.getByText(say('Comment ces chiffres sont faits')).click()
    const metadata = await saved(() =>
      page.getByRole('link', { name: say('Télécharger la description des fichiers (JSON)') }).click(),
    )
    expect(JSON.parse(metadata.text)).toMatchObject({ disclosureControl: { leastMembersOfACell: 21 } })
  })

test('a member comes from the consent form, on a phone, in English, after a failure', async ({ member }) => {
  const { page } = await member('Robin', { ...PHONE, language: 'en', locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.goto('/settings#accords')
  await page.route('**/rpc/observatory/read*', (route) => route.abort())
  await page.getByRole('link', { name: 'See the observatory' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The observatory could not be loaded' })).toBeVisible()
  await page.unroute('**/rpc/observatory/read*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All symptoms: 205 to 209 members.' })).toBeVisible()
  await choice(page, 'Symptom').selectOption({ label: 'Cough' })
  await expect(page.getByRole('status').filter({ hasText: 'Cough: 135 to 139 members.' })).toBeVisible()
  await expect(chart(page, 'Regions and countries').getByRole('listitem').first()).toHaveText(
    'Île-de-France 60 to 64 members',
  )
  await isWithinScreen(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose in my settings' }).click()
  await expect(page).toHaveURL('/settings/consents')
})

test('the sign-in gate in place of the feed says what its figures count', async ({ visitor }) => {
  const { page } = await visitor(PHONE)
  // The server gives figures that it read before the night's count for a minute more.
  await expect(async () => {
    await page.goto('/feed')
    await expect(page.getByText('Récits de symptômes depuis le début, comptés une fois par nuit.')).toBeVisible({
      timeout: 20_000, // then it is looked at anew
    })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText('Publications partagées')).toBeVisible()
  await isWithinScreen(page)
  await expectAccessible(page)
})
