export const SUGGESTION_FLOOD = { name: 'drug-suggestions', points: 120, seconds: 60 }

export const SEARCH_FLOOD = { name: 'medication-search', points: 6, seconds: 600 }

/** Each PDF costs a good tenth of a second. */
export const PDF_FLOOD = { name: 'medication-pdf', points: 20, seconds: 600 }

export const E2B_FLOOD = { name: 'medication-e2b', points: 60, seconds: 600 }

/** Nobody should be able to copy the whole list. */
export const LOOK_UP_FLOOD = { name: 'medication-effects', points: 120, seconds: 600 }
