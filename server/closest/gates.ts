import { openGate } from '#server/foundation/work/gate.ts'

// One thread reads all texts, in the order in which it is asked: a reading takes 30 ms at most, proposals ten times as long,
// and whoever searches by meaning, or publishes, waits behind them.

/** Drafts of visitors, of whom any number may come. */
export const throughVisitorsDrafts = openGate(1, 8)

/** Drafts and stories of members, each of whom may ask so many times a minute. */
export const throughTexts = openGate(2, 32)

/** Proposals to authors: one at a time, so that readings go between them. */
export const throughProposals = openGate(1, 16)

/** Searches by meaning. */
export const throughMeanings = openGate(4, 64)
