/**
 * Points of each criterion (specification part 2 §9); a score is capped at 100 and a match is stored only above 50. The scorer, the search in SQL, its indexes
 * and the screens take them from here. Pairs that are stored keep the score they were found with.
 */
export const POINTS = { country: 30, zone: 20, sameWeek: 25, sameMonth: 15, words: 25, travel: 20 } as const
export const SCORE_MAX = 100
export const SCORE_THRESHOLD = 50

/**
 * Points for two beginnings as matching reads them: by calendar month, which everybody is shown of a post. By days, whether a post stands in a list would tell
 * the day itself after five questions (docs/decisions/032).
 */
export const MONTH_POINTS = { same: POINTS.sameWeek, neighbouring: POINTS.sameMonth } as const

/** Of one author, so many posts at most stand among the best of another's post. */
export const MATCHES_PER_AUTHOR = 2
/** New accounts come after so many others in a list, however close they are. */
export const MATCHES_BEFORE_NEW_ACCOUNTS = 10

/** So many members of a département have published before anybody is told that a case is of the same one. */
export const ZONE_MEMBERS_LEAST = 5
/** What a member says of where they live or travelled counts for matching, and for so long nothing else does. */
export const SETTLED_DAYS = 30
/** Of a member's travels, so many days count. */
export const TRAVEL_DAYS_COUNTED = 60

/** Word similarity that counts as something clinical in common when no tag is shared. */
export const CLINICAL_SIMILARITY = 0.15

/** A stored pair is announced to the other member when among their post's best, or above this score. */
export const NOTICE_RANK = 10
export const NOTICE_SCORE = 70

/** The owner opening the list searches again at most this often. */
export const RESEARCH_MINUTES = 60
