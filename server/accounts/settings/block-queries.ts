import { type AnyColumn, and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BlockedMember } from '#contract/accounts/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { block, member } from '../tables.ts'

/**
 * SQL: the member of this column, if any, and the reader have not blocked each other. For every query that shows what someone made. Blocks are
 * read once a query, not row by row.
 */
export const notBlocked = (readerId: string | SQL, column: AnyColumn | SQL): SQL =>
  sql`(${column} = any (${blockedIds(readerId)})) is not true`

/** SQL: everyone with whom the reader shares a block, as an array. */
export const blockedIds = (readerId: string | SQL): SQL =>
  sql`array(select ${block.blockedId} from ${block} where ${block.blockerId} = ${readerId} union all select ${block.blockerId} from ${block} where ${block.blockedId} = ${readerId})`

/** SQL: one of the members of these two columns blocked the other. */
export const areBlocked = (one: AnyColumn | SQL, other: AnyColumn | SQL): SQL =>
  sql`exists (select from ${block} where (${block.blockerId} = ${one} and ${block.blockedId} = ${other}) or (${block.blockerId} = ${other} and ${block.blockedId} = ${one}))`

/** Everyone with whom this member shares a block, whoever set it. */
export async function blockedWith(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.blockerId, memberId), eq(block.blockedId, memberId)))
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId)))]
}

const theirs = alias(block, 'theirs')

/**
 * Whom this member blocked, latest first, by the names under which they knew them. A block of somebody who had blocked them before, and whom they did not see
 * any more, is not in it while that one stands: it would tell them from somebody who is gone.
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

/** Whether the one blocked the other, whatever the other did. */
export const hasBlocked = async (
  db: Reader,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<boolean> => (await db.$count(block, and(eq(block.blockerId, blockerId), eq(block.blockedId, blockedId)))) > 0

/** Everyone who shares a block with one of these members, whoever set it, with those of them with whom they do. */
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
