import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '#server/foundation/observe/log.ts'
import { openWorkerPool, WorkerFailure, type WorkerPool } from '#server/foundation/work/worker-pool.ts'
import { WORKER } from '#server/media/conversion/messages.ts'

// Processes are begun, which takes a while where much else is done.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const entry = join(import.meta.dirname, '../../support/servers/worker.ts')
let folder: string
let pool: WorkerPool
const open = (given: Partial<Parameters<typeof openWorkerPool>[0]> = {}) => {
  pool = openWorkerPool({ entry, log: openLog('silent'), limitMs: 10_000, idleMs: 60_000, heapMb: 64, ...given })
  return (act: string) => pool.run({ act, mark: join(folder, 'mark') })
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vecu-workshop-'))
})
afterEach(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pidOf = (answer: unknown) => (answer as { pid: number }).pid

test('tasks are done by one other process, which knows no secret of this one', async () => {
  process.env.SECRET = 'orage'
  const run = open()
  const answers = await Promise.all([run('answer'), run('answer'), run('answer')])
  delete process.env.SECRET
  expect(new Set(answers.map(pidOf)).size).toBe(1)
  expect(answers[0]).toEqual({ pid: expect.any(Number) })
  expect(pidOf(answers[0])).not.toBe(process.pid)
})

test('a task that fails is told so, and the next is done', async () => {
  const run = open()
  await expect(run('fail')).rejects.toThrow('it fell')
  expect(pidOf(await run('answer'))).toBeGreaterThan(0)
})

test('a task that takes too long is ended with its process, and the next is done by another', async () => {
  const run = open({ limitMs: 60_000 })
  const first = pidOf(await run('answer'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = expect(run('hang')).rejects.toThrow(WorkerFailure)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await hanging
  expect(isAlive(first)).toBe(false)
  expect(pidOf(await run('answer'))).not.toBe(first)
})

test('a process that dies has its task done by another, once', async () => {
  const run = open()
  expect(await run('die once')).toBe('alive')
  await expect(run('die')).rejects.toThrow(WorkerFailure)
  expect(pidOf(await run('answer'))).toBeGreaterThan(0)
})

test('a process that dies before its code is loaded does not blame the task; its last output is logged', async () => {
  const broken = join(folder, 'broken.mjs')
  const lines: string[] = []
  const run = open({ entry: broken, log: openLog('warn', { write: (line) => lines.push(line) }), idleMs: 20 })
  writeFileSync(broken, `console.error('x'.repeat(9000) + '\\nno libvips'); process.exit(3)`)
  const failure = await run('answer').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(WorkerFailure)
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ code: 3, said: expect.stringMatching(/^x{1000}\nno libvips\n$/) })
})

test('the process that opens files leaves it to its parent when to end, and ends with it', async () => {
  const hand = fork(WORKER, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  try {
    expect((await once(hand, 'message'))[0]).toEqual({ ready: true })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) hand.kill(signal)
    hand.send({ kind: 'symptom-photos', source: join(folder, 'nothing'), folder })
    expect((await once(hand, 'message'))[0]).toEqual({ failure: expect.stringContaining('ENOENT'), code: 'ENOENT' })
    hand.disconnect()
    expect(await once(hand, 'exit')).toEqual([0, null])
  } finally {
    hand.kill('SIGKILL')
  }
})

test('a busy process does not outlive a parent that is killed', async () => {
  const parent = join(folder, 'parent.mjs')
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process'
    fork(${JSON.stringify(entry)}, { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] }).send({ act: 'be busy' })`,
  )
  const killed = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'ignore'] })
  const closed = once(killed, 'close')
  const pid = Number((await once(killed.stdout, 'data'))[0])
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  killed.kill('SIGKILL')
  await closed // both hold its output open
})

test('a process without work is ended', async () => {
  const run = open({ idleMs: 20 })
  const pid = pidOf(await run('answer'))
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(pidOf(await run('answer'))).not.toBe(pid)
})

test('closing ends the process, and tasks under way or waiting are not done', async () => {
  const run = open()
  const pid = pidOf(await run('answer'))
  const waiting = [run('hang'), run('answer')].map((done) => expect(done).rejects.toThrow('closed'))
  await pool.close()
  await Promise.all(waiting)
  expect(isAlive(pid)).toBe(false)
})
