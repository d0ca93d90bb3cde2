import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'

// One thread reads all texts, in the order in which it is asked. A reading takes 30 ms at most, proposals ten times as long, and members who search by meaning,
// or publish, wait behind them.

/** Drafts of visitors: any number of visitors may come. */
export const throughVisitorsDrafts = limitConcurrency(1, 8)

/** Drafts and stories of members, each of whom may ask so many times a minute. */
export const throughTexts = limitConcurrency(2, 32)

/** Proposals to authors: one at a time, so that readings go between them. */
export const throughProposals = limitConcurrency(1, 16)

/** Searches by meaning. */
export const throughMeanings = limitConcurrency(4, 64)
