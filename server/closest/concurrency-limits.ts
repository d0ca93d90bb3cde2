import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'

// One thread reads all texts in the order in which they come. A reading takes at most 30 ms and proposals ten times as long, while members who search or
// publish wait.

export const limitVisitorDrafts = limitConcurrency(1, 8)

export const limitTexts = limitConcurrency(2, 32)

/** One at a time, so that readings go between the proposals. */
export const limitProposals = limitConcurrency(1, 16)

export const limitMeaningSearches = limitConcurrency(4, 64)
