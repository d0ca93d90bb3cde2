import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { matchKeyOf, matchTravelsOf, type PostFacts } from './keys.ts'
import { matchKey, matchTravel } from './tables.ts'

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
  await dropPairs(tx, [key])
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
  if (rows.length === 0) return
  const keys = rows.map(({ key }) => key)
  await dropPairs(tx, keys)
  await tx.delete(matchKey).where(inArray(matchKey.key, keys))
}

/**
 * Deletes all pairs of posts whose rows this transaction holds. A statement of its own, after the rows are ours: so it sees the pairs of
 * whichever search held them before. In one order: each pair has two posts, and three that leave at once could otherwise wait in a circle.
 */
async function dropPairs(tx: Tx, keys: readonly number[]): Promise<void> {
  const ofThese = sql`any (${sql.param([...keys])}::bigint[])`
  await tx.execute(sql`
    delete from symptom_match pair using (
      select a, b from symptom_match where a = ${ofThese} or b = ${ofThese} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/**
 * Deletes the pairs between posts of one side and of the other. Whoever stores one holds the rows of both its posts until the commit: so it waits
 * for us, or we for it, and then see it.
 */
export async function dropPairsBetween(tx: Tx, ones: readonly string[], others: readonly string[]): Promise<void> {
  if (ones.length === 0 || others.length === 0) return
  const rows = await tx
    .select({ key: matchKey.key })
    .from(matchKey)
    .where(inArray(matchKey.postId, [...ones]))
    .orderBy(matchKey.key)
    .for('no key update')
  const ofOnes = sql`any (${sql.param(rows.map(({ key }) => key))}::bigint[])`
  const ofOthers = sql`any (array(select key from match_key where post_id = any (${sql.param([...others])}::uuid[])))`
  await tx.execute(sql`
    delete from symptom_match pair using (
      select a, b from symptom_match
      where (a = ${ofOnes} and b = ${ofOthers}) or (a = ${ofOthers} and b = ${ofOnes}) order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
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
