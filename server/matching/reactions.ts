import { sql } from 'drizzle-orm'
import { NOTICE_RANK, NOTICE_SCORE } from '#contract/matching/limits.ts'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { matchedMembers, membersSignedUpAfter } from '#server/accounts/participation-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { type NewPairs, type PairRules, pairHandlers, searchSubject } from '#server/foundation/pairs/follow.ts'
import { dropKeys, isSearched } from '#server/foundation/pairs/keys.ts'
import { amongBestOf } from '#server/foundation/pairs/lists.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { toldSince } from '#server/notifications/queries.ts'
import { postsById, symptomFactsOf, symptomIdsOf } from '#server/posts/queries.ts'
import { indexPost } from './index-post.ts'
import { newSince } from './new-authors.ts'
import { symptomPairs } from './pairs.ts'
import { authorsMatchedWith, dismissersOf } from './queries.ts'
import type { MatchCriteria } from './score.ts'
import { settledFacts } from './settled.ts'
import { decideTold, markNotified, showWhole } from './told.ts'

const DAY_MS = 86_400_000

/** Answers the author of a post that takes part in matching. */
async function index(tx: Tx, postId: string, services: Services): Promise<string | undefined> {
  const facts = await symptomFactsOf(tx, postId)
  const takesPart = facts?.takesPart && (await matchedMembers(tx, [facts.authorId])).length > 0
  if (!facts || !takesPart) {
    await dropKeys(symptomPairs, tx, [postId])
    return undefined
  }
  await indexPost(tx, await settledFacts(tx, facts, services.now()))
  return facts.authorId
}

/**
 * Decides what is told of new pairs, and tells of a new case those for whom it is among the best or very close, each at most once a day whatever is published. A
 * pair that an edit made anew was perhaps called not relevant before.
 */
async function tell(
  tx: Tx,
  services: Services,
  { key, subjectId, ownerId, found }: NewPairs<MatchCriteria>,
): Promise<void> {
  await decideTold(tx, { subjectId, found, at: services.now() })
  const otherKeys = found.map((match) => match.key)
  const since = newSince(services)
  const amongBest = await amongBestOf(symptomPairs, tx, { key, otherKeys, limit: NOTICE_RANK, newSince: since })
  const isNewAuthor = (await membersSignedUpAfter(tx, [ownerId], since)).length > 0
  const dismissers = await dismissersOf(
    tx,
    subjectId,
    found.map((match) => match.subjectId),
  )
  const close = found.filter(
    (match) =>
      (amongBest.has(match.key) || (match.score >= NOTICE_SCORE && !isNewAuthor)) && !dismissers.has(match.subjectId),
  )
  const members = [...new Set(close.map((match) => match.ownerId))].sort()
  if (members.length === 0) return
  // Two searches that would tell the same member go one after the other; in one order, or they could wait for each other.
  for (const id of members)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match-notice:${id}`}, 0))`)
  const told = await toldSince(tx, 'match', new Date(services.now().getTime() - DAY_MS), members)
  const recipientIds = members.filter((id) => !told.has(id))
  const notified = await notify(tx, services, { recipientIds, senderId: ownerId, kind: 'match', subjectId })
  await markNotified(
    tx,
    subjectId,
    close.filter((match) => notified.includes(match.ownerId)).map((match) => match.subjectId),
  )
  for (const match of close) nudge(tx, [match.ownerId], { kind: 'matches', id: match.subjectId })
}

const rules: PairRules<MatchCriteria> = {
  kind: symptomPairs,
  index,
  excluded: blockedWith,
  subjectsOf: symptomIdsOf,
  tell,
  nudge: 'matches',
}

/** A post was published or edited, or its matches are asked for again: see `searchSubject`. */
export const searchFor = (services: Services, { postId }: { postId: string }): Promise<void> =>
  searchSubject(rules, services, postId)

/** See `pairHandlers`. */
export const { part: partMatches, followParticipation, sweep: sweepSearches } = pairHandlers(rules)

/** Two members talk: see `showWhole`. */
export const showWholeScore = (services: Services, { memberIds }: { memberIds: [string, string] }): Promise<void> =>
  transact(services, async (tx) => {
    await showWhole(tx, ...memberIds)
    for (const id of memberIds) nudge(tx, [id], { kind: 'matches', id })
  })

/**
 * A post was marked as healed: one notice to each member with whom it is matched. A post whose search as it now is is still on its way is searched
 * first, so that whoever heals, or edits and heals, quickly is heard too.
 */
export async function tellRecovery(services: Services, { postId }: { postId: string }): Promise<void> {
  const resolved = (await postsById(services.db, [postId])).get(postId)
  if (resolved && !(await isSearched(symptomPairs, services.db, { subjectId: postId, version: resolved.version })))
    await searchFor(services, { postId })
  await transact(services, async (tx) => {
    const post = (await postsById(tx, [postId])).get(postId)
    if (!post?.resolution || post.isHidden) return
    const recipientIds = await authorsMatchedWith(tx, postId)
    await notify(tx, services, { recipientIds, senderId: post.authorId, kind: 'recovery', subjectId: postId })
  })
}
