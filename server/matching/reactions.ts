import { sql } from 'drizzle-orm'
import { NOTICE_SCORE } from '#contract/matching/limits.ts'
import { blockedWith } from '#server/accounts/block-queries.ts'
import type { MemberBlocked, ParticipationChanged } from '#server/accounts/events.ts'
import { matchedMembers } from '#server/accounts/participation-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { toldSince } from '#server/notifications/queries.ts'
import { postsById, symptomFactsOf, symptomIdsOf } from '#server/posts/queries.ts'
import { dropKeys, dropPairsBetween, indexPost, pendingPostIds } from './index-post.ts'
import { authorsMatchedWith, dismissersOf, isSearched } from './queries.ts'
import { type NewMatch, searchAndStore } from './search.ts'

const DAY_MS = 86_400_000
const SWEPT_AT_ONCE = 500

/**
 * A post was published or edited, or its matches are asked for again: makes it findable as it now is and, after that commit, searches. Its author
 * is nudged, and those whose list it enters high are told in the transaction that stores the pairs.
 */
export async function searchFor(services: Services, { postId }: { postId: string }): Promise<void> {
  const authorId = await index(services, postId)
  if (authorId === undefined) return
  const excluded = (reader: Reader) => blockedWith(reader, authorId)
  await searchAndStore(services, { postId, excluded, kept: services.config.matchesKept }, (tx, matches) =>
    tellNewMatches(tx, services, { postId, authorId, matches }),
  )
  await transact(services, async (tx) => nudge(tx, [authorId], { kind: 'matches', id: postId }))
}

/** Answers the author of a post that takes part in matching. */
const index = (services: Services, postId: string): Promise<string | undefined> =>
  transact(services, async (tx) => {
    const facts = await symptomFactsOf(tx, postId)
    const takesPart = facts?.takesPart && (await matchedMembers(tx, [facts.authorId])).length > 0
    if (!facts || !takesPart) {
      await dropKeys(tx, [postId])
      return undefined
    }
    await indexPost(tx, { ...facts, id: postId })
    return facts.authorId
  })

type NewMatches = { postId: string; authorId: string; matches: readonly NewMatch[] }

/**
 * Tells of a new case those for whom it is among the best or very close, each at most once a day whatever is published. A pair that an edit made
 * anew was perhaps called not relevant before.
 */
async function tellNewMatches(tx: Tx, services: Services, { postId, authorId, matches }: NewMatches): Promise<void> {
  const dismissers = await dismissersOf(
    tx,
    postId,
    matches.map((match) => match.postId),
  )
  const close = matches.filter(
    (match) => (match.isAmongBest || match.score >= NOTICE_SCORE) && !dismissers.has(match.postId),
  )
  const members = [...new Set(close.map((match) => match.authorId))].sort()
  if (members.length === 0) return
  // Two searches that would tell the same member go one after the other; in one order, or they could wait for each other.
  for (const id of members)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match-notice:${id}`}, 0))`)
  const told = await toldSince(tx, 'match', new Date(services.now().getTime() - DAY_MS), members)
  const recipientIds = members.filter((id) => !told.has(id))
  await notify(tx, services, { recipientIds, senderId: authorId, kind: 'match', subjectId: postId })
  for (const match of close) nudge(tx, [match.authorId], { kind: 'matches', id: match.postId })
}

/**
 * A post was marked as healed: one notice to each member with whom it is matched. A post whose search as it now is is still on its way is searched
 * first, so that whoever heals, or edits and heals, quickly is heard too.
 */
export async function tellRecovery(services: Services, { postId }: { postId: string }): Promise<void> {
  const resolved = (await postsById(services.db, [postId])).get(postId)
  if (resolved && !(await isSearched(services.db, postId, resolved.version))) await searchFor(services, { postId })
  await transact(services, async (tx) => {
    const post = (await postsById(tx, [postId])).get(postId)
    if (!post?.resolution || post.isHidden) return
    const recipientIds = await authorsMatchedWith(tx, postId)
    await notify(tx, services, { recipientIds, senderId: post.authorId, kind: 'recovery', subjectId: postId })
  })
}

/**
 * A block was made between two members: deletes the pairs of their posts. Once it is lifted, they come back with the next search; a second run leaves
 * those alone.
 */
export async function partMatches(services: Services, { blockerId, blockedId }: MemberBlocked): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await blockedWith(tx, blockerId)).includes(blockedId)) return
    const [ones, others] = [await symptomIdsOf(tx, blockerId), await symptomIdsOf(tx, blockedId)]
    await dropPairsBetween(tx, ones, others)
  })
}

/** A member takes part in matching again, or no more: each of their posts is searched for, or its pairs go on both sides. */
export async function followParticipation(services: Services, { memberId }: ParticipationChanged): Promise<void> {
  for (const postId of await symptomIdsOf(services.db, memberId)) await searchFor(services, { postId })
  await transact(services, async (tx) => nudge(tx, [memberId], { kind: 'matches', id: memberId }))
}

/** Does the searches that a crash left undone; one that fails does not hold up the others, and is tried again at the next sweep. */
export async function sweepSearches(services: Services): Promise<void> {
  for (const postId of await pendingPostIds(services.db, SWEPT_AT_ONCE))
    await searchFor(services, { postId }).catch((error: unknown) =>
      services.log.error({ err: error, postId }, 'search not swept'),
    )
}
