import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { asks, idOf } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Makes two whose posts resemble each other. */
async function alike(one: Member, other: Member) {
  const place = {
    country: 'FR' as const,
    postalCode: '97500',
    tags: [`Vertige ${randomUUID().slice(0, 6)}`, 'Fatigue'],
  }
  for (const who of [one, other])
    await asks(who, 'POST', '/api/posts/symptoms', vertigo({ ...place, requestId: randomUUID() }))
  const id = await idOf(other)
  const contacts = () => asks<{ contacts: { member: { id: string } }[] }>(one, 'GET', '/api/chat/contacts')
  await expect.poll(async () => (await contacts()).contacts.some(({ member }) => member.id === id)).toBe(true)
}

const isWithinPage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const requestsOn = (page: Page) => page.getByRole('region', { name: 'Demandes' })
const requestOf = (page: Page, { username }: Member) => requestsOn(page).getByRole('article', { name: username })
const startOn = (page: Page, name: string | RegExp = 'Nouvelle conversation') => page.getByRole('dialog', { name })

test('a member finds another by name among their matches, asks to talk in a few words, and is accepted', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  await alike(ada, bob)
  await bob.page.goto('/chat')
  await expect(requestsOn(bob.page)).toContainText('Aucune demande')

  const { page } = ada
  await page.goto('/chat')
  await page.getByRole('button', { name: /^Nouveau/ }).click()
  const search = startOn(page).getByRole('searchbox', { name: 'Chercher par nom' })
  await expect(search).toBeFocused()
  await search.fill('Personne de ce nom')
  await expect(startOn(page).getByText('Personne de ce nom parmi vos contacts')).toBeVisible()
  await search.fill(bob.username.toUpperCase())
  await expect(startOn(page).getByRole('status').first()).toHaveText('1 personne')
  await expectAccessible(page)
  expect(await isWithinPage(page)).toBe(true)
  await startOn(page)
    .getByRole('button', { name: new RegExp(`${bob.username}.*proche`) })
    .click()

  const asking = startOn(page, `Écrire à ${bob.username}`)
  const words = asking.getByRole('textbox', { name: 'Quelques mots pour vous présenter' })
  await words.fill('Voyez mon-site.fr')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(words).toBeFocused()
  await expect(asking).toContainText('Pas de lien ni d’adresse ici')
  await expectAccessible(page)
  await words.fill('x'.repeat(501))
  await expect(asking).toContainText('1 caractère de trop')
  await words.fill('Bonjour, nos matins se ressemblent.')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('Votre demande attend une réponse', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/chat\?conversation=/)

  // Bob's page shows it without a reload.
  const request = requestOf(bob.page, ada)
  await expect(request).toContainText(
    '« Bonjour, nos matins se ressemblent. »'.replaceAll(/« | »/g, (sign) => sign.replace(' ', '\u00a0')),
  )
  await expect(request).toContainText(/Cas (très )?proche/)
  await expect(request).not.toContainText('%')
  // When it ends is said from the next day on.
  await expect(request).not.toContainText('expire')
  await onJourneyDatabase((db) =>
    db.execute(
      sql`update chat_request set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where from_id = (select id from "user" where email = ${ada.email})`,
    ),
  )
  await bob.page.reload()
  await expect(request).toContainText('La demande expire dans 6 jours')
  await expectAccessible(bob.page)
  await request.getByRole('button', { name: `Accepter la demande de ${ada.username}` }).click()
  await expect(bob.page).toHaveURL(/\/chat\?conversation=/)
  await expect(requestsOn(bob.page)).toContainText('Aucune demande')

  await page.goto('/notifications?filtre=demandes-acceptees')
  const notice = page.getByRole('main').getByRole('link', { name: /a accepté votre demande/ })
  await expectAccessible(page)
  await notice.click()
  await expect(page).toHaveURL(/\/chat\?conversation=/)
})

test('a refused request disappears without a notice to the asker, who cannot ask again', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob', PHONE)]
  const { page } = bob
  await ada.page.goto(`/member/${await idOf(bob)}`)
  await ada.page.getByRole('link', { name: `Écrire à ${bob.username}` }).click()
  const asking = startOn(ada.page, `Écrire à ${bob.username}`)
  await asking.getByRole('button', { name: 'Proposer une phrase' }).click()
  await expect(asking.getByRole('textbox')).toHaveValue(/^Bonjour, j’ai lu votre récit/)
  await asking.getByRole('textbox').fill('')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(ada.page).toHaveURL(/\/chat\?conversation=/)

  await page.goto('/feed')
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`${ada.username} souhaite échanger avec vous`) })
    .click()
  await expect(page).toHaveURL(/\/chat$/)
  const request = requestOf(page, ada)
  await expect(request).toContainText(`${ada.username} souhaite échanger avec vous.`)
  expect(await isWithinPage(page)).toBe(true)
  await request.getByRole('button', { name: `Refuser la demande de ${ada.username}` }).click()
  const sure = page.getByRole('dialog', { name: /^Refuser cette demande/ })
  await expect(sure).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Annuler' }).click()
  await expect(request.getByRole('button', { name: /^Refuser/ })).toBeFocused()
  await request.getByRole('button', { name: /^Refuser/ }).press('Enter')
  await sure.getByRole('button', { name: 'Refuser' }).click()
  await expect(requestsOn(page)).toContainText('Aucune demande')
  await expect(requestsOn(page).getByRole('heading', { name: 'Demandes' })).toBeFocused()

  await ada.page.goto(`/chat?with=${await idOf(bob)}`)
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(asking.getByRole('alert').first()).toContainText(
    'Cette personne ne souhaite pas échanger pour le moment',
  )
  await expectAccessible(ada.page)
  await ada.page.keyboard.press('Escape')
  await expect(asking).toHaveCount(0)
  await expect(ada.page).toHaveURL(/\/chat$/)
})

test('a request answered in another tab leaves this one, and one that is no longer open says so', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await asks(ada, 'POST', '/api/chat/requests', { memberId: await idOf(bob) })
  await bob.page.goto('/chat')
  const request = requestOf(bob.page, ada)
  await expect(request).toBeVisible()
  // The page cannot read its requests again, so it does not know that one was answered elsewhere.
  await bob.page.route('**/rpc/chat/requests', (route) => route.abort())
  const { requests } = await asks<{ requests: { id: string }[] }>(bob, 'GET', '/api/chat/requests')
  await asks(bob, 'PUT', `/api/chat/requests/${requests[0]!.id}/answer`, { isAccepted: false })
  await request.getByRole('button', { name: /^Accepter/ }).click()
  await expectSaid(bob.page, 'Cette demande n’attend plus de réponse.')
  await bob.page.unroute('**/rpc/chat/requests')
  await bob.page.reload()
  await expect(requestsOn(bob.page)).toContainText('Aucune demande')
})

test('the matches panel says what each has in common, searches again, hides irrelevant matches, and leads to the member', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { page } = ada
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Rechercher des cas proches' }).click()
  const panel = page.getByRole('dialog', { name: 'Vos cas les plus proches' })
  await expect(panel.getByRole('heading', { name: 'Aucun match trouvé' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Rechercher des cas proches' })).toBeFocused()

  await alike(ada, bob)
  await page.getByRole('button', { name: 'Rechercher des cas proches' }).click()
  const row = panel.getByRole('listitem').filter({ hasText: bob.username })
  await expect(row).toContainText(/En commun\s*:.*vertige/i)
  await panel.getByRole('button', { name: 'Chercher de nouveaux cas proches' }).click()
  await expect(panel.getByRole('status').first()).toContainText('Recherche terminée')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Contacter ${bob.username}` }).click()
  const asking = startOn(page, `Écrire à ${bob.username}`)
  await expect(asking).toContainText('À propos de son récit')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page).toHaveURL(/conversation=/)
  await page.getByRole('button', { name: 'Rechercher des cas proches' }).click()
  // A request that nobody answered yet is no conversation.
  await expect(row.getByRole('button', { name: `Contacter ${bob.username}` })).toBeVisible()
  await row.getByRole('button', { name: /^Pas pertinent/ }).click()
  await expect(row).toHaveCount(0)
  await expect(panel.getByRole('status').first()).toBeFocused()
})

test('a member can write to people they exchanged comments with; an open conversation opens at once; in English too', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada', { language: 'en', locale: 'en-GB' }), await member('Bob')]
  const { id } = await postBy(ada)
  await commentBy(bob, id, 'Moi aussi.')
  const { page } = ada
  await page.goto('/chat')
  await page.getByRole('button', { name: /^New/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  await dialog.getByRole('button', { name: new RegExp(`${bob.username}.*Exchanged comments`) }).click()
  await page
    .getByRole('dialog', { name: `Write to ${bob.username}` })
    .getByRole('button', { name: 'Send the request' })
    .click()
  await expect(page).toHaveURL(/\/chat\?conversation=/)
  const url = page.url()
  await page.goto(`/chat?with=${await idOf(bob)}`)
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/chat?with=0198f1a2-0000-7000-8000-00000000dead')
  await expect(page.getByRole('dialog', { name: 'New conversation' })).toContainText('This person is no longer here')
})
