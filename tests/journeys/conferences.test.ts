import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import ical from 'ical.js'
import { announced, answered, makeAdmin } from '#tests/support/fixtures/announced-conference.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { expect, expectAccessible, expectSaid, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const LIST = '/expert-conferences'

/** All journeys share their conferences: each finds its own by a word that no other has. */
const mark = () => `repère${randomUUID().slice(0, 8)}`
const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })
const tabOn = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const searchOn = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une conférence' })

test('anyone finds a conference by words, topic, language and tab, and the address keeps the search', async ({
  visitor,
}) => {
  const word = mark()
  const topic = `sujet ${word}`
  const coming = await announced({ title: `Vertiges ${word}`, tags: [topic, 'b', 'c', 'd', 'e'], capacity: 12 })
  const english = await announced({ title: `Sleep ${word}`, language: 'en', inMinutes: 2_880 })
  const live = await announced({ title: `En cours ${word}`, inMinutes: -20 })
  const past = await announced({ title: `Passée ${word}`, inMinutes: -300 })
  const off = await announced({ title: `Retirée ${word}`, cancelReason: 'Malade ce jour-là' })
  const { page } = await visitor()
  await page.goto(LIST)
  await expect(titleOn(page, 'Conférences avec des experts')).toBeVisible()
  await expectAccessible(page)

  await searchOn(page).fill(word.toUpperCase())
  await expect(tabOn(page, 'À venir')).toHaveText(/2$/)
  await expect(tabOn(page, 'En direct')).toHaveText(/1$/)
  await expect(page.getByRole('button', { name: 'Une conférence est en direct maintenant' })).toBeVisible()
  await expect(tabOn(page, 'Passées')).toHaveText(/2$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word.toUpperCase())}`))
  const card = cardOf(page, coming.title)
  const two = (part: number) => String(part).padStart(2, '0')
  const [day, hour] = await page.evaluate((at) => {
    const date = new Date(at)
    return [
      [date.getDate(), date.getMonth() + 1, date.getFullYear()],
      [date.getHours(), date.getMinutes()],
    ]
  }, coming.scheduledAt.getTime())
  await expect(card).toContainText(day!.map(two).join('/'))
  await expect(card).toContainText(`${hour!.map(two).join(':')} – `)
  await expect(card).toContainText('60 min')
  await expect(card).toContainText('12 places restantes')
  await expect(card).toContainText('avec Dre Hélène Marchand')
  await expect(card.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem')).toHaveText([topic, 'b', 'c', '+2'])

  await page.getByRole('combobox', { name: 'Langue de la conférence' }).click()
  await page.getByRole('option', { name: 'Anglais' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, english.title)).toBeVisible()
  await page.reload()
  await expect(cardOf(page, english.title)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(searchOn(page)).toHaveValue(word.toUpperCase())

  await tabOn(page, 'Passées').click()
  await expect(page.getByRole('heading', { name: 'Aucune conférence trouvée' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir toutes les conférences' }).click()
  await expect(searchOn(page)).toHaveValue('')
  await expect(tabOn(page, 'Passées')).toHaveAttribute('aria-selected', 'true')

  await page.goto(`${LIST}?q=${encodeURIComponent(word)}&onglet=passees`)
  await expect(cardOf(page, past.title)).toContainText('Terminée')
  await expect(cardOf(page, off.title)).toContainText('Annulée')
  await expect(cardOf(page, off.title)).toContainText('Malade ce jour-là')
  await expect(cardOf(page, off.title).getByRole('button')).toHaveCount(0)
  await page.goto(`${LIST}?q=${encodeURIComponent(word)}&onglet=en-direct`)
  await expect(cardOf(page, live.title)).toContainText('En Direct')
  await expect(cardOf(page, live.title).getByRole('link', { name: /^Rejoindre/ })).toHaveCount(0)

  // A topic of the address is a chip that is on, also where it is not among the most frequent.
  await page.goto(`${LIST}?sujet=${encodeURIComponent(topic)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: topic, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Tous les sujets' }).click()
  await expect(page).toHaveURL(LIST)
})

test('a visitor is led through the sign-in back to the conference, and registers by pressing once', async ({
  visitor,
  member,
}) => {
  const word = mark()
  const { title, path } = await announced({ title: `Fatigue ${word}` })
  const { email } = await member('Inscrite')
  const { page } = await visitor()
  await page.goto(`${LIST}?q=${encodeURIComponent(word)}`)
  await page.getByRole('button', { name: `S’inscrire : ${title}` }).click()
  await expect(page).toHaveURL(new RegExp(`/auth\\?view=signUp&next=${encodeURIComponent(path)}`))
  await page.getByRole('tab', { name: 'Se connecter' }).click()
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
  await expect(titleOn(page, title)).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Inscription confirmée')).toHaveCount(0)

  const button = page.getByRole('button', { name: `S’inscrire : ${title}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Inscription réussie')
  await expect(page.getByText('Inscription confirmée')).toBeVisible()
  // The button that now takes it back is the same one, and has the focus.
  await expect(page.getByRole('button', { name: `Se désinscrire : ${title}` })).toBeFocused()
  await expectAccessible(page)
})

test('a registration is taken back without a question, can be restored, and changes on every screen at once', async ({
  member,
}) => {
  const me = await member('Volage')
  const { page } = me
  const conference = await announced({ title: `Sommeil ${mark()}`, registered: [me], capacity: 1 })
  await page.goto('/dashboard')
  const events = page.getByRole('region', { name: 'Événements à venir' })
  await expect(events.getByRole('link', { name: conference.title })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(conference.path)
  await other.getByRole('button', { name: `Se désinscrire : ${conference.title}` }).click()
  const toast = other.getByRole('status').filter({ hasText: 'Désinscription réussie' })
  await expect(toast).toBeVisible()
  await expect(other.getByText('1 place restante')).toBeVisible()
  await expect(events.getByText('Aucun événement programmé')).toBeVisible()
  await toast.getByRole('button', { name: 'Reprendre ma place' }).click()
  await expect(other.getByText('Inscription confirmée')).toBeVisible()
  await expect(events.getByRole('link', { name: conference.title })).toBeVisible()
  await events.getByRole('link', { name: 'Tout voir, mes événements' }).click()
  await expect(titleOn(page, 'Mes événements')).toBeVisible()
  await expect(cardOf(page, conference.title)).toBeVisible()
  await expectAccessible(page)
})

test('a conference that fills up meanwhile shows that it is full, and nothing is lost', async ({ member }) => {
  const [me, faster] = [await member('Lente'), await member('Rapide')]
  const { id, title, path } = await announced({ title: `Complet ${mark()}`, capacity: 1 })
  await me.page.goto(path)
  await expect(me.page.getByText('1 place restante')).toBeVisible()
  await asks(faster, 'PUT', `/api/conferences/${id}/registration`)
  await me.page.getByRole('button', { name: `S’inscrire : ${title}` }).click()
  await expectSaid(me.page, /Impossible de modifier l’inscription.*complète/)
  await expect(me.page.getByText('Complet', { exact: true })).toBeVisible()
  await expect(me.page.getByRole('button', { name: /^S’inscrire/ })).toHaveCount(0)

  const another = await announced({ title: `Coupure ${mark()}` })
  await me.page.goto(another.path)
  await expect(titleOn(me.page, another.title)).toBeVisible()
  await me.page.route('**/rpc/conferences/register', (route) => route.abort())
  await me.page.getByRole('button', { name: `S’inscrire : ${another.title}` }).click()
  await expectSaid(me.page, 'Impossible de modifier l’inscription')
  await me.page.unroute('**/rpc/conferences/register')
  await me.page.getByRole('button', { name: `S’inscrire : ${another.title}` }).click()
  await expect(me.page.getByText('Inscription confirmée')).toBeVisible()
})

test('a member whose registration was taken back elsewhere is told on joining that they need to register', async ({
  member,
}) => {
  const me = await member('Absente')
  const { id, title, path } = await announced({ title: `Salle ${mark()}`, inMinutes: -10, registered: [me] })
  const { page } = me
  // No event comes through: the page still believes in the registration.
  await page.routeWebSocket('**/api/live*', () => undefined)
  await page.goto(path)
  const join = page.getByRole('link', { name: `Rejoindre : ${title}` })
  await expect(join).toBeVisible()
  await asks(me, 'DELETE', `/api/conferences/${id}/registration`)
  await join.click()
  await expectSaid(page, 'Inscription requise Vous devez vous inscrire pour rejoindre la conférence')
  await expect(page).toHaveURL(path)
  await expect(join).toHaveCount(0)
})

test('a conference can be added to Google’s calendar or any other', async ({ member }) => {
  const me = await member('Agenda')
  const title = `Dos, nuque ; et 100 % ${mark()}`
  const given = { title, description: 'Première ligne,\nseconde ligne\\fin', url: 'https://salle.exemple.fr/a?b=1' }
  const { id, path, scheduledAt, endsAt } = await announced({ ...given, registered: [me] })
  const { page } = me
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Salle de la conférence sur salle.exemple.fr' })).toHaveAttribute(
    'href',
    given.url,
  )
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  const google = page.getByRole('menuitem', { name: 'Google Agenda' })
  await expect(google).toHaveAttribute('target', '_blank')
  await expect(google).toHaveAttribute('rel', /noopener/)
  const url = new URL((await google.getAttribute('href'))!)
  const basic = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(scheduledAt)}/${basic(endsAt)}`,
    details: `Dre Hélène Marchand\n\n${given.description}\n\n${given.url}`,
    location: 'En ligne',
  })
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /\.ics/ }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const calendar = new ical.Component(ical.parse(Buffer.concat(chunks).toString('utf8')))
  const [entry] = calendar.getAllSubcomponents('vevent')
  const event = new ical.Event(entry!)
  const wholeSecond = (at: Date) => Math.floor(at.getTime() / 1000)
  expect(event.summary).toBe(title)
  expect(event.uid).toContain(id)
  expect(event.startDate.toUnixTime()).toBe(wholeSecond(scheduledAt))
  expect(event.endDate.toUnixTime()).toBe(wholeSecond(endsAt))
  expect(event.description).toContain(given.description)

  // Google itself is not asked by a test.
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  await google.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await google.click()
  await expectSaid(page, 'Événement ajouté ! L’événement a été ouvert dans Google Agenda')
})

test('an address without a conference says so, and a failed read can be tried again', async ({ visitor }) => {
  const { title, path } = await announced({ title: `Réseau ${mark()}` })
  const { page } = await visitor()
  for (const id of [randomUUID(), 'pas-un-identifiant']) {
    await page.goto(`${LIST}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Conférence non trouvée' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour aux conférences' }).click()
  await expect(titleOn(page, 'Conférences avec des experts')).toBeVisible()

  await page.route('**/rpc/conferences/**', (route) => route.abort())
  await page.goto(path)
  await expect(page.getByRole('alert').filter({ hasText: 'La conférence n’a pas pu être lue' })).toBeVisible()
  await page.unroute('**/rpc/conferences/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(titleOn(page, title)).toBeVisible()
  await page.route('**/rpc/conferences/list*', (route) => route.abort())
  await page.goto(LIST)
  await expect(page.getByRole('alert').filter({ hasText: 'Les conférences n’ont pas pu être lues' })).toBeVisible()
  await page.unroute('**/rpc/conferences/list*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('registered members read the questions and answers after the end', async ({ member }) => {
  const [me, stranger] = [await member('Curieuse'), await member('Passante')]
  const past = await announced({ title: `Bilan ${mark()}`, inMinutes: -300, registered: [me] })
  const question = { asking: me, body: 'Faut-il refaire un bilan ?', answer: 'Après six mois, oui.', isAnonymous: true }
  await answered(past, question)
  await me.page.goto(past.path)
  const questions = me.page.getByRole('region', { name: 'Questions et réponses' })
  await expect(questions).toContainText(question.body)
  await expect(questions).toContainText('Question posée sans nom')
  await expect(questions).toContainText('Réponse de Dre Hélène Marchand')
  await expect(questions).toContainText(question.answer)
  await expect(questions).not.toContainText(me.username)
  await expect(me.page.getByRole('button', { name: 'Ajouter à mon agenda' })).toHaveCount(0)
  await expectAccessible(me.page)
  await stranger.page.goto(past.path)
  await expect(titleOn(stranger.page, past.title)).toBeVisible()
  await expect(stranger.page.getByRole('heading', { name: 'Questions et réponses' })).toHaveCount(0)
})

test('the menu of a phone and the home page lead to the conferences', async ({ member }) => {
  const { page } = await member('Visiteuse', PHONE)
  const { title } = await announced({ title: `Bientôt ${mark()}`, inMinutes: 5 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('link', { name: 'Experts Live' }).click()
  await searchOn(page).fill(title)
  // The list of before the search holds the link too, and moves away under the pointer.
  await expect(page.getByText('1 résultat')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(titleOn(page, title)).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Toutes les conférences' }).click()
  await expect(titleOn(page, 'Conférences avec des experts')).toBeVisible()
})

async function filled(page: Page, words: Record<string, string>) {
  for (const [label, value] of Object.entries(words)) await page.getByLabel(label).first().fill(value)
}

test('an admin announces a conference, changes it while another admin does, and cancels it with a reason', async ({
  member,
}) => {
  const admin = await makeAdmin(await member('Administratrice'))
  const { page } = admin
  const word = mark()
  const day = `12/03/${new Date().getFullYear() + 2}`
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Annoncer une conférence' }).click()
  await expect(titleOn(page, 'Annoncer une conférence')).toBeVisible()
  await page.getByRole('button', { name: 'Annoncer', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
  await expectAccessible(page)
  await filled(page, {
    Titre: `Annonce ${word}`,
    Description: 'Ce qui aide.',
    'Nom annoncé': 'Dr Karim Benali',
    Heure: '19:30',
    Sujets: `vertiges, ${word}`,
    'Nombre de places': '30',
  })
  await page.getByRole('textbox', { name: 'Date' }).fill(day)
  await page.getByRole('textbox', { name: 'Date' }).press('Tab')
  const moderation = page.getByRole('combobox', { name: /^Modération de la salle/ })
  await moderation.fill(admin.username)
  await expect(page.getByRole('option', { name: admin.username })).toBeVisible()
  // Enter takes the first, and sends nothing.
  await moderation.press('Enter')
  await expect(page.getByRole('button', { name: `Retirer ${admin.username}` })).toBeVisible()
  await page.getByRole('button', { name: 'Annoncer', exact: true }).click()
  await expect(titleOn(page, `Annonce ${word}`)).toBeVisible()
  await expect(page.getByText(day).first()).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const moderators = () => asks<{ moderators: { username: string }[] }>(admin, 'GET', `/api/conferences/${id}/staff`)
  expect((await moderators()).moderators.map(({ username }) => username)).toEqual([admin.username])

  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(`Annonce ${word}`)
  await expect(page.getByRole('button', { name: `Retirer ${admin.username}` })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${LIST}/${id}?modifier=oui`)
  await other.getByLabel('Description').fill('Écrit ailleurs.')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Écrit ailleurs.')).toBeVisible()
  await other.close()
  await page.getByLabel('Description').fill('Écrit ici.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const conflict = page.getByRole('dialog', { name: 'La conférence a été modifiée ailleurs' })
  await expect(conflict).toContainText('Écrit ailleurs.')
  await expect(conflict).toContainText('Écrit ici.')
  await conflict.getByRole('button', { name: 'Garder ma version' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Écrit ici.')).toBeVisible()
  await expect(titleOn(page, `Annonce ${word}`)).toBeVisible()
  expect((await moderators()).moderators).toHaveLength(1)

  await page.getByRole('button', { name: 'Annuler la conférence' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Motif').fill('Salle indisponible')
  await sheet.getByRole('button', { name: 'Annuler la conférence' }).click()
  await expect(page.getByText('Cette conférence est annulée')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Salle indisponible')).toBeVisible()
  await expectAccessible(page)
})

test('the moderator of a conference opens the room, extends and closes it, and other members are offered none of this', async ({
  member,
}) => {
  const [moderator, me] = [await member('Modératrice'), await member('Inscrit')]
  const given = { title: `Ouverture ${mark()}`, inMinutes: 20, registered: [me], moderators: [moderator] }
  const { title, path } = await announced(given)
  await me.page.goto(path)
  await expect(titleOn(me.page, title)).toBeVisible()
  await expect(me.page.getByRole('heading', { name: 'Gérer la conférence' })).toHaveCount(0)

  const { page } = moderator
  await page.goto(path)
  await page.getByRole('button', { name: 'Ouvrir la salle' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir la salle' }).click()
  await expect(page.getByText('En Direct')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toHaveCount(0)
  // Who is registered sees it open, without a reload.
  await expect(me.page.getByRole('link', { name: `Rejoindre : ${title}` })).toBeVisible()
  const closes = page.getByText(/La salle se ferme d’elle-même à/)
  const before = await closes.textContent()
  await page.getByRole('button', { name: '+ 15 min' }).click()
  await expectSaid(page, 'La conférence est prolongée')
  await expect(closes).not.toHaveText(before!)
  await page.getByRole('button', { name: 'Terminer la conférence' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer la conférence' }).click()
  await expect(page.getByText('Terminée', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(me.page.getByText('Terminée', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the list of conferences and the page of one come with their answers to a member: nothing is asked for again', async ({
  member,
}) => {
  const { page } = await member('Servie')
  const { title, path } = await announced({ title: `Servie ${mark()}` })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc/conferences')) asked.push(pathname)
  })
  for (const [address, shown] of [
    [LIST, page.getByRole('article').first()],
    [path, titleOn(page, title)],
  ] as const) {
    // A server that is busy serves the page without all its first answers: then it asks for them itself.
    await expect(async () => {
      asked.length = 0
      await page.goto(address)
      await expect(shown).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([address, ...asked]).toEqual([address])
    }).toPass({ timeout: 60_000 })
  }
})

test('a long list goes on page by page, and each conference appears in it once', async ({ visitor }) => {
  const word = mark()
  for (let each = 0; each < 22; each++) await announced({ title: `Suite ${word} ${each}`, inMinutes: 3_000 + each })
  const { page } = await visitor()
  await page.goto(`${LIST}?q=${word}`)
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(tabOn(page, 'À venir')).toHaveText(/22$/)
  await page.route('**/rpc/conferences/list*', (route) => route.abort())
  await page.getByRole('button', { name: 'Afficher plus de conférences' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'La suite n’a pas pu être lue' })).toBeVisible()
  await page.unroute('**/rpc/conferences/list*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('article')).toHaveCount(22)
  await expect(page.getByRole('article').last()).toHaveAccessibleName(`Suite ${word} 21`)
  await expect(page.getByRole('button', { name: 'Afficher plus de conférences' })).toHaveCount(0)
})

test('a visitor who waits on the page sees the conference go live at its hour, without a reload', async ({
  visitor,
}) => {
  const { title, path } = await announced({ title: `Attente ${mark()}`, inMinutes: 0.2 })
  const { page } = await visitor()
  await page.goto(path)
  await expect(titleOn(page, title)).toBeVisible()
  await expect(page.getByText('En Direct', { exact: true })).toBeVisible({ timeout: 120_000 })
})
