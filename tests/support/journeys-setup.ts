import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loopbackCertificate } from './certificate.ts'

/** A run that is killed leaves no server behind. */
const leash = new URL('../../scripts/house/leash.mjs', import.meta.url).href

/** One real server for all journeys, started as `npm start` starts it, on an empty folder; every browser comes from its own address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-journeys-'))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const push = await foreseePushService(dataDir)
  const server = spawn(process.execPath, ['--import', leash, join(import.meta.dirname, '../../server/app/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'warn',
      BASE_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUSH_HOSTS: `fcm.googleapis.com,${push.origin}`,
      NODE_EXTRA_CA_CERTS: push.trusted,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null)
      await new Promise((settle) => server.once('exit', settle).kill('SIGTERM'))
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(push.trusted, { force: true })
  }
  try {
    await untilHealthy(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.JOURNEYS_URL = `http://localhost:${port}`
  process.env.JOURNEYS_DATA = dataDir
  process.env.JOURNEYS_PUSH = JSON.stringify(push.service)
  return stop
}

/** Where a journey may open a push service that the server sends to and trusts: a browser here has none of its own. */
async function foreseePushService(dataDir: string) {
  const port = await freePort()
  const service = { port, ...loopbackCertificate() }
  const trusted = `${dataDir}.pem`
  writeFileSync(trusted, service.cert)
  return { service, trusted, origin: `https://127.0.0.1:${port}` }
}

async function untilHealthy(server: ChildProcess, port: number) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const status = await fetch(`http://localhost:${port}/api/health`).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error('The server was not ready within 60 s.')
}

const freePort = () =>
  new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
