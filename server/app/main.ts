import { parseArgs } from 'node:util'
import { holdReadings } from '#server/closest/reader-queries.ts'
import {
  type Config,
  ConfigError,
  hasRelay,
  missingLegalFields,
  readConfig,
  unsharedIn,
} from '#server/foundation/config.ts'
import { connectionsOf } from '#server/foundation/db/connection-counts.ts'
import { isUnavailable } from '#server/foundation/db/unavailable.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { FIRST_PROCESS } from './shared-services.ts'
import { type Running, startServer } from './start.ts'

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const aborted = new AbortController()
let starting: Promise<Running> | undefined
let stopping: Promise<void> | undefined

// Registered before anything starts, because a signal at any moment must not leave a PostgreSQL running.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

function stop(code: number): Promise<void> {
  aborted.abort()
  stopping ??= (async () => {
    setTimeout(() => process.exit(1), 9_500).unref() // keeps the promised 10 s, whatever hangs
    const running = await starting?.catch(() => undefined) // a failed start has already stopped its parts
    await running?.stop()
    process.exit(code)
  })()
  return stopping
}

try {
  const config = readConfig(values.demo ? { DATA_DIR: './data-demo', ...process.env } : process.env)
  const log = openLog(config.logLevel, process.stdout, config.workers > 1 ? FIRST_PROCESS : undefined)
  starting = startServer({ config, log, signal: aborted.signal, onStep: (step) => console.log(`> ${step}`) })
  const running = await starting
  void running.failed.then((sentence) => {
    console.error(sentence)
    return stop(1)
  })
  tellState(config, running)
  void holdReadings(running.appServices.services).then(
    (stories) => log.info({ stories }, 'stories are in memory'),
    (error: unknown) => aborted.signal.aborted || log.error({ err: error }, 'stories not read into memory'),
  )
  if (values.demo) {
    console.log('> telling the stories of the demo: about a minute when it is new')
    const { seedDemo } = await import('#server/demo/seed.ts')
    for (const line of await seedDemo(running.appServices.services)) console.log(line)
  } else tellNextSteps(config)
} catch (error) {
  if (!aborted.signal.aborted) {
    console.error(sayable(error))
    await stop(1)
  }
}

function sayable(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  return isUnavailable(error) ? 'PostgreSQL went away while the server was starting.' : error
}

function tellState(config: Config, { cluster }: Running) {
  console.log(`\nVécu    ${config.baseUrl}`)
  if (cluster?.isElsewhere) console.log(`Data    ${config.dataDir}, its database in ${cluster.home}`)
  else console.log(`Data    ${config.dataDir}${cluster ? '' : ', database by DATABASE_URL'}`)
  console.log(
    `Mail    ${config.smtpUrl ? 'sent by SMTP_URL' : `written to ${config.dataDir}/outbox (set SMTP_URL to send it)`}`,
  )
  if (config.workers > 1) console.log(`Workers ${config.workers} processes answer, beside this one`)
  if (config.workers > 1 && config.databaseUrl !== undefined)
    console.log(
      `        they hold up to ${connectionsOf(config)} connections to PostgreSQL: its max_connections must be more`,
    )
  if (config.metrics)
    console.log(`Figures http://${config.metrics.host}:${config.metrics.port}/metrics, for Prometheus`)
  if (config.homeStats !== 'live')
    console.log(
      'Home    HOME_STATS shows the owner’s figures on the home page: set your own, or "live", before going public',
    )
  if (!hasRelay(config))
    console.log(
      'Calls   ICE_SERVERS names no TURN: before each call both are asked whether the other may see their IP address. Set one before going public',
    )
  const unshared = unsharedIn(config)
  if (config.databaseUrl !== undefined && unshared.length > 0)
    console.log(`Servers with others on this database, each needs the same ${unshared.join(', ')}`)
  const missing = missingLegalFields(config)
  if (missing.length > 0) console.log('Legal   the legal pages show these as missing. Set them before going public:')
  for (const variable of missing) console.log(`        ${variable}`)
}

function tellNextSteps({ baseUrl }: Config) {
  console.log(`
Next
  1. Open ${baseUrl} and create your account.
  2. Make it an admin: npm run vecu -- grant <email> admin
  3. Turn on two-step verification in ${baseUrl}/settings/security, then open ${baseUrl}/admin/launch: it lists what is left to set up.`)
}
