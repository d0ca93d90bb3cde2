import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
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

const CONSENTS = {
  fr: [/ans ou plus/, /conditions d’utilisation/, /données de santé/],
  en: [/or older/, /terms of use/, /health data/],
}
const STORIES = {
  fr: {
    others: {
      title: 'Ça flageole',
      description: 'Mes guibolles flageolent, des vertiges en me levant, et les doigts engourdis.',
    },
    own: {
      title: 'Jambes en coton',
      description: 'J’ai les jambes en coton et la tête qui tourne debout, des fourmillements dans les doigts.',
    },
    hello: 'Bonjour, je vis la même chose.',
  },
  en: {
    others: {
      title: 'All wobbly',
      description: 'My legs are wobbly, I am dizzy when I stand up, and my fingers are numb.',
    },
    own: {
      title: 'Legs like cotton wool',
      description: 'My legs feel like cotton wool and my head spins when I stand, with tingling in my fingers.',
    },
    hello: 'Hello, I am going through the same thing.',
  },
}
const HERE = {
  fr: { country: 'France', postalCode: '44000', month: 'mars 2024' },
  en: { country: 'United Kingdom', postalCode: 'SW1A 1AA', month: 'March 2024' },
}

for (const language of ['fr', 'en'] as const) {
  const say = wordsIn(language, 'posts.form')
  const phone = { ...PHONE, locale: localeOf(language) }
  /** The note above the sign-up that shows the beginning of the story. */
  const storyOn = (page: Page) => page.getByRole('status').filter({ hasText: say('Votre récit vous attend') })
  const formOn = (page: Page) => page.getByRole('form', { name: say('Décrire un symptôme') })

  test(
    `a new member gets from the home page to a message to somebody alike, on a phone, within the counted taps and fields (${language})`,
    { tag: language === 'fr' ? '@core' : [] },
    async ({ visitor, member }, info) => {
      const sam = await member('Sam')
      const { others, own, hello } = STORIES[language]
      const story = { requestId: randomUUID(), ...others }
      expect((await sam.page.context().request.post('/api/posts/symptoms', { data: story })).status()).toBe(201)

      const { page, mails } = await visitor(phone)
      await speaks(page, language)
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
      await tap(page.getByRole('link', { name: say('Partager mes symptômes') }))
      const form = formOn(page)
      await tap(form.getByRole('textbox', { name: say('Titre'), exact: true }))
      await page.keyboard.insertText(own.title)
      await page.keyboard.press('Enter')
      await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
      await page.keyboard.insertText(own.description)
      await tap(buttonOn(form, say('Continuer')))
      await tap(buttonOn(form, say('Aller à l’aperçu')))
      await tap(buttonOn(form, say('Publier')))

      await expect(storyOn(page)).toContainText(`${own.title} ${own.description.slice(0, 40)}`)
      const email = `${randomUUID().slice(0, 12)}@exemple.fr`
      const username = `Nouvelle ${randomUUID().slice(0, 6)}`
      const signUp = page.getByRole('tabpanel')
      await tap(signUp.getByRole('textbox', { name: say('Pseudonyme') }))
      await fill(signUp.getByRole('textbox', { name: say('Pseudonyme') }), username)
      await page.keyboard.press('Enter')
      await fill(signUp.getByRole('textbox', { name: say('Adresse e-mail') }), email)
      await page.keyboard.press('Enter')
      await fill(signUp.getByLabel(say('Mot de passe'), { exact: true }), PASSWORD)
      for (const label of CONSENTS[language]) await choose(signUp.getByRole('checkbox', { name: label }))
      await tap(buttonOn(signUp, say('Créer mon compte')))
      // The answer brings the cookie by which this browser is known, later than the mail is written.
      await expect(page.getByText(say('Compte créé avec succès !'))).toBeVisible()
      await expect.poll(() => mails(email).length).toBe(1)

      await page.goto(linkIn(mails(email)[0]))
      count.taps += 1
      await expect(page.getByText(email)).toBeVisible()
      await expect(buttonOn(page, say('Confirmer et entrer'))).toBeFocused()
      await tap(buttonOn(page, say('Confirmer et entrer')))
      await expect(page.getByText(say('Votre récit est prêt'))).toBeVisible()
      await expect(buttonOn(formOn(page), say('Publier'))).toBeInViewport({ ratio: 1 })
      await tap(buttonOn(formOn(page), say('Publier')))
      await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible()
      await tap(page.getByRole('link', { name: { fr: /^Lire ce/, en: /^Read th/ }[language] }).last())
      await expect(page).toHaveURL(/\/matches/)
      const card = page.getByRole('article').filter({ hasText: sam.username })
      await tap(card.getByRole('link', { name: say('Contacter {{name}}', { name: sam.username }) }))
      await fill(page.getByRole('dialog').getByRole('textbox'), hello)
      await tap(page.getByRole('dialog').getByRole('button', { name: { fr: /Envoyer/, en: /Send/ }[language] }))
      await expect(page.getByText(hello)).toBeVisible()

      const said = `${count.taps} taps, that on the link of the mail among them, ${count.fields} fields beside the story`
      info.annotations.push({ type: 'counted', description: said })
      process.stdout.write(`${said}\n`)
      expect(count.taps, said).toBeLessThanOrEqual(TAPS_MAX)
      expect(count.fields, said).toBeLessThanOrEqual(FIELDS_MAX)
    },
  )

  test(`a story begun on one phone waits, whole, in the browser in which the address is confirmed (${language})`, async ({
    visitor,
  }) => {
    const { page, mails } = await visitor(phone)
    await speaks(page, language)
    const { country, postalCode, month } = HERE[language]
    const title = `Vertiges ${randomUUID().slice(0, 8)}`
    await page.goto('/')
    const form = formOn(page)
    await form.getByRole('textbox', { name: say('Titre'), exact: true }).fill(title)
    await buttonOn(form, say('Continuer')).tap()
    await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Chaque matin la pièce tourne.')
    await expectAccessible(page)
    await expect(form.getByRole('slider', { name: say('Intensité') })).toHaveAttribute(
      'aria-valuetext',
      say('pas encore choisie'),
    )
    await buttonOn(form, say('Continuer')).tap()
    await expect(form.getByText(say('Étape {{number}} sur {{total}}', { number: 2, total: 4 }))).toBeFocused()
    await form.getByRole('textbox', { name: say('Date de début') }).fill('9/3/2024')
    await unscrolled(page)
    await buttonOn(form, say('Continuer')).tap()
    await expect(form.getByRole('combobox', { name: say('Pays') })).toHaveValue(country)
    await expect(form.getByText(say('Proposé d’après votre navigateur. Changez-le, ou effacez-le.'))).toBeVisible()
    await form.getByRole('textbox', { name: say('Code postal') }).fill(postalCode)
    await unscrolled(page)
    await buttonOn(form, say('Continuer')).tap()
    await unscrolled(page)
    await buttonOn(form, say('Continuer')).tap()
    const review = form.getByRole('region', { name: say('Voici ce que les autres verront') })
    await expect(review).toContainText(`${{ fr: 'Depuis', en: 'Since' }[language]} ${month} · ${country}`)
    await expect(review.getByRole('listitem')).toHaveText([
      new RegExp(`9 ${month}`),
      new RegExp(postalCode),
      { fr: /adresse e-mail/, en: /email address/ }[language],
    ])
    await expect(review.getByRole('img', { name: { fr: /Intensité/, en: /Intensity/ }[language] })).toHaveCount(0)
    await unscrolled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await buttonOn(form, say('Publier')).tap()

    await expect(storyOn(page)).toContainText(`${title} Chaque matin la pièce tourne.`)
    await page.reload()
    await expect(storyOn(page)).toContainText(title)
    const email = `${randomUUID().slice(0, 12)}@exemple.fr`
    const signUp = page.getByRole('tabpanel')
    for (const field of await signUp.locator('input:not([type=checkbox], [type=hidden])').all())
      await expect(field).toHaveAttribute('required', '')
    await signUp.getByRole('textbox', { name: say('Pseudonyme') }).fill(`Ailleurs ${randomUUID().slice(0, 6)}`)
    await signUp.getByRole('textbox', { name: say('Adresse e-mail') }).fill(email)
    await signUp.getByLabel(say('Mot de passe'), { exact: true }).fill(PASSWORD)
    for (const label of CONSENTS[language]) await signUp.getByRole('checkbox', { name: label }).check()
    await expectAccessible(page)
    await buttonOn(signUp, say('Créer mon compte')).tap()
    await expect(
      page.getByText({ fr: 'Votre récit vous attend', en: 'Your story is waiting' }[language], { exact: false }),
    ).toBeVisible()
    await expect(
      page.getByText(
        {
          fr: /dans ce navigateur, un appui .* vous connecte.*; dans un autre, votre mot de passe est demandé/,
          en: /in this browser, one tap .* signs you in; in another one, it asks for your password/,
        }[language],
      ),
    ).toBeVisible()
    await expect.poll(() => mails(email).length).toBe(1)

    const { page: desk } = await visitor({ locale: localeOf(language) })
    await speaks(desk, language)
    await desk.goto(linkIn(mails(email)[0]))
    const address = desk.getByRole('textbox', { name: say('Adresse e-mail') })
    await expect(address).toHaveValue(email)
    // Password managers learn of it whose password this is.
    await expect(address).toHaveAttribute('autocomplete', 'username')
    await expect(desk.getByLabel(say('Mot de passe choisi à l’inscription'))).toBeFocused()
    await desk.getByLabel(say('Mot de passe choisi à l’inscription')).fill(PASSWORD)
    await buttonOn(desk, say('Confirmer et entrer')).click()
    await expect(desk).toHaveURL('/#symptome')
    const ready = desk.getByRole('status').filter({ hasText: say('Votre récit est prêt') })
    await expect(ready).toBeInViewport({ ratio: 1 })
    // The story that is ready has the focus, and the button to publish it is few steps away.
    await expect(ready.locator('..')).toBeFocused()
    const publish = buttonOn(formOn(desk), say('Publier'))
    const isReached = () => publish.evaluate((button) => button === document.activeElement)
    let steps = 0
    for (; steps < 9 && !(await isReached()); steps++) await desk.keyboard.press('Tab')
    expect(steps).toBeLessThanOrEqual(3)
    await expect(desk.getByRole('textbox', { name: say('Titre'), exact: true })).toHaveValue(title)
    await expect(desk.getByRole('textbox', { name: say('Code postal') })).toHaveValue(postalCode)
    await expectAccessible(desk)
    await buttonOn(formOn(desk), say('Publier')).click()
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(desk.getByRole('img', { name: { fr: /Intensité/, en: /Intensity/ }[language] })).toHaveCount(0)
    await desk.goto('/')
    await expect(desk.getByRole('textbox', { name: say('Titre'), exact: true })).toHaveValue('')
  })

  test(`on a phone a thread of four steps shows where one is, and leads back and on by a tap and by the keyboard (${language})`, async ({
    visitor,
  }) => {
    const { page } = await visitor(phone)
    await speaks(page, language)
    await page.goto('/#symptome')
    const form = formOn(page)
    const thread = form.getByRole('navigation', { name: say('Étapes du récit') })
    const knots = [
      say('Ce que je ressens'),
      say('Depuis quand'),
      say('Où'),
      say('Pour mieux me comprendre'),
      say('Aperçu'),
    ]
    for (const name of knots) await expect(buttonOn(thread, name)).toBeVisible()
    await expect(thread.getByRole('button', { name: say('Ce que je ressens') })).toHaveAttribute('aria-current', 'step')

    // Nothing lies ahead of a story without words: what is missing is said.
    await buttonOn(thread, say('Où')).tap()
    await expect(form.getByRole('textbox', { name: say('Titre'), exact: true })).toBeFocused()
    await expect(form.getByRole('textbox', { name: say('Titre'), exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByRole('textbox', { name: say('Titre'), exact: true }).fill('Tête lourde')
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Le soir surtout.')

    await buttonOn(thread, say('Depuis quand')).tap()
    const thisMonth = form.getByRole('button', { name: say('Ce mois-ci') })
    await thisMonth.tap()
    await expect(thisMonth).toHaveAttribute('aria-pressed', 'true')
    await buttonOn(thread, say('Où')).tap()
    await expect(form.getByText(say('Étape {{number}} sur {{total}}', { number: 3, total: 4 }))).toBeFocused()
    const country = form.getByRole('combobox', { name: say('Pays') })
    await expect(country).toHaveValue(HERE[language].country)
    await expect(form.getByRole('textbox', { name: say('Titre'), exact: true })).toBeHidden()
    await expect(thread.locator('[aria-current]')).toHaveAccessibleName(say('Où'))
    await form.getByRole('textbox', { name: say('Code postal') }).fill('44000')
    // The country that the browser suggests is taken away by a tap, or by keyboard.
    if (language === 'en') await form.getByRole('button', { name: say('Effacer le pays'), includeHidden: true }).tap()
    else {
      await country.fill('')
      await page.keyboard.press('Tab')
    }
    await expect(country).toHaveValue('')
    await buttonOn(thread, say('Ce que je ressens')).tap()
    await expect(form.getByText(say('Étape {{number}} sur {{total}}', { number: 1, total: 4 }))).toBeFocused()
    await expect(form.getByRole('textbox', { name: say('Titre'), exact: true })).toHaveValue('Tête lourde')

    await page.keyboard.press('Shift+Tab')
    await expect(buttonOn(thread, say('Aperçu'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByText(say('Aperçu'), { exact: true })).toBeFocused()
    const preview = form.getByRole('region', { name: say('Voici ce que les autres verront') })
    await expect(preview).toContainText('Tête lourde')
    await expect(preview).toContainText(say('Depuis moins d’un mois'))
    await expect(preview).not.toContainText(HERE[language].country)
    await unscrolled(page)
    // The draft is kept as before, and is read again from the end.
    await page.reload()
    await expect(thread.locator('[aria-current]')).toHaveAccessibleName(say('Aperçu'))
    await buttonOn(thread, say('Où')).tap()
    await expect(form.getByRole('textbox', { name: say('Code postal') })).toHaveValue('44000')

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(thread).toBeHidden()
    for (const name of [say('Titre'), 'Description', say('Code postal')])
      await expect(form.getByRole('textbox', { name })).toBeVisible()
  })
}
