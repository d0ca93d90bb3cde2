import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { expect, expectAccessible, type Member, PASSWORD, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const PAGES = ['privacy', 'terms', 'cookies', 'mentions', 'accessibility', 'contact']

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const isWithinScreen = async (page: Page) => expect(await widthOver(page)).toBe(0)

test('missing details of the operator are marked as such, in both languages', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/legal/mentions')
  await expect(page.getByText('à compléter par l’exploitant').first()).toBeVisible()
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  await expect(page.getByText('to be completed by the operator').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('[[')
})

test('every screen leads to each legal page, and a long page has an address for each part', { tag: '@core' }, async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/feed')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Accessibilité : non conforme' }).click()
  await expect(titleOf(page)).toHaveText('Accessibilité')
  const others = page.getByRole('navigation', { name: 'Documents légaux' })
  await expect(others.getByRole('link')).toHaveCount(PAGES.length)
  await expect(others.getByRole('link', { name: 'Accessibilité' })).toHaveAttribute('aria-current', 'page')
  await others.getByRole('link', { name: 'Confidentialité' }).click()
  await expect(titleOf(page)).toHaveText('Confidentialité')
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Combien de temps' }).click()
  await expect(page.getByRole('heading', { name: 'Combien de temps' })).toBeInViewport()
  await page.goto('/legal/terms#classement')
  await expect(page.getByRole('heading', { name: 'Ce qui décide de ce que vous voyez' })).toBeInViewport()
})

/** Makes the member one who agreed before the texts changed, and signs them in again, for the server then reads anew who they are. */
async function agreedBefore(member: Member) {
  await onJourneyDatabase((db) =>
    db.execute(
      sql`update consent set version = '2026-01' where kind in ('terms', 'healthData') and member_id = (select id from "user" where email = ${member.email})`,
    ),
  )
  const { page, email } = member
  await page.context().clearCookies()
  const signIn = await page.context().request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
  expect(signIn.status()).toBe(200)
}

test('a member is asked again when the texts change: they read, write nothing, and write once they have agreed, in every tab', async ({
  member,
}) => {
  const [lou, max] = [await member('Lou', PHONE), await member('Max')]
  const post = await asks<{ id: string }>(max, 'POST', '/api/posts/symptoms', vertigo({ title: 'Un vertige du soir' }))
  await agreedBefore(lou)
  const { page } = lou
  await page.goto(`/post/${post.id}`)
  const dialog = page.getByRole('dialog', { name: 'Nos textes ont changé' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectAccessible(page)
  await isWithinScreen(page)

  const other = await page.context().newPage()
  await other.goto('/feed')
  await expect(other.getByRole('dialog', { name: 'Nos textes ont changé' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Plus tard' }).click()
  await expect(dialog).toBeHidden()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Un vertige du soir' })).toBeVisible()
  const banner = page.getByRole('region', { name: 'Nos textes ont changé' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)

  // A member who tries to write is asked to agree again, and loses nothing.
  const comment = page.getByRole('textbox', { name: 'Votre commentaire' })
  await comment.fill('Bon courage à vous.')
  await page.getByRole('button', { name: 'Commenter' }).click()
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(dialog.getByText('Cochez cette case pour accepter.')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await dialog.getByRole('checkbox', { name: /données de santé/ }).check()
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner).toBeHidden()
  await expect(other.getByRole('region', { name: 'Nos textes ont changé' })).toBeHidden({ timeout: 30_000 })
  await expect(comment).toHaveValue('Bon courage à vous.')
  await page.getByRole('button', { name: 'Commenter' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Bon courage à vous.' }).first()).toBeVisible()
})

test('a member who does not agree finds their data, erasure and the texts without a question in the way', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  await agreedBefore(lou)
  const { page } = lou
  await page.goto('/legal/terms')
  await expect(titleOf(page)).toHaveText('Conditions d’utilisation')
  await expect(page.getByRole('region', { name: 'Nos textes ont changé' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Nos textes ont changé' })
  await dialog.getByRole('link', { name: 'Recevoir mes données' }).click()
  await expect(page).toHaveURL('/settings/data#donnees')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Préparer une copie' }).click()
  await expect(
    page
      .getByText('Votre copie se prépare')
      .or(page.getByText(/^Copie du/))
      .first(),
  ).toBeVisible()
  await openSettings(page, 'consents')
  await page.getByRole('link', { name: 'Lire les textes en vigueur et ce qui y a changé' }).click()
  await expect(page.locator('#versions')).toContainText('novembre 2026')
})
