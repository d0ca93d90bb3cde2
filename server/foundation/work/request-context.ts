import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The request or job that this server is working on. */
export type RequestContext = {
  /** The facts that each of its log lines has: ids made by this server, names of queues. Clients cannot choose them. */
  facts: Readonly<Record<string, string>>
  /** Which procedure answers, once that is known. */
  route?: string
  /** Its part of a trace, where this request is traced. */
  span?: Span
}

const current = new AsyncLocalStorage<RequestContext>()

export const requestContext = (): RequestContext | undefined => current.getStore()

/** Runs work, and everything that it starts, in the context of this request or job. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => current.run(context, work)

/** Runs work that outlives the request in which it begins, such as opening a connection, outside the request's context. */
export const detach = <T>(work: () => T): T => current.exit(work)
