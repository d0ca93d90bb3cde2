import { and, asc, eq, gt } from 'drizzle-orm'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { reportIdsOf } from './index-report.ts'
import { reportPairs } from './pairs.ts'
import { withParts } from './queries.ts'
import { saidBy } from './report-fields.ts'
import { medicationFeedback, report, reportVersion } from './tables.ts'

// What a member's copy of their data says of side effects. Of what others declared there is only by whom, and how much it resembles.

/** Each report with all that it said before its edits. */
export async function* exportReports(db: Reader, memberId: string) {
  const pages = eachPage((after, limit) =>
    db
      .select()
      .from(report)
      .where(and(eq(report.memberId, memberId), after ? gt(report.id, after) : undefined))
      .orderBy(asc(report.id))
      .limit(limit),
  )
  for await (const rows of pages)
    for (const whole of await withParts(db, rows)) {
      const { id, version, createdAt, updatedAt } = whole
      const before = await db
        .select({ version: reportVersion.version, until: reportVersion.until, said: reportVersion.said })
        .from(reportVersion)
        .where(eq(reportVersion.reportId, id))
        .orderBy(asc(reportVersion.version))
      yield { id, version, createdAt, updatedAt, ...saidBy(whole), before }
    }
}

const REPORTS_AT_ONCE = 20

/** The matches that they are shown. */
export async function* exportReportMatches(db: Reader, memberId: string, { kept }: { kept: number }) {
  const own = await reportIdsOf(db, memberId)
  const excludedOwnerIds = await blockedWith(db, memberId)
  for (let i = 0; i < own.length; i += REPORTS_AT_ONCE) {
    const subjectIds = own.slice(i, i + REPORTS_AT_ONCE)
    const best = await bestPairsOf(reportPairs, db, { subjectIds, limit: kept, excludedOwnerIds })
    const people = await peopleOf(
      db,
      best.map(({ ownerId }) => ownerId),
    )
    for (const match of best) {
      const person = people.get(match.ownerId)
      if (person) yield { ownReport: match.ownId, member: person.username, score: match.score }
    }
  }
}

/** What they called not relevant. */
export async function exportReportDismissals(db: Reader, memberId: string) {
  const rows = await db
    .select()
    .from(medicationFeedback)
    .where(eq(medicationFeedback.memberId, memberId))
    .orderBy(asc(medicationFeedback.createdAt))
  return rows.map(({ ownReportId, otherReportId, createdAt }) => ({
    ownReport: ownReportId,
    report: otherReportId,
    createdAt,
  }))
}
