import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import { matchKeyOf, matchTravelsOf, type PostFacts } from '../match-key.ts'
import type { Compared } from '../overlap.ts'
import { symptomPairs } from '../pairs.ts'
import { matchKey, matchTravel } from '../tables.ts'

/** @returns false when this version or a newer one was already written, and nothing that counts has changed */
export async function indexPost(tx: Tx, post: PostFacts, compared: Compared, place: OwnerPlace): Promise<boolean> {
  const row = matchKeyOf(post, compared, place)
  const written = await writeKey(symptomPairs, tx, row, sql`${matchKey.comparedDigest} <> ${row.comparedDigest}`)
  if (written === undefined) return false
  const key = Number(written.key)
  if (!written.isNew) await tx.delete(matchTravel).where(eq(matchTravel.key, key))
  const travels = matchTravelsOf(post)
  if (travels.length > 0) await tx.insert(matchTravel).values(travels.map((travel) => ({ key, ...travel })))
  return true
}
