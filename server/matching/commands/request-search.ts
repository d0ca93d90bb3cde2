import { and, inArray, lt } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { defineQueue } from '#server/foundation/queues.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { matchKey } from '../tables.ts'

export const SEARCH_REQUESTED = defineQueue<{ postId: string }>('matching.search-requested')

type Request = {
  postIds: readonly string[]
  /** Only posts whose last search is older; all of them when absent. */
  searchedBefore?: Date
}

/**
 * Puts posts back on the to-do list of searches and has it worked on at once. Those that take no part in matching are left alone.
 * @returns how many
 */
export async function requestSearch(services: Services, { postIds, searchedBefore }: Request): Promise<number> {
  if (postIds.length === 0) return 0
  return transact(services, async (tx) => {
    // Locked in the order in which a search locks its matches, or the two could wait for each other.
    const stale = searchedBefore && lt(matchKey.searchedAt, searchedBefore)
    const rows = await tx
      .select({ key: matchKey.key, postId: matchKey.postId })
      .from(matchKey)
      .where(and(inArray(matchKey.postId, [...postIds]), stale))
      .orderBy(matchKey.key)
      .for('no key update')
    if (rows.length === 0) return 0
    const keys = rows.map(({ key }) => key)
    await tx.update(matchKey).set({ matchedVer: 0, searchedAt: services.now() }).where(inArray(matchKey.key, keys))
    for (const { postId } of rows) await enqueue(tx, SEARCH_REQUESTED, { postId })
    return rows.length
  })
}
