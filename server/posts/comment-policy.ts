import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import { mayRead, type PostAccess } from './policy.ts'
import { comment, hiddenPlace } from './tables.ts'

export const parent = alias(comment, 'parent')
const reply = alias(comment, 'reply')

type CommentTable = typeof comment | typeof parent | typeof reply

export type CommentReading = PostAccess & {
  post: PostAccess
  parent: PostAccess | null
  isDeleted: boolean
  /** Whether there are replies that this reader may read: a deleted comment keeps its place for them. */
  hasReplies: boolean
}

/**
 * A comment may be read if its post may and, for a reply, its parent may, because nothing under a hidden comment is shown. Members may always read their own,
 * and another's unless it is hidden or blocked.
 */
export function mayReadComment(who: Pick<Member, 'id'>, { post, parent, ...comment }: CommentReading): Verdict {
  if (comment.isDeleted && !comment.hasReplies) return 'NOT_FOUND'
  const all = parent ? [post, parent, comment] : [post, comment]
  return all.every((one) => mayRead(who, one) === 'yes') ? 'yes' : 'NOT_FOUND'
}

/** SQL twin of `mayReadComment`, for comments whose post and parent the reader may read. */
export const commentVisibleTo = (readerId: string | SQL): SQL =>
  sql`(${standsFor(readerId, comment)} and (${isNull(comment.deletedAt)} or (select ${hasReplies(readerId)})))`

/** SQL, in a subselect for each row: otherwise PostgreSQL would read all replies first. */
const hasReplies = (readerId: string | SQL): SQL => {
  const ofThis = and(eq(reply.parentId, comment.id), isNull(reply.deletedAt), standsFor(readerId, reply))
  return sql`exists (select from ${comment} as reply where ${ofThis})`
}

/**
 * SQL: the comment itself may be seen: it is the reader's own, or another's that is neither hidden nor blocked. A subselect for each row, as in `visibleTo`.
 */
export const standsFor = (readerId: string | SQL, of: CommentTable): SQL =>
  sql`(${eq(of.authorId, readerId)} or (select ${isNotHidden(of)} and ${isNotBlocked(readerId, of)}))`

/** SQL: no block hides the comment from the reader, or did before its author was erased: the place of an erased author would otherwise reveal their block. */
const isNotBlocked = (readerId: string | SQL, of: CommentTable): SQL => sql`(${notBlocked(readerId, of.authorId)} and (
  ${isNotNull(of.authorId)}
  or not exists (select from ${hiddenPlace} where ${hiddenPlace.commentId} = ${of.id} and ${hiddenPlace.memberId} = ${readerId})
))`

/** SQL: hidden neither by moderation nor because its author withdrew the consent to health data. A comment of an erased author keeps only its place. */
const isNotHidden = (of: CommentTable): SQL =>
  sql`(${isNull(of.hiddenAt)} and (${isNull(of.authorId)} or ${hasConsented('healthData', of.authorId)}))`

export const stillStands = (readerId: string, of: CommentTable) => ({
  isHidden: sql<boolean>`(not ${isNotHidden(of)})`,
  isBlocked: sql<boolean>`(not ${isNotBlocked(readerId, of)})`,
})

type Writing = { authorId: string | null; deletedAt: Date | null }

/**
 * Authors may delete their own comments, also while their account is read-only. Another's comment, or a deleted one, is answered like one that does not exist.
 */
export const mayRemoveComment = (who: Pick<Member, 'id'>, { authorId, deletedAt }: Writing): Verdict =>
  authorId !== who.id || deletedAt ? 'NOT_FOUND' : 'yes'

export const mayReply = (who: Member, { deletedAt }: Pick<Writing, 'deletedAt'>): Verdict =>
  deletedAt ? 'NOT_FOUND' : who.isReadOnly ? 'READ_ONLY_ACCOUNT' : 'yes'
