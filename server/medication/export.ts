import { and, asc, eq, gt } from 'drizzle-orm'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { reportIdsOf } from './indexed-report-queries.ts'
import { isKnown, matchesOfReports } from './match-queries.ts'
import { withParts } from './queries.ts'
import { comparableFields } from './report-fields.ts'
import { medicationFeedback, report, reportVersion } from './tables.ts'

// Others' reports are named only where both members agreed to be shown: by whom, and how similar they are.

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
      yield { id, version, createdAt, updatedAt, ...comparableFields(whole), before }
    }
}

const REPORTS_AT_ONCE = 20

/** A match with a stranger says only that there is one. */
export async function* exportReportMatches(db: Reader, memberId: string) {
  const own = await reportIdsOf(db, memberId)
  for (let i = 0; i < own.length; i += REPORTS_AT_ONCE) {
    const matches = await matchesOfReports(db, { memberId, reportIds: own.slice(i, i + REPORTS_AT_ONCE) })
    const known = matches.filter(isKnown)
    const people = await peopleOf(
      db,
      known.map(({ other }) => other.memberId),
    )
    for (const match of matches)
      yield {
        match: match.id,
        ownReport: match.own.id,
        agreement: match.agreement,
        member: isKnown(match) ? (people.get(match.other.memberId)?.username ?? null) : null,
        score: isKnown(match) ? match.score : null,
      }
  }
}

/** Leaves out the other's report, because its id tells when it was declared. */
export const exportReportDismissals = (db: Reader, memberId: string) =>
  db
    .select({ ownReport: medicationFeedback.ownReportId, createdAt: medicationFeedback.createdAt })
    .from(medicationFeedback)
    .where(eq(medicationFeedback.memberId, memberId))
    .orderBy(asc(medicationFeedback.createdAt))
