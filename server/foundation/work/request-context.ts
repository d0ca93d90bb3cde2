import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The work that this server does for somebody: one request, or one job. */
export type RequestContext = {
  /** The facts that every log line on the way carries: ids of our own making, names of queues. Nothing a stranger chose. */
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

/** Runs work that outlives the request that it began in, such as a connection: what it logs later does not carry the request's facts. */
export const detach = <T>(work: () => T): T => current.exit(work)
