import { suspendedAmong } from '#server/accounts/sanction-queries.ts'
import { lockNoticesOfDay, membersWithCandidates } from '#server/closest/candidate-queries.ts'
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

/** Runs at the end of each member's day. A failure for one member does not stop the others, and is retried a minute later. */
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
 * Notifies a member of the best case that is due and still stored. Cases of established authors come before those of new accounts, whatever their scores. Ties
 * are broken by a digest, so that the time of publication does not decide.
 */
async function tellBestMatch(services: Services, memberId: string): Promise<void> {
  const now = services.now()
  await transact(services, async (tx) => {
    await lockNoticesOfDay(tx, memberId)
    const due = await takeCandidates(tx, { memberId, now })
    const postIds = due.map(({ postId }) => postId)
    const [posts, pairs] = [await postsById(tx, postIds), await pairsWith(tx, memberId, postIds)]
    const authors = [...posts.values()].map(({ authorId }) => authorId)
    const [places, suspended] = [await authorPlaces(tx, authors, now), await suspendedAmong(tx, authors, now)]
    const candidates = due.flatMap(({ postId, points }) => {
      const [post, pair] = [posts.get(postId), pairs.get(postId)]
      if (!post || post.isHidden || suspended.has(post.authorId) || !pair) return []
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
