import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#server/foundation/observe/log.ts'
import type { Metrics } from '#server/foundation/observe/metrics.ts'
import type { Tracing } from '#server/foundation/observe/tracing.ts'
import type { EventHandler } from '#server/foundation/work/handlers.ts'
import { type RequestContext, requestContext, runInContext } from '#server/foundation/work/request-context.ts'
import type { Env } from './context.ts'

export type Witnesses = { log: Log; metrics: Metrics; tracing: Tracing | undefined }

const PAGES = '/*'

/** The request's id is in the answer, the log and the trace. Only the route's template is reported, because an address holds ids and search terms. */
export const followRequests =
  ({ log, metrics, tracing }: Witnesses): MiddlewareHandler<Env> =>
  async (c, next) => {
    const requestId = crypto.randomUUID()
    const { method } = c.req
    const span = tracing?.begin('request', method)
    const context: RequestContext = { facts: { requestId }, ...(span && { span }) }
    const began = performance.now()
    await runInContext(context, next)
    const ms = performance.now() - began
    const { status, headers } = c.res
    headers.set('x-request-id', requestId)
    const answered = context.route ?? routePath(c)
    const route = answered === PAGES ? 'page' : answered
    metrics.requestDone({ route, method, status, seconds: ms / 1000 })
    log.debug({ requestId, method, route, status, ms: Math.round(ms) }, 'request')
    if (span)
      tracing?.end(span, {
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'vecu.request_id': requestId,
        },
        isFailed: status >= 500,
      })
  }

/** An address says too little at /rpc and too much at /api. */
export async function tellProcedure<Answer>({
  path,
  next,
}: {
  path: readonly string[]
  next: () => Promise<Answer>
}): Promise<Answer> {
  const context = requestContext()
  if (context) context.route = path.join('.')
  return next()
}

export const followJobs = (handlers: readonly EventHandler[], { log, metrics, tracing }: Witnesses): EventHandler[] =>
  handlers.map(({ run, ...handler }) => ({
    ...handler,
    async run(services, data) {
      const { queue } = handler
      const span = tracing?.begin('job', queue)
      const began = performance.now()
      const ended = (isDone: boolean) => {
        const ms = performance.now() - began
        metrics.jobDone({ queue, seconds: ms / 1000, isDone })
        log.debug({ queue, isDone, ms: Math.round(ms) }, 'job')
        if (span) tracing?.end(span, { attributes: { 'vecu.queue': queue }, isFailed: !isDone })
      }
      metrics.jobBegun(queue)
      try {
        await runInContext({ facts: { queue }, ...(span && { span }) }, () => run(services, data))
        ended(true)
      } catch (error) {
        ended(false)
        throw error
      }
    },
  }))
