import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'

/** Cores that this process may keep busy: each of several HTTP processes has one. */
const CORES = cluster.isWorker ? 1 : availableParallelism()

/**
 * Limits the requests of strangers that read the database before anything else is checked.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const limitArrivals = limitConcurrency(8, 64)

/**
 * Limits the hashing and comparing of passwords, each of which takes a processor 100 ms, with the queries around it. Calls must not be nested.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const limitHashing = limitConcurrency(CORES, 16 * CORES)

export type SignInLimits = Record<'limitArrivals' | 'limitHashing', ReturnType<typeof limitConcurrency>>

export const STRANGER_LIMITS: SignInLimits = { limitArrivals, limitHashing }

/** The limits for browsers in which a member signed in before. They are apart, so that a crowd of strangers cannot use them up. */
export const KNOWN_BROWSER_LIMITS: SignInLimits = {
  limitArrivals: limitConcurrency(4, 32),
  limitHashing: limitConcurrency(1, 32),
}

export const limitOwnHashing = limitConcurrency(1, 32)
