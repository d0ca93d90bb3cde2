import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { eachPage } from '#server/foundation/db/each-row.ts'
import { searchFor } from '../handlers.ts'
import { drug, report, reportDrug, reportKey } from '../tables.ts'

/**
 * Recomputes the keys by which medications are compared, with the current rules: in the public drug base, in reports, and in the search's rows, whose pairs are
 * then searched again. Only changed rows are written.
 */
export async function rekeyMedications(services: Services): Promise<void> {
  await rekeyDrugs(services.db)
  const { db } = services
  const pages = eachPage((after, limit) =>
    db
      .select({ id: report.id })
      .from(report)
      .where(after ? gt(report.id, after) : undefined)
      .orderBy(asc(report.id))
      .limit(limit),
  )
  for await (const page of pages) {
    const ids = page.map(({ id }) => id)
    await rekeyReports(db, ids)
    for (const reportId of await comparedOtherwise(db, ids)) await searchFor(services, { reportId })
  }
}

async function rekeyReports(db: Db, reportIds: readonly string[]): Promise<void> {
  const { reportId, position, name, key } = reportDrug
  const rows = await db
    .select({ reportId, position, name, key })
    .from(reportDrug)
    .where(inArray(reportId, [...reportIds]))
  for (const row of rows) {
    const now = drugKey(row.name)
    if (now !== row.key)
      await db
        .update(reportDrug)
        .set({ key: now })
        .where(and(eq(reportId, row.reportId), eq(position, row.position)))
  }
}

async function comparedOtherwise(db: Db, reportIds: readonly string[]): Promise<string[]> {
  const { reportId, nameKey, substanceKey } = reportKey
  const { name, substance } = reportDrug
  const rows = await db
    .select({ reportId, nameKey, substanceKey, name, substance })
    .from(reportKey)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, reportId), eq(reportDrug.position, 0)))
    .innerJoin(report, and(eq(report.id, reportId), eq(report.version, reportKey.ver)))
    .where(inArray(reportId, [...reportIds]))
  return rows.flatMap((row) => {
    const isSameName = row.nameKey === drugKey(row.name)
    const isSameSubstance = row.substanceKey === '' || row.substanceKey === drugKey(row.substance ?? '')
    return isSameName && isSameSubstance ? [] : [row.reportId]
  })
}

const DRUGS_AT_ONCE = 1_000

async function rekeyDrugs(db: Db): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db.select().from(drug).where(gt(drug.cis, after)).orderBy(asc(drug.cis)).limit(DRUGS_AT_ONCE)
    for (const { cis, name, nameKey, substance, substanceKey } of rows) {
      const now = { nameKey: nameKeyOf(name), substanceKey: drugKey(substance ?? '') }
      if (now.nameKey !== nameKey || now.substanceKey !== substanceKey)
        await db.update(drug).set(now).where(eq(drug.cis, cis))
    }
    if (rows.length < DRUGS_AT_ONCE) return
    after = rows.at(-1)!.cis
  }
}

/** The name of a medication of the base as it is compared; never ''. */
export const nameKeyOf = (name: string): string => drugKey(name) || foldText(name)
