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
  on?: object
  /** A cron expression in UTC. A run may be up to 30 s late. */
  every?: string
  /** Also run at each start, because the work depends on this version of the server. */
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
  deadLetter?: Queue<Data>
}
// biome-ignore lint/complexity/noBannedTypes: what the clock sends is exactly an empty object
type NoDataNeeded<Data> = {} extends Data ? string : never

export const ONCE = { policy: 'short' } as const

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

export const on = <Data extends JsonObject>(
  event: DomainEvent<Data>,
  handlers: Readonly<Record<string, Handler<NoInfer<Data>>>>,
): EventHandler[] => Object.entries(handlers).map(([queue, run]) => ({ [wired]: true, queue, on: event, run }))

const CLOCK_RETRIES = 12

type Clocked = Pick<EventHandler, 'atStart' | 'notAtStart'> & {
  /** Few enough that failures of several runs do not pile up. */
  retryLimit?: number
}

export const every = (
  cron: string,
  work: Readonly<Record<string, (services: Services) => Promise<void>>>,
  { retryLimit = CLOCK_RETRIES, ...how }: Clocked = {},
): EventHandler[] => {
  const options = { ...ONCE, retryLimit }
  return Object.entries(work).map(([queue, run]) => ({ [wired]: true, queue, every: cron, run, options, ...how }))
}
