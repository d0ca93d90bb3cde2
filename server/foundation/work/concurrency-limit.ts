import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { Refusal } from '../refusal.ts'

const TURN_SECONDS = 3

/**
 * Calls of the returned function must not be nested.
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
