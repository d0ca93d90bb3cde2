import { and, asc, gt, or, sql } from 'drizzle-orm'
import type { Story } from '#lexicon/readers/read-story.ts'
import { matchedMembers } from '#server/accounts/participation-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { postsById } from '#server/posts/queries.ts'
import { storyReading } from './tables.ts'

const STORIES_AT_ONCE = 200

/** `placeKey` is the same for the members of one household: see `placeColumns`. */
type OwnStory = Story & { id: string; authorId: string; placeKey: string }

/** All stories of one author come one after the other. */
export async function* storiesByAuthor({ db }: Pick<Services, 'db'>): AsyncGenerator<OwnStory[]> {
  let last: { authorId: string; postId: string } | undefined
  for (;;) {
    const rows = await db
      .select({ authorId: storyReading.authorId, postId: storyReading.postId, placeKey: storyReading.placeKey })
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
    yield rows.flatMap(({ postId, placeKey }) => {
      const story = posts.get(postId)
      if (!story || story.isHidden || !taking.has(story.authorId)) return []
      const { id, authorId, title, description, tags } = story
      return [{ id, authorId, placeKey, title, description, tags }]
    })
    if (rows.length < STORIES_AT_ONCE) return
    last = rows.at(-1)
  }
}
