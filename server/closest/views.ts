import type { MatchedPost } from '#contract/closest/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { excerptOf } from '#server/foundation/text/cut.ts'
import type { PostSummary } from '#server/posts/queries.ts'

/** Other members get only the month of the beginning. */
export const matchedPostView = (post: PostSummary, people: ReadonlyMap<string, Person>): MatchedPost => ({
  id: post.id,
  title: post.title,
  excerpt: excerptOf(post.description),
  author: authorView(post.authorId, people),
  startMonth: post.startDate?.slice(0, 7) ?? null,
  isResolved: post.resolution !== null,
  outcome: post.outcome,
  treatment: post.resolution?.treatment ?? null,
  helped: post.helped,
})
