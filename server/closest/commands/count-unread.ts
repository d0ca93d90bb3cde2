import { and, asc, gt, or, sql } from 'drizzle-orm'
import { UNREAD_BAND, UNREAD_LISTED, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { matchedMembers } from '#server/accounts/participation-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { postsById } from '#server/posts/queries.ts'
import { unreadStemsIn } from '../reader.ts'
import { storyReading, unreadStem } from '../tables.ts'

export const UNREAD_COUNTED = defineQueue('matching.count-unread')

const STORIES_AT_ONCE = 200

/** Of how many members a stem is, and each of its forms. */
type Counted = { members: number; forms: Map<string, number> }

/**
 * Counts, over all stories of whoever takes part in matching, the stems that the reader does not know, by members, and keeps those of eleven and more in the place
 * of what was counted before. Stories come in the order of their authors, so that each author counts once however much they tell.
 */
export async function countUnread(services: Services): Promise<void> {
  const counted = new Map<string, Counted>()
  let authorId: string | undefined
  let ofAuthor = new Map<string, string>()
  const close = () => {
    for (const [stem, word] of ofAuthor) count(counted, stem, word)
    ofAuthor = new Map()
  }
  for await (const page of storiesByAuthor(services))
    for (const story of page) {
      if (story.authorId !== authorId) close()
      authorId = story.authorId
      for (const { language, stem, word } of story.unread) ofAuthor.set(`${language} ${stem}`, word)
    }
  close()
  await keep(services, counted)
}

/** What stories leave unread, a page at a time, all of one author one after the other. */
async function* storiesByAuthor(services: Services) {
  const { db } = services
  let last: { authorId: string; postId: string } | undefined
  for (;;) {
    const rows = await db
      .select({ authorId: storyReading.authorId, postId: storyReading.postId })
      .from(storyReading)
      .where(
        last &&
          or(
            gt(storyReading.authorId, last.authorId),
            and(sql`${storyReading.authorId} = ${last.authorId}`, gt(storyReading.postId, last.postId)),
          ),
      )
      .orderBy(asc(storyReading.authorId), asc(storyReading.postId))
      .limit(STORIES_AT_ONCE)
    const posts = await postsById(
      db,
      rows.map(({ postId }) => postId),
    )
    const taking = new Set(await matchedMembers(db, [...new Set(rows.map((row) => row.authorId))]))
    const stories = [...rows].flatMap(({ postId }) => {
      const story = posts.get(postId)
      return story && !story.isHidden && taking.has(story.authorId) ? [story] : []
    })
    const unread = await unreadStemsIn(
      services,
      stories.map(({ title, description, tags }) => ({ title, description, tags })),
    )
    yield stories.map((story, place) => ({ authorId: story.authorId, unread: unread[place]! }))
    if (rows.length < STORIES_AT_ONCE) return
    last = rows.at(-1)
  }
}

function count(counted: Map<string, Counted>, stem: string, word: string): void {
  const known = counted.get(stem) ?? { members: 0, forms: new Map() }
  known.members++
  known.forms.set(word, (known.forms.get(word) ?? 0) + 1)
  counted.set(stem, known)
}

async function keep(services: Services, counted: ReadonlyMap<string, Counted>): Promise<void> {
  const countedAt = services.now()
  const frequent = [...counted]
    .filter(([, { members }]) => members >= UNREAD_MEMBERS_LEAST)
    .map(([key, { members, forms }]) => {
      const [language, stem] = key.split(' ') as [Language, string]
      const [word, writers] = [...forms].reduce((most, other) => (other[1] > most[1] ? other : most))
      return { language, stem, word: writers >= UNREAD_MEMBERS_LEAST ? word : null, members, countedAt }
    })
    .sort((one, other) => other.members - one.members || (one.stem < other.stem ? -1 : 1))
  const kept = Object.values(Object.groupBy(frequent, ({ language }) => language))
    .flatMap((ofLanguage) => ofLanguage.slice(0, UNREAD_LISTED))
    .map((row) => ({ ...row, members: Math.max(UNREAD_MEMBERS_LEAST, row.members - (row.members % UNREAD_BAND)) }))
  await transact(services, async (tx) => {
    await tx.delete(unreadStem)
    if (kept.length > 0) await tx.insert(unreadStem).values(kept)
  })
}
