import { sql } from 'drizzle-orm'
import { DEMO_POSTS } from '#server/demo/community.ts'
import { DUE_JOBS } from '#tests/support/due-jobs.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SHOWN = 3
const START_MS = 900_000

// The stories of other journeys are none of the demo community's.
test.describe.configure({ mode: 'serial' })
let server: Awaited<ReturnType<typeof openOwnServer>>
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  server = await openOwnServer({}, ['--demo'])
  await expect.poll(untoldStories, { timeout: START_MS }).toBe(0)
  await expect.poll(jobsLeft, { timeout: START_MS }).toBe(0)
})
test.afterAll(() => server?.close())

const untoldStories = () =>
  countOf(sql`select ${DEMO_POSTS.length} - count(*)::int as count from post where kind = 'symptom'`)
const jobsLeft = () => countOf(sql.raw(`select count(*)::int as count ${DUE_JOBS}`))

const countOf = (query: ReturnType<typeof sql>): Promise<number> =>
  onJourneyDatabase(async (db) => (await db.execute<{ count: number }>(query)).rows[0]!.count)

const clusterOf = new Map(DEMO_POSTS.map(({ title, cluster }) => [title, cluster]))

/** The words of the screens that this journey looks for. */
const WORDS = {
  fr: {
    form: 'Décrire un symptôme',
    title: 'Titre',
    preview: 'Aller à l’aperçu',
    publish: 'Publier',
    answer: /^\d+ personnes racontent quelque chose de proche$/,
    band: /Très proche|Proche|Points communs/,
    helped: 'Ce qui a aidé',
    read: /^Lire les \d+ récits$/,
    mine: /vous écrivez/i,
  },
  en: {
    form: 'Describe a symptom',
    title: 'Title',
    preview: 'Go to the preview',
    publish: 'Publish',
    answer: /^\d+ people have a story close to yours$/,
    band: /Very close|Close|Things in common/,
    helped: 'What helped',
    read: /^Read the \d+ stories$/,
    mine: /you write/i,
  },
}

const STORIES = [
  {
    language: 'fr',
    locale: 'fr-FR',
    group: 'numbHandsAtNight',
    title: 'Mes mains s’endorment chaque nuit',
    text: 'Vers trois heures je me réveille avec le pouce et l’index engourdis, et je dois secouer la main pour que les fourmillements passent. Le matin je lâche ma tasse.',
  },
  {
    language: 'en',
    locale: 'en-GB',
    group: 'morningVertigo',
    title: 'The room whirls when I turn over',
    text: 'Rolling over in bed makes the whole room spin for a few seconds, and I feel sick. It happens again when I get up or look up.',
  },
] as const

for (const story of STORIES)
  test(`a newcomer to the demo who publishes a title and a text alone in ${story.language} is shown three who live the same, on a phone`, async ({
    member,
  }) => {
    const { language, locale, group, title, text } = story
    const words = WORDS[language]
    const newcomer = await member('Nouvelle', { ...PHONE, language, locale })
    const { page } = newcomer
    await page.goto('/')
    const form = page.getByRole('form', { name: words.form })
    await form.getByRole('textbox', { name: words.title, exact: true }).fill(title)
    await form.getByRole('textbox', { name: 'Description', exact: true }).fill(text)
    await form.getByRole('button', { name: words.preview }).click()
    await form.getByRole('button', { name: words.publish, exact: true }).click()

    await expect(page.getByRole('heading', { name: words.answer })).toBeInViewport({ ratio: 1 })
    const rows = page.getByRole('listitem').filter({ has: page.locator('a[href^="/post/"]') })
    await expect(rows).toHaveCount(SHOWN)
    const ids: string[] = []
    for (const row of await rows.all()) {
      await expect(row).toContainText(words.band)
      const link = row.locator('a[href^="/post/"]')
      await expect(link.locator('q')).toBeVisible()
      ids.push((await link.getAttribute('href'))!.split('/').at(-1)!)
    }
    expect(await groupsOf(newcomer, ids)).toEqual(Array.from({ length: SHOWN }, () => group))
    await expect(rows.filter({ hasText: words.helped }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)

    await page.getByRole('link', { name: words.read }).click()
    const cards = page.getByRole('article')
    for (const id of ids) {
      const card = cards.filter({ has: page.locator(`a[href="/post/${id}"]`) })
      await expect(card).toContainText(words.band)
      const [mine] = await card.locator('li', { hasText: words.mine }).locator('q').allInnerTexts()
      expect(`${title}\n${text}`).toContain(mine?.replace(/^[«“]\s*|\s*[»”]$/g, ''))
      const quotes = await card
        .locator('li')
        .evaluateAll((lines) => lines.map((line) => line.querySelectorAll('q').length))
      expect(quotes).toContain(2)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  })

/** Returns the group of each of these stories of the demo, by its title. */
async function groupsOf({ page }: Member, ids: readonly string[]): Promise<(string | undefined)[]> {
  const titles: string[] = []
  for (const id of ids) {
    const answer = await page.context().request.get(`/api/posts/${id}`)
    titles.push((await answer.json()).title)
  }
  return titles.map((title) => clusterOf.get(title))
}
