import { eq, lte } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { SEARCHED_PER_DAY } from '#contract/medication/limits.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { type PairRules, pairHandlers, searchSubject } from '#server/foundation/pairs/follow.ts'
import { dropKeys, writeKey } from '#server/foundation/pairs/keys.ts'
import { tryQuota } from '#server/foundation/quota.ts'
import { transact } from '#server/foundation/transaction.ts'
import { endBetween, knowPairs } from './acquaintances.ts'
import type { ReportWritten } from './events.ts'
import { type IndexedFacts, reportFactsOf, reportIdsOf, reportKeyOf } from './index-report.ts'
import { reportPairs } from './pairs.ts'
import type { MedicationCriteria } from './score.ts'
import { report } from './tables.ts'

/**
 * Answers the owner of a report that takes part in matching. So many of one member enter the search within a day: whoever declares and edits to try what
 * others wrote does not get far. What is more waits, and enters when the sweep finds that it may.
 */
async function index(tx: Tx, reportId: string, { now }: Services): Promise<string | undefined> {
  const at = now()
  const facts = await reportFactsOf(tx, reportId)
  const searchedFrom = facts?.takesPart ? await waitOf(tx, facts, at) : null
  if (facts && facts.searchedFrom?.getTime() !== searchedFrom?.getTime())
    await tx.update(report).set({ searchedFrom }).where(eq(report.id, reportId))
  if (!facts?.takesPart || searchedFrom) {
    await dropKeys(reportPairs, tx, [reportId])
    return undefined
  }
  await writeKey(reportPairs, tx, reportKeyOf(facts, facts.indexed?.shownFrom ?? nextDay(at)))
  return facts.memberId
}

/** Until when a report waits; null of one that may enter, and is counted, or is in already. */
async function waitOf(tx: Tx, { memberId, version, indexed }: IndexedFacts, at: Date): Promise<Date | null> {
  if (indexed && indexed.ver >= version) return null
  return (await tryQuota(tx, { memberId, kind: 'medication-search', perDay: SEARCHED_PER_DAY, at })) ?? null
}

/** The day after, in UTC. */
const nextDay = (at: Date): Date => new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS)

const rules: PairRules<MedicationCriteria> = {
  kind: reportPairs,
  index,
  // A block keeps no report from the search: what its owner finds no more would tell them whose it was.
  excluded: async () => [],
  subjectsOf: reportIdsOf,
  // Nobody is told: the other side sees a pair from the next day on, and the hour at which it was found tells whose it may be.
  tell: (tx, _services, { subjectId, found }) =>
    knowPairs(
      tx,
      subjectId,
      found.map((match) => match.subjectId),
    ),
  event: 'medication',
}

/** A report was declared or edited, or its matches are asked for again: see `searchSubject`. */
export const searchFor = (services: Services, { reportId }: Pick<ReportWritten, 'reportId'>): Promise<void> =>
  searchSubject(rules, services, reportId)

const { followParticipation, sweep } = pairHandlers(rules)

export { followParticipation }

const ENTERED_AT_ONCE = 100

/** Does the searches that a crash left undone, and those that waited for the next day. */
export async function sweepSearches(services: Services): Promise<void> {
  const due = await services.db
    .select({ reportId: report.id })
    .from(report)
    .where(lte(report.searchedFrom, services.now()))
    .orderBy(report.searchedFrom)
    .limit(ENTERED_AT_ONCE)
  for (const { reportId } of due)
    await searchFor(services, { reportId }).catch((error: unknown) =>
      services.log.error({ err: error, subjectId: reportId }, 'waiting report not searched'),
    )
  await sweep(services)
}

/** A block was made between two members: what they had agreed to is taken back where they know each other. */
export async function partReports(
  services: Services,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await blockedWith(tx, blockerId)).includes(blockedId)) return
    await endBetween(tx, await reportIdsOf(tx, blockerId), await reportIdsOf(tx, blockedId))
  })
}
