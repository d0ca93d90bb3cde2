import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { Refusal } from '../refusal.ts'

/** Seconds after which a rejected caller may try again. */
const TURN_SECONDS = 3

/**
 * Returns a function that runs at most `atOnce` works at a time on this server while at most `waiting` wait, so that a crowd leaves processors and database to
 * others. Calls of the same function must not be nested.
 * @throws Refusal TOO_MANY_REQUESTS, when called, where too many wait already
 */
export function limitConcurrency(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = bulkhead(atOnce, waiting)
  return async (work) => {
    try {
      return await limit.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: TURN_SECONDS })
      throw error
    }
  }
}
