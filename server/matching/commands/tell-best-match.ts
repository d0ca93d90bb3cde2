import { lockNoticeOfDay, membersWithCandidates } from '#server/closest/candidate-queries.ts'
import { forgetTold, noteTold, takeCandidates } from '#server/closest/commands/keep-candidates.ts'
import type { Services } from '#server/foundation/context.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { postsById } from '#server/posts/queries.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { markNotified } from '../match-disclosure-store.ts'
import { pairsWith } from '../queries.ts'

const MEMBERS_AT_ONCE = 500

/** Tells each member whose day is over the best case of it. A failure for one member does not hold up the others, and is tried again a minute later. */
export async function tellBestMatches(services: Services): Promise<void> {
  const now = services.now()
  await forgetTold(services.db, now)
  for (let after: string | undefined; ; ) {
    const memberIds = await membersWithCandidates(services.db, { now, after, limit: MEMBERS_AT_ONCE })
    for (const memberId of memberIds)
      await tellBestMatch(services, memberId).catch((error: unknown) =>
        services.log.error({ err: error }, 'best match of a member not told, to be tried again'),
      )
    if (memberIds.length < MEMBERS_AT_ONCE) return
    after = memberIds.at(-1)
  }
}

/**
 * Tells a member the best of the cases that are due and still stand: one of an established author comes before a new author's, whatever that one scores; equal
 * ones are drawn by digest, so that none is first by when it was published.
 */
async function tellBestMatch(services: Services, memberId: string): Promise<void> {
  const now = services.now()
  await transact(services, async (tx) => {
    await lockNoticeOfDay(tx, memberId)
    const due = await takeCandidates(tx, { memberId, now })
    const postIds = due.map(({ postId }) => postId)
    const [posts, pairs] = [await postsById(tx, postIds), await pairsWith(tx, memberId, postIds)]
    const authors = [...posts.values()].map(({ authorId }) => authorId)
    const places = await authorPlaces(tx, authors, now)
    const candidates = due.flatMap(({ postId, points }) => {
      const [post, pair] = [posts.get(postId), pairs.get(postId)]
      if (!post || post.isHidden || !pair) return []
      const { isEstablished } = places.get(post.authorId)!
      return [{ postId, points, post, pair, isEstablished, draw: digestOf({ memberId, postId }) }]
    })
    candidates.sort(
      (one, other) =>
        Number(other.isEstablished) - Number(one.isEstablished) ||
        other.points - one.points ||
        (one.draw < other.draw ? -1 : 1),
    )
    for (const { postId, points, post, pair } of candidates) {
      const what = { senderId: post.authorId, kind: 'match' as const, subjectId: postId }
      const told = await notify(tx, services, { recipientIds: [memberId], ...what })
      if (told.length === 0) continue
      await markNotified(tx, postId, [pair.ownPostId])
      await noteTold(tx, { memberId, postId, points, now })
      return
    }
  })
}
