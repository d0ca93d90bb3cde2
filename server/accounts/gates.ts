import { availableParallelism } from 'node:os'
import { openGate } from '#server/foundation/work/gate.ts'

const CORES = availableParallelism()

/**
 * Counts whoever comes to a door, before anything else is done for them: what strangers ask for that looks into the database.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughArrivals = openGate(8, 64)

/**
 * Does what hashes or compares a password, 100 ms of a processor each, with what it looks up for that. Never one within another.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughHashing = openGate(CORES, 16 * CORES)

/** The same for a member who is signed in, at their own settings: a crowd of strangers has none of these places. Each may ask ten times an hour. */
export const throughOwnHashing = openGate(1, 32)
