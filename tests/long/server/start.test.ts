import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { missingLegalFields, readConfig } from '#server/foundation/config.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { query } from '#tests/support/servers/postgres.ts'
import { httpProcessesOf, isRunning } from '#tests/support/servers/processes.ts'

const started: ChildProcess[] = []
const folders: string[] = []
afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((settle) => child.once('exit', settle).kill('SIGTERM'))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-start-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const freePort = () =>
  new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })

function run(script: string, env: Record<string, string>, args: string[] = []) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/app', script), ...args], {
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (said.out += data))
  child.stderr.on('data', (data: Buffer) => (said.err += data))
  return { child, said, ended: new Promise<number | null>((settle) => child.once('exit', settle)) }
}

const healthy = (port: number) =>
  expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          async (answer) => `${answer.status} ${await answer.text()}`,
          (error: Error) => error.message,
        ),
      { timeout: 60_000, interval: 50 },
    )
    .toMatch(/^200 /)

/** The first process of a server that forks others does nothing of HTTP itself. */
const each = test.for([{ WORKERS: '1' }, { WORKERS: '2' }])

each(
  'a server of $WORKERS starts on an empty folder, answers, refuses a second one beside it, and stops within 10 s',
  {
    timeout: 240_000,
  },
  async ({ WORKERS }) => {
    const [DATA_DIR, port, other] = [join(newFolder(), 'data'), await freePort(), await freePort()]
    const server = run('main.ts', { DATA_DIR, WORKERS, PORT: String(port) })
    await Promise.race([once(server.child.stdout!, 'data'), server.ended])
    // The first step is named before it is done.
    expect(server.said.out.split('\n')[0]).toBe('> starting PostgreSQL')
    await healthy(port)
    await expect.poll(() => server.said.out).toContain('npm run vecu -- grant <email> admin')
    expect(server.said.out).toContain(`http://localhost:${port}`)
    expect(server.said.out).toContain(join(DATA_DIR, 'outbox'))
    expect(server.said.out).toContain('ICE_SERVERS names no TURN')
    // Says what it does before it is done, one line for each legal fact that is missing, and the next steps last.
    const lines = server.said.out.split('\n')
    expect(lines[0]).toBe('> starting PostgreSQL')
    expect(lines.map((line) => line.trim())).toEqual(expect.arrayContaining(missingLegalFields(readConfig({}))))
    const steps = ['1. Open', '2. Make it an admin', '3. Turn on two-step verification']
    expect(lines.slice(-4, -1).map((line) => line.trim())).toEqual(steps.map((step) => expect.stringContaining(step)))

    const second = run('main.ts', { DATA_DIR, WORKERS, PORT: String(other) })
    expect(await second.ended).toBe(1)
    expect(second.said.err.trim().split('\n')).toEqual([expect.stringMatching(/Another server.*DATA_DIR/)])

    const command = run('cli.ts', { DATA_DIR }, ['grant', 'personne@exemple.fr', 'admin'])
    expect(await command.ended).toBe(1)
    expect(command.said.err).toContain('No member with a confirmed address')

    const began = Date.now()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(server.said.err).toBe('')
  },
)

describe('a wrong setting is reported in one sentence that names the variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-start-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'a-file')
  const boxed = join(folder, 'boxed')
  const taken = createServer()
  let free: string
  let closed: Awaited<ReturnType<typeof freshDatabase>>
  let open: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    writeFileSync(file, '')
    mkdirSync(boxed)
    writeFileSync(join(boxed, 'outbox'), '')
    free = String(await freePort())
    closed = await freshDatabase({ migrated: false })
    await query(closed.url, `revoke create on database ${databaseName(closed.url)} from vecu`)
    open = await freshDatabase()
  })
  afterAll(async () => {
    taken.close()
    await Promise.all([closed.drop(), open.drop()])
    rmSync(folder, { recursive: true, force: true })
  })
  const takenPort = () => String((taken.address() as AddressInfo).port)

  test.each<[setting: string, env: () => Record<string, string>, sentence: RegExp]>([
    ['a port in use', () => ({ PORT: takenPort() }), /^PORT \d+ is in use/],
    ['a port in use, of two processes', () => ({ PORT: takenPort(), WORKERS: '2' }), /^PORT \d+ is in use/],
    ['a number of processes in words', () => ({ WORKERS: 'all' }), /^WORKERS must be a whole number from 1 to 8/],
    ['a port in words', () => ({ PORT: 'beaucoup' }), /^PORT must be/],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://vecu:secret@127.0.0.1:1/vecu' }),
      /^DATABASE_URL cannot be reached/,
    ],
    [
      'an address of a database that is none',
      () => ({ DATABASE_URL: 'postgres://vecu:secret%zz@127.0.0.1/vecu' }),
      /^DATABASE_URL cannot be reached/,
    ],
    [
      'a database without the right to create',
      () => ({ DATABASE_URL: closed.url }),
      /^DATABASE_URL leads to a database that cannot be prepared \(permission/,
    ],
    [
      'a Redis that is not there',
      () => ({ DATABASE_URL: open.url, REDIS_URL: 'redis://vecu:secret@127.0.0.1:1' }),
      /^REDIS_URL cannot be reached \(ECONNREFUSED/,
    ],
    ['a file in place of the outbox', () => ({ DATABASE_URL: open.url, DATA_DIR: boxed }), /^DATA_DIR .* outbox/],
    [
      'data within a file, with a database elsewhere',
      () => ({ DATABASE_URL: open.url, DATA_DIR: join(file, 'data'), SECRET: 'x'.repeat(32) }),
      /^DATA_DIR/,
    ],
    ['data within a file', () => ({ DATA_DIR: join(file, 'data') }), /DATA_DIR/],
    ['a proxy in words', () => ({ TRUSTED_PROXIES: 'everyone' }), /^TRUSTED_PROXIES must be/],
    ['figures in words', () => ({ HOME_STATS: 'many' }), /^HOME_STATS must be/],
    ['a name for an address', () => ({ MEDIA_ADDRESS: 'vecu.example' }), /^MEDIA_ADDRESS must be an IPv4 address/],
    ['a range of ports', () => ({ MEDIA_PORTS: '21000-21010' }), /^MEDIA_PORTS must be two UDP ports/],
  ])('%s', { timeout: 90_000 }, async (setting, env, sentence) => {
    const DATA_DIR = join(folder, createHash('sha1').update(setting).digest('hex'))
    const { ended, said } = run('main.ts', { DATA_DIR, PORT: free, ...env() })
    expect(await ended).toBe(1)
    expect(said.err.trim()).toMatch(sentence)
    expect(said.err.trim().split('\n')).toHaveLength(1)
    expect(said.err).not.toContain('secret')
  })
})

each(
  'a server of $WORKERS asked to stop at any moment of its start leaves no PostgreSQL behind',
  {
    timeout: 240_000,
  },
  async ({ WORKERS }) => {
    const DATA_DIR = join(newFolder(), 'data')
    const pidFile = join(DATA_DIR, 'postgres/data/postmaster.pid')
    const { child, ended } = run('main.ts', { DATA_DIR, WORKERS, PORT: String(await freePort()) })
    // The file is there a moment before what it says.
    const pidIn = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN)
    await expect.poll(pidIn, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
    const pids = [pidIn(), ...httpProcessesOf(child.pid!)]
    expect(pids).toHaveLength(WORKERS === '1' ? 1 : 3)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)

each(
  'a server of $WORKERS with a request that never ends still stops within 10 s and takes PostgreSQL with it',
  {
    timeout: 240_000,
  },
  async ({ WORKERS }) => {
    const [DATA_DIR, port] = [join(newFolder(), 'data'), await freePort()]
    const server = run('main.ts', { DATA_DIR, WORKERS, PORT: String(port) })
    await healthy(port)
    const pid = Number.parseInt(readFileSync(join(DATA_DIR, 'postgres/data/postmaster.pid'), 'utf8'), 10)
    const hanging = connect(port, '127.0.0.1')
    hanging.write(
      'POST /api/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await once(hanging, 'connect')
    const cut = once(hanging, 'close')
    const began = Date.now()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    await cut
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(server.said.err).toBe('')
  },
)

const isFree = (port: number) =>
  new Promise<boolean>((settle) => {
    const probe = createServer().once('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })

const databaseName = (url: string) => new URL(url).pathname.slice(1)

each(
  'a server of $WORKERS that is killed leaves a PostgreSQL that the next one ends, and nothing is lost',
  {
    timeout: 240_000,
  },
  async ({ WORKERS }) => {
    const DATA_DIR = join(newFolder(), 'data')
    mkdirSync(DATA_DIR, { mode: 0o755 })
    const port = await freePort()
    const first = run('main.ts', { DATA_DIR, WORKERS, PORT: String(port) })
    await healthy(port)
    const signUpAs = (username: string, email: string) =>
      fetch(
        `http://127.0.0.1:${port}/api/accounts`,
        jsonPost({
          username,
          email,
          password: 'orage-violet-73',
          consents: { age: true, terms: true, healthData: true },
        }),
      )
    const signUp = await signUpAs('Tenace', 'tenace@exemple.fr')
    expect(signUp.status).toBe(202)
    const others = httpProcessesOf(first.child.pid!)
    first.child.kill('SIGKILL')
    await first.ended
    // They notice that the first process is gone, and the port is free as soon as its last thread has ended.
    await expect.poll(() => others.filter(isRunning)).toEqual([])
    await expect.poll(() => isFree(port)).toBe(true)
    const second = run('main.ts', { DATA_DIR, WORKERS, PORT: String(port) })
    await healthy(port)
    const again = await signUpAs('TENACE', 'autre@exemple.fr')
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'USERNAME_TAKEN'])
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  },
)
