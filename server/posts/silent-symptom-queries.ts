import { and, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { isGoingOn, isShown } from './policy.ts'
import { outcomeChange, post } from './tables.ts'

export const postAuthors: SQL = sql`select ${post.id} as post_id, ${post.authorId} as author_id from ${post}`

/** SQL: shown symptoms that go on, also under a diagnosis, whose authors said nothing of them since `before` and may write of their health. */
export const silentSymptoms = (before: Date): SQL => sql`
  select ${post.id} as post_id, ${post.authorId} as author_id from ${post}
  where ${and(
    eq(post.kind, 'symptom'),
    isShown,
    isGoingOn,
    lt(post.updatedAt, before),
    notExists(
      sql`(select from ${outcomeChange} where ${and(eq(outcomeChange.postId, post.id), gte(outcomeChange.at, before))})`,
    ),
    hasConsented('healthData', post.authorId),
  )}`
