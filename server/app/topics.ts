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

/**
 * Makes the rules for who may watch a topic, and hear of it. Members who look at a post that was hidden or removed since hear that it changed, and find it
 * gone.
 */
export function topicRules(db: Reader, now: () => Date): TopicRules {
  const roomNews = openRoomNews(db, now)
  return {
    async mayWatch(memberId, topics) {
      if ((await suspendedAmong(db, [memberId], now())).size > 0) return []
      const [posts, conversations, rooms] = await Promise.all([
        readablePosts(db, memberId, topics.flatMap(idsOf('post'))),
        readableConversations(db, memberId, topics.flatMap(idsOf('conversation'))),
        readableRooms(db, memberId, topics.flatMap(idsOf('room'))),
      ])
      return topics.filter(
        (topic) =>
          idsOf('post')(topic).every((id) => posts.has(id)) &&
          idsOf('conversation')(topic).every((id) => conversations.has(id)) &&
          idsOf('room')(topic).every((id) => rooms.has(id)),
      )
    },
    async mayHear(signal) {
      if (signal.kind === 'feed') return mayHearOfNew(db, signal)
      // Watching the one thing was allowed, and the change of a post says whose it is: a block that came later is looked at here.
      return signal.of || (signal.kind === 'post' && signal.by) ? mayHearOf(db, signal) : () => true
    },
    newsOf: async ({ kind, id }) => (kind === 'room' ? roomNews(id) : () => undefined),
  }
}

const idsOf =
  (kind: 'post' | 'conversation' | 'room') =>
  (topic: Topic): string[] =>
    topic.startsWith(`${kind}:`) ? [topic.slice(kind.length + 1)] : []

/** Everyone watches the feed, but a post is not for those who share a block with its author; hidden, it is its author's only. */
async function mayHearOfNew(db: Reader, { id }: Broadcast): Promise<(memberId: string) => boolean> {
  const post = (await postsById(db, [id])).get(id)
  if (!post) return () => false
  const blocked = new Set(await blockedWith(db, post.authorId))
  return (memberId) => memberId === post.authorId || !(post.isHidden || blocked.has(memberId))
}

/**
 * An act at a post is not for those who share a block with who acts, nor for anybody else while these have not consented, or are gone by now with
 * their blocks: where these look nothing changes, and a broadcast would tell them when somebody who is hidden from them acts. All who saw the words that a
 * withdrawal (`by`) takes away hear of it.
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
