import type { Page } from '@playwright/test'
import { backgroundWorkOn } from '#tests/support/background-work.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import {
  expect,
  expectAccessible,
  expectSaid,
  forgetSession,
  greetingOn,
  type Member,
  PASSWORD,
  sendFrom,
  test,
} from '#tests/support/journey.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const NEXT = 'galet-orange-52'

const sectionOn = (page: Page, name: string) => page.getByRole('region', { name })

async function signInAs(page: Page, { email }: Pick<Member, 'email'>, password = PASSWORD) {
  await forgetSession(page)
  return page
    .context()
    .request.post(`${process.env.JOURNEYS_URL}/api/auth/sign-in/email`, { data: { email, password } })
}

test('a pseudonym changed on a phone replaces the old one on earlier posts too', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const max = await member('Max')
  const { path } = await postBy(lou)
  const { page } = lou
  await openSettings(page, 'profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil et affichage' })).toBeVisible()
  const profile = sectionOn(page, 'Profil et affichage')
  const field = profile.getByRole('textbox', { name: 'Pseudonyme' })
  await expect(field).toHaveValue(lou.username)

  await field.fill(max.username)
  await profile.getByRole('button', { name: 'Changer de pseudonyme' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const name = `Capucine ${crypto.randomUUID().slice(0, 6)}`
  await field.fill(name)
  await sendFrom(field)
  await expectSaid(page, `Votre pseudonyme est maintenant ${name}`)
  await max.page.goto(path)
  await expect(max.page.getByText(name).first()).toBeVisible()
})

test('the settings are an index of eight rows with their values; a page opened from it leads back to the same place', async ({
  member,
}) => {
  const { page, username } = await member('Index', { ...PHONE, viewport: { width: 360, height: 480 } })
  const isRemembering = backgroundWorkOn(page)
  await page.goto('/settings')
  await expect(page).toHaveTitle('Paramètres · Vécu')
  const rows = page.getByRole('navigation', { name: 'Paramètres' }).getByRole('link')
  await expect(rows).toHaveText([
    `Profil et affichage ${username}`,
    'Cas proches et accords Récits comparés',
    'Notifications Dans l’application',
    'Messages et blocages Aucun blocage',
    'Connexion et appareils 1 appareil',
    'Vérification et clés d’accès Non activée',
    'Professionnel de santé Pas de badge',
    'Mes données Aucune copie',
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)

  await isRemembering
  const heading = page.getByRole('heading', { level: 1 })
  const scrolled = () => page.evaluate(() => window.scrollY)
  await rows.last().focus()
  await expect.poll(scrolled).toBeGreaterThan(0)
  const place = await scrolled()
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Paramètres', exact: true }).press('Enter'),
  ]) {
    await rows.last().press('Enter')
    await expect(heading).toHaveText('Mes données')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Mes données · Vécu')
    await expect(page).toHaveURL('/settings/data')
    await back()
    await expect(page).toHaveURL('/settings')
    await expect(heading).toHaveText('Paramètres')
    // Back, the reader stands where they left.
    await expect(rows.last()).toBeFocused()
    await expect.poll(scrolled).toBe(place)
  }
})

test('on a wide screen the index stands beside the page and marks it, in English', async ({ member }) => {
  const { page } = await member('Wide', { language: 'en', locale: 'en-GB', viewport: { width: 900, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await openSettings(page, 'notifications')
  const index = page.getByRole('navigation', { name: 'Settings', exact: true })
  const current = index.locator('[aria-current="page"]')
  await expect(current).toHaveText('Notifications In the app')
  await index.getByRole('link', { name: /^Sign-in and devices/ }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Sign-in and devices' })
  await expect(heading).toBeFocused()
  await expect(current).toHaveText('Sign-in and devices 1 device')
  const [list, title] = [(await index.boundingBox())!, (await heading.boundingBox())!]
  expect(list.x + list.width).toBeLessThan(title.x)
  expect(Math.abs(list.y - title.y)).toBeLessThan(24)
  await expectAccessible(page)

  await page.setViewportSize({ width: 899, height: 800 })
  await expect(index).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  await expect(index.getByRole('link')).toHaveCount(8)
})

test('links to the sections of the former one page lead to their pages, and any other page is missing', async ({
  member,
}) => {
  const { page } = await member('Ancre', PHONE)
  for (const [anchor, address, name] of [
    ['mot-de-passe', '/settings/sign-in#mot-de-passe', 'Mot de passe'],
    ['suppression', '/settings/data#suppression', 'Supprimer mon compte'],
  ] as const) {
    await page.goto(`/settings#${anchor}`)
    await expect(page).toHaveURL(address)
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  await page.goto('/settings#accords')
  await expect(page).toHaveURL('/settings/consents')
  await expect(page.getByRole('heading', { level: 1, name: 'Cas proches et accords' })).toBeVisible()
  await page.goto('/settings#nulle-part')
  await expect(page.getByRole('navigation', { name: 'Paramètres' }).getByRole('link')).toHaveCount(8)

  const answer = await page.goto('/settings/nulle-part')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Paramètres' })).toHaveCount(0)
})

test('a new password signs out the other browser at once, and a wrong form says what is wrong', async ({
  member,
  visitor,
}) => {
  const lou = await member('Lou')
  const { page: other } = await visitor()
  expect((await signInAs(other, lou)).status()).toBe(200)
  await other.goto('/feed')
  await expect(other.getByRole('button', { name: /Notifications/ })).toBeVisible()

  const { page } = lou
  await openSettings(page, 'sign-in')
  const password = sectionOn(page, 'Mot de passe')
  const [current, next] = [password.getByLabel('Mot de passe actuel'), password.getByLabel('Nouveau mot de passe')]
  const send = password.getByRole('button', { name: 'Changer le mot de passe' })
  await current.fill('pas-le-bon-mot')
  await next.fill(NEXT)
  await send.click()
  await expect(current).toBeFocused()
  await expect(password.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await current.fill(PASSWORD)
  await next.fill('motdepasse')
  await send.click()
  await expect(next).toBeFocused()
  await expect(password.getByText(/Ce mot de passe est trop faible/)).toBeVisible()
  await next.fill(NEXT)
  await send.click()
  await expectSaid(page, 'Mot de passe changé')
  await expect(current).toHaveValue('')

  await expect(other).toHaveURL(/\/auth\?/)
  expect((await signInAs(other, lou)).status()).toBe(401)
  expect((await signInAs(other, lou, NEXT)).status()).toBe(200)
})

async function changePassword(page: Page) {
  const password = sectionOn(page, 'Mot de passe')
  await password.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await password.getByLabel('Nouveau mot de passe').fill(NEXT)
  await password.getByRole('button', { name: 'Changer le mot de passe' }).click()
}

test('a new password leaves every tab of this browser signed in and live, and signs out a thief with a copy of its cookie', async ({
  member,
}) => {
  const lou = await member('Lou')
  const max = await member('Max')
  const { id } = await postBy(lou)
  const { page } = lou
  const tab = await page.context().newPage()
  const greetings = [greetingOn(page), greetingOn(tab)]
  await openSettings(page, 'sign-in')
  await tab.goto('/notifications')
  await Promise.all(greetings)
  const asThief = async (cookie: string) =>
    (await fetch(`${process.env.JOURNEYS_URL}/api/me/settings`, { headers: { cookie } })).status
  const copied = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(await asThief(copied)).toBe(200)

  const renewed = [greetingOn(page), greetingOn(tab)]
  await changePassword(page)
  await expectSaid(page, 'Mot de passe changé')
  await Promise.all(renewed)
  expect(await asThief(copied)).toBe(401)
  await commentBy(max, id, 'Moi aussi.')
  await expect(tab.getByRole('main').getByRole('listitem')).toHaveCount(1)
  for (const each of [page, tab]) await expect(each.getByRole('button', { name: /^Notifications.*1/ })).toBeVisible()
  await expect(page).toHaveURL('/settings/sign-in')
  await expect(tab).toHaveURL('/notifications')
  await page.reload()
  await expect(sectionOn(page, 'Mot de passe')).toBeVisible()
})

test('a new password whose answer is lost leads to the sign-in, where it works, and back with the unsaved text', async ({
  member,
}) => {
  const { page, email } = await member('Lou')
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  const title = form.getByRole('textbox', { name: 'Titre', exact: true })
  await title.fill('Ce que j’écrivais')
  await openSettings(page, 'sign-in')
  // The server changes it; neither its answer nor the cookie comes back.
  await page.route('**/rpc/settings/setPassword', async (route) => {
    const asked = route.request()
    const { 'content-length': _, ...headers } = await asked.allHeaders()
    const answer = await fetch(asked.url(), { method: 'POST', headers, body: asked.postData() })
    expect(answer.status).toBe(200)
    await route.abort('connectionreset')
  })
  await changePassword(page)
  await expect(page).toHaveURL(/\/auth\?lost=1&next=%2Fsettings%2Fsign-in/)
  await expect(page.getByText('Session terminée', { exact: true })).toBeVisible()
  const signIn = page.getByRole('tabpanel')
  await signIn.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  const password = signIn.getByLabel('Mot de passe', { exact: true })
  await password.fill(NEXT)
  await sendFrom(password)
  await expect(page).toHaveURL('/settings/sign-in')
  await page.goto('/')
  await expect(title).toHaveValue('Ce que j’écrivais')
})

const ADDRESSES = {
  fr: {
    title: 'Adresse e-mail',
    next: 'Nouvelle adresse e-mail',
    password: 'Mot de passe actuel',
    send: 'Envoyer le lien',
    accents: 'Avant le @, une adresse e-mail s’écrit sans accents',
    ending: 'Il manque la fin de l’adresse, comme .fr ou .com',
  },
  en: {
    title: 'Email address',
    next: 'New email address',
    password: 'Current password',
    send: 'Send the link',
    accents: 'Before the @, an email address has no accented letters',
    ending: 'The end of the address is missing, such as .fr or .com',
  },
}
for (const language of ['fr', 'en'] as const)
  test(`an address is refused by what is wrong with it, and shown as it was typed: ${language}`, async ({ member }) => {
    const words = ADDRESSES[language]
    const { page } = await member('Lou', { language })
    await speaks(page, language)
    await openSettings(page, 'sign-in')
    const section = sectionOn(page, words.title)
    const field = section.getByLabel(words.next)
    const send = section.getByRole('button', { name: words.send })
    await section.getByLabel(words.password).fill(PASSWORD)
    for (const [typed, said] of [
      ['élise@exemple.fr', words.accents],
      ['lea@exemple', words.ending],
    ] as const) {
      await field.fill(typed)
      await send.click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(said))
    }
    const email = `c${crypto.randomUUID().slice(0, 8)}@société.fr`
    await field.fill(`Contact <${email}>`)
    await send.click()
    await expect(section.getByText(email)).toBeVisible()
    await expect(section.getByText(/xn--/)).toHaveCount(0)
  })

test('another address is confirmed from its own mailbox by pressing a button', async ({ member, visitor }) => {
  const lou = await member('Lou')
  const { page, mails } = lou
  const email = `${crypto.randomUUID().slice(0, 12)}@exemple.fr`
  await openSettings(page, 'sign-in')
  const section = sectionOn(page, 'Adresse e-mail')
  await section.getByLabel('Nouvelle adresse e-mail').fill(lou.email)
  await section.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await section.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(section.getByText('C’est déjà l’adresse de votre compte.')).toBeVisible()
  await section.getByLabel('Nouvelle adresse e-mail').fill(email)
  await section.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(section.getByText(new RegExp(`Si l’adresse ${email} est libre`))).toBeVisible()
  await expect.poll(() => mails(email).length).toBe(1)

  const { page: mailbox } = await visitor(PHONE)
  const link = new URL(linkIn(mails(email)[0]))
  await mailbox.goto(link.pathname + link.search)
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Nouvelle adresse e-mail' })).toBeVisible()
  await expectAccessible(mailbox)
  await mailbox.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  // On a phone where nobody is signed in, the link alone shows nobody's account.
  const password = mailbox.getByLabel('Mot de passe de votre compte Vécu')
  await expect(password).toBeFocused()
  await password.fill('pas-le-bon-mot')
  await sendFrom(password)
  await expect(mailbox.getByText(/Ce n’est pas le mot de passe du compte qui a demandé/)).toBeVisible()
  await expectAccessible(mailbox)
  await password.fill(PASSWORD)
  await sendFrom(password)
  await expect(mailbox.getByText(new RegExp(`Votre compte utilise désormais ${email}`))).toBeVisible()
  await mailbox.goto(link.pathname + link.search)
  await mailbox.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  await expect(mailbox.getByText('Ce lien a expiré')).toBeVisible()
  await expect.poll(() => mails(lou.email).some((mail) => mail.includes('a changé'))).toBe(true)
  expect((await signInAs(mailbox, { email })).status()).toBe(200)
})

test('devices are listed with this one first, and another is signed out by keyboard', async ({ member, visitor }) => {
  const lou = await member('Lou')
  const { page: other } = await visitor()
  await signInAs(other, lou)
  const { page } = lou
  await openSettings(page, 'sign-in')
  const section = sectionOn(page, 'Appareils connectés')
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByRole('listitem').first()).toContainText('Cet appareil')
  await section.getByRole('button', { name: /^Déconnecter Chrome/ }).press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await other.goto('/feed')
  await expect(other.getByText('Contenu Protégé')).toBeVisible()
})

test('withdrawing the consent to health data asks first, hides everything and locks writing; giving it again restores all', {
  tag: '@core',
}, async ({ member }) => {
  const lou = await member('Lou')
  const max = await member('Max')
  const { path, title } = await postBy(lou)
  const { page } = lou
  await openSettings(page, 'consents')
  const section = sectionOn(page, 'Cas proches et accords')
  const consent = section.getByRole('checkbox', { name: /mes données de santé/ })
  await expect(consent).toBeChecked()
  await consent.click()
  const dialog = page.getByRole('dialog', { name: /Retirer cet accord/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(consent).toBeChecked()
  await consent.click()
  await dialog.getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(consent).not.toBeChecked()
  await max.page.goto(path)
  await expect(max.page.getByRole('heading', { level: 1 })).not.toHaveText(title)

  await consent.click()
  await expect(consent).toBeChecked()
  await section.getByText('Voir l’historique de mes accords').click()
  await expect(section.getByText(/Donné le .*, retiré le /)).toBeVisible()
  await max.page.goto(path)
  await expect(max.page.getByRole('heading', { name: title })).toBeVisible()
})

test('matches of symptoms are on and matches of medications off by default; each has its own switch and keeps its state', async ({
  member,
}) => {
  const { page } = await member('Lou', PHONE)
  await openSettings(page, 'consents')
  const section = sectionOn(page, 'Cas proches et accords')
  const ofMedications = section.getByRole('checkbox', { name: 'Recevoir des cas proches pour mes médicaments' })
  const ofSymptoms = section.getByRole('checkbox', { name: 'Comparer mes récits à ceux des autres' })
  await expect(ofMedications).not.toBeChecked()
  await ofMedications.press(' ')
  await expect(ofMedications).toBeChecked()
  await expectSaid(page, 'C’est enregistré')
  await page.reload()
  await expect(ofMedications).toBeChecked()
  await expect(ofSymptoms).toBeChecked()
  await ofMedications.press(' ')
  await expect(ofMedications).not.toBeChecked()
})

test('the list of blocked members names a member, who can be unblocked', async ({ member }) => {
  const lou = await member('Lou')
  const max = await member('Max')
  const { id } = await postBy(lou)
  await commentBy(max, id, 'Moi aussi.')
  const { request } = lou.page.context()
  const { items } = await (await request.get(`${process.env.JOURNEYS_URL}/api/posts/${id}/comments`)).json()
  await request.put(`${process.env.JOURNEYS_URL}/api/me/blocks/${items[0].author.id}`)
  await openSettings(lou.page, 'messages')
  const section = sectionOn(lou.page, 'Personnes bloquées')
  await section.getByRole('button', { name: `Débloquer ${max.username}` }).click()
  await expect(section.getByText('Vous n’avez bloqué personne.')).toBeVisible()
  // The button went with its row: a screen reader is not sent back to the top of the page.
  await expect(section.getByRole('heading', { name: 'Personnes bloquées' })).toBeFocused()
})
