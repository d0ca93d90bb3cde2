import { and, count, desc, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { monthsBefore } from '#contract/foundation/dates.ts'
import type { PublicStats } from '#contract/posts/schema.ts'
import { countMembers } from '#server/accounts/queries.ts'
import type { Db, Reader } from '#server/foundation/db/database.ts'
import { isCounted, isFigured, LISTED } from './research.ts'
import { post } from './tables.ts'

/** A cell of the figures speaks of at least so many members: below, it could speak of one. */
const MEMBERS_MIN = 11
const TAGS_SHOWN = 10
const MONTHS_SHOWN = 12
const KEPT_MS = 60_000

/**
 * Figures anyone may see, of symptom posts. Totals are exact over those that are not hidden; tags (the ten most frequent, of the listed symptoms) and months
 * (UTC, the current one and the eleven before, oldest first) count only members who agreed to research, and are left out under 11 of them.
 */
export async function publicFigures(db: Reader, now: Date): Promise<PublicStats> {
  const [[totals], members, commonTags, postsByMonth] = await Promise.all([
    db
      .select({ posts: count(), resolved: count(post.resolvedAt) })
      .from(post)
      .where(isFigured),
    countMembers(db),
    tagCells(db),
    monthCells(db, now),
  ])
  return { totalPosts: totals!.posts, resolvedPosts: totals!.resolved, members, commonTags, postsByMonth }
}

function tagCells(db: Reader) {
  const tag = sql<string>`tag`
  const perMember = db
    .select({ tag: tag.as('tag'), authorId: post.authorId, posts: count().as('posts') })
    .from(post)
    .crossJoin(sql`unnest(${post.tags}) as tag`)
    .where(and(isCounted, inArray(tag, LISTED)))
    .groupBy(tag, post.authorId)
    .as('per_member')
  return db
    .select({ tag: perMember.tag, posts: postsOf(perMember) })
    .from(perMember)
    .groupBy(perMember.tag)
    .having(isEnough)
    .orderBy(desc(sql`2`), perMember.tag)
    .limit(TAGS_SHOWN)
}

function monthCells(db: Reader, now: Date) {
  const month = sql<string>`to_char(${post.createdAt} at time zone 'UTC', 'YYYY-MM')`
  const first = monthsBefore(`${now.toISOString().slice(0, 7)}-01`, MONTHS_SHOWN - 1)
  const perMember = db
    .select({ month: month.as('month'), authorId: post.authorId, posts: count().as('posts') })
    .from(post)
    .where(and(isCounted, gte(post.createdAt, new Date(first))))
    .groupBy(sql`1`, post.authorId)
    .as('per_member')
  return db
    .select({ month: perMember.month, posts: postsOf(perMember) })
    .from(perMember)
    .groupBy(perMember.month)
    .having(isEnough)
    .orderBy(perMember.month)
}

/** Grouped by member first: far cheaper than counting distinct members of each cell. */
const isEnough = gte(count(), MEMBERS_MIN)
const postsOf = ({ posts }: { posts: SQL.Aliased<number> }) => sql<number>`sum(${posts})`.mapWith(Number)

const kept = new WeakMap<Db, { at: number; figures: Promise<PublicStats> }>()

/** The public figures, at most a minute old: however many ask, they are counted once a minute. */
export function recentFigures(db: Db, now: Date): Promise<PublicStats> {
  const known = kept.get(db)
  if (known && now.getTime() - known.at < KEPT_MS) return known.figures
  const figures = publicFigures(db, now)
  kept.set(db, { at: now.getTime(), figures })
  figures.catch(() => kept.delete(db))
  return figures
}
