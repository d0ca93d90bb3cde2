import { sql } from 'drizzle-orm'
import type { Corrections } from '#lexicon/readers/read-story.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { heldSymptom, type SymptomFacts } from '#server/posts/queries.ts'
import { authorPlace } from '#server/posts/research-queries.ts'
import { type CorrectionsJson, correctionsFrom, correctionsJson } from './correction-queries.ts'
import { lexiconFacts } from './reader-queries.ts'
import { newestVersionOf } from './version-queries.ts'

export type ComparedPost = {
  facts: SymptomFacts
  place: OwnerPlace
  version: number | null
  corrections: Corrections
}

/** The post is locked until the transaction ends. Undefined for a post that takes no part in matching. */
export async function comparedPost(tx: Tx, services: Services, postId: string): Promise<ComparedPost | undefined> {
  const { digest } = await lexiconFacts(services)
  const held = await heldSymptom<OwnerPlace & { newest: number | null; corrected: CorrectionsJson }>(
    tx,
    postId,
    (id, authorId) => ({
      ...authorPlace(authorId, services.now()),
      newest: sql`(${newestVersionOf(digest)})`,
      corrected: correctionsJson(id),
    }),
  )
  if (!held?.facts.takesPart || !held.isMatched) return undefined
  const { newest, corrected, ...place } = held.more
  return { facts: held.facts, place, version: newest, corrections: correctionsFrom(corrected) }
}
