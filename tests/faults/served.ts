import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectEmbedded } from '#server/foundation/db/embedded.ts'
import { ownAddress, ownPort } from '#tests/support/servers/own-address.ts'
import { childrenOf, httpProcessesOf } from '#tests/support/servers/processes.ts'
import type { Random } from '../../bench/support/random.ts'

/** Ends the server and its PostgreSQL when this run is killed. */
const killWithParent = new URL('../../scripts/tasks/kill-with-parent.mjs', import.meta.url).href
const main = join(import.meta.dirname, '../../server/app/main.ts')
/** Milliseconds after which an ended server is started again, each time, as a supervisor would. */
const RESTART_MS = 100
const HEALTHY_WITHIN_MS = 180_000
/** The port, at an address of its own. */
const PORT = 3_917

/** The unasked end of a server. */
export type End = { code: number | null; signal: NodeJS.Signals | null; said: string }

export type Served = {
  url: string
  dataDir: string
  /** The address of its own PostgreSQL, which stays the same from start to start. */
  databaseUrl: string
  ends: End[]
  /** Ends the server as a power cut would. */
  kill(): void
  /** Ends one of several processes that answer HTTP. */
  killHttp(random: Random): void
  /** Ends PostgreSQL: its first process, or one of those that serve. Answers which, or undefined where none was to be found. */
  killPostgres(which: 'postmaster' | 'backend', random: Random): number | undefined
  /** Waits until it says that it is well, and answers for how long. */
  healthy(): Promise<number>
  /** Asks it to stop, and removes everything. */
  remove(): Promise<void>
}

type ServeOptions = {
  env?: Record<string, string>
  /** An existing folder; without one, a new folder is made, and removed at the end. */
  dataDir?: string
}

/** Runs the real server as a process of its own with its own PostgreSQL, and starts it again each time it ends, as a supervisor would. */
export async function serve({ env = {}, dataDir: given }: ServeOptions = {}): Promise<Served> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'vecu-faults-'))
  chmodSync(dataDir, 0o755)
  const host = ownAddress()
  const port = await ownPort(PORT)
  const url = `http://${host}:${port}`
  const ends: End[] = []
  let child: ChildProcess
  let ended = Promise.resolve()
  let isLeaving = false

  function start(): void {
    child = spawn(process.execPath, ['--import', killWithParent, main], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        LOG_LEVEL: 'error',
        TRUSTED_PROXIES: 'loopback',
        NEW_ACCOUNT_DAYS: '0',
        DATA_DIR: dataDir,
        HOST: host,
        PORT: String(port),
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr!.on('data', (data: Buffer) => (said = (said + data).slice(-4_000)))
    ended = new Promise((settle) => {
      child.once('exit', async (code, signal) => {
        if (isLeaving) return settle()
        ends.push({ code, signal, said: said.trim() })
        await sleep(RESTART_MS)
        if (!isLeaving) start()
        settle()
      })
    })
  }

  async function healthy(): Promise<number> {
    const began = performance.now()
    for (; performance.now() - began < HEALTHY_WITHIN_MS; await sleep(50)) {
      const isWell = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isWell) return performance.now() - began
    }
    throw new Error(`The server is not well after ${HEALTHY_WITHIN_MS / 1000} s: ${JSON.stringify(ends.at(-1))}`)
  }

  async function remove(): Promise<void> {
    isLeaving = true
    child.kill('SIGTERM')
    await ended
    if (child.exitCode === null && child.signalCode === null) await new Promise((settle) => child.once('exit', settle))
    const home = join(dataDir, 'postgres')
    // As root it may be a link to a folder that PostgreSQL can enter.
    if (existsSync(home) && realpathSync(home) !== join(realpathSync(dataDir), 'postgres'))
      rmSync(realpathSync(home), { recursive: true, force: true })
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }

  start()
  try {
    await healthy()
    const databaseUrl = env.DATABASE_URL ?? (await connectEmbedded(dataDir))!
    return {
      url,
      dataDir,
      databaseUrl,
      ends,
      kill: () => void child.kill('SIGKILL'),
      killHttp(random) {
        const pids = httpProcessesOf(child.pid!)
        killed(pids[Math.floor(random.unit() * pids.length)]!)
      },
      killPostgres(which, random) {
        const pids = postgresOf(dataDir)
        const pid = which === 'postmaster' ? pids[0] : pids[1 + Math.floor(random.unit() * (pids.length - 1))]
        return pid !== undefined && killed(pid) ? pid : undefined
      },
      healthy,
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Returns the pid of the first process of this folder's PostgreSQL, then those of the processes that serve connections. */
function postgresOf(dataDir: string): number[] {
  const file = join(dataDir, 'postgres/data/postmaster.pid')
  const first = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  if (!(first > 0)) return []
  const serving = childrenOf(first).filter(({ command }) => / vecu /.test(command))
  return [first, ...serving.map(({ pid }) => pid)]
}

/** Sends a signal to a process and its children. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = childrenOf(pid).map((child) => child.pid)
  for (const each of [pid, ...children]) killed(each, signal)
}

function killed(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false // it had just ended
  }
}
