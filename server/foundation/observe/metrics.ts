import { setTimeout as sleep } from 'node:timers/promises'
import type { CounterConfiguration, MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/**
 * The metrics that this server measures. Labels come only from the program (route templates, names of queues, limits and kinds), so their number is bounded,
 * and they contain no member's id, address or text.
 */
export type Metrics = {
  /** @param route  the template that answered, never the path that was asked for */
  requestDone(request: { route: string; method: string; status: number; seconds: number }): void
  jobBegun(queue: string): void
  jobDone(job: { queue: string; seconds: number; isDone: boolean }): void
  limitReached(limit: string): void
  mailDone(outcome: 'sent' | 'failed' | 'refused'): void
  noticesTold(kind: string, count: number): void
}

export const NO_METRICS: Metrics = {
  requestDone() {},
  jobBegun() {},
  jobDone() {},
  limitReached() {},
  mailDone() {},
  noticesTold() {},
}

export type ObservedMetric<Label extends string = never> = {
  name: string
  help: string
  isCounter?: boolean
  labels?: readonly Label[]
  read(): Readings<Label> | Promise<Readings<Label>>
}
type Readings<Label extends string> = readonly { labels?: Record<Label, string>; value: number }[]

export type OpenMetrics = Metrics & {
  add<Label extends string = never>(reading: ObservedMetric<Label>): void
  values(): Promise<MetricValues>
  text(others?: readonly MetricValues[]): Promise<{ type: string; body: string }>
}

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[]

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300]
const PATIENCE_MS = 4_000
/** The methods with a label of their own; all others count as `other`, because strangers can send any. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** @param name  the process, where a server has several: a label of each metric, so that none is added to another's */
export async function openMetrics(name?: string): Promise<OpenMetrics> {
  const prom = await import('prom-client')
  const registry: Registry = new prom.Registry()
  if (name !== undefined) registry.setDefaultLabels({ process: name })
  const registers = [registry]
  prom.collectDefaultMetrics({ register: registry })

  const counter = <Label extends string>(config: Omit<CounterConfiguration<Label>, 'registers'>) =>
    new prom.Counter({ ...config, registers })
  const requests = counter({
    name: 'vecu_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
  })
  const requestSeconds = new prom.Histogram({
    name: 'vecu_request_seconds',
    help: 'How long requests took, to the head of the answer.',
    labelNames: ['route', 'method'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = counter({
    name: 'vecu_jobs_total',
    help: 'Jobs run by this process: done, or failed and to be tried again.',
    labelNames: ['queue', 'outcome'],
  })
  const jobsActive = new prom.Gauge({
    name: 'vecu_jobs_active',
    help: 'Jobs that this process is at.',
    labelNames: ['queue'],
    registers,
  })
  const jobSeconds = new prom.Histogram({
    name: 'vecu_job_seconds',
    help: 'How long jobs took.',
    labelNames: ['queue'],
    buckets: JOB_SECONDS,
    registers,
  })
  const refusals = counter({
    name: 'vecu_limits_reached_total',
    help: 'Requests refused by a limit of frequency.',
    labelNames: ['limit'],
  })
  const mails = counter({
    name: 'vecu_mails_total',
    help: 'Mails handed to the mail server, not handed to it, or refused for good because of their mailbox.',
    labelNames: ['outcome'],
  })
  const notices = counter({
    name: 'vecu_notices_total',
    help: 'Notices made for members, by kind.',
    labelNames: ['kind'],
  })
  for (const outcome of ['sent', 'failed', 'refused']) mails.inc({ outcome }, 0)

  return {
    requestDone({ route, method, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other'
      requests.inc({ route, method: known, status })
      requestSeconds.observe({ route, method: known }, seconds)
    },
    jobBegun: (queue) => jobsActive.inc({ queue }),
    jobDone({ queue, seconds, isDone }) {
      jobsActive.dec({ queue })
      jobs.inc({ queue, outcome: isDone ? 'done' : 'failed' })
      jobSeconds.observe({ queue }, seconds)
    },
    limitReached: (limit) => refusals.inc({ limit }),
    mailDone: (outcome) => mails.inc({ outcome }),
    noticesTold: (kind, count) => notices.inc({ kind }, count),
    add({ name, help, isCounter = false, labels = [], read }) {
      const figure = new (isCounter ? prom.Counter : prom.Gauge)<string>({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          const readings = await readInTime(read)
          figure.reset()
          for (const reading of readings) figure.inc(reading.labels ?? {}, reading.value)
        },
      })
    },
    values: () => registry.getMetricsAsJSON(),
    async text(others = []) {
      const all =
        others.length > 0 ? prom.AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]) : registry
      return { type: registry.contentType, body: await all.metrics() }
    },
  }
}

/** Measures a metric; returns nothing where that fails or takes too long, so that the others are still sent. */
async function readInTime<Found>(read: () => readonly Found[] | Promise<readonly Found[]>): Promise<readonly Found[]> {
  const late = sleep(PATIENCE_MS, [] as const, { ref: false })
  return Promise.race([Promise.try(read), late]).catch(() => [])
}
