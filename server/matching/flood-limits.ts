/** How often a member may press the search button. */
export const SEARCH_FLOOD = { name: 'match-search', points: 6, seconds: 600 }
/** Limits how often one member opens the list of matches: it reads up to a hundred stories. */
export const LIST_FLOOD = { name: 'match-lists', points: 120, seconds: 60 }
/** Limits how often one member takes back that a case is not relevant: as often as they may say so. */
export const RESTORING_FLOOD = { name: 'restorings', points: 60, seconds: 60 }
