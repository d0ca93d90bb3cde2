import { availableParallelism } from 'node:os'
import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'

const CORES = availableParallelism()

/**
 * Counts whoever asks at a route, before anything else is done for them: what strangers ask for that looks into the database.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughArrivals = limitConcurrency(8, 64)

/**
 * Does what hashes or compares a password, 100 ms of a processor each, with what it looks up for that. Never one within another.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughHashing = limitConcurrency(CORES, 16 * CORES)

/** Two limits: one for what looks into the database, one for what hashes. */
export type SignInLimits = Record<'throughArrivals' | 'throughHashing', ReturnType<typeof limitConcurrency>>

/** Those of whoever comes. */
export const STRANGER_LIMITS: SignInLimits = { throughArrivals, throughHashing }

/** Those of browsers in which a member signed in before: a crowd of strangers has none of these places. */
export const KNOWN_BROWSER_LIMITS: SignInLimits = {
  throughArrivals: limitConcurrency(4, 32),
  throughHashing: limitConcurrency(1, 32),
}

/** The same for a member who is signed in, at their own settings: a crowd of strangers has none of these places. Each may ask ten times an hour. */
export const throughOwnHashing = limitConcurrency(1, 32)
