import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dialogEscaped, escapeAsItOpens } from '#tests/support/escape.ts'
import { choose, commentBy, commentOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'

const NOBODY = '0198f1a2-0000-7000-8000-00000000dead'
const cardOn = (page: Page, title: string) => page.getByRole('article', { name: title })
const cardsOn = (page: Page) => page.getByRole('region', { name: 'Publications' }).getByRole('article')
const dotsOf = ({ page }: Member, other: Member) => page.getByRole('button', { name: `Actions pour ${other.username}` })
const nameOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The address of this member's page. */
async function pageOf({ page }: Member): Promise<string> {
  const { member } = await (await page.context().request.get('/api/me')).json()
  return `/member/${member.id}`
}

async function expectMissing(page: Page) {
  await expect(nameOn(page, 'Membre introuvable')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aller au fil d’actualité' })).toBeVisible()
  await expect(page).toHaveTitle('Membre introuvable · Vécu')
}

test('a name leads from a card and from a comment to a member’s page, with what they published, newest first', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const [older, newer] = [await postBy(bob), await postBy(bob)]
  const hers = await postBy(alice)
  await commentBy(bob, hers.id, 'Un mot de Bob')
  const { page } = alice
  await page.goto('/feed')
  await cardOn(page, newer.title).getByRole('link', { name: bob.username, exact: true }).click()
  await expect(page).toHaveURL(await pageOf(bob))
  await expect(nameOn(page, bob.username)).toBeVisible()
  const month = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date())
  await expect(page.getByText(`Membre depuis ${month}`)).toBeVisible()
  await expect(cardsOn(page).getByRole('heading', { level: 3 })).toHaveText([newer.title, older.title])
  // The page's title names nobody, for it stays in the history of a shared device.
  await expect(page).toHaveTitle('Page d’un membre · Vécu')
  await expect(page.getByRole('main').getByRole('link', { name: bob.username, exact: true })).toHaveCount(0)
  await expectAccessible(page)

  // The member's page works as the feed does: one may like there, and comments of others show at once.
  await cardOn(page, older.title)
    .getByRole('button', { name: /^J’aime/ })
    .click()
  await commentBy(bob, older.id, 'Une suite')
  await expect(cardOn(page, older.title).getByRole('link', { name: /^Commenter 1 / })).toBeVisible()
  await expect(cardOn(page, older.title).getByRole('button', { name: /^J’aime/, pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/feed')
  await page.goto(hers.path)
  await commentOn(page, 'Un mot de Bob').getByRole('link', { name: bob.username, exact: true }).click()
  await expect(nameOn(page, bob.username)).toBeVisible()
  await bob.page.goto(older.path)
  await expect(bob.page.getByRole('button', { name: /^J’aime 1/ })).toBeVisible()
})

test('a block from a member’s page hides it from both at once, and lifting it shows it to both again', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const [hers, his] = [await postBy(alice), await postBy(bob)]
  await bob.page.goto(await pageOf(alice))
  await expect(cardOn(bob.page, hers.title)).toBeVisible()
  const { page } = alice
  await page.goto(await pageOf(bob))
  await expect(cardOn(page, his.title)).toBeVisible()

  // The menu is opened twice: the first time the dialog is fetched, the second time it is there before the menu has given the focus back.
  for (let times = 0; times < 2; times += 1) {
    await escapeAsItOpens(page)
    await choose(page, dotsOf(alice, bob), `Bloquer ${bob.username}`)
    await dialogEscaped(page)
    await expect(dotsOf(alice, bob)).toBeFocused()
  }
  await choose(page, dotsOf(alice, bob), `Bloquer ${bob.username}`)
  const dialog = page.getByRole('dialog', { name: `Bloquer ${bob.username} ?` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dotsOf(alice, bob)).toBeFocused()
  await choose(page, dotsOf(alice, bob), `Bloquer ${bob.username}`)
  await dialog.getByRole('button', { name: 'Bloquer', exact: true }).click()
  await expectMissing(page)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText(`Vous avez bloqué ${bob.username}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  // Bob's page changes without a reload, and he is told nothing.
  await expectMissing(bob.page)
  await expect(bob.page.getByText(alice.username)).toHaveCount(0)

  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
  await expect(nameOn(page, bob.username)).toBeVisible()
  await expect(cardOn(page, his.title)).toBeVisible()
  await bob.page.reload()
  await expect(nameOn(bob.page, alice.username)).toBeVisible()
  await expect(cardOn(bob.page, hers.title)).toBeVisible()
})

test('the page of a member who never existed and that of one who blocked the reader cannot be told apart', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const { page } = alice
  const blocker = await pageOf(bob)
  const mine = (await pageOf(alice)).slice('/member/'.length)
  expect((await bob.page.context().request.put(`/api/me/blocks/${mine}`)).status()).toBe(200)
  const seen = new Set<string>()
  for (const path of [blocker, `/member/${NOBODY}`, '/member/moi', '/member/%3Cscript%3E']) {
    await page.goto(path)
    await expectMissing(page)
    seen.add(await page.getByRole('main').innerHTML())
  }
  expect(seen.size).toBe(1)
  await expectAccessible(page)
})

test('a member is reported by a form that says who it is about', async ({ member }) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const { page } = alice
  const his = await pageOf(bob)
  await page.goto(his)
  await choose(page, dotsOf(alice, bob), 'Signaler')
  const id = his.slice('/member/'.length)
  await expect(page).toHaveURL(`/signaler?kind=member&id=${id}`)
  await expect(page.getByText('Votre signalement concerne un membre')).toBeVisible()
})

test('a visitor of a member’s page meets the sign-in gate, and reads nothing of that member', async ({
  member,
  visitor,
}) => {
  const bob = await member('Bob')
  const { title } = await postBy(bob)
  const path = await pageOf(bob)
  const { page } = await visitor()
  await page.goto(path)
  await expect(nameOn(page, 'Contenu Protégé')).toBeVisible()
  for (const told of [bob.username, title]) expect(await page.content()).not.toContain(told)
  const gate = page.getByRole('main').getByRole('link', { name: 'Se connecter / S’inscrire' })
  await expect(gate).toHaveAttribute('href', `/auth?view=signUp&next=${encodeURIComponent(path)}`)
})

test('pages of a member’s posts follow each other, and a failure between two of them can be tried again', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const titles: string[] = []
  for (let count = 0; count < 3; count++) titles.unshift((await postBy(bob)).title)
  const { page } = alice
  let isBroken = false
  await page.route('**/rpc/posts/byMember', (route) => {
    if (isBroken) return route.abort()
    const { json, ...rest } = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...rest, json: { ...json, limit: 2 } }) })
  })
  isBroken = true
  await page.goto(await pageOf(bob))
  const failure = page.getByRole('alert').filter({ hasText: 'Ces publications n’ont pas pu être chargées' })
  await expect(failure).toBeVisible()
  isBroken = false
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  const headings = cardsOn(page).getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(titles.slice(0, 2))
  isBroken = true
  const more = page.getByRole('button', { name: 'Charger plus', exact: true })
  await more.click()
  const alert = page.getByRole('alert').filter({ hasText: 'La suite n’a pas pu être chargée' })
  await expect(alert).toBeVisible()
  await expect(headings).toHaveCount(2)
  isBroken = false
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(headings).toHaveText(titles)
  await expect(more).toHaveCount(0)
  await expect(page.getByText('C’est tout ce que cette page contient.')).toBeVisible()
})

test('a member’s own page on a phone says that it is their own, and leads on', async ({ member }) => {
  const viewport = { width: 360, height: 740 }
  const alice = await member(`Unpseudonymequinefinitpas${randomUUID().slice(0, 6)}`, { viewport })
  const { page } = alice
  await page.goto(await pageOf(alice))
  await expect(nameOn(page, alice.username)).toBeVisible()
  await expect(page.getByText('C’est ainsi que les autres membres voient votre page.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Vous n’avez encore rien publié' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions pour/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)

  const post = await postBy(alice)
  await page.reload()
  await expect(cardOn(page, post.title)).toBeVisible()
  await page.getByRole('link', { name: 'Aller à mon espace' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})
