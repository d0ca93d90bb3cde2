import { join } from 'node:path'
import { v7 } from 'uuid'
import { RELAY_VIEWERS_MAX } from '#contract/conferences/limits.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { openSessions, type Sessions } from '#server/accounts/security/session-service.ts'
import { openAuth } from '#server/accounts/sign-in/auth-service.ts'
import { openPresence } from '#server/chat/presence-service.ts'
import { openReader } from '#server/closest/reader-service.ts'
import { openBroadcasts } from '#server/conferences/broadcast/broadcast-service.ts'
import { openJanus } from '#server/conferences/broadcast/janus-service.ts'
import { openRelay } from '#server/conferences/broadcast/relay-service.ts'
import { overServers } from '#server/conferences/broadcast/shared-relay-service.ts'
import { superviseBroadcasts } from '#server/conferences/commands/broadcast.ts'
import { noteNotSending } from '#server/conferences/commands/stop-broadcast.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import { openDb, openPool } from '#server/foundation/db/database.ts'
import { openReadReplica } from '#server/foundation/db/read-replica.ts'
import { isSuspended } from '#server/foundation/guards.ts'
import { readAuditSigner, readPushKeys } from '#server/foundation/keys.ts'
import { overPostgres, overRedis } from '#server/foundation/live/bus-transports.ts'
import { openLive } from '#server/foundation/live/live.ts'
import { openSocketLimit } from '#server/foundation/live/socket-limit.ts'
import { openMailer, withoutRetryWhenRefused } from '#server/foundation/mail/mailer.ts'
import { originCheck } from '#server/foundation/net/origin.ts'
import { openPush } from '#server/foundation/net/push.ts'
import { openLimits } from '#server/foundation/net/rate.ts'
import { openRedis } from '#server/foundation/net/redis.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { NO_METRICS, type OpenMetrics, openMetrics } from '#server/foundation/observe/metrics.ts'
import { openTracing, type Tracing } from '#server/foundation/observe/tracing.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import { runCleanup } from '#server/foundation/work/cleanup-stack.ts'
import { openJobs } from '#server/foundation/work/jobs.ts'
import { openLeases } from '#server/foundation/work/leases.ts'
import { detach } from '#server/foundation/work/request-context.ts'
import { openWorkerPool } from '#server/foundation/work/worker-pool.ts'
import { WORKER } from '#server/media/conversion/messages.ts'
import { handlersOf } from './handlers.ts'
import { openLateness } from './lateness.ts'
import { addOwnReadings, addReadings, countedLimits, countedMailer, queuesOf } from './metrics.ts'
import { followJobs } from './requests.ts'
import { FIRST_PROCESS, openShared, type SharedOf, type SharedServices } from './shared-services.ts'
import { topicRules } from './topics.ts'

export type AppServices = {
  services: Services
  auth: ReturnType<typeof openAuth>
  sessions: Sessions
  /** Whether this server is overloaded, so that a request that begins now would be answered late. */
  isLate: () => boolean
  metrics: OpenMetrics | undefined
  tracing: Tracing | undefined
  shared: SharedOf
  work(): Promise<void>
  close(): Promise<void>
}

/** Each server checks its own broadcasts. This is no job, because only one server runs a job. */
const SUPERVISE_MS = MINUTE_MS

const WORKERS = { limitMs: MINUTE_MS, idleMs: MINUTE_MS, heapMb: 512 }

const PDF_WORKERS = { limitMs: 20_000, idleMs: MINUTE_MS, heapMb: 256 }
const PDF_WORKER = join(import.meta.dirname, 'pdf-worker.ts')

type AppServicesOptions = {
  config: Config
  databaseUrl: string
  secret: string
  log: Log
  now?: () => Date
  name?: string | undefined
  first?: SharedServices
}

/** If a part fails, those already open are closed again. */
export async function openAppServices(options: AppServicesOptions): Promise<AppServices> {
  const opened: (() => unknown)[] = []
  const close = () => runCleanup(opened, options.log)
  try {
    return { ...(await open(options, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  { config, databaseUrl, secret, log, now = () => new Date(), name, first }: AppServicesOptions,
  opened: (() => unknown)[],
): Promise<Omit<AppServices, 'close'>> {
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const audit = readAuditSigner(config)
  const push = openPush({ ...config, keys: readPushKeys(config) })
  const storage = await openStorage(config, log)
  opened.push(storage.close)
  const workers = openWorkerPool({ entry: WORKER, log, ...WORKERS })
  opened.push(workers.close)
  const pdfWorkers = openWorkerPool({ entry: PDF_WORKER, log, ...PDF_WORKERS })
  opened.push(pdfWorkers.close)
  const ownReader = first ? undefined : openReader(databaseUrl, log)
  if (ownReader) opened.push(ownReader.close)
  const reader = first?.reader ?? ownReader!
  const tracing = config.tracing && (await openTracing(config.tracing, log))
  if (tracing) opened.push(tracing.close)
  // A connection outlasts the request in which it was opened, so its loss is logged outside that request's context.
  const lost = (error: Error) => detach(() => log.warn({ err: error }, 'database connection lost'))
  const pool = openPool(databaseUrl, lost, config.databaseConnections)
  opened.push(() => pool.end())
  const lateness = openLateness(pool)
  opened.push(lateness.close)
  tracing?.watch(pool)
  const db = openDb(pool)
  const replica =
    config.databaseReplicaUrl === undefined
      ? undefined
      : openReadReplica({
          url: config.databaseReplicaUrl,
          connections: config.databaseConnections,
          primary: { pool, db },
          now,
          log,
        })
  if (replica) opened.push(replica.close)
  const openedMetrics = config.metrics && (await openMetrics(name))
  const metrics = openedMetrics ?? NO_METRICS
  const mailer = openedMetrics ? countedMailer(openMailer(config), metrics) : openMailer(config)
  const handlers = followJobs(handlersOf(withoutRetryWhenRefused(mailer, log)), { log, metrics, tracing })
  opened.push(mailer.close)
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, log)
  if (redis) opened.push(redis.close)
  const jobs = await openJobs(directUrl, handlers, log, first?.wake)
  opened.push(jobs.stop)
  const sessions = openSessions({ db, config, now }, () => auth)
  const sockets = openSocketLimit()
  const live = openLive({
    transports: [...(redis ? [overRedis(redis)] : []), overPostgres(directUrl)],
    db,
    log,
    authenticate: async (headers) => {
      const found = await sessions.memberOf(headers)
      // A suspended member gets no live events; they can still read why they are suspended.
      if (!found || isSuspended(found.member)) return undefined
      return { memberId: found.member.id, sessionId: found.member.sessionId }
    },
    lasting: sessions.lasting,
    topics: topicRules(db, now),
    places: first?.places ?? sockets.of(FIRST_PROCESS),
    onSessionsChanged: sessions.drop,
    onWanted: (keys) => leases.hear(keys),
    onPresence: (memberId, isHere) => presence.hear(memberId, isHere),
    originAllowed: originCheck(config.baseUrl),
  })
  opened.push(live.close)
  /** Registers a close function to run after the live sockets are closed, for parts that are told when a socket closes. */
  const afterLive = (closed: () => unknown) => opened.splice(opened.indexOf(live.close), 0, closed)
  const newId = () => v7({ msecs: now().getTime() })
  const ownLimits = openLimits(pool, redis)
  const takenLimits = first && !redis ? { ...ownLimits, takeInMemory: first.takeInMemory(ownLimits) } : ownLimits
  const limits = openedMetrics ? countedLimits(takenLimits, metrics) : takenLimits
  const leases = openLeases({ url: directUrl, ask: live.want })
  afterLive(leases.close)
  const presence = openPresence({ db, live, log })
  afterLive(presence.close)
  const openOwnBroadcasts = () =>
    openBroadcasts(
      config.janus
        ? {
            media: openJanus({ ...config.janus, recordings: config.recordings, log }),
            seats: Number.POSITIVE_INFINITY,
            newId,
          }
        : { media: overServers(openRelay({ ...config.media, log }), leases), seats: RELAY_VIEWERS_MAX, newId },
    )
  const broadcasts = first?.broadcasts ?? openOwnBroadcasts()
  afterLive(broadcasts.close)
  const services: Services = {
    audit,
    broadcasts,
    config,
    db,
    jobs,
    leases,
    live,
    limits,
    log,
    mailer,
    metrics,
    push,
    reader,
    redis,
    replica,
    storage,
    workers,
    pdfWorkers,
    secret,
    now,
    newId,
  }
  broadcasts.onSilent((roomId) =>
    noteNotSending(services, roomId).catch((error: unknown) =>
      log.warn({ err: error }, 'a silent room is not written yet'),
    ),
  )
  const auth = openAuth(services)
  let supervising: NodeJS.Timeout | undefined
  opened.push(() => clearInterval(supervising))
  const supervise = () =>
    void superviseBroadcasts(services).catch((error: unknown) =>
      log.warn({ err: error }, 'broadcasts not tended; soon again'),
    )
  if (openedMetrics) addOwnReadings(openedMetrics, { live, pool, replica })
  if (openedMetrics && !first) addReadings(openedMetrics, queuesOf(handlers), services)
  await live.ready
  return {
    services,
    auth,
    sessions,
    isLate: lateness.isLate,
    metrics: openedMetrics,
    tracing,
    shared: openShared({ reader, broadcasts, jobs, limits: ownLimits, sockets }),
    async work() {
      await superviseBroadcasts(services)
      supervising = setInterval(supervise, SUPERVISE_MS)
      await jobs.work(services, handlers)
    },
  }
}
