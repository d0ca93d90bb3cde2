import type { DomainEvent } from '#server/foundation/transaction.ts'

export const REPORT_WRITTEN = 'medication.report-written'

/** A report was declared or edited, and whose: what resembles it is to be searched for. */
export type ReportWritten = { reportId: string; memberId: string }

export const reportWritten = (data: ReportWritten): DomainEvent<typeof REPORT_WRITTEN, ReportWritten> => ({
  name: REPORT_WRITTEN,
  data,
})
