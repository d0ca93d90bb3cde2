import type { Tx } from '#server/foundation/db/database.ts'
import { type SymptomFacts, symptomFactsOf } from '#server/posts/queries.ts'

/** Returns the facts of a post that takes part in matching; undefined for any other post. */
export async function comparedPost(tx: Tx, postId: string): Promise<SymptomFacts | undefined> {
  const facts = await symptomFactsOf(tx, postId)
  return facts?.takesPart && facts.isMatched ? facts : undefined
}
