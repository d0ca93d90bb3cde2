// One of several processes that answer HTTP behind one port. The first process begins it, and holds the services of which a server has one
// (shared-services.ts).
import type { Config } from '#server/foundation/config.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openChannel } from '#server/foundation/work/process-channel.ts'
import { withinTime } from '#server/foundation/work/time-limit.ts'
import { endWithParent } from '#server/foundation/work/worker-parent.ts'
import { answersOf, openHttpServer } from './http-server.ts'
import type { AppServices } from './services.ts'
import { askShared, type SharedProcedures } from './shared-services.ts'

const CLOSE_MS = 2_500

endWithParent()
// A terminal sends these signals to every process of a server. The first process ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

type Ground = { config: Config; name: string; databaseUrl: string; secret: string }
let server: Awaited<ReturnType<typeof openHttpServer>> | undefined
let appServices: AppServices | undefined
let answers: Awaited<ReturnType<typeof answersOf>> | undefined

const procedures = {
  async listen(config: Config) {
    server = await openHttpServer(config)
    return server.port
  },
  async load() {
    await Promise.all([import('./services.ts'), import('./http.ts')])
  },
  async prepare({ config, name, databaseUrl, secret }: Ground) {
    const { openAppServices } = await import('./services.ts')
    const log = openLog(config.logLevel, process.stdout, name)
    appServices = await openAppServices({ config, databaseUrl, secret, log, name, first: askShared(first) })
    answers = await answersOf(appServices)
  },
  /** Where `listen` did not open the port, it opens only here, because other processes could have answered its requests. */
  async answer(config: Config) {
    server ??= await openHttpServer(config)
    server.answer(answers!)
  },
  metrics: () => appServices?.metrics?.values(),
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
