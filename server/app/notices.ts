import type { Notice } from '#contract/notifications/schema.ts'
import { usernamesOf } from '#server/accounts/queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Services } from '#server/foundation/context.ts'
import { excerptOf } from '#server/foundation/excerpt.ts'
import { pairsWith } from '#server/matching/queries.ts'
import type { NoticeViews } from '#server/notifications/procedures.ts'
import type { NoticeFacts } from '#server/notifications/queries.ts'
import { commentsFor } from '#server/posts/comments.ts'
import { postsById } from '#server/posts/queries.ts'

/**
 * What each notice says, read now from the room that owns its subject, never a frozen copy: nothing outlives a deletion, a hiding or a block.
 */
export const noticeViews: NoticeViews = async (services, readerId, notices) => {
  const [ofPosts, ofComments] = await Promise.all([
    postNotices(services, readerId, notices),
    commentNotices(services, readerId, notices),
  ])
  return new Map([...ofPosts, ...ofComments])
}

type Reading = (services: Services, readerId: string, notices: readonly NoticeFacts[]) => Promise<Map<string, Notice>>

const postNotices: Reading = async ({ db }, readerId, notices) => {
  const told = notices.filter((notice) => notice.kind === 'match' || notice.kind === 'recovery')
  const subjects = told.map(({ subjectId }) => subjectId)
  const [posts, usernames, pairs] = await Promise.all([
    postsById(db, subjects),
    usernamesOf(db, told.map(sender)),
    pairsWith(db, readerId, subjects),
  ])
  const views = new Map<string, Notice>()
  for (const notice of told) {
    const { id, kind, subjectId } = notice
    const post = posts.get(subjectId)
    if (!post || post.isHidden) continue
    const pair = pairs.get(subjectId)
    const view = { ...baseOf(notice, usernames), postId: post.id, postTitle: post.title }
    if (kind === 'match')
      views.set(id, { ...view, kind, ownPostId: pair?.ownPostId ?? null, score: pair?.score ?? null })
    else if (kind === 'recovery' && post.resolution) {
      const { treatment, notes } = post.resolution
      views.set(id, { ...view, kind, matchType: 'symptom', score: pair?.score ?? null, treatment, notes })
    }
  }
  return views
}

const commentNotices: Reading = async ({ db }, readerId, notices) => {
  const told = notices.filter((notice) => notice.kind === 'comment' || notice.kind === 'reply')
  const [comments, usernames] = await Promise.all([
    commentsFor(
      db,
      readerId,
      told.map(({ subjectId }) => subjectId),
    ),
    usernamesOf(db, told.map(sender)),
  ])
  const views = new Map<string, Notice>()
  for (const notice of told) {
    const { id, kind, subjectId } = notice
    const comment = comments.get(subjectId)
    if (!comment || (kind !== 'comment' && kind !== 'reply')) continue
    const { postId, postTitle, body } = comment
    views.set(id, {
      ...baseOf(notice, usernames),
      kind,
      postId,
      postTitle,
      commentId: subjectId,
      excerpt: excerptOf(body),
    })
  }
  return views
}

const sender = ({ senderId }: NoticeFacts) => senderId

const baseOf = ({ id, createdAt, isRead, senderId }: NoticeFacts, usernames: ReadonlyMap<string, string>) => ({
  id,
  createdAt,
  isRead,
  sender: authorView(senderId, usernames),
})
