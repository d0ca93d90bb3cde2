import type { Notice } from '#contract/notifications/schema.ts'
import { usernamesOf } from '#server/accounts/queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { pairsWith } from '#server/matching/queries.ts'
import type { NoticeViews } from '#server/notifications/procedures.ts'
import { postsById } from '#server/posts/queries.ts'

/**
 * What each notice says, read now from the room that owns its subject, never a frozen copy: nothing outlives a deletion or a hiding. Both
 * kinds there are today speak of a post.
 */
export const noticeViews: NoticeViews = async ({ db }, readerId, notices) => {
  const subjects = notices.map(({ subjectId }) => subjectId)
  const [posts, usernames, pairs] = await Promise.all([
    postsById(db, subjects),
    usernamesOf(
      db,
      notices.map(({ senderId }) => senderId),
    ),
    pairsWith(db, readerId, subjects),
  ])
  const views = new Map<string, Notice>()
  for (const { id, kind, subjectId, senderId, createdAt, isRead } of notices) {
    const post = posts.get(subjectId)
    if (!post || post.isHidden) continue
    const pair = pairs.get(subjectId)
    const told = {
      id,
      createdAt,
      isRead,
      postId: post.id,
      postTitle: post.title,
      sender: authorView(senderId, usernames),
    }
    if (kind === 'match')
      views.set(id, { ...told, kind, ownPostId: pair?.ownPostId ?? null, score: pair?.score ?? null })
    else if (post.resolution) {
      const { treatment, notes } = post.resolution
      views.set(id, { ...told, kind, matchType: 'symptom', score: pair?.score ?? null, treatment, notes })
    }
  }
  return views
}
