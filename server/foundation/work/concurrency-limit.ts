import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { Refusal } from '../refusal.ts'

/** Seconds after which those who wait have had their turn. */
const TURN_SECONDS = 3

/**
 * Returns a function that runs so much work at once while so much more waits, on this server: a crowd, from however many addresses, must leave its processors and the
 * database to everybody else. Never one within another of the same.
 * @throws Refusal TOO_MANY_REQUESTS, by whoever goes through it, where too many wait already
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
