import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage, eachRow } from '#server/foundation/db/each-row.ts'
import { postColumns, travelsOf } from './queries.ts'
import { comment, post, postLike } from './tables.ts'

// What a member's copy of their data says of what they shared, said and liked. Of what others wrote there is only which it was.

/** @param addressOf  the address of a post, by its id */
export async function* exportPosts(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const pages = eachPage((after, limit) =>
    db
      .select(postColumns)
      .from(post)
      .where(and(eq(post.authorId, memberId), after ? gt(post.id, after) : undefined))
      .orderBy(asc(post.id))
      .limit(limit),
  )
  for await (const rows of pages) {
    const travels = await travelsOf(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const { authorId: _author, isQuestion: _question, resolvedAt, treatment, resolutionNotes: notes, ...told } = row
      yield {
        ...told,
        address: addressOf(row.id),
        travels: travels.get(row.id) ?? [],
        resolution: resolvedAt && { resolvedAt, treatment, notes },
      }
    }
  }
}

/** One that they deleted holds no word any more. */
export async function* exportComments(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(comment)
      .where(and(eq(comment.authorId, memberId), after ? gt(comment.id, after) : undefined))
      .orderBy(asc(comment.id))
      .limit(limit),
  )
  for await (const { id, postId, parentId, body, createdAt, deletedAt, hiddenAt } of rows)
    yield { id, post: addressOf(postId), inReplyTo: parentId, body, createdAt, deletedAt, hiddenAt }
}

export async function* exportLikes(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = eachRow((after, limit) =>
    db
      .select({ id: postLike.postId, createdAt: postLike.createdAt })
      .from(postLike)
      .where(and(eq(postLike.memberId, memberId), after ? gt(postLike.postId, after) : undefined))
      .orderBy(asc(postLike.postId))
      .limit(limit),
  )
  for await (const { id, createdAt } of rows) yield { post: addressOf(id), createdAt }
}
