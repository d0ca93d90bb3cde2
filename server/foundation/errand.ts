import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What this server is doing for somebody: one request, or one job. */
export type Errand = {
  /** What every line of the log says that is written on the way: ids of our own making, names of queues. Nothing a stranger chose. */
  facts: Readonly<Record<string, string>>
  /** Which procedure answers, once that is known. */
  route?: string
  /** Its part of a trace, where this errand is traced. */
  span?: Span
}

const current = new AsyncLocalStorage<Errand>()

export const errandNow = (): Errand | undefined => current.getStore()

/** Does the work, and all that it sets going, as this errand. */
export const during = <T>(errand: Errand, work: () => T): T => current.run(errand, work)

/** Does what outlives the errand that it began in, a connection say: what becomes of it later is said without the errand's facts. */
export const aside = <T>(work: () => T): T => current.exit(work)
