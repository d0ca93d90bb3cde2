export const NAME_MAX = 100
export const SUBSTANCE_MAX = 100
export const DOSAGE_MAX = 100
export const DESCRIPTION_MIN = 10
export const DESCRIPTION_MAX = 5000
export const DURATION_MAX = 100
export const HISTORY_MAX = 5000
export const NOTES_MAX = 5000
export const INDICATION_MAX = 200
export const BATCH_MAX = 35
export const REACTION_MAX = 100
export const REACTIONS_MAX = 10

export const CONCOMITANTS_MAX = 20
export const DRUGS_MAX = CONCOMITANTS_MAX + 1

export const SEVERITY_MIN = 1
export const SEVERITY_MAX = 5
export const SERIOUS_FROM = 4

export const REPORTS_PER_HOUR = 10
export const EDITS_PER_HOUR = 10

export const HISTORY_SHOWN = 100

export const EXCERPT_MAX = 100

/** Specification part 2 §9. Starts are compared by calendar months; a score is capped at 100. */
export const POINTS = {
  name: 40,
  substance: 35,
  words: 30,
  sameSeverity: 15,
  nearSeverity: 10,
  sameMonth: 15,
  nearMonth: 10,
} as const
export const SCORE_MAX = 100
export const NEAR_MONTHS = 3

export const SEARCHED_PER_DAY = 10
/** Days within which only one version of one report of a member enters the search for a medication. */
export const ASKED_ANEW_DAYS = 30

export const MATCHES_PER_AUTHOR = 1
export const MATCHES_OF_NEW_ACCOUNTS = 10

export const RESEARCH_MINUTES = 60

/** A pair of medication and effect is no signal below so many distinct members (Evans 2001). */
export const SIGNAL_CASES_MIN = 3

export const SUGGEST_FROM = 2
export const SUGGESTIONS_MAX = 10

/** The most reports of one member that their lists use, newest first. */
export const OWN_REPORTS_MAX = 200
