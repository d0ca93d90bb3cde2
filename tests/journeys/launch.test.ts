import { grant, turnOnSecondFactor } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('an admin on a phone sets up a second factor, reads what is missing, copies a line and tries the mail, also when it fails', async ({
  member,
}) => {
  const admin = await member('Ada', { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = admin
  await grant(admin, 'admin')
  await page.goto('/admin/launch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('D’abord, la vérification en deux étapes')
  await expect(page.getByRole('heading', { name: 'Mise en service' })).toHaveCount(0)
  await expectAccessible(page)

  await turnOnSecondFactor(admin)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Mise en service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mise en service')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Avant d’ouvrir',
    'Pour que tout fonctionne',
    'Si vous grandissez',
  ])
  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Envoi des e-mails' }) })
  await expect(mail).toContainText('À faire')
  await expect(mail).toContainText('personne ne peut confirmer son adresse')
  await mail.getByRole('button', { name: /^Copier.*Envoi des e-mails$/ }).press('Enter')
  await expect(mail.getByRole('status').filter({ hasText: 'Copié' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SMTP_URL=/)

  await mail.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await expect(mail.getByText('Écrit dans la boîte de sortie du serveur')).toBeVisible()
  expect(admin.mails(admin.email).some((text) => text.includes('/admin/launch'))).toBe(true)
  await page.route('**/rpc/admin/tryMail', (route) =>
    route.fulfill({ json: { json: { outcome: 'failed', reason: 'login', code: 535 } } }),
  )
  await page.reload()
  await mail.getByRole('button', { name: 'M’envoyer un essai' }).click()
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Le message n’est pas parti' })
  await expect(failed).toContainText(/refuse le compte ou le mot de passe.*535/)

  const restore = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Essai de restauration' }) })
  await expect(page.getByText('à faire avant d’ouvrir')).toBeVisible()
  if (await restore.getByRole('button', { name: 'J’ai essayé une restauration' }).isVisible())
    await restore.getByRole('button', { name: 'J’ai essayé une restauration' }).press('Enter')
  await expect(restore).toContainText('Fait')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
