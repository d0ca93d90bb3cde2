/** Entries of one story. */
export const TREATMENTS_MAX = 60
export const TREATMENT_NAME_MAX = 120
export const SENTENCE_MAX = 280
export const SIDE_EFFECTS_MAX = 10
export const SIDE_EFFECT_MAX = 80
/** Entries that a member may add or change within any 60 minutes, over all their stories. */
export const TREATMENTS_PER_HOUR = 120
/** Examinations had and doctors seen are counted up to so many. */
export const CARE_MAX = 200
/** Suggestions of names under what is being typed. */
export const NAMES_SUGGESTED = 6

/** An author who said nothing of an open story for so many days is asked once how it stands. */
export const SILENT_DAYS = 90
/** One with several such stories is asked of one within so many days. */
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

/** What came of it, from the best to the worst. */
export const TREATMENT_EFFECTS = ['muchBetter', 'better', 'unchanged', 'worse', 'muchWorse'] as const
