import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServer, type ServerLookup } from './apt.ts'
import { freePort } from './journey-server.ts'

const START_MS = 10_000

export type TestRedis = {
  /** For REDIS_URL. */
  url: string
  /** As one that hangs: it takes what is said and answers nothing. */
  freeze: () => void
  /** As a machine that fails: without a farewell. */
  kill: () => Promise<void>
  /** Again, where it was. */
  start: () => Promise<void>
}

/** Whether a Redis is here, or can be installed; else why not. */
export const findRedis = (): ServerLookup =>
  findServer({
    package: 'redis-server',
    isInstalled: () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).error === undefined,
    untested: 'Several servers over Redis are',
  })

/** A Redis of its own on a free port of the loopback, with a password; it keeps nothing. */
export async function openRedisServer(): Promise<TestRedis> {
  const port = await freePort()
  const password = crypto.randomUUID()
  let redis: ChildProcess | undefined

  async function start() {
    const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--requirepass', password]
    redis = spawn('redis-server', words, { stdio: 'ignore', cwd: '/' })
    killWithParent(redis)
    for (const until = Date.now() + START_MS; !(await isOpen(port)); await sleep(20))
      if (redis.exitCode !== null || Date.now() > until) throw new Error('Redis did not start.')
  }
  async function kill() {
    if (redis && redis.exitCode === null && redis.signalCode === null)
      await new Promise((settle) => redis?.once('exit', settle).kill('SIGKILL'))
  }
  try {
    await start()
  } catch (error) {
    await kill()
    throw error
  }
  return { url: `redis://:${password}@127.0.0.1:${port}/1`, freeze: () => void redis?.kill('SIGSTOP'), kill, start }
}

/** Kills it when this process is gone, however that came: whoever reads its pipe then reads its end. A group of its own: Ctrl-C is not for it. */
function killWithParent(child: ChildProcess): void {
  const watcher = spawn('sh', ['-c', `read _; kill -9 ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.once('exit', () => watcher.kill('SIGKILL'))
}

const isOpen = (port: number) =>
  new Promise<boolean>((settle) => {
    const probe = createConnection({ port, host: '127.0.0.1' }, () => {
      probe.destroy()
      settle(true)
    })
    probe.once('error', () => settle(false))
  })
