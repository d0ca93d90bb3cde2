import type { Page } from '@playwright/test'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const formOn = (page: Page) => page.getByRole('form', { name: /^(Décrire un symptôme|Describe a symptom)$/ })
const fieldOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Description', exact: true })
const buttonOn = (page: Page, name: string) => formOn(page).getByRole('button', { name, exact: true })

type Ear = EventTarget & { lang: string; isStopped: boolean }
type Hearing = { ears: Ear[] }

/** Gives the page a recognition of speech that hears what the journey says. */
const listenWith = (page: Page) =>
  page.addInitScript(() => {
    const ears: EventTarget[] = []
    class Recognition extends EventTarget {
      lang = ''
      isStopped = false
      start() {
        ears.push(this)
      }
      stop() {
        this.isStopped = true
        this.dispatchEvent(new Event('end'))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition, ears })
  })

/** The latest recognition that was begun hears these words; `isFinal` false: it is not sure of them yet. */
const hears = (page: Page, words: string, isFinal = true) =>
  page.evaluate(
    ([transcript, final]) => {
      const ear = (window as unknown as Hearing).ears.at(-1)!
      const results = [{ isFinal: final, 0: { transcript } }]
      ear.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
    },
    [words, isFinal] as const,
  )

/** It ends with this error, as a browser says it. */
const failsWith = (page: Page, error: string) =>
  page.evaluate((code) => {
    const ear = (window as unknown as Hearing).ears.at(-1)!
    ear.dispatchEvent(Object.assign(new Event('error'), { error: code }))
    ear.dispatchEvent(new Event('end'))
  }, error)

const lastEar = (page: Page) =>
  page.evaluate(() => {
    const { lang, isStopped } = (window as unknown as Hearing).ears.at(-1)!
    return { lang, isStopped }
  })

for (const language of ['fr', 'en'] as const)
  test(`dictated words are written after those in the field, until it is stopped; a failure is said (${language})`, async ({
    visitor,
  }) => {
    const say = wordsIn(language, 'posts.form')
    const { page } = await visitor({ locale: localeOf(language) })
    await speaks(page, language)
    await listenWith(page)
    await page.goto('/#symptome')
    await fieldOn(page).fill('Depuis lundi')
    // Before the first time it says where the voice may go; nothing is heard before that is read.
    await buttonOn(page, say('Dicter')).click()
    const dialog = page.getByRole('dialog', { name: say('Dicter avec votre navigateur ?') })
    await expect(
      dialog.getByText(
        say(
          'Certains navigateurs envoient votre voix à leur éditeur pour la transcrire. Vécu ne reçoit que le texte, et n’enregistre rien.',
        ),
      ),
    ).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as Hearing).ears.length)).toBe(0)
    await dialog.getByRole('button', { name: say('Dicter'), exact: true }).click()
    await expect(formOn(page).getByText(say('Parlez, vos mots s’écrivent.'))).toBeVisible()
    expect(await lastEar(page)).toEqual({ lang: { fr: 'fr-FR', en: 'en-GB' }[language], isStopped: false })
    await expectAccessible(page)

    await hears(page, ' la tête', false)
    await hears(page, ' la tête me tourne ')
    await hears(page, 'et les doigts picotent')
    await expect(fieldOn(page)).toHaveValue('Depuis lundi la tête me tourne et les doigts picotent')

    await buttonOn(page, say('Arrêter la dictée')).click()
    expect(await lastEar(page)).toEqual({ lang: { fr: 'fr-FR', en: 'en-GB' }[language], isStopped: true })
    await expect(buttonOn(page, say('Dicter'))).toHaveAttribute('aria-pressed', 'false')

    // Asked once a page. Silence is no failure; a refused microphone is one, and what is written stays.
    await buttonOn(page, say('Dicter')).click()
    await failsWith(page, 'no-speech')
    await expect(buttonOn(page, say('Dicter'))).toBeVisible()
    await expect(
      formOn(page).getByText({ fr: 'La dictée s’est arrêtée.', en: 'Dictation has stopped.' }[language], {
        exact: false,
      }),
    ).toHaveCount(0)
    await buttonOn(page, say('Dicter')).click()
    await failsWith(page, 'not-allowed')
    await expect(formOn(page).getByText(say('La dictée s’est arrêtée. Ce qui est écrit reste.'))).toBeVisible()
    await expect(fieldOn(page)).toHaveValue('Depuis lundi la tête me tourne et les doigts picotent')
  })

for (const language of ['fr', 'en'] as const)
  test(`a browser that recognises no speech offers no dictation (${language})`, async ({ visitor }) => {
    const say = wordsIn(language, 'posts.form')
    const { page } = await visitor({ locale: localeOf(language) })
    await speaks(page, language)
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(window, name, { value: undefined })
    })
    await page.goto('/#symptome')
    await expect(fieldOn(page)).toBeVisible()
    await expect(buttonOn(page, say('Dicter'))).toHaveCount(0)
  })
