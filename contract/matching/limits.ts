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

/** So many members of a département, counted as for public figures, have published before anybody is told that a case is of the same one. */
export const ZONE_MEMBERS_LEAST = 5
/** What a member says of where they live or travelled counts for matching, and for so long nothing else does. */
export const SETTLED_DAYS = 30
/** Of a member's travels, so many days count. */
export const TRAVEL_DAYS_COUNTED = 60

/** Listed symptoms that so many people have that sharing one says nothing: those alone make no match (ruling 47). Ids of `SYMPTOMS`. */
export const COMMONEST_SYMPTOMS: readonly string[] = [
  'HP:0012378', // Fatigue
  'HP:0002315', // Maux de tête
  'HP:0100785', // Insomnie
  'HP:0000739', // Anxiété
  'HP:0002321', // Vertiges
  'HP:0002018', // Nausées
  'HP:0003326', // Douleurs musculaires
  'HP:0002829', // Douleurs articulaires
  'HP:0003418', // Mal de dos
  'HP:0002027', // Douleur abdominale
  'HP:0001962', // Palpitations
  'HP:0002094', // Essoufflement
]

/** A stored pair is announced to the other member above this score, besides among their post's best. */
export const NOTICE_SCORE = 70

/** Notices that tell how a story turned out. */
export const OUTCOME_NOTICES = ['recovery', 'better', 'diagnosed'] as const
/** A story is so old before others are told how it turned out (ruling 64). */
export const OUTCOME_TOLD_AFTER_HOURS = 24
/** An outcome that could not be told for so long is no news any more. */
export const OUTCOME_KEPT_DAYS = 90
