import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { COUNTED_ACTIVE_DAYS, COUNTED_AFTER_DAYS } from '#contract/foundation/disclosure.ts'
import { confirmedBefore } from '#server/accounts/confirmed-before.ts'
import { hasConsented } from '#server/accounts/consent-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { isShown } from './policy.ts'
import { comment, post } from './tables.ts'

const DAY_MS = 86_400_000

/** SQL: a symptom that is not hidden. */
const isFigured = and(eq(post.kind, 'symptom'), isShown)

const dayOf = (column: typeof post.createdAt | typeof post.resolvedAt | typeof comment.createdAt) =>
  sql`(${column} at time zone 'UTC')::date`

/**
 * SQL: member_id of whoever published, resolved or commented something on so many days (UTC) at least, that others may see and that was neither deleted nor
 * hidden. What nobody else can see does not count: nobody could report it.
 */
const activeOn = (days: number): SQL => sql`
  select member_id from (
    select ${post.authorId} as member_id, ${dayOf(post.createdAt)} as day from ${post} where ${isShown}
    union select ${post.authorId}, ${dayOf(post.resolvedAt)} from ${post} where ${and(isNotNull(post.resolvedAt), isShown)}
    union select ${comment.authorId}, ${dayOf(comment.createdAt)} from ${comment} where ${and(isNull(comment.deletedAt), isNull(comment.hiddenAt))}
  ) acts
  group by member_id having count(*) >= ${days}`

/** SQL: the members whom `establish` established. */
export const ESTABLISHED = sql`(select member_id from established)`

/**
 * Afterwards `established` holds, until the transaction ends, the members whom public figures count as of `now`, whatever they agree to: member_id, and
 * signed_up_on as `confirmedBefore` says it.
 */
export async function establish(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - COUNTED_AFTER_DAYS * DAY_MS)
  await tx.execute(sql`
    create temporary table established on commit drop as
    select * from (${confirmedBefore(before)}) confirmed join (${activeOn(COUNTED_ACTIVE_DAYS)}) active using (member_id)`)
  await tx.execute(sql`analyze established`)
}

/** How many symptoms these members told, and how many of them are resolved. `members` is SQL: their ids. */
export async function symptomTotals(db: Reader, members: SQL): Promise<{ posts: number; resolvedPosts: number }> {
  const [totals] = await db
    .select({ posts: count(), resolvedPosts: count(post.resolvedAt) })
    .from(post)
    .where(and(isFigured, inArray(post.authorId, members)))
  return totals!
}

/**
 * SQL: what is told of every symptom of these members that counts in research: post_id, member_id, created_at, tags, country, postal_code, start_date,
 * resolved_at, treatment. For counting, not for anyone's eyes. `members` is SQL: their ids; those of them who do not agree to research are left out.
 */
export const countedSymptoms = (members: SQL): SQL => sql`
  select ${post.id} as post_id, ${post.authorId} as member_id, ${post.createdAt} as created_at, ${post.tags} as tags, ${post.country} as country,
    ${post.postalCode} as postal_code, ${post.startDate} as start_date, ${post.resolvedAt} as resolved_at, ${post.treatment} as treatment
  from ${post} where ${and(isFigured, hasConsented('research', post.authorId), inArray(post.authorId, members))}`
