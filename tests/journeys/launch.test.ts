import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { grant, turnOnSecondFactor } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const language of ['fr', 'en'] as const)
  test(`an admin on a phone sets up a second factor, reads what is missing, copies a line and tries the mail, also when it fails (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'launch')
    const locale = localeOf(language)
    const admin = await member('Ada', {
      ...PHONE,
      language,
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page } = admin
    await speaks(page, language)
    await grant(admin, 'admin')
    await page.goto('/admin/launch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('D’abord, la vérification en deux étapes'))
    await expect(page.getByRole('heading', { name: say('Mise en service') })).toHaveCount(0)
    await expectAccessible(page)

    await turnOnSecondFactor(admin)
    await page.goto('/admin')
    await page
      .getByRole('navigation', { name: say('Administration') })
      .getByRole('link', { name: say('Mise en service') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Mise en service'))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      say('Avant d’ouvrir'),
      say('Pour que tout fonctionne'),
      say('Si vous grandissez'),
    ])
    const mail = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: say('Envoi des e-mails') }) })
    await expect(mail).toContainText(say('À faire'))
    await expect(mail).toContainText(
      say('En attendant, personne ne peut confirmer son adresse ni retrouver son mot de passe.'),
    )
    await mail
      .getByRole('button', { name: say('Copier : {{title}}', { title: say('Envoi des e-mails') }) })
      .press('Enter')
    await expect(mail.getByRole('status').filter({ hasText: say('Copié') })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      {
        fr: /^SMTP_URL=smtp:\/\/COMPTE:MOT_DE_PASSE@mail\.exemple:587$/m,
        en: /^SMTP_URL=smtp:\/\/ACCOUNT:PASSWORD@mail\.example:587$/m,
      }[language],
    )

    await mail.getByRole('button', { name: say('M’envoyer un essai') }).click()
    await expect(
      mail.getByText(say('Écrit dans la boîte de sortie du serveur : sans SMTP_URL, rien ne part.')),
    ).toBeVisible()
    expect(admin.mails(admin.email).some((text) => text.includes('/admin/launch'))).toBe(true)
    await page.route('**/rpc/admin/tryMail', (route) =>
      route.fulfill({ json: { json: { outcome: 'failed', reason: 'login', code: 535 } } }),
    )
    await page.reload()
    await mail.getByRole('button', { name: say('M’envoyer un essai') }).click()
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: say('Le message n’est pas parti') })
    await expect(failed).toContainText(
      { fr: /refuse le compte ou le mot de passe.*535/, en: /rejects the account or the password.*535/ }[language],
    )

    const restore = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: say('Essai de restauration') }) })
    await expect(page.getByText({ fr: 'à faire avant d’ouvrir', en: 'to do before opening' }[language])).toBeVisible()
    if (await restore.getByRole('button', { name: say('J’ai essayé une restauration') }).isVisible())
      await restore.getByRole('button', { name: say('J’ai essayé une restauration') }).press('Enter')
    await expect(restore).toContainText(say('Fait'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  })
