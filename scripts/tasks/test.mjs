import { readFileSync } from 'node:fs'
import { check } from './check.mjs'
import { weighFeed } from './feed-weight.mjs'
import { nearTests } from './near.mjs'
import { slowness } from './pace.mjs'
import { writeReport } from './reports.mjs'
import { runJourneys } from './run-journeys.mjs'
import { runVitest } from './run-vitest.mjs'
import { timed } from './step.mjs'
import { buildWeb } from './web.mjs'

/** Minutes of a processor that two cores have in ten minutes, less what waits. */
const BUDGET_MINUTES = 17
/** Tests that pass only when they run again alone are listed and fail no run; so many at once have a cause in common. */
const FLAKY_MAX = 12

const DECIDING = ['unit', 'unit-apart', 'server']

export async function test(args) {
  if (args.includes('--near')) return testNear()
  const name = 'test'
  if (args.length > 0)
    return runTests({
      name,
      vitest: [{ projects: [...DECIDING, 'fuzz', 'long'] }],
      journeys: ['core', 'long'],
      filters: args,
    })
  const [isBuilt, failed] = await Promise.all([built(), check()])
  // A check that fails is reported now, and not after all the tests.
  const isSound = isBuilt && failed.length === 0
  return runTests({
    name,
    isBuilt,
    vitest: isSound ? [{ projects: DECIDING, options: ['--tagsFilter=!long'] }] : [],
    journeys: isSound ? ['core'] : [],
    failed,
  })
}

export function testLong(filters) {
  return runTests({
    name: 'test-long',
    vitest: [
      { projects: ['long', 'fuzz'], options: filters.length > 0 ? [] : ['--tagsFilter=!trust'] },
      { projects: DECIDING, options: ['--tagsFilter=long'] },
    ],
    journeys: ['looks', 'long'],
    filters,
    env: { FUZZ_INPUTS: '100', FUZZ_SEED: '1675984943' },
  })
}

/** The statements let a change of a query be read in review. */
export async function writeStatements() {
  const { failures } = await runVitest({
    name: 'statements',
    projects: ['server'],
    filters: ['tests/server/foundation/statements.test.ts'],
    env: { STATEMENTS: 'write' },
  })
  for (const each of failures) console.log(each)
  return failures.length === 0
}

async function testNear() {
  const { server, journeys } = nearTests()
  const [isBuilt, failed] = await Promise.all([built(), check()])
  const vitest = [{ projects: ['unit', 'unit-apart'], options: ['--changed=main', '--passWithNoTests'] }]
  if (server.length > 0) vitest.push({ projects: ['server'], options: ['--tagsFilter=!long'], filters: server })
  return runTests({
    name: 'near',
    isBuilt,
    vitest,
    journeys: journeys.length > 0 ? ['core'] : [],
    filters: journeys,
    failed,
  })
}

const built = () => timed('web build', buildWeb)

/**
 * Runs tests in the built web; tests that fail do not hide the next ones. The last line says how many tests ran: a run that tested nothing fails.
 * @param isBuilt  whether the web is; built here where it is not given
 * @param vitest  runs of Vitest: projects in vitest.config.ts, options, and filters of their own
 * @param journeys  names of projects in playwright.config.ts
 * @param failed  names of what failed before
 */
async function runTests({ isBuilt, name, vitest, journeys, filters = [], failed = [], env = {} }) {
  const slowAtFirst = slowness()
  isBuilt ??= await built()
  if (!isBuilt) failed.push('web build')
  else if (!weighFeed()) failed.push('weight of the feed')
  const results = []
  for (const run of vitest) results.push(await runVitest({ name, filters, env, ...run }))
  if (isBuilt) for (const project of journeys) results.push(await runJourneys({ name, project, filters }))

  const failures = results.flatMap((each) => each.failures)
  const flaky = results.flatMap((each) => each.flaky)
  const passed = results.reduce((sum, each) => sum + each.passed, 0)
  failed.push(...results.filter((each) => each.failures.length > 0).map(({ label }) => label))
  if (passed + failures.length === 0 && failed.length === 0) failed.push('no test ran')
  if (flaky.length > FLAKY_MAX) failed.push(`${flaky.length} tests are flaky`)
  const seconds = results.flatMap((each) => each.seconds)
  writeReport(`${name}-seconds.txt`, seconds)
  writeReport('flaky.txt', flaky)
  for (const each of failures) console.log(each)
  for (const each of flaky) console.log(`FLAKY ${each}`)
  if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
  tellProcessorTime((slowAtFirst + slowness()) / 2)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failed.length === 0
}

/**
 * Minutes of a processor that all programs took which this one started and which have ended.
 * @param slow  how many times as long the processor took for its work as at the known pace: minutes of another hour or machine are compared by it
 */
function tellProcessorTime(slow) {
  let fields
  try {
    fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return
  }
  const ticks = Number(fields[13]) + Number(fields[14]) // cutime and cstime, a hundred a second
  const minutes = ticks / 6000
  console.log(
    `processor: ${minutes.toFixed(1)} min, ${(minutes / slow).toFixed(1)} at the pace of scripts/tasks/pace.mjs; the budget of npm test is ${BUDGET_MINUTES} min`,
  )
}
