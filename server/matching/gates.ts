import { openGate } from '#server/foundation/work/gate.ts'

// One thread reads all texts, in the order in which it is asked: the longest take 30 ms each, and whoever searches by meaning, or publishes, waits behind them.

/** Drafts of visitors, of whom any number may come. */
export const throughVisitorsDrafts = openGate(1, 8)

/** Drafts and stories of members, each of whom may ask so many times a minute. */
export const throughTexts = openGate(2, 32)

/** Searches by meaning. */
export const throughMeanings = openGate(4, 64)
