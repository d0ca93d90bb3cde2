import { and, count, countDistinct, desc, eq, gte, ne, sql } from 'drizzle-orm'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { pairsPerDay } from '#server/foundation/pairs/lists.ts'
import { reportPairs } from './pairs.ts'
import { anyDose } from './signal-counts.ts'
import { report, reportDrug } from './tables.ts'

const isCounted = hasConsented('healthData', report.memberId)

export async function reportTotals(db: Reader, since: Date): Promise<{ total: number; isNew: number }> {
  const [counted] = await db
    .select({
      total: count(),
      isNew: sql<number>`count(*) filter (where ${gte(report.createdAt, since)})`.mapWith(Number),
    })
    .from(report)
    .where(isCounted)
  return counted!
}

/** A medication that fewer than SIGNAL_CASES_MIN members declared is left out: a name is typed freely, and alone it would be one member's words. */
export async function topMedications(db: Reader, limit: number): Promise<{ name: string; count: number }[]> {
  const counted = await db
    .select({ name: sql<string>`mode() within group (order by ${reportDrug.name})`, count: count() })
    .from(reportDrug)
    .innerJoin(report, eq(report.id, reportDrug.reportId))
    .where(and(eq(reportDrug.position, 0), ne(reportDrug.key, ''), isCounted))
    .groupBy(reportDrug.key)
    .having(gte(countDistinct(report.memberId), SIGNAL_CASES_MIN))
    .orderBy(desc(sql`2`), reportDrug.key)
    .limit(limit)
  return counted.map(({ name, count }) => ({ name: anyDose(name), count }))
}

export const reportPairsPerDay = (db: Reader, since: Date) => pairsPerDay(reportPairs, db, since)

export const countReportsOf = (db: Reader, memberId: string): Promise<number> =>
  db.$count(report, eq(report.memberId, memberId))
