// An HTTP process: one of several that answer behind one port. The first process begins it, and holds what a server has one of (shared-services.ts).
import type { Config } from '#server/foundation/config.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openChannel } from '#server/foundation/work/process-channel.ts'
import { withinTime } from '#server/foundation/work/time-limit.ts'
import { endWithParent } from '#server/foundation/work/worker-parent.ts'
import { type HttpServer, openHttpServer } from './http-server.ts'
import type { AppServices } from './services.ts'
import { askShared, type SharedProcedures } from './shared-services.ts'

/** As long as the first process waits for it. */
const CLOSE_MS = 2_500

endWithParent()
// A terminal sends these signals to every process of a server. The first process ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

type Settings = { config: Config; name: string }
let server: (HttpServer & Settings) | undefined
let appServices: AppServices | undefined

const procedures = {
  /** Opens the port, which is shared with the other processes. */
  async listen(settings: Settings) {
    server = { ...(await openHttpServer(settings.config)), ...settings }
    setImmediate(() => void Promise.all([import('./services.ts'), import('./http.ts')])) // loaded while PostgreSQL starts
    return server.port
  },
  async serve({ databaseUrl, secret }: { databaseUrl: string; secret: string }) {
    const { config, name, serve } = server!
    const { openAppServices } = await import('./services.ts')
    const log = openLog(config.logLevel, process.stdout, name)
    appServices = await openAppServices({ config, databaseUrl, secret, log, name, first: askShared(first) })
    await serve(appServices)
  },
  metrics: () => appServices?.metrics?.values(),
  /** Waits for the requests under way. Then this process ends by itself. */
  async drain() {
    await server?.drain()
    void end()
  },
}
export type HttpProcedures = typeof procedures

const first = openChannel<SharedProcedures>(process, procedures)

async function end() {
  const closed = appServices?.close() ?? Promise.resolve()
  await withinTime(CLOSE_MS, closed, () => new Error('not closed in time')).catch(() => {})
  process.exit(0)
}
