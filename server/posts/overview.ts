import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { isShown } from './policy.ts'
import { comment, post } from './tables.ts'

export async function postTotals(db: Reader, since: Date): Promise<{ total: number; isNew: number }> {
  const [counted] = await db
    .select({
      total: count(),
      isNew: sql<number>`count(*) filter (where ${gte(post.createdAt, since)})`.mapWith(Number),
    })
    .from(post)
    .where(isShown)
  return counted!
}

/** Keyed by day (UTC); a day without any is absent. */
export async function postsPerDay(db: Reader, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${post.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, posts: count() })
    .from(post)
    .where(and(gte(post.createdAt, since), isShown))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, posts }) => [day, posts]))
}

export async function resolutionsPerDay(db: Reader, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${post.resolvedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, posts: count() })
    .from(post)
    .where(and(isNotNull(post.resolvedAt), gte(post.resolvedAt, since), isShown))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, posts }) => [day, posts]))
}

export async function topTags(db: Reader, limit: number): Promise<{ name: string; count: number }[]> {
  const name = sql<string>`tag`
  return db
    .select({ name, count: count() })
    .from(post)
    .crossJoin(sql`unnest(${post.tags}) as tag`)
    .where(isShown)
    .groupBy(name)
    .orderBy(desc(sql`2`), name)
    .limit(limit)
}

/** Includes hidden ones, not those that the member removed. */
export async function countWritten(db: Reader, memberId: string): Promise<{ posts: number; comments: number }> {
  return {
    posts: await db.$count(post, eq(post.authorId, memberId)),
    comments: await db.$count(comment, and(eq(comment.authorId, memberId), isNull(comment.deletedAt))),
  }
}
