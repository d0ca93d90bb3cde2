import { blockedWith } from '#server/accounts/block-queries.ts'
import type { MemberBlocked, ParticipationChanged } from '#server/accounts/events.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import type { ReportWritten } from './events.ts'
import {
  dropPairsBetween,
  dropReportKeys,
  indexReport,
  pendingReportIds,
  reportFactsOf,
  reportIdsOf,
} from './index-report.ts'
import { amongBestOf } from './matches.ts'
import { type FoundReport, searchAndStore } from './search.ts'

const SWEPT_AT_ONCE = 500

/**
 * A report was declared or edited, or its matches are asked for again: makes it findable as it now is and, after that commit, searches. Its owner is
 * nudged, and so are those whose list it enters.
 */
export async function searchFor(services: Services, { reportId }: Pick<ReportWritten, 'reportId'>): Promise<void> {
  const memberId = await index(services, reportId)
  if (memberId === undefined) return
  const excluded = (reader: Reader) => blockedWith(reader, memberId)
  const kept = services.config.matchesKept
  await searchAndStore(services, { reportId, excluded, kept }, (tx, matches) =>
    nudgeWhoseListChanges(tx, { reportId, matches, kept }),
  )
  await transact(services, async (tx) => nudge(tx, [memberId], { kind: 'medication', id: reportId }))
}

/** Answers the owner of a report that takes part in matching. */
const index = (services: Services, reportId: string): Promise<string | undefined> =>
  transact(services, async (tx) => {
    const facts = await reportFactsOf(tx, reportId)
    if (!facts?.takesPart) {
      await dropReportKeys(tx, [reportId])
      return undefined
    }
    await indexReport(tx, facts)
    return facts.memberId
  })

type NewMatches = { reportId: string; matches: readonly FoundReport[]; kept: number }

/** Each member once a search, however many of their reports it concerns. */
async function nudgeWhoseListChanges(tx: Tx, { reportId, matches, kept }: NewMatches): Promise<void> {
  const otherIds = matches.map((match) => match.reportId)
  const entered = await amongBestOf(tx, { reportId, otherIds, limit: kept })
  const changed = new Map(matches.filter((match) => entered.has(match.reportId)).map((m) => [m.memberId, m.reportId]))
  for (const [memberId, id] of changed) nudge(tx, [memberId], { kind: 'medication', id })
}

/**
 * A block was made between two members: deletes the pairs of their reports. Once it is lifted, they come back with the next search; a second run leaves
 * those alone.
 */
export async function partReports(services: Services, { blockerId, blockedId }: MemberBlocked): Promise<void> {
  await transact(services, async (tx) => {
    if ((await blockedWith(tx, blockerId)).includes(blockedId)) await dropPairsBetween(tx, blockerId, blockedId)
  })
}

/** A member takes part in matching again, or no more: each of their reports is searched for, or its pairs go on both sides. */
export async function followParticipation(services: Services, { memberId }: ParticipationChanged): Promise<void> {
  for (const reportId of await reportIdsOf(services.db, memberId)) await searchFor(services, { reportId })
  await transact(services, async (tx) => nudge(tx, [memberId], { kind: 'medication', id: memberId }))
}

/** Does the searches that a crash left undone; one that fails does not hold up the others, and is tried again at the next sweep. */
export async function sweepSearches(services: Services): Promise<void> {
  for (const reportId of await pendingReportIds(services.db, SWEPT_AT_ONCE))
    await searchFor(services, { reportId }).catch((error: unknown) =>
      services.log.error({ err: error, reportId }, 'search of side effects not swept'),
    )
}
