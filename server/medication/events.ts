import { defineEvent } from '#server/foundation/work/queues.ts'

export type ReportWritten = { reportId: string; memberId: string }
export const reportWritten = defineEvent<ReportWritten>('medication.report-written')

export type IntroductionEnded = { pairId: string }
export const introductionEnded = defineEvent<IntroductionEnded>('medication.introduction-ended')
