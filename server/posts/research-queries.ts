import { type AnyColumn, and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { daysFrom } from '#contract/foundation/days.ts'
import { COUNTED_ACTIVE_DAYS, COUNTED_AFTER_DAYS } from '#contract/foundation/disclosure-limits.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { confirmedBefore, signUpOrigin } from '#server/accounts/sign-in/sign-up-queries.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { isShown, visibleTo } from './policy.ts'
import { comment, outcomeChange, post } from './tables.ts'

const isFigured = and(eq(post.kind, 'symptom'), isShown)

const above = alias(comment, 'above')

const dayOf = (
  column: typeof post.createdAt | typeof post.updatedAt | typeof post.resolvedAt | typeof comment.createdAt,
) => sql`(${column} at time zone 'UTC')::date`

/**
 * SQL: member_id of each member, or of `memberId` alone, who published, resolved or commented something on at least `days` days (UTC).
 * Deleted and hidden content, and what stands under it, does not count, because nobody else can see and report it.
 */
function activeOn(days: number, memberId?: SQL): SQL {
  const by = (author: typeof post.authorId | typeof comment.authorId) => memberId && sql`${author} = ${memberId}`
  const isVisible = and(
    isNull(comment.deletedAt),
    isNull(comment.hiddenAt),
    hasConsented('healthData', comment.authorId),
    sql`exists (select from ${post} where ${post.id} = ${comment.postId} and ${isShown})`,
    sql`(${comment.parentId} is null or exists (select from ${comment} ${above} where ${above.id} = ${comment.parentId} and ${isNull(above.hiddenAt)}))`,
    by(comment.authorId),
  )
  return sql`
    select member_id from (
      select ${post.authorId} as member_id, ${dayOf(post.createdAt)} as day from ${post} where ${and(isShown, by(post.authorId))}
      union select ${post.authorId}, ${dayOf(post.resolvedAt)} from ${post} where ${and(isNotNull(post.resolvedAt), isShown, by(post.authorId))}
      union select ${comment.authorId}, ${dayOf(comment.createdAt)} from ${comment} where ${isVisible}
    ) acts
    group by member_id having count(*) >= ${days}`
}

const countedBefore = (now: Date): Date => daysFrom(now, -COUNTED_AFTER_DAYS)

/**
 * SQL: how an author ranks in the lists of others, as of `now`: `isEstablished`, whether public figures count them; `placeKey`, shared by accounts opened in
 * one household on one day, else the id.
 * @param author no column of `post` or `comment`: the rows that are read for activity have the same names
 */
export const authorPlace = (author: SQL, now: Date): { placeKey: SQL; isEstablished: SQL } => ({
  placeKey: sql`coalesce(${signUpOrigin(author)}, ${author}::text)`,
  isEstablished: sql`(
    exists (select from (${confirmedBefore(countedBefore(now))}) confirmed where confirmed.member_id = ${author})
    and exists (${activeOn(COUNTED_ACTIVE_DAYS, author)})
  )`,
})

export async function authorPlaces(
  db: Reader,
  authorIds: readonly string[],
  now: Date,
): Promise<Map<string, { placeKey: string; isEstablished: boolean }>> {
  if (authorIds.length === 0) return new Map()
  const { placeKey, isEstablished } = authorPlace(sql`author.id`, now)
  const rows = await askBuilt<{ id: string; placeKey: string; isEstablished: boolean }>(
    db,
    'author_places',
    sql`
      select author.id, ${placeKey} as "placeKey", ${isEstablished} as "isEstablished"
      from unnest(${sql.param([...new Set(authorIds)])}::uuid[]) author (id)`,
  )
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

export const ESTABLISHED = sql`(select member_id from established)`

/**
 * Creates the temporary table `established` for the transaction: the members whom public figures count as of `now`, whatever they agree to.
 * Its columns are member_id, and signed_up_on as in `confirmedBefore`.
 */
export async function fillEstablished(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    create temporary table established on commit drop as
    select * from (${confirmedBefore(countedBefore(now))}) confirmed join (${activeOn(COUNTED_ACTIVE_DAYS)}) active using (member_id)`)
  await tx.execute(sql`analyze established`)
}

/** Half as many again as are needed are looked at first, because few share a household; of a large crowd at most so many. */
const LOOKED_AT_FIRST = 1.5
const LOOKED_AT = 100

/** Whether these members are enough for public figures as of `now`; accounts opened in one household on one day count as one. `members` is SQL: their ids. */
export async function areEstablished(
  db: Reader,
  { members, least, now }: { members: SQL; least: number; now: Date },
): Promise<boolean> {
  const each = sql`confirmed.member_id`
  for (const atMost of [Math.ceil(LOOKED_AT_FIRST * least), LOOKED_AT]) {
    const [counted] = await askBuilt<{ looked: number; households: number }>(
      db,
      'households',
      sql`
        select count(*)::int as looked, count(distinct coalesce(${signUpOrigin(each)}, ${each}::text))::int as households from (
          select member_id from (${confirmedBefore(countedBefore(now))}) confirmed
          where member_id in (${members}) and exists (${activeOn(COUNTED_ACTIVE_DAYS, each)})
          limit ${sql.raw(String(atMost))}
        ) confirmed`,
    )
    const { looked, households } = counted!
    if (households >= least || looked < atMost) return households >= least
  }
  return false
}

export async function symptomTotals(db: Reader, members: SQL): Promise<{ posts: number; resolvedPosts: number }> {
  const [totals] = await db
    .select({ posts: count(), resolvedPosts: count(post.resolvedAt) })
    .from(post)
    .where(and(isFigured, inArray(post.authorId, members)))
  return totals!
}

/**
 * SQL: every symptom of these members that counts in research; members who do not agree to research are left out.
 * `members` is SQL: their ids. For counting, not for anyone's eyes.
 */
export const countedSymptoms = (members: SQL): SQL => sql`
  select ${post.id} as post_id, ${post.authorId} as member_id, ${post.createdAt} as created_at, ${post.tags} as tags, ${post.country} as country,
    ${post.postalCode} as postal_code, ${post.startDate} as start_date, ${post.resolvedAt} as resolved_at, ${post.treatment} as treatment
  from ${post} where ${and(isFigured, hasConsented('research', post.authorId), inArray(post.authorId, members))}`

/**
 * SQL: every symptom of these members that is not hidden, whatever they agree to. Days are in UTC; better and healed are the first ones, last_said is when
 * they last said anything of it.
 * `members` is SQL: their ids. For counting, not for anyone's eyes.
 */
export const followedSymptoms = (members: SQL): SQL => sql`
  select ${post.id} as post_id, ${post.authorId} as member_id, ${post.tags} as tags, ${post.startDate} as began, ${dayOf(post.createdAt)} as published,
    said.better, said.healed, greatest(${dayOf(post.updatedAt)}, said.last) as last_said
  from ${post} left join (
    select ${outcomeChange.postId} as post_id,
      (min(${outcomeChange.at}) filter (where ${outcomeChange.outcome} = 'better') at time zone 'UTC')::date as better,
      (min(${outcomeChange.at}) filter (where ${outcomeChange.outcome} = 'healed') at time zone 'UTC')::date as healed,
      (max(${outcomeChange.at}) at time zone 'UTC')::date as last
    from ${outcomeChange} group by ${outcomeChange.postId}
  ) said on said.post_id = ${post.id}
  where ${and(isFigured, inArray(post.authorId, members))}`

export const isToldOf = (symptom: string | SQL, readerId: string | SQL, postId: AnyColumn): SQL =>
  sql`exists (select from ${post} where ${eq(post.id, postId)} and ${symptom} = any (${post.tags}) and ${visibleTo(readerId)})`

export const shownSymptoms: SQL = sql`select ${post.id} as post_id, ${post.authorId} as member_id, ${post.tags} as tags from ${post} where ${isFigured}`
