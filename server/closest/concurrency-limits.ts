import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'

// One thread reads all texts in the order in which they come. A reading takes at most 30 ms and proposals ten times as long, while members who search or
// publish wait.

/** Limits the drafts of visitors, of whom there may be any number. */
export const limitVisitorDrafts = limitConcurrency(1, 8)

/** Limits the drafts and stories of members, who are limited each by requests a minute too. */
export const limitTexts = limitConcurrency(2, 32)

/** Proposals to authors: one at a time, so that readings go between them. */
export const limitProposals = limitConcurrency(1, 16)

/** Searches by meaning. */
export const limitMeaningSearches = limitConcurrency(4, 64)
