import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { messageOn, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { expect, expectAccessible, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'
import { randomLetters } from '#tests/support/random-letters.ts'

/** Takes away what Safari 16.2 does not have; what a page asks for in vain is an error, which fails a journey. */
const asSafari16 = (context: BrowserContext | Page) =>
  context.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [URL, ['parse', 'canParse']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [AbortSignal, ['any']],
      [Array, ['fromAsync']],
      [Element.prototype, ['checkVisibility']],
      [globalThis, ['Iterator']],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  })

test('a member on a phone of 2022 publishes with and without a photo, and sees it', async ({ member }) => {
  const { page } = await member('Ancien', { viewport: { width: 1280, height: 900 } })
  await asSafari16(page)
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  for (const isPictured of [true, false]) {
    const title = `Plaques ${randomUUID().slice(0, 8)}`
    await page.goto('/')
    await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Des plaques rouges, le soir.')
    if (isPictured) {
      const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8c4a38' } })
        .jpeg()
        .toBuffer()
      const picker = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: 'Photo ou vidéo' }).click()
      await (await picker).setFiles({ name: 'plaque.jpg', mimeType: 'image/jpeg', buffer })
    }
    await form.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('a member on a phone of 2022 signs in, and is led to the page they wanted', async ({ visitor, member }) => {
  const { email } = await member('Ancienne')
  const { page } = await visitor()
  await asSafari16(page)
  await page.goto('/auth?next=/chat')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).toHaveURL(/\/chat$/)
})

test('a visitor on a phone of 2022 opens an account', async ({ visitor }) => {
  const { page } = await visitor()
  await asSafari16(page)
  await page.goto('/auth?view=signUp')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Pseudonyme' }).fill(`Ancienne ${randomLetters(6)}`)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`${randomUUID().slice(0, 12)}@exemple.fr`)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  for (const label of [/ans ou plus/, /conditions d’utilisation/, /données de santé/])
    await form.getByRole('checkbox', { name: label }).check()
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText(/Compte créé avec succès\s!/)).toBeVisible()
})

test('a member on a phone of 2022 sends a message, which the other reads', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  for (const { page } of [ada, bob]) {
    await asSafari16(page)
    await page.goto(talk.path)
  }
  await writeOn(ada.page).fill('Bonsoir, comment va la jambe ?')
  await sendFrom(writeOn(ada.page))
  for (const { page } of [ada, bob]) await expect(messageOn(page, 'Bonsoir, comment va la jambe ?')).toBeVisible()
})

test('a browser that is too old is told so, and not that the connection is lost', async ({ visitor }) => {
  const tooOld = await visitor()
  await tooOld.page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await tooOld.page.goto('/')
  await expectTold(tooOld.page)
  await expectAccessible(tooOld.page)

  const unreading = await visitor()
  await unreading.page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let 1' }),
  )
  await unreading.page.goto('/')
  await expectTold(unreading.page)
})

async function expectTold(page: Page) {
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Ce navigateur est trop ancien pour Vécu : il faut Safari 16.2')
  await expect(failure).toContainText('This browser is too old for Vécu')
  await expect(failure).not.toContainText('connexion', { useInnerText: true })
}
