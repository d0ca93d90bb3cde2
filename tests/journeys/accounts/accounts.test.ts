import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import {
  expect,
  expectAccessible,
  forgetSession,
  greetingOn,
  PASSWORD,
  sendFrom,
  test,
} from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openSettings } from '#tests/support/settings.ts'

const someone = () => {
  const mark = randomUUID().slice(0, 8)
  return { username: `Camille ${mark}`, email: `camille-${mark}@exemple.fr` }
}

/** Returns the shown one of the two forms behind the tabs. */
const shownForm = (page: Page) => page.getByRole('tabpanel')
const password = (form: Locator | Page, label = 'Mot de passe') => form.getByLabel(label, { exact: true })
/** Returns the alert of the page itself: toasts have a place of their own. */
const alertOn = (page: Page) => page.getByRole('main').getByRole('alert')
const accountButton = (page: Page, username: string) =>
  page.getByRole('button', { name: new RegExp(`^(Mon compte|My account), ${username}$`) })

const CONSENTS = [/ans ou plus/, /conditions d’utilisation/, /données de santé/]

/** Fills the form of a new account and sends it. */
async function fillSignUp(page: Page, { username, email }: { username: string; email: string }) {
  const form = shownForm(page)
  await form.getByRole('textbox', { name: 'Pseudonyme' }).fill(username)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await password(form).fill(PASSWORD)
  for (const label of CONSENTS) await form.getByRole('checkbox', { name: label }).check()
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText(/Compte créé avec succès\s!/)).toBeVisible()
}

async function signIn(page: Page, { email, secret = PASSWORD }: { email: string; secret?: string }) {
  const form = shownForm(page)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await password(form).fill(secret)
  await sendFrom(password(form))
}

test('a visitor opens an account with every consent asked for, confirms it by mail, and signs in to it', {
  tag: ['@core', '@looks'],
}, async ({ visitor }) => {
  const { page, mails } = await visitor()
  const { username, email } = someone()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Créer un compte' }).click()
  const form = shownForm(page)
  const boxes = form.getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()

  await form.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(form.getByText('Ce champ est requis')).toHaveCount(3)
  await expect(form.getByText('Cet accord est nécessaire pour créer un compte')).toHaveCount(3)
  const name = form.getByRole('textbox', { name: 'Pseudonyme' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Ce champ est requis/)
  await expectAccessible(page)

  await name.fill(username)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await password(form).fill(`1${username}`)
  await form.getByRole('button', { name: 'Afficher ou masquer le mot de passe' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(`1${username}`)
  for (const label of CONSENTS) await form.getByRole('checkbox', { name: label }).check()
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(form.getByText(/Il ressemble à votre adresse e-mail ou à votre pseudonyme/)).toBeVisible()
  await expect(password(form)).toBeFocused()
  expect(mails(email)).toEqual([])

  await password(form).fill(PASSWORD)
  await sendFrom(password(form))
  await expect(page.getByText(/Compte créé avec succès\s!/)).toBeVisible()
  await expect(page.getByText(/courriers indésirables \(spam\)/)).toBeVisible()
  await expect.poll(() => mails(email).length).toBe(1)
  expect(mails(email)[0]).toContain('Confirmer mon adresse')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await signIn(page, { email })
  await expect(alertOn(page).getByText('Adresse à confirmer')).toBeVisible()
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).click()
  await expect(page.getByText('L’e-mail de confirmation est reparti.')).toBeVisible()
  await expect.poll(() => mails(email).length).toBe(2)
  await expectAccessible(page)

  await signIn(page, { email, secret: 'un-autre-orage' })
  await expect(alertOn(page)).toContainText('Adresse e-mail ou mot de passe incorrect.')
  await expect(password(shownForm(page))).toBeFocused()

  expect(linkIn(mails(email)[1])).toBe(linkIn(mails(email)[0]))
  await page.goto(linkIn(mails(email)[1]))
  await expect(page.getByText(`sous le pseudonyme « ${username} »`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer et entrer' }).click()
  await expect(accountButton(page, username)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a taken username is refused on its field', async ({ visitor, member }) => {
  const { username } = await member('Anaïs')
  const { page } = await visitor()
  await page.goto('/auth?view=signUp')
  const form = shownForm(page)
  await form.getByRole('textbox', { name: 'Pseudonyme' }).fill(username.toUpperCase().replace('Ï', 'I'))
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(someone().email)
  await password(form).fill(PASSWORD)
  for (const label of CONSENTS) await form.getByRole('checkbox', { name: label }).check()
  await sendFrom(password(form))
  const name = form.getByRole('textbox', { name: 'Pseudonyme' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Ce pseudonyme est déjà pris/)
})

test('a mailed link replaces a forgotten password, weak ones are refused, and every old session is closed', async ({
  visitor,
  member,
}) => {
  const owner = await member('Léon')
  await owner.page.goto('/')
  await expect(accountButton(owner.page, owner.username)).toBeVisible()

  const { page, mails } = await visitor()
  await page.goto('/auth')
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByText('Veuillez saisir votre adresse email')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(owner.email.toUpperCase())
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByText(/Email envoyé\s!/)).toBeVisible()
  await expect.poll(() => mails(owner.email).length).toBe(1)

  const link = linkIn(mails(owner.email)[0])
  await page.goto(link)
  const field = password(page, 'Nouveau mot de passe')
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(owner.email)
  await field.fill('azertyuiop')
  await sendFrom(field)
  await expect(page.getByText(/Il fait partie des mots de passe les plus répandus/)).toBeVisible()
  await field.fill(owner.email)
  await sendFrom(field)
  await expect(page.getByText(/Il ressemble à votre adresse e-mail/)).toBeVisible()
  await expectAccessible(page)
  await field.fill('givre-orange-58')
  await sendFrom(field)
  await expect(page.getByText('Mot de passe changé')).toBeVisible()

  await expect(owner.page).toHaveURL(/\/auth/) // the tab leaves by itself: going elsewhere before would cross it
  await owner.page.goto('/')
  await expect(owner.page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()

  await signIn(page, { email: owner.email })
  await expect(alertOn(page)).toContainText('Adresse e-mail ou mot de passe incorrect.')
  await signIn(page, { email: owner.email, secret: 'givre-orange-58' })
  await expect(accountButton(page, owner.username)).toBeVisible()

  await page.goto(link)
  await expect(alertOn(page)).toContainText('Ce lien a expiré ou a déjà servi.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(owner.email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  const links = () => mails(owner.email).filter((mail) => mail.includes('reset='))
  await expect.poll(() => links().length).toBe(2)
  await page.goto(linkIn(links()[1]))
  await field.fill('brume-citron-91')
  await sendFrom(field)
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
})

test('the form for a new password lists what it removes and what stays, on a phone', async ({ visitor, member }) => {
  const owner = await member('Inès')
  // The rows are those of somebody who knew the password, beside what was used in a browser of hers: a server test makes both by requests.
  await onJourneyDatabase((db) =>
    db.execute(sql`with owner as (select id from "user" where email = ${owner.email}), added as (
        insert into account (id, user_id, account_id, provider_id)
        select gen_random_uuid(), id, ${randomUUID()}, 'https://ailleurs.example' from owner)
      insert into passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up, proven_at)
      select gen_random_uuid(), id, name, 'k', gen_random_uuid()::text, 0, 'singleDevice', false, proven
      from owner, (values ('Téléphone bleu', now()), ('Portable inconnu', null)) as made(name, proven)`),
  )
  const { page, mails } = await visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/auth?view=forgot')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(owner.email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect.poll(() => mails(owner.email).length).toBe(1)
  await page.goto(linkIn(mails(owner.email)[0]))
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveText([/Portable inconnu/, /ailleurs\.example/, /Téléphone bleu.*Ajoutée le/])
  await expect(page.getByText('Retiré avec l’ancien mot de passe')).toBeVisible()
  await expect(page.getByText('Reste en place')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await password(page, 'Nouveau mot de passe').fill('givre-orange-58')
  await sendFrom(password(page, 'Nouveau mot de passe'))
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  await signIn(page, { email: owner.email, secret: 'givre-orange-58' })
  await expect(page).toHaveURL('/')
  await openSettings(page, 'security')
  await expect(page.getByRole('region', { name: 'Clés d’accès' }).getByRole('listitem')).toHaveText([/Téléphone bleu/])
  await expect.poll(() => mails(owner.email).at(-1)).toMatch(/Retiré, car jamais utilisé[^.]*une clé d’accès[^.]*lié/)
})

test('a link that is spent says what to do next', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/auth?confirm=abc')
  await expect(alertOn(page)).toContainText('Ce lien ne fonctionne plus')
  await page.getByRole('link', { name: 'Recevoir un nouveau lien de confirmation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmer une adresse' })).toBeVisible()
})

test('an owner of the mailbox who did not choose the password signs up anew from the link', async ({ visitor }) => {
  const { page, mails } = await visitor({ viewport: { width: 360, height: 740 } })
  const { username, email } = someone()
  await page.goto('/auth?view=signUp')
  await fillSignUp(page, { username: `Autre ${username}`, email })
  await expect.poll(() => mails(email).length).toBe(1)
  await forgetSession(page)
  await page.goto(linkIn(mails(email)[0]))
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
  await password(page, 'Mot de passe choisi à l’inscription').fill('pas-le-bon-mot')
  await sendFrom(password(page, 'Mot de passe choisi à l’inscription'))
  await expect(page.getByText('Ce n’est pas le mot de passe de la dernière inscription')).toBeVisible()
  await expect(password(page, 'Mot de passe choisi à l’inscription')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Je ne l’ai pas choisi, ou je l’ai oublié' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Pseudonyme' })
  await expect(name).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Confirmer et entrer' }).click()
  await expect(page.getByText('Cet accord est nécessaire pour créer un compte')).toHaveCount(3)
  await expectAccessible(page)
  await name.fill(username)
  await password(page).fill(PASSWORD)
  for (const label of CONSENTS) await page.getByRole('checkbox', { name: label }).check()
  await page.getByRole('button', { name: 'Confirmer et entrer' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByRole('dialog').getByText(username, { exact: true })).toBeVisible()
})

test('the sign-in leads to the page asked for, on this site only', async ({ visitor, member }) => {
  const { email, page: own } = await member('Nour')
  const { page } = await visitor()
  await page.goto('/dashboard/symptoms?etat=en-cours')
  // Nobody signed in in this browser yet, so an account comes first.
  await expect(page).toHaveURL(`/auth?view=signUp&next=${encodeURIComponent('/dashboard/symptoms?etat=en-cours')}`)
  await page.getByRole('tab', { name: 'Se connecter' }).click()
  await signIn(page, { email })
  await expect(page).toHaveURL('/dashboard/symptoms?etat=en-cours')
  await expect(page.getByRole('tab', { name: /^En cours/, selected: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText(email)).toBeVisible()
  for (const elsewhere of ['//exemple.fr', '/\\exemple.fr', 'https://exemple.fr', '/auth?next=%2Fauth']) {
    await own.goto(`/auth?next=${encodeURIComponent(elsewhere)}`)
    await expect(own).toHaveURL('/')
  }
})

test('signing out leaves nothing of the member in any tab', { tag: '@core' }, async ({ member }) => {
  const { page, username } = await member('Sacha')
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('vecu.private.someone.symptom', 'J’ai mal'))
  const other = await page.context().newPage()
  await other.goto('/legal/terms')
  await expect(accountButton(other, username)).toBeVisible()

  await accountButton(page, username).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(tab).toHaveURL('/')
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vecu.private.')))).toEqual(
    [],
  )
})

test('signing in reaches the other tabs, with the language and theme of the account', async ({ visitor, member }) => {
  const owner = await member('Maud', { language: 'en' })
  await owner.page.goto('/')
  await owner.page.getByRole('button', { name: /Switch to French/ }).waitFor()
  const saved = owner.page.waitForResponse((response) => response.url().includes('/rpc/accounts/setPreferences'))
  await accountButton(owner.page, owner.username).press('Enter')
  const lines = owner.page.getByRole('menuitem')
  await expect(lines.first()).toBeFocused()
  await expectAccessible(owner.page)
  await owner.page.keyboard.press('Escape')
  await expect(owner.page.getByRole('menu')).toHaveCount(0)
  await expect(accountButton(owner.page, owner.username)).toBeFocused()
  await owner.page.keyboard.press('Enter')
  await expect(lines.first()).toBeFocused()
  await owner.page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await owner.page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter')
  await saved

  const { page } = await visitor({ colorScheme: 'light' })
  const other = await page.context().newPage()
  await other.goto('/auth?next=%2Flegal%2Fterms')
  await page.goto('/auth')
  await signIn(page, { email: owner.email })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: `My account, ${owner.username}` })).toBeVisible()
    await expect(tab.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  }
  await expect(other).toHaveURL('/legal/terms')
})

test('a page that a busy server sends without its answers turns to the language of the account', async ({ member }) => {
  const { page, username } = await member('Hugo', { language: 'en' })
  await page.route('**/legal/terms', async (route) => {
    const response = await route.fetch()
    const busy = (await response.text()).replace(SERVED_ANSWERS, '$1$2').replace('<html lang="en"', '<html lang="fr"')
    expect(busy).not.toMatch(SERVED_ANSWERS)
    expect(busy).toContain('<html lang="fr"')
    await route.fulfill({ response, body: busy })
  })
  await page.goto('/legal/terms')
  await expect(page.getByRole('button', { name: `My account, ${username}` })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('vecu.language'))).toBeNull()
})

const SERVED_ANSWERS = /(<script[^>]* id="served-answers"[^>]*>)[^<]+(<\/script>)/

test('a session that ended returns to the sign-in screen with a message, and then to the page that was open', async ({
  member,
}) => {
  const { page, email, username } = await member('Inès')
  const live = greetingOn(page)
  await page.goto('/legal/terms')
  await expect(accountButton(page, username)).toBeVisible()
  await live // opened later, it would be refused
  await page.waitForLoadState('networkidle') // a request still to come would be the first to be refused
  await page.context().clearCookies()
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Switch to French/ }).click()
  await expect(page.getByText('Session terminée', { exact: true })).toBeVisible()
  await signIn(page, { email })
  await expect(page).toHaveURL('/legal/terms')
  await expect(accountButton(page, username)).toBeVisible()
})

test('the sign-in form says after too many tries when to try again', async ({ visitor }) => {
  const { page } = await visitor()
  const { email } = someone()
  await page.goto('/auth')
  for (let tries = 1; tries <= 6; tries += 1) {
    const answered = page.waitForResponse(/sign-in\/email/)
    await signIn(page, { email })
    expect((await answered).status()).toBe(401)
    await expect(alertOn(page)).toContainText('incorrect')
  }
  await signIn(page, { email })
  await expect(alertOn(page)).toContainText(/Trop de tentatives\. Réessayez après (le .+ à )?\d\d:\d\d/)
})

test('a visitor opens and confirms an account in English on a small phone', async ({ visitor }) => {
  const { page, mails } = await visitor({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  const { username, email } = someone()
  await page.goto('/auth?view=signUp')
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  const form = shownForm(page)
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(3)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByRole('textbox', { name: 'Email address' }).fill(email)
  await password(form, 'Password').fill(PASSWORD)
  for (const label of [/or older/, /terms of use/, /health data/])
    await form.getByRole('checkbox', { name: label }).check()
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(
    page.getByText(/in this browser, one tap .* signs you in; in another one, it asks for your password/),
  ).toBeVisible()
  await expect.poll(() => mails(email).length).toBe(1)
  expect(mails(email)[0]).toContain('Confirm my address')
  await page.goto(linkIn(mails(email)[0]))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog').getByText(username)).toBeVisible()
})

test('beside the sign-in of a wide screen stands what one finds here; a phone has the form alone', async ({
  visitor,
}) => {
  const { page } = await visitor()
  const beside = page.getByRole('region', { name: 'Ce que vous trouverez ici' })
  for (const path of ['/auth', '/auth?view=signUp']) {
    await page.goto(path)
    await expect(beside).toBeInViewport()
    const [form, column] = [await page.getByRole('tabpanel').boundingBox(), await beside.boundingBox()]
    expect(form && column && form.x + form.width < column.x).toBe(true)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(beside).toHaveCount(0)
})
