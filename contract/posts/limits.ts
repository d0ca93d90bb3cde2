export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5000
export const DURATION_MAX = 100
/** Room for the last line of an address, of which the code is read. */
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

/** How long a symptom had lasted when it was told, where no day was named: less than a week, a month, a year, or longer. */
export const SINCE = ['week', 'month', 'year', 'longer'] as const

/** With fewer stories than this, the community begins: no figures are shown, and whoever comes is told how to open the way. */
export const FOUNDING_STORIES = 30

/** Posts and comments a member may publish within any 60 minutes, and edits of one post. */
export const POSTS_PER_HOUR = 5
export const COMMENTS_PER_HOUR = 20
export const EDITS_PER_HOUR = 10
/** Changes of what others are not shown (first day, postal code, travels), over all posts of a member, within any 24 hours. */
export const HIDDEN_CHANGES_PER_DAY = 3
/** Stories that a member says "me too" of for the first time, within any 60 minutes: each tells somebody. */
export const ME_TOOS_PER_HOUR = 30
/** Two symptoms of one member with this word similarity, or more, are one. */
export const SAME_POST_SIMILARITY = 0.8

/** Days during which a post is "Nouveau". */
export const NEW_DAYS = 7

/** Searches are cut at so many characters and words; matches are counted no further than this. */
export const SEARCH_MAX = 200
export const SEARCH_WORDS_MAX = 10
export const SEARCH_COUNTED_MAX = 1_000

/** New posts are counted no further than this. */
export const NEWER_MAX = 50

/** Replies that a comment is shown with; the others are asked for. */
export const REPLIES_SHOWN = 3
/** How it stands with a symptom: it lasts, it is better, it is over, or its name was found. */
export const OUTCOMES = ['ongoing', 'better', 'healed', 'diagnosed'] as const
export const DIAGNOSIS_MAX = 150
export const HOW_FOUND_MAX = 200
export const OUTCOME_NOTES_MAX = 1000
/** Changes of how it stands with one symptom within any 60 minutes. */
export const OUTCOMES_PER_HOUR = 10
