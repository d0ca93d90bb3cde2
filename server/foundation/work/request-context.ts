import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What this server is doing for somebody: one request, or one job. */
export type RequestContext = {
  /** What every line of the log says that is written on the way: ids of our own making, names of queues. Nothing a stranger chose. */
  facts: Readonly<Record<string, string>>
  /** Which procedure answers, once that is known. */
  route?: string
  /** Its part of a trace, where this request is traced. */
  span?: Span
}

const current = new AsyncLocalStorage<RequestContext>()

export const requestContext = (): RequestContext | undefined => current.getStore()

/** Does the work, and all that it sets going, as this request. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => current.run(context, work)

/** Does what outlives the request that it began in, a connection say: what becomes of it later is said without the request's facts. */
export const detach = <T>(work: () => T): T => current.exit(work)
