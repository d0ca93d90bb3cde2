import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { BETTER_POINTS } from '#contract/closest/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { heldMembers } from '#server/accounts/participation-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import { pushEvent, writeLast } from '#server/foundation/transaction.ts'
import { dayEndIn, noticeZoneOf } from '#server/notifications/preference-queries.ts'
import { authorPlace } from '#server/posts/research-queries.ts'
import { dismissingPosts } from '../dismissal-queries.ts'
import { matchCandidate } from '../tables.ts'

type Candidates = {
  subjectId: string
  ownerId: string
  close: readonly { subjectId: string; ownerId: string; points: number }[]
}

/**
 * Stores a new case as a candidate for the daily notice of the members to whose stories it is close; the notice tells the best case of the day. If a member's
 * last notice is less than a day old and its pair was BETTER_POINTS points worse, the case is due at once, one time (ruling 65). The case of a new account
 * always waits for the end of the day. A pair that the member called not relevant before an edit made it anew is left out.
 * @param candidates  `close` as `lockedToTell` returned it in this transaction: it locked the notices of its authors
 */
export async function keepCandidates(
  tx: Tx,
  services: Services,
  { subjectId, ownerId, close }: Candidates,
): Promise<void> {
  const owners = [...new Set(close.map((match) => match.ownerId))]
  if (owners.length === 0) return
  const now = services.now()
  const members = await candidateMembers(tx, { owners, subjectId, ownerId, now })
  const relevant = close.filter((match) => members.get(match.ownerId)?.dismissing.includes(match.subjectId) === false)
  const points = new Map<string, number>()
  for (const match of relevant) points.set(match.ownerId, Math.max(points.get(match.ownerId) ?? 0, match.points))
  if (points.size === 0) return
  const dayEndOf = keptByKey((zone: string | null) => dayEndIn(zone, now))
  const stored = [...points].sort().map(([memberId, best]) => {
    const { noticeZone, isSenderEstablished, told } = members.get(memberId)!
    const isDueNow = isSenderEstablished && isSurpassed(told, best)
    return { memberId, points: best, dueAt: isDueNow ? now : dayEndOf(noticeZone) }
  })
  // It waits for no other write, and so needs no condition.
  writeLast(
    tx,
    () => sql`
      insert into ${matchCandidate} (member_id, post_id, points, due_at)
      select "memberId", ${subjectId}::uuid, points, "dueAt"
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as told ("memberId" uuid, points smallint, "dueAt" timestamptz)
      on conflict (member_id, post_id) do update
        set points = greatest(${matchCandidate.points}, excluded.points), due_at = least(${matchCandidate.dueAt}, excluded.due_at)
        where ${isNull(matchCandidate.toldAt)}
      returning member_id`,
  )
  for (const match of relevant) pushEvent(tx, [match.ownerId], { kind: 'matches', id: match.subjectId })
}

type CandidateMember = {
  noticeZone: string | null
  dismissing: string[]
  told: number[]
  isSenderEstablished: boolean
}

type CandidatesAsked = { owners: readonly string[]; subjectId: string; ownerId: string; now: Date }

/**
 * Returns what decides on a candidate for each of these members. Must be called under the locks of their notices. Members who are gone are absent, and the
 * others are held: candidates refer to them, and are written with the events, whose counters are locked last.
 */
async function candidateMembers(
  tx: Tx,
  { owners, subjectId, ownerId, now }: CandidatesAsked,
): Promise<Map<string, CandidateMember>> {
  const id = sql`told_member.id`
  const rows = await askBuilt<CandidateMember & { id: string }>(
    tx,
    'candidate_members',
    sql`
    select ${id}, ${noticeZoneOf(id)} as "noticeZone", ${dismissingPosts(id, subjectId)} as dismissing,
      array(
        select ${matchCandidate.points} from ${matchCandidate}
        where ${matchCandidate.memberId} = ${id} and ${gt(matchCandidate.toldAt, daysFrom(now, -1))}
      ) as told,
      ${authorPlace(sql`${ownerId}::uuid`, now).isEstablished} as "isSenderEstablished"
    from (${heldMembers(owners)}) told_member`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether the only notice of the last 24 hours told a pair that is ten points worse than these points. */
const isSurpassed = ([first, ...more]: readonly number[], points: number): boolean =>
  first !== undefined && more.length === 0 && points >= first + BETTER_POINTS

export const takeCandidates = (
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<{ postId: string; points: number }[]> =>
  tx
    .delete(matchCandidate)
    .where(and(eq(matchCandidate.memberId, memberId), isNull(matchCandidate.toldAt), lte(matchCandidate.dueAt, now)))
    .returning({ postId: matchCandidate.postId, points: matchCandidate.points })

export async function noteTold(
  tx: Tx,
  { memberId, postId, points, now }: { memberId: string; postId: string; points: number; now: Date },
): Promise<void> {
  await tx.insert(matchCandidate).values({ memberId, postId, points, dueAt: now, toldAt: now })
}

export async function forgetTold(db: Reader, now: Date): Promise<void> {
  await db
    .delete(matchCandidate)
    .where(and(isNotNull(matchCandidate.toldAt), lte(matchCandidate.toldAt, daysFrom(now, -1))))
}
