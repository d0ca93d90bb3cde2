import type { Config } from '#server/foundation/config.ts'
import { maxConnectionsFor } from '#server/foundation/db/connection-counts.ts'
import { openDataDir } from '#server/foundation/db/data-dir-lock.ts'
import { startEmbedded } from '#server/foundation/db/embedded.ts'
import { demandReachable, unpreparable } from '#server/foundation/db/external.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import { readSecret } from '#server/foundation/keys.ts'
import { demandRedis } from '#server/foundation/net/redis.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { openMetricsServer } from '#server/foundation/observe/metrics-server.ts'
import { runCleanup } from '#server/foundation/work/cleanup-stack.ts'
import { withinTime } from '#server/foundation/work/time-limit.ts'
import { type HttpProcesses, openHttpProcesses } from './http-processes.ts'
import { answersOf, openHttpServer } from './http-server.ts'
import { type AppServices, openAppServices } from './services.ts'
import { FIRST_PROCESS } from './shared-services.ts'

export type Running = {
  appServices: AppServices
  port: number
  metricsPort: number | undefined
  cluster: { home: string; isElsewhere: boolean } | undefined
  failed: Promise<string>
  stop(): Promise<void>
}

type StartServerOptions = {
  config: Config
  log: Log
  now?: () => Date
  signal?: AbortSignal
  works?: boolean
  onStep?: (step: string) => void
}

/** HTTP processes close meanwhile. With the listener's 2 s and PostgreSQL's 3.5 s (embedded-stop.ts), a stop ends well within 10 s. */
const CLOSE_MS = 2_500
const NEVER = new Promise<never>(() => {})

/**
 * Opens the port first, which answers 503 until all is ready.
 * @throws ConfigError with a sentence that names the variable: port in use, database or Redis unreachable, database that cannot be prepared, DATA_DIR not
 * usable
 */
export async function startServer({
  config,
  log,
  now,
  signal,
  works = true,
  onStep = () => {},
}: StartServerOptions): Promise<Running> {
  const done: (() => Promise<void>)[] = []
  const stop = () => runCleanup(done, log)
  try {
    const processes = config.workers > 1 ? await openHttpProcesses(config, log, signal) : undefined
    const alone = processes ? undefined : await openHttpServer(config)
    const http = processes ?? alone!
    done.push(http.close)
    onStep(config.databaseUrl === undefined ? 'starting PostgreSQL' : 'reaching PostgreSQL at DATABASE_URL')
    const { databaseUrl, cluster, failed, close } = await openDatabase(config, signal)
    done.push(close)
    done.push(http.close) // no other process may still use the database when it stops
    if (config.redisUrl !== undefined) await demandRedis(config.redisUrl)
    const secret = readSecret(config)
    onStep('preparing tables')
    await prepared(config, migrateSchema(config.databaseDirectUrl ?? databaseUrl))
    signal?.throwIfAborted()
    onStep('starting the server')
    const name = processes && FIRST_PROCESS
    const appServices = await prepared(
      config,
      openAppServices({ config, databaseUrl, secret, log, name, ...(now && { now }) }),
    )
    done.push(() => withinTime(CLOSE_MS, appServices.close(), (ms) => new Error(`not closed within ${ms} ms`)))
    done.push(http.drain)
    await processes?.serve({ shared: appServices.shared, databaseUrl, secret })
    alone?.answer(await answersOf(appServices))
    const metricsServer = await openMetrics(config, appServices, processes)
    if (metricsServer) done.push(metricsServer.close)
    if (works) await appServices.work()
    signal?.throwIfAborted()
    const ended = Promise.race([failed, processes?.failed ?? NEVER])
    return { appServices, port: http.port, metricsPort: metricsServer?.port, cluster, failed: ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openMetrics(
  config: Config,
  { metrics, services: { log } }: AppServices,
  processes: HttpProcesses | undefined,
) {
  if (!config.metrics || !metrics) return undefined
  return openMetricsServer(config.metrics, { text: async () => metrics.text(await processes?.metricValues()) }, log)
}

async function openDatabase(config: Config, signal?: AbortSignal) {
  const { databaseUrl, databaseDirectUrl, dataDir } = config
  if (databaseUrl === undefined) {
    const settings = [`max_connections=${maxConnectionsFor(config)}`]
    const embedded = await startEmbedded(dataDir, { settings, ...(signal && { signal }) })
    const failed = embedded.ended.then(({ expected }) => (expected ? NEVER : 'PostgreSQL ended unexpectedly.'))
    return { databaseUrl: embedded.url, cluster: embedded, failed, close: embedded.stop }
  }
  openDataDir(dataDir)
  await demandReachable(databaseUrl)
  if (databaseDirectUrl !== undefined) await demandReachable(databaseDirectUrl, 'DATABASE_DIRECT_URL')
  return { databaseUrl, cluster: undefined, failed: NEVER, close: async () => {} }
}

/** An operator can fix an error of an external PostgreSQL; an error of our own PostgreSQL is a defect. */
async function prepared<T>({ databaseUrl }: Config, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw databaseUrl === undefined ? error : (unpreparable(error) ?? error)
  }
}
