import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { countedDeclaring, crowdDeclaring, shortReport } from '#tests/support/fixtures/declaring.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { expect, expectAccessible, type Member, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { operatorOn } from '#tests/support/servers/operator.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SIGNALS = '/medication/signals'

const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const tableOn = (page: Page, name = 'Les couples en chiffres') => page.getByRole('table', { name, exact: true })
const rowsOn = (page: Page) => tableOn(page).locator('tbody').getByRole('row')
const rowOf = (page: Page, effect: string) => rowsOn(page).filter({ hasText: effect })
const searchOn = (page: Page) => page.getByRole('searchbox', { name: 'Chercher un médicament ou un effet' })
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

/** Returns a word of letters alone: digits at the end of a name would be a dosage. */
const word = (beginning: string) =>
  beginning + Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')

const nightFalls = () => onJourneyDatabase((db) => countNight({ db, now: () => new Date() }))

/** Makes a medication with which nausea stands out, tiredness does not, and one effect that no other has; and one with 25 effects. */
async function community() {
  const [drug, other, many, own] = [word('Zolane'), word('Tirane'), word('Multane'), word('frisson ')]
  await onJourneyDatabase(async (db) => {
    await crowdDeclaring(db, { members: 12, reports: [shortReport(`${drug} 20 mg`, 'Nausées')] })
    await crowdDeclaring(db, { members: 12, reports: [shortReport(drug, 'Fatigue')] })
    await crowdDeclaring(db, { members: 4, reports: [shortReport(drug, own)] })
    // These are so many that nausea stands out whatever the other journeys, and their communities, have declared by then.
    await crowdDeclaring(db, { members: 150, reports: [shortReport(other, 'Fatigue')] })
    await crowdDeclaring(db, { members: 3, reports: [shortReport(other, 'Nausées')] })
    const effects = Array.from({ length: 25 }, (_, i) => `${word('effet ')} ${i}`)
    await crowdDeclaring(db, { members: 3, reports: [shortReport(many, ...effects)] })
  })
  await nightFalls()
  return { drug, many, own }
}

/** Makes members whom public figures count, of a medication with effects of many and one of few, and of another that few declared. */
async function countedCommunity() {
  const [drug, rare, own] = [word('Solane'), word('Rarane'), word('frisson ')]
  await onJourneyDatabase(async (db) => {
    for (const [members, report] of [
      [30, shortReport(`${drug} 20 mg`, 'Nausées')],
      [25, shortReport(drug, 'Vertiges')],
      [22, shortReport(drug, 'Fatigue')],
      [4, shortReport(drug, own)],
      [20, shortReport(rare, 'Nausées')],
      [2, shortReport(word('Autrane'), 'Nausées')],
    ] as const)
      await countedDeclaring(db, { members, reports: [report] })
  })
  await nightFalls()
  return { drug, rare, own }
}

const grant = ({ email }: Member) =>
  onJourneyDatabase((db) => grantRole(operatorOn(db), { email, granted: 'medical_professional' }))

async function secondFactor(member: Member) {
  const { secret } = await asks<{ secret: string }>(member, 'POST', '/api/me/second-factor/setup', {
    password: PASSWORD,
  })
  await asks(member, 'POST', '/api/me/second-factor', { code: await codeOf(secret, new Date()) })
}

async function professional(open: (name: string, how?: object) => Promise<Member>, how: object = {}): Promise<Member> {
  const member = await open('Professionnelle', how)
  await grant(member)
  await secondFactor(member)
  return member
}

test('a member is refused, and so is a professional until their second factor is on', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/rpc/signals/')) asked++
  })
  await page.goto('/medication')
  await expect(titleOn(page, 'Médicaments et effets')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Signaux', exact: true })).toHaveCount(0)
  await page.goto(SIGNALS)
  await expect(titleOn(page, 'Accès refusé')).toBeVisible()
  await expect(page).toHaveTitle('Accès refusé · Vécu')
  await expectAccessible(page)
  await isWithinScreen(page)
  expect(asked).toBe(0)
  await page.getByRole('link', { name: 'Aller aux médicaments et effets' }).press('Enter')
  await expect(page).toHaveURL('/medication')

  await grant(lou)
  await page.goto(SIGNALS)
  await expect(titleOn(page, 'Accès refusé')).toBeVisible()
  await secondFactor(lou)
  await page.goto('/medication')
  await page.getByRole('link', { name: 'Signaux', exact: true }).click()
  await expect(titleOn(page, 'Signaux')).toBeVisible()
  await expect(page.getByText('Hypothèse, pas preuve')).toBeVisible()
})

test('a professional finds what stands out by keyboard, in figures and as a picture', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const { drug, own } = await community()
  const { page } = await professional(member)
  await page.goto(SIGNALS)
  await searchOn(page).fill(drug.toUpperCase())
  await searchOn(page).press('Enter')
  await expect(rowsOn(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 couples.' })).toBeVisible()
  // Twelve declared nausea with a dosage in the name, which does not count: the pair has the bare name.
  await expect(rowOf(page, 'Nausées').getByRole('rowheader')).toContainText(drug)
  await expect(rowOf(page, 'Nausées')).toContainText(/12\s*b 16, c \d+/)
  await expect(rowOf(page, 'Nausées')).toContainText('Signal')
  await expect(rowOf(page, 'Fatigue')).not.toContainText('Signal')
  await expect(rowOf(page, own)).toContainText('non défini')
  await expect(rowOf(page, own)).not.toContainText(/NaN|∞|Infinity/)
  await expect(page.getByRole('img', { name: /3 couples sur une échelle logarithmique/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Signaux seulement' }).press('Space')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Signaux seulement', pressed: true })).toBeFocused()
  await page.getByRole('button', { name: 'Signaux seulement' }).press('Space')
  await page.getByRole('button', { name: 'Membres', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Membres', pressed: true })).toBeVisible()
  await expect(rowsOn(page).last()).toContainText(own)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'IC025', pressed: true })).toBeVisible()

  await searchOn(page).fill('rien de tel nulle part')
  await expect(page.getByRole('heading', { name: 'Aucun couple ne correspond' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir tous les couples' }).press('Enter')
  await expect(searchOn(page)).toHaveValue('')
  await expect(rowsOn(page)).not.toHaveCount(0)

  const how = page.getByText('Comment lire ces chiffres')
  await how.press('Enter')
  await expect(page.getByText(/Norén et al., 2006/)).toBeVisible()
  await expectAccessible(page)
})

test('the pages of the table turn, and the focus goes to the table', async ({ member }) => {
  const { many } = await community()
  const { page } = await professional(member)
  await page.goto(`${SIGNALS}?q=${many}`)
  await expect(rowsOn(page)).toHaveCount(20)
  await expect(page.getByText('Page 1 sur 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page précédente' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page suivante' }).press('Enter')
  await expect(page.getByText('Page 2 sur 2')).toBeVisible()
  await expect(rowsOn(page)).toHaveCount(5)
  await expect(page.getByRole('status').filter({ hasText: '25 couples.' })).toBeFocused()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(rowsOn(page)).toHaveCount(5)
  await page.goBack()
  await expect(rowsOn(page)).toHaveCount(20)
})

test('the page of one medication on a phone shows it as counted at night, whatever was declared since', async ({
  member,
}) => {
  const { drug } = await community()
  const { page } = await professional(member, PHONE)
  await page.goto(`${SIGNALS}?q=${drug}`)
  await expect(rowsOn(page)).toHaveCount(3)
  await expect(rowOf(page, 'Nausées').getByText('PRR', { exact: true })).toBeVisible()
  await isWithinScreen(page)
  await expectAccessible(page)

  await onJourneyDatabase((db) => crowdDeclaring(db, { members: 2, reports: [shortReport(drug, 'Nausées')] }))
  await rowOf(page, 'Nausées')
    .getByRole('button', { name: `${drug}, voir ses chiffres` })
    .tap()
  const counted = page.getByText(`28 membres ont déclaré ${drug} avec un effet.`)
  await expect(counted).toBeFocused()
  const own = tableOn(page, `Les chiffres de ${drug}`)
  await expect(own.getByRole('row').filter({ hasText: 'Nausées' })).toContainText('12')
  await expect(rowOf(page, 'Nausées')).toContainText('12')
  await isWithinScreen(page)
  await expectAccessible(page)

  const field = page.getByRole('textbox', { name: 'Nom du médicament' })
  const unknown = word('Absent')
  await field.fill(` ${unknown} `)
  await sendFrom(field)
  await expect(page.getByText(`Aucun effet n’a été déclaré avec ${unknown} par au moins trois membres.`)).toBeFocused()
  await expect(own).toHaveCount(0)
})

test('the table in English recovers from a failure', async ({ member }) => {
  const { drug } = await community()
  const { page } = await professional(member, { language: 'en', locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.route('**/rpc/signals/table*', (route) => route.abort())
  await page.goto(`${SIGNALS}?q=${drug}`)
  await expect(titleOn(page, 'Signals')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The signals could not be loaded' })).toBeVisible()
  await page.unroute('**/rpc/signals/table*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const table = tableOn(page, 'The pairs in figures')
  await expect(table.getByRole('row').filter({ hasText: 'Nausea' })).toContainText('Signal')
  await expect(page.getByText('A hypothesis, not proof')).toBeVisible()
  await expect(page.getByRole('img', { name: /3 pairs on a logarithmic scale/ })).toBeVisible()
  await expectAccessible(page)
})

test('members read about how many declared which effect with their medication, and nothing about few', async ({
  member,
}) => {
  const { drug, rare, own } = await countedCommunity()
  const lou = await member('Lou', PHONE)
  const { page } = lou
  const declares = (name: string) =>
    asks(lou, 'POST', '/api/medication/reports', {
      requestId: crypto.randomUUID(),
      drugs: [{ role: 'suspected', name }],
      description: 'Depuis que je le prends, je me sens mal.',
      reactions: ['Nausées'],
      severity: 2,
    })
  const panel = page.getByRole('region', { name: 'Effets déclarés avec ce médicament' })

  await declares(rare)
  await page.goto('/medication?onglet=matchs')
  await expect(panel).toContainText('Un effet paraît à partir de 21 membres')
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)

  await declares(`${drug} 40 mg`)
  await page.reload()
  await expect(panel).toContainText(drug)
  await expect(panel).toContainText('80 à 84 membres')
  // Four had an effect that is hidden, and the smallest of the others is hidden with it.
  await expect(panel.getByRole('listitem')).toHaveText([/Nausées\s*30 à 34 membres/, /Vertiges\s*25 à 29 membres/])
  await expect(panel).not.toContainText(own)
  await expect(panel).toContainText('déclarés par moins de 21 membres')
  await expect(panel).toContainText('inscrits depuis 14 jours au moins')
  await expect(panel).toContainText('ne prouvent pas que le médicament est en cause')
  await isWithinScreen(page)
  await expectAccessible(page)
})
