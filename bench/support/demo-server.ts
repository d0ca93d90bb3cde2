import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type DemoServer = {
  url: string
  /** Members of the demo community, and the password of all. */
  email: string
  password: string
  remove(): Promise<void>
}

/** A run that is killed leaves no server behind. */
const killWithParent = new URL('../../scripts/tasks/kill-with-parent.mjs', import.meta.url).href
const main = join(import.meta.dirname, '../../server/app/main.ts')

/** The real server with the demo community, as `npm run demo` starts it, on a folder and a port of its own. */
export async function startDemoServer(signal: AbortSignal): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-bench-web-'))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    BASE_URL: '',
    SMTP_URL: '',
    WORKERS: '1',
  }
  const server = spawn(process.execPath, ['--import', killWithParent, main, '--demo'], {
    env: { ...env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((settle) => server.once('exit', () => settle()))
  const remove = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  signal.addEventListener('abort', () => server.kill('SIGTERM'))
  for await (const line of createInterface({ input: server.stdout! })) {
    const [, email, password] = /^Demo\s+sign in as (\S+) .*password (\S+)$/.exec(line) ?? []
    if (email && password) return { url: `http://localhost:${port}`, email, password, remove }
  }
  await remove()
  throw new Error('The demo server ended before it was ready.')
}

const freePort = () =>
  new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
