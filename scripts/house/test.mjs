import { readFileSync } from 'node:fs'
import { check } from './check.mjs'
import { writeReport } from './reports.mjs'
import { runJourneys } from './run-journeys.mjs'
import { runVitest } from './run-vitest.mjs'
import { step, timed } from './step.mjs'
import { buildWeb } from './web.mjs'

/** Minutes of a processor that two cores have in ten minutes, less what waits. */
const BUDGET_MINUTES = 17
/** Tests that pass only when they run again alone are listed and fail no run; so many at once have a cause in common. */
const FLAKY_MAX = 12

/** Everything that one change can break, in order. With `filters`, only the tests whose files they name. */
export async function test(filters) {
  const failed = []
  const checked = async () => {
    failed.push(...(await check()))
    if (!(await step('personal data', ['scripts/check-erasure.ts']))) failed.push('personal data')
  }
  const [isBuilt] = await Promise.all([built(), filters.length ? undefined : checked()])
  return runTests({
    isBuilt,
    name: 'test',
    vitest: ['unit', 'server', 'exchanging', 'fuzz'],
    journeys: 'journeys',
    filters,
    failed,
  })
}

/** What is long by nature: faults, more of the fuzz, starts and stops, the whole demo, backups, servers beside each other, media servers, Lighthouse. */
export async function testLong(filters) {
  const env = { FUZZ_INPUTS: '100', FUZZ_SEED: '1675984943' }
  const isBuilt = await built()
  return runTests({ isBuilt, name: 'test-long', vitest: ['long', 'fuzz'], journeys: 'long', filters, failed: [], env })
}

const built = () => timed('web build', buildWeb)

/**
 * Runs tests in the built web; a step that fails does not hide the next ones. The last line says how many tests ran: a run that tested nothing fails.
 * @param isBuilt  whether the web is
 * @param vitest  names of the projects in vitest.config.ts
 * @param journeys  name of the project in playwright.config.ts
 * @param failed  names of what failed before
 */
async function runTests({ isBuilt, name, vitest, journeys, filters, failed, env = {} }) {
  if (!isBuilt) failed.push('web build')
  const results = [await runVitest({ name, projects: vitest, filters, env })]
  if (isBuilt) results.push(await runJourneys({ name, project: journeys, filters }))

  const failures = results.flatMap((each) => each.failures)
  const flaky = results.flatMap((each) => each.flaky)
  const passed = results.reduce((sum, each) => sum + each.passed, 0)
  failed.push(...results.filter((each) => each.failures.length > 0).map(({ label }) => label))
  if (passed + failures.length === 0) failed.push('no test ran')
  if (flaky.length > FLAKY_MAX) failed.push(`${flaky.length} tests are flaky`)
  writeReport(
    `${name}-seconds.txt`,
    results.flatMap(({ seconds }) => seconds),
  )
  writeReport('flaky.txt', flaky)
  for (const each of failures) console.log(each)
  for (const each of flaky) console.log(`FLAKY ${each}`)
  if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
  tellProcessorTime()
  console.log(`${passed} passed, ${failures.length} failed`)
  return failed.length === 0
}

/** Minutes of a processor that all programs took which this one started and which have ended: the same whatever else the machine does. */
function tellProcessorTime() {
  let fields
  try {
    fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return // Only Linux tells it there.
  }
  const ticks = Number(fields[13]) + Number(fields[14]) // cutime and cstime, a hundred a second
  console.log(`processor: ${(ticks / 6000).toFixed(1)} min; the budget of npm test is ${BUDGET_MINUTES} min`)
}
