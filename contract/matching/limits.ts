/**
 * Points of each criterion (specification part 2 §9); a score is capped at 100 and a match is stored only above 50. The scorer, the search in SQL, its indexes
 * and the screens take them from here. Pairs that are stored keep the score they were found with.
 */
export const POINTS = { country: 30, zone: 20, sameWeek: 25, sameMonth: 15, words: 25, travel: 20 } as const
export const SCORE_MAX = 100
export const SCORE_THRESHOLD = 50

/** Word similarity that counts as something clinical in common when no tag is shared. */
export const CLINICAL_SIMILARITY = 0.15

/** A stored pair is announced to the other member when among their post's best, or above this score. */
export const NOTICE_RANK = 10
export const NOTICE_SCORE = 70

/** The owner opening the list searches again at most this often. */
export const RESEARCH_MINUTES = 60
