import type { Page } from '@playwright/test'
import { expect, expectAccessible, PASSWORD, test } from '#tests/support/journey.ts'
import { openIdentityProvider, PROVIDER_NAME, providerEnv } from '#tests/support/servers/identity-provider.ts'
import { freePort } from '#tests/support/servers/journey-server.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { openSettings } from '#tests/support/settings.ts'

test.describe.configure({ mode: 'serial' })

let close = async () => {}
let site = ''

test.beforeAll(async () => {
  const [port, own] = [await freePort(), await freePort()]
  site = `http://localhost:${port}`
  const provider = await openIdentityProvider(port, `http://localhost:${own}`)
  const server = await openOwnServer({ ...providerEnv(port), PORT: String(own) })
  close = async () => {
    await server.close()
    await provider.close()
  }
})
test.afterAll(() => close())

/** The provider's own pages would ask for their letters elsewhere, and wait. */
const withoutItsLetters = (page: Page) => page.route(/fonts\./, (route) => route.abort())

test('an account elsewhere is linked with the password, opens the account, and is unlinked', async ({ member }) => {
  const { page, username } = await member('Ada', { site })
  await withoutItsLetters(page)
  await openSettings(page, 'security')
  const section = page.getByRole('region', { name: 'Comptes liés' })
  await section.getByRole('button', { name: `Lier un compte ${PROVIDER_NAME}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Lier un compte ${PROVIDER_NAME} ?` })
  await expect(dialog).toContainText('Vécu n’en retient qu’un identifiant')
  await expectAccessible(page)
  await dialog.getByLabel('Votre mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: `Continuer chez ${PROVIDER_NAME}` }).click()
  await page.getByPlaceholder('Enter any login').fill('ada-de-la-carte')
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section).toContainText(`Votre compte ${PROVIDER_NAME} est lié`)
  await expect(section.getByRole('listitem')).toContainText(PROVIDER_NAME)
  await expectAccessible(page)

  await page.goto('/feed')
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  const other = await page.context().newPage()
  await other.goto('/feed')
  await page.goto('/auth?next=/settings/security')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Se connecter avec ${PROVIDER_NAME}` }).press('Enter')
  // The provider remembers this browser.
  await expect(page).toHaveURL('/settings/security')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: `Mon compte, ${username}` })).toBeVisible()
  await other.close()
  await section.getByRole('button', { name: `Détacher le compte ${PROVIDER_NAME}` }).click()
  const removal = page.getByRole('dialog', { name: 'Détacher ce compte ?' })
  await removal.getByLabel('Votre mot de passe').fill(PASSWORD)
  await removal.getByRole('button', { name: 'Détacher' }).click()
  await expect(section.getByRole('button', { name: `Lier un compte ${PROVIDER_NAME}` })).toBeVisible()
})

test('an account that nobody linked opens nothing, and says what to do, on a phone', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 360, height: 740 }, site })
  await withoutItsLetters(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: `Se connecter avec ${PROVIDER_NAME}` }).click()
  await page.getByPlaceholder('Enter any login').fill('nobody')
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Aucun compte lié' })).toBeVisible()
  await expectAccessible(page)
})
