import type { Broadcast, Topic } from '#contract/foundation/live.ts'
import { consentingAmong } from '#server/accounts/privacy/consent-queries.ts'
import { suspendedAmong } from '#server/accounts/sanction-queries.ts'
import { blockedWith, blocksAmong } from '#server/accounts/settings/block-queries.ts'
import { readableConversations } from '#server/chat/queries.ts'
import { readableRooms } from '#server/conferences/queries.ts'
import { openRoomNews } from '#server/conferences/room-news-service.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { TopicRules } from '#server/foundation/live/live-topics.ts'
import { hiddenFrom, postsById, readablePosts } from '#server/posts/queries.ts'

/** A member who looks at a post that is hidden or removed meanwhile gets the broadcast, and then finds the post gone. */
export function topicRules(db: Reader, now: () => Date): TopicRules {
  const roomNews = openRoomNews(db, now)
  return {
    async mayWatch(memberId, topics) {
      const [suspended, posts, conversations, rooms] = await Promise.all([
        suspendedAmong(db, [memberId], now()),
        readablePosts(db, memberId, topics.flatMap(idsOf('post'))),
        readableConversations(db, memberId, topics.flatMap(idsOf('conversation'))),
        readableRooms(db, memberId, topics.flatMap(idsOf('room'))),
      ])
      if (suspended.size > 0) return []
      return topics.filter(
        (topic) =>
          idsOf('post')(topic).every((id) => posts.has(id)) &&
          idsOf('conversation')(topic).every((id) => conversations.has(id)) &&
          idsOf('room')(topic).every((id) => rooms.has(id)),
      )
    },
    async mayHear(broadcast) {
      if (broadcast.kind === 'feed') return mayHearOfNew(db, broadcast)
      // The right to watch was checked before. A broadcast about a post names its author, so that a block made since then is checked here.
      return broadcast.of || (broadcast.kind === 'post' && broadcast.by) ? mayHearOf(db, broadcast) : () => true
    },
    newsOf: async ({ kind, id }) => (kind === 'room' ? roomNews(id) : () => undefined),
  }
}

const idsOf =
  (kind: 'post' | 'conversation' | 'room') =>
  (topic: Topic): string[] =>
    topic.startsWith(`${kind}:`) ? [topic.slice(kind.length + 1)] : []

/**
 * Everyone may watch the feed, but a new post is broadcast only to members who share no block with its author. A hidden post is broadcast only to its author.
 */
async function mayHearOfNew(db: Reader, { id }: Broadcast): Promise<(memberId: string) => boolean> {
  const post = (await postsById(db, [id])).get(id)
  if (!post) return () => false
  const blocked = new Set(await blockedWith(db, post.authorId))
  return (memberId) => memberId === post.authorId || !(post.isHidden || blocked.has(memberId))
}

/**
 * An act is broadcast only to members who share no block with those who act. If one of them has withdrawn consent or is gone, nobody else gets it, because a
 * broadcast would reveal the act. All who saw content that is withdrawn (`by`) get the broadcast of its withdrawal.
 */
async function mayHearOf(
  db: Reader,
  { of: memberIds = [], by, under: placeId }: Broadcast,
): Promise<(memberId: string) => boolean> {
  const consenting = await consentingAmong(db, memberIds)
  const hidden = memberIds.filter((id) => !consenting.has(id))
  const blocked = new Set([
    ...(await blocksAmong(db, by ? [...memberIds, by] : memberIds)).keys(),
    ...(placeId ? await hiddenFrom(db, placeId) : []),
  ])
  return (memberId) => hidden.every((id) => id === memberId) && !blocked.has(memberId)
}
