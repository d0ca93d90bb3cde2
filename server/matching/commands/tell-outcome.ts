import { and, asc, eq, gt, lt, or } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { OUTCOME_KEPT_DAYS, OUTCOME_NOTICES, OUTCOME_TOLD_AFTER_HOURS } from '#contract/matching/limits.ts'
import { suspendedAmong } from '#server/accounts/sanction-queries.ts'
import { closePairs } from '#server/closest/pairs.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { ownersShownWith } from '#server/foundation/pairs/lists.ts'
import { transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { meTooMembersOf } from '#server/posts/me-too-queries.ts'
import { type PostSummary, postsById } from '#server/posts/queries.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { symptomPairs } from '../pairs.ts'
import { resemblanceKey, resemblancesOf } from '../resemblance-queries.ts'
import { pendingOutcome } from '../tables.ts'

type OutcomeNotice = (typeof OUTCOME_NOTICES)[number]
export type PendingOutcome = { postId: string; kind: OutcomeNotice }

const TOLD_AFTER_MS = OUTCOME_TOLD_AFTER_HOURS * HOUR_MS

const TELLS: Record<OutcomeNotice, (post: PostSummary) => boolean> = {
  recovery: ({ resolution }) => resolution !== null,
  better: ({ outcome }) => outcome === 'better',
  diagnosed: ({ outcome }) => outcome === 'diagnosed',
}

export async function keepOutcomes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { postId, kinds }: { postId: string; kinds: readonly OutcomeNotice[] },
): Promise<void> {
  const post = (await postsById(db, [postId])).get(postId)
  const told = kinds.filter((kind) => post && TELLS[kind](post))
  if (told.length === 0) return
  await db
    .insert(pendingOutcome)
    .values(told.map((kind) => ({ postId, kind, at: now() })))
    .onConflictDoNothing()
}

type Page = { after?: { at: Date; postId: string } | undefined; postId?: string; limit: number }
type Looked = { tellable: PendingOutcome[]; next: Page['after'] }

/** Oldest first. An outcome may be announced once its story is a day old and visible, and the author is established (ruling 64) and not suspended. */
export async function tellableOutcomes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { after, postId, limit }: Page,
): Promise<Looked> {
  const rows = await db
    .select()
    .from(pendingOutcome)
    .where(
      and(
        postId === undefined ? undefined : eq(pendingOutcome.postId, postId),
        after &&
          or(
            gt(pendingOutcome.at, after.at),
            and(eq(pendingOutcome.at, after.at), gt(pendingOutcome.postId, after.postId)),
          ),
      ),
    )
    .orderBy(asc(pendingOutcome.at), asc(pendingOutcome.postId))
    .limit(limit)
  const mayBeTold = await tellablePosts(
    db,
    rows.map((row) => row.postId),
    now(),
  )
  return {
    tellable: rows.filter((row) => mayBeTold.has(row.postId)).map(({ postId: id, kind }) => ({ postId: id, kind })),
    next: rows.length === limit ? rows.at(-1) : undefined,
  }
}

async function tellablePosts(db: Reader, postIds: readonly string[], now: Date): Promise<Set<string>> {
  const posts = [...(await postsById(db, postIds)).values()].filter(
    ({ isHidden, createdAt }) => !isHidden && now.getTime() - createdAt.getTime() >= TOLD_AFTER_MS,
  )
  const authors = posts.map(({ authorId }) => authorId)
  const [places, suspended] = [await authorPlaces(db, authors, now), await suspendedAmong(db, authors, now)]
  const mayBeTold = posts.filter(({ authorId }) => places.get(authorId)!.isEstablished && !suspended.has(authorId))
  return new Set(mayBeTold.map(({ id }) => id))
}

/**
 * Announces a stored outcome: one notice to each member whose story is matched with this one, by score or as a close case, where what they have in common can
 * be named, and to each member who said "me too". A member gets one such notice a day; further outcomes only appear in their lists.
 */
export async function tellOutcome(services: Services, { postId, kind }: PendingOutcome): Promise<void> {
  await transact(services, async (tx) => {
    const [kept] = await tx
      .delete(pendingOutcome)
      .where(and(eq(pendingOutcome.postId, postId), eq(pendingOutcome.kind, kind)))
      .returning()
    const post = kept && (await postsById(tx, [postId])).get(postId)
    if (!post || !TELLS[kind](post)) return
    const shown = { subjectId: postId, limit: services.config.matchesKept }
    const matched = [
      ...(await ownersShownWith(symptomPairs, tx, shown)),
      ...(await ownersShownWith(closePairs, tx, shown)),
    ]
    const resemblances = await resemblancesOf(tx, { memberIds: matched, postIds: [postId] })
    const recipientIds = [
      ...matched.filter((memberId) => resemblances.has(resemblanceKey(memberId, postId))),
      ...(await meTooMembersOf(tx, postId)),
    ]
    const what = { senderId: post.authorId, kind, subjectId: postId }
    await notify(tx, services, { recipientIds, ...what, oneADayOf: OUTCOME_NOTICES })
  })
}

export async function forgetPendingOutcomes({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = daysFrom(now(), -OUTCOME_KEPT_DAYS)
  await db.delete(pendingOutcome).where(lt(pendingOutcome.at, before))
}
