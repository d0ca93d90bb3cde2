import { type AnyColumn, and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BlockedMember } from '#contract/accounts/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { block, member } from '../tables.ts'

/**
 * SQL: the member in this column, if any, and the reader have not blocked each other. Every query that shows what members made uses it. The subquery runs once
 * per query, not once per row.
 */
export const notBlocked = (readerId: string | SQL, column: AnyColumn | SQL): SQL =>
  sql`(${column} = any (${blockedIds(readerId)})) is not true`

export const blockedIds = (readerId: string | SQL): SQL =>
  sql`array(select ${block.blockedId} from ${block} where ${block.blockerId} = ${readerId} union all select ${block.blockerId} from ${block} where ${block.blockedId} = ${readerId})`

export const areBlocked = (one: AnyColumn | SQL, other: AnyColumn | SQL): SQL =>
  sql`exists (select from ${block} where (${block.blockerId} = ${one} and ${block.blockedId} = ${other}) or (${block.blockerId} = ${other} and ${block.blockedId} = ${one}))`

/** SQL: `other` has blocked `one`, or `one` had blocked `other` by an instant. A later block by `one` does not count. */
export const wereBlocked = (one: SQL, other: SQL, by: SQL): SQL =>
  sql`exists (select from ${block} where (${block.blockerId} = ${other} and ${block.blockedId} = ${one}) or (${block.blockerId} = ${one} and ${block.blockedId} = ${other} and ${block.createdAt} <= ${by}))`

export async function blockedWith(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.blockerId, memberId), eq(block.blockedId, memberId)))
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId)))]
}

const theirs = alias(block, 'theirs')

/**
 * Returns the members whom this member blocked, latest first, by the names under which they knew them. Leaves out a block against a member who blocked first,
 * while that first block stands: listing it would reveal that the other account still exists.
 */
export const blockedBy = (db: Reader, memberId: string): Promise<BlockedMember[]> =>
  db
    .select({
      id: member.id,
      username: sql<string | null>`case when ${member.hiddenAt} is null then ${block.blockedName} end`,
      blockedAt: block.createdAt,
    })
    .from(block)
    .innerJoin(member, eq(member.id, block.blockedId))
    .leftJoin(theirs, and(eq(theirs.blockerId, block.blockedId), eq(theirs.blockedId, block.blockerId)))
    .where(and(eq(block.blockerId, memberId), not(sql`coalesce(${theirs.createdAt} < ${block.createdAt}, false)`)))
    .orderBy(desc(block.createdAt), desc(member.id))

export const hasBlocked = async (
  db: Reader,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<boolean> => (await db.$count(block, and(eq(block.blockerId, blockerId), eq(block.blockedId, blockedId)))) > 0

export async function blocksAmong(db: Reader, memberIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const sharing = new Map<string, Set<string>>()
  if (memberIds.length === 0) return sharing
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(inArray(block.blockerId, [...memberIds]), inArray(block.blockedId, [...memberIds])))
  const named = new Set(memberIds)
  const note = (one: string, other: string) => {
    if (named.has(other)) sharing.set(one, (sharing.get(one) ?? new Set()).add(other))
  }
  for (const { blockerId, blockedId } of rows) {
    note(blockerId, blockedId)
    note(blockedId, blockerId)
  }
  return sharing
}
