import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSaid, type Member, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'

const formOn = (page: Page) => page.getByRole('form', { name: 'Décrire un symptôme' })
const titleOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Titre', exact: true })
const descriptionOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Description', exact: true })
const tagsOn = (page: Page) => formOn(page).getByRole('combobox', { name: 'Symptômes associés' })
const publishOn = (page: Page) => formOn(page).getByRole('button', { name: 'Publier', exact: true })
const keptOn = (page: Page) => formOn(page).getByText(/Brouillon gardé sur cet appareil/)
const PUBLISH = '**/rpc/posts/publishSymptom'

const newTitle = () => `Vertiges ${randomUUID().slice(0, 8)}`

async function write(page: Page, title: string) {
  await page.goto('/')
  await titleOn(page).fill(title)
  await descriptionOn(page).fill('Chaque matin la pièce tourne, puis la fatigue reste toute la journée.')
}

/** Published by the member's own session, past the screen. */
async function published({ page }: Member, title: string, more: object = {}): Promise<string> {
  const own = ['debout', 'assise', 'couchée'].map((how) => `${how}${randomUUID().slice(0, 8)}`).join(' ')
  const description = `Chaque matin la pièce tourne. ${own}`
  const data = { requestId: randomUUID(), title, description, intensity: 6, ...more }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

async function signIn(page: Page, { email }: Member) {
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
}

test('the whole form is filled by keyboard, and says what is missing before anything is sent', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const { page } = await member('Clavier')
  const title = newTitle()
  await page.goto('/')
  const form = formOn(page)
  await expect(publishOn(page)).toBeDisabled()
  await expect(publishOn(page)).toHaveAccessibleDescription('Ajoutez un titre et une description pour publier.')

  await titleOn(page).fill(title)
  await titleOn(page).press('Enter')
  await expect(descriptionOn(page)).toBeFocused()
  await publishOn(page).press('Enter')
  await expect(descriptionOn(page)).toBeFocused()
  await expect(descriptionOn(page)).toHaveAccessibleDescription(/Ce champ est requis/)
  await expectAccessible(page)
  // It is counted like every other field, and says at once that it is too long.
  await descriptionOn(page).fill('a'.repeat(5_000 - 10))
  await expect(descriptionOn(page)).toHaveAccessibleDescription('10 caractères restants')
  await descriptionOn(page).fill('a'.repeat(5_001))
  await expect(descriptionOn(page)).toHaveAccessibleDescription(/Maximum 5\D?000 caractères.*1 caractère de trop/)
  await descriptionOn(page).fill('')
  await page.keyboard.type('Chaque matin la pièce tourne.')
  await expect(publishOn(page)).toBeEnabled()

  const slider = form.getByRole('slider', { name: 'Intensité' })
  await slider.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowLeft']) await slider.press(key)
  await expect(slider).toHaveAttribute('aria-valuetext', '9 sur 10, empêche tout')

  const start = form.getByRole('textbox', { name: 'Date de début' })
  await start.fill('31/12/2099')
  await expect(start).toHaveAccessibleDescription(/Cette date est dans le futur/)
  await start.fill('9/3/2024')
  await start.press('Tab')
  await expect(start).toHaveValue('09/03/2024')

  const country = form
    .getByRole('combobox', { name: 'Pays' })
    .or(form.getByRole('textbox', { name: 'Pays' }))
    .first()
  await country.focus()
  await expect(page.getByRole('option').first()).toBeVisible()
  await country.fill('cote d ivoire')
  await expect(page.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible()
  await country.press('Enter')
  await expect(country).toHaveValue('Côte d’Ivoire')

  await form.getByRole('button', { name: 'Ajouter un voyage' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Destination' })).toBeFocused()
  await page.keyboard.type('Portugal')
  await publishOn(page).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Du', exact: true })).toBeFocused()
  await expect(form.getByText('Ce champ est requis')).toHaveCount(2)
  await form.getByRole('button', { name: 'Retirer le voyage 1' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Ajouter un voyage' })).toBeFocused()

  const tags = tagsOn(page)
  await tags.pressSequentially('v')
  await expect(form.getByRole('option')).toHaveCount(0)
  await tags.pressSequentially('erti')
  await expect(form.getByRole('option', { selected: true })).toHaveText('Vertiges')
  await tags.press('Enter')
  await tags.pressSequentially('bourdon dans la tête,')
  await tags.pressSequentially('verti')
  await expect(form.getByRole('option', { name: 'Vertiges', exact: true })).toHaveCount(0)
  await tags.fill('')
  const chosen = form.getByRole('list', { name: 'Étiquettes choisies' }).getByRole('listitem')
  await expect(chosen).toHaveText(['Vertiges', 'bourdon dans la tête'])
  await expect(form.getByText('Étiquette ajoutée : bourdon dans la tête. 2 sur 10.')).toBeAttached()
  await tags.press('Backspace')
  await expect(chosen).toHaveText(['Vertiges'])
  await form.getByRole('button', { name: 'Retirer Vertiges' }).press('Enter')
  await expect(chosen).toHaveCount(0)
  await expect(tags).toBeFocused()
  await tags.pressSequentially('fati')
  await expectAccessible(page)
  await tags.press('ArrowUp')
  await tags.press('Enter')
  await expect(chosen).toHaveText(['fati'])

  await publishOn(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByText('Début : 9 mars 2024')).toBeVisible()
  await expect(page.getByText('Côte d’Ivoire')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Intensité 9 sur 10' })).toBeVisible()
  await expectAccessible(page)
})

test('a draft survives a reload, can be thrown away, and does not outlive its publication', async ({ member }) => {
  const { page } = await member('Brouillon')
  const title = newTitle()
  await write(page, title)
  await page.reload()
  await expect(titleOn(page)).toHaveValue(title)
  await expect(keptOn(page)).toBeVisible()

  await formOn(page).getByRole('button', { name: 'Effacer le brouillon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(titleOn(page)).toHaveValue(title)
  await formOn(page).getByRole('button', { name: 'Effacer le brouillon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer le brouillon' }).click()
  await expect(titleOn(page)).toHaveValue('')
  await page.reload()
  await expect(titleOn(page)).toHaveValue('')

  await write(page, title)
  await publishOn(page).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/')
  await expect(titleOn(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(title)
})

test('the draft of a visitor follows them into the tab where they sign in, and leaves the first', async ({
  visitor,
  member,
}) => {
  const { page: first } = await visitor()
  const title = newTitle()
  await write(first, title)
  await publishOn(first).click()
  await expect(first).toHaveURL(/\/auth\?view=signUp&next=/)

  const second = await first.context().newPage()
  await second.goto('/auth')
  await signIn(second, await member('Ailleurs'))
  await expect(titleOn(second)).toHaveValue(title)
  await expect.poll(() => first.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(title)
  await publishOn(second).click()
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a browser in which a member signed in before leads from the story to the sign-in, with the story above it', async ({
  visitor,
  member,
}) => {
  const { page } = await visitor()
  await page.goto('/auth')
  await signIn(page, await member('Ancienne'))
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible()
  // The session is over, and the browser is still known.
  const kept = (await page.context().cookies()).filter(({ name }) => name.endsWith('.browser'))
  expect(kept).toHaveLength(1)
  await page.context().clearCookies()
  await page.context().addCookies(kept)
  const title = newTitle()
  await write(page, title)
  await publishOn(page).click()
  await expect(page).toHaveURL(/\/auth\?(?!.*view=)/)
  await expect(page.getByRole('tab', { name: 'Se connecter', selected: true })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
})

test('a lost answer loses nothing, and sending again never publishes twice', { tag: '@core' }, async ({ member }) => {
  const author = await member('Réseau')
  const { page } = author
  const title = newTitle()
  await write(page, title)
  // The server did its work; only its answer was lost.
  await page.route(PUBLISH, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await publishOn(page).click()
  await expectSaid(page, 'Impossible de publier le symptôme')
  await expect(titleOn(page)).toHaveValue(title)
  await page.unroute(PUBLISH)
  await page.reload()
  await publishOn(page).click()
  await expect(page.getByText('Votre symptôme a été partagé avec la communauté')).toBeVisible()
  await page.goto('/feed')
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
})

test('a fault that only the server finds is shown at its field', async ({ member }) => {
  const { page } = await member('Refus')
  await write(page, newTitle())
  await page.route(PUBLISH, (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: { ...body, json: { ...body.json, description: '', duration: 'd'.repeat(101) } } })
  })
  await publishOn(page).click()
  await expectSaid(page, 'Impossible de publier le symptôme')
  await expect(descriptionOn(page)).toBeFocused()
  await expect(descriptionOn(page)).toHaveAccessibleDescription(/Ce champ est requis/)
  await expect(formOn(page).getByRole('textbox', { name: 'Durée' })).toHaveAccessibleDescription(
    /Maximum 100 caractères autorisés/,
  )
})

test('the sixth publication within an hour waits, and the form shows until when in the reader’s own time', async ({
  member,
}) => {
  const author = await member('Quota', { timezoneId: 'America/Montreal' })
  for (let nth = 0; nth < 5; nth += 1) await published(author, newTitle())
  const { page } = author
  await write(page, newTitle())
  await publishOn(page).click()
  const time = await page.evaluate(() => {
    const format = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return [59, 60].map((minutes) => format.format(Date.now() + minutes * 60_000))
  })
  // Within an hour of midnight the day stands before the time.
  const again = `Réessayez après (le .+ à )?(${time.join('|')})`
  await expectSaid(page, new RegExp(`Limite atteinte Trop de tentatives\\. ${again}`))
  await expect(publishOn(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(keptOn(page)).toBeVisible()
})

test('the feed grows page by page, newest first, and leads to each story', async ({ member }) => {
  const authors = await Promise.all(['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((name) => member(name)))
  const first = newTitle()
  for (const [index, author] of authors.entries())
    for (let nth = 0; nth < 5; nth += 1) await published(author, index + nth === 0 ? first : newTitle())

  const { page } = authors[0]!
  await page.goto('/feed')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0)
  const more = page.getByRole('button', { name: 'Charger plus de publications' })
  await page.route('**/rpc/posts/feed**', (route) => route.abort())
  await more.click()
  await expect(page.getByText('La suite du fil n’a pas pu être chargée')).toBeVisible()
  await expect(cards).toHaveCount(20)
  await page.unroute('**/rpc/posts/feed**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const story = page.getByRole('link', { name: first, exact: true })
  for (let pages = 2; (await story.count()) === 0; pages += 1) {
    await expect.poll(() => cards.count()).toBeGreaterThan(20 * (pages - 1))
    if ((await story.count()) === 0) await more.click()
  }
  await story.click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL(/\/feed$/)
})

test('other members read the month and the country; the day, the postal code and the travels are for the author alone', async ({
  member,
}) => {
  const [author, reader] = [await member('Autrice'), await member('Lecteur')]
  const title = newTitle()
  const id = await published(author, title, {
    startDate: '2024-03-09',
    country: 'FR',
    postalCode: '44987',
    tags: ['Vertiges'],
    travels: [{ destination: 'Lisbonne-sur-Tage', startDate: today(), endDate: today() }],
  })

  await author.page.goto(`/post/${id}`)
  await expect(author.page.getByText('Début : 9 mars 2024')).toBeVisible()
  const own = author.page.getByRole('heading', { name: 'Visible uniquement par vous' }).locator('..')
  await expect(own).toContainText('44987')
  await expect(own).toContainText('Voyages récents Lisbonne-sur-Tage')
  await expect(author.page.getByRole('link', { name: 'Voir les cas proches' })).toHaveAttribute(
    'href',
    new RegExp(`/matches\\?post=.*${id}`),
  )

  const answers: string[] = []
  reader.page.on('response', async (response) => {
    if (response.url().includes('/rpc/')) answers.push(await response.text().catch(() => ''))
  })
  await reader.page.goto(`/post/${id}`)
  await expect(reader.page.getByText('Depuis mars 2024')).toBeVisible()
  await expect(reader.page.getByText(/· France/)).toBeVisible()
  for (const said of [await reader.page.content(), ...answers])
    for (const secret of ['44987', 'Lisbonne', '2024-03-09']) expect(said).not.toContain(secret)
  for (const name of ['Marquer comme guéri', 'Voir les cas proches'])
    await expect(reader.page.getByText(name)).toHaveCount(0)

  await reader.page.goto(`/post/${randomUUID()}`)
  await expect(reader.page.getByRole('heading', { level: 1, name: 'Post introuvable' })).toBeVisible()
  await expect(reader.page.getByText('Ce post n’existe pas ou a été supprimé.')).toBeVisible()
})

test('the dialog asks what helped before a symptom is resolved, and keeps the text when sending fails', async ({
  member,
}) => {
  const author = await member('Guérison')
  const { page } = author
  const id = await published(author, newTitle())
  await page.goto(`/post/${id}`)
  const open = page.getByRole('button', { name: 'Marquer comme guéri' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Marquer comme guéri' })
  const treatment = dialog.getByRole('textbox', { name: 'Traitement utilisé' })
  await expect(treatment).toBeFocused()
  await expect(dialog.getByText(/partagées avec les membres qui ont des symptômes similaires/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(treatment).toHaveAccessibleDescription(/Veuillez remplir au moins un des champs/)
  await expectAccessible(page)

  const notes = dialog.getByRole('textbox', { name: 'Notes sur la prise en charge' })
  await notes.fill('Du repos, et de la patience.')
  await page.route('**/rpc/posts/resolve', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expectSaid(page, 'Erreur lors de la résolution du symptôme')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.unroute('**/rpc/posts/resolve')
  await open.click()
  await expect(notes).toHaveValue('Du repos, et de la patience.')
  await page.reload()
  await open.click()
  await expect(notes).toHaveValue('Du repos, et de la patience.')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()

  await expectSaid(page, 'Symptôme marqué comme résolu et notifications envoyées')
  await expectSaid(page, 'Symptôme marqué comme résolu avec succès')
  await expect(page.getByRole('heading', { name: 'Ce qui a aidé' })).toBeFocused()
  await expect(page.getByRole('main').getByText('Du repos, et de la patience.')).toBeVisible()
  await expect(page.getByRole('article').getByText('Résolu', { exact: true })).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('the dialog in the feed asks for both treatment and notes', async ({ member }) => {
  const author = await member('Fil')
  const { page } = author
  const title = newTitle()
  await published(author, title)
  await page.goto('/feed')
  const card = page.getByRole('article', { name: title })
  await card.getByRole('button', { name: `Marquer résolu : ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Marquer comme traité' })
  await dialog.getByRole('textbox', { name: 'Traitement utilisé' }).fill('Une attelle')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  const notes = dialog.getByRole('textbox', { name: 'Notes sur la prise en charge' })
  await expect(notes).toBeFocused()
  await expect(notes).toHaveAttribute('required')
  await expect(dialog.getByText('Veuillez remplir tous les champs')).toHaveCount(1)
  await notes.fill('Six semaines')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expectSaid(page, 'Les utilisateurs avec des correspondances ont été notifiés')
  await expect(card.getByText('Pathologie traitée')).toBeVisible()
  await expect(card.getByText('Une attelle')).toBeVisible()
  // The method comes before the story.
  const [words, told] = [card.getByText('Une attelle'), card.getByText(/^Chaque matin la pièce tourne/)]
  expect((await words.boundingBox())!.y).toBeLessThan((await told.boundingBox())!.y)
})

test('an English reader meets the same stories in English, listed tags and countries included', async ({ member }) => {
  const author = await member('Claire')
  const { page } = author
  const title = newTitle()
  await published(author, title, { country: 'DE', tags: ['Maux de tête'], startDate: '2024-03-09' })
  await page.goto('/feed')
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
  const card = page.getByRole('article', { name: title })
  for (const words of ['Germany', 'Headache', 'Start: 9 March 2024']) await expect(card).toContainText(words)
  await page.goto('/')
  await page
    .getByRole('form', { name: 'Describe a symptom' })
    .getByRole('combobox', { name: 'Associated symptoms' })
    .pressSequentially('headac')
  await expect(page.getByRole('option').first()).toHaveText('Headache')
})

const today = () => new Date().toISOString().slice(0, 10)
