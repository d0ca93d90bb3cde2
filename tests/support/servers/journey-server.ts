import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A run that is killed leaves no server behind. */
const killWithParent = new URL('../../../scripts/tasks/kill-with-parent.mjs', import.meta.url).href

const START_MS = 180_000

/**
 * A real server, started as `npm start` starts it; every browser comes from its own address.
 * @param args  of its command line, such as `--demo`
 */
export async function startJourneyServer(dataDir: string, env: Record<string, string>, args: readonly string[] = []) {
  const port = Number(env.PORT ?? (await freePort()))
  const server = spawn(
    process.execPath,
    ['--import', killWithParent, join(import.meta.dirname, '../../../server/app/main.ts'), ...args],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        TRUSTED_PROXIES: 'loopback',
        LOG_LEVEL: 'warn',
        BASE_URL: '',
        DATABASE_URL: '',
        SMTP_URL: '',
        NEW_ACCOUNT_DAYS: '0',
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode === null && server.signalCode === null)
      await new Promise((settle) => server.once('exit', settle).kill(signal))
  }
  const stop = () => end('SIGTERM')
  /** As a machine that fails: without a farewell. */
  const kill = () => end('SIGKILL')
  try {
    await untilHealthy(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  /** As one that hangs: it takes what is said and answers nothing. */
  const freeze = () => void server.kill('SIGSTOP')
  const ended = new Promise<number | null>((settle) => server.once('exit', settle))
  return { url: `http://localhost:${port}`, pid: server.pid!, ended, stop, kill, freeze }
}

async function untilHealthy(server: ChildProcess, port: number) {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const status = await fetch(`http://localhost:${port}/api/health`).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error('The server was not ready within three minutes.')
}

export const freePort = () =>
  new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
