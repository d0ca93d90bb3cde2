export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5000
export const DURATION_MAX = 100
/** Characters of a postal code: room for the last line of an address, from which the code is read. */
export const POSTAL_CODE_MAX = 60
export const DESTINATION_MAX = 100
export const PLACE_MAX = 100
export const COMMENT_MAX = 2000
export const TAG_MAX = 50
export const TAGS_MAX = 10
export const TRAVELS_MAX = 10
export const TRAVEL_MONTHS = 12
export const INTENSITY_MIN = 1
export const INTENSITY_MAX = 10

export const SINCE = ['week', 'month', 'year', 'longer'] as const

/** Below this number of stories no figures are shown, and newcomers are told how to open the way. */
export const FOUNDING_STORIES = 30

export const POSTS_PER_HOUR = 5
export const COMMENTS_PER_HOUR = 20
export const EDITS_PER_HOUR = 10
/** Changes of the hidden fields (first day, postal code, travels) over all posts of a member, within any 24 hours. */
export const HIDDEN_CHANGES_PER_DAY = 3
/** Each first "me too" notifies somebody. */
export const ME_TOOS_PER_HOUR = 30
export const SAME_POST_SIMILARITY = 0.8

export const NEW_DAYS = 7
export const RESOLVED_DAYS_MAX = 31

export const SEARCH_MAX = 200
export const SEARCH_WORDS_MAX = 10
export const SEARCH_COUNTED_MAX = 1_000

export const NEWER_MAX = 50

export const REPLIES_SHOWN = 3
export const OUTCOMES = ['ongoing', 'better', 'healed', 'diagnosed'] as const
/** The states in which a symptom still goes on: its name ends nothing. Its author is asked for news of it, and may say that it is as before. */
export const OPEN_OUTCOMES = ['ongoing', 'diagnosed'] as const
export const DIAGNOSIS_MAX = 150
export const HOW_FOUND_MAX = 200
export const OUTCOME_NOTES_MAX = 1000
export const OUTCOMES_PER_HOUR = 10

export const SUGGEST_FROM = 2
export const SUGGESTIONS_MAX = 8
