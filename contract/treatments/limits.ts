/** The most entries of one story. */
export const TREATMENTS_MAX = 60
export const TREATMENT_NAME_MAX = 120
export const SENTENCE_MAX = 280
export const SIDE_EFFECTS_MAX = 10
export const SIDE_EFFECT_MAX = 80
/** Entries that a member may add or change within any 60 minutes, over all their stories. */
export const TREATMENTS_PER_HOUR = 120
/** The highest number of examinations, and of doctors, that a member may give. */
export const CARE_MAX = 200
export const NAMES_SUGGESTED = 6

/** Days of silence on an open story after which its author is asked once how it stands. */
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

/** The effect of a treatment, from the best to the worst. */
export const TREATMENT_EFFECTS = ['muchBetter', 'better', 'unchanged', 'worse', 'muchWorse'] as const
