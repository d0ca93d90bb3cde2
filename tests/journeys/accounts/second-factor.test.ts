import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { codeOf } from '#tests/support/authenticator.ts'
import {
  expect,
  expectAccessible,
  expectSaid,
  forgetSession,
  type Member,
  PASSWORD,
  sendFrom,
  test,
} from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const

const sectionOn = (page: Page, name: string) => page.getByRole('region', { name })
const factorOn = (page: Page) => sectionOn(page, 'Vérification en deux étapes')
const dialogOn = (page: Page) => page.getByRole('dialog')
const noScrollAside = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

async function signInWithPassword(page: Page, { email }: Pick<Member, 'email'>) {
  await forgetSession(page)
  await page.goto('/auth')
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
}

async function secretIn(dialog: Locator): Promise<string> {
  await dialog.getByText('Impossible de viser l’image ?').press('Enter')
  return (await dialog.locator('code').innerText()).replace(/\s/g, '')
}
const codesIn = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem').allInnerTexts()

/** Turns the second factor on with the current code; the code that the app shows next is still good at sign-in. */
async function turnOn(page: Page): Promise<{ spent: string; backupCodes: string[]; next: () => Promise<string> }> {
  await openSettings(page, 'security')
  await factorOn(page).getByRole('button', { name: 'Activer la vérification en deux étapes' }).click()
  const dialog = dialogOn(page)
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('img', { name: /Image à viser/ })).toBeVisible()
  const secret = await secretIn(dialog)
  const at = new Date()
  const spent = await codeOf(secret, at)
  await dialog.getByLabel('Code à 6 chiffres').fill(spent)
  await dialog.getByRole('button', { name: 'Activer', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const backupCodes = await codesIn(dialog)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Terminer' }).click()
  await expect(dialog).toBeHidden()
  // The current step's code where that step has begun since, else the code of the step after the spent one.
  const next = async () => codeOf(secret, new Date(Math.max(Date.now(), at.getTime() + 30_000)))
  return { spent, backupCodes, next }
}

test('a member turns the second factor on by keyboard on a phone, a wrong code first, and keeps the backup codes', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page, mails } = lou
  await openSettings(page, 'security')
  const section = factorOn(page)
  await section.getByRole('button', { name: 'Activer la vérification en deux étapes' }).press('Enter')
  const dialog = dialogOn(page)
  const password = dialog.getByLabel('Votre mot de passe')
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await noScrollAside(page)
  await password.fill('pas-le-bon-mot')
  await sendFrom(password)
  await expect(dialog.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await sendFrom(password)

  const code = dialog.getByLabel('Code à 6 chiffres')
  await expect(dialog.getByText(/Dans l’application, ajoutez un compte/)).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Relier votre application' })).toBeVisible()
  await expect(code).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await noScrollAside(page)
  const right = await codeOf(await secretIn(dialog), new Date())
  await code.fill(right === '000000' ? '000001' : '000000')
  await sendFrom(code)
  await expect(dialog.getByText(/Ce code n’est pas le bon/)).toBeVisible()
  await expect(code).toBeFocused()
  await expect(dialog.getByText(/Ce code n’est pas le bon/)).toBeInViewport({ ratio: 1 })
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await sendFrom(code)

  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await noScrollAside(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(/Gardez d’abord vos codes/)).toBeInViewport({ ratio: 1 })
  const box = dialog.getByRole('checkbox', { name: 'J’ai gardé mes codes en lieu sûr' })
  await expect(box).toBeFocused()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Télécharger' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('vecu-codes-de-secours.txt')
  await box.press('Space')
  await dialog.getByRole('button', { name: 'Terminer' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(section.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => mails(lou.email).at(-1)).toContain('La vérification en deux étapes est activée')
})

test('at a desk the code field is in sight below the picture, without scrolling', async ({ member }) => {
  const { page } = await member('Lou', { viewport: { width: 1280, height: 800 } })
  await openSettings(page, 'security')
  await factorOn(page).getByRole('button', { name: 'Activer la vérification en deux étapes' }).click()
  const dialog = dialogOn(page)
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('img', { name: /Image à viser/ })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Code à 6 chiffres')).toBeInViewport({ ratio: 1 })
})

test('a member on a phone signs in by keyboard with a code of the app after a spent one, then with a backup code once', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  const { spent, backupCodes, next } = await turnOn(page)
  await signInWithPassword(page, lou)
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible()
  const asked = page.getByLabel('Code à 6 chiffres')
  await expect(asked).toBeFocused()
  await expect(asked).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await noScrollAside(page)
  await asked.fill(spent)
  await sendFrom(asked)
  await expect(page.getByText(/Ce code n’est pas le bon, ou il a déjà servi/)).toBeVisible()
  await expect(asked).toBeFocused()
  await page.reload()
  await page.getByLabel('Code à 6 chiffres').fill(await next())
  await sendFrom(page.getByLabel('Code à 6 chiffres'))
  await expect(page).toHaveURL('/')

  await signInWithPassword(page, lou)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).press('Enter')
  const backupField = page.getByLabel('Code de secours', { exact: true })
  await expect(backupField).toBeFocused()
  await expectAccessible(page)
  await backupField.fill(backupCodes[0]!.toUpperCase().replace('-', ' '))
  await sendFrom(backupField)
  await expect(page).toHaveURL('/')

  await signInWithPassword(page, lou)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).press('Enter')
  await backupField.fill(backupCodes[0]!)
  await sendFrom(backupField)
  await expect(page.getByText(/Ce code de secours n’est pas le bon/)).toBeVisible()
  await expect(backupField).toBeFocused()
  await expectAccessible(page)
})

test('new backup codes and turning the second factor off ask for the password; a second step without a first leads back', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const { backupCodes } = await turnOn(page)
  const section = factorOn(page)
  const dialog = dialogOn(page)
  await expect(section.getByText('Activée')).toBeVisible()

  await section.getByRole('button', { name: 'Nouveaux codes de secours' }).click()
  await expect(dialog.getByLabel('Votre mot de passe')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('button', { name: 'Nouveaux codes de secours' })).toBeFocused()
  await section.getByRole('button', { name: 'Nouveaux codes de secours' }).click()
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Voir les nouveaux codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  expect((await codesIn(dialog)).filter((code) => backupCodes.includes(code))).toEqual([])
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Terminer' }).click()

  await section.getByRole('button', { name: 'Désactiver' }).click()
  await expect(dialog.getByLabel('Votre mot de passe')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Votre mot de passe').fill('pas-le-bon-mot')
  await dialog.getByRole('button', { name: 'Désactiver' }).click()
  await expect(dialog.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Désactiver' }).click()
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
  await signInWithPassword(page, lou)
  await expect(page).toHaveURL('/')

  await forgetSession(page)
  await page.goto('/auth?view=code&next=%2Ffeed')
  await page.getByLabel('Code à 6 chiffres').fill('12 34')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Cette valeur n’est pas valable')).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill('123456')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Cette connexion a expiré')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Recommencer la connexion' }).click()
  await expect(page).toHaveURL('/auth?next=%2Ffeed')
  await expect(page.getByRole('tab', { name: 'Se connecter' })).toBeVisible()
})

test('locked codes show a message, and the mailed link unlocks them', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page, mails } = lou
  const { next } = await turnOn(page)
  // The row is as thirty wrong codes in a day leave it: a server test makes them by requests.
  await onJourneyDatabase((db) =>
    db.execute(sql`update two_factor set locked_until = '9999-12-31' from "user" u
      where u.id = user_id and u.email = ${lou.email}`),
  )
  await signInWithPassword(page, lou)
  await page.getByLabel('Code à 6 chiffres').fill(await next())
  await sendFrom(page.getByLabel('Code à 6 chiffres'))
  await expect(page.getByText('Les codes sont bloqués')).toBeVisible()
  await expectAccessible(page)
  await noScrollAside(page)

  const unlocking = () => mails(lou.email).filter((mail) => mail.includes('Trop de codes faux'))
  await expect.poll(() => unlocking().length).toBe(1)
  await page.goto(linkIn(unlocking()[0]))
  await expect(page.getByRole('heading', { level: 1, name: 'Débloquer les codes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Débloquer les codes' }).press('Enter')
  await expect(page.getByText('Codes débloqués')).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter' }).last().press('Enter')
  await expect(page.getByRole('tab', { name: 'Se connecter' })).toBeVisible()
  await signInWithPassword(page, lou)
  await page.getByLabel('Code à 6 chiffres').fill(await next())
  await sendFrom(page.getByLabel('Code à 6 chiffres'))
  await expect(page).toHaveURL('/')
})

test('a member who lost their codes gets a mailed link, a banner where they are signed in, and a new password after the wait', async ({
  member,
  visitor,
}) => {
  const lou = await member('Lou')
  await turnOn(lou.page)
  // The row is as a use in a browser known as hers leaves it: a server test makes it by requests.
  const set = (column: string, table: string, owner: string, value: string) =>
    onJourneyDatabase((db) =>
      db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = now() + ${value}::interval
        from "user" u where u.id = ${sql.identifier(owner)} and u.email = ${lou.email}`),
    )
  await set('proven_at', 'two_factor', 'user_id', '0')
  const { page, mails } = await visitor(PHONE)
  const begin = async () => {
    await signInWithPassword(page, lou)
    await page.getByRole('button', { name: 'Je n’ai plus accès à mes codes' }).press('Enter')
    await expectAccessible(page)
    await noScrollAside(page)
    await page.getByRole('button', { name: 'Demander de l’aide' }).press('Enter')
  }
  const helping = () => mails(lou.email).filter((mail) => mail.includes('recovery='))
  const beginByMail = async (nth: number) => {
    await begin()
    await expect(page.getByRole('status').getByText('Consultez votre messagerie')).toBeVisible()
    await expect.poll(() => helping().length).toBe(nth)
    await page.goto(linkIn(helping()[nth - 1]))
    await expect(page.getByRole('heading', { level: 1, name: 'Codes perdus' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Demander le retrait' }).press('Enter')
    await expect(page.getByText('Demande enregistrée')).toBeVisible()
    await expectAccessible(page)
  }
  await beginByMail(1)
  // The link works where one is signed in, too.
  await lou.page.goto(linkIn(helping()[0]))
  await expect(lou.page.getByRole('heading', { level: 1, name: 'Codes perdus' })).toBeVisible()
  const banner = lou.page.getByRole('region', { name: 'Retrait de la vérification en deux étapes' })
  await expect(banner).toContainText('Possible à partir du')
  await expectAccessible(lou.page)
  await banner.getByRole('button', { name: 'Annuler cette demande' }).press('Enter')
  await expect(banner).toBeHidden()
  await expectSaid(lou.page, 'La vérification en deux étapes reste en place')

  await beginByMail(2)
  await begin()
  await expect(page.getByText('Votre demande est en cours')).toBeVisible()
  await set('due_at', 'factor_recovery', 'member_id', '-1 minute')
  await begin()
  await expect(page.getByText('Les 72 heures sont passées')).toBeVisible()
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).press('Enter')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(lou.email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  const resets = () => mails(lou.email).filter((mail) => mail.includes('reset='))
  await expect.poll(() => resets().length).toBe(1)
  await page.goto(linkIn(resets()[0]))
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('comme vous l’avez demandé')
  await expectAccessible(page)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('givre-orange-58')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(lou.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill('givre-orange-58')
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
  await expect(page).toHaveURL('/')
})

test('a passkey is added after the password, opens the account without it, and opens it no more once removed', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  const { page, mails } = lou
  await turnOn(page)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const section = sectionOn(page, 'Clés d’accès')
  const dialog = dialogOn(page)
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).press('Enter')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await noScrollAside(page)
  await dialog.getByLabel('Nom de la clé').fill('Mon téléphone')
  await dialog.getByLabel('Votre mot de passe').fill('pas-le-bon-mot')
  await sendFrom(dialog.getByLabel('Votre mot de passe'))
  await expect(dialog.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await sendFrom(dialog.getByLabel('Votre mot de passe'))
  await expect(section.getByRole('listitem')).toContainText('Mon téléphone')
  await expect(dialog).toBeHidden()
  await expect.poll(() => mails(lou.email).at(-1)).toContain('Une clé d’accès ouvre maintenant votre compte')

  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await sendFrom(dialog.getByLabel('Votre mot de passe'))
  await expect(dialog.getByText('Cet appareil a déjà une clé d’accès pour votre compte.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden() // the next one has a field of the same name

  await section.getByRole('button', { name: 'Renommer la clé Mon téléphone' }).press('Enter')
  await dialog.getByLabel('Nom de la clé').fill('Téléphone bleu')
  await dialog.getByRole('button', { name: 'Enregistrer le nom' }).press('Enter')
  await expect(section.getByRole('listitem')).toContainText('Téléphone bleu')
  await expectAccessible(page)
  await noScrollAside(page)

  await forgetSession(page)
  await page.goto('/auth?next=%2Ffeed')
  await expectAccessible(page)
  await noScrollAside(page)
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).press('Enter')
  await expect(page).toHaveURL('/feed')
  await expect(page.getByRole('button', { name: /Notifications/ })).toBeVisible()

  await openSettings(page, 'security')
  await section.getByRole('button', { name: 'Retirer la clé Téléphone bleu' }).press('Enter')
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await sendFrom(dialog.getByLabel('Votre mot de passe'))
  await expect(section.getByText('Vous n’en avez pas encore.')).toBeVisible()
  await forgetSession(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).press('Enter')
  await expect(page.getByText(/Cette clé d’accès n’ouvre aucun compte/)).toBeVisible()
  await expectAccessible(page)
})

test('a browser without passkeys is offered none', async ({ visitor }) => {
  const { page } = await visitor()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })).toBeHidden()
})

test('a device that gives no passkey, whatever its reason, is not called a failure of the site', async ({
  visitor,
}) => {
  const { page } = await visitor()
  for (const reason of ['NotAllowedError', 'NotSupportedError', 'UnknownError']) {
    await page.goto('/auth')
    await page.evaluate((name) => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', name))
    }, reason)
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
      'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
    )
  }
})
