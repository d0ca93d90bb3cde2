import type { Queue as QueueOptions } from 'pg-boss'
import type { Services } from '../context.ts'
import type { DomainEvent, JsonObject, Queue } from './queues.ts'

const wired = Symbol('wired')

/**
 * The work of a queue's jobs. A job is done at least once: after a crash a handler may get it again, and must then change nothing. Made only by `handle`, `on`
 * or `every`, which check the handler against the type of its data.
 */
export type EventHandler = {
  readonly [wired]: true
  queue: string
  /** The event whose emission creates the job; absent for queues that are sent to by name or started by the clock. */
  on?: object
  /** A cron expression in UTC. A run may be up to 30 s late. */
  every?: string
  /** Run at each start too, because it depends on this version of the server. */
  atStart?: true
  /** Never run at a start, neither when the queue is new nor to catch up, because it is not urgent and much runs then. */
  notAtStart?: true
  /** How many of its jobs each process runs at a time: one, unless they wait for other servers. */
  atOnce?: number
  run: Handler<never>
  options?: Omit<QueueOptions, 'name'>
}

type Handler<Data> = (services: Services, data: Data) => Promise<void>

type How<Data> = Pick<EventHandler, 'atOnce'> & {
  /** Only for a queue whose jobs need no data, because the clock sends none. */
  every?: NoDataNeeded<Data>
  options?: Omit<QueueOptions, 'name' | 'deadLetter'>
  /** The queue that gets the data of jobs that failed for good. */
  deadLetter?: Queue<Data>
}
// biome-ignore lint/complexity/noBannedTypes: what the clock sends is exactly an empty object
type NoDataNeeded<Data> = {} extends Data ? string : never

/** For a queue in which at most one job waits. */
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

/** Retries within half an hour, in which a database or a store can be repaired. */
const CLOCK_RETRIES = 12

type Clocked = Pick<EventHandler, 'atStart' | 'notAtStart'> & {
  /** How often a failed run is retried before the next one: few enough that failures of several runs do not pile up. */
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
