/** How often a member may press the search button. */
export const SEARCH_FLOOD = { name: 'match-search', points: 6, seconds: 600 }
