import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { CLUSTERS } from '#server/demo/community.ts'
import type { Story } from '#server/demo/story.ts'
import { openMember } from '#tests/support/fixtures/opened-member.ts'
import { asks, says, talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'

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
  if (authors.length > 1) await fillSpace(reader!, authors[1]!, ids)
  for (const author of authors.slice(1)) await author.context().close()
  return {
    ...{ visitor: await openPage(browser), member: reader!, admin: await openAdmin(browser) },
    newcomer: () => openPage(browser),
    storyId: ids[0],
  }
}

/** Days that the reader’s journal goes back. */
const JOURNAL_DAYS = 24

/** Gives the reader a journal, a talk, a comment and something tried, so that no part of their space is empty. */
async function fillSpace(reader: Page, other: Page, [storyId]: string[]): Promise<void> {
  const [own, their] = [{ page: reader }, { page: other }]
  const journal = await asks<{ id: string }>(own, 'POST', '/api/journals', { postId: storyId })
  for (let ago = 1; ago <= JOURNAL_DAYS; ago++) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    const entry = { intensity: 2 + ((ago * 7) % 6), note: ago % 3 === 0 ? 'Nuit courte, mieux l’après-midi.' : '' }
    await asks(own, 'PUT', `/api/journals/${journal.id}/entries/${day}`, { ...entry, replaces: null })
  }
  await asks(their, 'POST', `/api/posts/${storyId}/comments`, {
    requestId: crypto.randomUUID(),
    body: 'Chez moi cela commence pareil. Avez-vous essayé de noter ce que vous mangez le soir ?',
  })
  await asks(own, 'POST', `/api/posts/${storyId}/treatments`, {
    ...{ requestId: crypto.randomUUID(), kind: 'exercise', effect: 'better', name: 'Marche lente, matin et soir' },
    ...{ from: new Date(Date.now() - 60 * DAY_MS).toISOString().slice(0, 7), isOngoing: true },
  })
  const talk = await talkBetween(their, own)
  await says(their, talk, 'Bonjour, votre récit ressemble beaucoup au mien.')
  await says(own, talk, 'Bonjour ! Depuis quand, chez vous ?')
  await says(their, talk, 'Deux ans en mars. Le matin surtout.')
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

async function openAuthor(
  browser: Browser,
  username: string,
  email = `${crypto.randomUUID()}@exemple.fr`,
): Promise<Page> {
  const page = await openPage(browser)
  await openMember(page, { username, email, password: PASSWORD, language: 'fr' })
  return page
}

async function openAdmin(browser: Browser): Promise<Page> {
  const [username, email] = ['Équipe', `${crypto.randomUUID()}@exemple.fr`]
  const page = await openAuthor(browser, username, email)
  await makeStaff({ page, username, email, mails: () => [] }, 'admin')
  return page
}

async function publish(page: Page, story: Story): Promise<string> {
  const { title, description, tags, intensity, duration, startDaysAgo, resolution } = story
  const startDate = new Date(Date.now() - startDaysAgo * DAY_MS).toISOString().slice(0, 10)
  const { id } = await asks<{ id: string }>({ page }, 'POST', '/api/posts/symptoms', {
    ...{ requestId: crypto.randomUUID(), title, description, tags, intensity, duration, startDate, country: 'FR' },
  })
  if (resolution)
    await asks({ page }, 'POST', `/api/posts/${id}/resolution`, {
      ...{ treatment: resolution.treatment, notes: resolution.notes },
    })
  return id
}

/** Waits until the server has compared the reader's stories with all others. */
async function untilCompared(reader: Page): Promise<void> {
  for (const until = Date.now() + COMPARES_MS; Date.now() < until; await sleep(500)) {
    const answer = await reader.context().request.get('/api/matches/closest?language=fr')
    if (answer.ok() && (await answer.json()).isSearching === false) return
  }
  throw new Error('The stories were not compared in time.')
}
