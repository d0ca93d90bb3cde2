import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { CLUSTERS } from '#server/demo/community.ts'
import type { Story } from '#server/demo/story.ts'
import { openMember } from '#tests/support/fixtures/opened-member.ts'

const PASSWORD = 'orage-violet-73'
const NAMES = ['Léonie_44', 'Tariq_R', 'Nadia_N', 'Jo.B', 'Colette_35', 'TiTom31']
/** Stories of one thing that are told: each by another member, so that they are close to one another. */
const OF_EACH = 5
/** How long the server has to compare all stories. */
const COMPARES_MS = 120_000

/** Stories of the demo community, of six things. */
const STORIES: readonly Story[] = Object.values(CLUSTERS)
  .slice(0, NAMES.length)
  .flatMap((stories: readonly Story[]) => stories.slice(0, OF_EACH))

/** Publishes so many stories, the first of them by the member who looks around. Every member publishes five at most, as many as an hour allows. */
export async function tellStories(browser: Browser, count: number) {
  const authors: Page[] = []
  for (const username of NAMES.slice(0, Math.max(1, Math.min(count, NAMES.length))))
    authors.push(await openAuthor(browser, username))
  const [reader] = authors
  const ids: string[] = []
  for (const [place, story] of STORIES.slice(0, count).entries())
    ids.push(await publish(authors[place % authors.length]!, story))
  await untilCompared(reader!)
  for (const author of authors.slice(1)) await author.context().close()
  return { visitor: await openPage(browser), reader: reader!, storyId: ids[0] }
}

/** Every browser comes from an address of its own. */
async function openPage(browser: Browser): Promise<Page> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const context = await browser.newContext({
    baseURL: process.env.JOURNEYS_URL!,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

async function openAuthor(browser: Browser, username: string): Promise<Page> {
  const page = await openPage(browser)
  await openMember(page, { username, email: `${crypto.randomUUID()}@exemple.fr`, password: PASSWORD, language: 'fr' })
  return page
}

async function publish(page: Page, story: Story): Promise<string> {
  const { title, description, tags, intensity, duration, startDaysAgo, resolution } = story
  const startDate = new Date(Date.now() - startDaysAgo * DAY_MS).toISOString().slice(0, 10)
  const { id } = await asks<{ id: string }>(page, '/api/posts/symptoms', {
    ...{ requestId: crypto.randomUUID(), title, description, tags, intensity, duration, startDate, country: 'FR' },
  })
  if (resolution)
    await asks(page, `/api/posts/${id}/resolution`, { treatment: resolution.treatment, notes: resolution.notes })
  return id
}

async function asks<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.context().request.post(path, { data })
  if (answer.status() !== 201) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Waits until the server has compared the reader's stories with all others. */
async function untilCompared(reader: Page): Promise<void> {
  for (const until = Date.now() + COMPARES_MS; Date.now() < until; await sleep(500)) {
    const answer = await reader.context().request.get('/api/matches/closest?language=fr')
    if (answer.ok() && (await answer.json()).isSearching === false) return
  }
  throw new Error('The stories were not compared in time.')
}
