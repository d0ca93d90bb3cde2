import { eq } from 'drizzle-orm'
import { SERIOUSNESS } from '#contract/medication/choices.ts'
import { dateFaults, drugKey, effectKey, keptDrugs } from '#contract/medication/rules.ts'
import type { DrugFields, ReportContent, ReportDrug, ReportFields } from '#contract/medication/schema.ts'
import { keptTags } from '#contract/posts/rules.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import type { WholeReport } from './queries.ts'
import { reportDrug, reportReaction } from './tables.ts'

/** @throws Refusal INVALID_INPUT that names each impossible day, as of `now` */
export function demandDates(fields: ReportFields, now: Date): void {
  const faults = dateFaults(fields, now)
  if (faults.length > 0) throw invalidInput(...faults)
}

/**
 * Each medication and effect once, listed effects under their French name, criteria in the order of their list. A stored report is read the same way, so
 * that both can be compared.
 */
export const comparableFields = (fields: ReportFields | WholeReport): ReportContent => ({
  drugs: keptDrugs(fields.drugs).map(toldDrug),
  reactions: keptTags(fields.reactions),
  description: fields.description,
  severity: fields.severity,
  onsetDate: fields.onsetDate,
  duration: fields.duration,
  history: fields.history,
  notes: fields.notes,
  ageBand: fields.ageBand,
  sex: fields.sex,
  reporter: fields.reporter,
  seriousness: fields.seriousness && SERIOUSNESS.filter((each) => fields.seriousness?.includes(each)),
  outcome: fields.outcome,
})

export const columnsOf = ({ drugs: _drugs, reactions: _reactions, ...columns }: ReportContent) => columns

export async function writeParts(tx: Tx, reportId: string, { drugs, reactions }: ReportContent): Promise<void> {
  await tx.delete(reportDrug).where(eq(reportDrug.reportId, reportId))
  await tx
    .insert(reportDrug)
    .values(drugs.map((drug, position) => ({ reportId, position, key: drugKey(drug.name), ...drug })))
  await tx.delete(reportReaction).where(eq(reportReaction.reportId, reportId))
  if (reactions.length > 0)
    await tx
      .insert(reportReaction)
      .values(reactions.map((term, position) => ({ reportId, position, term, key: effectKey(term) })))
}

const toldDrug = (drug: ReportDrug): Pick<ReportDrug, keyof DrugFields> => ({
  role: drug.role,
  name: drug.name,
  substance: drug.substance,
  dosage: drug.dosage,
  route: drug.route,
  indication: drug.indication,
  batch: drug.batch,
  startDate: drug.startDate,
  stopDate: drug.stopDate,
  action: drug.action,
  dechallenge: drug.dechallenge,
  rechallenge: drug.rechallenge,
})
