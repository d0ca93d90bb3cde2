import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import { mayRead, type PostAccess } from './policy.ts'
import { comment, hiddenPlace } from './tables.ts'

/** The comment that a reply stands under. */
export const parent = alias(comment, 'parent')
const reply = alias(comment, 'reply')

type CommentTable = typeof comment | typeof parent | typeof reply

export type CommentReading = PostAccess & {
  post: PostAccess
  /** The comment that a reply stands under; null for a comment that answers none. */
  parent: PostAccess | null
  isDeleted: boolean
  /** Replies that this reader may read: for their sake a deleted comment keeps its place. */
  hasReplies: boolean
}

/**
 * A comment is seen where its post is seen and, if it is a reply, the comment it stands under: a reader who does not see that comment sees nothing of what it
 * led to. Besides, one's own is always seen, and another's unless hidden or blocked.
 */
export function mayReadComment(who: Pick<Member, 'id'>, { post, parent, ...comment }: CommentReading): Verdict {
  if (comment.isDeleted && !comment.hasReplies) return 'NOT_FOUND'
  const all = parent ? [post, parent, comment] : [post, comment]
  return all.every((one) => mayRead(who, one) === 'yes') ? 'yes' : 'NOT_FOUND'
}

/** SQL twin of `mayReadComment`, of comments under a post that the reader may read, and under a parent that they may read. */
export const commentVisibleTo = (readerId: string | SQL): SQL =>
  sql`(${standsFor(readerId, comment)} and (${isNull(comment.deletedAt)} or (select ${hasReplies(readerId)})))`

/** SQL, to be selected row by row: otherwise PostgreSQL would begin by reading everyone's replies. */
const hasReplies = (readerId: string | SQL): SQL => {
  const ofThis = and(eq(reply.parentId, comment.id), isNull(reply.deletedAt), standsFor(readerId, reply))
  return sql`exists (select from ${comment} as reply where ${ofThis})`
}

/** SQL: this comment by itself may be seen: it is one's own, or another's that is neither hidden nor blocked. Asked row by row, as `visibleTo` says. */
export const standsFor = (readerId: string | SQL, of: CommentTable): SQL =>
  sql`(${eq(of.authorId, readerId)} or (select ${isNotHidden(of)} and ${isNotBlocked(readerId, of)}))`

/** SQL: no block hides it from the reader, or hid it while its author was there: the place of an erased one would else show that they had blocked them. */
const isNotBlocked = (readerId: string | SQL, of: CommentTable): SQL => sql`(${notBlocked(readerId, of.authorId)} and (
  ${isNotNull(of.authorId)}
  or not exists (select from ${hiddenPlace} where ${hiddenPlace.commentId} = ${of.id} and ${hiddenPlace.memberId} = ${readerId})
))`

/** SQL: hidden neither by moderation nor because its author withdrew the consent to health data. A comment of an erased author keeps only its place. */
const isNotHidden = (of: CommentTable): SQL =>
  sql`(${isNull(of.hiddenAt)} and (${isNull(of.authorId)} or ${hasConsented('healthData', of.authorId)}))`

/** SQL: the facts of `Reading` for this reader. */
export const stillStands = (readerId: string, of: CommentTable) => ({
  isHidden: sql<boolean>`(not ${isNotHidden(of)})`,
  isBlocked: sql<boolean>`(not ${isNotBlocked(readerId, of)})`,
})

type Writing = { authorId: string | null; deletedAt: Date | null }

/**
 * Authors may remove theirs once, also while their account is read-only. A comment that is not one's own, or is deleted already, is answered like one that
 * does not exist.
 */
export const mayRemoveComment = (who: Pick<Member, 'id'>, { authorId, deletedAt }: Writing): Verdict =>
  authorId !== who.id || deletedAt ? 'NOT_FOUND' : 'yes'

/** Members who may react to the post may reply to a comment that still has its words. */
export const mayReply = (who: Member, { deletedAt }: Pick<Writing, 'deletedAt'>): Verdict =>
  deletedAt ? 'NOT_FOUND' : who.isReadOnly ? 'READ_ONLY_ACCOUNT' : 'yes'
