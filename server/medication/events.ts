import { defineEvent } from '#server/foundation/queues.ts'

/** A report was declared or edited, and whose: what resembles it is to be searched for. */
export type ReportWritten = { reportId: string; memberId: string }
export const reportWritten = defineEvent<ReportWritten>('medication.report-written')
