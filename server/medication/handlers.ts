import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { utcDayOf } from '#contract/foundation/days.ts'
import { SEARCHED_PER_DAY } from '#contract/medication/limits.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { type PairRules, pairHandlers, searchSubject } from '#server/foundation/pairs/follow.ts'
import { dropKeys, writeKey } from '#server/foundation/pairs/keys.ts'
import { tryQuota } from '#server/foundation/quota.ts'
import { transact } from '#server/foundation/transaction.ts'
import type { ReportWritten } from './events.ts'
import {
  type IndexedFacts,
  type IndexedRow,
  reportFactsOf,
  reportIdsOf,
  reportKeyOf,
} from './indexed-report-queries.ts'
import { endBetween, storeIntroductions } from './introduction-store.ts'
import { reportPairs } from './pairs.ts'
import type { MedicationPair } from './score.ts'
import { recordSearchEntry, searchableFrom } from './search-entry-store.ts'
import { report, reportKey } from './tables.ts'

/**
 * Writes the search row of a report that takes part and may enter the search, and returns its owner. Until a version may enter, the earlier one stays in the
 * search if it declares the same medication: at most SEARCHED_PER_DAY reports of a member enter a day, and one version for each medication within
 * ASKED_ANEW_DAYS. The sweep handles those that had to wait.
 */
async function index(tx: Tx, reportId: string, { now }: Services): Promise<string | undefined> {
  const at = now()
  const facts = await reportFactsOf(tx, reportId, at)
  const entry = facts?.takesPart ? await entryOf(tx, facts, at) : undefined
  const waitsUntil = entry?.waitsUntil ?? null
  if (facts && facts.searchedFrom?.getTime() !== waitsUntil?.getTime())
    await tx.update(report).set({ searchedFrom: waitsUntil }).where(eq(report.id, reportId))
  const isWritten = entry !== undefined && entry.waitsUntil === null
  if (isWritten) await writeKey(reportPairs, tx, entry.row, isOtherwise(entry.row))
  const isIn = entry !== undefined && (isWritten || isSameMedication(facts?.indexed, entry.row))
  if (!isIn) await dropKeys(reportPairs, tx, [reportId])
  else if (!isWritten) await forgetSubstance(tx, entry.row)
  return isIn ? facts?.memberId : undefined
}

const forgetSubstance = (tx: Tx, { reportId, substanceKey }: Entry['row']) =>
  tx
    .update(reportKey)
    .set({ substanceKey: '' })
    .where(
      and(eq(reportKey.reportId, reportId), ne(reportKey.substanceKey, substanceKey), ne(reportKey.substanceKey, '')),
    )

type Entry = { row: typeof reportKey.$inferInsert; waitsUntil: Date | null }

async function entryOf(tx: Tx, facts: IndexedFacts, at: Date): Promise<Entry> {
  const { memberId, version, indexed } = facts
  const row = reportKeyOf(facts, indexed?.turnedOn ?? utcDayOf(at))
  const asking = { ...row, version }
  const free = await searchableFrom(tx, asking, at)
  // A version that has entered keeps its row: a substance that is free by now would otherwise be searched without being recorded.
  if (indexed && indexed.ver >= version)
    return { row: { ...row, substanceKey: indexed.substanceKey && row.substanceKey }, waitsUntil: null }
  // The name decides. A substance that another report asked for is not compared again.
  const entering = { ...row, substanceKey: free.substance ? '' : row.substanceKey }
  const waitsUntil = row.nameKey ? free.name : free.substance
  if (waitsUntil) return { row, waitsUntil }
  const quota = await tryQuota(tx, { memberId, kind: 'medication-search', perDay: SEARCHED_PER_DAY, at })
  if (quota) return { row, waitsUntil: quota }
  await recordSearchEntry(tx, { ...asking, substanceKey: entering.substanceKey }, at)
  return { row: entering, waitsUntil: null }
}

const isSameMedication = (indexed: IndexedRow | undefined, row: Entry['row']): boolean =>
  indexed?.nameKey === row.nameKey && (row.nameKey !== '' || indexed.substanceKey === row.substanceKey)

const isOtherwise = ({ nameKey, substanceKey, effects }: Entry['row']) => sql`
  (${reportKey.nameKey}, ${reportKey.substanceKey}, ${reportKey.effects})
    is distinct from (${nameKey}::text, ${substanceKey}::text, ${sql.param(effects)}::int[])`

const rules: PairRules<MedicationPair> = {
  kind: reportPairs,
  index,
  // Blocked members' reports stay in the search: if a report disappeared after a block, that would reveal whose it was.
  excluded: () => [],
  subjectsOf: reportIdsOf,
  // Nobody is told at once: both sides see a pair from the next turn of the day, because the hour could reveal whose report it is.
  tell: (tx, _services, { subjectId, found }) => storeIntroductions(tx, subjectId, found),
  event: 'medication',
}

export const searchFor = (services: Services, { reportId }: Pick<ReportWritten, 'reportId'>): Promise<void> =>
  searchSubject(rules, services, reportId)

const { followParticipation, sweep } = pairHandlers(rules)

export { followParticipation }

const ENTERED_AT_ONCE = 100

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

export async function endReportPairsBetween(
  services: Services,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await blockedWith(tx, blockerId)).includes(blockedId)) return
    await endBetween(tx, await reportIdsOf(tx, blockerId), await reportIdsOf(tx, blockedId))
  })
}
