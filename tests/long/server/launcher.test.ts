import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { connectEmbedded, startEmbedded } from '#server/foundation/db/embedded.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const canPlayNobody = isRoot && spawnSync(process.execPath, ['--version'], nobody).status === 0 // not under a closed home

type LauncherReport = { pid: number; home: string; isElsewhere: boolean; refusal?: string }
type Launched = { child: ChildProcess; said: Promise<LauncherReport>; exit: Promise<unknown[]> }

const folders: string[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for (const folder of folders.splice(0)) {
    const home = join(folder, 'data/postgres')
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true })
    rmSync(folder, { recursive: true })
  }
})

/** A new DATA_DIR, in a folder that is its parent's alone: as root, the user of PostgreSQL cannot enter it. */
function newDataDir({ mode = 0o755 } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-launch-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return join(folder, 'data')
}

function launch(dataDir: string, as: { uid?: number; gid?: number } = {}): Launched {
  const script = new URL('../../support/servers/launched.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, dataDir], { ...as, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const exit = once(child, 'exit')
  const said = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(line))
  return { child, said, exit }
}

function isRunning(pid: number): boolean {
  if (existsSync('/proc/self')) {
    const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State:\tZ'
    return !/^State:\s+Z/m.test(status)
  }
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function answers(url: string): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select current_user as name, current_setting($1) as listens', [
    'listen_addresses',
  ])
  await client.end()
  return rows[0]
}

test('PostgreSQL starts, listens on its private socket only, and is gone after stop', async () => {
  const dataDir = newDataDir()
  const postgres = await startEmbedded(dataDir, { settings: ['fsync=off'] })
  expect(await answers(postgres.url)).toEqual({ name: 'vecu', listens: '' })
  expect(statSync(postgres.home).mode & 0o777).toBe(0o700)
  expect(statSync(join(postgres.home, 'password')).mode & 0o777).toBe(0o600)
  expect(postgres.isElsewhere).toBe(false)
  await postgres.stop()
  expect(isRunning(postgres.pid)).toBe(false)
  expect(await postgres.ended).toEqual({ expected: true })
})

test('a second server on the same DATA_DIR is refused, and a command line beside the first reaches its PostgreSQL', async () => {
  const dataDir = newDataDir()
  expect(await connectEmbedded(dataDir)).toBeUndefined()
  const first = launch(dataDir)
  await first.said
  expect((await launch(dataDir).said).refusal).toBe(
    `Another server is already running on DATA_DIR ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
  )
  const url = await connectEmbedded(dataDir)
  expect(await answers(url ?? '')).toMatchObject({ name: 'vecu' })
  first.child.kill('SIGTERM')
  await first.exit
  expect(await connectEmbedded(dataDir)).toBeUndefined()
})

test('a PostgreSQL left by a killed server is stopped and started afresh, keeping what was written', async () => {
  const dataDir = newDataDir()
  const first = launch(dataDir)
  const { pid } = await first.said
  const writer = new pg.Client(await connectEmbedded(dataDir))
  writer.on('error', () => {}) // cut with the orphan
  await writer.connect()
  await writer.query('create table kept as select 1 as one')
  first.child.kill('SIGKILL')
  await first.exit
  expect(isRunning(pid)).toBe(true)

  const second = await startEmbedded(dataDir, { settings: ['fsync=off'] })
  expect(isRunning(pid)).toBe(false)
  expect(second.pid).not.toBe(pid)
  const reader = new pg.Client(second.url)
  await reader.connect()
  expect((await reader.query('select one from kept')).rows).toEqual([{ one: 1 }])
  await reader.end()
  await second.stop()
})

test('a server whose PostgreSQL dies learns it, and the next one starts over the stale pid file', async () => {
  const dataDir = newDataDir()
  const postgres = await startEmbedded(dataDir, { settings: ['fsync=off'] })
  process.kill(postgres.pid, 'SIGKILL')
  expect(await postgres.ended).toEqual({ expected: false })
  await postgres.stop()

  // Its pid may be anybody's by now: this test process's, say, which must be neither believed nor stopped.
  const file = join(postgres.home, 'data/postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
  const again = await startEmbedded(dataDir, { settings: ['fsync=off'] })
  expect(await answers(again.url)).toMatchObject({ name: 'vecu' })
  await again.stop()
})

test('a start given up leaves nothing running', async () => {
  const dataDir = newDataDir()
  const reason = new Error('asked to stop')
  await expect(startEmbedded(dataDir, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  await (await startEmbedded(dataDir)).stop()
})

test('data of another PostgreSQL is refused, not touched', async () => {
  const dataDir = newDataDir()
  const version = join(dataDir, 'postgres/data/PG_VERSION')
  mkdirSync(dirname(version), { recursive: true })
  writeFileSync(version, '17\n')
  await expect(startEmbedded(dataDir)).rejects.toThrow('was written by PostgreSQL 17')
  expect(readFileSync(version, 'utf8')).toBe('17\n')
})

test('a DATA_DIR that cannot be made is refused in one sentence', async () => {
  const dataDir = newDataDir()
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'file'), '')
  const impossible = join(dataDir, 'file/data')
  await expect(startEmbedded(impossible)).rejects.toThrow(
    `DATA_DIR ${impossible} cannot be written by this user: give it to this user, or choose another DATA_DIR.`,
  )
})

test.runIf(canPlayNobody)('a DATA_DIR of another user is refused in one sentence', async () => {
  const dataDir = newDataDir()
  mkdirSync(dataDir, { mode: 0o755 })
  expect((await launch(dataDir, nobody).said).refusal).toBe(
    `DATA_DIR ${dataDir} cannot be written by this user: give it to this user, or choose another DATA_DIR.`,
  )
})

test.runIf(isRoot)(
  'the database of a server under a closed home lives elsewhere, and DATA_DIR links to it',
  async () => {
    const dataDir = newDataDir({ mode: 0o700 })
    const first = await startEmbedded(dataDir, { settings: ['fsync=off'] })
    expect(first.isElsewhere).toBe(true)
    expect(first.home).toMatch(/^\/var\/lib\/vecu\/[0-9a-f]{12}$/)
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true)
    expect(await connectEmbedded(dataDir)).toBe(first.url)
    await first.stop()
    const again = await startEmbedded(dataDir, { settings: ['fsync=off'] })
    expect(again.home).toBe(first.home)
    await again.stop()
  },
)
