/** The most sentences that are weighed together: one may begin what the next one ends. */
export const SENTENCES_TOGETHER = 3
