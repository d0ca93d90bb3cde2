import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
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

for (const language of ['fr', 'en'] as const)
  test(`the first member of an empty house is led on a phone: three steps, an invitation, and the choice of notices (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'founding')
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await member('Première', { ...PHONE, language, locale: localeOf(language), permissions })
    await speaks(page, language)
    await page.goto('/feed')
    await expect(page.getByRole('heading', { name: say('Vous ouvrez la voie') })).toBeVisible()
    await expect(page.getByRole('list', { name: say('Trois pas') }).getByRole('heading')).toHaveText([
      say('Raconter'),
      say('Suivre dans le journal'),
      say('Inviter'),
    ])
    await expect(page.getByText(say('Aucune publication'))).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    expect(await page.getByRole('main').innerText()).not.toMatch(/(^|\s)0(\s|$)/)
    await expectAccessible(page)

    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByText(say('Vécu commence ici.'))).toHaveCount(1)
    await expect(page.getByText(say('Aucune publication'))).toHaveCount(0)
    await expect(page.getByRole('link', { name: say('Vous ouvrez la voie : trois pas') })).toHaveAttribute(
      'href',
      '/commencement',
    )

    await page.goto('/commencement')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Vous ouvrez la voie'))
    await expect(page.getByRole('img', { name: { fr: /^Code QR/, en: /^QR code/ }[language] })).toBeVisible()
    await page.getByRole('button', { name: say('Copier') }).press('Enter')
    await expect(page.getByText(say('Lien copié'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/`)

    // Choosing e-mail asks for the consent there and then, which is given and kept.
    await page.getByRole('radio', { name: say('Application et e-mail') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('J’accepte') })
      .click()
    await expect(page.getByRole('radio', { name: say('Application et e-mail') })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: say('Application et e-mail') })).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)

    await page.getByRole('link', { name: say('Une affiche à imprimer') }).press('Enter')
    await expect(page.getByRole('heading', { name: say('Quelqu’un a vécu la même chose.') })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: say('Imprimer') })).toBeHidden()
    await expect(page.getByRole('img', { name: { fr: /^Code QR/, en: /^QR code/ }[language] })).toBeVisible()
  })

for (const language of ['fr', 'en'] as const)
  test(`the owner’s figures stand alone while the community begins, and a visitor is told no other (${language})`, async ({
    visitor,
  }) => {
    const say = wordsIn(language, 'founding')
    const { page } = await visitor({ ...PHONE, locale: localeOf(language) })
    await speaks(page, language)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByText(say('Vécu commence ici.'))).toBeVisible()
    await expect(page.getByText(/1.?250\+/).first()).toBeVisible()
    expect(asked.filter((path) => path.includes('publicStats'))).toEqual([])

    // From the sign-in gate to the sheets.
    await page.getByRole('link', { name: say('Voir par où l’on commence') }).click()
    await expect(page).toHaveURL(/\/commencement$/)
    await expect(
      page.getByRole('link', { name: { fr: /^Errance diagnostique/, en: /^Years without a name/ }[language] }),
    ).toBeVisible()
    await page.getByRole('link', { name: say('Créer un compte') }).click()
    await expect(page.getByRole('tab', { name: say('Créer un compte'), selected: true })).toBeVisible()
  })

for (const language of ['fr', 'en'] as const)
  test(`the sheets are read by anybody, and lead to official sites alone (${language})`, async ({ visitor }) => {
    const say = wordsIn(language)
    const { page } = await visitor({ ...PHONE, locale: localeOf(language) })
    await speaks(page, language)
    await page.goto('/fiches')
    await page
      .getByRole('link', { name: { fr: /^Errance diagnostique/, en: /^Years without a name/ }[language] })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      { fr: 'à qui s’adresser', en: 'where to turn' }[language],
    )
    await expect(page.getByRole('link', { name: /Orphanet/ })).toHaveAttribute('href', 'https://www.orpha.net')
    await page.goto('/fiches/rien')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cette fiche n’existe pas'))
  })

for (const language of ['fr', 'en'] as const)
  test(`one line leads to the steps once there is a story, and the story comes first (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const { page } = await member('Deuxième', { ...PHONE, language, locale: localeOf(language) })
    await speaks(page, language)
    // Nothing is near the story of the other language.
    const story = {
      fr: { title: 'Vertiges du matin', description: 'Au lever.' },
      en: { title: 'Hiccups that last for hours', description: 'After each meal.' },
    }[language]
    await page.request.post('/api/posts/symptoms', {
      headers: { origin: process.env.JOURNEYS_URL! },
      data: { requestId: crypto.randomUUID(), ...story, intensity: 5 },
    })
    await page.goto('/feed')
    await expect(page.getByRole('article').first()).toContainText(story.title)
    await expect(
      page.getByRole('link', { name: { fr: /vous ouvrez la voie$/, en: /you’re opening the way$/ }[language] }),
    ).toHaveAttribute('href', '/commencement')
    await page.goto('/matches')
    await expect(
      page.getByRole('heading', { name: say('Nous vous préviendrons quand un nouveau récit ressemblera au vôtre') }),
    ).toBeVisible()
    await expectAccessible(page)
  })
