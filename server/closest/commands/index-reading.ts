import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import type { ComparedPost } from '../compared-post-queries.ts'
import { digestOfCorrections } from '../correction-queries.ts'
import { closePairs } from '../pairs.ts'
import { featuresOfStory } from '../reader-queries.ts'
import { readingsOf, type TellingReading } from '../reading-queries.ts'
import { storyReading } from '../tables.ts'
import { currentVersion } from './renew-version.ts'

/** A reading by an older version, or with other corrections, is made again. Returns the reading that stands then, and the row of `beside`: see `writeKey`. */
export async function indexReading(
  tx: Tx,
  services: Services,
  { facts: post, place, corrections, ...newest }: ComparedPost,
  beside?: SQL,
): Promise<{ reading: TellingReading | undefined; beside?: unknown }> {
  const version = newest.version ?? (await currentVersion(services))
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
  const written = await writeKey(closePairs, tx, row, isStale, beside)
  if (!written) return { reading: (await readingsOf(tx, [post.id])).get(post.id) }
  return { reading: read, beside: written.beside }
}
