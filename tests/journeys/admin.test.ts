import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { grant, makeStaff } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const REASON = 'Des messages blessants, plusieurs fois.'

const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const searchOn = (page: Page) => page.getByRole('searchbox', { name: /^(Chercher un membre|Search for a member)$/ })

test('a member without rights is refused; an admin without a second factor reads what is missing', async ({
  member,
}) => {
  const lou = await member('Lou')
  await lou.page.goto('/admin')
  await expect(titleOn(lou.page, 'Accès refusé')).toBeVisible()
  await expect(lou.page.getByText('Vous n’avez pas les permissions nécessaires')).toBeVisible()
  await expect(lou.page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  await expectAccessible(lou.page)

  await grant(lou, 'admin')
  await lou.page.reload()
  await expect(titleOn(lou.page, 'D’abord, la vérification en deux étapes')).toBeVisible()
  await expect(lou.page.getByText('La mise en service s’ouvre ici')).toBeVisible()
  await expectAccessible(lou.page)
  await lou.page.getByRole('link', { name: 'L’activer dans mes paramètres' }).click()
  await expect(lou.page).toHaveURL('/settings/security')
})

test('a moderator finds the cases and nothing that only admins may read', async ({ member }) => {
  const { page } = await makeStaff(await member('Mo'), 'moderator')
  await page.goto('/feed')
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page).toHaveURL(/\/admin\/moderation/)
  await expect(page.getByRole('navigation', { name: 'Administration' }).getByRole('link')).toHaveText(['Modération'])
  for (const path of ['/admin/members', '/admin/audit']) {
    await page.goto(path)
    await expect(titleOn(page, 'Accès refusé')).toBeVisible()
  }
})

test('the overview shows what the database counts, as figures, charts and a table', async ({ member }) => {
  const { page } = await makeStaff(await member('Ada'), 'admin')
  const told = page.waitForResponse((response) => response.url().includes('/rpc/admin/overview'))
  await page.goto('/admin')
  await expect(titleOn(page, 'Vue d’ensemble')).toBeVisible()
  const { json } = (await (await told).json()) as { json: { posts: { total: number }; members: { total: number } } }
  // Journeys go on beside this one: what is shown is what was counted, and that lies between two counts of the database.
  const { rows } = await onJourneyDatabase((db) =>
    db.execute<{ members: string; posts: string }>(
      sql`select (select count(*) from "user" where email_verified) as members, (select count(*) from post) as posts`,
    ),
  )
  expect(json.members.total).toBeGreaterThan(0)
  expect(json.members.total).toBeLessThanOrEqual(Number(rows[0]!.members))
  expect(json.posts.total).toBeLessThanOrEqual(Number(rows[0]!.posts))
  await expect(page.locator('dl').filter({ hasText: 'Membres' }).first()).toContainText(String(json.members.total))
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Ce qui attend',
    'Symptômes les plus partagés',
    'Médicaments les plus déclarés',
    'Croissance des 7 derniers jours',
    'Activité des 7 derniers jours',
  ])
  await page.getByText('Voir les chiffres').first().press('Enter')
  const table = page.getByRole('table', { name: 'Croissance des 7 derniers jours' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expectAccessible(page)
})

test('an admin finds a member, silences them with a reason and an end, which they are told, and lifts the silence', async ({
  member,
}) => {
  const admin = await makeStaff(await member('Ada'), 'admin')
  const lou = await member('Loulou')
  const { page } = admin
  await page.goto('/admin/members')
  const table = page.getByRole('table', { name: 'Membres trouvés' })
  const found = table.getByRole('link')
  await searchOn(page).fill(lou.username)
  await expect(page).toHaveURL(/nom=/)
  await expect(found).toHaveText([lou.username])
  await searchOn(page).fill(lou.email)
  await expect(page).not.toHaveURL(/nom=/)
  await expect(found).toHaveText([lou.username])
  await expect(page).not.toHaveURL(/exemple/)
  await expect(table.getByRole('columnheader')).toHaveText(['Nom', 'Droits', 'État', 'Dernière visite'])
  await expect(table.getByRole('row', { name: lou.username }).getByRole('cell')).toHaveText(['Aucun', 'Actif', /./])
  await expectAccessible(page)
  await page.setViewportSize({ width: 639, height: 800 })
  await expect(table).toHaveCount(0)
  await expect(page.getByRole('listitem').getByRole('link', { name: lou.username })).toBeVisible()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(found).toHaveText([lou.username])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await page.getByRole('link', { name: lou.username }).press('Enter')
  await expect(titleOn(page, lou.username)).toBeVisible()
  await expect(page.getByText(lou.email)).toBeVisible()
  await expectAccessible(page)

  const open = page.getByRole('button', { name: 'Mettre en lecture seule ou suspendre' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Sanctionner ${lou.username}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Appliquer la sanction' }).click()
  const reason = dialog.getByRole('textbox', { name: 'Raison, que la personne lira' })
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill(REASON)
  await dialog.getByRole('combobox', { name: 'Pour combien de temps ?' }).selectOption('3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Appliquer la sanction' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page.getByText('En lecture seule').first()).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await lou.page.goto('/feed')
  await expect.poll(async () => isReadOnly(lou.page)).toBe(true)
  await lou.page.getByRole('region', { name: 'Mesure sur votre compte' }).getByRole('link').press('Enter')
  await expect(titleOn(lou.page, 'Une mesure est prise sur votre compte')).toBeVisible()
  await expect(lou.page.getByText(REASON)).toBeVisible()
  await expect(lou.page.getByRole('button', { name: 'Demander une relecture' })).toBeVisible()
  await expectAccessible(lou.page)

  await page.getByRole('button', { name: /^Lever la sanction/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lever' }).click()
  await expect(page.getByText(/^Levée le/)).toBeVisible()
  await expect.poll(async () => isReadOnly(lou.page)).toBe(false)
})

test('an admin gives and takes rights in dialogs; nobody takes a right from the last admin who has it', async ({
  member,
}) => {
  const admin = await makeStaff(await member('Ada'), 'admin')
  const lou = await member('Lou')
  const { page } = admin
  await page.goto('/admin/members')
  await searchOn(page).fill(lou.username)
  await expect(page).toHaveURL(/nom=/)
  await page.getByRole('link', { name: lou.username }).click()
  await page.getByRole('button', { name: 'Donner le droit : Modération' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Donner' }).click()
  await expect(page.getByText('Donné, en attente de la vérification en deux étapes')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Retirer le droit : Modération' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByRole('button', { name: 'Donner le droit : Modération' })).toBeVisible()
})

for (const language of ['fr', 'en'] as const)
  test(`the audit log describes each act in words, can be filtered, and can be downloaded (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'admin')
    const admin = await makeStaff(await member('Ada', { language, locale: localeOf(language) }), 'admin')
    await speaks(admin.page, language)
    const lou = await member('Lou')
    const { page } = admin
    await page.goto('/admin/members')
    await searchOn(page).fill(lou.username)
    await expect(page).toHaveURL(/nom=/)
    await page.getByRole('link', { name: lou.username }).click()
    await expect(titleOn(page, lou.username)).toBeVisible()
    await page.getByRole('link', { name: say('Voir dans le journal d’audit') }).click()
    await expect(titleOn(page, say('Journal d’audit'))).toBeVisible()
    const entries = page.locator('ol > li')
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText(`${admin.username} ${say('a ouvert la fiche d’un membre')}`)
    await expect(entries).toContainText(say('À propos de : {{name}}', { name: lou.username }))
    await expectAccessible(page)

    await page
      .getByRole('combobox', { name: say('Acte') })
      .selectOption({ label: say('a mis un compte en lecture seule') })
    await expect(page.getByRole('heading', { name: say('Rien au journal') })).toBeVisible()
    await page.getByRole('combobox', { name: say('Acte') }).selectOption('member.read')
    await expect(entries).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: say('Exporter en CSV') }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file.split('\r\n')).toHaveLength(3)
    expect(file).toContain(`,member.read,${admin.username},`)
    const forExcel = page.waitForEvent('download')
    await page.getByRole('link', { name: say('Exporter pour Excel') }).click()
    expect(readFileSync(await (await forExcel).path(), 'utf8')).toContain(
      ['', 'member.read', admin.username, ''].join({ fr: ';', en: ',' }[language]),
    )
    await page.getByRole('button', { name: say('Enlever les filtres') }).click()
    await expect(page.getByRole('button', { name: say('Enlever les filtres') })).toHaveCount(0)
    await page.getByRole('combobox', { name: say('Acte') }).selectOption('audit.exported')
    const exported = entries.filter({ hasText: admin.username })
    await expect(exported).toContainText(Array(2).fill(say('a exporté le journal d’audit')))
    // Both exports held what the filter let through, and the log says so in words.
    await expect(exported).toContainText(
      Array(2).fill(
        { fr: 'choix : a ouvert la fiche d’un membre', en: 'choice: opened the page of a member' }[language],
      ),
    )
    await expect(exported).toContainText(
      Array(2).fill(
        {
          fr: 'à propos d’une seule personne ou chose : oui',
          en: 'about one person or thing only: yes',
        }[language],
      ),
    )

    const about = page.getByRole('combobox', { name: say('À propos de') })
    await about.fill(lou.username)
    await expect(page.getByRole('option', { name: lou.username })).toBeVisible()
    // Enter takes the first.
    await about.press('Enter')
    await expect(page).toHaveURL(/sujet=/)
  })

const isReadOnly = async (page: Page): Promise<boolean> => {
  const answer = await page.context().request.get(new URL('/api/me', page.url()).href)
  return ((await answer.json()) as { member: { isReadOnly: boolean } }).member.isReadOnly
}
