import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { heard } from '#tests/support/fixtures/heard.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, expectSaid, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Makes a case in words that nobody else's case holds, so that what others publish at the same time is not matched with it. */
const newCase = () => {
  const mark = randomUUID().slice(0, 8)
  const words = Array.from({ length: 24 }, (_, nth) => `repère${nth}${mark}`).join(' ')
  return {
    title: `Vertiges ${mark}`,
    description: `Chaque matin : ${words}.`,
    tags: [`étiquette ${mark}`],
    country: 'FR',
    startDate: `${1950 + randomInt(60)}-0${1 + randomInt(9)}-1${randomInt(10)}`,
  }
}

/** Publishes with the member's own session, past the screen. */
async function publish({ page }: Member, said: object): Promise<string> {
  const data = { requestId: randomUUID(), intensity: 6, ...said }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

async function resolve({ page }: Member, id: string) {
  const data = { treatment: 'Une rééducation', notes: '' }
  const answer = await page.context().request.post(`/api/posts/${id}/resolution`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const sidebarOn = (page: Page) => page.getByRole('complementary', { name: /^(Espace personnel|Personal space)$/ })
const togglerOn = (page: Page, name = 'Menu de l’espace personnel') =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const counterOn = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^(Ce que vous avez partagé|What you have shared)$/ })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const recentOn = (page: Page) => page.getByRole('region', { name: /^(Publications récentes|Recent posts)$/ })

/** The greeting by day, and in the evening. */
const GREETING = { fr: /^(Bonjour|Bonsoir) /, en: /^(Hello|Good evening), / } as const

/** Each part of the space, by its name in the sidebar. */
const PARTS = {
  fr: [
    ['Aperçu', '/dashboard/overview', GREETING.fr],
    ['Fil d’actualité', '/dashboard/feed', 'Fil d’actualité'],
    ['Symptômes', '/dashboard/symptoms', /symptômes/i],
    ['Posts', '/dashboard/posts', /posts/i],
  ],
  en: [
    ['Overview', '/dashboard/overview', GREETING.en],
    ['Feed', '/dashboard/feed', 'Feed'],
    ['Symptoms', '/dashboard/symptoms', /symptoms/i],
    ['Posts', '/dashboard/posts', /posts/i],
  ],
} as const

for (const language of ['fr', 'en'] as const)
  test(`the sidebar leads through the whole space on a wide screen (${language})`, async ({ member }) => {
    const say = wordsIn(language, 'dashboard')
    const lou = await member('Lou', { language, locale: localeOf(language) })
    await speaks(lou.page, language)
    const { page } = lou
    await publish(lou, newCase())
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Mon espace') })
      .click()
    await expect(page).toHaveURL(/\/dashboard$/)
    const greeted = page.getByRole('heading', { level: 1, name: GREETING[language] })
    await expect(greeted).toBeFocused()
    await expect(greeted).toContainText(` ${lou.username}.`)
    await expect(
      page
        .getByRole('banner')
        .getByText(`${{ fr: 'Connecté en tant que', en: 'Signed in as' }[language]} ${lou.email}`),
    ).toBeVisible()
    const sidebar = sidebarOn(page)
    await expect(sidebar.getByText(lou.email)).toBeVisible()
    await expect(sidebar.getByText(say('Utilisateur actif'))).toBeVisible()
    expect((await sidebar.boundingBox())?.width).toBe(256)
    // The sidebar stays the same element from part to part.
    await sidebar.evaluate((element) => element.setAttribute('data-same', ''))

    for (const [name, address, heading] of PARTS[language]) {
      const link = sidebar.getByRole('link', { name: new RegExp(`^${name}`) })
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(sidebar).toHaveAttribute('data-same', '')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: say('Confidentialité') })).toBeVisible()
    }
    await expect(sidebar.getByRole('link', { name: `${say('Symptômes')} 1` })).toBeVisible()
    // One navigation: seven parts, and under their heading the places outside the space, each once.
    await expect(sidebar.getByRole('list', { name: say('Mon espace') }).getByRole('link')).toHaveCount(7)
    await expect(sidebar.getByRole('list', { name: say('Découvrir') }).getByRole('link')).toHaveCount(5)

    await sidebar.getByRole('link', { name: say('Cas proches') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: { fr: /cas proches/i, en: /close cases/i }[language] }),
    ).toBeFocused()
    await expect(sidebar).toHaveCount(0)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Mon compte, {{name}}', { name: lou.username }) })
      .click()
    await expect(page.getByRole('menuitem', { name: 'Journal' })).toBeVisible()
    await page.getByRole('menuitem', { name: say('Mon espace') }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(greeted).toBeFocused()
    await sidebar.getByRole('button', { name: say('Se déconnecter') }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: say('Se connecter') })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

for (const [hour, said] of [
  [9, { fr: 'Bonjour', en: 'Hello,' }],
  [20, { fr: 'Bonsoir', en: 'Good evening,' }],
] as const)
  for (const language of ['fr', 'en'] as const)
    test(`home and one’s space greet in the same words at ${hour} o’clock (${language})`, async ({ member }) => {
      const lou = await member('Lou', { language, locale: localeOf(language) })
      const { page } = lou
      await speaks(page, language)
      await page.goto('/legal/privacy')
      // In the zone of the browser, which need not be the one of this process.
      const at = await page.evaluate((asked) => new Date().setHours(asked, 0, 0, 0), hour)
      await page.clock.setFixedTime(at)
      for (const path of ['/', '/dashboard']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${said[language]} ${lou.username}.`)
      }
    })

test('Ctrl and B fold the sidebar away from anywhere, it stays folded after a reload, and the page takes its place', async ({
  member,
}) => {
  const { page } = await member('Max')
  await page.goto('/dashboard')
  const sidebar = sidebarOn(page)
  const toggler = togglerOn(page)
  const width = async () => (await page.getByRole('main').boundingBox())?.width
  await expect(toggler).toHaveAttribute('aria-expanded', 'true')

  // The focused link is folded away, and the focus moves to the button that folds.
  await sidebar.getByRole('link', { name: 'Aperçu' }).focus()
  await page.keyboard.press('Control+b')
  await expect(toggler).toBeFocused()
  await expect(toggler).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebar).toBeHidden()
  await expect.poll(width).toBe(1280)
  await expectAccessible(page)

  const kept = (await page.context().cookies()).find(({ name }) => name === 'vecu.sidebar')
  expect(kept).toMatchObject({ value: 'closed', path: '/', sameSite: 'Lax' })
  const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7.01)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sidebar).toBeHidden()
  expect(await width()).toBe(1280)
  await expect(toggler).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toBeVisible()
  await expect.poll(width).toBe(1024)
  await toggler.click()
  await expect(sidebar).toBeHidden()
  await toggler.press('Enter')
  await expect(sidebar).toBeVisible()
  await page.reload()
  await expect(sidebar).toBeVisible()

  // Within a field Ctrl and B do the same, and type nothing; the letter alone is typed.
  await page.goto('/dashboard/feed')
  const search = page.getByRole('searchbox', { name: 'Chercher dans le fil' })
  await search.fill('ver')
  await search.press('Control+b')
  await expect(sidebar).toBeHidden()
  await expect(search).toBeFocused()
  await search.press('b')
  await expect(search).toHaveValue('verb')
  await expect(sidebar).toBeHidden()
})

test('the sidebar is a drawer on a phone, which keeps the focus and gives it back', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await publish(lou, newCase())
  await page.goto('/feed')
  await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Mon espace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: GREETING.fr })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vécu, accueil' })).toBeVisible()
  await expect(sidebarOn(page)).toHaveCount(0)

  const toggler = togglerOn(page)
  const drawer = page.getByRole('dialog')
  await expect(toggler).toHaveAttribute('aria-expanded', 'false')
  await toggler.click()
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
  await expect(drawer.getByText(lou.email)).toBeVisible()
  await expectAccessible(page)
  for (let nth = 0; nth < 14; nth++) {
    await page.keyboard.press('Tab')
    await expect(drawer.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggler).toBeFocused()
  await page.keyboard.press('Control+b')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(drawer).toBeHidden()
  await expect(toggler).toBeFocused()

  for (const [name, address, heading] of PARTS.fr) {
    await toggler.click()
    await drawer.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
})

test('the space comes with its answers: nothing of it is asked for again', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  await publish(lou, newCase())
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc/')) asked.push(pathname)
  })
  for (const address of ['/dashboard', '/dashboard/overview']) {
    // The search for matches of what has just been published may end meanwhile, and is told live.
    await expect(async () => {
      asked.length = 0
      await page.goto(address)
      await expect(recentOn(page).getByRole('listitem')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    }).toPass()
  }
})

for (const language of ['fr', 'en'] as const)
  test(`counters and posts follow what the member publishes and resolves, here and on another device (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'dashboard')
    const lou = await member('Lou', { language, locale: localeOf(language) })
    await speaks(lou.page, language)
    const { page } = lou
    const first = newCase()
    await page.goto('/dashboard')
    await expect(
      page
        .getByRole('main')
        .getByText({ fr: 'Cet espace est le vôtre.', en: 'This space is yours.' }[language], { exact: false }),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: say('Ce que vous avez partagé') })).toHaveCount(0)
    await expect(recentOn(page).getByRole('heading', { name: say('Aucun symptôme publié') })).toBeVisible()
    await expect(page.locator('main a[href="/#symptome"]')).toHaveCount(1)
    await expect(page.locator('main a[href="/expert-conferences"]')).toHaveCount(1)
    await expectAccessible(page)

    await page.getByRole('link', { name: say('Nouveau symptôme') }).click()
    const form = page.getByRole('form')
    await form.getByRole('textbox', { name: say('Titre'), exact: true }).fill(first.title)
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill(first.description)
    await form.getByRole('button', { name: say('Publier'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Mon espace') })
      .click()
    await expect(counterOn(page, say('Symptômes'))).toHaveAccessibleName(`${say('Symptômes')} 1 ${say('aucun résolu')}`)
    await expect(counterOn(page, say('En cours'))).toHaveAccessibleName(
      `${say('En cours')} 1 ${say('{{count}} partagé en 7 jours', { count: 1 })}`,
    )
    await expect(recentOn(page).getByRole('listitem')).toHaveText([new RegExp(say('En cours'))])
    expect(await recentOn(page).innerText()).not.toMatch(/\b0 (j’aime|like|comment)/i)

    // The second story is published on another device, while this page is looked at.
    const second = newCase()
    await publish(lou, second)
    await expect(counterOn(page, say('Symptômes'))).toHaveAccessibleName(`${say('Symptômes')} 2 ${say('aucun résolu')}`)
    await expect(recentOn(page).getByRole('listitem')).toHaveText([new RegExp(second.title), new RegExp(first.title)])

    await recentOn(page).getByRole('link', { name: first.title }).click()
    await expect(page).toHaveURL(/\/dashboard\/symptom\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Marquer comme guéri') })
      .click()
    const dialog = page.getByRole('dialog', { name: say('Marquer comme guéri') })
    await dialog.getByLabel(say('Traitement utilisé')).fill('Du repos')
    await page.reload()
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Marquer comme guéri') })
      .click()
    await expect(dialog.getByLabel(say('Traitement utilisé'))).toHaveValue('Du repos')
    await dialog.getByRole('button', { name: say('Confirmer et partager') }).click()
    await expectSaid(page, say('Symptôme marqué comme résolu avec succès !'))
    await sidebarOn(page)
      .getByRole('link', { name: say('Aperçu') })
      .click()
    await expect(counterOn(page, say('Symptômes'))).toHaveAccessibleName(
      `${say('Symptômes')} 2 ${{ fr: '1 résolu', en: '1 resolved' }[language]}`,
    )
    await expect(counterOn(page, say('En cours'))).toHaveAccessibleName(
      `${say('En cours')} 1 ${say('{{count}} partagés en 7 jours', { count: 2 })}`,
    )
    await expect(recentOn(page).getByRole('listitem').filter({ hasText: first.title })).toContainText(say('Résolu'))
    await counterOn(page, say('En cours')).click()
    await expect(page).toHaveURL(/\/dashboard\/symptoms\?etat=en-cours$/)
  })

for (const language of ['fr', 'en'] as const)
  test(`the outcomes of a member’s stories appear on their overview as they happen (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'dashboard')
    const options = { language, locale: localeOf(language) }
    const [lou, max] = [await member('Lou', options), await member('Max', options)]
    for (const { page } of [lou, max]) await speaks(page, language)
    // Only these two tell of this: others on this server have stories of their own, the two of the other language too.
    const description = {
      fr: 'Ma cheville claque, ma paupière saute et mon nez coule bleu quand je mange des radis.',
      en: 'My elbow is itchy, my chin is swollen and my calves burn when I eat radishes.',
    }[language]
    const told = { ...newCase(), description }
    await publish(lou, told)
    const { page } = lou
    await page.goto('/dashboard/overview')
    const outcomes = page.getByRole('region', { name: say('Ce que vos récits ont fait naître') })
    await expect(
      outcomes.getByText({ fr: 'Rien encore, et c’est normal', en: 'Nothing yet, and that’s normal' }[language], {
        exact: false,
      }),
    ).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText({ fr: 'Rien de nouveau ces 7 derniers jours.', en: 'Nothing new in the last 7 days.' }[language], {
          exact: false,
        }),
    ).toBeVisible()

    const theirs = await publish(max, { ...told, title: `${told.title} aussi` })
    await expect(outcomes.getByRole('listitem')).toHaveText([`1 ${say('cas proche du vôtre')}`])
    await expect(page.getByText(say('Un récit proche du vôtre a été publié ces 7 derniers jours.'))).toBeVisible()
    // An outcome is told once its author is established and the story a day old.
    await onJourneyDatabase(async (db) => {
      const { rows } = await db.execute<{ id: string }>(sql`select id from member where username = ${max.username}`)
      await heard(db, rows[0]!)
    })
    await resolve(max, theirs)
    const better = page
      .getByRole('main')
      .getByRole('link', { name: `${max.username} ${{ fr: 'a guéri', en: 'has recovered' }[language]}` })
    await expect(better).toBeVisible()
    await expect(outcomes.getByRole('listitem')).toHaveText([
      `1 ${say('cas proche du vôtre')}`,
      `1 ${say('d’entre eux est résolu')}`,
    ])
    await expectAccessible(page)

    await max.page.goto('/dashboard')
    const given = max.page.getByRole('region', { name: say('Ce que vos récits ont fait naître') })
    await expect(given.getByText(say('personne a reçu ce qui vous a aidé'))).toBeVisible()
    await outcomes.getByRole('link', { name: say('Voir les cas proches') }).click()
    await expect(page).toHaveURL(/\/matches$/)
  })

for (const language of ['fr', 'en'] as const)
  test(`the first page is the day: a story is noted there, nothing stands at zero, and what were tabs are parts (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'dashboard', 'journal.today')
    const lou = await member('Lou', { ...PHONE, language, locale: localeOf(language) })
    await speaks(lou.page, language)
    const { page } = lou
    const told = newCase()
    await publish(lou, told)
    await page.goto('/dashboard')
    const today = page.getByRole('region', { name: { fr: /Aujourd’hui.: 0–10/, en: /Today: 0–10/ }[language] })
    await today
      .getByRole('group', { name: told.title })
      .getByRole('button', { name: { fr: /^4 sur 10/, en: /^4 out of 10/ }[language] })
      .tap()
    await expect(today.getByText(say('Noté aujourd’hui'))).toBeVisible()
    await expect(page.getByRole('list', { name: say('Ce que vous avez partagé') }).getByRole('link')).toHaveText([
      new RegExp(`^${say('Symptômes')} 1`),
      new RegExp(`^${say('En cours')} 1`),
    ])
    await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await page.reload()
    await expect(today.getByText(say('Noté aujourd’hui'))).toBeVisible()

    await page.goto('/dashboard?onglet=symptomes&etat=en-cours')
    await expect(page).toHaveURL(/\/dashboard\/symptoms\?etat=en-cours$/)
    await expect(page.getByRole('article').filter({ hasText: told.title })).toBeVisible()
    await page.goto('/dashboard?onglet=posts')
    await expect(page).toHaveURL(/\/dashboard\/posts$/)
    await page.goto('/dashboard?onglet=nulle-part')
    await expect(today).toBeVisible()
  })

test('the feed of the space filters, searches and publishes like the other, under the bar of the space', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const told = newCase()
  await publish(lou, told)
  await page.goto('/dashboard/feed')
  await page.getByRole('button', { name: /^Résolus/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/feed\?filtre=resolus$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/feed$/)
  const search = page.getByRole('searchbox', { name: 'Chercher dans le fil' })
  await search.fill(told.tags[0]!)
  // Below the stories that hold the words, others may stand that mean the same.
  await expect(page.getByRole('article').first()).toContainText(told.title)
  await expect(page).toHaveURL(/\/dashboard\/feed\?q=/)
  await expect(sidebarOn(page)).toBeVisible()
  await expect(sidebarOn(page).getByRole('link', { name: 'Fil d’actualité' })).toHaveAttribute('aria-current', 'page')

  await page.goto('/dashboard/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollBy(0, 600))
  const bar = await page.getByRole('banner').first().boundingBox()
  await expect.poll(async () => (await search.boundingBox())?.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await expect(search).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))

  await page.getByRole('main').getByRole('button', { name: 'Publier', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau post' })
  await dialog.getByRole('button', { name: 'Publier', exact: true }).click()
  await expectSaid(page, 'Post créé !')
  await expect(page).toHaveURL(/\/dashboard\/feed$/)
  await expect(page.getByRole('article', { name: 'Post communautaire' }).first()).toBeVisible()
  await sidebarOn(page).getByRole('link', { name: 'Aperçu' }).click()
  await expect(counterOn(page, 'Posts')).toHaveAccessibleName('Posts 1 aucun j’aime')
})

test('a failed read is reported once, the rest stays, and trying again brings it', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  await publish(lou, newCase())
  await page.goto('/legal/privacy')
  await page.route(/\/rpc\/(posts\/mine|matching|chat\/figures)/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Mon espace' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Une partie de votre aperçu n’a pas pu être lue')
  await expect(page.getByRole('heading', { level: 1, name: GREETING.fr })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prendre soin du récit' })).toBeVisible()
  const today = page.getByRole('region', { name: /Aujourd’hui.: 0–10/ })
  await expect(today).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(/\/rpc\/(posts\/mine|matching|chat\/figures)/)
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(counterOn(page, 'Symptômes')).toHaveAccessibleName('Symptômes 1 aucun résolu')
  await expect(today).toBeVisible()
  await expect(failure).toHaveCount(0)
})
