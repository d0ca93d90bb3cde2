import { eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { matchKeyOf, matchTravelsOf, type PostFacts } from './keys.ts'
import { matchKey, matchTravel, symptomMatch } from './tables.ts'

/**
 * Makes a post findable as it now is, in the transaction that writes it. The pairs of its older version go, in the same transaction;
 * those of the new one come with its search, which must begin after the commit: two posts published at once would otherwise miss each other.
 * @returns false when this version, or a newer one, was there already
 */
export async function indexPost(tx: Tx, post: PostFacts): Promise<boolean> {
  const row = matchKeyOf(post)
  const [written] = await tx
    .insert(matchKey)
    .values(row)
    .onConflictDoUpdate({ target: matchKey.postId, set: row, setWhere: lt(matchKey.ver, post.version) })
    .returning({ key: matchKey.key })
  if (!written) return false
  const { key } = written
  // A statement of its own, after the row is ours: it sees the pairs of whichever search held the row before us.
  await tx.delete(symptomMatch).where(or(eq(symptomMatch.a, key), eq(symptomMatch.b, key)))
  await tx.delete(matchTravel).where(eq(matchTravel.key, key))
  const travels = matchTravelsOf(post)
  if (travels.length > 0) await tx.insert(matchTravel).values(travels.map((travel) => ({ key, ...travel })))
  return true
}

/** Takes posts out of matching, and their pairs with them: no longer public, or their author does not want to be matched. */
export async function dropKeys(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  // Locked in the order in which a search locks its matches, or the two could wait for each other.
  const rows = await tx
    .select({ key: matchKey.key })
    .from(matchKey)
    .where(inArray(matchKey.postId, [...postIds]))
    .orderBy(matchKey.key)
    .for('update')
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await tx.delete(matchKey).where(inArray(matchKey.key, keys))
}

/** Posts whose search, as they now are, is not stored yet: a server ended in between, or it is on its way. Oldest first. */
export async function pendingPostIds(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ postId: matchKey.postId })
    .from(matchKey)
    .where(sql`${matchKey.matchedVer} < ${matchKey.ver}`)
    .orderBy(matchKey.key)
    .limit(limit)
  return rows.map(({ postId }) => postId)
}
