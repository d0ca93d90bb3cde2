import type { FieldFault } from '#contract/foundation/faults.ts'
import { DIAGNOSIS_MAX, HOW_FOUND_MAX, OUTCOME_NOTES_MAX } from '#contract/posts/limits.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'

export const OUTCOME_LIMITS = {
  diagnosis: DIAGNOSIS_MAX,
  examination: HOW_FOUND_MAX,
  specialist: HOW_FOUND_MAX,
  timeTaken: HOW_FOUND_MAX,
  notes: OUTCOME_NOTES_MAX,
}
export type OutcomeField = keyof typeof OUTCOME_LIMITS
export type OutcomeValues = Record<OutcomeField, string>
export const OUTCOME_FIELDS = Object.keys(OUTCOME_LIMITS) as OutcomeField[]

/** A text that is too long stays in the form: the server would refuse it, and without a network nobody would say why. */
export const tooLongOutcome = (values: OutcomeValues): FieldFault[] =>
  OUTCOME_FIELDS.filter((field) => isTooLong(values[field], OUTCOME_LIMITS[field])).map((path) => ({
    path,
    code: 'tooLong',
    n: OUTCOME_LIMITS[path],
  }))
