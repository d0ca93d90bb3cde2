import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { withoutValues } from '../db/without-values.ts'
import { requestContext } from '../work/request-context.ts'
import type { Log } from './log.ts'

type Requests = 'request' | 'job'
type Attributes = Record<string, string | number>

/** Traces hold only the program's own words: templates of routes, queues, statements without their values. */
export type Tracing = {
  /** Ignores trace ids that clients send. */
  begin(kind: Requests, name: string): Span
  end(span: Span, outcome: { name?: string; attributes: Attributes; isFailed: boolean }): void
  watch(pool: pg.Pool): void
  close(): Promise<void>
}

const TEXT_MAX = 2_000
const GATHER_MS = 1_000
const CLOSE_MS = 1_000
const EXPORT_MS = 10_000

export async function openTracing(
  { endpoint, headers, serviceName, ratio }: NonNullable<Config['tracing']>,
  log: Log,
): Promise<Tracing> {
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({ url: tracesAddress(endpoint), headers, timeoutMillis: EXPORT_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: withLostLog(exporter, log), scheduledDelayMillis: GATHER_MS }),
    ],
  })
  const tracer: Tracer = provider.getTracer('vecu')
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const below = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)
  const kinds: Record<Requests, SpanKind> = { request: SpanKind.SERVER, job: SpanKind.CONSUMER }

  /** Records a failure by the database's code alone, because its message may contain members' text. */
  const query = (text: string, ask: () => unknown): unknown => {
    const parent = requestContext()?.span
    if (!parent?.isRecording()) return ask()
    const statement = withoutValues(text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, TEXT_MAX) }
    const span = tracer.startSpan(operationOf(statement), { kind: SpanKind.CLIENT, attributes }, below(parent))
    const failed = (error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', codeOf(error)).end()
    }
    try {
      const answer = ask()
      if (answer instanceof Promise) answer.then(() => span.end(), failed)
      else span.end()
      return answer
    } catch (error) {
      failed(error)
      throw error
    }
  }

  return {
    begin: (kind, name) => tracer.startSpan(name, { kind: kinds[kind], root: true }, ROOT_CONTEXT),
    end(span, { name, attributes, isFailed }) {
      if (name) span.updateName(name)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttributes(attributes).end()
    },
    watch(pool) {
      watchQueries(pool, query)
      pool.on('connect', (client) => watchQueries(client, query))
    },
    async close() {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, CLOSE_MS)
      await Promise.race([provider.shutdown(), late.promise]).catch(() => {})
      clearTimeout(timer)
    },
  }
}

const tracesAddress = (endpoint: string): string => `${endpoint.replace(/\/+$/, '')}/v1/traces`

type Ask = (text: string, ask: () => unknown) => unknown

/**
 * Wraps `query`. A pool queries its clients with a callback, in the request context of whoever returned the client; such a query is recorded at the pool and
 * not here. A query that is no text, such as a cursor, is not recorded.
 */
function watchQueries(asked: { query: (...args: never[]) => unknown }, query: Ask): void {
  const plain = asked.query.bind(asked) as (...args: unknown[]) => unknown
  asked.query = (...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === undefined || args.some((given) => typeof given === 'function')) return plain(...args)
    return query(text, () => plain(...args))
  }
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined
}

const operationOf = (statement: string): string => /^\W*([a-z]+)/i.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'error'

/** Wraps the exporter so that the log has one line when the collector is lost and one when it is back. */
function withLostLog(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const isLost = result.error !== undefined
        if (isLost && !isAway) log.warn({ err: result.error }, 'the collector of traces does not take them')
        if (!isLost && isAway) log.info('the collector of traces works again')
        isAway = isLost
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
