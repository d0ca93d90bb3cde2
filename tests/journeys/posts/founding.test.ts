import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

// The community has no story at all, so no other journey's may be in it.
test.describe.configure({ mode: 'serial' })
let server: Awaited<ReturnType<typeof openOwnServer>>
test.beforeAll(async () => {
  server = await openOwnServer({})
})
test.afterAll(() => server.close())

test('the first member of an empty house is led on a phone: three steps, an invitation, and the choice of notices', async ({
  member,
}) => {
  const { page } = await member('Première', { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/feed')
  await expect(page.getByRole('heading', { name: 'Vous ouvrez la voie' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Trois pas' }).getByRole('heading')).toHaveText([
    'Raconter',
    'Suivre dans le journal',
    'Inviter',
  ])
  await expect(page.getByText('Aucune publication')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  expect(await page.getByRole('main').innerText()).not.toMatch(/(^|\s)0(\s|$)/)
  await expectAccessible(page)

  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Vécu commence ici.')).toHaveCount(1)
  await expect(page.getByText('Aucune publication')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Vous ouvrez la voie : trois pas' })).toHaveAttribute(
    'href',
    '/commencement',
  )

  await page.goto('/commencement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous ouvrez la voie')
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await page.getByRole('button', { name: 'Copier' }).press('Enter')
  await expect(page.getByText('Lien copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/`)

  // Choosing e-mail asks for the consent there and then, which is given and kept.
  await page.getByRole('radio', { name: 'Application et e-mail' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'J’accepte' }).click()
  await expect(page.getByRole('radio', { name: 'Application et e-mail' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Application et e-mail' })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Une affiche à imprimer' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Quelqu’un a vécu la même chose.' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
})

test('an empty house leads in English too, by the keyboard', async ({ member }) => {
  const { page } = await member('First', { ...PHONE, language: 'en', locale: 'en-GB' })
  await speaks(page, 'en')
  await page.goto('/feed')
  await expect(page.getByRole('list', { name: 'Three steps' }).getByRole('heading')).toHaveText([
    'Tell your story',
    'Track it in the journal',
    'Invite',
  ])
  await expectAccessible(page)
  await page.goto('/commencement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re opening the way')
  await page.getByRole('link', { name: 'A poster to print' }).press('Enter')
  await expect(page).toHaveURL(/\/commencement\/affiche$/)
  await expectAccessible(page)
})

test('the owner’s figures stand alone while the community begins, and a visitor is told no other', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Vécu commence ici.')).toBeVisible()
  await expect(page.getByText(/1.?250\+/).first()).toBeVisible()
  expect(asked.filter((path) => path.includes('publicStats'))).toEqual([])

  // From the wall to the sheets.
  await page.getByRole('link', { name: 'Voir par où l’on commence' }).click()
  await expect(page).toHaveURL(/\/commencement$/)
  await expect(page.getByRole('link', { name: /^Errance diagnostique/ })).toBeVisible()
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page.getByRole('tab', { name: 'Créer un compte', selected: true })).toBeVisible()
})

test('the sheets are read by anybody, and lead to official sites alone', async ({ visitor }) => {
  const { page } = await visitor(PHONE)
  await page.goto('/fiches')
  await page.getByRole('link', { name: /^Errance diagnostique/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('à qui s’adresser')
  await expect(page.getByRole('link', { name: /Orphanet/ })).toHaveAttribute('href', 'https://www.orpha.net')
  await page.goto('/fiches/rien')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette fiche n’existe pas')
})

test('one line leads to the steps once there is a story, and the story comes first', async ({ member }) => {
  const { page } = await member('Deuxième', PHONE)
  await page.request.post('/api/posts/symptoms', {
    headers: { origin: process.env.JOURNEYS_URL! },
    data: { requestId: crypto.randomUUID(), title: 'Vertiges du matin', description: 'Au lever.', intensity: 5 },
  })
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toContainText('Vertiges du matin')
  await expect(page.getByRole('link', { name: /vous ouvrez la voie$/ })).toHaveAttribute('href', '/commencement')
  await page.goto('/matches')
  await expect(
    page.getByRole('heading', { name: 'Nous vous préviendrons quand un nouveau récit ressemblera au vôtre' }),
  ).toBeVisible()
  await expectAccessible(page)
})
