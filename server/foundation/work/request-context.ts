import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

export type RequestContext = {
  /** Each log line has them: ids made by this server, names of queues. Clients cannot choose them. */
  facts: Readonly<Record<string, string>>
  route?: string
  span?: Span
}

const current = new AsyncLocalStorage<RequestContext>()

export const requestContext = (): RequestContext | undefined => current.getStore()

export const runInContext = <T>(context: RequestContext, work: () => T): T => current.run(context, work)

export const detach = <T>(work: () => T): T => current.exit(work)
