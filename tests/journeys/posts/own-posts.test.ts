import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choose, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, type Member, test } from '#tests/support/journey.ts'

const listOn = (page: Page) => page.getByRole('region', { name: /^Mes (symptômes|posts)$/ })
const cardsOn = (page: Page) => listOn(page).getByRole('article')
const cardOn = (page: Page, title: string) => page.getByRole('article', { name: title })
const tabOn = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'État des symptômes' }).getByRole('tab', { name })
const searchOn = (page: Page, name = 'Chercher dans mes symptômes') => page.getByRole('searchbox', { name })
const figureOn = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
const formOn = (page: Page) => page.getByRole('form', { name: 'Modifier le symptôme' })
const titleOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Titre', exact: true })
const descriptionOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Description', exact: true })
const saveOn = (page: Page) => formOn(page).getByRole('button', { name: 'Enregistrer' })
const dialogOn = (page: Page) => page.getByRole('dialog')
const keptOn = (page: Page) => formOn(page).getByText(/Brouillon gardé sur cet appareil/)
const expectShown = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

/** A symptom of this member, as their browser would have sent it. */
async function publishPost({ page }: Member, title: string, more: object = {}) {
  const own = ['debout', 'assise', 'couchée'].map((how) => `${how}${randomUUID().slice(0, 8)}`).join(' ')
  const description = `Chaque matin la pièce tourne. ${own}`
  const data = { requestId: randomUUID(), title, description, intensity: 6, ...more }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id, version } = await answer.json()
  return { id, version, title, page: `/dashboard/symptom/${id}`, edit: `/dashboard/symptom/${id}/edit` } as const
}

/** Saved by the member's own session, past this screen: in another tab, on another device. */
async function savedElsewhere({ page }: Member, id: string, version: number, title: string) {
  const data = { id, version, title, description: 'Chaque matin la pièce tourne.', intensity: 6 }
  const answer = await page.context().request.put(`/api/posts/symptoms/${id}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const resolved = async ({ page }: Member, id: string) =>
  expect(
    (await page.context().request.post(`/api/posts/${id}/resolution`, { data: { treatment: 'Du repos' } })).status(),
  ).toBe(201)

test('the list of own symptoms shows their figures, and searches by words and by state', async ({ member }) => {
  const author = await member('Carnet')
  const { page } = author
  const tags = ['Vertiges', 'Fatigue', 'Nausées', 'matin', 'sommeil', 'travail']
  const old = await publishPost(author, 'Œdème des chevilles')
  await publishPost(author, 'Vertiges au réveil', { tags, duration: '8 mois', country: 'FR', startDate: '2024-03-09' })
  await resolved(author, old.id)
  await page.goto('/dashboard/symptoms')

  await expect(page.getByRole('heading', { level: 1, name: 'Mes symptômes' })).toBeVisible()
  for (const [label, value] of [
    ['Symptômes', '2'],
    ['Résolus', '1'],
    ['En cours', '1'],
  ] as const)
    await expect(figureOn(page, label)).toHaveText(value)
  // A figure that is zero is left out.
  await expect(figureOn(page, 'J’aime reçus')).toHaveCount(0)
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText(['Vertiges au réveil', old.title])

  const card = cardOn(page, 'Vertiges au réveil')
  for (const words of ['En cours', 'Récent', '8 mois', 'Début : 9 mars 2024', '+2'])
    await expect(card.getByText(words, { exact: true })).toBeVisible()
  // Nobody has answered yet: that is not counted.
  await expect(card.getByText(/^0 /)).toHaveCount(0)
  await expect(card.getByText('France')).toBeVisible()
  await expect(card.getByRole('img', { name: 'Intensité 6 sur 10' })).toBeVisible()
  await expect(cardOn(page, old.title).getByText('Du repos')).toBeVisible()

  await expect(tabOn(page, 'Tous')).toHaveText(/2/)
  await tabOn(page, 'Tous').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabOn(page, 'En cours')).toBeFocused()
  await expect(page).toHaveURL(/etat=en-cours/)
  await expect(cardsOn(page)).toHaveCount(1)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/etat=resolus/)
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText([old.title])
  await page.reload()
  await expect(tabOn(page, 'Résolus')).toHaveAttribute('aria-selected', 'true')

  await searchOn(page).fill('vertig')
  await expect(page).toHaveURL(/q=vertig/)
  await expectShown(page, 'Aucun résultat')
  await expect(tabOn(page, 'Tous')).toHaveText(/1/)
  await tabOn(page, 'Tous').click()
  await expect(page.getByRole('status').filter({ hasText: '1 résultat pour « vertig »' })).toBeVisible()
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText(['Vertiges au réveil'])
  await searchOn(page).fill('OEDEME')
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText([old.title])
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(searchOn(page)).toBeFocused()
  await expect(cardsOn(page)).toHaveCount(2)
})

test('an empty list says what will be there and offers one act; a tab that is empty beside others says its own', async ({
  member,
}) => {
  const author = await member('Page blanche')
  const { page } = author
  const actsOn = () => page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'))
  // A tab of the address is nothing to choose among either.
  for (const path of ['/dashboard/symptoms', '/dashboard/symptoms?etat=resolus']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Aucun symptôme pour l’instant' })).toBeVisible()
    await expect(actsOn()).toHaveText(['Décrire un symptôme'])
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(searchOn(page)).toHaveCount(0)
    await expectAccessible(page)
  }
  await actsOn().click()
  await expect(page).toHaveURL(/\/#symptome$/)
  // While it is not known whether there is any, no other act is shown.
  const counted = Promise.withResolvers<void>()
  await page.route('**/rpc/posts/mineCounts', async (route) => {
    await counted.promise
    await route.continue()
  })
  await page.goto('/dashboard/overview')
  await page
    .getByRole('complementary', { name: 'Espace personnel' })
    .getByRole('link', { name: /^Symptômes/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes symptômes' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Nouveau symptôme')).toBeHidden()
  counted.resolve()
  await expect(actsOn()).toHaveText(['Décrire un symptôme'])
  await page.goto('/dashboard/posts')
  await expect(page.getByRole('heading', { name: 'Aucun post pour l’instant' })).toBeVisible()
  await expect(actsOn()).toHaveText(['Écrire un post'])
  await expectAccessible(page)
  await page.goto('/dashboard/chat')
  await expect(actsOn()).toHaveText(['Trouver des cas proches'])
  await page.goto('/dashboard/events')
  await expect(actsOn()).toHaveText(['Trouver une conférence'])

  await publishPost(author, 'Toux')
  await page.goto('/dashboard/symptoms')
  await tabOn(page, 'Résolus').click()
  await expect(page.getByRole('heading', { name: 'Aucun symptôme résolu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Décrire un symptôme' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nouveau symptôme' })).toBeVisible()
  await tabOn(page, 'Tous').click()
  await choose(page, page.getByRole('button', { name: 'Actions pour « Toux »' }), 'Supprimer')
  await dialogOn(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun symptôme pour l’instant' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('a list goes on where it ended, and says when the rest could not be loaded', async ({ member }) => {
  const author = await member('Suite')
  const { page } = author
  for (const title of ['Un', 'Deux', 'Trois']) await publishPost(author, title)
  // Once they have been compared with others nothing has the list read again, which would give up the page that is asked for.
  const isSearching = async () => (await (await page.context().request.get('/api/matches')).json()).isSearching
  await expect.poll(isSearching).toBe(false)
  await page.route('**/rpc/posts/mine', async (route) => {
    const { json, ...rest } = route.request().postDataJSON()
    await route.continue({ postData: { json: { ...json, limit: 2 }, ...rest } })
  })
  await page.goto('/dashboard/symptoms')
  await expect(cardsOn(page)).toHaveCount(2)
  await page.route('**/rpc/posts/mine', (route) => route.abort())
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expectShown(page, 'La suite n’a pas pu être chargée')
  await page.unroute('**/rpc/posts/mine')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText(['Trois', 'Deux', 'Un'])
  // The button is gone with the last page: the focus is below what it brought.
  await expect(page.locator('section:focus')).toBeAttached()
})

test('a symptom is resolved from the list: it leaves the open ones, and the figures follow', async ({ member }) => {
  const author = await member('Guérison')
  const { page } = author
  await publishPost(author, 'Migraine')
  await publishPost(author, 'Toux')
  await page.goto('/dashboard/symptoms')
  await cardOn(page, 'Toux').getByRole('button', { name: 'Marquer résolu : Toux' }).press('Enter')
  const dialog = dialogOn(page)
  await expect(dialog.getByRole('textbox', { name: 'Traitement utilisé' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).press('Enter')
  await expect(dialog.getByText('Veuillez remplir au moins un des champs')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Notes sur la prise en charge' }).fill('Du temps')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expectSaid(page, 'Symptôme marqué comme résolu et notifications envoyées !')
  await expect(cardOn(page, 'Toux').getByRole('heading', { name: 'Ce qui a aidé' })).toBeFocused()
  await expect(cardOn(page, 'Toux').getByRole('link', { name: /Modifier/ })).toHaveCount(0)
  await expect(figureOn(page, 'Résolus')).toHaveText('1')
  await expect(tabOn(page, 'Résolus')).toHaveText(/1/)

  await tabOn(page, 'En cours').click()
  await cardOn(page, 'Migraine')
    .getByRole('button', { name: /Marquer résolu/ })
    .click()
  await dialog.getByRole('textbox', { name: 'Traitement utilisé' }).fill('Repos')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun symptôme en cours' })).toBeVisible()
  await expect(figureOn(page, 'En cours')).toHaveCount(0)
  await expect(listOn(page)).toBeFocused()
})

test('a member deletes one of their symptoms after a question, from the list and from its page', async ({ member }) => {
  const author = await member('Ménage')
  const { page } = author
  await publishPost(author, 'À garder')
  const gone = await publishPost(author, 'À effacer')
  await page.goto('/dashboard/symptoms')
  const menu = cardOn(page, 'À effacer').getByRole('button', { name: 'Actions pour « À effacer »' })
  await choose(page, menu, 'Supprimer')
  await dialogOn(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(menu).toBeFocused()
  await choose(page, menu, 'Supprimer')
  await expect(dialogOn(page)).toBeVisible()
  await expectAccessible(page)
  await dialogOn(page).getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Votre symptôme/post a été supprimé avec succès')
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText(['À garder'])
  await expect(figureOn(page, 'Symptômes')).toHaveText('1')
  await page.goto(gone.page)
  await expect(page.getByRole('heading', { level: 1, name: 'Post introuvable' })).toBeVisible()
  await expectShown(page, 'Ce post n’existe pas ou a été supprimé.')
  await page.getByRole('main').getByRole('link', { name: 'Mes symptômes' }).click()

  await page.getByRole('link', { name: 'Voir détails : À garder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'À garder' })).toBeVisible()
  await choose(page, page.getByRole('button', { name: 'Actions pour « À garder »' }), 'Supprimer')
  await dialogOn(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(/\/dashboard\/symptoms$/)
  await expect(page.getByRole('heading', { name: 'Aucun symptôme pour l’instant' })).toBeVisible()
})

test('community posts are written and found, and say which media they include', async ({ member }) => {
  const author = await member('Partage')
  const { page } = author
  const { title } = await postBy(author)
  await page.goto('/dashboard/posts')
  await expect(figureOn(page, 'Posts publiés')).toHaveText('1')
  await expect(cardOn(page, title).getByText('Post', { exact: true })).toBeVisible()
  await expect(cardOn(page, title).getByText(/incluse/)).toHaveCount(0)

  const add = page.getByRole('button', { name: 'Nouvelle publication' })
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau post' })
  await dialog.getByRole('textbox', { name: 'Titre' }).fill('En images')
  const picker = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Photo ou vidéo' }).click()
  await (await picker).setFiles({
    name: 'marche.webm',
    mimeType: 'video/webm',
    buffer: readFileSync(join(import.meta.dirname, '../../support/files/clip.webm')),
  })
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expectSaid(page, 'Post créé !')
  await expect(add).toBeFocused()
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText(['En images', title])
  await expect(cardOn(page, 'En images').getByText('Vidéo incluse')).toBeVisible()
  await expect(figureOn(page, 'Posts publiés')).toHaveText('2')

  await searchOn(page, 'Chercher dans mes posts').fill('carnet')
  await expect(cardsOn(page).getByRole('heading', { level: 2 })).toHaveText([title])
  await choose(page, page.getByRole('button', { name: `Actions pour « ${title} »` }), 'Supprimer')
  await dialogOn(page).getByRole('button', { name: 'Supprimer' }).click()
  await expectShown(page, 'Aucun résultat')
  await listOn(page).getByRole('button', { name: 'Effacer la recherche' }).press('Enter')
  await expect(listOn(page)).toBeFocused()
  await cardOn(page, 'En images').getByRole('link', { name: 'Voir détails' }).click()
  await expect(page).toHaveURL(/\/post\//)
})

test('a symptom is changed by keyboard alone, and everything that shows it follows', async ({ member }) => {
  const author = await member('Retouche')
  const { page } = author
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  const travels = [{ destination: 'Portugal', startDate: day, endDate: day }]
  const post = await publishPost(author, 'Vertige', { tags: ['Vertiges'], postalCode: '44000', country: 'FR', travels })
  await page.goto('/dashboard/symptoms')
  await page.getByRole('link', { name: 'Voir détails : Vertige' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vertige' })).toBeFocused()
  await page.getByRole('link', { name: 'Modifier' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier le symptôme' })).toBeFocused()
  await expect(saveOn(page)).toBeDisabled()
  await expect(saveOn(page)).toHaveAccessibleDescription('Rien n’a changé pour l’instant.')
  await expect(formOn(page).getByRole('textbox', { name: 'Code postal' })).toHaveValue('44000')

  await titleOn(page).fill('  ')
  await expect(saveOn(page)).toHaveAccessibleDescription('Veuillez remplir le titre et la description')
  await saveOn(page).press('Enter')
  await expect(titleOn(page)).toBeFocused()
  await expectSaid(page, 'Veuillez remplir le titre et la description')
  await page.keyboard.type('Vertiges du matin')
  await formOn(page).getByRole('slider', { name: 'Intensité' }).press('End')
  await formOn(page).getByRole('textbox', { name: 'Durée' }).fill('3 semaines')
  await formOn(page).getByRole('combobox', { name: 'Symptômes associés' }).fill('bourdon')
  await saveOn(page).press('Enter')
  await expectSaid(page, 'Symptôme mis à jour avec succès !')
  await expect(page).toHaveURL(new RegExp(`${post.page}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Vertiges du matin' })).toBeVisible()
  await expect(page.getByText('bourdon', { exact: true })).toBeVisible()
  const { own } = await (await page.context().request.get(`/api/posts/${post.id}`)).json()
  expect(own).toMatchObject({ postalCode: '44000', travels })
  await expect(page.getByRole('img', { name: 'Intensité 10 sur 10' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mes symptômes' }).press('Enter')
  await expect(cardOn(page, 'Vertiges du matin').getByText('3 semaines')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Vertiges du matin')
})

test('two tabs that change the same symptom are told of each other, and nothing of either is lost', async ({
  member,
}) => {
  const author = await member('Deux mains')
  const { page } = author
  const post = await publishPost(author, 'Vertiges')
  await page.goto(post.edit)
  const other = await page.context().newPage()
  await other.goto(post.edit)
  await titleOn(other).fill('Vertiges, vus de là-bas')
  await titleOn(page).fill('Vertiges, vus d’ici')
  await saveOn(other).click()
  await expectSaid(other, 'Symptôme mis à jour avec succès !')
  await other.close()

  await saveOn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ce récit a changé entre-temps' })
  await expect(dialog.getByText('Vertiges, vus de là-bas')).toBeVisible()
  await expect(dialog.getByText('Vertiges, vus d’ici')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Titre'])
  await expectAccessible(page)

  // Closed without a choice, the question comes back.
  await page.keyboard.press('Escape')
  await expect(titleOn(page)).toHaveValue('Vertiges, vus d’ici')
  await saveOn(page).click()
  await dialog.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(titleOn(page)).toHaveValue('Vertiges, vus de là-bas')
  await formOn(page).getByRole('button', { name: 'Reprendre ma version' }).click()
  await expect(titleOn(page)).toHaveValue('Vertiges, vus d’ici')
  await saveOn(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertiges, vus d’ici' })).toBeVisible()

  // Saved elsewhere while a draft was waiting here.
  await page.goto(post.edit)
  await titleOn(page).fill('Resté en brouillon')
  await expect(keptOn(page)).toBeVisible()
  await savedElsewhere(author, post.id, 3, 'Entre-temps')
  await page.reload()
  await expect(dialog.getByText('Entre-temps', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Garder ma version' }).click()
  await expect(formOn(page).getByText(/Votre version remplacera l’autre/)).toBeVisible()
  await saveOn(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resté en brouillon' })).toBeVisible()
})

test('leaving the form asks first, and unsaved text is found again', async ({ member }) => {
  const author = await member('Reprise')
  const { page } = author
  const post = await publishPost(author, 'Vertiges')
  await page.goto(post.page)
  await page.getByRole('link', { name: 'Modifier' }).click()
  await descriptionOn(page).fill('Et le soir aussi, <b>parfois</b>.')
  await page.getByRole('main').getByRole('link', { name: 'Annuler' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await expect(question.getByText(/Elles restent en brouillon sur cet appareil/)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  await page.reload()
  await expect(descriptionOn(page)).toHaveValue('Et le soir aussi, <b>parfois</b>.')
  await expect(keptOn(page)).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Quitter la page' }).click()
  await expect(page).toHaveURL(new RegExp(`${post.page}$`))
})

test('a symptom that is resolved, another member’s or missing cannot be changed', async ({ member }) => {
  const author = await member('Verrou')
  const { page } = author
  const post = await publishPost(author, 'Vertiges')
  await page.goto(post.edit)
  await titleOn(page).fill('Trop tard')
  await resolved(author, post.id)
  await saveOn(page).click()
  const locked = 'Ce symptôme a été marqué comme résolu et ne peut plus être modifié.'
  await expect(formOn(page).getByText(locked)).toBeVisible()
  await expect(titleOn(page)).toHaveValue('Trop tard')
  await page.reload()
  await expectShown(page, locked)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir détails' }).click()
  await expect(page.getByRole('heading', { name: 'Ce qui a aidé' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0)

  const stranger = await member('Étranger')
  const theirs = await publishPost(author, 'À moi seul')
  for (const path of [theirs.edit, `/dashboard/symptom/${randomUUID()}/edit`, '/dashboard/symptom/rien/edit']) {
    await stranger.page.goto(path)
    await expect(stranger.page.getByRole('heading', { name: 'Symptôme introuvable' })).toBeVisible()
  }
  await expectAccessible(stranger.page)
  await stranger.page.goto(theirs.page)
  await expect(stranger.page.getByRole('heading', { level: 1, name: 'À moi seul' })).toBeVisible()
  await expect(stranger.page.getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  await expect(stranger.page.getByRole('button', { name: 'Marquer comme guéri' })).toHaveCount(0)
})
