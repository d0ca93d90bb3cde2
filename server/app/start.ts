import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/foundation/config.ts'
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
import { openHttp } from './http.ts'
import { openListener } from './listener.ts'
import { type AppServices, openAppServices } from './services.ts'

export type Running = {
  appServices: AppServices
  port: number
  /** The port of the metrics; undefined where they are disabled. */
  metricsPort: number | undefined
  /** The folder of our own PostgreSQL; undefined for an external one (DATABASE_URL). */
  cluster: { home: string; isElsewhere: boolean } | undefined
  /** Settles when PostgreSQL dies while the server runs. */
  failed: Promise<void>
  /** Drains and stops, within 10 s. */
  stop(): Promise<void>
}

type StartServerOptions = {
  config: Config
  log: Log
  now?: () => Date
  signal?: AbortSignal
  /** Whether it does jobs too: servers that share a database may leave them to others. */
  works?: boolean
  /** Called at the beginning of each step, with a sentence for the operator. */
  onStep?: (step: string) => void
}

/** With the listener's 2 s and PostgreSQL's 3.5 s (embedded-stop.ts) well within the 10 s of a stop. */
const CLOSE_MS = 2_500
const WEB_ROOT = join(import.meta.dirname, '../../dist/web')

/**
 * Starts everything: the port first, which answers 503 until all is ready, then PostgreSQL, its schema, the services and their jobs.
 * @throws ConfigError with a sentence that names the variable: port in use, database or Redis unreachable, database that cannot be prepared, DATA_DIR not
 *         usable
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
    const listener = await openListener(config)
    done.push(listener.close)
    onStep(config.databaseUrl === undefined ? 'starting PostgreSQL' : 'reaching PostgreSQL at DATABASE_URL')
    const { databaseUrl, cluster, failed, close } = await openDatabase(config, signal)
    done.push(close)
    if (config.redisUrl !== undefined) await demandRedis(config.redisUrl)
    const secret = readSecret(config)
    onStep('preparing tables')
    await prepared(config, migrateSchema(databaseUrl))
    signal?.throwIfAborted()
    onStep('starting the server')
    const appServices = await prepared(
      config,
      openAppServices({ config, databaseUrl, secret, log, ...(now && { now }) }),
    )
    done.push(() => withinTime(CLOSE_MS, appServices.close(), (ms) => new Error(`not closed within ${ms} ms`)))
    const app = openHttp(appServices, existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : undefined)
    listener.answer(getRequestListener(app.fetch), (request, socket, head) =>
      appServices.services.live.upgrade(request, socket, head),
    )
    done.push(() => {
      appServices.services.live.leave() // or open tabs would hold up the drain
      return listener.drain()
    })
    const metricsServer =
      config.metrics && appServices.metrics
        ? await openMetricsServer(config.metrics, appServices.metrics, log)
        : undefined
    if (metricsServer) done.push(metricsServer.close)
    if (works) await appServices.work()
    signal?.throwIfAborted()
    return { appServices, port: listener.port, metricsPort: metricsServer?.port, cluster, failed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config, signal?: AbortSignal) {
  if (databaseUrl === undefined) {
    const embedded = await startEmbedded(dataDir, signal ? { signal } : {})
    const failed = embedded.ended.then(({ expected }) => (expected ? new Promise<void>(() => {}) : undefined))
    return { databaseUrl: embedded.url, cluster: embedded, failed, close: embedded.stop }
  }
  openDataDir(dataDir)
  await demandReachable(databaseUrl)
  return { databaseUrl, cluster: undefined, failed: new Promise<void>(() => {}), close: async () => {} }
}

/** Turns an error of an external PostgreSQL into a ConfigError that its operator can fix. An error of our own PostgreSQL is a defect. */
async function prepared<T>({ databaseUrl }: Config, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw databaseUrl === undefined ? error : (unpreparable(error) ?? error)
  }
}
