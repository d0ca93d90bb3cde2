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

/** How long a symptom had lasted when it was told, where its author named no day: less than a week, a month, a year, or longer. */
export const SINCE = ['week', 'month', 'year', 'longer'] as const

/** The number of stories below which the community is only beginning: no figures are shown, and newcomers are told how to open the way. */
export const FOUNDING_STORIES = 30

/** Posts and comments a member may publish within any 60 minutes, and edits of one post. */
export const POSTS_PER_HOUR = 5
export const COMMENTS_PER_HOUR = 20
export const EDITS_PER_HOUR = 10
/** Changes of the hidden fields (first day, postal code, travels) over all posts of a member, within any 24 hours. */
export const HIDDEN_CHANGES_PER_DAY = 3
/** Stories to which a member says "me too" for the first time, within any 60 minutes: each one notifies somebody. */
export const ME_TOOS_PER_HOUR = 30
/** The word similarity from which two symptoms of one member are the same. */
export const SAME_POST_SIMILARITY = 0.8

/** Days during which a post is "Nouveau". */
export const NEW_DAYS = 7
/** The most days back that a feed may be asked for what was resolved since. */
export const RESOLVED_DAYS_MAX = 31

/** The most characters and words of a search, which is cut beyond them; and the most matches that are counted. */
export const SEARCH_MAX = 200
export const SEARCH_WORDS_MAX = 10
export const SEARCH_COUNTED_MAX = 1_000

/** The most new posts that are counted. */
export const NEWER_MAX = 50

/** Replies that are shown with a comment; the others are loaded on request. */
export const REPLIES_SHOWN = 3
/** The states of a symptom: it lasts, it is better, it is over, or its name was found. */
export const OUTCOMES = ['ongoing', 'better', 'healed', 'diagnosed'] as const
/** The states in which a symptom still goes on: its name ends nothing. Its author is asked for news of it, and may say that it is as before. */
export const OPEN_OUTCOMES = ['ongoing', 'diagnosed'] as const
export const DIAGNOSIS_MAX = 150
export const HOW_FOUND_MAX = 200
export const OUTCOME_NOTES_MAX = 1000
/** Changes of the state of one symptom within any 60 minutes. */
export const OUTCOMES_PER_HOUR = 10

/** Letters to type before anything is suggested. */
export const SUGGEST_FROM = 2
export const SUGGESTIONS_MAX = 8
