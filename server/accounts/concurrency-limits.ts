import { availableParallelism } from 'node:os'
import { openGate } from '#server/foundation/work/concurrency-limit.ts'

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

/** Two gates: one for what looks into the database, one for what hashes. */
export type Gates = Record<'throughArrivals' | 'throughHashing', ReturnType<typeof openGate>>

/** Those of whoever comes. */
export const CROWD_GATES: Gates = { throughArrivals, throughHashing }

/** Those of browsers in which a member signed in before: a crowd of strangers has none of these places. */
export const KNOWN_GATES: Gates = { throughArrivals: openGate(4, 32), throughHashing: openGate(1, 32) }

/** The same for a member who is signed in, at their own settings: a crowd of strangers has none of these places. Each may ask ten times an hour. */
export const throughOwnHashing = openGate(1, 32)
