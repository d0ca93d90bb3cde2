import type { Language } from '#contract/foundation/languages.ts'
import type { Report } from '#contract/medication/schema.ts'

export type OfficialReportTask = {
  paper: 'officialReport'
  report: Omit<Report, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', string>
  language: Language
  now: string
}

export const officialReportTask = (
  report: Report,
  { language, now }: { language: Language; now: Date },
): OfficialReportTask => ({
  paper: 'officialReport',
  report: { ...report, createdAt: report.createdAt.toISOString(), updatedAt: report.updatedAt.toISOString() },
  language,
  now: now.toISOString(),
})
