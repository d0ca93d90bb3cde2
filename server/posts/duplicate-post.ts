import { and, desc, eq, sql } from 'drizzle-orm'
import { SAME_POST_SIMILARITY } from '#contract/posts/limits.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { postWords, wordSimilarity } from '#server/foundation/text/words.ts'
import { post } from './tables.ts'

/** How many of a member's own symptoms are looked at, newest first. */
const LOOKED_AT = 200

type ComparedPost = { authorId: string; postId: string; title: string; description: string }

/**
 * Two symptoms of one member in nearly the same words are one: copies would fill the lists of others, and each could ask anew what matching keeps to itself.
 * @throws Refusal DUPLICATE_POST with the other post
 */
export async function demandNoDuplicatePost(tx: Tx, { authorId, postId, ...said }: ComparedPost): Promise<void> {
  // The lock makes the later of a post and an edit at once see the earlier.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`said:${authorId}`}, 0))`)
  const words = postWords(said)
  const others = await tx
    .select({ id: post.id, title: post.title, description: post.description })
    .from(post)
    .where(and(eq(post.authorId, authorId), eq(post.kind, 'symptom')))
    .orderBy(desc(post.id))
    .limit(LOOKED_AT)
  const same = others.find(
    (other) => other.id !== postId && wordSimilarity(words, postWords(other)) >= SAME_POST_SIMILARITY,
  )
  if (same) throw new Refusal('DUPLICATE_POST', { postId: same.id })
}
