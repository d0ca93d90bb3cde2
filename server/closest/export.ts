import { asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/foundation/languages.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { Finding } from '#server/foundation/pairs/kind.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { postsById, readablePosts, symptomIdsOf } from '#server/posts/queries.ts'
import { type ClosePair, closestFacts, closestViews, namedFeatures, understoodOf } from './closest-views.ts'
import { correctionsOf } from './correction-queries.ts'
import { closePairs } from './pairs.ts'
import { readingsOf } from './reading-queries.ts'
import { matchFeedback } from './tables.ts'

type ExportOptions = { kept: number; language: Language; addressOf: (postId: string) => string }

/** Holds the member's own words, and none of the other authors'. */
export async function* exportCloseCases(
  services: Finding,
  memberId: string,
  { kept, language, addressOf }: ExportOptions,
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
        readings: readings.map(({ name, mine }) => ({ name, words: mine.in === 'added' ? null : mine.text })),
      })),
    }
  }
}

/** Leaves out pairs whose other post the member may no longer see. */
export async function exportDismissals(db: Reader, memberId: string, addressOf: (postId: string) => string) {
  const rows = await db
    .select()
    .from(matchFeedback)
    .where(eq(matchFeedback.memberId, memberId))
    .orderBy(asc(matchFeedback.createdAt))
  const readable = await readablePosts(
    db,
    memberId,
    rows.map(({ otherPostId }) => otherPostId),
  )
  return rows
    .filter(({ otherPostId }) => readable.has(otherPostId))
    .map(({ ownPostId, otherPostId, createdAt }) => ({
      ownPost: addressOf(ownPostId),
      post: addressOf(otherPostId),
      createdAt,
    }))
}
