import type { LiveSignal, Topic } from '#contract/foundation/live.ts'
import { blockedWith } from '#server/accounts/queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { TopicRules } from '#server/foundation/live-topics.ts'
import { postsById, readablePosts } from '#server/posts/queries.ts'

/** Who may watch what, and hear of it. Of a post that was hidden or removed since, those who look at it hear that it changed, and find it gone. */
export const topicRules = (db: Reader): TopicRules => ({
  async mayWatch(memberId, topics) {
    const readable = await readablePosts(db, memberId, topics.flatMap(postsOf))
    return topics.filter((topic) => postsOf(topic).every((id) => readable.has(id)))
  },
  async mayHear(signal) {
    return signal.kind === 'feed' ? mayHearOfNew(db, signal) : () => true // watching the post was allowed
  },
})

const postsOf = (topic: Topic): string[] => (topic === 'feed' ? [] : [topic.slice('post:'.length)])

/** Everyone watches the feed, but a post is not for those who share a block with its author; hidden, it is its author's only. */
async function mayHearOfNew(db: Reader, { id }: LiveSignal): Promise<(memberId: string) => boolean> {
  const post = (await postsById(db, [id])).get(id)
  if (!post) return () => false
  const blocked = new Set(await blockedWith(db, post.authorId))
  return (memberId) => memberId === post.authorId || !(post.isHidden || blocked.has(memberId))
}
