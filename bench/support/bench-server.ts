import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/foundation/db/embedded.ts'

type StatementCounts = { ofRequests: number; all: number }

export type BenchServer = {
  url: string
  databaseUrl: string
  secret: string
  /** Process ids of the server, and of the first process of its PostgreSQL. */
  pids: { server: number; postgres: number }
  /** Resident memory of the server's process, in bytes. */
  memory(): number
  /** How many statements requests have sent, and how many were sent in all, where the server was started with what counts them. */
  statements(): Promise<StatementCounts>
  /** Lets the superuser of this PostgreSQL in, which nobody will miss, and returns where: for a bench that makes roles. */
  letSuperuserIn(): string
  remove(): Promise<void>
}

/** A run that is killed leaves no server behind. */
const killWithParent = new URL('../../scripts/tasks/kill-with-parent.mjs', import.meta.url).href
const main = join(import.meta.dirname, '../../server/app/main.ts')
/** Bounds what hangs: a busy machine compiles and migrates for minutes. */
const STARTS_WITHIN_MS = 240_000

const counter = new URL('./cost/count-statements.mjs', import.meta.url).href

/** The real server on a PostgreSQL of its own that keeps what it acknowledges. */
export async function startBenchServer(
  signal: AbortSignal,
  { isCounted = false, workers = 1 } = {},
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-bench-server-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbedded(dataDir, { signal })
  const port = await freePort()
  const secret = randomBytes(32).toString('hex')
  const server = spawn(
    process.execPath,
    ['--import', killWithParent, ...(isCounted ? ['--import', counter] : []), main],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(dataDir, 'server'),
        DATABASE_URL: postgres.url,
        SECRET: secret,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: 'loopback',
        BASE_URL: '',
        SMTP_URL: '',
        WORKERS: String(workers),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<void>((settle) => server.once('exit', () => settle()))
  // A caller that waits for a long query learns of the end when PostgreSQL stops.
  const end = async () => {
    server.kill('SIGTERM')
    await ended
    await postgres.stop()
  }
  let ending: Promise<void> | undefined
  const stop = () => {
    ending ??= end()
    return ending
  }
  const remove = async () => {
    await stop()
    rmSync(postgres.home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
  signal.addEventListener('abort', () => void stop())
  const url = `http://127.0.0.1:${port}`
  try {
    await healthy(url, performance.now() + STARTS_WITHIN_MS)
  } catch (error) {
    await remove()
    throw error
  }
  const memory = () =>
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  return {
    url,
    databaseUrl: postgres.url,
    secret,
    pids: { server: server.pid!, postgres: postgres.pid },
    memory,
    letSuperuserIn: () => {
      appendFileSync(
        join(postgres.home, 'data/pg_hba.conf'),
        'local all postgres trust\nhost all postgres 127.0.0.1/32 trust\n',
      )
      process.kill(postgres.pid, 'SIGHUP')
      return postgres.url.replace(/\/\/vecu:[^@]*@/, '//postgres@')
    },
    statements: () =>
      new Promise((settle) => {
        server.once('message', (told: StatementCounts) => settle(told))
        server.send('statements')
      }),
    remove,
  }
}

async function healthy(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const isWell = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
    await sleep(200)
  }
  throw new Error('The server did not start in time.')
}

const freePort = (): Promise<number> =>
  new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
