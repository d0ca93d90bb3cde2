import { desc, eq, sql } from 'drizzle-orm'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type BestPair, bestOfAll, bestPairsOf, membersMatchedBy } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { reportPairs } from './pairs.ts'
import type { MedicationCriteria } from './score.ts'
import { report } from './tables.ts'

/** Reports of one member that their lists look at, newest first. */
const OWN_REPORTS_MAX = 200

export type BestMatch = BestPair<MedicationCriteria>

type ShownInput = { kept: number; reportId?: string | undefined }

/**
 * What a member is shown: the best of one of their reports, or one list of all of them, in which another's report stands once, beside the own one
 * that it resembles most.
 */
export async function matchesShownTo(db: Reader, memberId: string, { kept, reportId }: ShownInput) {
  const own = await ownReports(db, memberId)
  const best = await bestPairsOf(reportPairs, db, {
    subjectIds: own.map(({ id }) => id).filter((id) => reportId === undefined || id === reportId),
    limit: kept,
    excludedOwnerIds: await blockedWith(db, memberId),
  })
  return reportId === undefined ? bestOfAll(reportPairs, best, kept) : best
}

/** The newest of a member's own reports, whether or not they take part in matching. */
export const ownReports = (db: Reader, memberId: string): Promise<{ id: string; createdAt: Date }[]> =>
  db
    .select({ id: report.id, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(desc(report.id))
    .limit(OWN_REPORTS_MAX)

/** How many matches a member is shown in the list of all their reports, and their average score, rounded; 0 where there is none. */
export async function figuresOf(
  db: Reader,
  memberId: string,
  { kept }: { kept: number },
): Promise<{ matches: number; averageScore: number }> {
  const shown = await matchesShownTo(db, memberId, { kept })
  const sum = shown.reduce((total, { score }) => total + score, 0)
  return { matches: shown.length, averageScore: shown.length === 0 ? 0 : Math.round(sum / shown.length) }
}

/** Whether a match between these two reports is stored, or was once called not relevant by the owner of the first. */
export async function isKnownPair(db: Reader, ownReportId: string, reportId: string): Promise<boolean> {
  const [a, b] = [ownReportId, reportId].sort()
  const { rows } = await db.execute(sql`
    select from medication_match where a = ${a} and b = ${b}
    union all
    select from medication_feedback where own_report_id = ${ownReportId} and other_report_id = ${reportId}`)
  return rows.length > 0
}

/** Whether the search of one of these reports of a member is still to be done. */
export async function isSearching(
  db: Reader,
  { memberId, reports, now }: { memberId: string; reports: readonly { id: string; createdAt: Date }[]; now: Date },
): Promise<boolean> {
  const state = await searchState(reportPairs, db, { subjects: reports, now })
  return state === 'pending' || (state === 'expected' && (await takesPart(db, memberId)))
}

async function takesPart(db: Reader, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${takesPartInMedication(sql`${memberId}::uuid`)}`)
  return rows.length > 0
}

/** Members matched with any report of this one, best first: see `membersMatchedBy`. */
export const membersMatchedWith = (db: Reader, memberId: string, among?: readonly string[]) =>
  membersMatchedBy(reportPairs, db, { memberId, among })
