// Every `npm run` goes through here. Node built-ins only, Node 20 and later: it installs, and hands over to the pinned Node.
import { findBrowser } from './tasks/browser.mjs'
import { check } from './tasks/check.mjs'
import { install } from './tasks/install.mjs'
import { program, refuse } from './tasks/place.mjs'
import { makeRoutes } from './tasks/routes.mjs'
import { runNode, serve } from './tasks/serve.mjs'
import { test, testLong, writeStatements } from './tasks/test.mjs'
import { buildWeb } from './tasks/web.mjs'

const [task = '', ...args] = process.argv.slice(2)

const tasks = {
  start: () => serveBuilt([]),
  demo: () => serveBuilt(['--demo']),
  dev: () =>
    serve([
      {
        args: ['scripts/tasks/watch.mjs', 'server/app/main.ts', ...args],
        env: { BASE_URL: devAddress, WORKERS: process.env.WORKERS ?? '1' },
      },
      { args: [program('vite'), '--strictPort', '--port', devPort], env: {} },
    ]),
  build: () => buildWeb(),
  test: async () => (await makeRoutes()) && test(args),
  'test-long': async () => (await makeRoutes()) && testLong(args),
  check: async () => (await makeRoutes()) && (await check()).length === 0,
  fix: () => runNode([program('biome'), 'check', '--write', ...args]),
  migration: async () =>
    (await runNode([program('drizzle-kit'), 'generate', ...args])) && runNode(['scripts/list-columns.ts']),
  statements: async () => (await makeRoutes()) && writeStatements(),
  vecu: () => runNode(['server/app/cli.ts', ...args]),
  bench: () => (args[0] === 'web' ? benchWeb() : bench(args[0] === 'room' ? { CHROMIUM: findBrowser() } : {})),
  faults: () => runNode(['tests/faults/main.ts', ...args]),
  trust: () => runNode(['bench/trust.ts', ...args]),
  pictures: () => takePictures(),
  fuzz: () => runNode(['tests/fuzz/main.ts', ...args]),
  newcomer: () => runNode(['scripts/newcomer.mjs', ...args]),
}
const devPort = process.env.DEV_PORT ?? '5173'
const devAddress = process.env.BASE_URL ?? `http://localhost:${devPort}`

const bench = (env) =>
  !Object.values(env).includes(undefined) && runNode([`bench/${args[0]}.ts`, ...args.slice(1)], { env })

async function benchWeb() {
  const CHROMIUM = findBrowser()
  return CHROMIUM !== undefined && (await buildWeb()) && bench({ CHROMIUM })
}

async function takePictures() {
  const CHROMIUM = findBrowser()
  return (
    CHROMIUM !== undefined && (await buildWeb()) && runNode(['tests/pictures/main.ts', ...args], { env: { CHROMIUM } })
  )
}

async function serveBuilt(flags) {
  console.log('> starting Vécu')
  if (!(await buildWeb())) return false
  serve([{ args: ['server/app/main.ts', ...flags, ...args], env: {} }])
  return undefined
}

const run = tasks[task]
if (!run) refuse(`There is no task "${task}": one of ${Object.keys(tasks).join(', ')}.`)
await install()
const isWell = await run()
if (isWell !== undefined) process.exitCode = isWell ? 0 : 1
