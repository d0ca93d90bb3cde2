import type { Services } from '#server/foundation/context.ts'
import { defineQueue, type JsonObject } from '#server/foundation/work/queues.ts'

/** Has a queue do a job now: without data, as the clock would. */
export const runQueue = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  name: string,
  data: JsonObject = {},
): Promise<void> => jobs.sendNow(db, defineQueue<JsonObject>(name), data)
