import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/limits.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import type { OwnCounts, OwnScope, OwnState, OwnStats, Post } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { LAST_ID } from '#server/foundation/db/ids.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { type PostRow, postColumns } from './queries.ts'
import { asking, postFrom, shownPosts, shownStatement } from './shown-post-queries.ts'
import { post } from './tables.ts'

const isIn: Record<OwnState, SQL | undefined> = {
  all: undefined,
  active: and(eq(post.kind, 'symptom'), isNull(post.resolvedAt)),
  resolved: isNotNull(post.resolvedAt),
}

type Page = OwnScope & { state?: OwnState; cursor?: string | undefined; limit: number }

const ownPosts = (db: Reader, memberId: string, { state = 'all', cursor, limit, ...scope }: Page): Promise<PostRow[]> =>
  db
    .select(postColumns)
    .from(post)
    .where(and(isOwn(memberId, scope), isIn[state], cursor === undefined ? undefined : lt(post.id, cursor)))
    .orderBy(desc(post.id))
    .limit(limit + 1)

const cursorId = sql`${sql.placeholder('cursor')}::uuid`
/** Row limits, as literals as in the feed, for one post, three, five, a page and the largest page. */
const ROWS = [2, 4, 6, PAGE_SIZE + 1, PAGE_MAX + 1]

type OwnVariant = { kind: PostRow['kind'] | undefined; state: OwnState; most: number }

const ownStatement = keptByKey(({ kind, state, most }: OwnVariant) =>
  shownStatement<{ readerId: string; cursor: string }>(
    ['own_posts', kind, state, most].filter((part) => part !== undefined).join('_'),
    sql`
      where ${and(eq(post.authorId, asking), kind && sql`${post.kind} = ${sql.raw(`'${kind}'`)}`, isIn[state], lt(post.id, cursorId))}
      order by ${post.id} desc limit ${sql.raw(String(most))}`,
  ),
)

export async function shownOwnPosts(
  ctx: Pick<MemberCtx, 'db' | 'actor'>,
  request: Page,
): Promise<{ items: Post[]; nextCursor: string | null }> {
  const { search, state = 'all', cursor, kind, limit } = request
  const { db, actor } = ctx
  const readSearched = async () => shownPosts(ctx, await ownPosts(db, actor.id, request))
  const readPage = async () => {
    const ask = ownStatement({ kind, state, most: ROWS.find((rows) => rows > limit)! })
    return (await ask(db, { readerId: actor.id, cursor: cursor ?? LAST_ID })).map((row) => postFrom(row, actor))
  }
  const found = await (search === undefined ? readPage() : readSearched())
  const { rows, nextCursor } = pageFrom(found, limit)
  return { items: rows, nextCursor }
}

export async function ownCounts(db: Reader, memberId: string, scope: OwnScope): Promise<OwnCounts> {
  const [counts] = await db
    .select({ all: count(), active: countOf(isIn.active), resolved: countOf(isIn.resolved) })
    .from(post)
    .where(isOwn(memberId, scope))
  return counts!
}

export async function ownStats(db: Reader, memberId: string, now: Date): Promise<OwnStats> {
  const isRecent = sql`${post.createdAt} > ${daysFrom(now, -NEW_DAYS)}`
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

const isOwn = (memberId: string, { kind, search }: OwnScope): SQL | undefined =>
  and(eq(post.authorId, memberId), kind && eq(post.kind, kind), search === undefined ? undefined : holds(search))

/** SQL: title or description contains the text, whatever its case and accents. One member's posts are few, so no index is needed. */
const holds = (search: string): SQL =>
  sql`strpos(lower(unaccent(concat_ws(E'\n', ${post.title}, ${post.description}))), lower(unaccent(${search}))) > 0`

const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
