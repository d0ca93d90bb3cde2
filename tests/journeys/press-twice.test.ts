import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { choose, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectSaid, failuresSaid, PASSWORD, saidTimes, sendFrom, test } from '#tests/support/journey.ts'
import { actsOf, slowDown } from '#tests/support/press-twice.ts'
import { openSettings } from '#tests/support/settings.ts'

/** A phone of some years ago beside this machine. */
const SLOWER = 6

const sectionOn = (page: Page, name: string) => page.getByRole('region', { name })
const dialogOn = (page: Page) => page.getByRole('dialog')
const buttonIn = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

/** Before anything can be drawn between the two. */
const inOneGo = (button: Locator) => () =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
const byPointer = (button: Locator) => () => button.dblclick()
const byKeyboard = (field: Locator) => async () => {
  await sendFrom(field)
  await field.page().keyboard.press('Enter')
}

/**
 * Presses at a slow processor, and holds that this was sent once, said once, and never called a failure.
 * @param said  what the page then shows, or the words of a toast
 */
async function pressTwice(page: Page, press: () => Promise<void>, path: string, said: Locator | string | RegExp) {
  const isToast = typeof said === 'string' || said instanceof RegExp
  const sent = actsOf(page)
  await slowDown(page, SLOWER)
  await press()
  if (isToast) await expectSaid(page, said)
  else await expect(said).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await slowDown(page, 1)
  if (isToast) expect(saidTimes(page, said)).toBe(1)
  else expect(await said.count()).toBeLessThan(2)
  expect(failuresSaid(page)).toEqual([])
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(sent.filter((each) => each === path)).toEqual([path])
}

test('a sign-up pressed twice makes one account, and a sign-in pressed twice signs in once', async ({
  visitor,
  member,
}) => {
  const { page } = await visitor()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Créer un compte' }).click()
  const form = page.locator('form:visible')
  await form.getByRole('textbox', { name: 'Pseudonyme' }).fill(`Deux ${randomUUID().slice(0, 6)}`)
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`${randomUUID().slice(0, 12)}@exemple.fr`)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  for (const label of [/ans ou plus/, /conditions d’utilisation/, /données de santé/])
    await form.getByRole('checkbox', { name: label }).check()
  const made = page.getByText(/Compte créé avec succès\s!/)
  await pressTwice(page, inOneGo(buttonIn(form, 'Créer mon compte')), '/rpc/accounts/signUp', made)

  const { email } = await member('Ailleurs')
  await page.goto('/auth')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  const isIn = page.getByRole('link', { name: 'Mon espace' }).first()
  await pressTwice(page, byKeyboard(form.getByLabel('Mot de passe', { exact: true })), '/api/auth/sign-in/email', isIn)
})

test('each form of the settings that is pressed twice acts once', async ({ member }) => {
  const { page } = await member('Réglages')
  await openSettings(page, 'profile')
  const profile = sectionOn(page, 'Profil et affichage')
  const name = `Capucine ${randomUUID().slice(0, 6)}`
  await profile.getByRole('textbox', { name: 'Pseudonyme' }).fill(name)
  const renamed = `Votre pseudonyme est maintenant ${name}`
  await pressTwice(
    page,
    byKeyboard(profile.getByRole('textbox', { name: 'Pseudonyme' })),
    '/rpc/settings/setUsername',
    renamed,
  )
  // However late it is pressed again, the name is the member's by now.
  const again = actsOf(page)
  await sendFrom(profile.getByRole('textbox', { name: 'Pseudonyme' }))

  await openSettings(page, 'sign-in')
  const mail = sectionOn(page, 'Adresse e-mail')
  const email = `${randomUUID().slice(0, 12)}@exemple.fr`
  await mail.getByLabel('Nouvelle adresse e-mail').fill(email)
  await mail.getByLabel('Mot de passe actuel').fill(PASSWORD)
  const asked = mail.getByText(new RegExp(`Si l’adresse ${email} est libre`))
  await pressTwice(page, byPointer(buttonIn(mail, 'Envoyer le lien')), '/rpc/settings/askEmail', asked)
  expect(again).not.toContain('/rpc/settings/setUsername')
  await expect(mail.getByText('Ce champ est requis')).toHaveCount(0)

  const password = sectionOn(page, 'Mot de passe')
  await password.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await password.getByLabel('Nouveau mot de passe').fill('galet-orange-52')
  const changed = 'Mot de passe changé'
  await pressTwice(page, byPointer(buttonIn(password, 'Changer le mot de passe')), '/rpc/settings/setPassword', changed)
  await expect(password.getByText('Ce champ est requis')).toHaveCount(0)

  await openSettings(page, 'data')
  const end = sectionOn(page, 'Supprimer mon compte')
  await end.getByLabel('Mot de passe actuel').fill('galet-orange-52')
  const ending = end.getByText(/^Votre compte sera supprimé le /)
  await pressTwice(page, byKeyboard(end.getByLabel('Mot de passe actuel')), '/rpc/rights/askErasure', ending)
  const kept = 'Votre compte est conservé'
  await pressTwice(page, byPointer(buttonIn(end, 'Annuler la suppression')), '/rpc/rights/cancelErasure', kept)
})

test('a symptom is healed once, a comment posted once and a post deleted once when each is pressed twice', async ({
  member,
}) => {
  const author = await member('Deux fois')
  const { page } = author
  const story = { requestId: randomUUID(), title: 'Toux', description: 'Chaque nuit.', intensity: 4 }
  await asks(author, 'POST', '/api/posts/symptoms', story)
  await page.goto('/dashboard/symptoms')
  await buttonIn(page, 'Marquer résolu : Toux').click()
  await dialogOn(page).getByRole('textbox', { name: 'Traitement utilisé' }).fill('Du miel')
  const healed = 'Symptôme marqué comme résolu et notifications envoyées !'
  await pressTwice(page, inOneGo(buttonIn(dialogOn(page), 'Confirmer et partager')), '/rpc/posts/resolve', healed)

  const { path, title } = await postBy(author)
  await page.goto(path)
  const field = page.getByRole('textbox', { name: 'Votre commentaire' })
  await field.fill('Je note aussi.')
  const comment = page.getByRole('article').getByText('Je note aussi.', { exact: true })
  const send = page.locator('#commentaires').getByRole('button', { name: 'Commenter', exact: true })
  await pressTwice(page, byPointer(send), '/rpc/comments/add', comment)
  await choose(page, buttonIn(page, `Actions pour « ${title} »`), 'Supprimer')
  const deleted = 'Votre symptôme/post a été supprimé avec succès'
  await pressTwice(page, inOneGo(buttonIn(dialogOn(page), 'Supprimer')), '/rpc/posts/remove', deleted)
})

test('a journal that is pressed twice is begun, reminds and ends once', async ({ member }) => {
  const { page } = await member('Carnet')
  await page.goto('/dashboard/journal')
  await buttonIn(page, 'Commencer un journal').click()
  await dialogOn(page).getByRole('textbox', { name: 'Que souhaitez-vous suivre ?' }).fill('Sommeil')
  const begun = page.getByRole('heading', { level: 1, name: 'Sommeil' })
  await pressTwice(page, byPointer(buttonIn(dialogOn(page), 'Commencer')), '/rpc/journals/start', begun)
  const paced = 'Rappel arrêté'
  await pressTwice(page, byPointer(buttonIn(page, 'Enregistrer le rappel')), '/rpc/journals/setPace', paced)
  await buttonIn(page, 'Supprimer le journal').click()
  const ended = 'Journal supprimé'
  await pressTwice(page, byPointer(buttonIn(dialogOn(page), 'Supprimer')), '/rpc/journals/remove', ended)
})

test('each form that keeps a draft and is pressed twice is sent once, and says so once', async ({ member }) => {
  const { page } = await member('Récits')
  await page.goto('/')
  const symptom = page.getByRole('form', { name: 'Décrire un symptôme' })
  await symptom.getByRole('textbox', { name: 'Titre', exact: true }).fill('Toux')
  await symptom.getByRole('textbox', { name: 'Description', exact: true }).fill('Chaque nuit, vers trois heures.')
  const published = page.getByText('Symptôme publié')
  await pressTwice(page, byPointer(buttonIn(symptom, 'Publier')), '/rpc/posts/publishSymptom', published)

  await page.waitForURL('/post/*')
  await page.goto(`/dashboard/symptom/${page.url().split('/').at(-1)}/edit`)
  const editing = page.getByRole('form', { name: 'Modifier le symptôme' })
  const title = editing.getByRole('textbox', { name: 'Titre', exact: true })
  await title.fill('Toux du soir')
  const edited = 'Symptôme mis à jour avec succès'
  await pressTwice(page, byKeyboard(title), '/rpc/posts/editSymptom', edited)

  await page.goto('/feed')
  await buttonIn(page, /^Publier$/).click()
  await dialogOn(page)
    .getByRole('textbox', { name: /^Description/ })
    .fill('Et vous, comment dormez-vous ?')
  const shared = 'Publication créée'
  await pressTwice(page, byPointer(buttonIn(dialogOn(page), 'Publier')), '/rpc/posts/publishCommunity', shared)

  await page.goto('/medication/new')
  await page.getByLabel(/^Nom du médicament/).fill('Zorbamine')
  const felt = page.getByRole('textbox', { name: 'Ce qui a été ressenti' })
  await felt.fill('Crampes la nuit et jambes lourdes.')
  await page.getByRole('radio', { name: /^Léger/ }).check()
  const declared = 'Déclaration enregistrée'
  await pressTwice(page, byPointer(buttonIn(page, /^Déclarer$/)), '/rpc/medication/declare', declared)

  await page.waitForURL(/\/medication\/(?!new)/)
  await page.goto(`${page.url()}/edit`)
  await felt.fill('Crampes la nuit et jambes lourdes, moins depuis hier.')
  const changed = 'Déclaration mise à jour'
  await pressTwice(page, byPointer(buttonIn(page, 'Enregistrer')), '/rpc/medication/edit', changed)
})
