/**
 * Points of each criterion (specification part 2 §9), which scorer, SQL search, indexes and screens all read from here. Stored pairs keep the score they were
 * found with.
 */
export const POINTS = { country: 30, zone: 20, sameWeek: 25, sameMonth: 15, words: 25, travel: 20 } as const
export const SAME_WEEK_DAYS = 7
export const SAME_MONTH_DAYS = 30
export const SCORE_MAX = 100
export const SCORE_THRESHOLD = 50

/**
 * Points when two symptoms began in the same calendar month, or in neighbouring ones. Exact days are not compared: by changing the first day of a story of
 * their own, members could find somebody else's day in five tries (docs/decisions/032).
 */
export const MONTH_POINTS = { same: POINTS.sameWeek, neighbouring: POINTS.sameMonth } as const

/** The fewest members of a département, counted as for public figures, who must have published before anybody is told that a case is from the same one. */
export const ZONE_MEMBERS_LEAST = 5
/** Days for which a member's place and travels are pinned for matching: a change within that time does not count. */
export const PINNED_PLACE_DAYS = 30
export const TRAVEL_DAYS_COUNTED = 60

/** Listed symptoms that are too common for sharing one to mean anything: alone they make no match (ruling 47). Ids of `SYMPTOMS`. */
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

/** Pairs below this score are announced only when among the best of their post. */
export const NOTICE_SCORE = 70

export const OUTCOME_NOTICES = ['recovery', 'better', 'diagnosed'] as const
export const OUTCOME_TOLD_AFTER_HOURS = 24
export const OUTCOME_KEPT_DAYS = 90

export const OVERLAP_LEAST = 0.1
