import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '#tests/support/fixtures/files/pdf.ts'
import { expect, expectAccessible, expectSaid, greetingOn, type Member, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const COPYING = { permissions: ['clipboard-read', 'clipboard-write'] }

const DESCRIPTION = 'Des plaques rouges sur les bras & le cou.\n\nFièvre < 39 mais > 38, "le soir" surtout.'
const told = () => ({
  requestId: randomUUID(),
  drugs: [
    {
      role: 'suspected',
      name: 'Doliprane 1000 mg',
      substance: 'Paracétamol',
      dosage: '1 g, trois fois par jour',
      route: 'oral',
      startDate: '2026-01-02',
      action: 'withdrawn',
    },
    { role: 'concomitant', name: 'Ventoline' },
  ],
  description: DESCRIPTION,
  reactions: ['Éruption'],
  severity: 3,
  onsetDate: '2026-01-03',
  reporter: 'patient',
  seriousness: [],
})

async function reportOf({ page }: Member) {
  const answer = await page.context().request.post('/api/medication/reports', { data: told() })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return { id: id as string, page: `/medication/${id}/declaration` }
}

const sheetOn = (page: Page) => page.getByRole('article')
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

async function downloaded(page: Page, button: string, name: RegExp) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(name)
  return readFile(await file.path())
}

test('a member takes a report to the official portal: answers copied one by one, a link, paper, a PDF, and nothing is sent', {
  tag: '@core',
}, async ({ member }) => {
  const author = await member('Vers le portail', COPYING)
  const { page, username, email } = author
  const { id } = await reportOf(author)
  await page.goto(`/medication/${id}`)
  await page.getByRole('link', { name: 'Déclarer officiellement' }).click()
  await expect(page).toHaveURL(new RegExp(`/medication/${id}/declaration$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Déclarer officiellement' })).toBeVisible()
  await expect(page.getByText('Vécu ne transmet rien')).toBeVisible()
  const sheet = sheetOn(page)
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
    'La personne qui déclare',
    'La personne concernée',
    'Le ou les médicaments suspectés',
    'L’effet indésirable',
    'Antécédents et autres traitements',
  ])
  await expect(sheet.getByText('02/01/2026')).toBeVisible()
  await expect(sheet.getByText('Aucun de ces critères')).toBeVisible()
  await expectAccessible(page)

  const portal = page.getByRole('link', { name: 'Ouvrir le portail de signalement' })
  await expect(portal).toHaveAttribute('href', 'https://signalement.social-sante.gouv.fr/')
  await expect(portal).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(portal).toHaveAttribute('target', '_blank')
  await expect(portal).toHaveAccessibleDescription(/s’ouvre dans un nouvel onglet, hors de Vécu/)

  // A copy holds the words as they were written, by the keyboard too; it is said aloud and on the button.
  const copy = sheet.getByRole('button', { name: 'Copier « Description »' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status').first()).toHaveText('Copié : Description')
  await expect(copy).toHaveText('Copié')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DESCRIPTION)
  await expect(copy).toHaveText('Copier')
  await sheet.getByRole('button', { name: 'Copier « Nom du médicament »' }).click()
  await expect(sheet.getByRole('status').first()).toHaveText('Copié : Nom du médicament')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Doliprane 1000 mg')
  // A field that was not filled in offers nothing to copy.
  await expect(sheet.getByText('Non renseigné').first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Copier « Numéro de lot »' })).toHaveCount(0)

  const words = ['Doliprane 1000 mg', 'Des plaques rouges', 'La personne qui déclare', 'Vécu n’a rien transmis']
  const file = await downloaded(page, 'Télécharger le PDF', /^vecu-declaration-\d{4}-\d\d-\d\d\.pdf$/)
  await expectSaid(page, 'Rien n’a été transmis.')
  const pdf = await readPdf(file)
  for (const each of words) expect(pdf.text).toContain(each)
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.pages).toBe(1)
  for (const each of words) expect(printed.text).toContain(each)
  for (const each of ['Copier', 'Copié', 'Télécharger', 'Urgence', 'Mon espace'])
    expect(printed.text).not.toContain(each)
  for (const secret of [username, email]) for (const { text } of [pdf, printed]) expect(text).not.toContain(secret)

  await page.getByRole('link', { name: 'Retour à la déclaration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Doliprane 1000 mg' })).toBeVisible()
})

test('the E2B(R3) file is XML that a browser reads, and the screen says what the file is not', async ({ member }) => {
  const author = await member('En XML')
  const { page } = author
  const report = await reportOf(author)
  await page.goto(report.page)
  const button = page.getByRole('button', { name: 'Exporter (E2B R3, XML)' })
  await expect(button).toHaveAccessibleDescription(/pas été validé avec les schémas.*MedDRA.*sans code/)
  const xml = String(await downloaded(page, 'Exporter (E2B R3, XML)', /^vecu-e2b-r3-\d{4}-\d\d-\d\d\.xml$/))
  const read = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const find = (path: string) =>
      document.evaluate(path, document, (prefix) => (prefix === 'v' ? 'urn:hl7-org:v3' : null), XPathResult.STRING_TYPE)
        .stringValue
    return {
      faults: document.getElementsByTagName('parsererror').length,
      caseId: find('//v:investigationEvent/v:id/@extension'),
      told: find('//v:investigationEvent/v:text'),
      reaction: find('//v:observation[v:code/@code="29"]/v:value/v:originalText'),
      drugs: find('count(//v:kindOfProduct/v:name)'),
    }
  }, xml)
  expect(read).toEqual({
    faults: 0,
    caseId: `FR-VECU-${report.id}`,
    told: expect.stringContaining(DESCRIPTION),
    reaction: 'Éruption',
    drugs: '2',
  })
})

test('a member on a phone, in English, gets the document in either language', async ({ member }) => {
  const author = await member('English phone', { ...PHONE, language: 'en', locale: 'en-GB' })
  const { page } = author
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.goto((await reportOf(author)).page)
  const sheet = sheetOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Report officially' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'The person reporting' })).toBeVisible()
  await expect(sheet.getByText('Not filled in').first()).toBeVisible()
  await isWithinScreen(page)
  await expectAccessible(page)
  for (const button of await sheet.getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)

  await page.getByRole('button', { name: 'French', exact: true }).tap()
  await expect(sheet.getByRole('heading', { name: 'La personne qui déclare' })).toBeVisible()
  await expect(sheet).toHaveAttribute('lang', 'fr')
  await expect(sheet.getByRole('button', { name: 'Copy “Description”' })).toBeVisible()
  const pdf = await readPdf(await downloaded(page, 'Download the PDF', /\.pdf$/))
  expect(pdf.text).toContain('La personne qui déclare')
  await isWithinScreen(page)
})

test('a failed copy or document is reported, and another member’s report does not exist', async ({ member }) => {
  const [author, other] = await Promise.all([member('Sans presse-papiers'), member('Autre membre')])
  const { page } = author
  const report = await reportOf(author)
  const live = greetingOn(page)
  await page.goto(report.page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await page.getByRole('button', { name: 'Copier « Description »' }).click()
  await expectSaid(page, 'Votre navigateur n’a pas permis la copie')
  await live // opened later, it would fail
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await expectSaid(page, 'Le document n’a pas pu être préparé')
  await page.context().setOffline(false)

  await other.page.goto(report.page)
  await expect(other.page.getByRole('heading', { name: 'Déclaration introuvable' })).toBeVisible()
  await expect(sheetOn(other.page)).toHaveCount(0)
  await expectAccessible(other.page)
})

test('a medication is chosen from the suggestions, by the keyboard, or written freely', async ({ member }) => {
  const { page } = await member('Au clavier')
  await page.goto('/medication/new')
  const name = page.getByRole('combobox', { name: /Nom du médicament/ })
  const options = page.getByRole('option')
  await name.focus()
  await page.keyboard.type('l')
  await expect(name).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('evothyr')
  await expect(options).toHaveCount(2)
  await expect(page.getByText('2 médicaments proposés.')).toBeAttached()
  await expect(name).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(name).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Levothyrox')
  await expect(options).toHaveCount(0)
  await expect(name).toBeFocused()
  await expect(page.getByRole('textbox', { name: /Principe actif/ })).toHaveValue('lévothyroxine sodique')
  await expect(page.getByRole('radio', { name: 'Oral (comprimé, gélule)' })).toBeChecked()

  // Escape leaves the typed words as they are, and so does a name that is not known.
  await name.fill('levo')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(name).toHaveValue('levo')
  await name.fill('Tisane de ma tante')
  await expect(options).toHaveCount(0)
  await expect(name).toHaveValue('Tisane de ma tante')
})

test('a medication is written all the same when there are no suggestions', async ({ member }) => {
  const { page } = await member('Sans proposition', PHONE)
  await page.goto('/medication/new')
  const name = page.getByRole('combobox', { name: /Nom du médicament/ })
  await name.tap()
  await name.pressSequentially('prozac')
  const option = page.getByRole('option', { name: /Prozac/ })
  await expect(option).toBeVisible()
  expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await isWithinScreen(page)
  await option.tap()
  await expect(name).toHaveValue('Prozac')

  await page.route('**/rpc/drugs/**', (route) => route.abort())
  await name.fill('dolipr')
  await expect(page.getByText(/Aucune proposition pour le moment/)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(name).toHaveValue('dolipr')
})
