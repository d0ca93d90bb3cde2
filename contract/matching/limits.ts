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

/** How close two stories are at least that are shown as close cases, and from which of these on they are called close, and very close. */
export const CLOSENESS = { common: 0.1, close: 0.2, veryClose: 0.3 } as const
/** No two stories are closer: 64 mentions in a title that weigh most. */
export const CLOSENESS_MAX = 4
/** How close two stories count at most that have nothing in common in the words of both, but by what an author added: that is told to nobody. */
export const CLOSENESS_ADDED_MAX = 0.19
/** Close cases have so many separate readings in common at least; so many are shown. */
export const READINGS_LEAST = 2
export const READINGS_SHOWN = 6

/** Of what was read of a story its author may add so much, and take so much away; and change so much a day, over all their stories. */
export const READINGS_ADDED_MAX = 20
export const READINGS_REMOVED_MAX = 100
export const CORRECTIONS_PER_DAY = 60
/** Of what was read, so much at most is shown to the author. */
export const UNDERSTOOD_MAX = 100
/** So many sentences of which nothing was read are shown to the author, the first characters of each. */
export const SILENT_MAX = 5
export const SILENT_CHARS_MAX = 160
/** So many things are offered for what is typed, of so many characters at most. */
export const OFFERED_MAX = 8
export const LOOKED_UP_MAX = 80

/** Proposals to the author of a story: how many a round shows, and how many rounds there are. */
export const PROPOSED_MAX = 8
export const PROPOSED_ROUNDS = 3

/** A stored pair is announced to the other member when among their post's best, or above this score. */
export const NOTICE_RANK = 10
export const NOTICE_SCORE = 70

/** The owner opening the list searches again at most this often. */
export const RESEARCH_MINUTES = 60

/** Of the stories that mean what is searched for, so many of the best are looked at. */
export const MEANT_MAX = 500
/** Tags that are suggested of what is being written. */
export const TAGS_SUGGESTED_MAX = 6

/** A stem that the reader does not know is told to the staff once so many members use it; so many of a language are listed. */
export const UNREAD_MEMBERS_LEAST = 11
export const UNREAD_LISTED = 300
/** Where the band of a number of members begins and ends: 11 to 14, then steps of five. */
export const UNREAD_BAND = 5
