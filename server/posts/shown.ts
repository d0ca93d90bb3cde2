import type { Post } from '#contract/posts/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { mediaOf } from '#server/media/queries.ts'
import { ofReader, type PostRow, travelsOf } from './queries.ts'
import { postView } from './views.ts'

/** Returns rows as this reader may see them, in their order; one query each asks what they are shown with, however many they are. */
export async function shownPosts(
  { db, actor }: Pick<MemberCtx, 'db' | 'actor'>,
  rows: readonly PostRow[],
): Promise<Post[]> {
  const ids = rows.map(({ id }) => id)
  const own = rows.filter(({ authorId }) => authorId === actor.id)
  const illustrated = rows.filter(({ hasMedia }) => hasMedia)
  const [people, media, travels, reader] = await Promise.all([
    peopleOf(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    mediaOf(
      db,
      'post',
      illustrated.map(({ id }) => id),
    ),
    travelsOf(
      db,
      own.map(({ id }) => id),
    ),
    ofReader(db, actor.id, ids),
  ])
  return rows.map((row) => postView(row, { people, media, travels, reader }, actor))
}

/** One post, as this reader may see it. */
export async function shownPost(ctx: Pick<MemberCtx, 'db' | 'actor'>, row: PostRow): Promise<Post> {
  const [view] = await shownPosts(ctx, [row])
  return view!
}
