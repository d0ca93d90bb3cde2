import { and, asc, eq, getTableColumns, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { type CommentReading, parent, standsFor, stillStands } from './comment-policy.ts'
import { visibleTo } from './policy.ts'
import { type PostRow, postById } from './queries.ts'
import { comment, post } from './tables.ts'

export type CommentRow = typeof comment.$inferSelect
export type ThreadRow = CommentRow & { replies: CommentRow[]; replyCount: number }
type Page = { cursor?: string | undefined; limit: number }

export const replyPage = (
  db: Reader,
  readerId: string,
  { parentId, cursor, limit }: Page & { parentId: string },
): Promise<CommentRow[]> =>
  db
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.parentId, parentId),
        cursor === undefined ? undefined : gt(comment.id, cursor),
        isVisibleReply(readerId),
      ),
    )
    .orderBy(asc(comment.id))
    .limit(limit + 1)

/** SQL: the reply is seen. A deleted reply keeps no place, because nothing stands under it. */
export const isVisibleReply = (readerId: string | SQL) => and(isNull(comment.deletedAt), standsFor(readerId, comment))

export async function commentById(
  db: Reader,
  readerId: string,
  id: string,
): Promise<{ row: CommentRow; post: PostRow; reading: CommentReading } | undefined> {
  const [found] = await db
    .select({ row: getTableColumns(comment), ...stillStands(readerId, comment) })
    .from(comment)
    .where(eq(comment.id, id))
  const under = found && (await postById(db, readerId, found.row.postId))
  if (!under) return undefined
  const { row, ...facts } = found
  const [above] = row.parentId
    ? await db
        .select({ authorId: comment.authorId, ...stillStands(readerId, comment) })
        .from(comment)
        .where(eq(comment.id, row.parentId))
    : []
  const [answer] = await replyPage(db, readerId, { parentId: id, limit: 0 })
  const reading = {
    ...facts,
    authorId: row.authorId,
    post: under,
    parent: above ?? null,
    isDeleted: row.deletedAt !== null,
    hasReplies: answer !== undefined,
  }
  return { row, post: under, reading }
}

/** Does not check who may see the comment: for moderation. Undefined once its author deleted it. */
export async function commentFacts(
  db: Reader,
  id: string,
): Promise<{ authorId: string; postId: string; body: string; isHidden: boolean; isHeld: boolean } | undefined> {
  const [row] = await db
    .select({
      authorId: comment.authorId,
      postId: comment.postId,
      body: comment.body,
      isHidden: sql<boolean>`${comment.hiddenAt} is not null`,
      isHeld: sql<boolean>`(${comment.hiddenAt} is not null and ${comment.hiddenDecisionId} is null)`,
    })
    .from(comment)
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
  return row?.authorId ? { ...row, authorId: row.authorId } : undefined
}

export type CommentSummary = { id: string; postId: string; postTitle: string; body: string }

export async function commentsFor(
  db: Reader,
  readerId: string,
  commentIds: Iterable<string>,
): Promise<Map<string, CommentSummary>> {
  const rows = await readSummaries(db, { readerId, ids: [...new Set(commentIds)] })
  return new Map(rows.map((row) => [row.id, row]))
}

const asking = sql`${sql.placeholder('readerId')}::uuid`

const readSummaries = statement<{ readerId: string; ids: string[] }, CommentSummary>(
  'comment_summaries',
  sql`
    select ${comment.id} as id, ${comment.postId} as "postId", ${post.title} as "postTitle", ${comment.body} as body
    from ${comment} join ${post} on ${post.id} = ${comment.postId} left join ${comment} as "parent" on ${parent.id} = ${comment.parentId}
    where ${and(
      sql`${comment.id} = any (${givenIds('ids')})`,
      isNull(comment.deletedAt),
      visibleTo(asking),
      standsFor(asking, comment),
      or(isNull(comment.parentId), standsFor(asking, parent)),
    )}`,
)

/**
 * Returns up to 200 members who commented on posts of this member, or whose posts or comments this member answered; latest first.
 * Members whose texts are hidden since they withdrew their consent are left out.
 */
export async function membersTalkedWith(db: Reader, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select said.author_id as id, said.id as at from comment said join post on post.id = said.post_id
      where post.author_id = ${memberId} and said.deleted_at is null and said.hidden_at is null
      union all
      select post.author_id, said.id from comment said join post on post.id = said.post_id
      where said.author_id = ${memberId} and said.deleted_at is null and said.hidden_at is null
      union all
      select reply.author_id, reply.id from comment said join comment reply on reply.parent_id = said.id
      where said.author_id = ${memberId} and reply.deleted_at is null and reply.hidden_at is null
      union all
      select said.author_id, reply.id from comment reply join comment said on said.id = reply.parent_id
      where reply.author_id = ${memberId} and reply.deleted_at is null and reply.hidden_at is null
    ) talk
    where id is not null and id <> ${memberId} and ${hasConsented('healthData', sql`talk.id`)}
    group by id
    order by max(at::text) desc
    limit 200`)
  return rows.map(({ id }) => id)
}
