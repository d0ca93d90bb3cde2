export const MATCHES_PER_AUTHOR = 2
export const MATCHES_BEFORE_NEW_ACCOUNTS = 10
/** Places of a list that new accounts have for themselves; they also get those that others leave free. */
export const MATCHES_OF_NEW_ACCOUNTS = 10

export const CLOSEST_SHOWN_MAX = 30

export const CLOSENESS = { common: 0.1, close: 0.2, veryClose: 0.3 } as const
/** The greatest possible closeness: 64 mentions, in a title, of the things that weigh most. */
export const CLOSENESS_MAX = 4
/**
 * The most closeness of two stories that share only what an author added, and nothing in the words of both. It lies below `close`, so that nobody is notified
 * of such a pair.
 */
export const CLOSENESS_ADDED_MAX = 0.19
/**
 * How many readings in common must be expected to be right for two stories to be called close, and very close: the sum of the products of both confidences.
 * @source decision 057
 */
export const RIGHT_OF_CLOSE = 0.5
export const RIGHT_OF_VERY_CLOSE = 1.4
/** Capped closenesses lie within this much below the ceiling, in their order. */
export const CAPPED_WITHIN = 0.01
export const READINGS_LEAST = 2
export const READINGS_SHOWN = 6

/**
 * How sure a shared reading must be to be said without a "perhaps": the product of both confidences. Where two stories share little, a false one weighs more.
 * @source decisions 055 and 057
 */
export const SHARED_SURE = 0.65
export const SHARED_SURE_OF_FEW = 0.7
/** How sure a shared reading must be that the words of both stories name, or that both authors chose. */
export const SHARED_SURE_NAMED = 0.5
export const SHARED_FEW = 2

export const READINGS_ADDED_MAX = 20
export const READINGS_REMOVED_MAX = 100
export const CORRECTIONS_PER_DAY = 60
export const UNDERSTOOD_MAX = 100
export const SILENT_MAX = 5
export const SILENT_CHARS_MAX = 160
export const OFFERED_MAX = 8
export const LOOKED_UP_MAX = 80

export const PROPOSED_MAX = 8
export const PROPOSED_ROUNDS = 3

/** Announced to the other member when among this many best of their post. */
export const NOTICE_RANK = 10
/** Points, of 100, by which a pair must beat the pair of the day's notice to be announced at once, one time. */
export const BETTER_POINTS = 10

export const UNDO_MINUTES = 15

/** The list is searched again at most this often when its owner opens it. */
export const RESEARCH_MINUTES = 60

export const MEANT_MAX = 500
export const TAGS_SUGGESTED_MAX = 6

/** The fewest members who must use an unknown stem before the staff is told of it. */
export const UNREAD_MEMBERS_LEAST = 11
/** The fewest households among those members: eleven accounts that one household opened within two days tell the staff nothing. */
export const HOUSEHOLDS_LEAST = 3
export const UNREAD_LISTED = 300
/** Words that many corrected alike: how many are listed, and how many times more often they must come from members who added the thing than from others. */
export const CORRECTED_LISTED = 200
export const CORRECTED_LIFT_LEAST = 2
export const UNREAD_BAND = 5

/** The most posts of one member that the lists use, newest first. */
export const OWN_POSTS_MAX = 200
