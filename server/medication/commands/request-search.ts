import { and, inArray, lt } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { defineQueue } from '#server/foundation/queues.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import type { ReportWritten } from '../events.ts'
import { reportKey } from '../tables.ts'

export const SEARCH_REQUESTED = defineQueue<ReportWritten>('medication.search-requested')

type Request = {
  reportIds: readonly string[]
  /** Only reports whose last search is older; all of them when absent. */
  searchedBefore?: Date
}

/**
 * Puts reports back on the to-do list of searches and has it worked on at once. Those that take no part in matching are left alone.
 * @returns how many
 */
export async function requestSearch(services: Services, { reportIds, searchedBefore }: Request): Promise<number> {
  if (reportIds.length === 0) return 0
  return transact(services, async (tx) => {
    // Locked in the order in which a search locks its matches, or the two could wait for each other.
    const stale = searchedBefore && lt(reportKey.searchedAt, searchedBefore)
    const rows = await tx
      .select({ reportId: reportKey.reportId, memberId: reportKey.memberId })
      .from(reportKey)
      .where(and(inArray(reportKey.reportId, [...reportIds]), stale))
      .orderBy(reportKey.reportId)
      .for('no key update')
    if (rows.length === 0) return 0
    const ids = rows.map(({ reportId }) => reportId)
    await tx
      .update(reportKey)
      .set({ matchedVer: 0, searchedAt: services.now() })
      .where(inArray(reportKey.reportId, ids))
    // Like the event of a report: its job is forgotten with its member.
    for (const row of rows) await enqueue(tx, SEARCH_REQUESTED, row)
    return rows.length
  })
}
