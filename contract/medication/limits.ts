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

/** The most medications taken at the same time, and the most of a report, with the declared one. */
export const CONCOMITANTS_MAX = 20
export const DRUGS_MAX = CONCOMITANTS_MAX + 1

export const SEVERITY_MIN = 1
export const SEVERITY_MAX = 5
/** The severity from which a report counts among "Signalements graves". */
export const SERIOUS_FROM = 4

/** Reports a member may declare within any 60 minutes, and edits of one report. */
export const REPORTS_PER_HOUR = 10
export const EDITS_PER_HOUR = 10

/** Earlier versions of a report that are shown; the member's copy of their data holds all of them. */
export const HISTORY_SHOWN = 100

/** Characters of another member's description that a match shows. */
export const EXCERPT_MAX = 100

/** Points of each criterion (specification part 2 §9), starts compared by calendar months; a score is capped at 100. */
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
/** The most calendar months between two starts that are near each other. */
export const NEAR_MONTHS = 3

/** Reports of one member that enter the search, or enter it anew after an edit, within any 24 hours. */
export const SEARCHED_PER_DAY = 10
/** Days within which only one version of one report of a member enters the search for a medication. */
export const ASKED_ANEW_DAYS = 30

/** The most reports of one author in the list of another's report; and the places for new accounts, besides those that others leave free. */
export const MATCHES_PER_AUTHOR = 1
export const MATCHES_OF_NEW_ACCOUNTS = 10

/** Minutes: when the owner opens the list, it is searched again at most this often. */
export const RESEARCH_MINUTES = 60

/** A pair of medication and effect is no signal below so many distinct members (Evans 2001). */
export const SIGNAL_CASES_MIN = 3

/** Letters to type before a medication is suggested, and the most suggestions shown. */
export const SUGGEST_FROM = 2
export const SUGGESTIONS_MAX = 10

/** The most reports of one member that their lists use, newest first. */
export const OWN_REPORTS_MAX = 200
