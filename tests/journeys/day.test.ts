import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { daysAfter } from '#contract/foundation/days.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { wordsWithinRow } from '#tests/support/fixtures/words-within-row.ts'
import { expect, expectAccessible, expectSaid, greetingOn, type Member, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const barOn = (page: Page) => page.getByRole('navigation', { name: /Accès rapide|Quick access/ })
const todayOn = (page: Page) => page.getByRole('region', { name: /Aujourd’hui.: 0–10|Today: 0–10/ })
const scaleOn = (page: Page, title: string) => todayOn(page).getByRole('group', { name: title })
const numberOn = (scale: Locator, value: number) =>
  scale.getByRole('button', { name: new RegExp(`^${value} (sur|out of) 10`) })
const dayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'))
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

const wordsBeginAt = (what: Locator): Promise<number> =>
  what.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return Math.round(words.getBoundingClientRect().left)
  })

async function storyOf(
  { page }: Member,
  title: string,
  description = `Chaque matin la pièce tourne. ${title}`,
): Promise<string> {
  const data = { requestId: randomUUID(), title, description, intensity: 6 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function journalOf({ page }: Member, of: { title: string } | { postId: string }): Promise<string> {
  const answer = await page.context().request.post('/api/journals', { data: of })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

type Stored = { intensity: number; note: string; version: number } | null

async function entryOf({ page }: Member, id: string, day: string): Promise<Stored> {
  const answer = await page.context().request.get(`/api/journals/${id}/entries/${day}`)
  return ((await answer.json()) as { entry: Stored }).entry
}

async function writeElsewhere(member: Member, id: string, day: string, said: { intensity: number; note?: string }) {
  const known = await entryOf(member, id, day)
  const answer = await member.page.context().request.put(`/api/journals/${id}/entries/${day}`, {
    data: { ...said, replaces: known?.version ?? null },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

for (const language of ['fr', 'en'] as const)
  test(`a bar at the foot of a phone’s screen leads to five places, and makes room for the keyboard (${language})`, async ({
    member,
    visitor,
  }) => {
    const say = wordsIn(language, 'journal.today')
    const options = { ...PHONE, language, locale: localeOf(language) }
    const lou = await member('Lou', options)
    await speaks(lou.page, language)
    const { page } = lou
    await postBy(lou)
    await page.goto('/feed')
    const bar = barOn(page)
    await expect(bar.getByRole('link')).toHaveText(
      {
        fr: ['Fil', 'Cas proches', '', 'Journal', 'Mon espace'],
        en: ['Feed', 'Close cases', '', 'Journal', 'My space'],
      }[language],
    )
    for (const link of await bar.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    }
    await expect(bar.getByRole('link', { name: { fr: 'Fil', en: 'Feed' }[language] })).toHaveAttribute(
      'aria-current',
      'page',
    )
    // The bar takes the place of the round button that lay over the page.
    await expect(page.getByRole('button', { name: say('Nouvelle publication') })).toHaveCount(0)
    await expectAccessible(page)

    // The last line of the page ends above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = await page.getByRole('contentinfo').boundingBox()
    const barTop = (await bar.boundingBox())!.y
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(barTop + 1)

    await page.getByRole('searchbox').first().focus()
    await expect(bar).toBeHidden()
    await page.getByRole('searchbox').first().blur()
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: say('Publier'), exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar).toBeHidden()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Fermer') })
      .tap()
    await expect(bar).toBeVisible()

    await bar.getByRole('link', { name: say('Cas proches') }).tap()
    await expect(page).toHaveURL(/\/matches$/)
    await bar.getByRole('link', { name: 'Journal' }).tap()
    await expect(page).toHaveURL(/\/dashboard\/journal$/)
    await bar.getByRole('link', { name: say('Mon espace') }).tap()
    await expect(page).toHaveURL(/\/dashboard$/)
    await bar.getByRole('link', { name: say('Raconter ce que je vis') }).tap()
    await expect(page).toHaveURL(/\/#symptome$/)
    await expect(page.getByRole('form')).toBeInViewport()

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(bar).toBeHidden()
    const { page: stranger } = await visitor({ ...PHONE, locale: localeOf(language) })
    await speaks(stranger, language)
    await stranger.goto('/')
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText(
      { fr: 'Quelqu’un', en: 'Someone' }[language],
    )
    await expect(barOn(stranger)).toHaveCount(0)
  })

for (const language of ['fr', 'en'] as const)
  test(`a member’s home is their day: a story is noted by pressing once, taken back, and noted again (${language})`, {
    tag: language === 'fr' ? '@core' : [],
  }, async ({ member }) => {
    const say = wordsIn(language, 'journal.today')
    const options = { ...PHONE, language, locale: localeOf(language) }
    const lou = await member('Lou', options)
    await speaks(lou.page, language)
    const max = await member('Max')
    const { page } = lou
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^(Bonjour|Bonsoir|Hello,|Good evening,) ${lou.username}\\.$`),
    )
    await expect(page.getByRole('heading', { name: say('Votre jour commence ici') })).toBeVisible()
    await page.getByRole('link', { name: say('Partager mes symptômes') }).tap()
    await expect(page.getByRole('form')).toBeInViewport()

    const story = await storyOf(lou, 'Vertiges au réveil')
    const { id: post } = await postBy(lou)
    await commentBy(max, post, 'Moi aussi.')
    await page.goto('/')
    // Under the numbers the words of what may be pressed stand at a side of the column.
    expect(await wordsWithinRow(todayOn(page).getByRole('link', { name: say('Partager mes symptômes') }))).toContain(0)
    const scale = scaleOn(page, 'Vertiges au réveil')
    await expect(scale.getByRole('button')).toHaveCount(11)
    for (const each of await scale.getByRole('button').all()) {
      const box = await each.boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByRole('region', { name: say('Nouveau pour vous') }).getByText('Moi aussi.')).toBeVisible()
    await isWithinScreen(page)
    await expectAccessible(page)

    // A double tap counts as one press.
    await numberOn(scale, 6).dblclick()
    await expect(todayOn(page).getByText(say('Noté aujourd’hui'))).toBeVisible()
    const id = await journalOf(lou, { postId: story })
    const day = await dayOf(page)
    expect((await entryOf(lou, id, day))?.intensity).toBe(6)
    await expect(numberOn(scale, 6)).toHaveAttribute('aria-pressed', 'true')
    await todayOn(page)
      .getByRole('button', { name: say('Annuler') })
      .tap()
    await expect(numberOn(scale, 6)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => entryOf(lou, id, day)).toBeNull()

    await numberOn(scale, 3).tap()
    await expect(todayOn(page).getByText(say('Noté aujourd’hui'))).toBeVisible()
    await page.reload()
    await expect(todayOn(page).getByText('3/10')).toBeVisible()
    await todayOn(page)
      .getByRole('button', { name: say('Modifier') })
      .tap()
    await expect(numberOn(scale, 3)).toHaveAttribute('aria-pressed', 'true')
    await numberOn(scale, 4).tap()
    await expect.poll(async () => (await entryOf(lou, id, day))?.intensity).toBe(4)
  })

for (const language of ['fr', 'en'] as const)
  test(`each story of a member has its numbers, from the fourth on behind a button (${language})`, async ({
    member,
  }) => {
    const lou = await member('Lou', { ...PHONE, language, locale: localeOf(language) })
    const { page } = lou
    await speaks(page, language)
    const stories = {
      Toux: 'Une toux sèche réveille toute la maison.',
      Vertiges: 'La pièce tourne dès que je me lève.',
      Fatigue: 'Mes jambes pèsent, même au repos.',
      Nausées: 'Le trajet en voiture me retourne l’estomac.',
      Insomnie: 'Éveillée à trois heures, puis plus rien.',
    }
    for (const [title, description] of Object.entries(stories)) await storyOf(lou, title, description)
    await page.goto('/')
    await expect(todayOn(page).getByRole('group')).toHaveCount(3)
    const rest = todayOn(page).getByRole('button', {
      name: { fr: 'Voir mes 2 autres récits', en: 'See my 2 other stories' }[language],
    })
    // Its words begin in the column of the title above it.
    expect(await wordsBeginAt(rest)).toBe(await wordsBeginAt(todayOn(page).getByRole('heading', { level: 2 })))
    await rest.press('Enter')
    const groups = todayOn(page).getByRole('group')
    await expect(groups).toHaveCount(5)
    await expect(todayOn(page).getByRole('heading', { level: 3 }).nth(3)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(groups.nth(3).getByRole('button', { name: /^0 / })).toHaveAttribute('aria-pressed', 'true')
    await isWithinScreen(page)
  })

for (const language of ['fr', 'en'] as const)
  test(`a number waits on the device for the network, keeps the day’s note, and never overwrites another (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'journal.today')
    const options = { ...PHONE, language, locale: localeOf(language) }
    const lou = await member('Lou', options)
    await speaks(lou.page, language)
    const { page } = lou
    const id = await journalOf(lou, { title: 'Sommeil' })
    await page.goto('/')
    const day = await dayOf(page)
    await writeElsewhere(lou, id, daysAfter(day, -1), { intensity: 7, note: 'Nuit courte' })
    const live = greetingOn(page)
    await page.reload()
    const scale = scaleOn(page, 'Sommeil')
    await expect(
      scale.getByRole('button', {
        name: { fr: /^7 sur 10.*comme hier$/, en: /^7 out of 10.*as yesterday$/ }[language],
      }),
    ).toBeVisible()

    // A part far down the page is loaded at the first press: without a network only that part is missing.
    await page.waitForLoadState('networkidle')
    await live
    await page.context().setOffline(true)
    await numberOn(scale, 2).tap()
    await expect(
      todayOn(page).getByText({ fr: /Gardé sur cet appareil/, en: /Kept on this device/ }[language]),
    ).toBeVisible()
    await expect(todayOn(page).getByText('2/10')).toBeVisible()
    await expect(
      page.getByText(say('La connexion a été perdue. Vérifiez votre réseau, puis réessayez.')).first(),
    ).toBeVisible()
    const liveAgain = greetingOn(page)
    await page.context().setOffline(false)
    await expect(todayOn(page).getByText(say('Noté aujourd’hui'))).toBeVisible()
    await liveAgain
    expect((await entryOf(lou, id, day))?.intensity).toBe(2)

    // The number kept here was written elsewhere before it could be sent: the other value stays.
    await page.context().setOffline(true)
    await numberOn(scale, 9).tap()
    await expect(
      todayOn(page).getByText({ fr: /Gardé sur cet appareil/, en: /Kept on this device/ }[language]),
    ).toBeVisible()
    await page.route('**/rpc/journals/**', (route) => route.abort())
    await page.context().setOffline(false)
    await writeElsewhere(lou, id, day, { intensity: 5, note: 'Ailleurs' })
    await page.unroute('**/rpc/journals/**')
    await page.reload()
    await expectSaid(page, say('Il a été noté {{value}}/10 ailleurs. Rien n’a été remplacé.', { value: 5 }))
    expect(await entryOf(lou, id, day)).toMatchObject({ intensity: 5, note: 'Ailleurs' })

    // A note that was written before stays beside the new number.
    await writeElsewhere(lou, id, day, { intensity: 1, note: 'Sieste' })
    await page.reload()
    await todayOn(page)
      .getByRole('button', { name: say('Modifier') })
      .tap()
    await expect(numberOn(scale, 1)).toBeFocused()
    await numberOn(scale, 8).tap()
    await expect.poll(async () => (await entryOf(lou, id, day))?.intensity).toBe(8)
    expect((await entryOf(lou, id, day))?.note).toBe('Sieste')
  })
