import type { Page } from '@playwright/test'
import { asks, idOf } from '#tests/support/fixtures/private-talk.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** As the page promises. */
const WITHIN = { timeout: 5_000 }

const sectionOn = (page: Page, name: string) => page.getByRole('region', { name })

test('a member reads that nobody looked at their account, and sees within five seconds that an admin did', async ({
  member,
}) => {
  const ada = await makeStaff(await member('Ada'), 'admin')
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await openSettings(page, 'data')
  const section = sectionOn(page, 'Qui a consulté mes données')
  await expect(section.getByText('Personne de l’équipe n’a consulté vos données.')).toBeVisible()
  await asks(ada, 'GET', `/api/admin/members/${await idOf(lou)}`)
  await expect(section.getByText('La fiche de votre compte')).toBeVisible(WITHIN)
  await expect(section.getByText('Pour gérer les comptes')).toBeVisible()
  await expect(section.getByText(/^Administration/)).toBeVisible()
  await expect(section).not.toContainText(ada.username)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await section.getByText('Ce qui concerne tous les membres à la fois').click()
  await asks(ada, 'GET', '/api/admin/audit')
  await expect(section.getByText('Le registre des actes de l’équipe').first()).toBeVisible(WITHIN)
  await expectAccessible(page)
})
