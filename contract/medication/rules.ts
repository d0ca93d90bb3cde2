import { isPlainDay, latestToday } from '#contract/foundation/dates.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { withoutDose } from './dose.ts'
import type { DrugFields, ReportFields } from './schema.ts'

/**
 * Returns the name of a medication or a substance as it is compared: without case, accents, punctuation and the dose at its end, a letter and its number as one
 * word. "Doliprane® 1 000 mg" and "DOLIPRANE" are the same, and so are "vitamine B 12" and "Vitamine B12". '' where nothing is left to compare.
 * @source  rulings 26 and 61
 */
export const drugKey = (name: string): string => foldText(withoutDose(name)).replace(LETTER_AND_NUMBER, '$1')

const LETTER_AND_NUMBER = /((?:^| )\p{L}) (?=\d)/gu

/** Without its last letter, so short a name is another word. */
const LETTERS_WITHOUT_E = 7

/** Returns the spellings of a substance, folded: the French name of nearly every one is the English one and an e. */
export const substanceSpellings = (key: string): string[] =>
  key.endsWith('e') && key.length > LETTERS_WITHOUT_E ? [key, key.slice(0, -1)] : [key]

export const substancesSpelled = (key: string): string[] =>
  key.endsWith('e') ? [key] : [key, `${key}e`].filter((substance) => substanceSpellings(substance).includes(key))

/** Returns an effect as it is compared. "🤕" folds to nothing and is kept as it is, so that it does not equal "😴". */
export const effectKey = (term: string): string => foldText(term) || term

/** The first medication is always suspected. Each other one is kept once, whatever its case, accents and dosage, and the declared one is not among them. */
export function keptDrugs(drugs: readonly DrugFields[]): DrugFields[] {
  const kept = new Map<string, DrugFields>()
  for (const [i, drug] of drugs.entries()) {
    const key = drugKey(drug.name) || foldText(drug.name) || drug.name
    if (!kept.has(key)) kept.set(key, i === 0 ? { ...drug, role: 'suspected' } : drug)
  }
  return [...kept.values()]
}

/**
 * No day may lie in the future: "today" is the latest day anywhere on earth, unless the member's own is known.
 * @param latest the member's own day, where it is known
 */
export function dateFaults(
  { drugs, onsetDate }: Pick<ReportFields, 'drugs' | 'onsetDate'>,
  now: Date,
  latest = latestToday(now),
): FieldFault[] {
  const days = [
    ['onsetDate', onsetDate] as const,
    ...drugs.flatMap(({ startDate, stopDate }, i) => [
      [`drugs.${i}.startDate`, startDate] as const,
      [`drugs.${i}.stopDate`, stopDate] as const,
    ]),
  ]
  return days.flatMap(([path, day]) =>
    day !== null && isPlainDay(day) && day > latest ? [{ path, code: 'dateInFuture' as const }] : [],
  )
}

/** Items of a useful report beyond its two required fields, in the order of the form (ruling 36). */
export const COMPLETENESS = [
  'drug',
  'dosage',
  'concomitants',
  'patient',
  'history',
  'onset',
  'seriousness',
  'action',
  'outcome',
] as const
export type CompletenessItem = (typeof COMPLETENESS)[number]

type CompletenessFields = Pick<
  ReportFields,
  'history' | 'onsetDate' | 'ageBand' | 'sex' | 'seriousness' | 'outcome'
> & {
  drugs: readonly Pick<DrugFields, 'name' | 'dosage' | 'route' | 'action' | 'startDate'>[]
}

export function completeness(report: CompletenessFields): Record<CompletenessItem, boolean> {
  const [drug, ...others] = report.drugs
  return {
    drug: Boolean(drug?.name.trim()),
    dosage: Boolean(drug?.dosage && drug.route),
    concomitants: others.length > 0,
    patient: report.ageBand !== null && report.sex !== null,
    history: Boolean(report.history),
    onset: report.onsetDate !== null,
    seriousness: report.seriousness !== null,
    action: Boolean(drug?.action),
    outcome: report.outcome !== null,
  }
}
