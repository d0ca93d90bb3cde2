import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { freePort, startJourneyServer } from '#tests/support/servers/journey-server.ts'
import { httpProcessesOf, isRunning } from '#tests/support/servers/processes.ts'

// How the processes of a server of two end, and what ends with them. How it starts and stops: start.test.ts; what members notice: faults.test.ts.

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-workers-'))
  chmodSync(folder, 0o755)
  opened.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startTwo(env: Record<string, string> = {}) {
  const folder = newFolder()
  const METRICS_PORT = String(await freePort())
  const server = await startJourneyServer(folder, { WORKERS: '2', LOG_LEVEL: 'fatal', METRICS_PORT, ...env })
  opened.push(server.stop)
  const figuresUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`
  const statuses: number[] = []
  // The figures are told once all processes answer.
  const isStarted = async () => {
    statuses.push(await statusOf(server.url))
    return fetch(figuresUrl).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await expect.poll(isStarted).toBe(true)
  // A server that answered well tells nobody 503 after that.
  expect(new Set(statuses)).toEqual(new Set([200]))
  return {
    ...server,
    folder,
    figuresUrl,
    others: () => httpProcessesOf(server.pid),
  }
}
async function startTwoOnShared(env: Record<string, string> = {}) {
  const database = await freshDatabase()
  opened.push(database.drop)
  return startTwo({ DATABASE_URL: database.url, DATABASE_CONNECTIONS: '4', ...env })
}

const statusOf = (url: string) =>
  fetch(`${url}/api/health`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  )

test('an HTTP process that is killed is begun again, and the other answers meanwhile', async () => {
  const { url, figuresUrl, others } = await startTwoOnShared()
  const before = others()
  process.kill(before[0]!, 'SIGKILL')
  const statuses: number[] = []
  // Each connection goes to the next process: the one that begins again takes none before it can answer.
  const isBegunAgain = async () => {
    statuses.push(...(await Promise.all([1, 2, 3, 4].map(() => statusOf(url)))))
    return others().length === 2 && !others().includes(before[0]!) && answeredBoth()
  }
  const answeredBoth = async () => {
    const told = await (await fetch(figuresUrl)).text()
    return new Set([...told.matchAll(/vecu_requests_total\{.*process="(http-\d)"/g)].map(([, name]) => name)).size === 2
  }
  await expect.poll(isBegunAgain, { interval: 20 }).toBe(true)
  expect(others()).toContain(before[1])
  expect(statuses).not.toContain(503)
})

test('a connection that a process was given and did not take is closed when it is killed', async () => {
  const { url, others } = await startTwoOnShared()
  const [one, other] = others()
  for (const pid of [one!, other!]) process.kill(pid, 'SIGSTOP')
  let closed = 0
  const waiting = [1, 2].map(() => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {}).on('close', () => (closed += 1))
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return once(socket, 'connect')
  })
  await Promise.all(waiting)
  process.kill(one!, 'SIGKILL')
  await expect.poll(() => closed).toBe(1)
  process.kill(other!, 'SIGKILL')
  await expect.poll(() => closed).toBe(2)
  await expect.poll(() => statusOf(url)).toBe(200)
})

test('HTTP processes that end again and again end the server', async () => {
  const { ended, others } = await startTwoOnShared()
  let code: number | null | undefined
  void ended.then((given) => (code = given))
  await expect
    .poll(
      () => {
        for (const pid of others()) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
        return code
      },
      { interval: 20 },
    )
    .toBe(1)
})

test('a process that ends at its start ends the start, with one sentence, and leaves nobody behind', async () => {
  const folder = newFolder()
  const falling = join(folder, 'falling.mjs')
  writeFileSync(falling, `if (process.argv[1].endsWith('http-worker.ts')) process.exit(7)`)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/app/main.ts')], {
    env: {
      ...process.env,
      BASE_URL: '',
      WORKERS: '2',
      DATA_DIR: join(folder, 'data'),
      NODE_OPTIONS: `--import ${falling}`,
      PORT: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data: Buffer) => (said += data))
  expect(await new Promise((settle) => child.once('exit', settle))).toBe(1)
  expect(said.trim()).toBe('The process http-1 ended while it began (7): its own lines say why.')
})

test('when the first process is killed, or PostgreSQL ends, the others end too', { timeout: 400_000 }, async () => {
  const one = await startTwoOnShared()
  const orphans = one.others()
  await one.kill()
  await expect.poll(() => orphans.filter(isRunning)).toEqual([])

  const other = await startTwo()
  const left = other.others()
  const postmaster = Number.parseInt(readFileSync(join(other.folder, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  process.kill(postmaster, 'SIGKILL')
  expect(await other.ended).toBe(1)
  expect(left.filter(isRunning)).toEqual([])
})
