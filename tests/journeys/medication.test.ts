import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { drugKey } from '#contract/medication/rules.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { expect, expectAccessible, expectSaid, greetingOn, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const STORY = 'Crampes la nuit et jambes lourdes en montant l’escalier, depuis trois semaines.'

/** Returns a name that no other journey's report has, so that nothing else resembles it. */
const ownName = () => `Zorbamine ${randomUUID().replace(/[^a-f]/g, '')}`

type Declared = { id: string; version: number; severity: number }
const reportSaying = (name: string, given: object = {}) => ({
  requestId: randomUUID(),
  drugs: [{ role: 'suspected', name, dosage: '20 mg' }],
  description: STORY,
  severity: 2,
  onsetDate: '2026-03-02',
  ...given,
})
const declared = (who: Member, name: string, given: object = {}) =>
  asks<Declared>(who, 'POST', '/api/medication/reports', reportSaying(name, given))

/** Shows both members, as after the turn of the day, the pairs of reports on this medication. */
const seenFromTomorrow = (name: string) =>
  onJourneyDatabase((db) =>
    expect
      .poll(async () => {
        const { rowCount } = await db.execute(sql`
          insert into medication_disclosure (report_id, pair_id, is_substance, effects, place)
          select own.report_id, pair.id, pair.is_substance, pair.effects, pair.id::text
          from medication_introduction pair join report_key own on own.report_id in (pair.a, pair.b) and own.name_key = ${drugKey(name)}`)
        return rowCount
      })
      .toBe(2),
  )

const isWithinPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
const nameOn = (page: Page) => page.getByLabel(/^Nom du médicament/)
const storyOn = (page: Page) => page.getByRole('textbox', { name: 'Ce qui a été ressenti' })
const othersOn = (page: Page) => page.getByRole('textbox', { name: /^Autres médicaments/ })
const declareOn = (page: Page) => page.getByRole('button', { name: 'Déclarer', exact: true })
const radioOn = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const figureOn = (page: Page, label: string) =>
  page.getByRole('tabpanel').locator('dl > div').filter({ hasText: label }).locator('dd')
const draftLine = (page: Page) => page.getByText(/^Brouillon gardé sur cet appareil/)

test('a member on a phone declares an effect in two steps, and nothing says that it was sent', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const { page } = await member('Léonie', PHONE)
  const name = ownName()
  await page.goto('/feed')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Médicaments et effets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Médicaments et effets' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucune déclaration' })).toBeVisible()
  for (const label of ['Mes déclarations', 'Signalements graves', 'Cas proches', 'Score moyen'])
    await expect(figureOn(page, label)).toHaveCount(0)
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)

  await expect(page.locator('main a[href="/medication/new"]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Déclarer un effet secondaire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclarer un effet secondaire' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour aux déclarations' })).toBeVisible()

  // Nothing told is not counted, and characters are when there are nearly too many.
  await expect(page.getByText(/éléments utiles/)).toHaveCount(0)
  await expect(page.getByText(/caractères/)).toHaveCount(0)
  // The button is not available yet and says why; pressed all the same, it leads to the missing field.
  await expect(declareOn(page)).toHaveAttribute('aria-disabled', 'true')
  await declareOn(page).press('Enter')
  await expect(nameOn(page)).toBeFocused()
  await expect(page.getByText('Nom de médicament invalide')).toBeVisible()
  await nameOn(page).fill(name)
  await storyOn(page).fill('Crampes')
  await declareOn(page).click()
  await expect(storyOn(page)).toBeFocused()
  await expect(page.getByText(/^Description invalide\s: Minimum 10 caractères requis$/)).toBeVisible()
  await expectAccessible(page)
  await storyOn(page).fill(STORY)
  await radioOn(page, 'Oral (comprimé, gélule)').check()
  await othersOn(page).fill('  Lévothyroxine 75 µg ')
  await othersOn(page).press('Enter')
  await othersOn(page).fill('LEVOTHYROXINE')
  await othersOn(page).press('Enter')
  const others = page.getByRole('list', { name: 'Autres médicaments ajoutés' })
  await expect(others.getByRole('listitem')).toHaveText(['Lévothyroxine 75 µg'])

  // Without a severity the report is refused at that question: nobody answers it for the person. A grave one shows whom to call.
  await declareOn(page).click()
  await expect(page.getByRole('radiogroup', { name: 'Gravité ressentie' })).toBeFocused()
  const urgent = page.getByRole('form').locator('a[href="tel:15"]')
  await expect(urgent).toHaveCount(0)
  await radioOn(page, /^Très grave/).check()
  await expect(urgent).toBeVisible()

  await page.getByRole('button', { name: 'Compléter', exact: true }).click()
  await expect(page).toHaveURL(/\/medication\/new\?etape=2$/)
  await expect(page.getByRole('heading', { level: 2, name: 'La personne' })).toBeInViewport()
  await radioOn(page, '45 à 64 ans').check()
  await radioOn(page, 'Féminin').check()
  await expect(urgent).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Sa vie a été en danger' }).check()
  await expect(urgent).toBeVisible()
  await page.getByRole('checkbox', { name: 'Aucun de ces cas' }).check()
  await expect(page.getByRole('checkbox', { name: 'Sa vie a été en danger' })).not.toBeChecked()
  await radioOn(page, 'Il s’améliore').check()
  await radioOn(page, 'Arrêté').check()
  await radioOn(page, 'L’effet s’est amélioré').check()
  await page.getByRole('button', { name: /^Lévothyroxine 75 µg/ }).click()
  await radioOn(page, 'Est peut-être en cause lui aussi').check()
  await expect(page.getByText(/^6 sur 9 éléments utiles/)).toBeVisible()
  await page.getByRole('button', { name: 'Voir les éléments' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Antécédents' })).toContainText('à compléter')
  await expect(page.getByText(/Rien n’est transmis à une autorité de santé/)).toBeVisible()
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)
  await page.goBack()
  await expect(storyOn(page)).toHaveValue(STORY)
  await page.goForward()
  await declareOn(page).click()

  await expectSaid(page, 'Déclaration enregistrée Votre déclaration d’effet secondaire a été enregistrée avec succès')
  await expect(page).toHaveURL(/\/medication\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(STORY)).toBeVisible()
  await expect(page.getByText(/6 sur 9 éléments utiles/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Lévothyroxine 75 µg\s: Est peut-être en cause lui aussi/)
  await expect(page.getByText(/Rien n’est transmis à une autorité de santé/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Déclarer officiellement' })).toBeVisible()
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)

  await page.getByRole('link', { name: 'Retour aux déclarations' }).click()
  const card = page.getByRole('article', { name })
  await expect(card).toContainText('Très grave')
  await expect(card).toContainText(STORY)
  await expect(figureOn(page, 'Signalements graves')).toHaveText('1')
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)
})

test('an unfinished report survives a reload, a lost connection and leaving; then it is declared once', async ({
  member,
}) => {
  const { page } = await member('Basile', PHONE)
  const name = ownName()
  const first = greetingOn(page)
  await page.goto('/medication/new')
  await nameOn(page).fill(name)
  await storyOn(page).fill(STORY)
  await radioOn(page, /^Modéré/).check()
  await expect(draftLine(page)).toBeVisible()
  await first
  const live = greetingOn(page)
  await page.reload()
  await expect(nameOn(page)).toHaveValue(name)
  await expect(storyOn(page)).toHaveValue(STORY)
  await expect(radioOn(page, /^Modéré/)).toBeChecked()

  await page.getByRole('button', { name: 'Garder le brouillon et quitter' }).click()
  await expect(page.getByText('Une déclaration vous attend')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucune déclaration' })).toBeVisible()
  await expect(page.locator('main a[href="/medication/new"]')).toHaveText(['Reprendre'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Reprendre' }).click()
  await expect(storyOn(page)).toHaveValue(STORY)

  await live // opened later, it would fail
  await page.context().setOffline(true)
  await declareOn(page).click()
  await expectSaid(page, 'Erreur Impossible d’enregistrer la déclaration')
  await expect(page.getByRole('form').getByText(/Rien n’est perdu/)).toBeVisible()
  await expect(storyOn(page)).toHaveValue(STORY)
  await page.context().setOffline(false)
  await declareOn(page).click()
  await expect(page).toHaveURL(/\/medication\/[\da-f-]{36}$/)
  await page.goto('/medication')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Nouvelle déclaration' })).toBeVisible()
  await expect(page.getByText('Une déclaration vous attend')).toHaveCount(0)

  // Another draft is thrown away.
  await page.goto('/medication/new')
  await nameOn(page).fill('Autre chose')
  await expect(draftLine(page)).toBeVisible()
  await page.getByRole('button', { name: 'Effacer le brouillon' }).click()
  const sure = page.getByRole('dialog', { name: /^Effacer ce brouillon/ })
  await expect(sure).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Effacer le brouillon' }).click()
  await expect(nameOn(page)).toHaveValue('')
  await page.reload()
  await expect(nameOn(page)).toHaveValue('')
})

test('two members who describe the same effect meet once both want it, and one writes to the other', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const name = ownName()
  const drugs = [{ role: 'suspected', name, dosage: '40 mg' }]
  const { id } = await declared(bob, name, { drugs, severity: 3, reactions: ['Crampes'], joinsMatching: true })
  const { page } = ada
  // Nothing is compared before a member asks for it.
  await page.goto('/medication?onglet=matchs')
  await expect(page.getByRole('heading', { name: 'La recherche de cas proches est désactivée' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/medication/new')
  await nameOn(page).fill(name)
  await storyOn(page).fill(STORY)
  const effects = page.getByRole('combobox', { name: /^Les effets, un par un/ })
  await effects.fill('Crampes')
  await effects.press('Enter')
  await radioOn(page, /^Modéré/).check()
  await page.getByRole('checkbox', { name: /^Me rapprocher de membres/ }).check()
  await declareOn(page).click()
  await expect(page).toHaveURL(/\/medication\/[\da-f-]{36}$/)
  await seenFromTomorrow(name)

  // A stranger's card tells only what both have in common.
  await page.goto('/medication?onglet=matchs')
  const stranger = page.getByRole('article', { name: new RegExp(`^Une personne ${name}`) })
  await expect(stranger).toBeVisible()
  await expect(stranger).toContainText(/Effets? en commun\s: Crampes/)
  await expect(stranger).not.toContainText('Gravité')
  await expect(stranger).toContainText(new RegExp(`Comparé à votre déclaration «\\s${name}\\s» du`))
  for (const told of [bob.username, '40 mg', 'jambes lourdes', '%']) await expect(stranger).not.toContainText(told)
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)
  await stranger.getByRole('button', { name: /^Faire connaissance/ }).click()
  await expectSaid(page, 'C’est noté')
  await expect(stranger).toContainText('Vous avez dit oui')
  await expect(stranger.getByRole('button', { name: /^Faire connaissance/ })).toHaveCount(0)

  // The other side is told that somebody wants to meet them, and not who; it answers by keyboard alone.
  await bob.page.goto('/medication')
  await expect(bob.page.getByText('Une personne souhaite faire connaissance')).toBeVisible()
  await bob.page.getByRole('tab', { name: /^Mes déclarations/ }).focus()
  await bob.page.keyboard.press('ArrowRight')
  await expect(bob.page).toHaveURL(/onglet=matchs/)
  await expect(bob.page.getByRole('tab', { name: /^Matchs & Connexions/ })).toHaveAttribute('aria-selected', 'true')
  const invited = bob.page.getByRole('article', { name: /^Une personne/ })
  await expect(invited).toContainText('Souhaite faire connaissance')
  await expect(invited).not.toContainText(ada.username)
  await expectAccessible(bob.page)
  await invited.getByRole('button', { name: /^Faire connaissance/ }).press('Enter')
  await expectSaid(bob.page, 'Vous avez fait connaissance')
  const theirs = bob.page.getByRole('article', { name: new RegExp(ada.username) })
  await expect(theirs).toBeVisible()

  // The first member's page is told live, and a notice says so.
  const card = page.getByRole('article', { name: new RegExp(bob.username) })
  await expect(card).toBeVisible()
  await expect(card).toContainText(`${name} 40 mg`)
  await expect(card).toContainText('Très proche')
  await expect(card).not.toContainText(/%|\+\d/)
  await expect(card).toContainText(/«\s.*Crampes la nuit.*\s»/)
  await expect(card).toContainText('Grave')
  const reasons = card.getByRole('list', { name: 'En commun' }).getByRole('listitem')
  await card.getByRole('button', { name: /^Pourquoi ce rapprochement/ }).press('Enter')
  await expect(reasons.filter({ hasText: 'Même médicament' })).toContainText('+40')
  await expect(reasons.filter({ hasText: 'Gravité proche' })).toContainText(/Grave, Modéré.*\+10/)
  await expect(reasons.filter({ hasText: 'Mots en commun' })).toContainText('+30')
  await expect(card).toContainText(/En tout, \d{2,3} points sur 100/)
  await expect(page.getByText(/Ils ne mesurent pas un risque/)).toBeVisible()
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)
  await page.getByRole('button', { name: 'Chercher de nouveaux cas proches' }).click()
  await expect(page.getByText(/Recherche terminée\s: 1 cas proche/)).toBeVisible()
  await page.goto('/notifications')
  await page.getByRole('link', { name: `Vous et ${bob.username} avez accepté de faire connaissance` }).click()
  await expect(page).toHaveURL(/\/medication\?onglet=matchs/)

  await card.getByRole('link', { name: `Écrire à ${bob.username}` }).click()
  await expect(page).toHaveURL(/\/chat\?.*from=medication/)
  expect(page.url()).not.toContain(id)
  const asking = page.getByRole('dialog', { name: `Écrire à ${bob.username}` })
  await asking.getByRole('textbox').fill('Bonjour, nous prenons le même médicament.')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page).toHaveURL(/\/chat\?conversation=/)

  // A match that is called not relevant is gone for good.
  await theirs.getByRole('button', { name: /^Pas pertinent/ }).press('Enter')
  await expect(theirs).toHaveCount(0)
  await expectSaid(bob.page, 'Cas proche masqué')
  await bob.page.reload()
  await expect(bob.page.getByRole('heading', { name: 'Aucun cas proche pour l’instant' })).toBeVisible()
})

test('a report is changed, over a change made elsewhere too; its history can be read; then it is deleted', async ({
  member,
}) => {
  const ada = await member('Ada')
  const { page } = ada
  const name = ownName()
  const { id } = await declared(ada, name)
  await page.goto('/medication')
  await page.getByRole('link', { name: `Modifier la déclaration : ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier la déclaration' })).toBeVisible()
  await expect(nameOn(page)).toHaveValue(name)
  await expect(storyOn(page)).toHaveValue(STORY)
  await expect(page.getByText('Rien n’a changé pour l’instant.')).toBeVisible()
  await storyOn(page).fill('Les crampes ont cessé le troisième jour.')
  await expect(draftLine(page)).toBeVisible()

  // Leaving asks first; the changes are there again afterwards.
  await page.getByRole('link', { name: 'Annuler' }).click()
  const leaving = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Annuler' }).click()
  await page.reload()
  await expect(storyOn(page)).toHaveValue('Les crampes ont cessé le troisième jour.')

  const { requestId: _, ...elsewhere } = reportSaying(name, { severity: 4, version: 1 })
  await asks(ada, 'PUT', `/api/medication/reports/${id}`, elsewhere)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Cette déclaration a changé entre-temps' })
  await expect(conflict).toContainText('Très grave')
  await expect(conflict).toContainText('Les crampes ont cessé le troisième jour.')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(storyOn(page)).toHaveValue(STORY)
  await expect(radioOn(page, /^Très grave/)).toBeChecked()
  await page.getByRole('button', { name: 'Reprendre ma version' }).click()
  await expect(storyOn(page)).toHaveValue('Les crampes ont cessé le troisième jour.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

  await expectSaid(page, 'Déclaration mise à jour')
  await expect(page).toHaveURL(`/medication/${id}`)
  await expect(page.getByText('Les crampes ont cessé le troisième jour.')).toBeVisible()
  const history = page.getByRole('button', { name: 'Ce que disait cette déclaration avant' })
  await expect(history).toHaveAttribute('aria-expanded', 'false')
  await history.press('Enter')
  const versions = page.getByRole('region', { name: 'Ce que disait cette déclaration avant' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText(STORY)
  await expect(versions.first()).toContainText('Très grave')
  await expect(versions.last()).toContainText('Modéré')
  await expectAccessible(page)

  const remove = page.getByRole('main').getByRole('button', { name: 'Supprimer' })
  await remove.click()
  const sure = page.getByRole('dialog', { name: new RegExp(`^Supprimer la déclaration «\\s${name}`) })
  await expect(sure).toContainText('avec son historique')
  await sure.getByRole('button', { name: 'Annuler' }).click()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await sure.getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Déclaration supprimée')
  await expect(page).toHaveURL('/medication')
  await expect(page.getByRole('heading', { name: 'Aucune déclaration' })).toBeVisible()
  await page.goto(`/medication/${id}`)
  await expect(page.getByRole('heading', { name: 'Déclaration introuvable' })).toBeVisible()
  await expectAccessible(page)
})

test('the form is complete in English and in the dark, by the keyboard alone', async ({ member }) => {
  const { page } = await member('Iris', { colorScheme: 'dark', language: 'en' })
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await page.goto('/medication')
  await expect(page.getByRole('heading', { level: 1, name: 'Medications and effects' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No report' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Report a side effect' }).press('Enter')
  await page.getByLabel(/^Name of the medication/).focus()
  await page.keyboard.type('Zorbamine')
  await page.getByRole('textbox', { name: 'What was felt' }).focus()
  await page.keyboard.type('Cramps at night, heavy legs.')
  await radioOn(page, /^Mild/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(radioOn(page, /^Moderate/)).toBeChecked()
  await page.getByRole('button', { name: 'Add more', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Add more (optional)' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'The treatments' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Report', exact: true }).press('Enter')
  await expectSaid(page, 'Report saved')
  await expect(page.getByRole('link', { name: 'Report officially' })).toBeVisible()
})

test('another member’s report does not exist', async ({ member }) => {
  const { id } = await declared(await member('Ada'), ownName())
  const bob = await member('Bob')
  for (const path of [`/medication/${id}`, `/medication/${id}/edit`, '/medication/12']) {
    await bob.page.goto(path)
    await expect(bob.page.getByRole('heading', { name: 'Déclaration introuvable' })).toBeVisible()
  }
})
