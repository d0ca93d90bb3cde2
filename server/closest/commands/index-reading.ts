import { sql } from 'drizzle-orm'
import type { Corrections, Story } from '#lexicon/read-story.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import { authorPlace } from '#server/posts/research-queries.ts'
import { type CorrectionsJson, correctionsFrom, correctionsJson, digestOfCorrections } from '../correction-queries.ts'
import { closePairs } from '../pairs.ts'
import { featuresOfStory, lexiconFacts } from '../reader-queries.ts'
import { readingsOf, type TellingReading } from '../reading-queries.ts'
import { storyReading } from '../tables.ts'
import { newestVersionOf } from '../version-queries.ts'
import { currentVersion } from './renew-version.ts'

/** A symptom post as the reader needs it; `version` rises with every edit. */
type ReadPost = Story & { id: string; authorId: string; version: number }

/** A post is read with these: the place of its author in the lists of others, the version of the reading, and what its author corrected of it. */
type ReadWith = { place: OwnerPlace; version: number; corrections: Corrections }

/** Returns what a post is to be read with now. */
export async function readWith(
  tx: Tx,
  services: Services,
  { id, authorId }: Pick<ReadPost, 'id' | 'authorId'>,
): Promise<ReadWith> {
  const { digest } = await lexiconFacts(services)
  const { placeKey, isEstablished } = authorPlace(sql`${authorId}::uuid`, services.now())
  const { rows } = await tx.execute<OwnerPlace & { version: number | null; corrections: CorrectionsJson }>(sql`
    select ${placeKey} as "placeKey", ${isEstablished} as "isEstablished",
      (${newestVersionOf(digest)}) as version, ${correctionsJson(sql`${id}::uuid`)} as corrections`)
  const { version, corrections, ...place } = rows[0]!
  return { place, version: version ?? (await currentVersion(services)), corrections: correctionsFrom(corrections) }
}

/**
 * Reads a post as it is now, with its author's corrections, and makes it findable by the features it tells: see `writeKey`. A reading by an older version, or
 * with other corrections, is made again. Returns the reading that stands then.
 */
export async function indexReading(
  tx: Tx,
  services: Services,
  post: ReadPost,
  { place, version, corrections }: ReadWith,
): Promise<TellingReading | undefined> {
  const read = await featuresOfStory(services, version, post, corrections)
  const corrected = digestOfCorrections(corrections)
  const row = {
    postId: post.id,
    authorId: post.authorId,
    readingVersion: version,
    ...read,
    ...place,
    corrected,
    ver: post.version,
  }
  // A server with an older lexicon does not overwrite the reading of a newer one, except for a correction: then the newer one reads the post again.
  const isStale = sql`(${storyReading.readingVersion} < ${version} or ${storyReading.corrected} <> ${corrected})`
  return (await writeKey(closePairs, tx, row, isStale)) ? read : (await readingsOf(tx, [post.id])).get(post.id)
}
