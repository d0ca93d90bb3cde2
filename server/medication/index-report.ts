import { and, eq, sql } from 'drizzle-orm'
import { drugKey, effectKey } from '#contract/medication/rules.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { idsOf, wordsOf } from '#server/foundation/text/words.ts'
import { termsOfReport } from './queries.ts'
import type { ReportedCase } from './score.ts'
import { report, reportDrug, reportKey } from './tables.ts'

/** A report as the search needs it; `version` rises with every edit. */
export type ReportFacts = ReportedCase & { version: number }

/** The same with whether its owner takes part, until when it waits to enter the search, and what the search knows of it already. */
export type IndexedFacts = ReportFacts & {
  takesPart: boolean
  searchedFrom: Date | null
  indexed: { ver: number; shownFrom: Date } | undefined
}

/**
 * A report as matching compares it; undefined when it is gone. One that is being deleted is either there until this
 * transaction ends or not at all.
 */
export async function reportFactsOf(tx: Tx, reportId: string): Promise<IndexedFacts | undefined> {
  const [row] = await tx
    .select({
      id: report.id,
      memberId: report.memberId,
      name: reportDrug.name,
      substance: reportDrug.substance,
      description: report.description,
      reactions: termsOfReport,
      severity: report.severity,
      onsetDate: report.onsetDate,
      version: report.version,
      searchedFrom: report.searchedFrom,
      takesPart: sql<boolean>`${takesPartInMedication(report.memberId)}`,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(eq(report.id, reportId))
    .for('key share', { of: report })
  if (!row) return undefined
  const [indexed] = await tx
    .select({ ver: reportKey.ver, shownFrom: reportKey.shownFrom })
    .from(reportKey)
    .where(eq(reportKey.reportId, reportId))
  return { ...row, indexed }
}

/** The row by which a report is found. */
export function reportKeyOf(facts: ReportFacts, shownFrom: Date): typeof reportKey.$inferInsert {
  const words = idsOf(wordsOf(facts.description))
  return {
    reportId: facts.id,
    memberId: facts.memberId,
    nameKey: drugKey(facts.name),
    substanceKey: drugKey(facts.substance ?? ''),
    severity: facts.severity,
    onset: facts.onsetDate,
    tok: words,
    ntok: words.length,
    effects: idsOf(facts.reactions.map(effectKey)),
    shownFrom,
    ver: facts.version,
  }
}

/** Every report of a member, whether or not it takes part in matching; oldest first. */
export async function reportIdsOf(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: report.id })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(report.id)
  return rows.map(({ id }) => id)
}
