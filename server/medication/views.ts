import type { PastReport, Report } from '#contract/medication/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { mayEdit, mayRemove } from './policy.ts'
import type { WholeReport } from './queries.ts'
import { comparableFields } from './report-fields.ts'
import type { reportVersion } from './tables.ts'

export const reportView = (report: WholeReport, reader: Member): Report => ({
  id: report.id,
  version: report.version,
  createdAt: report.createdAt,
  updatedAt: report.updatedAt,
  ...comparableFields(report),
  comparedFrom: report.searchedFrom,
  can: { edit: mayEdit(reader, report) === 'yes', remove: mayRemove(reader, report) === 'yes' },
})

export const pastView = (
  { createdAt }: Pick<WholeReport, 'createdAt'>,
  { version, said, until }: typeof reportVersion.$inferSelect,
): PastReport => ({ version, createdAt, until, ...said })
