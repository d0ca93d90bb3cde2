import { availableParallelism } from 'node:os'
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel'
import { Refusal } from '#server/foundation/refusal.ts'

// A crowd at the doors, from however many addresses, must leave the processors and the database to everybody else.

const CORES = availableParallelism()

/** What strangers ask for that looks into the database: so many at once, and so many more wait. */
const arrivals = bulkhead(8, 64)

/** Passwords that are hashed or compared: 100 ms of a processor each. */
const hashing = bulkhead(CORES, 16 * CORES)

/** The same of members at their own settings: a crowd of strangers has none of these places. Each may ask ten times an hour. */
const ownHashing = bulkhead(1, 32)

/** Seconds after which those who wait have had their turn. */
const TURN_SECONDS = 3

const through =
  (gate: BulkheadPolicy) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await gate.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: TURN_SECONDS })
      throw error
    }
  }

/**
 * Counts whoever comes to a door, before anything else is done for them.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughArrivals = through(arrivals)

/**
 * Does what hashes or compares a password, with what it looks up for that. Never one within another.
 * @throws Refusal TOO_MANY_REQUESTS where too many wait already
 */
export const throughHashing = through(hashing)

/** The same for a member who is signed in. */
export const throughOwnHashing = through(ownHashing)
