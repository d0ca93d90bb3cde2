/** So many posts of one author at most stand among the best of another's post. */
export const MATCHES_PER_AUTHOR = 2
/** New accounts come after so many others in a list, however close they are. */
export const MATCHES_BEFORE_NEW_ACCOUNTS = 10
/** New accounts have so many places of a list for themselves, and those that others leave. */
export const MATCHES_OF_NEW_ACCOUNTS = 10

/** How close two stories are at least that are shown as close cases, and from which of these on they are called close, and very close. */
export const CLOSENESS = { common: 0.1, close: 0.2, veryClose: 0.3 } as const
/** No two stories are closer: 64 mentions in a title that weigh most. */
export const CLOSENESS_MAX = 4
/** How close two stories count at most that have nothing in common in the words of both, but by what an author added: that is told to nobody. */
export const CLOSENESS_ADDED_MAX = 0.19
/** Close cases have so many separate readings in common at least; so many are shown. */
export const READINGS_LEAST = 2
export const READINGS_SHOWN = 6

/** An author may add so much to what was read of a story, and take so much away; and change so much a day, over all their stories. */
export const READINGS_ADDED_MAX = 20
export const READINGS_REMOVED_MAX = 100
export const CORRECTIONS_PER_DAY = 60
/** So much of what was read is shown to the author at most. */
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

/** A stored pair is announced to the other member when among their post's best. */
export const NOTICE_RANK = 10
/** After the notice of a day, a pair that is so many points of 100 better is told at once, one time. */
export const BETTER_POINTS = 10

/** The owner opening the list searches again at most this often. */
export const RESEARCH_MINUTES = 60

/** So many of the best stories that mean what is searched for are looked at. */
export const MEANT_MAX = 500
/** Tags that are suggested of what is being written. */
export const TAGS_SUGGESTED_MAX = 6

/** A stem that the reader does not know is told to the staff once so many members use it; so many of a language are listed. */
export const UNREAD_MEMBERS_LEAST = 11
export const UNREAD_LISTED = 300
/** Words that many corrected alike: so many of a language are listed; beside an addition, those that come so many times more often from members who added the thing than from those who added others. */
export const CORRECTED_LISTED = 200
export const CORRECTED_LIFT_LEAST = 2
/** Where the band of a number of members begins and ends: 11 to 14, then steps of five. */
export const UNREAD_BAND = 5
