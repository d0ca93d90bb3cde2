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

/** A post that takes part in matching, and what it is read with. */
export type ComparedPost = {
  facts: SymptomFacts
  /** The place of its author in the lists of others. */
  place: OwnerPlace
  /** The newest version of readings; null while this server has read nothing. */
  version: number | null
  /** The corrections of its reading by its author. */
  corrections: Corrections
}

/** Returns a post as it is compared now, locked until the transaction ends; undefined for a post that takes no part in matching. */
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
