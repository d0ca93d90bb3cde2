import type { Queue as QueueOptions } from 'pg-boss'
import type { Services } from '../context.ts'
import type { DomainEvent, JsonObject, Queue } from './queues.ts'

const wired = Symbol('wired')

/**
 * Work done by a queue's jobs, at least once each: a handler may meet a job again after a crash, and must then change nothing. Made by `handle`, `on` or
 * `every` alone, which hold the handler against the type of what it is given.
 */
export type EventHandler = {
  readonly [wired]: true
  queue: string
  /** The event whose announcement makes the job; absent for queues that are sent to by name or by the clock. */
  on?: object
  /** cron, in UTC; may be up to 30 s late. */
  every?: string
  /** Done at each start too: it follows what this version of the server knows. */
  atStart?: true
  /** Done at no start, neither when it is new nor for the times that no server was there: it is not pressing, and much is done then. */
  notAtStart?: true
  /** How many of its jobs are done at once, in each process: one, unless they wait for somebody else's servers. */
  atOnce?: number
  run: Handler<never>
  options?: Omit<QueueOptions, 'name'>
}

type Handler<Data> = (services: Services, data: Data) => Promise<void>

type How<Data> = Pick<EventHandler, 'atOnce'> & {
  /** For a queue whose jobs may come without data too: the clock has none. */
  every?: NoDataNeeded<Data>
  options?: Omit<QueueOptions, 'name' | 'deadLetter'>
  /** Gets the data of the jobs that failed for good. */
  deadLetter?: Queue<Data>
}
// biome-ignore lint/complexity/noBannedTypes: what the clock sends is exactly an empty object
type NoDataNeeded<Data> = {} extends Data ? string : never

/** A job that is sent again while it waits stays one job. */
export const ONCE = { policy: 'short' } as const

/** Makes the handler of a queue that is sent to by name. */
export const handle = <Data extends JsonObject>(
  { name }: Queue<Data>,
  run: Handler<NoInfer<Data>>,
  { deadLetter, options, ...how }: How<NoInfer<Data>> = {},
): EventHandler => ({
  [wired]: true,
  queue: name,
  run,
  ...how,
  options: { ...options, ...(deadLetter && { deadLetter: deadLetter.name }) },
})

/** Makes the handlers that follow an event, by the names of their queues. */
export const on = <Data extends JsonObject>(
  event: DomainEvent<Data>,
  handlers: Readonly<Record<string, Handler<NoInfer<Data>>>>,
): EventHandler[] => Object.entries(handlers).map(([queue, run]) => ({ [wired]: true, queue, on: event, run }))

/** Half an hour, in which a database or a store is mended. */
const CLOCK_RETRIES = 12

type Clocked = Pick<EventHandler, 'atStart' | 'notAtStart'> & {
  /** How often a failed run is tried again before it is left to the next one: so often that failures of several runs do not pile up. */
  retryLimit?: number
}

/** Makes the handlers that the clock starts (cron, in UTC), by the names of their queues. */
export const every = (
  cron: string,
  work: Readonly<Record<string, (services: Services) => Promise<void>>>,
  { retryLimit = CLOCK_RETRIES, ...how }: Clocked = {},
): EventHandler[] => {
  const options = { ...ONCE, retryLimit }
  return Object.entries(work).map(([queue, run]) => ({ [wired]: true, queue, every: cron, run, options, ...how }))
}
