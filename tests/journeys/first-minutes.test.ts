import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, PASSWORD, test } from '#tests/support/journey.ts'
import { linkIn } from '#tests/support/servers/mail.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const TAPS_MAX = 16
/** Beside title and description. */
const FIELDS_MAX = 8

const buttonOn = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true })
/** At the top of the page: what the header half covers while one scrolls is no fault. */
async function unscrolled(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}
/** The note above the sign-up that shows the beginning of the story. */
const storyOn = (page: Page) => page.getByRole('status').filter({ hasText: 'Votre récit vous attend' })
const formOn = (page: Page) => page.getByRole('form', { name: 'Décrire un symptôme' })

test(
  'a new member gets from the home page to a message to somebody alike, on a phone, within the counted taps and fields',
  { tag: '@core' },
  async ({ visitor, member }, info) => {
    const sam = await member('Sam')
    const story = {
      requestId: randomUUID(),
      title: 'Ça flageole',
      description: 'Mes guibolles flageolent, des vertiges en me levant, et les doigts engourdis.',
    }
    expect((await sam.page.context().request.post('/api/posts/symptoms', { data: story })).status()).toBe(201)

    const { page, mails } = await visitor(PHONE)
    const count = { taps: 0, fields: 0 }
    const tap = async (what: Locator) => {
      await what.tap()
      count.taps += 1
    }
    const fill = async (what: Locator, text: string) => {
      await expect(what).toBeFocused()
      await page.keyboard.insertText(text)
      count.fields += 1
    }
    const choose = async (what: Locator) => {
      await tap(what)
      count.fields += 1
    }

    await page.goto('/')
    await tap(page.getByRole('link', { name: 'Partager mes symptômes' }))
    const form = formOn(page)
    await tap(form.getByRole('textbox', { name: 'Titre', exact: true }))
    await page.keyboard.insertText('Jambes en coton')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
    await page.keyboard.insertText(
      'J’ai les jambes en coton et la tête qui tourne debout, des fourmillements dans les doigts.',
    )
    await tap(buttonOn(form, 'Continuer'))
    await tap(buttonOn(form, 'Aller à l’aperçu'))
    await tap(buttonOn(form, 'Publier'))

    await expect(storyOn(page)).toContainText('Jambes en coton J’ai les jambes en coton et la tête qui tourne')
    const email = `${randomUUID().slice(0, 12)}@exemple.fr`
    const username = `Nouvelle ${randomUUID().slice(0, 6)}`
    const signUp = page.getByRole('tabpanel')
    await tap(signUp.getByRole('textbox', { name: 'Pseudonyme' }))
    await fill(signUp.getByRole('textbox', { name: 'Pseudonyme' }), username)
    await page.keyboard.press('Enter')
    await fill(signUp.getByRole('textbox', { name: 'Adresse e-mail' }), email)
    await page.keyboard.press('Enter')
    await fill(signUp.getByLabel('Mot de passe', { exact: true }), PASSWORD)
    for (const label of [/ans ou plus/, /conditions d’utilisation/, /données de santé/])
      await choose(signUp.getByRole('checkbox', { name: label }))
    await tap(buttonOn(signUp, 'Créer mon compte'))
    // The answer brings the cookie by which this browser is known, later than the mail is written.
    await expect(page.getByText('Compte créé avec succès')).toBeVisible()
    await expect.poll(() => mails(email).length).toBe(1)

    await page.goto(linkIn(mails(email)[0]))
    count.taps += 1
    await expect(page.getByText(email)).toBeVisible()
    await expect(buttonOn(page, 'Confirmer et entrer')).toBeFocused()
    await tap(buttonOn(page, 'Confirmer et entrer'))
    await expect(page.getByText('Votre récit est prêt')).toBeVisible()
    await expect(buttonOn(formOn(page), 'Publier')).toBeInViewport({ ratio: 1 })
    await tap(buttonOn(formOn(page), 'Publier'))
    await expect(page.getByRole('heading', { level: 1, name: 'Jambes en coton' })).toBeVisible()
    await tap(page.getByRole('link', { name: /^Lire ce/ }).last())
    await expect(page).toHaveURL(/\/matches/)
    const card = page.getByRole('article').filter({ hasText: sam.username })
    await tap(card.getByRole('link', { name: `Contacter ${sam.username}` }))
    await fill(page.getByRole('dialog').getByRole('textbox'), 'Bonjour, je vis la même chose.')
    await tap(page.getByRole('dialog').getByRole('button', { name: /Envoyer/ }))
    await expect(page.getByText('Bonjour, je vis la même chose.')).toBeVisible()

    const said = `${count.taps} taps, that on the link of the mail among them, ${count.fields} fields beside the story`
    info.annotations.push({ type: 'counted', description: said })
    process.stdout.write(`${said}\n`)
    expect(count.taps, said).toBeLessThanOrEqual(TAPS_MAX)
    expect(count.fields, said).toBeLessThanOrEqual(FIELDS_MAX)
  },
)

test('a story begun on one phone waits, whole, in the browser in which the address is confirmed', async ({
  visitor,
}) => {
  const { page, mails } = await visitor(PHONE)
  const title = `Vertiges ${randomUUID().slice(0, 8)}`
  await page.goto('/')
  const form = formOn(page)
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  await buttonOn(form, 'Continuer').tap()
  await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Chaque matin la pièce tourne.')
  await expectAccessible(page)
  await expect(form.getByRole('slider', { name: 'Intensité' })).toHaveAttribute('aria-valuetext', 'pas encore choisie')
  await buttonOn(form, 'Continuer').tap()
  await expect(form.getByText('Étape 2 sur 4')).toBeFocused()
  await form.getByRole('textbox', { name: 'Date de début' }).fill('9/3/2024')
  await unscrolled(page)
  await buttonOn(form, 'Continuer').tap()
  await expect(form.getByRole('combobox', { name: 'Pays' })).toHaveValue('France')
  await expect(form.getByText('Proposé d’après votre navigateur.', { exact: false })).toBeVisible()
  await form.getByRole('textbox', { name: 'Code postal' }).fill('44000')
  await unscrolled(page)
  await buttonOn(form, 'Continuer').tap()
  await unscrolled(page)
  await buttonOn(form, 'Continuer').tap()
  const review = form.getByRole('region', { name: 'Voici ce que les autres verront' })
  await expect(review).toContainText('Depuis mars 2024 · France')
  await expect(review.getByRole('listitem')).toHaveText([/9 mars 2024/, /44000/, /adresse e-mail/])
  await expect(review.getByRole('img', { name: /Intensité/ })).toHaveCount(0)
  await unscrolled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await buttonOn(form, 'Publier').tap()

  await expect(storyOn(page)).toContainText(`${title} Chaque matin la pièce tourne.`)
  await page.reload()
  await expect(storyOn(page)).toContainText(title)
  const email = `${randomUUID().slice(0, 12)}@exemple.fr`
  const signUp = page.getByRole('tabpanel')
  for (const field of await signUp.locator('input:not([type=checkbox], [type=hidden])').all())
    await expect(field).toHaveAttribute('required', '')
  await signUp.getByRole('textbox', { name: 'Pseudonyme' }).fill(`Ailleurs ${randomUUID().slice(0, 6)}`)
  await signUp.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await signUp.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  for (const label of [/ans ou plus/, /conditions d’utilisation/, /données de santé/])
    await signUp.getByRole('checkbox', { name: label }).check()
  await expectAccessible(page)
  await buttonOn(signUp, 'Créer mon compte').tap()
  await expect(page.getByText('Votre récit vous attend', { exact: false })).toBeVisible()
  await expect(
    page.getByText(/dans ce navigateur, un appui .* vous connecte.*; dans un autre, votre mot de passe est demandé/),
  ).toBeVisible()
  await expect.poll(() => mails(email).length).toBe(1)

  const { page: desk } = await visitor()
  await desk.goto(linkIn(mails(email)[0]))
  const address = desk.getByRole('textbox', { name: 'Adresse e-mail' })
  await expect(address).toHaveValue(email)
  // Password managers learn of it whose password this is.
  await expect(address).toHaveAttribute('autocomplete', 'username')
  await expect(desk.getByLabel('Mot de passe choisi à l’inscription')).toBeFocused()
  await desk.getByLabel('Mot de passe choisi à l’inscription').fill(PASSWORD)
  await buttonOn(desk, 'Confirmer et entrer').click()
  await expect(desk).toHaveURL('/#symptome')
  const ready = desk.getByRole('status').filter({ hasText: 'Votre récit est prêt' })
  await expect(ready).toBeInViewport({ ratio: 1 })
  // The story that is ready has the focus, and the button to publish it is few steps away.
  await expect(ready.locator('..')).toBeFocused()
  const publish = buttonOn(formOn(desk), 'Publier')
  const isReached = () => publish.evaluate((button) => button === document.activeElement)
  let steps = 0
  for (; steps < 9 && !(await isReached()); steps++) await desk.keyboard.press('Tab')
  expect(steps).toBeLessThanOrEqual(3)
  await expect(desk.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(title)
  await expect(desk.getByRole('textbox', { name: 'Code postal' })).toHaveValue('44000')
  await expectAccessible(desk)
  await buttonOn(formOn(desk), 'Publier').click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(desk.getByRole('img', { name: /Intensité/ })).toHaveCount(0)
  await desk.goto('/')
  await expect(desk.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('')
})

test('on a phone a thread of four steps shows where one is, and leads back and on by a tap and by the keyboard', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  await page.goto('/#symptome')
  const form = formOn(page)
  const thread = form.getByRole('navigation', { name: 'Étapes du récit' })
  const knots = ['Ce que je ressens', 'Depuis quand', 'Où', 'Pour mieux me comprendre', 'Aperçu']
  for (const name of knots) await expect(buttonOn(thread, name)).toBeVisible()
  await expect(thread.getByRole('button', { name: 'Ce que je ressens' })).toHaveAttribute('aria-current', 'step')

  // Nothing lies ahead of a story without words: what is missing is said.
  await buttonOn(thread, 'Où').tap()
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill('Tête lourde')
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Le soir surtout.')

  await buttonOn(thread, 'Depuis quand').tap()
  const thisMonth = form.getByRole('button', { name: 'Ce mois-ci' })
  await thisMonth.tap()
  await expect(thisMonth).toHaveAttribute('aria-pressed', 'true')
  await buttonOn(thread, 'Où').tap()
  await expect(form.getByText('Étape 3 sur 4')).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'Pays' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toBeHidden()
  await expect(thread.locator('[aria-current]')).toHaveAccessibleName('Où')
  await form.getByRole('textbox', { name: 'Code postal' }).fill('44000')
  // The country that the browser suggests is taken away by a tap.
  await form.getByRole('button', { name: 'Effacer le pays', includeHidden: true }).tap()
  await expect(form.getByRole('combobox', { name: 'Pays' })).toHaveValue('')
  await buttonOn(thread, 'Ce que je ressens').tap()
  await expect(form.getByText('Étape 1 sur 4')).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Tête lourde')

  await page.keyboard.press('Shift+Tab')
  await expect(buttonOn(thread, 'Aperçu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Aperçu', { exact: true })).toBeFocused()
  const preview = form.getByRole('region', { name: 'Voici ce que les autres verront' })
  await expect(preview).toContainText('Tête lourde')
  await expect(preview).toContainText('Depuis moins d’un mois')
  await expect(preview).not.toContainText('France')
  await unscrolled(page)
  // The draft is kept as before, and is read again from the end.
  await page.reload()
  await expect(thread.locator('[aria-current]')).toHaveAccessibleName('Aperçu')
  await buttonOn(thread, 'Où').tap()
  await expect(form.getByRole('textbox', { name: 'Code postal' })).toHaveValue('44000')

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(thread).toBeHidden()
  for (const name of ['Titre', 'Description', 'Code postal'])
    await expect(form.getByRole('textbox', { name })).toBeVisible()
})
