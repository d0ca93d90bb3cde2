import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { drugKey } from '#contract/medication/rules.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { idsOf, wordsOf } from '#server/matching/words.ts'
import type { ReportedCase } from './score.ts'
import { report, reportDrug, reportKey } from './tables.ts'

/** A report as the search needs it; `version` rises with every edit. */
export type ReportFacts = ReportedCase & { version: number }

/**
 * A report as matching compares it, and whether its owner takes part; undefined when it is gone. One that is being deleted is either there until this
 * transaction ends or not at all.
 */
export async function reportFactsOf(
  tx: Tx,
  reportId: string,
): Promise<(ReportFacts & { takesPart: boolean }) | undefined> {
  const [row] = await tx
    .select({
      id: report.id,
      memberId: report.memberId,
      name: reportDrug.name,
      substance: reportDrug.substance,
      description: report.description,
      severity: report.severity,
      onsetDate: report.onsetDate,
      version: report.version,
      takesPart: sql<boolean>`${takesPartInMedication(report.memberId)}`,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(eq(report.id, reportId))
    .for('key share', { of: report })
  return row
}

/** The row by which a report is found. */
export function reportKeyOf(facts: ReportFacts): typeof reportKey.$inferInsert {
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
    ver: facts.version,
  }
}

/**
 * Makes a report findable as it now is. The pairs of its older version go, in the same transaction; those of the new one come with its search, which
 * must begin after the commit: two reports declared at once would otherwise miss each other.
 * @returns false when this version, or a newer one, was there already
 */
export async function indexReport(tx: Tx, facts: ReportFacts): Promise<boolean> {
  const row = reportKeyOf(facts)
  const [written] = await tx
    .insert(reportKey)
    .values(row)
    .onConflictDoUpdate({ target: reportKey.reportId, set: row, setWhere: lt(reportKey.ver, facts.version) })
    .returning({ reportId: reportKey.reportId })
  if (!written) return false
  await dropPairs(tx, [facts.id])
  return true
}

/** Takes reports out of matching, and their pairs with them: deleted, or their owner does not want to be matched. */
export async function dropReportKeys(tx: Tx, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length === 0) return
  // Locked in the order in which a search locks its matches, or the two could wait for each other.
  const rows = await tx
    .select({ reportId: reportKey.reportId })
    .from(reportKey)
    .where(inArray(reportKey.reportId, [...reportIds]))
    .orderBy(reportKey.reportId)
    .for('update')
  if (rows.length === 0) return
  const ids = rows.map(({ reportId }) => reportId)
  await dropPairs(tx, ids)
  await tx.delete(reportKey).where(inArray(reportKey.reportId, ids))
}

/**
 * Deletes all pairs of reports whose rows this transaction holds. A statement of its own, after the rows are ours: so it sees the pairs of whichever
 * search held them before. In one order: each pair has two reports, and three that leave at once could otherwise wait in a circle.
 */
async function dropPairs(tx: Tx, reportIds: readonly string[]): Promise<void> {
  const ofThese = sql`any (${sql.param([...reportIds])}::uuid[])`
  await tx.execute(sql`
    delete from medication_match pair using (
      select a, b from medication_match where a = ${ofThese} or b = ${ofThese} order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
}

/**
 * Deletes the pairs between the reports of two members. Whoever stores one holds the rows of both its reports until the commit: so it waits for us, or
 * we for it, and then see it.
 */
export async function dropPairsBetween(tx: Tx, memberId: string, otherId: string): Promise<void> {
  const rows = await tx
    .select({ reportId: reportKey.reportId })
    .from(reportKey)
    .where(eq(reportKey.memberId, memberId))
    .orderBy(reportKey.reportId)
    .for('no key update')
  if (rows.length === 0) return
  const ofOnes = sql`any (${sql.param(rows.map(({ reportId }) => reportId))}::uuid[])`
  const ofOthers = sql`any (array(select report_id from report_key where member_id = ${otherId}))`
  await tx.execute(sql`
    delete from medication_match pair using (
      select a, b from medication_match
      where (a = ${ofOnes} and b = ${ofOthers}) or (a = ${ofOthers} and b = ${ofOnes}) order by a, b for update
    ) held
    where pair.a = held.a and pair.b = held.b`)
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

/** Reports whose search, as they now are, is not stored yet: a server ended in between, or it is on its way. Oldest first. */
export async function pendingReportIds(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ reportId: reportKey.reportId })
    .from(reportKey)
    .where(sql`${reportKey.matchedVer} < ${reportKey.ver}`)
    .orderBy(reportKey.reportId)
    .limit(limit)
  return rows.map(({ reportId }) => reportId)
}
