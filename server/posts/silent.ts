import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { isShown } from './policy.ts'
import { post } from './tables.ts'

/** SQL: shown symptoms that go on, whose authors last said so before this instant and may write of their health: post_id, author_id. */
export const silentSymptoms = (before: Date): SQL => sql`
  select ${post.id} as post_id, ${post.authorId} as author_id from ${post}
  where ${and(
    eq(post.kind, 'symptom'),
    isShown,
    eq(post.outcome, 'ongoing'),
    lt(post.updatedAt, before),
    hasConsented('healthData', post.authorId),
  )}`
