import type { ReportedCase } from '#server/medication/score.ts'

/** A report on which nothing is said, to be filled by each test with what it is about. */
export const aReport = (said: Partial<ReportedCase> = {}): ReportedCase => ({
  id: '01930000-0000-7000-8000-000000000001',
  memberId: '01920000-0000-7000-8000-000000000001',
  name: '',
  substance: null,
  description: '',
  reactions: [],
  severity: 1,
  onsetDate: null,
  ...said,
})
