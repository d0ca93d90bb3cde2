import { OFFICIAL_REPORT_WORDS } from '#contract/medication/official-report-words.ts'
import type { Report } from '#contract/medication/schema.ts'

export function narrative(report: Report): string {
  const words = OFFICIAL_REPORT_WORDS.fr
  const { description, severity, duration, ageBand, sex, notes, drugs } = report
  return [
    description,
    lineOf(words.fields.severity, words.outOfFive(words.severities[severity - 1]!, severity)),
    lineOf(words.fields.duration, duration),
    lineOf(words.fields.ageBand, ageBand && words.ageBands[ageBand]),
    lineOf(words.fields.sex, sex && words.sexes[sex]),
    ...drugs.map((drug) =>
      lineOf(
        words.ofDrug(words.fields.dechallenge, drug.name),
        drug.dechallenge && words.dechallenges[drug.dechallenge],
      ),
    ),
    lineOf(words.fields.notes, notes),
  ]
    .filter((line) => line !== null)
    .join('\n')
}

const lineOf = (label: string, text: string | null): string | null => text && `${label} : ${text}`
