export const TREATMENTS_MAX = 60
export const TREATMENT_NAME_MAX = 120
export const SENTENCE_MAX = 280
export const SIDE_EFFECTS_MAX = 10
export const SIDE_EFFECT_MAX = 80
export const TREATMENTS_PER_HOUR = 120
/** The highest number of examinations, and of doctors, that a member may give. */
export const CARE_MAX = 200
export const NAMES_SUGGESTED = 6

export const SILENT_DAYS = 90
/** Days within which an author of several such stories is asked of only one. */
export const CHECK_INS_APART_DAYS = 30

export const TREATMENT_KINDS = [
  'medication',
  'exercise',
  'food',
  'sleep',
  'procedure',
  'psychotherapy',
  'device',
  'other',
] as const

export const TREATMENT_EFFECTS = ['muchBetter', 'better', 'unchanged', 'worse', 'muchWorse'] as const
