import { and, eq, sql } from 'drizzle-orm'
import { drugKey, effectKey } from '#contract/medication/rules.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { idsOf } from '#server/foundation/text/words.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { termsOfReport } from './queries.ts'
import { listedEffects, type ReportedCase } from './score.ts'
import { report, reportDrug, reportKey } from './tables.ts'

export type ReportFacts = ReportedCase & { version: number; place: OwnerPlace }

type ReportKeyRow = typeof reportKey.$inferInsert
export type IndexedRow = Pick<ReportKeyRow, 'nameKey' | 'substanceKey' | 'turnedOn' | 'ver'>

export type IndexedFacts = ReportFacts & {
  takesPart: boolean
  searchedFrom: Date | null
  indexed: IndexedRow | undefined
}

/** Undefined when it is gone. The lock lets the report exist until this transaction ends, or not at all. */
export async function reportFactsOf(tx: Tx, reportId: string, now: Date): Promise<IndexedFacts | undefined> {
  const [row] = await tx
    .select({
      id: report.id,
      memberId: report.memberId,
      name: reportDrug.name,
      substance: reportDrug.substance,
      reactions: termsOfReport,
      version: report.version,
      searchedFrom: report.searchedFrom,
      takesPart: sql<boolean>`${takesPartInMedication(report.memberId)}`,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(eq(report.id, reportId))
    .for('key share', { of: report })
  if (!row) return undefined
  const { nameKey, substanceKey, turnedOn, ver } = reportKey
  const [indexed] = await tx
    .select({ nameKey, substanceKey, turnedOn, ver })
    .from(reportKey)
    .where(eq(reportKey.reportId, reportId))
  const place = (await authorPlaces(tx, [row.memberId], now)).get(row.memberId)!
  return { ...row, place, indexed }
}

export const reportKeyOf = (facts: ReportFacts, turnedOn: string): ReportKeyRow => ({
  reportId: facts.id,
  memberId: facts.memberId,
  nameKey: drugKey(facts.name),
  substanceKey: drugKey(facts.substance ?? ''),
  effects: idsOf(listedEffects(facts).map(effectKey)),
  turnedOn,
  ...facts.place,
  ver: facts.version,
})

export async function reportIdsOf(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: report.id })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(report.id)
  return rows.map(({ id }) => id)
}
