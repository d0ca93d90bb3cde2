// Tests what a newcomer meets: the committed state, cloned into an empty folder under a home that nobody else may enter, with nothing set but PATH and HOME;
// `npm start` until it answers, its stop, and `npm test`. Everything is removed at the end.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, systemPath } from './tasks/place.mjs'

const limits = { start: 6 * 60_000, stop: 10_000, test: 30 * 60_000 }

const home = mkdtempSync(join(tmpdir(), 'vecu-newcomer-'))
const checkout = join(home, 'vecu')
const running = new Set()

/** npm has its own process group, so that nothing of it can stay behind. */
function npm(args, more = {}) {
  const env = { PATH: systemPath(), HOME: home, CI: 'true', ...more }
  const child = spawn('npm', args, { cwd: checkout, stdio: 'inherit', detached: true, env })
  running.add(child)
  const ended = new Promise((settle) => child.once('close', (code, signal) => settle(code ?? signal)))
  void ended.then(() => running.delete(child))
  return { child, ended }
}

async function timed(name, work) {
  const began = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

async function within(ms, what, condition) {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(100)) if (await condition()) return
  throw new Error(`${what}: not within ${ms / 1000} s`)
}

function freePort() {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => settle(port))
    })
  })
}

async function answers(port) {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}

async function isClosed(port) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    ({ cause }) => cause?.code === 'ECONNREFUSED',
  )
}

async function startAndStop(name) {
  const port = await freePort()
  const { child, ended } = npm(['start'], { PORT: String(port) })
  let code
  void ended.then((is) => {
    code = is
  })
  await timed(`${name}, to the first answer`, () =>
    within(limits.start, 'npm start', async () => {
      if (code !== undefined) throw new Error(`npm start ended with ${code}`)
      return answers(port)
    }),
  )
  child.kill('SIGTERM')
  await timed('stop', () => within(limits.stop, 'stop', async () => code !== undefined && (await isClosed(port))))
}

async function runTests() {
  const { ended } = npm(['test'])
  const code = await Promise.race([ended, sleep(limits.test, 'no end within 30 minutes', { ref: false })])
  if (code !== 0) throw new Error(`npm test: ${code}`)
}

function cleanUp() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // it has just ended
    }
  }
  for (const data of ['data', 'data-demo']) {
    const database = join(checkout, data, 'postgres')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    cleanUp()
    process.exit(1)
  })

try {
  execFileSync('git', ['clone', '--quiet', '--no-local', root, checkout], { stdio: 'inherit' })
  await startAndStop('cold npm start')
  await startAndStop('warm npm start')
  await timed('npm test', runTests)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  cleanUp()
}
