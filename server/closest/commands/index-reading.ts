import { sql } from 'drizzle-orm'
import type { Story } from '#lexicon/read-story.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { correctionsOf, digestOfCorrections } from '../correction-queries.ts'
import { closePairs } from '../pairs.ts'
import { featuresOfStory } from '../reader-queries.ts'
import { storyReading } from '../tables.ts'
import { currentVersion } from './renew-version.ts'

/** A symptom post as the reader needs it; `version` rises with every edit. */
type ReadPost = Story & { id: string; authorId: string; version: number }

/** Returns the place of a post's author in the lists of others. */
export const placeOf = async (
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { authorId }: Pick<ReadPost, 'authorId'>,
): Promise<OwnerPlace> => (await authorPlaces(tx, [authorId], now())).get(authorId)!

/**
 * Reads a post as it is now, with its author's corrections, and makes it findable by the features it tells: see `writeKey`. A reading by an older version, or
 * with other corrections, is made again.
 */
export async function indexReading(tx: Tx, services: Services, post: ReadPost, place: OwnerPlace): Promise<void> {
  const version = await currentVersion(services)
  const corrections = await correctionsOf(tx, post.id)
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
  await writeKey(closePairs, tx, row, isStale)
}
