import { defineEvent } from '#server/foundation/work/queues.ts'

/** A report was declared or edited, and whose: what resembles it is to be searched for. */
export type ReportWritten = { reportId: string; memberId: string }
export const reportWritten = defineEvent<ReportWritten>('medication.report-written')

/** Two who had agreed to be shown to each other are so no more. */
export type AcquaintanceEnded = { pairId: string }
export const acquaintanceEnded = defineEvent<AcquaintanceEnded>('medication.acquaintance-ended')
