import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { BETTER_POINTS } from '#contract/closest/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { daysEndOf } from '#server/notifications/preference-queries.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { lockNoticeOfDay } from '../candidate-queries.ts'
import { dismissersOf } from '../dismissal-queries.ts'
import { matchCandidate } from '../tables.ts'

type Candidates = {
  subjectId: string
  ownerId: string
  /** Points out of 100, by what the other author is shown. */
  close: readonly { subjectId: string; ownerId: string; points: number }[]
}

/**
 * Stores a new case as a candidate for the daily notice of the members to whose stories it is close; the notice tells the best case of the day. If a member's
 * last notice is less than a day old and its pair was BETTER_POINTS points worse, the case is due at once, one time (ruling 65). The case of a new account
 * always waits for the end of the day. A pair that the member called not relevant before an edit made it anew is left out.
 */
export async function keepCandidates(
  tx: Tx,
  services: Services,
  { subjectId, ownerId, close }: Candidates,
): Promise<void> {
  const dismissers = await dismissersOf(
    tx,
    subjectId,
    close.map((match) => match.subjectId),
  )
  const relevant = close.filter((match) => !dismissers.has(match.subjectId))
  const points = new Map<string, number>()
  for (const match of relevant) points.set(match.ownerId, Math.max(points.get(match.ownerId) ?? 0, match.points))
  const members = [...points.keys()].sort()
  if (members.length === 0) return
  const now = services.now()
  for (const id of members) await lockNoticeOfDay(tx, id)
  const ends = await daysEndOf(tx, members, now)
  const isEstablished = (await authorPlaces(tx, [ownerId], now)).get(ownerId)!.isEstablished
  const surpassed = isEstablished ? await surpassedBy(tx, points, now) : new Set<string>()
  await tx
    .insert(matchCandidate)
    .values(
      members.map((memberId) => ({
        memberId,
        postId: subjectId,
        points: points.get(memberId)!,
        dueAt: surpassed.has(memberId) ? now : ends.get(memberId)!,
      })),
    )
    .onConflictDoUpdate({
      target: [matchCandidate.memberId, matchCandidate.postId],
      set: {
        points: sql`greatest(${matchCandidate.points}, excluded.points)`,
        dueAt: sql`least(${matchCandidate.dueAt}, excluded.due_at)`,
      },
      setWhere: isNull(matchCandidate.toldAt),
    })
  for (const match of relevant) pushEvent(tx, [match.ownerId], { kind: 'matches', id: match.subjectId })
}

/** Returns those of these members whose only notice of the last 24 hours told a pair that is ten points worse than these points. */
async function surpassedBy(tx: Tx, points: ReadonlyMap<string, number>, now: Date): Promise<Set<string>> {
  const rows = await tx
    .select({ memberId: matchCandidate.memberId, points: matchCandidate.points })
    .from(matchCandidate)
    .where(
      and(
        gt(matchCandidate.toldAt, daysFrom(now, -1)),
        sql`${matchCandidate.memberId} = any (${sql.param([...points.keys()])}::uuid[])`,
      ),
    )
  const told = Map.groupBy(rows, ({ memberId }) => memberId)
  return new Set(
    [...told].flatMap(([memberId, [first, ...more]]) =>
      more.length === 0 && points.get(memberId)! >= first!.points + BETTER_POINTS ? [memberId] : [],
    ),
  )
}

/** Deletes and returns the due candidates of a member, in no order. */
export const takeCandidates = (
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<{ postId: string; points: number }[]> =>
  tx
    .delete(matchCandidate)
    .where(and(eq(matchCandidate.memberId, memberId), isNull(matchCandidate.toldAt), lte(matchCandidate.dueAt, now)))
    .returning({ postId: matchCandidate.postId, points: matchCandidate.points })

/** Records, for a day, which candidate a member was told of, to compare later candidates with it. */
export async function noteTold(
  tx: Tx,
  { memberId, postId, points, now }: { memberId: string; postId: string; points: number; now: Date },
): Promise<void> {
  await tx.insert(matchCandidate).values({ memberId, postId, points, dueAt: now, toldAt: now })
}

/** Forgets the candidates that were told a day ago or longer. */
export async function forgetTold(db: Reader, now: Date): Promise<void> {
  await db
    .delete(matchCandidate)
    .where(and(isNotNull(matchCandidate.toldAt), lte(matchCandidate.toldAt, daysFrom(now, -1))))
}
