import { and, arrayContains, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { FeedFilter, FeedScope } from '#contract/posts/schema.ts'
import { storedTag } from '#contract/posts/tag-suggestions.ts'
import { post } from './tables.ts'

export type Narrowing = Omit<FeedScope, 'search'> & { filter: FeedFilter; resolvedSince?: Date | undefined }

/** SQL: the conditions that many posts meet, or that have an index in the order of the feed. */
export const narrowedTo = ({ filter, country, media, resolvedSince }: Omit<Narrowing, 'tag'>): SQL | undefined =>
  and(
    isInFilter[filter],
    resolvedSince === undefined ? undefined : gte(post.resolvedAt, resolvedSince),
    country === undefined ? undefined : eq(post.country, country),
    media === 'with' ? sql`${post.hasMedia}` : undefined,
  )

export const isTagged = (tag: string | undefined): SQL | undefined =>
  tag === undefined ? undefined : arrayContains(post.tags, [storedTag(tag)])

export const isInFilter: Record<FeedFilter, SQL | undefined> = {
  all: undefined,
  symptoms: eq(post.kind, 'symptom'),
  questions: sql`${post.isQuestion}`,
  resolved: isNotNull(post.resolvedAt),
  better: sql`${post.outcome} = 'better'`,
  diagnosed: isNotNull(post.diagnosedAt),
}
