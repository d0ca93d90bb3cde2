import { and, eq, type SQL, sql } from 'drizzle-orm'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { hasConsented } from '#server/accounts/consent-queries.ts'
import { isShown } from './policy.ts'
import { post } from './tables.ts'

/** SQL: a symptom that is not hidden. */
export const isFigured = and(eq(post.kind, 'symptom'), isShown)

/** SQL: one of a member who agrees to research. */
export const isCounted = and(isFigured, hasConsented('research', post.authorId))

/** Posts keep listed symptoms under their French name. */
export const LISTED = SYMPTOMS.map(({ fr }) => fr)

/**
 * SQL: what is told of every symptom that counts in research: post_id, member_id, created_at, tags, country, postal_code, start_date, resolved_at, treatment. For
 * counting, not for anyone's eyes.
 */
export const countedSymptoms: SQL = sql`
  select ${post.id} as post_id, ${post.authorId} as member_id, ${post.createdAt} as created_at, ${post.tags} as tags, ${post.country} as country,
    ${post.postalCode} as postal_code, ${post.startDate} as start_date, ${post.resolvedAt} as resolved_at, ${post.treatment} as treatment
  from ${post} where ${isCounted}`
