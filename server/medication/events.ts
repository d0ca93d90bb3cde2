import { defineEvent } from '#server/foundation/work/queues.ts'

/** A report was declared or edited by this member: similar reports are to be searched for. */
export type ReportWritten = { reportId: string; memberId: string }
export const reportWritten = defineEvent<ReportWritten>('medication.report-written')

/** Two members who had agreed to be shown to each other no longer are. */
export type IntroductionEnded = { pairId: string }
export const introductionEnded = defineEvent<IntroductionEnded>('medication.introduction-ended')
