import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { HISTORY_SHOWN, SERIOUS_FROM } from '#contract/medication/limits.ts'
import type { MedicationStats, ReportDrug } from '#contract/medication/schema.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { report, reportDrug, reportReaction, reportVersion } from './tables.ts'

export type ReportRow = typeof report.$inferSelect

export type WholeReport = ReportRow & { drugs: ReportDrug[]; reactions: string[] }

const isOwn = (memberId: string, id: string) => and(eq(report.id, id), eq(report.memberId, memberId))

export async function reportsOf(
  db: Reader,
  memberId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<WholeReport[]> {
  const rows = await db
    .select()
    .from(report)
    .where(and(eq(report.memberId, memberId), cursor === undefined ? undefined : lt(report.id, cursor)))
    .orderBy(desc(report.id))
    .limit(limit + 1)
  return withParts(db, rows)
}

export async function ownReport(db: Reader, memberId: string, id: string): Promise<WholeReport | undefined> {
  const [whole] = await withParts(db, await db.select().from(report).where(isOwn(memberId, id)))
  return whole
}

export async function lockReport(tx: Tx, memberId: string, id: string): Promise<WholeReport | undefined> {
  const [whole] = await withParts(tx, await tx.select().from(report).where(isOwn(memberId, id)).for('no key update'))
  return whole
}

export async function withParts(db: Reader, rows: readonly ReportRow[]): Promise<WholeReport[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const drugs = await db
    .select()
    .from(reportDrug)
    .where(inArray(reportDrug.reportId, ids))
    .orderBy(asc(reportDrug.reportId), asc(reportDrug.position))
  const reactions = await db
    .select()
    .from(reportReaction)
    .where(inArray(reportReaction.reportId, ids))
    .orderBy(asc(reportReaction.reportId), asc(reportReaction.position))
  const drugsById = Map.groupBy(drugs, ({ reportId }) => reportId)
  const reactionsById = Map.groupBy(reactions, ({ reportId }) => reportId)
  return rows.map((row) => ({
    ...row,
    drugs: (drugsById.get(row.id) ?? []).map(({ reportId: _report, position: _position, key: _key, ...told }) => told),
    reactions: (reactionsById.get(row.id) ?? []).map(({ term }) => term),
  }))
}

export const termsOfReport = sql<string[]>`array(
  select ${reportReaction.term} from ${reportReaction} where ${reportReaction.reportId} = ${report.id} order by ${reportReaction.position}
)`

export async function countsOf(db: Reader, memberId: string): Promise<Pick<MedicationStats, 'reports' | 'serious'>> {
  const [counts] = await db
    .select({
      reports: count(),
      serious: sql<number>`count(*) filter (where ${gte(report.severity, SERIOUS_FROM)})`.mapWith(Number),
    })
    .from(report)
    .where(eq(report.memberId, memberId))
  return counts!
}

export const versionsOf = (db: Reader, reportId: string): Promise<(typeof reportVersion.$inferSelect)[]> =>
  db
    .select()
    .from(reportVersion)
    .where(eq(reportVersion.reportId, reportId))
    .orderBy(desc(reportVersion.version))
    .limit(HISTORY_SHOWN)
