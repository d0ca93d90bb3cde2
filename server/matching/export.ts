import { asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/foundation/languages.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { Finding } from '#server/foundation/pairs/kind.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { postsById, symptomIdsOf } from '#server/posts/queries.ts'
import { closePairs } from './closest.ts'
import { type ClosePair, closestFacts, closestViews, namedFeatures, understoodOf } from './closest-views.ts'
import { correctionsOf } from './corrections.ts'
import { symptomPairs } from './pairs.ts'
import { readingsOf } from './stored-reading.ts'
import { matchFeedback } from './tables.ts'
import { toldOf } from './told.ts'
import { matchView } from './views.ts'

const POSTS_AT_ONCE = 20

type Shown = { kept: number; addressOf: (postId: string) => string }

/** What a member's copy says of the matches of their posts: those that they are shown and why, without the other's words. */
export async function* exportMatches(db: Reader, memberId: string, { kept, addressOf }: Shown) {
  const own = await symptomIdsOf(db, memberId)
  const excludedOwnerIds = await blockedWith(db, memberId)
  for (let i = 0; i < own.length; i += POSTS_AT_ONCE) {
    const subjectIds = own.slice(i, i + POSTS_AT_ONCE)
    const best = await bestPairsOf(symptomPairs, db, { subjectIds, limit: kept, excludedOwnerIds })
    const posts = await postsById(
      db,
      best.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    )
    const people = await peopleOf(
      db,
      best.map(({ ownerId }) => ownerId),
    )
    const told = await toldOf(db, best)
    for (const match of best) {
      const view = matchView(match, { posts, people, told })
      if (!view) continue
      const { ownPost, post, score, wholeScore, reasons } = view
      const { username } = post.author
      yield { ownPost: addressOf(ownPost.id), post: addressOf(post.id), author: username, score, wholeScore, reasons }
    }
  }
}

/**
 * What was understood of each of a member's posts, what they corrected of it, and which of others tell something close: by name and in the member's own words,
 * without the others'.
 */
export async function* exportCloseCases(
  services: Finding,
  memberId: string,
  { kept, language, addressOf }: Shown & { language: Language },
) {
  const { db } = services
  const excludedOwnerIds = await blockedWith(db, memberId)
  for (const id of await symptomIdsOf(db, memberId)) {
    const reading = (await readingsOf(db, [id])).get(id)
    const post = (await postsById(db, [id])).get(id)
    const { added, removed } = await correctionsOf(db, id)
    const isRead = reading !== undefined && post?.version === reading.ver
    if (!isRead && added.length + removed.size === 0) continue
    const best: ClosePair[] = isRead
      ? await bestPairsOf(closePairs, db, { subjectIds: [id], limit: kept, excludedOwnerIds })
      : []
    const cases = await closestViews(services, best, { ...(await closestFacts(db, best)), language })
    yield {
      post: addressOf(id),
      understood: isRead ? await understoodOf(services, { post, reading, language }) : [],
      added: await namedFeatures(services, language, added),
      takenAway: await namedFeatures(services, language, [...removed]),
      close: cases.map(({ postId, post: other, band, readings }) => ({
        post: addressOf(postId),
        author: other.author.username,
        band,
        readings: readings.map(({ name, mine, isMineAdded }) => ({ name, words: isMineAdded ? null : mine })),
      })),
    }
  }
}

/** What they called not relevant. */
export async function exportDismissals(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = await db
    .select()
    .from(matchFeedback)
    .where(eq(matchFeedback.memberId, memberId))
    .orderBy(asc(matchFeedback.createdAt))
  return rows.map(({ ownPostId, otherPostId, createdAt }) => ({
    ownPost: addressOf(ownPostId),
    post: addressOf(otherPostId),
    createdAt,
  }))
}
