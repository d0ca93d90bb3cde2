export const SEARCH_FLOOD = { name: 'match-search', points: 6, seconds: 600 }
/** The list reads up to a hundred stories. */
export const LIST_FLOOD = { name: 'match-lists', points: 120, seconds: 60 }
export const RESTORING_FLOOD = { name: 'restorings', points: 60, seconds: 60 }
