import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import type { OwnCounts, OwnFigures, OwnScope, OwnState } from '#contract/posts/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type PostRow, postColumns } from './queries.ts'
import { post } from './tables.ts'

type Page = OwnScope & { state?: OwnState; cursor?: string | undefined; limit: number }

/** A member's own posts within a scope, hidden ones too, newest first, one more than asked where there are more. */
export const ownPosts = (
  db: Reader,
  memberId: string,
  { state = 'all', cursor, limit, ...scope }: Page,
): Promise<PostRow[]> =>
  db
    .select(postColumns)
    .from(post)
    .where(and(isOwn(memberId, scope), isIn[state], cursor === undefined ? undefined : lt(post.id, cursor)))
    .orderBy(desc(post.id))
    .limit(limit + 1)

/** How many of them each tab holds. */
export async function ownCounts(db: Reader, memberId: string, scope: OwnScope): Promise<OwnCounts> {
  const [counts] = await db
    .select({ all: count(), active: countOf(isIn.active), resolved: countOf(isIn.resolved) })
    .from(post)
    .where(isOwn(memberId, scope))
  return counts!
}

/** The figures of what a member has shared, as of `now`. */
export async function ownFigures(db: Reader, memberId: string, now: Date): Promise<OwnFigures> {
  const isRecent = sql`${post.createdAt} > ${new Date(now.getTime() - NEW_DAYS * DAY_MS)}`
  const rows = await db
    .select({
      kind: post.kind,
      total: count(),
      resolved: countOf(isIn.resolved),
      active: countOf(isIn.active),
      recent: countOf(isRecent),
      likes: sql<number>`sum(${post.likes})`.mapWith(Number),
    })
    .from(post)
    .where(eq(post.authorId, memberId))
    .groupBy(post.kind)
  const of = (kind: PostRow['kind']) =>
    rows.find((row) => row.kind === kind) ?? { total: 0, resolved: 0, active: 0, recent: 0, likes: 0 }
  const { total, resolved, active, recent, likes } = of('symptom')
  const community = of('community')
  return {
    symptoms: { total, resolved, active, recent, likes },
    community: { total: community.total, recent: community.recent, likes: community.likes },
  }
}

const isIn: Record<OwnState, SQL | undefined> = {
  all: undefined,
  active: and(eq(post.kind, 'symptom'), isNull(post.resolvedAt)),
  resolved: isNotNull(post.resolvedAt),
}

const isOwn = (memberId: string, { kind, search }: OwnScope): SQL | undefined =>
  and(eq(post.authorId, memberId), kind && eq(post.kind, kind), search === undefined ? undefined : holds(search))

/** SQL: the text stands in the title or the description, whatever its case and accents. One member's posts are few: no index is wanted. */
const holds = (search: string): SQL =>
  sql`strpos(lower(unaccent(concat_ws(E'\n', ${post.title}, ${post.description}))), lower(unaccent(${search}))) > 0`

const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
